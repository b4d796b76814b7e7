"""The levels for people: four players of dominoes, each of whom wins some seven in ten games against the next."""
from __future__ import annotations

from typing import Dict, Final, Tuple

from crownlands.bots.bot import Bot
from crownlands.bots.dominoes.beginner import Beginner
from crownlands.bots.dominoes.searcher import Searcher
from crownlands.dominoes.rules import Rules
from crownlands.kernel import chance

IDEAS: Final[Dict[str, str]] = {
    "beginner": "Likes crowns and large territories and takes what scores now; gaps and what is left are not seen.",
    "steady": "Knows what a kingdom will come to, and misjudges it by a few points.",
    "expert": "Judges every place with every claim by how the kingdom will end, and tries the best a few times.",
    "strongest": "Plays the best places and claims out many times to the end, and takes what wins most."}

# table: level: by how many points it misjudges, and playouts a decision
TEAMS: Final = "teams"               # where the same misjudgement costs less of a larger kingdom
DUEL: Final = "queendomino duel"     # where fewer of the others' choices disturb a plan, and playouts find more
STRENGTHS: Final[Dict[str, Dict[str, Tuple[float, int]]]] = {
    "kingdomino": {"beginner": (6.5, 0), "steady": (3.0, 0), "expert": (0.5, 30), "strongest": (0.0, 3000)},
    "queendomino": {"beginner": (3.0, 0), "steady": (0.3, 0), "expert": (0.0, 75), "strongest": (0.0, 1200)},
    DUEL: {"beginner": (3.0, 0), "steady": (0.0, 0), "expert": (0.5, 36), "strongest": (0.0, 1200)},
    "royal_wedding": {"beginner": (3.0, 0), "steady": (3.0, 0), "expert": (1.0, 24), "strongest": (0.0, 600)},
    TEAMS: {"beginner": (0.5, 0), "steady": (6.0, 0), "expert": (3.0, 24), "strongest": (0.0, 150)}}
SECONDS: Final[Dict[str, float]] = {"expert": 0.08, "strongest": 0.8}    # of CPU time, where the engine is not compiled
COMPILED: Final = not str(chance.__file__).endswith(".py")
FEW: Final = 4                                   # candidates, where time is short


def table_of(game: str, rules: Rules) -> str:
    """Which strengths are played at."""
    if rules.partners > 1:
        return TEAMS
    return DUEL if game == "queendomino" and rules.kingdoms == 2 else game


def make_level(level: str, table: str, seed: int) -> Bot:
    """A player of a level. Compiled it always tries the same number of playouts, so that its choices can be repeated;
    otherwise as many as there is time for."""
    slip, playouts = STRENGTHS[table][level]
    if level == "beginner":
        return Beginner(seed, slip)
    if COMPILED or playouts == 0:
        return Searcher(seed, playouts, slip=slip)
    return Searcher(seed, playouts, SECONDS[level], FEW, slip)
