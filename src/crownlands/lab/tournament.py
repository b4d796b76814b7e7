"""Every player against every other: ratings, and results that go in a circle."""
from __future__ import annotations

import functools
import itertools
from collections import deque
from collections.abc import Sequence
from typing import Any, Dict, List, Tuple

from crownlands.lab.match import CONFIDENCE, Interval, Outcome, interval, is_ahead
from crownlands.lab.ratings import Pair, fit, pairs_of

Circle = Tuple[int, ...]                         # each beats the next, the last beats the first


class Tournament:
    """The outcomes of all pairs of players."""

    def __init__(self, names: Sequence[str], outcomes: Sequence[Outcome]) -> None:
        self.names = list(names)
        self.outcomes: Dict[Pair, Outcome] = dict(zip(pairs_of(len(names)), outcomes, strict=True))

    @property
    def seconds(self) -> float:
        """Wall time from the first game to the last."""
        spans = [span for outcome in self.outcomes.values() for span in outcome.spans]
        return max(ended for _began, ended in spans) - min(began for began, _ended in spans) if spans else 0.0

    @property
    def games(self) -> int:
        return sum(outcome.games for outcome in self.outcomes.values())

    def score(self, player: int, other: int) -> Tuple[float, int]:
        """What the player scored against the other, ties as half a win, and in how many games."""
        outcome = self.outcomes[min(player, other), max(player, other)]
        seat = 0 if player < other else 1
        return outcome.won[seat] + outcome.tied[seat] / 2, outcome.games

    def total(self, player: int) -> Tuple[float, int]:
        scores = [self.score(player, other) for other in range(len(self.names)) if other != player]
        return sum(score for score, _games in scores), sum(games for _score, games in scores)

    def beats(self, player: int, other: int) -> bool:
        """Beyond chance, allowing for the many pairs of which some look clear by chance alone."""
        outcome = self.outcomes[min(player, other), max(player, other)]
        won, lost = outcome.won if player < other else reversed(outcome.won)
        return is_ahead(won, lost, 1 - (1 - CONFIDENCE) / len(self.outcomes))

    # ---- ratings
    @functools.cached_property
    def ratings(self) -> List[float]:
        return fit(len(self.names), {pair: self.score(*pair) for pair in self.outcomes})

    @functools.cached_property
    def ranking(self) -> List[int]:
        """The players, best first."""
        return sorted(range(len(self.names)), key=lambda player: -self.ratings[player])

    # ---- circles
    def circles(self) -> List[Circle]:
        """For each result that is part of a circle the shortest one, each once: shortest first, then clearest."""
        players = range(len(self.names))
        beaten = {a: [b for b in players if b != a and self.beats(a, b)] for a in players}
        found = set()
        for winner, losers in beaten.items():
            for loser in losers:
                way = shortest_way(beaten, loser, winner)
                if way:
                    start = way.index(min(way))
                    found.add((*way[start:], *way[:start]))
        return sorted(found, key=lambda circle: (len(circle), -self.weakest(circle), circle))

    def weakest(self, circle: Circle) -> float:
        """The smallest share with which somebody in the circle beats the next."""
        scores = [self.score(winner, loser) for winner, loser in itertools.pairwise((*circle, circle[0]))]
        return min(score / games for score, games in scores)

    # ---- for programs
    def describe(self) -> Dict[str, Any]:
        players = []
        for player in self.ranking:
            score, games = self.total(player)
            players.append({"name": self.names[player], "rating": self.ratings[player], **share(score, games)})
        matches = [{**outcome.describe([self.names[a], self.names[b]]), **share(*self.score(a, b))}
                   for (a, b), outcome in self.outcomes.items()]
        for match in matches:
            del match["seconds"]                         # of many at once, one's own time says nothing
        return {"games": self.games, "seconds": self.seconds, "players": players, "matches": matches,
                "circles": [[self.names[player] for player in circle] for circle in self.circles()]}


def share(score: float, games: int) -> Dict[str, Any]:
    between: Interval = interval(score, games)
    return {"share": score / games if games else None, "interval": list(between)}


def shortest_way(beaten: Dict[int, List[int]], start: int, end: int) -> List[int]:
    """From one who beats another who ... beats the last; empty if there is no way."""
    came_from = {start: start}
    waiting = deque([start])
    while waiting:
        player = waiting.popleft()
        if player == end:
            way = [end]
            while way[-1] != start:
                way.append(came_from[way[-1]])
            return way[::-1]
        for other in beaten[player]:
            if other not in came_from:
                came_from[other] = player
                waiting.append(other)
    return []
