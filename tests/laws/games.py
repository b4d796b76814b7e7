"""Games in the middle of play, for the laws."""
from typing import Any, List, Tuple

from hypothesis import strategies

from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import next_random, seeded
from table import GAME

seeds = strategies.integers(0, 2**40)


def played(seed: int, choices: int, **start: Any) -> DominionState:
    """A random game after so many random choices, or at its end."""
    rng = seeded(seed)
    state = GAME.random_start(rng) if not start else GAME.start(seed=seed, **start)
    for _choice in range(choices):
        if state.over:
            break
        rng = next_random(rng)
        state.step(state.random_answer(rng))
    return state


states = strategies.builds(played, seeds, strategies.integers(0, 400))
table_states = strategies.builds(played, seeds, strategies.integers(0, 300), seats=strategies.integers(2, 5),
                                 boxes=strategies.just(["base1e", "base2e", "intrigue1e"]),
                                 ask_forced=strategies.just(True))


def play_on(state: DominionState, seed: int, choices: int) -> List[str]:
    """Play random choices and return their ids."""
    rng = seeded(seed)
    made: List[str] = []
    while not state.over and len(made) < choices:
        rng = next_random(rng)
        answer = state.random_answer(rng)
        made.append(state.option_id(answer))
        state.step(answer)
    return made


def last_step(state: DominionState) -> Tuple[str, List[str]]:
    """The choice made last and what chance brought with it."""
    words = state.record()["steps"][-1].split()
    return words[0], words[1:]
