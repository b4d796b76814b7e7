"""The worked scenarios as positions, and what their tests ask of the positions that follow."""
import copy
from pathlib import Path
from typing import Any, Dict, List

import pytest
import yaml

import crownlands
from crownlands.dominion.state import DominionState
from table import GAME, cards, choose, events_of, zone

POSITIONS: Dict[str, Dict[str, Any]] = {}
for source in sorted(Path(__file__).parent.glob("*.yaml")):
    POSITIONS.update(yaml.safe_load(source.read_text(encoding="utf-8")))

BEFORE_CLEAN_UP: Dict[str, Any] = {"options": {"choose_top_card": True}, "ask_forced": True}
"""Changes that make the game stop and ask before the cards of a turn are discarded."""


def scenario(id: str, seed: int = 1, **changes: Any) -> DominionState:
    """The position of a scenario; zones given as text replace the first player's, other keys the position's own."""
    description = copy.deepcopy(POSITIONS[id])
    for key, value in changes.items():
        if isinstance(value, str):
            description["players"][0][key] = cards(value)
        else:
            description[key] = value
    return GAME.position(description, seed=seed)


def shuffled_so_that(id: str, moves: List[str], hand: str) -> DominionState:
    """The scenario after these moves, with chance such that the first player then holds the hand."""
    for seed in range(1000):
        state = scenario(id, seed)
        choose(state, *moves)
        if sorted(zone(state, 0, "hand")) == sorted(cards(hand)):
            return state
    raise AssertionError(f"no shuffle brings {hand}")


def expect_gains(state: DominionState, text: str) -> None:
    """Just these cards have left the Supply since the position."""
    before = state.record()["start"]["position"]["supply"]
    now = state.view(None)["supply"]
    missing = {id: count - now[id] for id, count in before.items() if count != now[id]}
    expected = {id: cards(text).count(id) for id in cards(text)}
    assert missing == expected, f"the Supply has lost {missing}, expected {expected}"


def expect_refused(state: DominionState, *ids: str) -> None:
    """None of the choices can be made, and trying changes nothing."""
    before = state.describe()
    for id in ids:
        with pytest.raises(crownlands.IllegalChoice):
            state.choose(id)
    assert state.describe() == before


def shuffles(state: DominionState, seat: int) -> List[int]:
    """How many cards each shuffle of the seat's deck had."""
    return [event["count"] for event in events_of(state, seat, "shuffle") if event["seat"] == seat]


def asked(state: DominionState) -> str:
    """Who is asked what, as `0 action`; `over` when the game has ended."""
    decision = state.decision
    return "over" if decision is None else f"{decision.seat} {decision.prompt}"
