"""Ratings of many bots over many tables: the strengths that make the results likeliest, and how sure they are."""
from __future__ import annotations

import itertools
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Dict, Final, List, Optional, Tuple

from crownlands.lab.compare import Game, scores_of
from crownlands.lab.match import CONFIDENCE, Interval

Pair = Tuple[int, int]
# of the first of a pair: what it scored, ties as half a win, and in how many games
Score = Tuple[float, int]

ELO: Final = 400.0                               # as in chess: so many points are odds of 10 to 1
MEAN_RATING: Final = 1500.0
EXACT: Final = 1e-9
NEARLY: Final = 1e-4                             # for one sample of many: a fiftieth of a point
MOST_ROUNDS: Final = 100_000
RESAMPLES: Final = 400


def pairs_of(players: int) -> List[Pair]:
    return list(itertools.combinations(range(players), 2))


def fit(players: int, results: Mapping[Pair, Score], start: Optional[Sequence[float]] = None,
        exact: float = EXACT) -> List[float]:
    """The strengths that make these results likeliest if A beats B with odds of their strengths (Bradley-Terry), found
    by Hunter's iteration (2004), as Elo points around 1500. Not all pairs need have met. start: ratings near by.

    Openskill would rate game by game, so that the order of games matters and its spread never becomes as small as
    thousands of games allow; here all results are known at once. One imagined tie for each pair keeps a player who won
    every game from an infinite rating."""
    everybody = range(players)
    won = [(players - 1) / 2] * players
    games = [[float(a != b) for b in everybody] for a in everybody]
    for (a, b), (score, met) in results.items():
        won[a] += score
        won[b] += met - score
        games[a][b] += met
        games[b][a] += met
    strengths = [10 ** ((rating - MEAN_RATING) / ELO) for rating in start or [MEAN_RATING] * players]
    for _round in range(MOST_ROUNDS):
        new = [won[a] / sum([met / (strengths[a] + strength)
                             for met, strength in zip(games[a], strengths, strict=True)]) for a in everybody]
        middle = math.exp(sum(map(math.log, new)) / len(new))
        new = [strength / middle for strength in new]
        moved = max(abs(math.log(now / before)) for now, before in zip(new, strengths, strict=True))
        strengths = new
        if moved < exact:
            break
    return [MEAN_RATING + ELO * math.log10(strength) for strength in strengths]


@dataclass(frozen=True)
class Meeting:
    """Two players at a table, each as its number."""
    table: int
    pair: Pair


@dataclass(frozen=True)
class Standing:
    name: str
    rating: float
    interval: Interval
    games: int
    share: float                                 # of wins, with a tie as half a win, against those it met
    cpu: float                                   # seconds a choice

    def describe(self) -> Dict[str, Any]:
        return {"name": self.name, "rating": self.rating, "interval": list(self.interval), "games": self.games,
                "share": self.share, "cpu_per_choice": self.cpu}


class Ratings:
    """What the games of many meetings say about everybody. A game's kingdom is the number of its meeting."""

    def __init__(self, names: Sequence[str], meetings: Sequence[Meeting], played: Sequence[Game], seed: int) -> None:
        self.names = list(names)
        self.by_table: Dict[int, Dict[Pair, Score]] = {}
        for score in scores_of(played):
            meeting = meetings[score.kingdom]
            self.by_table.setdefault(meeting.table, {})[meeting.pair] = (score.score, score.games)
        self.results = added(list(self.by_table.values()))
        self.ratings = fit(len(names), self.results)
        self.intervals = [(min(one[0], other[0]), max(one[1], other[1]))
                          for one, other in zip(self.bootstrap(seed), self.by_curvature(), strict=True)]
        self.watches = [(0.0, 0)] * len(names)           # seconds and choices of each
        for game in played:
            for side, player in enumerate(meetings[game.kingdom].pair):
                seconds, choices = self.watches[player]
                self.watches[player] = (seconds + game.cpu[side], choices + game.choices[side])

    @property
    def games(self) -> int:
        """Those that count: a game without its twin does not."""
        return sum(games for _score, games in self.results.values())

    def bootstrap(self, seed: int) -> List[Interval]:
        """The middle 95 % of the ratings from as many tables, drawn from these with replacement."""
        tables = list(self.by_table.values())
        if not tables:
            return [(MEAN_RATING, MEAN_RATING)] * len(self.names)
        rng = random.Random(seed)
        found = [fit(len(self.names), added(rng.choices(tables, k=len(tables))), self.ratings, NEARLY)
                 for _sample in range(RESAMPLES)]
        outside = round(RESAMPLES * (1 - CONFIDENCE) / 2)
        return [(ratings[outside], ratings[-outside - 1]) for ratings in map(sorted, zip(*found, strict=True))]

    def by_curvature(self) -> List[Interval]:
        """Intervals of so many independent games, from the curvature of the likelihood (Fisher information): a few
        tables with the same results must not look like certainty."""
        players = len(self.names)
        strengths = [10 ** ((rating - MEAN_RATING) / ELO) for rating in self.ratings]
        information = [[1.0 / players] * players for _player in self.names]      # so that the mean stays fixed
        for a, b in pairs_of(players):
            met = self.results.get((a, b), (0.0, 0))[1] + 1
            weight = met * strengths[a] * strengths[b] / (strengths[a] + strengths[b]) ** 2
            information[a][a] += weight
            information[b][b] += weight
            information[a][b] -= weight
            information[b][a] -= weight
        z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        halves = [z * ELO / math.log(10) * math.sqrt(max(0.0, row[player] - 1.0 / players))
                  for player, row in enumerate(inverse(information))]
        return [(rating - half, rating + half) for rating, half in zip(self.ratings, halves, strict=True)]

    def score(self, player: int, other: int) -> Score:
        """Of a player against another."""
        score, games = self.results.get((min(player, other), max(player, other)), (0.0, 0))
        return (score, games) if player < other else (games - score, games)

    @property
    def ranking(self) -> List[int]:
        return sorted(range(len(self.names)), key=lambda player: -self.ratings[player])

    def standings(self) -> List[Standing]:
        """Best first; who played no game is left out."""
        found: List[Standing] = []
        for player in self.ranking:
            scores = [self.score(player, other) for other in range(len(self.names)) if other != player]
            games = sum(games for _score, games in scores)
            seconds, choices = self.watches[player]
            if games:
                found.append(Standing(self.names[player], self.ratings[player], self.intervals[player], games,
                                      sum(score for score, _games in scores) / games, seconds / max(1, choices)))
        return found


def added(tables: Sequence[Dict[Pair, Score]]) -> Dict[Pair, Score]:
    total: Dict[Pair, Score] = {}
    for table in tables:
        for pair, (score, games) in table.items():
            before = total.get(pair, (0.0, 0))
            total[pair] = (before[0] + score, before[1] + games)
    return total


def inverse(matrix: Sequence[Sequence[float]]) -> List[List[float]]:
    """Of a symmetric, positive definite one, which needs no pivots (Gauss-Jordan elimination)."""
    size = len(matrix)
    rows = [[*row, *[float(place == column) for column in range(size)]] for place, row in enumerate(matrix)]
    for place in range(size):
        head = rows[place][place]
        rows[place] = [value / head for value in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [value - factor * top for value, top in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
