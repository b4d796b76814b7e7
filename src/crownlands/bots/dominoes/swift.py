"""A quick player, for playing games out: places as the greedy player, claims what its territories like."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.bots.dominoes.greedy import Greedy
from crownlands.bots.dominoes.lands import MOST
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TOWN, number_of

TOWN_LIKED = 2                                   # points that a town square is taken for while there is time to build


class Swift(Greedy):
    def claim(self, state: DominoesState) -> i64:
        self.lands.survey_all(state.kingdom())
        self.start()
        for at in range(state.offer_size):
            if state.offer[at] & 15 == 0:
                domino = state.offer[at] >> 4
                liked = self.liked(state, TERRAIN_A[domino], CROWNS_A[domino]) \
                    + self.liked(state, TERRAIN_B[domino], CROWNS_B[domino])
                self.offer(number_of(domino), liked)
        return self.chosen

    def liked(self, state: DominoesState, terrain: i64, crowns: i64) -> i64:
        """The points of a square if it comes to lie beside the territory that gives most, wherever that is; four times,
        so that hopes can be added: a crown of its own is worth something in an empty land too."""
        lands = self.lands
        most: i64 = crowns
        for at in range(terrain * MOST, terrain * MOST + lands.counts[terrain]):
            worth = lands.worth[at]
            points = (worth >> 8) * crowns + (worth & 255) + crowns
            if points > most:
                most = points
        most = 4 * most + 6 * crowns
        if terrain == TOWN and state.round + 1 < state.rules.rounds:
            most += 4 * TOWN_LIKED
        return most
