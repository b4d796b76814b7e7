"""Figures that other people's engines and papers give, beside ours. If ours do not agree, one of our rules is wrong."""
from __future__ import annotations


class Figure:
    """One number, theirs and ours. soft: ours may be better, because it depends on how well a card is played."""

    def __init__(self, match: str, what: str, theirs: float, ours: float, tolerance: float, soft: bool = False) -> None:
        self.match = match
        self.what = what
        self.theirs = theirs
        self.ours = ours
        self.tolerance = tolerance
        self.soft = soft

    @property
    def agrees(self) -> bool:
        if self.soft:
            return self.ours >= self.theirs - self.tolerance
        return abs(self.ours - self.theirs) <= self.tolerance


def percent(count: int, games: int) -> float:
    return 100 * int(count) / games
