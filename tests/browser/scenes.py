"""Games that have come to where a test or a picture begins."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, List

import crownlands
from crownlands.kernel.state import State
from wording import Json

SEED = 5


def played(state: State, until: Callable[[State], bool], seed: int = SEED) -> Json:
    """The record of a game, played on until something holds, or to its end."""
    rng = random.Random(seed)
    while not state.over and not until(state):
        assert state.decision is not None
        state.choose(sensible(state.decision.ids, rng))
    return dict(state.record())


def sensible(options: List[str], rng: random.Random) -> str:
    """Games that look as people's do, and end."""
    for wanted in ("buy:province", "play:treasures", "buy:gold", *(["buy:silver"] if rng.random() < 0.5 else [])):
        if wanted in options:
            return wanted
    active = [option for option in options if option not in ("done", "no", "buy:copper", "buy:curse", "buy:estate")]
    return rng.choice(active or options)


def dominion(until: Callable[[State], bool], seats: int = 2, kingdom: str = "b2_first_game", **more: Any) -> Json:
    game = crownlands.game("dominion")
    return played(game.start(seats=seats, kingdom=kingdom, seed=SEED, ask_forced=True, **more), until)


def dominoes(game: str, until: Callable[[State], bool], seats: int = 2, seed: int = SEED, **more: Any) -> Json:
    return played(crownlands.game(game).start(seats=seats, seed=seed, ask_forced=True, **more), until)


def turn_of(seat: int, after: int, *prompts: str) -> Callable[[State], bool]:
    """The seat is asked one of these, with something to choose from, when so many choices have been made."""
    def holds(state: State) -> bool:
        asked = state.decision
        assert asked is not None
        return bool(state.choices >= after and asked.seat == seat and len(asked.options) > 1
                    and (not prompts or asked.prompt in prompts))
    return holds


def few_provinces(state: State) -> bool:
    """The end of Dominion is near, and the first player is asked something."""
    return bool(state.view(0)["supply"]["province"] <= 3 and turn_of(0, 0, "action", "treasure", "buy")(state))


def never(_state: State) -> bool:
    return False


def position(players: List[Json], **more: Any) -> Json:
    """The record of a Dominion game that begins with these cards."""
    return dict(crownlands.game("dominion").position({"players": players, **more}, seed=SEED).record())


def people(*names: str) -> List[Json]:
    """Seats: names of people on the device that asks, `bot:name`, or `` for whoever has the link."""
    return [{"bot": name[4:]} if name.startswith("bot:") else {"name": name} if name else {} for name in names]
