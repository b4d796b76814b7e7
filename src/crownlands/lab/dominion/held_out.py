"""Kingdoms that bots are measured on, and others that they are tuned on: drawn by seed, so that nobody chooses them.

The held-out lists were fixed before anything was tuned. A bot, a seed or a rule that was changed while looking at a
result on them makes that result worthless; there are as many kingdoms to tune on as anybody wants."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

import crownlands
from crownlands.kernel.chance import seed_of

# name: boxes
POOLS: Final[Dict[str, Tuple[str, ...]]] = {"first_editions": ("base1e", "intrigue1e"), "second_edition": ("base2e",)}
HELD_OUT_SEED: Final = 20_130_914
TUNING_SEED: Final = 8
HELD_OUT: Final = 200                # kingdoms of each pool


def held_out(pool: str) -> List[List[str]]:
    """The kingdoms to measure on: never tune on these."""
    return [drawn(pool, HELD_OUT_SEED, number) for number in range(HELD_OUT)]


def for_tuning(pool: str, count: int) -> List[List[str]]:
    """Kingdoms to tune on, from the same boxes; none is held out."""
    kept = {tuple(kingdom) for kingdom in held_out(pool)}
    found: List[List[str]] = []
    number = 0
    while len(found) < count:
        kingdom = drawn(pool, TUNING_SEED, number)
        if tuple(kingdom) not in kept:
            found.append(kingdom)
        number += 1
    return found


def drawn(pool: str, seed: int, number: int) -> List[str]:
    """Ten cards, by cost and name."""
    table, _options = crownlands.game("dominion").laid_out(seed_of(seed, f"{pool} {number}"), {}, boxes=POOLS[pool])
    return list(table["piles"])
