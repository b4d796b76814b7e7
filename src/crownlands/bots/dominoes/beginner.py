"""A player with the habits of a beginner: likes crowns and large territories, and sees only what scores now."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.dominoes.greedy import Greedy
from crownlands.bots.dominoes.lands import MOST, first_square, second_square
from crownlands.dominoes.grid import BITS, NEIGHBOURS, lowest
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TOWN, number_of

POINT: Final = 60                                # values are parts of a point
LARGE: Final = 20                                # a square of the territory that grows, liked for itself
CROWN: Final = 150                               # a crown on a domino, wherever it may go
NEW_TOWN: Final = 100                            # a town square: there is a building to choose


class Beginner(Greedy):
    """Gaps, what is left in the bag, who chooses first and what the others want are not looked at. slip: by how many
    points a place or a claim is misjudged, so that near misses are played, never foolish ones."""

    def __init__(self, seed: int, slip: float) -> None:
        super().__init__(seed)
        self.slip: i64 = i64(int(slip * POINT))

    def misjudged(self, value: i64) -> i64:
        return value + self.rng.below(self.slip + 1) + self.rng.below(self.slip + 1)

    def place(self, state: DominoesState) -> i64:
        domino = state.line[state.at] >> 4
        lands = self.lands
        lands.survey_all(state.kingdom())
        self.start()
        for direction in range(i64(4)):
            rest = state.spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                first = first_square(direction, spot)
                second = second_square(direction, spot)
                value = POINT * lands.worth_of(domino, first, second) \
                    + LARGE * (self.joined(TERRAIN_A[domino], first) + self.joined(TERRAIN_B[domino], second))
                self.offer(direction << 6 | spot, self.misjudged(value))
        return self.chosen

    def joined(self, terrain: i64, square: i64) -> i64:
        """The squares of the territories that a new square joins."""
        squares: i64 = 0
        for at in range(terrain * MOST, terrain * MOST + self.lands.counts[terrain]):
            if self.lands.squares[at] & NEIGHBOURS[square]:
                squares += self.lands.worth[at] >> 8
        return squares

    def claim(self, state: DominoesState) -> i64:
        self.lands.survey_all(state.kingdom())
        self.start()
        for at in range(state.offer_size):
            if state.offer[at] & 15 == 0:
                domino = state.offer[at] >> 4
                value = self.liked(TERRAIN_A[domino], CROWNS_A[domino]) \
                    + self.liked(TERRAIN_B[domino], CROWNS_B[domino])
                self.offer(number_of(domino), self.misjudged(value))
        return self.chosen

    def liked(self, terrain: i64, crowns: i64) -> i64:
        """A crown for itself; and what a square would add to the largest territory of its kind, if it came there."""
        lands = self.lands
        size: i64 = 0
        points: i64 = crowns
        for at in range(terrain * MOST, terrain * MOST + lands.counts[terrain]):
            worth = lands.worth[at]
            if worth >> 8 > size:
                size = worth >> 8
                points = size * crowns + (worth & 255) + crowns
        value = POINT * points + CROWN * crowns + LARGE * size
        return value + NEW_TOWN if terrain == TOWN else value
