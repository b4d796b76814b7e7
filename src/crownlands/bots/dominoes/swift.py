"""A quick player, for playing games out: it adds up a few sums for a place and for a claim, and takes the most.

The weights of the sums were found by `python bench/tune_swift.py`: see docs/bots.md."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominoes.builder import Builder
from crownlands.bots.dominoes.greedy import Greedy
from crownlands.bots.dominoes.lands import MOST, centre_of, first_square, second_square
from crownlands.dominoes.grid import BITS, NEIGHBOURS, beside, count, edges, lowest
from crownlands.dominoes.kingdom import Kingdom, Spots
from crownlands.dominoes.scoring import MIDDLE_KINGDOM
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TERRAINS, TOWN, number_of

POINT: Final = 16                                # weights are parts of a point
# a place for a domino
JOINED: Final = 0                                # a square of a territory that it joins
HOLE: Final = 1                                  # an empty square alone
OUTSIDE: Final = 2                               # it leaves the middle
TOUCHED: Final = 3                               # a square or an edge beside it
SPOILED: Final = 4                               # a square that another terrain with crowns could use
# a claim
LARGE: Final = 5                                 # a square of the territory that it would join
CROWN: Final = 6                                 # a crown, for each round left
LATE: Final = 7                                  # a place further back in the next line
USELESS: Final = 8                               # it fits nowhere now
NEW_TOWN: Final = 9                              # a town square, while there is time to build

# found by: python bench/tune_swift.py land --rounds 8 --games 3000 --seed 1
OF_LAND: Final[List[int]] = [6, -79, -58, 8, -22, 4, 1, -15, -83, 0]
# found by: python bench/tune_swift.py town --rounds 8 --games 2000 --seed 1
OF_TOWN: Final[List[int]] = [6, -53, -66, 7, -3, 7, 2, -8, -117, 41]
EXPECTED_TAX: Final = 9                          # these in thirds of a point: see builder.py
BURN_WORTH: Final = 6
TOWER: Final = 6
PATIENCE: Final = 7


class Swift(Greedy):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.builder = Builder(EXPECTED_TAX, BURN_WORTH, TOWER, PATIENCE)
        self.fits: Spots = Spots()
        self.of_land: vec[i64] = vec[i64](OF_LAND)
        self.of_town: vec[i64] = vec[i64](OF_TOWN)

    def weigh(self, weights: List[int], town: bool) -> None:
        """Play by other weights."""
        if town:
            self.of_town = vec[i64](weights)
        else:
            self.of_land = vec[i64](weights)

    # ---- placing
    def place(self, state: DominoesState) -> i64:
        kingdom = state.kingdom()
        if kingdom.dominoes == 0:
            return self.any_option(state)
        weights = self.of_town if state.rules.town else self.of_land
        domino = state.line[state.at] >> 4
        a, b = TERRAIN_A[domino], TERRAIN_B[domino]
        crowns_a, crowns_b = CROWNS_A[domino], CROWNS_B[domino]
        self.lands.survey(kingdom, a)
        self.lands.survey(kingdom, b)
        wanted_a = wanted_by_others(kingdom, a)
        wanted_b = wanted_by_others(kingdom, b)
        centre = centre_of(kingdom)
        occupied = kingdom.occupied
        taken = occupied | ~centre
        outside = weights[OUTSIDE] - (POINT * MIDDLE_KINGDOM if state.rules.middle_kingdom else 0)
        if occupied & ~centre:
            outside = 0
        self.start()
        for direction in range(i64(4)):
            rest = state.spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                first = first_square(direction, spot)
                second = second_square(direction, spot)
                both = BITS[first] | BITS[second]
                near = NEIGHBOURS[first] | NEIGHBOURS[second]
                if a == b:
                    value = self.added(weights, a, near, 2, crowns_a + crowns_b)
                else:
                    value = self.added(weights, a, NEIGHBOURS[first], 1, crowns_a) \
                        + self.added(weights, b, NEIGHBOURS[second], 1, crowns_b)
                if both & ~centre:
                    value += outside
                empty = ~(taken | both)
                value += weights[HOLE] * count(empty & ~beside(empty)) + weights[TOUCHED] * count(near & taken)
                if wanted_a & BITS[first]:
                    value += weights[SPOILED]
                if wanted_b & BITS[second]:
                    value += weights[SPOILED]
                self.offer(direction << 6 | spot, value)
        return self.chosen

    def added(self, weights: vec[i64], terrain: i64, near: i64, squares: i64, crowns: i64) -> i64:
        """What so many squares and crowns of a terrain add beside these squares."""
        lands = self.lands
        before: i64 = 0
        joined: i64 = 0
        for at in range(terrain * MOST, terrain * MOST + lands.counts[terrain]):
            if lands.squares[at] & near:
                worth = lands.worth[at]
                before += (worth >> 8) * (worth & 255)
                joined += worth >> 8
                crowns += worth & 255
        return POINT * ((squares + joined) * crowns - before) + weights[JOINED] * joined

    # ---- claiming
    def claim(self, state: DominoesState) -> i64:
        weights = self.of_town if state.rules.town else self.of_land
        kingdom = state.kingdom()
        self.lands.survey_all(kingdom)
        growth = kingdom.growth
        free = ~kingdom.occupied & growth.columns[edges(kingdom.first_column, kingdom.last_column)] \
            & growth.rows[edges(kingdom.first_row, kingdom.last_row)]
        left = state.rules.rounds - state.round
        self.start()
        for at in range(state.offer_size):
            if state.offer[at] & 15 == 0:
                domino = state.offer[at] >> 4
                value = self.liked(weights, TERRAIN_A[domino], CROWNS_A[domino], free, left) \
                    + self.liked(weights, TERRAIN_B[domino], CROWNS_B[domino], free, left)
                kingdom.find_spots(domino, self.fits)
                if not self.fits.any():
                    value += weights[USELESS]
                if left > 1:
                    value += weights[LATE] * at
                self.offer(number_of(domino), value)
        return self.chosen

    def liked(self, weights: vec[i64], terrain: i64, crowns: i64, free: i64, left: i64) -> i64:
        """The points of a square if it comes to lie beside the territory where it gives most, and what it promises."""
        lands = self.lands
        most = POINT * crowns
        for at in range(terrain * MOST, terrain * MOST + lands.counts[terrain]):
            worth = lands.worth[at]
            size = worth >> 8
            value = POINT * (size * crowns + (worth & 255) + crowns) + weights[LARGE] * size
            if value > most and beside(lands.squares[at]) & free:
                most = value
        most += weights[CROWN] * crowns * left
        if terrain == TOWN and left > 1:
            most += weights[NEW_TOWN]
        return most


def wanted_by_others(kingdom: Kingdom, terrain: i64) -> i64:
    """Squares where a terrain with crowns, but not this one, could grow."""
    wanted: i64 = 0
    crowns = kingdom.one_crown | kingdom.two_crowns
    for other in range(i64(len(TERRAINS))):
        if other != terrain and kingdom.masks[other] & crowns:
            wanted |= beside(kingdom.masks[other])
    return wanted
