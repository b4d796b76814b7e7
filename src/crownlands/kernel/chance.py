"""The random numbers. The whole generator is one number, so that copying and seeding cost nothing.

A multiply-with-carry generator with 62 bits of state; its numbers are the same compiled and interpreted."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACTOR: Final[i64] = 2147483085
LOW_32: Final[i64] = 0xFFFFFFFF


def next_random(rng: i64) -> i64:
    return FACTOR * (rng & LOW_32) + (rng >> 32)


def below(rng: i64, limit: i64) -> i64:
    """The number from 0 to limit - 1 that this state of the generator stands for."""
    return (((rng ^ (rng >> 32)) & LOW_32) * limit) >> 32


def mix(word: i64) -> i64:
    """Scatter 32 bits, so that neighbouring seeds give unrelated games."""
    word ^= word >> 16
    word = (word * 0x45D9F3B) & LOW_32
    word ^= word >> 15
    word = (word * 0x2C1B3C6D) & LOW_32
    return word ^ (word >> 16)


def seeded(seed: int) -> i64:
    """The generator of a seed; every whole number is one."""
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    first = mix(low ^ mix(high ^ 0x3C6EF372))
    second = mix(first ^ 0x1E3779B9) & 0x7FFFFFF
    rng: i64 = (second << 32) + first + 1
    for _turn in range(4):
        rng = next_random(rng)
    return rng


def seed_of(seed: int, number: int) -> int:
    """The seed of game `number` in a series that has a seed of its own."""
    return (seed * 1000003 + number * 2 + 1) & 0x3FFFFFFFFFFFFFFF
