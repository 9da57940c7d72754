"""Writes Ogg Vorbis files that are the same, byte for byte, whenever the same sound is written."""

import struct
from io import BytesIO
from pathlib import Path

import soundfile

from .waves import RATE, Wave

EFFECT_QUALITY, MUSIC_QUALITY = 0.45, 0.3
BLOCK = 1 << 16  # long blocks overflow the encoder's stack
PAGE_HEADER, SERIAL_AT, CHECKSUM_AT, SEGMENTS_AT = 27, 14, 22, 26
POLYNOMIAL = 0x04C11DB7


def checksum_table() -> list[int]:
    """Return the table of the checksum that Ogg pages carry."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x8000_0000 else 0)
        table.append(value & 0xFFFF_FFFF)
    return table


TABLE = checksum_table()


def checksum(page: bytes | bytearray) -> int:
    """Return the checksum of a page."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFF_FFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def with_serial(data: bytes, serial: int) -> bytes:
    """Give every page the same stream number instead of the random one the encoder chose."""
    done, start = bytearray(data), 0
    while start < len(done):
        segments = done[start + SEGMENTS_AT]
        end = start + PAGE_HEADER + segments + sum(done[start + PAGE_HEADER : start + PAGE_HEADER + segments])
        struct.pack_into("<I", done, start + SERIAL_AT, serial)
        struct.pack_into("<I", done, start + CHECKSUM_AT, 0)
        struct.pack_into("<I", done, start + CHECKSUM_AT, checksum(done[start:end]))
        start = end
    return bytes(done)


def encode(wave: Wave) -> bytes:
    """Encode a wave of one or two channels."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    quality = EFFECT_QUALITY if channels == 1 else MUSIC_QUALITY
    memory = BytesIO()
    options = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
    with soundfile.SoundFile(memory, "w", RATE, channels, **options) as file:
        for start in range(0, len(wave), BLOCK):
            file.write(wave[start : start + BLOCK])
    return with_serial(memory.getvalue(), 1)


def decode(data: bytes | Path) -> Wave:
    """Return the samples of a file or of encoded bytes."""
    wave: Wave
    wave, _ = soundfile.read(BytesIO(data) if isinstance(data, bytes) else data, dtype="float64")
    return wave
