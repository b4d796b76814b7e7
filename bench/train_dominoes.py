"""Makes the weights of the dominoes' value function by self-play (needs numpy): `bench/train_dominoes.py --help`."""
from __future__ import annotations

import argparse
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.dominoes import value
from crownlands.bots.dominoes.greedy import FullGreedy
from crownlands.bots.dominoes.prospects import INPUTS, Prospects
from crownlands.bots.dominoes.searcher import Searcher

BONUSES = {"harmony": True, "middle_kingdom": True}
# tables to learn from: game, seats, options, share of the games
TABLES: dict[str, list[tuple[str, int, dict[str, Any], int]]] = {
    "land": [("kingdomino", 4, BONUSES, 6), ("kingdomino", 4, {}, 3), ("kingdomino", 3, {}, 2),
             ("kingdomino", 2, {}, 4), ("kingdomino", 2, {"mighty_duel": True, **BONUSES}, 2)],
    "town": [("queendomino", 4, {}, 6), ("queendomino", 2, {}, 3), ("queendomino", 3, {}, 2),
             ("royal_wedding", 4, {}, 2), ("royal_wedding", 6, {}, 1), ("royal_wedding", 4, {"teams": True}, 1),
             ("royal_wedding", 8, {}, 1)]}
SLIP = 3.0                                       # points: so that the games differ from what is thought best


def player(seed: int, number: int, taught: bool) -> Bot:
    """One of eight is full_greedy; a third of the others make no slips, the rest small or large ones."""
    return Searcher(seed, 0, slip=SLIP * (number % 3)) if taught and number % 8 != 7 else FullGreedy(seed)


def play_games(name: str, games: int, seed: int, taught: bool) -> tuple[np.ndarray, np.ndarray]:
    """Inputs of the kingdoms after each turn, and what they gained from there to the end."""
    inputs: list[list[float]] = []
    gains: list[float] = []
    prospects = Prospects()
    tables = [table for table in TABLES[name] for _share in range(table[3])]
    for number in range(games):
        game, seats, options, _share = tables[number % len(tables)]
        state = crownlands.game(game).start(seats=seats, seed=seed + number, record=False, **options)
        bots = [player(seed + number * 8 + seat, number + seat, taught) for seat in range(seats)]
        seen: list[tuple[int, float]] = []
        while not state.over:
            seat, turns, round = state.seat, state.turns_of(state.seat), state.round
            state.step(bots[seat].answer(state))
            if not state.over and (state.turns_of(seat) != turns or round == 0):
                place = state.rules.kingdom_of(seat)
                prospects.look(state, place)
                inputs.append(list(prospects.inputs))
                seen.append((int(place), float(prospects.points)))
        gains.extend(float(state.kingdom_points(place)) - points for place, points in seen)
        if number % 100 == 99:
            print(f"\r{name}: {number + 1} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    return np.array(inputs, dtype=np.float32), np.array(gains, dtype=np.float32)


class Net:
    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = [INPUTS, value.FIRST, value.SECOND, 1]
        self.w = [rng.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32) for a, b in pairwise(sizes)]
        self.b = [np.zeros(b, dtype=np.float32) for b in sizes[1:]]
        self.rng = rng

    def output(self, x: np.ndarray) -> np.ndarray:
        for w, b in zip(self.w[:-1], self.b[:-1], strict=True):
            x = np.maximum(x @ w + b, 0)
        return (x @ self.w[-1] + self.b[-1])[:, 0]

    def learn(self, x: np.ndarray, y: np.ndarray, epochs: int, batch: int = 256) -> None:
        """Least squares by Adam, the steps growing smaller along a cosine."""
        parts = [*self.w, *self.b]
        first = [np.zeros_like(p) for p in parts]
        second = [np.zeros_like(p) for p in parts]
        steps = epochs * (len(x) // batch)
        step = 0
        for _epoch in range(epochs):
            order = self.rng.permutation(len(x))
            for at in range(0, len(x) - batch + 1, batch):
                chosen = order[at:at + batch]
                step += 1
                rate = 2e-3 * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
                for p, g, m, v in zip(parts, self.slopes(x[chosen], y[chosen]), first, second, strict=True):
                    m += 0.1 * (g - m)
                    v += 0.001 * (g * g - v)
                    p -= rate * (m / (1 - 0.9 ** step)) / (np.sqrt(v / (1 - 0.999 ** step)) + 1e-8)

    def slopes(self, x: np.ndarray, y: np.ndarray) -> list[np.ndarray]:
        a1 = np.maximum(x @ self.w[0] + self.b[0], 0)
        a2 = np.maximum(a1 @ self.w[1] + self.b[1], 0)
        error = (a2 @ self.w[2] + self.b[2] - y[:, None]) * (2 / len(x))
        back2 = (error @ self.w[2].T) * (a2 > 0)
        back1 = (back2 @ self.w[1].T) * (a1 > 0)
        return [x.T @ back1, a1.T @ back2, a2.T @ error, back1.sum(0), back2.sum(0), error.sum(0)]

    def numbers(self) -> list[float]:
        return [float(f"{number:.4g}") for w, b in zip(self.w, self.b, strict=True) for number in (*w.ravel(), *b)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=list(TABLES), help="land: Kingdomino; town: Queendomino and Royal Wedding")
    parser.add_argument("--games", type=int, nargs="+", default=[1500, 1500, 2500],
                        help="in each round of self-play; the first is played by full_greedy")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path(value.__file__).parent, help="where the weights go")
    said = parser.parse_args()
    begun = time.process_time()
    x = np.zeros((0, INPUTS), dtype=np.float32)
    y = np.zeros(0, dtype=np.float32)
    for round, games in enumerate(said.games):
        new_x, new_y = play_games(said.name, games, said.seed + 1_000_000 * (round + 1), round > 0)
        spent = time.process_time() - begun
        if round <= 1:                           # what full_greedy did is forgotten
            x, y = new_x, new_y
        else:
            x, y = np.concatenate([x, new_x]), np.concatenate([y, new_y])
        held = len(x) // 20
        net = Net(said.seed)
        net.learn(x[:-held], y[:-held] / value.SCALE, said.epochs)
        error = net.output(x[-held:]) * value.SCALE - y[-held:]
        numbers = net.numbers()
        value.NETWORKS[said.name] = value.Network(numbers)
        print(f"round {round}: {len(x)} kingdoms, error {float(np.sqrt(np.mean(error ** 2))):.2f} points "
              f"(of {float(np.std(y)):.2f}), {spent:.0f} s of playing, {time.process_time() - begun:.0f} s in all",
              flush=True)
        words = [f"{number:g}" for number in numbers]
        lines = [" ".join(words[at:at + 16]) for at in range(0, len(words), 16)]
        played = " ".join(map(str, said.games[:round + 1]))
        about = f"# made by: python bench/train_dominoes.py {said.name} --games {played} --epochs {said.epochs} " \
                f"--seed {said.seed}"
        (said.folder / f"{said.name}.txt").write_text("\n".join([about, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
