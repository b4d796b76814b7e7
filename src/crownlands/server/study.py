"""A study of a kingdom for the page (see lab/dominion/study.py), done in a process of its own that gives way to
everything else: tables are answered first. Games are counted, not time, so that every server finds the same."""
from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, Dict, List

from crownlands.lab.dominion.findings import Findings
from crownlands.lab.dominion.study import Budget, Study

SEED = 1
NICENESS = 15                                    # of 19: whoever else wants the core has it


def study(piles: List[str], boxes: List[str], options: Dict[str, Any], games: int, evolution_stages: int) -> Findings:
    give_way()
    ground = (tuple(piles), tuple(boxes), tuple(sorted(options.items())))
    return Study(ground, SEED, Budget(games=games, evolution_stages=evolution_stages)).run()


def give_way() -> None:
    if hasattr(os, "setpriority"):               # not on Windows
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
