"""The levels for people: four players of dominoes, each of whom wins some seven in ten games against the next."""
from __future__ import annotations

from typing import Dict, Final, Tuple

from crownlands.bots.bot import Bot
from crownlands.bots.dominoes.beginner import Beginner
from crownlands.bots.dominoes.searcher import Searcher
from crownlands.kernel import chance

IDEAS: Final[Dict[str, str]] = {
    "beginner": "Likes crowns and large territories and takes what scores now; gaps and what is left are not seen.",
    "steady": "Knows what a kingdom will come to, and misjudges it by a few points.",
    "expert": "Judges every place with every claim by how the kingdom will end, and tries the best a few times.",
    "strongest": "Plays the best places and claims out many times to the end, and takes what wins most."}

# game: by how many points the beginner and the steady one misjudge; playouts a decision of the expert and the strongest
STRENGTHS: Final[Dict[str, Tuple[float, float, int, int]]] = {
    "kingdomino": (8.0, 3.0, 40, 4000),
    "queendomino": (9.0, 1.5, 40, 1500),
    "royal_wedding": (6.0, 3.0, 40, 300)}
SECONDS: Final[Dict[str, float]] = {"expert": 0.08, "strongest": 0.8}    # of CPU time, where the engine is not compiled
COMPILED: Final = not str(chance.__file__).endswith(".py")
FEW: Final = 4                                   # candidates, where time is short


def make_level(level: str, game: str, seed: int) -> Bot:
    """A player of a level. Compiled it always tries the same number of playouts, so that its choices can be repeated;
    otherwise as many as there is time for."""
    beginner, steady, expert, strongest = STRENGTHS[game]
    if level == "beginner":
        return Beginner(seed, beginner)
    if level == "steady":
        return Searcher(seed, 0, slip=steady)
    playouts = expert if level == "expert" else strongest
    if COMPILED:
        return Searcher(seed, playouts)
    return Searcher(seed, playouts, SECONDS[level], FEW)
