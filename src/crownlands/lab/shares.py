"""How often each strategy wins against the same opponent: what the lists of strategies show.

The shares of those that come with the program are stored beside them. They are made by
`crownlands strategies --games 2000 --csv src/crownlands/bots/strategies/shares.csv`."""
from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Dict, List, Optional

from crownlands.bots.registry import STRATEGIES
from crownlands.files import UnusableFile, reason
from crownlands.lab.match import Match, interval, play_matches
from crownlands.lab.workers import Jobs

OPPONENT = "big_money_ultimate"
STORED = STRATEGIES / "shares.csv"


@dataclass(frozen=True)
class Share:
    """So many games of a seed, with the piles on the table that the two name."""
    name: str
    games: int
    seed: int
    won: int
    tied: int
    lost: int

    def describe(self) -> Dict[str, Any]:
        games = max(1, self.games)
        return {"opponent": OPPONENT, "games": self.games, "seed": self.seed, "win": self.won / games,
                "interval": list(interval(self.won, self.games)), "tie": self.tied / games, "loss": self.lost / games}


def stored_shares() -> Dict[str, Share]:
    with STORED.open(encoding="utf-8", newline="") as file:
        rows = [Share(row["name"], *[int(row[field.name]) for field in fields(Share)[1:]])
                for row in csv.DictReader(file)]
    return {share.name: share for share in rows}


def play_shares(players: Sequence[str], names: Sequence[str], games: int, seed: int, jobs: Jobs,
                progress: Optional[Callable[[int], None]] = None) -> List[Share]:
    """players: as find_player takes them. An interrupt keeps what is done."""
    matches = [Match((player, OPPONENT), seed=seed) for player in players]
    return [Share(name, outcome.games, seed, outcome.won[0], outcome.tied[0], outcome.lost(0))
            for name, outcome in zip(names, play_matches(matches, games, jobs, progress), strict=True)]


def write_shares(path: Path, shares: Sequence[Share]) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            rows = csv.DictWriter(file, [field.name for field in fields(Share)], lineterminator="\n")
            rows.writeheader()
            rows.writerows(asdict(share) for share in shares)
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None
