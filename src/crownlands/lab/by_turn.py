"""What players have turn by turn: points in the mean of all games, coins and cards of those that had the turn."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List

from crownlands.lab.match import Outcome

SELDOM = 20                          # a turn that fewer than one game in so many has is left out


@dataclass(frozen=True)
class Turn:
    """A player's n-th turn. `points` counts a game that has ended with its final points, so that the mean does not tell
    of long games only; `coins` and `cards` are those of the games that had the turn."""
    number: int
    player: int
    games: int
    points: float
    coins: float
    cards: float

    def describe(self, name: str) -> Dict[str, Any]:
        return {"name": name, "games": self.games, "points": self.points, "coins": self.coins, "cards": self.cards}


def turns_of(outcome: Outcome, seldom: int = SELDOM) -> List[List[Turn]]:
    """By turn and player. The outcome must have rows."""
    found: List[List[Turn]] = []
    for number, players in enumerate(outcome.curve, 1):
        turns: List[Turn] = []
        for player, (games, points, coins, cards) in enumerate(players):
            ended = [row[3][player] for row in outcome.rows if row[4][player] < number]
            if games and games * seldom >= outcome.games:
                turns.append(Turn(number, player, games, (points + sum(ended)) / (games + len(ended)), coins / games,
                                  cards / games))
        if turns:
            found.append(turns)
    return found
