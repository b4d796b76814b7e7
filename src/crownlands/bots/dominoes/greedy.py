"""Greedy players of dominoes: they look no further than the domino they place and the one they claim."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominoes.builder import Builder
from crownlands.bots.dominoes.lands import Lands, centre_of, first_square, second_square
from crownlands.dominoes.grid import BITS, NEIGHBOURS, beside, lowest
from crownlands.dominoes.kingdom import CASTLE, Kingdom, Spots
from crownlands.dominoes.questions import ASK_CLAIM, ASK_PLACE, DISCARD
from crownlands.dominoes.scoring import MIDDLE_KINGDOM
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TOWN, number_of
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import State

UNTIDY: Final = -100_000                         # added to what leaves the centre or makes a hole: the last resort
USELESS: Final = -1_000_000                      # a claim that would find no place
NOTHING: Final = -10_000_000
TOWN_WORTH: Final = 3                            # points of a town square: those of a usual building, less its price


class Greedy(Bot):
    """Places where it scores most, with a liking for a tidy kingdom; claims at random."""

    def __init__(self, seed: int) -> None:
        self.rng: Chance = seeded(seed)
        self.lands: Lands = Lands()
        self.builder: Builder = Builder()
        self.best: i64 = NOTHING
        self.ties: i64 = 0
        self.chosen: i64 = 0

    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominoesState)
        if state.kind == ASK_PLACE:
            return self.place(state) if state.spots.any() else DISCARD
        if state.kind == ASK_CLAIM:
            return self.claim(state)
        return self.builder.answer(state)

    # ---- the best so far; among equals each with the same chance
    def start(self) -> None:
        self.best = NOTHING
        self.ties = 0

    def offer(self, answer: i64, value: i64) -> None:
        if value > self.best:
            self.best = value
            self.ties = 0
        if value == self.best:
            self.ties += 1
            if self.ties == 1 or self.rng.below(self.ties) == 0:
                self.chosen = answer

    # ---- deciding
    def place(self, state: DominoesState) -> i64:
        kingdom = state.kingdom()
        if kingdom.dominoes == 0:
            return self.any_option(state)
        domino = state.line[state.at] >> 4
        centre = centre_of(kingdom)
        self.lands.survey_all(kingdom)
        self.start()
        for direction in range(i64(4)):
            rest = state.spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                first = first_square(direction, spot)
                second = second_square(direction, spot)
                value = self.lands.worth_of(domino, first, second)
                value += self.tidiness(state, kingdom.occupied | BITS[first] | BITS[second], centre)
                self.offer(direction << 6 | spot, value)
        return self.chosen

    def tidiness(self, state: DominoesState, occupied: i64, centre: i64) -> i64:
        """What leaves the square around the castle, or makes a hole of one square there, is the last resort; and a
        kingdom that leaves it is no Middle Kingdom any more. A square beside the castle is not called a hole."""
        if occupied & ~centre:
            return UNTIDY - (MIDDLE_KINGDOM if state.rules.middle_kingdom else 0)
        empty = centre & ~occupied
        return UNTIDY if empty & ~beside(empty) & ~NEIGHBOURS[CASTLE] else i64(0)

    def any_option(self, state: DominoesState) -> i64:
        return state.random_answer(self.rng)

    def claim(self, state: DominoesState) -> i64:
        return self.first_claim(state) if state.round <= 1 else self.any_option(state)

    def first_claim(self, state: DominoesState) -> i64:
        """While the kingdom is hardly begun: the most crowns on one square."""
        self.start()
        for at in range(state.offer_size):
            if state.offer[at] & 15 == 0:
                domino = state.offer[at] >> 4
                self.offer(number_of(domino), max(CROWNS_A[domino], CROWNS_B[domino]))
        return self.chosen


class FullGreedy(Greedy):
    """Tries every placement with every claim, the claimed domino on its best spot, and takes the most points.

    In Kingdomino it is the player of Gedda, Lagerkvist and Butler (2018): where there is no domino to claim, or none
    that would find a place, there is nothing to compare, and it places at random. In the other games it then places as
    the greedy player does."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.after: Lands = Lands()
        self.spots: Spots = Spots()

    def place(self, state: DominoesState) -> i64:
        kingdom = state.kingdom()
        domino = state.line[state.at] >> 4
        if kingdom.dominoes == 0:
            return self.any_option(state)
        if state.unclaimed() == 0:
            return self.place_alone(state)
        lands = self.lands
        after = self.after
        lands.survey_all(kingdom)
        after.survey_all(kingdom)
        a, b = TERRAIN_A[domino], TERRAIN_B[domino]
        trial = kingdom.copy()
        self.start()
        for direction in range(i64(4)):
            rest = state.spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                value = lands.worth_of(domino, first_square(direction, spot), second_square(direction, spot))
                trial.become(kingdom)
                trial.lay(domino, direction, spot)
                after.survey(trial, a)
                after.survey(trial, b)
                for at in range(state.offer_size):
                    if state.offer[at] & 15 == 0:
                        best = self.claim_worth(state, trial, after, state.offer[at] >> 4)
                        self.offer(direction << 6 | spot, value + best)
        return self.chosen if self.best > USELESS // 2 else self.place_alone(state)

    def place_alone(self, state: DominoesState) -> i64:
        """Without a domino to claim."""
        return super().place(state) if state.rules.town else self.any_option(state)

    def claim_worth(self, state: DominoesState, kingdom: Kingdom, lands: Lands, domino: i64) -> i64:
        """The most points that a domino can add, tidily if it can be."""
        spots = self.spots
        kingdom.find_spots(domino, spots)
        centre = centre_of(kingdom)
        best: i64 = USELESS
        for direction in range(i64(4)):
            rest = spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                first = first_square(direction, spot)
                second = second_square(direction, spot)
                value = lands.worth_of(domino, first, second)
                if value > best:
                    value += self.tidiness(state, kingdom.occupied | BITS[first] | BITS[second], centre)
                    if value > best:
                        best = value
        return best + self.towns(state, domino)

    def claim(self, state: DominoesState) -> i64:
        if state.round <= 1:
            return self.first_claim(state)
        kingdom = state.kingdom()
        self.lands.survey_all(kingdom)
        self.start()
        for at in range(state.offer_size):
            if state.offer[at] & 15 == 0:
                domino = state.offer[at] >> 4
                self.offer(number_of(domino), self.claim_worth(state, kingdom, self.lands, domino))
        return self.chosen

    def towns(self, state: DominoesState, domino: i64) -> i64:
        """What the town squares of a domino are worth: room for buildings, while there are rounds left to build."""
        if state.round + 1 >= state.rules.rounds:
            return 0
        return TOWN_WORTH * ((1 if TERRAIN_A[domino] == TOWN else 0) + (1 if TERRAIN_B[domino] == TOWN else 0))
