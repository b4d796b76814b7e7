"""How fast are the dominoes? Measured side by side with the same game in C: `python bench/dominoes.py --help`."""
from __future__ import annotations

import argparse
import json
import tempfile
import time
from itertools import repeat
from typing import Any

from run import HERE, SOURCE, Best, compile_c, output_of, verdict

import crownlands
from crownlands.bots.registry import find_player
from crownlands.bots.series import play_series
from crownlands.kernel.chance import seeded

# targets; the paper's code in Java (Gedda, Lagerkvist and Butler, 2018) plays so many games a second
RANDOM = 25_000
PAPER_RANDOM = 2457
PAPER_GREEDY = 47
TIMES_PAPER = 10
COPY_MICROSECONDS = 1.5

TABLES = {"kingdomino": 4, "queendomino": 4, "royal_wedding": 8}
TITLES = {"kingdomino": "Kingdomino for 4", "queendomino": "Queendomino for 4", "royal_wedding": "Royal Wedding for 8"}
BATCH = 20
MIDGAME_CHOICES = 60

Figures = dict[str, Any]


def measure(game: str, player: str, seconds: float) -> Figures:
    """Games a second of CPU time, all seats taken by one kind of player."""
    seats = TABLES[game]
    setup = crownlands.game(game).setup(seats, {})
    bots = [find_player(player, game).bot(setup, seat, seat + 1) for seat in range(seats)]
    games, points = 0, 0
    begun = time.process_time()
    spent = 0.0
    while spent < seconds:
        series = play_series(setup, bots, 1, games, BATCH)
        games += BATCH
        points += sum(int(each) for each in series.points)
        spent = time.process_time() - begun
    return {"games_per_second": games / spent, "points": points / games / seats}


def microseconds_a_copy(game: str, seconds: float) -> float:
    state = crownlands.game(game).setup(TABLES[game], {}).new_game(seeded(5), 0)
    rng = seeded(6)
    for _choice in range(MIDGAME_CHOICES):
        state.step(state.random_answer(rng))
    copies, spent = 0, 0.0
    begun = time.process_time()
    while spent < seconds:
        for _copy in repeat(None, 1000):
            state.copy()
        copies += 1000
        spent = time.process_time() - begun
    return spent / copies * 1e6


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each round")
    reader.add_argument("--repeat", type=int, default=5, help="rounds; the best of them counts")
    reader.add_argument("--json", action="store_true", help="print JSON")
    words = reader.parse_args()
    best = Best()
    table = str(SOURCE / "crownlands" / "dominoes" / "data" / "kingdomino.txt")
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c(HERE / "dominoes.c", folder)
        for _round in range(words.repeat):
            best.rate("c", json.loads(output_of(program, table, str(words.seconds))))
            for game in TABLES:
                for player in ("random", "full_greedy"):
                    best.rate(f"{game} {player}", measure(game, player, words.seconds))
                best.cost(game, microseconds_a_copy(game, words.seconds / 4))
    if words.json:
        print(json.dumps({"compiled": crownlands.compiled, "rates": best.figures, "copies": best.least}, indent=1))
        return
    print("\n".join(lines(best)))


def lines(best: Best) -> list[str]:
    rate = best.games_per_second
    shown = [f"{'games per CPU second':44}{'games/s':>10}{'points':>8}{'of C':>7}",
             f"{'C, Kingdomino for 4, random':44}{rate('c'):10,.0f}{best.figures['c']['points']:8.1f}{1:7.2f}"]
    for game, title in TITLES.items():
        for player in ("random", "full_greedy"):
            name = f"{game} {player}"
            line = f"{f'ours, {title}, ' + player.replace('_', ' '):44}{rate(name):10,.0f}" \
                   f"{best.figures[name]['points']:8.1f}"
            if name == "kingdomino random":
                line += f"{rate(name) / rate('c'):7.2f}   {verdict(rate(name), RANDOM, True, ',')}, " \
                        f"{rate(name) / PAPER_RANDOM:.0f} times the paper's"
            elif name == "kingdomino full_greedy":
                line += f"{'':7}   {verdict(rate(name) / PAPER_GREEDY, TIMES_PAPER, True, 'd')} times the paper's " \
                        f"({rate(name) / PAPER_GREEDY:.0f})"
            shown.append(line)
    for game, title in TITLES.items():
        cost = best.least[game]
        shown.append(f"{f'a copy, {title}':44}{cost:10.2f} us      {verdict(cost, COPY_MICROSECONDS, False, '.1f')}")
    return shown


if __name__ == "__main__":
    main()
