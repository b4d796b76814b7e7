"""Games in the middle of play, for the laws."""
from typing import Any, List, Tuple

import pytest
from hypothesis import strategies

import crownlands
from crownlands.dominion.kingdoms import all_boxes
from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import seeded
from crownlands.kernel.game import Game
from crownlands.kernel.state import State
from table import GAME

DOMINO_GAMES = ("kingdomino", "queendomino", "royal_wedding")
# how many choices lead to the end of most games
LENGTHS = {"dominion": 400, "kingdomino": 150, "queendomino": 250, "royal_wedding": 400}
PARTS = 100
Moment = Tuple[int, int]           # the seed of a game, and how many parts of it are played

seeds = strategies.integers(0, 2**40)
moments = strategies.tuples(seeds, strategies.integers(0, PARTS))
every_game = pytest.mark.parametrize("game", [crownlands.game(name) for name in LENGTHS], ids=list(LENGTHS))
every_domino_game = pytest.mark.parametrize("game", [crownlands.game(name) for name in DOMINO_GAMES],
                                            ids=list(DOMINO_GAMES))


def played(seed: int, choices: int, **start: Any) -> DominionState:
    """A random game of Dominion after so many random choices, or at its end."""
    state = GAME.random_start(seed) if not start else GAME.start(seed=seed, **start)
    play_on(state, seed, choices)
    return state


def reached(game: Game[Any], moment: Moment) -> State:
    """A random game after a part of its usual length, or at its end."""
    seed, part = moment
    state: State = game.random_start(seed)
    play_on(state, seed, part * LENGTHS[game.name] // PARTS)
    return state


dominion_states = strategies.builds(played, seeds, strategies.integers(0, LENGTHS["dominion"]))
table_states = strategies.builds(played, seeds, strategies.integers(0, 300), seats=strategies.integers(2, 5),
                                 boxes=strategies.just(all_boxes()),
                                 ask_forced=strategies.just(True))


def play_on(state: State, seed: int, choices: int) -> List[str]:
    """Play random choices and return their ids."""
    rng = seeded(seed)
    made: List[str] = []
    while not state.over and len(made) < choices:
        answer = state.random_answer(rng)
        made.append(state.option_id(answer))
        state.step(answer)
    return made


def last_step(state: State) -> Tuple[str, List[str]]:
    """The choice made last and what chance brought with it."""
    words = state.record()["steps"][-1].split()
    return words[0], words[1:]
