"""What the argument of an effect is, part by part. Cards never ask for more; what a position says is held to it."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import TYPE_NAMES, Kingdom

# how descriptions write it
AS_NUMBER: Final = 0
AS_CARD: Final = 1                               # its id
AS_PROGRAM: Final = 2                            # the name of the program, and the choice made first

# instead of the most that a part can be
SEAT: Final = -1                                 # a seat of the game
CARD_OR_NONE: Final = -2                         # a card of the game + 1, or 0


class Part:
    """A number from 0 to `most` in the bits of an argument from `shift` on. What comes about only as the effect asks
    is 0 while it waits for its turn."""

    def __init__(self, name: str, most: i64, shift: i64 = 0, asking: bool = False) -> None:
        self.name: str = name
        self.most: i64 = most
        self.shift: i64 = shift
        self.asking: bool = asking

    def most_in(self, kingdom: Kingdom) -> i64:
        if self.most == SEAT:
            return kingdom.seats - 1
        if self.most == CARD_OR_NONE:
            return kingdom.count
        return self.most


class Argument:
    """Its parts from the lowest bits up, or a card of these types, or a program."""

    def __init__(self, parts: List[Part], form: i64 = AS_NUMBER, types: i64 = 0) -> None:
        self.parts: List[Part] = parts
        self.form: i64 = form
        self.types: i64 = types

    def fits(self, kingdom: Kingdom, x: i64, asking: bool) -> bool:
        """Whether it can be this number; asking: the effect has its question open."""
        if self.form == AS_CARD:
            return self.types == 0 or kingdom.types[x] & self.types != 0
        rest = x
        for part in self.parts[::-1]:
            value = rest >> part.shift
            rest -= value << part.shift
            if not 0 <= value <= (0 if part.asking and not asking else part.most_in(kingdom)):
                return False
        return rest == 0

    def words(self, kingdom: Kingdom) -> str:
        """What it can be."""
        if self.form == AS_CARD:
            return " or ".join([f"a card of type {name}" for bit, name in TYPE_NAMES if self.types & bit])
        return " + ".join([f"{part.name} (0 to {part.most_in(kingdom)}{', 0 while it waits' if part.asking else ''})"
                           f"{f' * {2 ** int(part.shift)}' if part.shift else ''}" for part in self.parts]) or "0"


def number(name: str, most: int) -> Argument:
    return Argument([Part(name, most)])


def card_of(types: int) -> Argument:
    return Argument([], AS_CARD, types)


def seat_of(name: str) -> Argument:
    return Argument([Part(name, SEAT)])
