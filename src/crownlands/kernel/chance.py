"""Chance: a generator of random numbers that is carried on. It is an object and not a number, so that nobody can draw
the same words twice by passing it on.

The generator is xoshiro128++ (Blackman and Vigna), with 128 bits of state in four words of 32; its numbers are the same
compiled and interpreted. Seeds are hashed (BLAKE2b), so that every bit of a seed of any size counts, and what follows
from one seed under different names has nothing to do with each other."""
from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

LOW_32: Final[i64] = 0xFFFFFFFF
SEED_BYTES: Final = 16
ROUNDS: Final = 8


@final
@mypyc_attr(acyclic=True)
class Chance:
    """s0 to s3 are the words of the state, as the paper of the generator calls them. All 0 would stay 0 for ever, but
    of 2**128 states that is one."""

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.s0: i64 = s0
        self.s1: i64 = s1
        self.s2: i64 = s2
        self.s3: i64 = s3

    def word(self) -> i64:
        """The next 32 bits. Zone.take_random has the same sums written out."""
        s0, s1, s2, s3 = self.s0, self.s1, self.s2, self.s3
        total = (s0 + s3) & LOW_32
        word = ((total << 7 | total >> 25) + s0) & LOW_32
        s2 ^= s0
        s3 ^= s1
        self.s0 = s0 ^ s3
        self.s2 = (s2 ^ s1 << 9) & LOW_32
        self.s1 = s1 ^ s2
        self.s3 = (s3 << 11 | s3 >> 21) & LOW_32
        return word

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1. Some are likelier than others, by limit / 2**32 at most: for the sixty cards of
        a deck that is one part in seventy million, which no count of games will ever show."""
        return (self.word() * limit) >> 32

    def branch(self, number: i64) -> Chance:
        """A generator of its own for each number: unrelated ones, and never two alike. This one stays as it is."""
        branch = self.copy()
        branch.turn_to(self, number)
        return branch

    def turn_to(self, key: Chance, number: i64) -> None:
        """Become a branch of another generator: quickly, for one game of many.

        The other's state is the key of a block cipher, the number its text (Chaskey's permutation by Mouha and others,
        with the key added before and after: Even and Mansour)."""
        s0 = key.s0 ^ number & LOW_32
        s1 = key.s1 ^ number >> 32 & LOW_32
        s2 = key.s2
        s3 = key.s3
        for _round in range(ROUNDS):
            s0 = (s0 + s1) & LOW_32
            s1 = (s1 << 5 | s1 >> 27) & LOW_32 ^ s0
            s0 = (s0 << 16 | s0 >> 16) & LOW_32
            s2 = (s2 + s3) & LOW_32
            s3 = (s3 << 8 | s3 >> 24) & LOW_32 ^ s2
            s0 = (s0 + s3) & LOW_32
            s3 = (s3 << 13 | s3 >> 19) & LOW_32 ^ s0
            s2 = (s2 + s1) & LOW_32
            s1 = (s1 << 7 | s1 >> 25) & LOW_32 ^ s2
            s2 = (s2 << 16 | s2 >> 16) & LOW_32
        self.s0 = s0 ^ key.s0
        self.s1 = s1 ^ key.s1
        self.s2 = s2 ^ key.s2
        self.s3 = s3 ^ key.s3

    def copy(self) -> Chance:
        return Chance(self.s0, self.s1, self.s2, self.s3)


def seeded(seed: int) -> Chance:
    """The generator of a seed; every whole number is one."""
    state = hashed(f"{seed:x}")
    return Chance(state & 0xFFFFFFFF, state >> 32 & 0xFFFFFFFF, state >> 64 & 0xFFFFFFFF, state >> 96)


def seed_of(seed: int, name: object) -> int:
    """The seed that follows from another for something that has a chance of its own: a kingdom, a bot, a game."""
    return hashed(f"{seed:x} {name}")


def hashed(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "little")
