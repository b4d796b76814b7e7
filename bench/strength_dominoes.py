"""How strong are the players of dominoes? One against others: `python bench/strength_dominoes.py --help`.

A player is a name (`full_greedy`, `expert`), a search of one's own (`search:600` for playouts, `search::0.1` for
seconds a decision, `search:24::3` for one that misjudges by 3 points, `slip:6` for one without playouts), `swift` (who
plays the playouts), or `paper:600`: the best method of Gedda, Lagerkvist and Butler (2018), which tries every place
with every claim on 600 playouts in which it plays full greedy itself and the others at random."""
from __future__ import annotations

import argparse
import csv
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

import crownlands
from crownlands.bots.bot import Bot, Chair, play_out
from crownlands.bots.dominoes.beginner import Beginner
from crownlands.bots.dominoes.greedy import FullGreedy
from crownlands.bots.dominoes.searcher import Searcher
from crownlands.bots.dominoes.swift import Swift
from crownlands.bots.random import RandomBot
from crownlands.bots.registry import find_player
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.chance import seed_of, seeded
from crownlands.kernel.state import State


class PaperBot(Bot):
    """Monte Carlo evaluation with player-greedy playouts: the mean share of points, own / (own + best other)."""

    def __init__(self, seed: int, playouts: int) -> None:
        self.playouts = playouts
        self.rng = seeded(seed)
        self.full_greedy = FullGreedy(seed)
        self.random = RandomBot(seed)
        self.intended: str | None = None

    def choose(self, state: State) -> object:
        assert isinstance(state, DominoesState)
        if self.intended is not None and state.prompt == "claim":
            intended, self.intended = self.intended, None
            return intended
        root = state.copy()
        root.log, root.log_size = None, 0
        seat = root.seat
        moves: list[list[int]] = []
        for answer in root.answers():
            twin = root.copy()
            twin.step(answer)
            same_turn = root.prompt == "place" and twin.turns_of(seat) == root.turns_of(seat)
            joint = same_turn and not twin.over and twin.prompt == "claim"
            moves.extend([answer, claim] for claim in (twin.answers() if joint else []))
            if not joint:
                moves.append([answer])
        if len(moves) == 1:
            return root.option_id(moves[0][0])
        chairs = [Chair(self.full_greedy if each == seat else self.random) for each in range(root.seats)]
        shares = [0.0] * len(moves)
        for number in range(self.playouts):
            move = number % len(moves)
            twin = root.copy()
            twin.rng = seeded(self.rng.word())
            for answer in moves[move]:
                twin.step(answer)
            play_out(twin, chairs, 0)
            own = int(twin.points(seat))
            other = max(twin.points(each) for each in range(twin.seats) if each != seat)
            shares[move] += own / max(1, own + other)
        tried = [self.playouts // len(moves) + (move < self.playouts % len(moves)) for move in range(len(moves))]
        best = max(range(len(moves)), key=lambda move: shares[move] / max(1, tried[move]))
        if len(moves[best]) == 2:
            self.intended = f"claim:{moves[best][1]}"
        return root.option_id(moves[best][0])


def make(name: str, game: str, seat: int, seed: int, state: State) -> Bot:
    kind, *numbers = name.split(":")
    if kind == "paper":
        return PaperBot(seed, int(numbers[0]))
    if kind == "search":
        playouts, seconds, slip = [*numbers, "", ""][:3]
        return Searcher(seed, int(playouts or 1_000_000), float(seconds or 0), slip=float(slip or 0))
    if kind == "slip":
        return Searcher(seed, 0, slip=float(numbers[0]))
    if kind == "swift":
        return Swift(seed)
    if kind == "beginner" and numbers:
        return Beginner(seed, float(numbers[0]))
    return find_player(name, game).bot(state, seat, seed)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


FIELDS = ["bot", "against", "game", "seats", "options", "seed", "number", "won", "ahead", "points", "others",
          "decisions", "cpu", "slowest"]


def kept_games(file: Path | None, said: dict[str, str]) -> dict[int, dict[str, str]]:
    """The games of such a match that a file holds, by number."""
    if file is None or not file.exists():
        return {}
    with file.open(newline="", encoding="utf-8") as rows:
        return {int(row["number"]): row for row in csv.DictReader(rows)
                if all(row[name] == value for name, value in said.items())}


def keep_game(file: Path, row: dict[str, Any]) -> None:
    is_new = not file.exists()
    with file.open("a", newline="", encoding="utf-8") as rows:
        writer = csv.DictWriter(rows, FIELDS)
        if is_new:
            writer.writeheader()
        writer.writerow(row)


def play_game(bot: str, against: str, game: str, seats: int, seed: int, options: dict[str, Any],
              number: int) -> dict[str, Any]:
    """Whether the first won, a shared win in parts; the share of the others that it has more points than; its points,
    its slowest decision and the CPU time of all."""
    team = 2 if options.get("teams") or seats == 8 else 1
    spent, slowest, decisions = 0.0, 0.0, 0
    state = crownlands.game(game).start(seats=seats, seed=seed_of(seed, number), record=False, **options)
    kingdom = number % (seats // team)
    own = {int(seat) for seat in state.rules.seats_of(kingdom)}
    bots = [make(bot if seat in own else against, game, seat, seed_of(seed, f"{number} {seat}"), state)
            for seat in range(seats)]
    while not state.over:
        seat = state.seat
        begun = time.process_time()
        answer = bots[seat].answer(state)
        if seat in own:
            taken = time.process_time() - begun
            spent, slowest, decisions = spent + taken, max(slowest, taken), decisions + 1
        state.step(answer)
    result = state.result
    assert result is not None
    winners = {int(state.rules.kingdom_of(seat)) for seat in result.winners}
    others = [int(state.kingdom_points(place)) for place in range(seats // team) if place != kingdom]
    points = int(state.kingdom_points(kingdom))
    ahead = sum((points > other) + (points == other) / 2 for other in others) / len(others)
    return {"number": number, "won": (kingdom in winners) / len(winners), "ahead": ahead, "points": points,
            "others": sum(others) / len(others), "decisions": decisions, "cpu": round(spent, 4),
            "slowest": round(slowest, 4)}


def measure(bot: str, against: str, game: str, seats: int, games: int, seed: int, options: dict[str, Any],
            file: Path | None = None) -> dict[str, Any]:
    """What the first reaches. Games that the file holds are not played again."""
    said = {"bot": bot, "against": against, "game": game, "seats": str(seats),
            "options": " ".join(name for name, value in sorted(options.items()) if value), "seed": str(seed)}
    kept: dict[int, Any] = kept_games(file, said)
    wins = 0.0
    watched = sys.stderr.isatty()
    for number in range(games):
        if number not in kept:
            kept[number] = play_game(bot, against, game, seats, seed, options, number)
            if file is not None:
                keep_game(file, {**said, **kept[number]})
        wins += float(kept[number]["won"])
        if watched:
            low, high = interval(wins / (number + 1), number + 1)
            print(f"\r{number + 1}: {100 * wins / (number + 1):.1f} % ({100 * low:.0f}-{100 * high:.0f})", end="",
                  file=sys.stderr)
    if watched:
        print(file=sys.stderr)
    rows = [kept[number] for number in range(games)]
    points = [float(row["points"]) for row in rows]
    mean = sum(points) / games
    spread = math.sqrt(sum((each - mean) ** 2 for each in points) / max(1, games - 1) / games)
    decisions = sum(int(row["decisions"]) for row in rows)
    team = 2 if options.get("teams") or seats == 8 else 1
    return {"bot": bot, "against": against, "game": game, "seats": seats, "options": options, "games": games,
            "seed": seed, "wins": wins / games, "interval": interval(wins / games, games), "fair": team / seats,
            "ahead": sum(float(row["ahead"]) for row in rows) / games, "points": mean, "points_95": 1.96 * spread,
            "others": sum(float(row["others"]) for row in rows) / games,
            "cpu_ms": 1000 * sum(float(row["cpu"]) for row in rows) / decisions,
            "slowest_ms": 1000 * max(float(row["slowest"]) for row in rows), "compiled": crownlands.compiled}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("--game", default="kingdomino", choices=["kingdomino", "queendomino", "royal_wedding"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="name=true")
    parser.add_argument("--csv", type=Path, help="every game is kept there; an interrupted match goes on from it")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    options = {option.partition("=")[0]: option.partition("=")[2] == "true" for option in said.option}
    found = measure(said.bot, said.against, said.game, said.seats, said.games, said.seed, options, said.csv)
    if said.json:
        print(json.dumps(found))
        return
    low, high = found["interval"]
    print(f"{said.bot} v {said.against}, {said.game} {said.seats} {options or ''} n={said.games} seed {said.seed}: "
          f"{100 * found['wins']:.1f} % ({100 * low:.0f}-{100 * high:.0f}; fair {100 * found['fair']:.0f}), "
          f"ahead of {100 * found['ahead']:.1f} % of the others, "
          f"points {found['points']:.1f} ± {found['points_95']:.1f} v {found['others']:.1f}, "
          f"CPU {found['cpu_ms']:.1f} ms a decision, at most {found['slowest_ms']:.0f}")


if __name__ == "__main__":
    main()
