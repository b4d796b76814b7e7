"""Random games in random kingdoms with every invariant on: does the engine ever break a law?"""
from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Dict, List, Optional, Tuple

from crownlands.kernel.chance import seed_of, seeded
from crownlands.kernel.game import Game
from crownlands.kernel.state import State
from crownlands.lab.workers import PART_SECONDS, Jobs, work

# first game, how many games
Chunk = Tuple[int, int]

TURN_LIMIT = 200                     # turns a player: random play may never empty the piles
CHUNK = 50                           # games handed to a worker at a time
LAWS_EVERY = 20                      # games between those whose laws of copies, records and secrecy are tried as well


class Tally:
    """What a number of checked games showed."""

    def __init__(self) -> None:
        self.games = 0
        self.choices = 0
        self.turns = 0
        self.by_seats: Dict[int, int] = {}
        self.limited = 0
        self.laws_tried = 0
        self.violations: List[str] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.choices += other.choices
        self.turns += other.turns
        self.limited += other.limited
        self.laws_tried += other.laws_tried
        self.violations.extend(other.violations)
        for seats, games in other.by_seats.items():
            self.by_seats[seats] = self.by_seats.get(seats, 0) + games

    def describe(self) -> Dict[str, Any]:
        return {"games": self.games, "choices": self.choices, "turns": self.turns, "games_by_seats": self.by_seats,
                "ended_by_turn_limit": self.limited, "laws_tried": self.laws_tried, "violations": self.violations}


def check_game(game: Game[Any], seed: int, number: int, tally: Tally, table: Mapping[str, Any]) -> None:
    """One game of random play, everything checked after every choice."""
    own_seed = seed_of(seed, number)
    state = game.random_start(own_seed, **table)
    rng = seeded(seed_of(own_seed, "choices"))
    where = f"game {number} of seed {seed}"
    tally.games += 1
    tally.by_seats[int(state.seats)] = tally.by_seats.get(int(state.seats), 0) + 1
    try_laws_at = rng.below(300) if number % LAWS_EVERY == 0 else -1
    limit = TURN_LIMIT * state.seats
    turns = 0
    while not state.over:
        found = state.violations()
        if found:
            tally.violations.append(f"{where}, choice {state.choices}: {'; '.join(found)}")
            return
        if state.choices == try_laws_at:
            tally.laws_tried += 1
            tally.violations.extend(f"{where}, choice {state.choices}: {law}"
                                    for law in broken_laws(game, state, own_seed))
        state.step(state.random_answer(rng))
        turns = state.turns_taken()
        if turns >= limit:
            tally.limited += 1
            break
    tally.violations.extend(f"{where}, at the end: {broken}" for broken in state.violations() if state.over)
    tally.choices += int(state.choices)
    tally.turns += int(turns)


def broken_laws(game: Game[Any], state: State, seed: int) -> Iterator[str]:
    """What copies, records, undo, views and redeals get wrong at this point."""
    before = state.describe()
    twin = state.copy()
    twin.step(twin.random_answer(seeded(seed)))
    if state.describe() != before:
        yield "a copy played on changed the original"
    twin.undo()
    if twin.describe() != before:
        yield "undo did not return to an equal state"
    if game.replay(state.record()).describe() != before:
        yield "the record does not replay to an equal state"
    position = game.position(before)
    if position.describe() != before or position.decision != state.decision:
        yield "the description does not give an equal position"
    unrecorded = state.copy()
    unrecorded.log = None
    for seat in range(state.seats):
        other = state.redeal(seat, seed)
        if other.view(seat) != state.view(seat):
            yield f"a redeal changed what seat {seat} sees"
        if other.redeal(seat, seed).view(seat) != state.view(seat):
            yield f"a redeal of a redeal changed what seat {seat} sees"
        if unrecorded.redeal(seat, seed).view(seat) != state.view(seat):
            yield f"a redeal without a record changed what seat {seat} sees"
        yield from other.violations()


def checker_of(load: Callable[[], Game[Any]], seed: int, table: Mapping[str, Any],
               ) -> Callable[[Chunk], Iterator[Tally]]:
    return functools.partial(check_chunk, load(), seed, table)


def check_chunk(game: Game[Any], seed: int, table: Mapping[str, Any], chunk: Chunk) -> Iterator[Tally]:
    first, count = chunk
    tally = Tally()
    began = time.perf_counter()
    for number in range(first, first + count):
        try:
            check_game(game, seed, number, tally, table)
        except Exception as error:
            tally.violations.append(f"game {number} of seed {seed}: {type(error).__name__}: {error}")
        if time.perf_counter() - began > PART_SECONDS:
            yield tally
            tally = Tally()
            began = time.perf_counter()
    yield tally


def check_games(load: Callable[[], Game[Any]], games: int, seed: int, jobs: Jobs,
                progress: Optional[Callable[[int], None]] = None, table: Mapping[str, Any] = MappingProxyType({}),
                ) -> Tuple[Tally, float]:
    """Check so many games on so many cores, at any table or at this one; returns what they showed and the seconds it
    took. An interrupt keeps what is done."""
    total = Tally()

    def keep(_chunk: Chunk, tally: Tally) -> None:
        total.add(tally)
        if progress is not None:
            progress(tally.games)

    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    began = time.perf_counter()
    work(chunks, functools.partial(checker_of, load, seed, dict(table)), jobs, keep)
    return total, time.perf_counter() - began
