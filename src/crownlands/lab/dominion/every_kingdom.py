"""Every recommended kingdom, played to the end by every bot that comes with the program, with 2 to 6 players."""
from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Dict, Final, List, Optional, Tuple

from crownlands.bots.registry import find_contestant, player_names
from crownlands.lab.match import CHUNK, Match, Table
from crownlands.lab.workers import Jobs, work

SEATS: Final = (2, 3, 4, 5, 6)
SEARCHING: Final = ("lookahead", "strongest")    # bots that play on in their heads: some seconds or minutes a game

# kingdom, bot, seats, first game, how many games
Task = Tuple[str, str, int, int, int]


@dataclass
class Tally:
    """How games at one kind of table went, or at all of them."""
    games: int = 0
    turns: int = 0
    limited: int = 0                             # stopped because they went on for too long
    errors: List[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        self.limited += other.limited
        self.errors.extend(other.errors)

    def describe(self) -> Dict[str, Any]:
        return {"games": self.games, "turns": self.turns, "limited": self.limited, "errors": self.errors}


@dataclass
class Report:
    """What was played, in all and by bot, kingdom and number of players."""
    total: Tally = field(default_factory=Tally)
    bots: Dict[str, Tally] = field(default_factory=dict)
    kingdoms: Dict[str, Tally] = field(default_factory=dict)
    seats: Dict[int, Tally] = field(default_factory=dict)

    def add(self, task: Task, tally: Tally) -> None:
        kingdom, bot, seats, _first, _games = task
        for one in (self.total, self.bots.setdefault(bot, Tally()), self.kingdoms.setdefault(kingdom, Tally()),
                    self.seats.setdefault(seats, Tally())):
            one.add(tally)

    def describe(self) -> Dict[str, Any]:
        return {**self.total.describe(), "bots": {name: one.describe() for name, one in sorted(self.bots.items())},
                "kingdoms": {id: one.describe() for id, one in sorted(self.kingdoms.items())},
                "games_by_seats": {seats: one.games for seats, one in sorted(self.seats.items())}}


def bot_names(searching: bool) -> List[str]:
    """The bots that come with the program; those that search only if they are wanted."""
    return [name for name in player_names("dominion") if searching or name not in SEARCHING]


def play_task(seed: int, task: Task) -> Iterator[Tally]:
    kingdom, bot, seats, first, games = task
    try:
        table = Table(Match((bot,) * seats, (("kingdom", kingdom),), seed=seed), [find_contestant(bot)] * seats)
        for outcome in table.play(first, games):
            yield Tally(outcome.games, outcome.turns, outcome.limited)
    except Exception as error:
        yield Tally(errors=[f"{kingdom}, {bot}, {seats} players, games {first} to {first + games - 1} of seed {seed}: "
                            f"{type(error).__name__}: {error}"])


def player_of(seed: int) -> Callable[[Task], Iterator[Tally]]:
    return functools.partial(play_task, seed)


def play_kingdoms(kingdoms: List[str], bots: List[str], games: int, seed: int, jobs: Jobs,
                  progress: Optional[Callable[[int], None]] = None) -> Tuple[Report, float]:
    """So many games in each kingdom of each bot at all seats, with each number of players. What comes out does not
    depend on the jobs. An interrupt keeps what is done."""
    report = Report()

    def keep(task: Task, tally: Tally) -> None:
        report.add(task, tally)
        if progress is not None:
            progress(tally.games)

    tasks = [(kingdom, bot, seats, first, min(CHUNK, games - first)) for bot in bots for kingdom in kingdoms
             for seats in SEATS for first in range(0, games, CHUNK)]
    began = time.perf_counter()
    work(tasks, functools.partial(player_of, seed), jobs, keep)
    return report, time.perf_counter() - began
