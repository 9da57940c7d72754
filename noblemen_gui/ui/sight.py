"""How a picture looks to eyes without one kind of cone: for checking that nothing is told by colour alone."""

from __future__ import annotations

import pygame

# For each seen channel, its shares of red, green and blue: the matrices of Machado, Oliveira and Fernandes (2009).
SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
}


def seen(surface: pygame.Surface, sight: str) -> pygame.Surface:
    """The picture as those eyes see it. Sums are kept at half their value, since a channel ends at 255."""
    size = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGB")
    half = pygame.Surface(size, depth=24)
    for sign, flag in ((1, pygame.BLEND_RGB_ADD), (-1, pygame.BLEND_RGB_SUB)):
        for source in range(3):
            shares = [max(0.0, sign * row[source]) for row in SIGHTS[sight]]
            half.blit(_weighed(pixels[source::3], size, shares), (0, 0), special_flags=flag)
    half.blit(half.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return half


def _weighed(channel: bytes, size: tuple[int, int], shares: list[float]) -> pygame.Surface:
    """One channel in all three, each multiplied by half its share."""
    pixels = bytearray(3 * len(channel))
    for target in range(3):
        pixels[target::3] = channel
    surface = pygame.image.frombytes(bytes(pixels), size, "RGB")
    surface.fill([round(127.5 * share) for share in shares], special_flags=pygame.BLEND_RGB_MULT)
    return surface
