"""Greedy players of dominoes: they look no further than the domino they place and the one they claim."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominoes.builder import Builder
from crownlands.bots.dominoes.lands import Lands, centre_of, first_square, is_tidy, second_square
from crownlands.dominoes.grid import BITS, lowest
from crownlands.dominoes.kingdom import Kingdom, Spots
from crownlands.dominoes.questions import ASK_CLAIM, ASK_PLACE, DISCARD
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, number_of
from crownlands.kernel.chance import below, next_random, seeded
from crownlands.kernel.state import State

UNTIDY: Final = -100_000                         # added to what leaves the centre or makes a hole: the last resort
NOTHING: Final = -1_000_000


class Greedy(Bot):
    """Places where it scores most, with a liking for a tidy kingdom; claims at random."""

    def __init__(self, seed: int) -> None:
        self.rng: i64 = seeded(seed)
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

    def chance(self, limit: i64) -> i64:
        self.rng = next_random(self.rng)
        return below(self.rng, limit)

    # ---- the best so far; among equals each with the same chance
    def start(self) -> None:
        self.best = NOTHING
        self.ties = 0

    def offer(self, answer: i64, value: i64, ways: i64) -> None:
        """One more answer, which reaches its value in so many ways."""
        if value > self.best:
            self.best = value
            self.ties = 0
        if value == self.best:
            self.ties += ways
            if self.ties == ways or self.chance(self.ties) < ways:
                self.chosen = answer

    # ---- deciding
    def place(self, state: DominoesState) -> i64:
        kingdom = state.kingdom()
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
                value = self.lands.gain_of(domino, first, second)
                if not is_tidy(kingdom.occupied | BITS[first] | BITS[second], centre):
                    value += UNTIDY
                self.offer(direction << 6 | spot, value, 1)
        return self.chosen

    def claim(self, state: DominoesState) -> i64:
        self.rng = next_random(self.rng)
        return state.random_answer(self.rng)


class FullGreedy(Greedy):
    """Tries every placement with every claim, the claimed domino on its best spot, and takes the most points."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.after: Lands = Lands()
        self.spots: Spots = Spots()
        self.ways: i64 = 0

    def place(self, state: DominoesState) -> i64:
        kingdom = state.kingdom()
        domino = state.line[state.at] >> 4
        if state.unclaimed() == 0:
            return super().place(state)
        lands = self.lands
        after = self.after
        lands.survey_all(kingdom)
        after.survey_all(kingdom)
        a, b = TERRAIN_A[domino], TERRAIN_B[domino]
        centre = centre_of(kingdom)
        trial = kingdom.copy()
        self.start()
        for direction in range(i64(4)):
            rest = state.spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                value = lands.gain_of(domino, first_square(direction, spot), second_square(direction, spot))
                trial.become(kingdom)
                trial.lay(domino, direction, spot)
                if not is_tidy(trial.occupied, centre):
                    value += UNTIDY
                after.survey(trial, a)
                after.survey(trial, b)
                for at in range(state.offer_size):
                    if state.offer[at] & 15 == 0:
                        best = self.best_spot(trial, after, state.offer[at] >> 4, centre)
                        self.offer(direction << 6 | spot, value + best, self.ways)
        return self.chosen

    def best_spot(self, kingdom: Kingdom, lands: Lands, domino: i64, centre: i64) -> i64:
        """The most points that a domino can add; in how many ways is left in `ways`. Nothing, if it finds no place."""
        spots = self.spots
        kingdom.find_spots(domino, spots)
        best: i64 = NOTHING
        ways: i64 = 0
        for direction in range(i64(4)):
            rest = spots.toward(direction)
            while rest:
                spot = lowest(rest)
                bit = BITS[spot]
                rest &= ~bit
                first = first_square(direction, spot)
                second = second_square(direction, spot)
                value = lands.gain_of(domino, first, second)
                if value >= best and not is_tidy(kingdom.occupied | BITS[first] | BITS[second], centre):
                    value += UNTIDY
                if value > best:
                    best = value
                    ways = 1
                elif value == best:
                    ways += 1
        self.ways = ways if ways else i64(1)
        return best if ways else i64(0)

    def claim(self, state: DominoesState) -> i64:
        self.start()
        if state.round == 0:
            for at in range(state.offer_size):
                if state.offer[at] & 15 == 0:
                    domino = state.offer[at] >> 4
                    self.offer(number_of(domino), max(CROWNS_A[domino], CROWNS_B[domino]), 1)
            return self.chosen
        kingdom = state.kingdom()
        centre = centre_of(kingdom)
        self.lands.survey_all(kingdom)
        for at in range(state.offer_size):
            if state.offer[at] & 15 == 0:
                domino = state.offer[at] >> 4
                best = self.best_spot(kingdom, self.lands, domino, centre)
                self.offer(number_of(domino), best, self.ways)
        return self.chosen
