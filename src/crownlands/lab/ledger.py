"""The games of a comparison on disk: a row each, written as it is played, and read again to go on."""
from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Dict, List, Tuple

from crownlands.files import UnusableFile, reason
from crownlands.kernel.errors import Clause, both
from crownlands.lab.compare import PAIR, Game
from crownlands.lab.match import Match

SIDES = ("first", "second")
OF_BOTH = ("points", "choices", "cpu", "setup")


class Ledger:
    """pairs: the two bots of each match. Columns are named after them if they are always the same two."""

    def __init__(self, path: Path, matches: Sequence[Match], piles: Sequence[Sequence[str]],
                 pairs: Sequence[Tuple[str, str]]) -> None:
        self.path = path
        self.pairs = pairs
        many = len(set(pairs)) > 1
        self.called = SIDES if many else pairs[0]
        self.columns = ["kingdom", "seed", "piles", "options", *(SIDES if many else ()), "game", "begins", "winners",
                        "end", "turns", *[f"{what} {called}" for what in OF_BOTH for called in self.called]]
        # what a row says about its kingdom
        self.grounds = [[str(number), str(match.seed), ";".join(cards),
                         ";".join(f"{name}={value}" for name, value in match.options), *(pair if many else ())]
                        for number, (match, cards, pair) in enumerate(zip(matches, piles, pairs, strict=True))]

    def begin(self) -> None:
        """Empty, but for the names of the columns."""
        self.write("w", [self.columns])

    def add(self, games: Sequence[Game]) -> None:
        self.write("a", [self.row_of(game) for game in games])

    def write(self, mode: str, rows: Sequence[Sequence[Any]]) -> None:
        """In one go: who is ended meanwhile leaves at most the last row unfinished."""
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        try:
            with self.path.open(mode, encoding="utf-8", newline="") as file:
                file.write(text.getvalue())
        except OSError as error:
            raise UnusableFile("not-written", path=self.path, why=reason(error)) from None

    def row_of(self, game: Game) -> List[Any]:
        pair = self.pairs[game.kingdom]
        winners = next(winners for winners, score in scores_by(pair).items() if score == game.score)
        return [*self.grounds[game.kingdom], game.number, pair[game.number % PAIR], winners, game.end,
                game.turns, *game.points, *game.choices, *[f"{seconds:.9f}" for seconds in (*game.cpu, *game.setup)]]

    # ---- to go on
    def read(self) -> List[Game]:
        """The games so far. A last row that was not written to its end is taken away."""
        try:
            text = self.path.read_bytes().decode("utf-8")
            whole = text[:text.rfind("\n") + 1]
            if whole != text:
                self.path.write_bytes(whole.encode())
        except FileNotFoundError:
            raise UnusableFile("nothing-to-resume", path=self.path) from None
        except (OSError, UnicodeDecodeError) as error:
            raise UnusableFile("not-read", path=self.path,
                               why=reason(error) if isinstance(error, OSError) else Clause("no-text")) from None
        rows = csv.DictReader(io.StringIO(whole, newline=""))
        if list(rows.fieldnames or ()) != self.columns:
            raise UnusableFile("ledger-other", path=self.path, players=both(self.called),
                               columns=",".join(self.columns))
        found = [game for line, row in enumerate(rows, 2) for game in self.game_in(row, line)]
        if len({(game.kingdom, game.number) for game in found}) < len(found):
            raise UnusableFile("ledger-twice", path=self.path)
        return found

    def game_in(self, row: Dict[str, str], line: int) -> List[Game]:
        """Nothing if it is of a kingdom beyond those that are asked for now."""
        number = row["kingdom"] or ""
        kingdom = int(number) if number.isdecimal() else 0
        if kingdom >= len(self.grounds):
            return []
        for name, value in zip(self.columns, self.grounds[kingdom], strict=False):
            if row[name] != value:
                raise UnusableFile("ledger-differs", path=self.path, line=line, name=name,
                                   found=row[name] or Clause("empty"), wanted=value or Clause("empty"))
        try:
            both = [[row[f"{what} {called}"] for called in self.called] for what in OF_BOTH]
            (points, more_points), (choices, more_choices), (cpu, more_cpu), (setup, more_setup) = both
            return [Game(kingdom, int(row["game"]), scores_by(self.pairs[kingdom])[row["winners"]], row["end"],
                         int(row["turns"]), (int(points), int(more_points)), (int(choices), int(more_choices)),
                         (float(cpu), float(more_cpu)), (float(setup), float(more_setup)))]
        except (KeyError, TypeError, ValueError):
            raise UnusableFile("ledger-line", line=line, path=self.path) from None


def scores_by(pair: Sequence[str]) -> Dict[str, float]:
    """What the first scored, by the winners."""
    return {pair[0]: 1.0, ";".join(pair): 0.5, pair[1]: 0.0}
