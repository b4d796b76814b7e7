"""What the games tell is what server/shapes.py describes: clients generate their types from it."""
import json
import random
from pathlib import Path
from typing import Any, Dict, List, Optional

import msgspec
import pytest

import crownlands
from crownlands.server.schema import schema
from crownlands.server.shapes import AnyView, Event

ROOT = Path(__file__).parent.parent


def games() -> List[Dict[str, Any]]:
    return [{"game": "dominion", "seats": 2, "kingdom": "b2_first_game"},
            {"game": "dominion", "seats": 3, "kingdom": "i1_secret_schemes", "counts_visible": "relaxed"},
            {"game": "dominion", "seats": 6, "boxes": ["base1e", "intrigue1e"]},
            {"game": "dominion", "seats": 2, "piles": ["island", "haven", "outpost", "pirate_ship", "secret_passage",
                                                       "smugglers", "ambassador", "lurker"]},
            {"game": "dominion", "seats": 3, "piles": ["possession", "golem", "contraband", "tournament", "young_witch",
                                                       "goons", "horse_traders"], "colonies": True},
            {"game": "kingdomino", "seats": 4, "dynasty": True},
            {"game": "queendomino", "seats": 3},
            {"game": "royal_wedding", "seats": 8}]


@pytest.mark.parametrize("wanted", games(), ids=lambda wanted: f"{wanted['game']}_{wanted['seats']}_{len(wanted)}")
def test_views_and_events_hold_what_is_described_and_nothing_else(wanted: Dict[str, Any]) -> None:
    options = dict(wanted)
    state = crownlands.game(options.pop("game")).start(seed=11, ask_forced=True, **options)
    rng = random.Random(11)
    eyes: List[Optional[int]] = [None, 0, 1]
    choices = 0
    while not state.over:
        dear = [id for id in ("buy:province", "buy:gold") if id in state.decision.ids]
        state.choose(dear[0] if dear else rng.choice([id for id in state.decision.ids if id != "buy:curse"]))
        choices += 1
        if choices % 11 == 0:
            for seat in [*eyes, state.seat]:
                view = state.view(seat)
                msgspec.convert(view, AnyView)
                assert json.loads(json.dumps(view)) == view
    for seat in eyes:
        msgspec.convert(state.view(seat), AnyView)
        msgspec.convert(state.events(seat), List[Event])


def test_the_page_has_the_schema_of_this_server() -> None:
    """python -m crownlands.server.schema web/schema.json"""
    assert json.loads((ROOT / "web" / "schema.json").read_text()) == json.loads(msgspec.json.encode(schema()))
