"""Advice in any game: what an expert would choose, how often each option wins, and why."""
from __future__ import annotations

from typing import Dict, Final, List

from crownlands.bots.dominion import advice as dominion_advice
from crownlands.bots.dominion.strongest import Strongest
from crownlands.bots.dominoes.advice import Rater
from crownlands.bots.rating import Advice
from crownlands.bots.registry import shipped_strategies
from crownlands.dominion.state import DominionState
from crownlands.dominoes.state import DominoesState
from crownlands.kernel import chance
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State

COMPILED: Final = not str(chance.__file__).endswith(".py")
# of one decision, so that it takes about half a second
PLAYOUTS: Final[Dict[str, int]] = {"dominion": 4000, "kingdomino": 2400, "queendomino": 1200, "royal_wedding": 400} \
    if COMPILED else {"dominion": 200, "kingdomino": 48, "queendomino": 32, "royal_wedding": 24}
CANDIDATES: Final = 12 if COMPILED else 4        # of dominoes: places with claims that are played out


def advise(state: State, seed: int = 1, playouts: int = 0, also: List[str] | None = None) -> Advice:
    """What an expert of the seat that is asked would choose, from what that seat can know: the rest is dealt again.

    The same seed and playouts give the same advice. playouts: 0 for as many as half a second allows. also: options to
    be played out whatever the expert thinks of them."""
    if state.over:
        raise CrownlandsError("nothing-to-advise")
    budget = playouts or PLAYOUTS[state.game_name()]
    if isinstance(state, DominionState):
        # nobody waits for a plan to be evolved, and the clock has no say
        bot = Strongest(shipped_strategies(), [], state.kingdom, seed, budget, 0.0, evolves=False)
        return dominion_advice.advise(bot, state, also or [])
    assert isinstance(state, DominoesState)
    return Rater(seed, budget, CANDIDATES).advise(state, also or [])
