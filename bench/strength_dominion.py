"""How strong is the strongest player of Dominion, where `crownlands lab compare` does not ask? Three trials:

    python bench/strength_dominion.py lists strongest@3000 --pool base2e --kingdoms 20 --resume lists.csv
    python bench/strength_dominion.py thesis strongest@15000 --games 100 --resume thesis.csv
    python bench/strength_dominion.py answer strongest@3000 --pool base2e --kingdoms 4 --seconds 60 --resume answer.csv

lists: against every shipped list that fits, in held-out kingdoms. thesis: against SingleWitch and DoubleWitch in the
kingdom of a thesis of 2014, always moving second. answer: plans are evolved against the plan that the player begins
with, for so many seconds of CPU time in each kingdom; then the one that beats it best meets the player itself.

A row for each game goes to the file of --resume as it is played, and what is there is not played again."""
from __future__ import annotations

import argparse
import csv
import time
from collections import defaultdict
from pathlib import Path

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.evolution import Evolution
from crownlands.bots.dominion.evolution.evolved import FOREVER, evolved_text
from crownlands.bots.dominion.evolution.plan import from_strategy, plan_of, rules_of, text_of
from crownlands.bots.dominion.evolution.quick import MANY_GAMES, fitting
from crownlands.bots.dominion.evolution.tasks import COUNTER, Task, Workshop
from crownlands.bots.dominion.evolution.telling import parts_of
from crownlands.bots.dominion.strategy import Strategy, load_strategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.registry import find_contestant, strategy_files
from crownlands.bots.series import play_series
from crownlands.commands.lab_compare import BY_BOXES
from crownlands.dominion.setup import DominionSetup
from crownlands.kernel.chance import seed_of
from crownlands.lab.compare import KingdomScore, bootstrap, share_of
from crownlands.lab.dominion.held_out import POOLS, held_out
from crownlands.lab.match import TURN_LIMIT, interval

THESIS = ("festival", "gardens", "laboratory", "market", "moneylender", "remodel", "smithy", "village", "witch",
          "woodcutter")
WITCHES = ("single_witch", "double_witch")
COLUMNS = ("kingdom", "against", "number", "score", "points", "others_points", "cpu")
KEPT_GAMES = 512                                 # of a plan that is evolved as an answer, before it is kept
Row = dict[str, str]


class Trial:
    def __init__(self, path: Path, player: str, seed: int) -> None:
        self.path, self.player, self.seed = path, find_contestant(player), seed
        self.rows: list[Row] = []
        if path.exists():
            with path.open(newline="") as file:
                self.rows = list(csv.DictReader(file))
        else:
            path.write_text(",".join(COLUMNS) + "\n")
        self.there = {(row["kingdom"], row["against"], int(row["number"])) for row in self.rows}

    def play(self, setup: DominionSetup, kingdom: str, against: str, other: Strategy, number: int) -> None:
        """Game number `number`: the player begins the even ones. A game and the next have the same deals."""
        if (kingdom, against, number) in self.there:
            return
        own_seed = seed_of(seed_of(self.seed, kingdom), against)
        deal = number - number % 2
        bot = self.player.bot(setup, 0, seed_of(own_seed, number))
        bots: list[Bot] = [bot, StrategyBot(other, setup.kingdom)]
        seat = number % 2
        began = time.process_time()
        series = play_series(setup, bots[::-1] if seat else bots, own_seed, deal, 1, 2 * TURN_LIMIT)
        row = dict(zip(COLUMNS, map(str, (
            kingdom, against, number, int(series.won[seat]) + int(series.tied[seat]) / 2, series.points[seat],
            series.points[1 - seat], round(time.process_time() - began, 2))), strict=True))
        self.rows.append(row)
        with self.path.open("a", newline="") as file:
            csv.DictWriter(file, COLUMNS).writerow(row)

    def tell(self) -> None:
        """By opponent, and by kingdom."""
        for column in ("against", "kingdom"):
            groups: dict[str, list[float]] = defaultdict(list)
            for row in self.rows:
                groups[row[column]].append(float(row["score"]))
            for name, scores in sorted(groups.items(), key=lambda group: sum(group[1]) / len(group[1])):
                low, high = interval(sum(scores), len(scores))
                print(f"{100 * sum(scores) / len(scores):6.1f} ({100 * low:.0f}-{100 * high:.0f}) % of {len(scores):4} "
                      f"games, {name}")
            if column == "kingdom" and len(groups) > 1:
                shares = [KingdomScore(place, sum(scores), len(scores)) for place, scores in enumerate(groups.values())]
                low, high = bootstrap(shares, self.seed)
                print(f"all: {100 * share_of(shares):.1f} ({100 * low:.1f}-{100 * high:.1f}) %, {len(shares)} kingdoms")
            print()
        print(f"{sum(float(row['cpu']) for row in self.rows) / max(1, len(self.rows)):.1f} s of CPU time a game")


