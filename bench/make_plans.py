"""Plans made ahead: evolves a plan for every recommended kingdom, and puts it where it comes with the program.

    python bench/make_plans.py --games 400000
    python bench/make_plans.py --games 2000000 --kingdoms b2_first_game,b1_big_money

What was made by this version of the evolver with at least as many games stays, so that it can be broken off and gone on
with. The same number of games and the same seed make the same plan again."""
from __future__ import annotations

import argparse
import re
import time

from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.telling import kept
from crownlands.dominion.kingdoms import SETS
from crownlands.lab.dominion.study_text import comments
from crownlands.lab.evolve import UNLIMITED, evolve
from crownlands.locale import Words
from crownlands.locale.languages import FIRST

GAMES = re.compile(rf"{shelf.VERSION}{shelf.EVOLVER}, (\d+) games")


def is_made(id: str, games: int) -> bool:
    path = shelf.shipped_path(id)
    found = GAMES.match(path.read_text(encoding="utf-8")) if path.exists() else None
    return found is not None and int(found[1]) >= games


def make(id: str, games: int, seed: int, jobs: int) -> bool:
    """Whether it came to its end; what was interrupted is not kept."""
    evolution = evolve(shelf.ground_of(shelf.recommended(id)), float(UNLIMITED), games, seed, jobs)
    if not evolution.done:
        return False
    head = f"{shelf.VERSION}{shelf.EVOLVER}, {games} games, seed {seed}: python bench/make_plans.py --games {games}"
    path = shelf.shipped_path(id)
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{head}\n{kept(evolution, comments(Words(FIRST), evolution))}", encoding="utf-8")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400_000, help="of each kingdom")
    parser.add_argument("--kingdoms", default="", help="ids, with commas; all if none is said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    wanted = asked.kingdoms.split(",") if asked.kingdoms else [found.id for found in SETS if found.playable]
    for id in wanted:
        if is_made(id, asked.games):
            continue
        began = time.process_time()
        if not make(id, asked.games, asked.seed, asked.jobs):
            break
        print(f"{id}: {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
