"""Later wordings of cards of Dark Ages, Adventures and Empires, as rule options."""
from functools import partial

import pytest

from table import choose, end_turn, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
BUYING = {"phase": "buying", "buys": 2}


@pytest.mark.ruling("option-forum")
@pytest.mark.parametrize(("wording", "buys"), [("first", 1), ("2022", 2)])
def test_a_later_forum_gives_a_buy_whenever_it_is_gained(wording: str, buys: int) -> None:
    state = table({"hand": "artisan copper"}, {}, kingdom="forum", options={"forum_wording": wording})
    choose(state, "play:artisan", "gain:forum", "put_back:copper")
    expect_turn(state, buys=buys)


@pytest.mark.ruling("option-groundskeeper")
def test_each_play_of_a_later_groundskeeper_counts() -> None:
    state = table({"hand": "throne_room groundskeeper", "deck": "estate*5"}, {}, turn={"coins": 5, "buys": 2},
                  options={"groundskeeper_wording": "2022"})
    choose(state, "play:throne_room", "play:groundskeeper", "buy:duchy")
    assert state.view(0)["players"][0]["tokens"] == {"vp": 2}


@pytest.mark.ruling("option-bonfire")
def test_a_later_bonfire_trashes_coppers_only() -> None:
    state = table({"play": "copper silver village"}, {}, kingdom="bonfire", turn={**BUYING, "coins": 3},
                  options={"bonfire_wording": "2022"})
    choose(state, "buy:bonfire")
    assert options(state) == ["trash:copper", "done"]
    choose(state, "trash:copper")
    assert state.prompt == "buy"
    expect_trash(state, "copper")


@pytest.mark.ruling("option-hovel")
def test_a_later_hovel_sees_gains() -> None:
    state = table({"hand": "workshop hovel"}, {}, kingdom="workshop",
                  options={"shelters": True, "hovel_wording": "2022"})
    choose(state, "play:workshop", "gain:estate")
    assert state.prompt == "may_use"
    choose(state, "trash:hovel")
    expect_trash(state, "hovel")


@pytest.mark.ruling("option-debt")
def test_debt_may_be_paid_off_in_the_action_phase() -> None:
    state = table({"hand": "village", "deck": "copper", "tokens": {"debt": 2}}, {}, kingdom="overlord",
                  turn={"coins": 3}, options={"debt_any_time": True})
    assert set(options(state)) == {"play:village", "repay:all", "repay:one", "done"}
    choose(state, "repay:all", "play:village")
    expect_turn(state, coins=1, actions=2)
    expect(state, 0, hand="copper")


@pytest.mark.ruling("option-charm")
def test_a_later_charm_answers_a_gain() -> None:
    state = table({"hand": "charm treasure_trove"}, {}, kingdom="charm", turn={"phase": "buy"},
                  options={"charm_wording": "2022"})
    choose(state, "play:charm", "choose:wait", "play:treasure_trove")
    expect_turn(state, charms=0)                         # the Gold used it up: nothing else costs six
    expect(state, 0, discard="gold copper")
    bought = table({}, {}, kingdom="charm market", turn={**BUYING, "coins": 5, "charms": 1},
                   options={"charm_wording": "2022"})
    choose(bought, "buy:market", "gain:duchy")
    assert zone(bought, 0, "discard") == ["market", "duchy"]


@pytest.mark.ruling("option-messenger")
@pytest.mark.parametrize(("first", "gives"), [("buy:messenger", True), ("buy:copper", False)])
def test_a_later_messenger_is_the_first_card_gained(first: str, gives: bool) -> None:
    state = table({}, {}, kingdom="messenger", turn={**BUYING, "coins": 4}, options={"messenger_wording": "2022"})
    choose(state, first)
    if not gives:
        choose(state, "buy:messenger")
        expect(state, 1, discard="")
        return
    choose(state, "gain:silver")
    assert zone(state, 0, "discard") == ["messenger", "silver"]
    expect(state, 1, discard="silver")


@pytest.mark.ruling("option-hermit")
@pytest.mark.parametrize(("choices", "exchanged"), [([], True), (["buy:copper"], False)])
def test_a_later_hermit_is_exchanged(choices: list[str], exchanged: bool) -> None:
    state = table({"play": "hermit", "deck": "silver*9"}, {"hand": "copper"}, kingdom="hermit",
                  turn={"phase": "buying", "coins": 0, "buys": 1}, supply={"hermit": 5, "madman": 4},
                  options={"hermit_wording": "2022"})
    choose(state, *choices)
    if not choices:
        end_turn(state)
    assert ("madman" in zone(state, 0, "discard")) == exchanged
    assert (state.left("hermit"), state.left("madman")) == ((6, 3) if exchanged else (5, 4))
    expect_trash(state, "")