def tables(pool: str, kingdoms: int) -> list[tuple[str, DominionSetup]]:
    """As `crownlands lab compare --held-out` lays them: cards that changed are those of the pool's edition."""
    game = crownlands.game("dominion")
    found: list[tuple[str, DominionSetup]] = []
    for cards in held_out(BY_BOXES[pool])[:kingdoms]:
        table, options = game.laid_out(0, {}, kingdom=cards, boxes=POOLS[BY_BOXES[pool]])
        found.append((" ".join(cards), game.setup(2, options, **table)))
    return found


def lists(trial: Trial, pool: str, kingdoms: int, games: int) -> None:
    for name, setup in tables(pool, kingdoms):
        for path in fitting(strategy_files(), setup.kingdom):
            for number in range(games):
                trial.play(setup, name, Path(path).stem, load_strategy(path), number)


def thesis(trial: Trial, games: int) -> None:
    setup = crownlands.game("dominion").setup(2, {}, piles=list(THESIS))
    paths = {Path(path).stem: path for path in strategy_files()}
    for number in range(1, 2 * games, 2):
        for witch in WITCHES:
            trial.play(setup, "thesis", witch, load_strategy(paths[witch]), number)


def answer(trial: Trial, pool: str, kingdoms: int, games: int, seconds: float) -> None:
    for name, setup in tables(pool, kingdoms):
        kept = trial.path.with_name(f"{trial.path.stem}-{seed_of(1, name) % 10 ** 8}.txt")
        if not kept.exists():
            kept.write_text(evolve_answer(setup, seconds))
        for number in range(games):
            trial.play(setup, name, "answer", read_strategy(kept.read_text(), "answer"), number)


def evolve_answer(setup: DominionSetup, seconds: float) -> str:
    """Against the plan alone, from all that an evolution begins with."""
    kingdom = setup.kingdom
    text = evolved_text(kingdom, strategy_files(), FOREVER, MANY_GAMES)
    plan = rules_of(from_strategy(parts_of(text, "evolved")[0][0], kingdom))
    evolution = Evolution(shelf.ground_of(kingdom), fitting(strategy_files(), kingdom), 10 ** 9, seconds, 1)
    task = Task(COUNTER, "answer", 10 ** 9, seconds, opponents=[plan], weights=[1.0], kept_games=KEPT_GAMES,
                candidates=[], plans=[plan, *evolution.seeds(10 ** 6)])
    played, made = Workshop(shelf.ground_of(kingdom), 1, time.process_time).do(task)
    best = max(made, key=lambda load: load[2][0] / load[1][0])
    return "\n".join([f"# {played} games; {50 * best[2][0] / best[1][0]:.1f} % of {best[1][0]} against the plan.",
                      *text_of(plan_of(best[0]), kingdom)]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trial", choices=["lists", "thesis", "answer", "tell"])
    parser.add_argument("player")
    parser.add_argument("--pool", choices=["+".join(boxes) for boxes in POOLS.values()], default="base2e")
    parser.add_argument("--kingdoms", type=int, default=20)
    parser.add_argument("--games", type=int, default=2, help="in each pairing")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path, required=True)
    asked = parser.parse_args()
    trial = Trial(asked.resume, asked.player, asked.seed)
    try:
        if asked.trial == "lists":
            lists(trial, asked.pool, asked.kingdoms, asked.games)
        elif asked.trial == "thesis":
            thesis(trial, asked.games)
        elif asked.trial == "answer":
            answer(trial, asked.pool, asked.kingdoms, asked.games, asked.seconds)
    except KeyboardInterrupt:
        print("interrupted")
    trial.tell()


if __name__ == "__main__":
    main()
