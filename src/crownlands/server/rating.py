"""A rating by Glicko (Mark Glickman, "The Glicko system"), where each game is a rating period of its own. The levels
are opponents whose rating is known and does not change; people count as they were rated when the game ended, if they
all wished it."""
from __future__ import annotations

import math
from typing import Dict, Final, Iterable, List, Tuple

from msgspec import Struct

from crownlands.server.book import Played


class Rating(Struct, frozen=True):
    rating: float
    deviation: float                             # how well it is known


BEGINNING: Final = Rating(1200, 350)
# what the levels stand for: each wins about three games of four against the one before (docs/page.md)
LEVELS: Final[Dict[str, int]] = {"beginner": 1000, "steady": 1200, "expert": 1400, "strongest": 1600}
OF_LEVELS: Final = 50                            # the deviation of the levels
LEAST: Final = 45                                # so that a player who learns is seen to
Q: Final = math.log(10) / 400

Result = Tuple[Rating, float]                    # of a game: the opponent, and 1, 0 or a half


def after(before: Rating, results: List[Result]) -> Rating:
    """After one game against these."""
    if not results:
        return before
    information = surplus = 0.0
    for other, score in results:
        weight = 1 / math.sqrt(1 + 3 * (Q * other.deviation / math.pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (before.rating - other.rating) / 400))
        information += (Q * weight) ** 2 * expected * (1 - expected)
        surplus += weight * (score - expected)
    certainty = before.deviation ** -2 + information
    return Rating(before.rating + Q / certainty * surplus, max(LEAST, certainty ** -0.5))


def results_of(game: Played) -> List[Result]:
    """What of it counts: a new game, if everybody else is a level or a person who was rated."""
    found: List[Result] = []
    for one in game.others:
        if one.bot in LEVELS:
            found.append((Rating(LEVELS[one.bot], OF_LEVELS), one.beaten))
        elif one.rating is not None and one.deviation is not None:
            found.append((Rating(one.rating, one.deviation), one.beaten))
    return found if game.origin == "new" and len(found) == len(game.others) else []


def curves(games: Iterable[Played]) -> Dict[str, List[Rating]]:
    """By game, the rating after each that counts. games: the oldest first."""
    found: Dict[str, List[Rating]] = {}
    for game in games:
        results = results_of(game)
        if results:
            curve = found.setdefault(game.game, [])
            curve.append(after(curve[-1] if curve else BEGINNING, results))
    return found
