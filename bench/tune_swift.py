"""Finds the weights of the quick player of dominoes by self-play (needs numpy): `bench/tune_swift.py --help`.

In every game each player has weights of its own, somewhat beside the middle; how the points depend on them is a sum of
squares, one for each weight, and the middle moves toward its top."""
from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import crownlands
from crownlands.bots.bot import Chair, play_out
from crownlands.bots.dominoes.builder import Builder
from crownlands.bots.dominoes.swift import Swift

BONUSES = {"harmony": True, "middle_kingdom": True}
TABLES: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "land": [("kingdomino", 4, BONUSES), ("kingdomino", 4, BONUSES), ("kingdomino", 4, {}), ("kingdomino", 2, {}),
             ("kingdomino", 3, {})],
    "town": [("queendomino", 4, {}), ("queendomino", 4, {}), ("queendomino", 2, {}), ("royal_wedding", 4, {}),
             ("royal_wedding", 4, {"teams": True})]}
NAMES = ["joined", "hole", "outside", "touched", "spoiled", "large", "crown", "late", "useless", "new_town",
         "expected_tax", "burn_worth", "tower", "patience"]
FIRST = [4, -48, -48, 2, -4, 4, 4, 0, -32, 32, 4, 9, 1, 0]
STEP = [4, 32, 32, 3, 8, 4, 2, 6, 32, 16, 1.5, 4, 2, 3]


def weigh(swift: Swift, weights: list[int], town: bool) -> None:
    swift.weigh(weights[:10], town)
    if town:
        swift.builder = Builder(*weights[10:])


def play_games(tables: list[tuple[str, int, dict[str, Any]]], middle: np.ndarray, step: np.ndarray, games: int,
               seed: int, town: bool) -> tuple[np.ndarray, np.ndarray]:
    """How far each player's weights were from the middle, in steps; and the points that it was ahead of the others."""
    rng = np.random.default_rng(seed)
    moved, leads = [], []
    for number in range(games):
        game, seats, options = tables[number % len(tables)]
        state = crownlands.game(game).start(seats=seats, seed=seed * 1_000_000 + number, record=False, **options)
        kingdoms = int(state.rules.kingdoms)
        beside = rng.normal(0, 1, (kingdoms, len(middle)))
        chairs = []
        for seat in range(seats):
            swift = Swift(seat)
            weights = np.rint(middle + step * beside[state.rules.kingdom_of(seat)])
            weigh(swift, [int(weight) for weight in weights], town)
            chairs.append(Chair(swift))
        play_out(state, chairs, 0)
        points = np.array([float(state.kingdom_points(place)) for place in range(kingdoms)])
        moved.append(beside - beside.mean(0))
        moved[-1] = np.hstack([moved[-1], beside ** 2 - (beside ** 2).mean(0)])
        leads.append(points - points.mean())
    return np.vstack(moved), np.concatenate(leads)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=list(TABLES), help="land: Kingdomino; town: Queendomino and Royal Wedding")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=3000, help="in each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, nargs="+", help="weights to begin with")
    said = parser.parse_args()
    town = said.name == "town"
    size = 14 if town else 9
    begun = time.process_time()
    middle, step = np.array(said.first or FIRST, dtype=float)[:size], np.array(STEP)[:size]
    for round in range(said.rounds):
        moved, leads = play_games(TABLES[said.name], middle if town else np.append(middle, 0.0),
                                  step if town else np.append(step, 0.0), said.games, said.seed * 100 + round, town)
        width = len(moved[0]) // 2
        moved = np.hstack([moved[:, :size], moved[:, width:width + size]])
        found = np.linalg.solve(moved.T @ moved + 30.0 * np.eye(2 * size), moved.T @ leads)
        slope, bend = found[:size], found[size:]
        error = float(np.std(leads - moved @ found)) / len(leads) ** 0.5
        move = np.clip(np.where(bend < -error, -slope / (2 * np.minimum(bend, -1e-9)), np.sign(slope)), -1, 1)
        move = np.where(np.abs(slope) > error, move, move / 3)
        middle = middle + step * move
        print(f"round {round}: slopes", *(f"{each:.1f}" for each in slope), f"(+- {error:.1f});",
              f"{time.process_time() - begun:.0f} s", flush=True)
        print("  weights", *(int(each) for each in np.rint(middle)), flush=True)
        step = step * 0.9
    print("\n".join(f"{name} {int(weight)}" for name, weight in zip(NAMES, np.rint(middle), strict=False)))


if __name__ == "__main__":
    main()
