"""How fast are games as numbers? Batches with observations and masks, the same loop through PettingZoo, positions as
bytes, and redeals: `python bench/batch.py --help`. Times are CPU time of one core, each the best of some rounds."""
from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import crownlands
from crownlands.encoding import batch, information, packed, unpacked
from crownlands.kernel.chance import seeded

TABLES: dict[str, dict[str, Any]] = {
    "dominion, First Game": {"game": "dominion", "kingdoms": ["b2_first_game"], "most_turns": 400},
    "dominion, 16 kingdoms of base2e": {"game": "dominion", "boxes": ["base2e"], "most_turns": 400},
    "dominion, 16 kingdoms of all boxes": {"game": "dominion", "boxes": "all", "most_turns": 400},
    "kingdomino": {"game": "kingdomino"}, "kingdomino, 4 seats": {"game": "kingdomino", "seats": 4},
    "queendomino": {"game": "queendomino"}, "royal_wedding": {"game": "royal_wedding"}}
WANTED = {"dominion, First Game": 300_000, "kingdomino": 100_000, "packed": 5.0, "unpacked": 5.0, "redeal": 10.0}
GAMES = 256
MOMENTS = 40


def best(rounds: int, measure: Callable[[], float]) -> float:
    return max(measure() for _round in range(rounds))


def decisions_a_second(table: dict[str, Any], seconds: float) -> float:
    """Random choices of a batch, with all arrays filled at each step."""
    options = dict(table)
    game = options.pop("game")
    if options.get("boxes") == "all":
        options["boxes"] = all_boxes()
    games = batch(game, GAMES, seed=1, **options)
    arrays = [np.zeros(shape, kind) for shape, kind in games.shapes().values()]
    actions = np.zeros(GAMES, np.int64)
    begun = time.process_time()
    steps = 0
    while (spent := time.process_time() - begun) < seconds:
        for _step in range(10):
            games.sample(actions)
            games.step(actions, *arrays)
        steps += 10
    return steps * GAMES / spent


def all_boxes() -> list[str]:
    from crownlands.dominion.kingdoms import all_boxes as boxes
    return boxes()


def through_pettingzoo(game: str, seconds: float) -> float:
    """The same choices, one at a time."""
    from crownlands.adapters import pettingzoo
    env = pettingzoo.env(game, **({"kingdom": "b2_first_game", "most_turns": 400} if game == "dominion" else {}))
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    begun = time.process_time()
    choices = 0
    while (spent := time.process_time() - begun) < seconds:
        observation, _reward, termination, truncation, _info = env.last()
        if termination or truncation:
            env.reset()
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        choices += 1
    return choices / spent


def moments() -> list[Any]:
    """Two players of all boxes, in the middle of random games."""
    found = []
    for seed in range(MOMENTS):
        state = crownlands.game("dominion").start(boxes=all_boxes(), seed=seed)
        rng = seeded(seed)
        for _choice in range(120):
            if not state.over:
                state.step(state.random_answer(rng))
        if not state.over:
            found.append(state)
    return found


def microseconds(work: Callable[[], None], count: int, seconds: float) -> float:
    begun, runs = time.process_time(), 0
    while (spent := time.process_time() - begun) < seconds:
        work()
        runs += 1
    return spent / runs / count * 1e6


def state_tools(seconds: float, rounds: int) -> dict[str, float]:
    states = moments()
    for state in states:
        unpacked(packed(state))                  # the first position of a table takes longer
    data = [packed(state) for state in states]
    dealers = [state.dealer(int(state.seat)) for state in states]
    bare = [state.copy() for state in states]
    for state in bare:
        state.log = None
    works: dict[str, Callable[[], None]] = {
        "packed": lambda: [packed(state) for state in states] and None,
        "unpacked": lambda: [unpacked(each) for each in data] and None,
        "redeal": lambda: [state.redeal(int(state.seat), 5) for state in states] and None,
        "redeal without a record": lambda: [state.redeal(int(state.seat), 5) for state in bare] and None,
        "deal of a dealer": lambda: [dealer.deal(5) for dealer in dealers] and None,
        "copy": lambda: [state.copy() for state in states] and None,
        "information": lambda: [information(state, int(state.seat)) for state in states] and None,
    }
    figures = {name: min(microseconds(work, len(states), seconds) for _round in range(rounds))
               for name, work in works.items()}
    figures["most bytes"] = max(map(len, data))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement in a round")
    parser.add_argument("--repeat", type=int, default=3, help="rounds")
    parser.add_argument("--json", action="store_true")
    told = parser.parse_args()
    figures: dict[str, float] = {}
    for name, table in TABLES.items():
        figures[name] = best(told.repeat, lambda table=table: decisions_a_second(table, told.seconds))  # type: ignore[misc]
    try:
        for game in ("dominion", "kingdomino"):
            figures[f"{game} through PettingZoo"] = through_pettingzoo(game, told.seconds)
    except ImportError:
        print("PettingZoo is not here: pip install 'crownlands[pettingzoo]'")
    tools = state_tools(told.seconds / 2, told.repeat)
    if told.json:
        print(json.dumps({"compiled": crownlands.compiled, "decisions a second": figures, "microseconds": tools}))
        return
    print(f"compiled: {crownlands.compiled}; batches of {GAMES} games\n")
    for name, figure in figures.items():
        print(f"{name:40} {figure:12,.0f} decisions/s" + (f"   wanted: {WANTED[name]:,}" if name in WANTED else ""))
    for name, figure in tools.items():
        unit = "bytes" if name == "most bytes" else "us"
        print(f"{name:40} {figure:12.2f} {unit}" + (f"   wanted: {WANTED[name]:g}" if name in WANTED else ""))


if __name__ == "__main__":
    main()
