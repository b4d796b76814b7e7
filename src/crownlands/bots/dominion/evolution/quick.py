"""A plan for a table that somebody waits at: evolved in small pieces, between which its best so far can be played."""
from __future__ import annotations

import time
from typing import Any, Dict, Final, List, Tuple

from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.evolution import STAGES, Evolution
from crownlands.bots.dominion.evolution.plan import plan_of, text_of
from crownlands.bots.dominion.evolution.tasks import Task, Workshop
from crownlands.bots.dominion.evolution.telling import kept
from crownlands.bots.dominion.fitting import fits
from crownlands.bots.dominion.strategy import load_strategy
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel import chance

COMPILED: Final = not str(chance.__file__).endswith(".py")
# games, and stages; where the engine is slow, the best of the seeds
GAMES: Final = 60_000 if COMPILED else 200
MANY_GAMES: Final = 400_000 if COMPILED else 200     # where nobody waits: half a minute
LAST_STAGE: Final = len(STAGES) if COMPILED else 1
NO_LIMIT: Final = 1e12               # seconds of a piece: games are counted, so that the same comes out every time
SEED: Final = 1


class QuickEvolution:
    """Tasks one by one; each takes a tenth of a second or two."""

    def __init__(self, kingdom: Kingdom, paths: List[str], games: int = GAMES) -> None:
        ground = shelf.ground_of(kingdom)
        self.evolution: Evolution = Evolution(ground, fitting(paths, kingdom), games, NO_LIMIT, 1)
        self.workshop: Workshop = Workshop(ground, SEED, time.monotonic)
        self.tasks: List[Task] = []                      # of the stage, and
        self.made: List[Tuple[int, List[Any]]] = []      # what came of the first of them
        self.text: str = ""                              # the best so far

    @property
    def is_done(self) -> bool:
        return self.evolution.stage >= LAST_STAGE

    def go_on(self) -> None:
        """Do the next task."""
        evolution = self.evolution
        if not self.tasks:
            self.tasks = evolution.tasks()
            self.made = []
        self.made.append(self.workshop.do(self.tasks[len(self.made)]))
        if len(self.made) == len(self.tasks):
            evolution.take(self.made)
            self.tasks = []
            kingdom = evolution.setup.kingdom
            self.text = kept(evolution) if evolution.chosen else "\n".join(text_of(plan_of(evolution.best()), kingdom))


QUICK: Final[Dict[str, QuickEvolution]] = {}     # what this process has made, by table


def quick_plan(kingdom: Kingdom, paths: List[str], seconds: float, games: int = GAMES) -> str:
    """The best that was found so far: at least a first one, and more of it for so many seconds. Once all is done it is
    the same for the same table."""
    key = shelf.key_of(kingdom) if games == GAMES else f"{shelf.key_of(kingdom)} {games}"
    if key not in QUICK:
        QUICK[key] = QuickEvolution(kingdom, paths, games)
    quick = QUICK[key]
    until = time.perf_counter() + seconds
    while not quick.is_done and (not quick.text or time.perf_counter() < until):
        quick.go_on()
    return quick.text


def fitting(paths: List[str], kingdom: Kingdom) -> List[str]:
    """The files of the strategies that fit the table."""
    return [path for path in paths if fits(load_strategy(path), kingdom)]
