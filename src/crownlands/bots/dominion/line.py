"""A rule of a strategy in one game, as numbers that the compiled engine follows."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.condition import Operation
from crownlands.bots.dominion.strategy import Rule
from crownlands.dominion.kingdom import Kingdom

NOWHERE: Final = -1                  # a card that is not in this game


class Line:
    """A card by its number in this game, and the program of its condition, which may be empty: for each operation a
    code of condition.py, a number and a card. Whoever makes strategies by the thousand makes these; texts are for
    people."""

    def __init__(self, card: i64, codes: vec[i64], numbers: vec[float], cards: vec[i64]) -> None:
        self.card: i64 = card
        self.codes: vec[i64] = codes
        self.numbers: vec[float] = numbers
        self.cards: vec[i64] = cards
        self.length: i64 = len(codes)


def line_of(card: i64, operations: List[Operation], kingdom: Kingdom) -> Line:
    return Line(card, vec[i64]([i64(code) for code, _number, _card in operations]),
                vec[float]([number for _code, number, _card in operations]),
                vec[i64]([kingdom.numbers.get(name, i64(NOWHERE)) for _code, _number, name in operations]))


def lines_of(rules: List[Rule], kingdom: Kingdom) -> List[Line]:
    """The rules whose cards are in this game."""
    return [line_of(kingdom.numbers[rule.card], rule.operations, kingdom) for rule in rules
            if rule.card in kingdom.numbers]
