"""The least that pygame can show, packaged the same way: what the game's size and start are compared with."""

import os

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

if __name__ == "__main__":
    pygame.init()
    pygame.display.set_mode((1280, 720)).fill("white")
    pygame.display.set_caption("Bare window")
    pygame.display.flip()
    while not pygame.event.get(pygame.QUIT):
        pygame.time.wait(16)
