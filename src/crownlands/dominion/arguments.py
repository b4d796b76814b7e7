"""What the argument of an effect is, part by part. Cards never ask for more; what a position says is held to it."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import TYPE_NAMES
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.errors import Clause, either, joined

# instead of the most that a part can be
SEAT: Final = -1                                 # a seat of the game
CARD_OR_NONE: Final = -2                         # a card of the game + 1, or 0
CARD_NUMBER: Final = -3                          # a card of the game
NAME: Final = -4                                 # a card of any game, by the number of its name
PROGRAM: Final = -5                              # a part of a card
VOICE: Final = -6                                # what a card says about a moment


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
        if self.most == CARD_NUMBER:
            return kingdom.count - 1
        if self.most == NAME:
            return len(kingdom.by_name) - 1
        if self.most == PROGRAM or self.most == VOICE:
            return 0xFFFF
        return self.most


class Argument:
    """Its parts from the lowest bits up; a card may be limited to some types."""

    def __init__(self, parts: List[Part], types: i64 = 0) -> None:
        self.parts: List[Part] = parts
        self.types: i64 = types

    def fits(self, kingdom: Kingdom, x: i64, asking: bool) -> bool:
        """Whether it can be this number; asking: the effect has its question open."""
        rest = x
        for part in self.parts[::-1]:
            value = rest >> part.shift
            rest -= value << part.shift
            if not 0 <= value <= (0 if part.asking and not asking else part.most_in(kingdom)):
                return False
            if part.most == CARD_NUMBER and self.types and not kingdom.types[value] & self.types:
                return False
        return rest == 0

    def words(self, kingdom: Kingdom) -> object:
        """What it can be, as a fact of an error."""
        if self.types:
            return either([Clause("card-of-type", type=name) for bit, name in TYPE_NAMES if self.types & bit])
        parts: List[object] = [Clause("from-zero-asking" if part.asking else "from-zero", name=part.name,
                                      most=int(part.most_in(kingdom))) for part in self.parts]
        return joined("plus", parts) if parts else "0"


def number(name: str, most: int) -> Argument:
    return Argument([Part(name, most)])


def card_of(types: int) -> Argument:
    return Argument([Part("card", CARD_NUMBER)], types)


def seat_of(name: str) -> Argument:
    return Argument([Part(name, SEAT)])
