"""The territories of a kingdom, kept so that the points of one more domino are quickly told."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, NEIGHBOURS, SIDE, area, count, lowest, square_at, union
from crownlands.dominoes.kingdom import Kingdom
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TERRAINS

MOST: Final = 24                                 # territories of one terrain
SQUARES_5: Final[i64] = union([square_at(x, y) for x in range(-2, 3) for y in range(-2, 3)])
SQUARES_7: Final[i64] = union([square_at(x, y) for x in range(-3, 4) for y in range(-3, 4)])
EASTERN: Final[vec[i64]] = vec[i64]([(square & ~7) | ((square + 1) & 7) for square in range(64)])


class Lands:
    """By terrain, MOST places each: the squares of a territory, and squares * 256 + crowns."""

    def __init__(self) -> None:
        self.squares: vec[i64] = vec[i64]([0] * (MOST * 7))
        self.worth: vec[i64] = vec[i64]([0] * (MOST * 7))
        self.counts: vec[i64] = vec[i64]([0] * 7)

    def survey(self, kingdom: Kingdom, terrain: i64) -> None:
        """Find the territories of a terrain."""
        place = terrain * MOST
        rest = kingdom.masks[terrain]
        while rest:
            territory = area(BITS[lowest(rest)], rest)
            rest &= ~territory
            self.squares[place] = territory
            self.worth[place] = count(territory) << 8 | kingdom.crowns_in(territory)
            place += 1
        self.counts[terrain] = place - terrain * MOST

    def survey_all(self, kingdom: Kingdom) -> None:
        for terrain in range(i64(len(TERRAINS))):
            self.survey(kingdom, terrain)

    def points(self) -> i64:
        """Squares times crowns, over all territories."""
        points: i64 = 0
        for terrain in range(i64(len(TERRAINS))):
            for place in range(terrain * MOST, terrain * MOST + self.counts[terrain]):
                points += (self.worth[place] >> 8) * (self.worth[place] & 255)
        return points

    def added(self, terrain: i64, near: i64, squares: i64, crowns: i64) -> i64:
        """The points that so many squares and crowns of a terrain add beside these squares."""
        before: i64 = 0
        for place in range(terrain * MOST, terrain * MOST + self.counts[terrain]):
            if self.squares[place] & near:
                worth = self.worth[place]
                before += (worth >> 8) * (worth & 255)
                squares += worth >> 8
                crowns += worth & 255
        return squares * crowns - before

    def worth_of(self, domino: i64, first: i64, second: i64) -> i64:
        """The points that a domino adds on these two squares."""
        terrain = TERRAIN_A[domino]
        other = TERRAIN_B[domino]
        if terrain == other:
            return self.added(terrain, NEIGHBOURS[first] | NEIGHBOURS[second], 2, CROWNS_A[domino] + CROWNS_B[domino])
        return self.added(terrain, NEIGHBOURS[first], 1, CROWNS_A[domino]) \
            + self.added(other, NEIGHBOURS[second], 1, CROWNS_B[domino])


def first_square(direction: i64, spot: i64) -> i64:
    """Where the first square of a domino lies."""
    if direction < 2:
        return spot
    return EASTERN[spot] if direction == 2 else (spot + SIDE) & 63


def second_square(direction: i64, spot: i64) -> i64:
    if direction >= 2:
        return spot
    return EASTERN[spot] if direction == 0 else (spot + SIDE) & 63


def centre_of(kingdom: Kingdom) -> i64:
    return SQUARES_7 if kingdom.growth.limit == 7 else SQUARES_5

