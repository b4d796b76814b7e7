"""Later wordings of cards of Guilds and Hinterlands, as rule options."""
from functools import partial
from typing import Any

import pytest

from crownlands.dominion.state import DominionState
from table import choose, end_turn, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
BUYING = {"phase": "buying", "buys": 2}


def coffers(state: DominionState) -> int:
    return int(state.view(None)["players"][0]["tokens"].get("coffers", 0))


@pytest.mark.ruling("option-highway")
def test_each_play_of_a_later_highway_makes_cards_cheaper() -> None:
    state = table({"hand": "throne_room highway", "deck": "copper*9"}, options={"highway_wording": "2022"})
    choose(state, "play:throne_room", "play:highway")
    assert state.view(0)["costs"]["province"] == 6
    end_turn(state)
    assert state.view(0)["costs"]["province"] == 8


@pytest.mark.ruling("option-merchant-guild")
def test_a_later_merchant_guild_counts_plays_and_gains() -> None:
    state = table({"hand": "throne_room merchant_guild", "deck": "copper*9"}, {}, kingdom="masterpiece",
                  turn={"coins": 4}, options={"merchant_guild_wording": "2022"})
    choose(state, "play:throne_room", "play:merchant_guild", "buy:masterpiece", "overpay:2", "buy:copper")
    assert coffers(state) == 0
    end_turn(state)
    assert coffers(state) == 8                           # two plays; a Masterpiece, two Silvers and a Copper


@pytest.mark.ruling("option-farmland")
@pytest.mark.parametrize("golds", [30, 0])
def test_a_later_farmland_trashes_whenever_it_is_gained(golds: int) -> None:
    state = table({"hand": "remodel smithy militia"}, kingdom="farmland", supply={"gold": golds},
                  options={"farmland_wording": "2022"})
    choose(state, "play:remodel", "trash:smithy", "gain:farmland")
    expect_trash(state, "smithy militia")                # a Militia for a Gold, but for no Farmland
    assert zone(state, 0, "discard") == (["farmland", "gold"] if golds else ["farmland"])


@pytest.mark.ruling("option-soothsayer")
def test_each_player_may_draw_right_after_the_curse() -> None:
    state = table({"hand": "soothsayer"}, {"deck": "copper*9"}, {"deck": "copper*9"}, kingdom="soothsayer",
                  options={"soothsayer_draws": "at_once"})
    choose(state, "play:soothsayer")
    told = [(event["event"], event["seat"]) for event in state.events(None) if event["event"] in ("gain", "draw")]
    assert sorted(told) == [("draw", 1), ("draw", 2), ("gain", 0), ("gain", 1), ("gain", 2)]
    assert told.index(("draw", 1)) < told.index(("gain", 2))


@pytest.mark.ruling("option-overpay")
@pytest.mark.parametrize(("timing", "order"), [
    ("before_gain", ["silver", "silver", "masterpiece"]), ("with_gain", ["masterpiece", "silver", "silver"])])
def test_what_was_overpaid_may_show_with_the_gain(timing: str, order: Any) -> None:
    state = table({}, {}, kingdom="masterpiece", turn={**BUYING, "coins": 5}, options={"overpay_timing": timing})
    choose(state, "buy:masterpiece", "overpay:2")
    assert zone(state, 0, "discard") == order


@pytest.mark.ruling("option-overpay")
def test_a_herald_may_put_itself_back_by_the_later_rule() -> None:
    state = table({}, {}, kingdom="herald", turn={**BUYING, "coins": 6},
                  options={"overpay_timing": "with_gain"})
    choose(state, "buy:herald", "overpay:1")
    assert zone(state, 0, "deck") == ["herald"]          # it lay in the discard pile, and had to be put back
    expect(state, 0, discard="")


@pytest.mark.ruling("option-coin-tokens")
def test_coin_tokens_may_be_spent_at_any_time() -> None:
    state = table({"hand": "village", "deck": "copper", "tokens": {"coffers": 3}}, {}, kingdom="plaza",
                  turn={"buys": 2}, options={"coin_tokens_any_time": True})
    assert set(options(state)) == {"play:village", "spend:coffers", "done"}
    choose(state, "spend:coffers")
    assert set(options(state)) == {"play:village", "spend:coffers", "done"}
    choose(state, "play:village", "play:treasures", "done", "buy:estate")
    assert "spend:coffers" in options(state)
    choose(state, "spend:coffers", "spend:coffers", "buy:estate")
    expect_turn(state, coins=0)
    assert coffers(state) == 0
