"""A strategy evolved for a table, on many cores: the stages of an evolution as tasks of workers."""
from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Iterator
from typing import Any, Dict, List, Tuple

from crownlands.bots.dominion.evolution.evolution import STAGES, Evolution
from crownlands.bots.dominion.evolution.evolved import fitting
from crownlands.bots.dominion.evolution.tasks import Ground, Task, Workshop, lay_out
from crownlands.bots.registry import strategy_files
from crownlands.interrupt import Interrupt, noted
from crownlands.lab.workers import Do, work

# place among the tasks of the stage, and the task as it travels
Numbered = Tuple[int, Tuple[str, str, int, float, Dict[str, Any]]]
Made = Tuple[int, List[Any]]
UNLIMITED = 10 ** 12                             # games, where only time counts


def evolve(ground: Ground, seconds: float, games: int, seed: int, jobs: int,
           tell: Callable[[str, float], None] = lambda _stage, _part: None, stages: int = len(STAGES)) -> Evolution:
    """Evolve for so many seconds, or so many games in all: with games alone the result follows from the seed, whatever
    the number of jobs. `tell` hears the stage that is done and its part of the whole. After an interrupt the evolution
    is what it was after the last stage that was done; so it is if not all stages are wanted."""
    evolution = Evolution(ground, fitting(strategy_files(), lay_out(ground).kingdom), games, seconds, jobs)
    with noted() as interrupt:
        while evolution.stage < stages and not interrupt.came:
            kind, part = STAGES[evolution.stage]
            tasks: List[Numbered] = [(place, task.packed()) for place, task in enumerate(evolution.tasks())]
            made: Dict[int, Made] = {}

            def keep(task: Numbered, part: Made, made: Dict[int, Made] = made) -> None:
                made[task[0]] = part

            work(tasks, functools.partial(prepare, ground, seed, jobs), min(jobs, len(tasks)), keep)
            if len(made) == len(tasks):
                evolution.take([made[place] for place in range(len(tasks))])
                tell(kind, part)
    evolution.end_early()
    return evolution


def prepare(ground: Ground, seed: int, jobs: int) -> Do[Numbered, Made]:
    with noted() as interrupt:
        workshop = Workshop(ground, seed, functools.partial(time_until, interrupt) if jobs == 1 else time.monotonic)

    def do(task: Numbered) -> Iterator[Made]:
        kind, name, games, seconds, what = task[1]
        yield workshop.do(Task(kind, name, games, seconds, **what))

    return do


def time_until(interrupt: Interrupt) -> float:
    """The clock of work in this process: after an interrupt all time is over."""
    return math.inf if interrupt.came else time.monotonic()
