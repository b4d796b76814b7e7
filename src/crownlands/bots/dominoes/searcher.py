"""A player that plays the game out in its mind: the candidates that look best are tried on the same futures, and the
worse half of them is dropped again and again (sequential halving with common random numbers)."""
from __future__ import annotations

import time
from typing import Final, List, Optional

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominoes.candidates import NO_CLAIM, Candidate, find_candidates
from crownlands.bots.dominoes.endgame import Ending, knows_all
from crownlands.bots.dominoes.swift import Swift
from crownlands.bots.dominoes.value import Value, network_of
from crownlands.dominoes.questions import ASK_CLAIM
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import State

CANDIDATES: Final = 12                           # that are played out
SOFT: Final = 10.0                               # a lead of so many points is half as good as an endless one
TRUST: Final = 6.0                               # playouts that the value function's opinion counts for


class Searcher(Bot):
    """playouts: for a decision with many candidates; one with fewer gets its share. seconds: of CPU time, the playouts
    end then, each stage of the halving after its part; 0: they need not."""

    def __init__(self, seed: int, playouts: int, seconds: float = 0.0, candidates: int = CANDIDATES,
                 slip: float = 0.0) -> None:
        self.rng: Chance = seeded(seed)
        self.draws: Chance = self.rng.copy()
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.most: i64 = candidates
        self.slip: float = slip                  # by how many points it misjudges
        self.swift: Swift = Swift(seed)
        self.value: Optional[Value] = None

    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominoesState)
        root = state.copy()
        root.log = None
        root.log_size = 0
        if self.slip == 0.0 and knows_all(root):
            return Ending(root).answer
        value = self.value
        if value is None:
            value = Value(network_of(state.rules.town))
            self.value = value
        found = find_candidates(root, value)
        if self.slip > 0.0:
            self.misjudge(found)
        root.ask_forced = False
        return self.best_of(root, found)

    def misjudge(self, found: List[Candidate]) -> None:
        for candidate in found:
            error = self.rng.below(1000) + self.rng.below(1000) + self.rng.below(1000) + self.rng.below(1000) - 1998
            candidate.worth += self.slip * float(error) / 577.0
        best = found[0]
        for candidate in found:
            if candidate.worth > best.worth:
                best = candidate
        found.remove(best)
        found.insert(0, best)

    # ---- halving
    def best_of(self, root: DominoesState, found: List[Candidate]) -> i64:
        alive = found[:int(self.most)]
        stages: i64 = 0
        while 1 << stages < len(alive):
            stages += 1
        playouts = self.playouts * len(alive) // self.most
        if stages == 0 or playouts < 2 * len(alive):
            return alive[0].answer
        self.draws.turn_to(self.rng, self.rng.word())
        begun = time.process_time()
        best = alive[0].worth
        for candidate in alive:
            candidate.total = TRUST * (candidate.worth - best) / (2.0 * SOFT)
        sample: i64 = 0
        for stage in range(stages):
            part = self.seconds * float(stage + 1) / float(stages)
            for _number in range(playouts // (stages * len(alive))):
                for candidate in alive:
                    candidate.total += self.play(root, candidate, sample)
                sample += 1
                if self.seconds > 0.0 and time.process_time() - begun > part:
                    break
            alive.sort(key=by_total)
            alive = alive[:(len(alive) + 1) // 2]
        return best_total(alive).answer

    # ---- one future
    def play(self, root: DominoesState, candidate: Candidate, sample: i64) -> float:
        """How well a candidate does in a future, from -1 to 1."""
        state = root.copy()
        swift = self.swift
        state.rng.turn_to(self.draws, 2 * sample)
        swift.rng.turn_to(self.draws, 2 * sample + 1)
        own = state.rules.kingdom_of(state.turn_seat)
        seat = state.turn_seat
        turns = state.turns[seat]
        state.step(candidate.answer)
        if candidate.claim != NO_CLAIM:
            while not state.over and state.seat == seat and state.turns[seat] == turns:
                if state.kind == ASK_CLAIM:
                    state.step(candidate.claim)
                    break
                state.step(swift.answer(state))
        while not state.over:
            state.step(swift.answer(state))
        return self.success(state, own)

    def success(self, state: DominoesState, own: i64) -> float:
        """Winning counts, and by how much: half of what a lead can be worth is reached at SOFT points."""
        others: i64 = -1000
        for place in range(state.rules.kingdoms):
            if place != own:
                others = max(others, state.kingdom_points(place))
        lead = float(state.kingdom_points(own) - others)
        return lead / (SOFT + abs(lead))


def by_total(candidate: Candidate) -> float:
    return -candidate.total


def best_total(alive: List[Candidate]) -> Candidate:
    best = alive[0]
    for candidate in alive:
        if candidate.total > best.total:
            best = candidate
    return best
