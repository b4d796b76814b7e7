"""The order of what happens at the same time, with the cards of all boxes."""
from functools import partial
from typing import Any, Dict

import pytest

from crownlands.dominion.state import DominionState
from table import choose, expect, options
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}
EMPORIUM_BENEATH = {"patrician_emporium": {"top": ["patrician", "emporium", "emporium"], "bag": []}}


def buying(coins: int, kingdom: str, me: Any = None, **rest: Any) -> DominionState:
    turn = {"phase": "buying", "coins": coins, "buys": 2, **rest.pop("turn", {})}
    return table({"deck": COPPERS, **(me or {})}, OTHER, kingdom=kingdom, turn=turn, **rest)


def asked(state: DominionState) -> Any:
    return state.prompt, set(options(state))


@pytest.mark.ruling("order-charm-1")
def test_a_charm_comes_before_or_after_what_was_overpaid() -> None:
    state = buying(7, "stonemason charm patrician_emporium", mixed=EMPORIUM_BENEATH, turn={"charms": 1})
    choose(state, "buy:stonemason", "overpay:5")
    assert asked(state) == ("next", {"next:stonemason", "next:charm"})
    choose(state, "next:charm", "gain:patrician")
    expect(state, 0, discard="patrician emporium*2 stonemason")


@pytest.mark.ruling("order-charm-2")
@pytest.mark.parametrize(("me", "wording", "bought", "speakers"), [
    ({"hand": "estate"}, "first", "farmland", "farmland charm"), ({"play": "hoard"}, "first", "duchy", "hoard charm"),
    ({"play": "goons"}, "first", "duchy", ""), ({}, "2022", "inn", "inn charm"), ({}, "2022", "smithy", "")])
def test_a_charm_is_ordered_with_what_else_a_card_sets_off(me: Any, wording: str, bought: str, speakers: str) -> None:
    state = buying(6, "farmland hoard goons inn charm smithy gardens", me, turn={"charms": 1},
                   options={"charm_wording": wording})
    choose(state, f"buy:{bought}")
    expected = ("next", {f"next:{card}" for card in speakers.split()})
    assert asked(state) == expected if speakers else state.prompt == "gain_also"
