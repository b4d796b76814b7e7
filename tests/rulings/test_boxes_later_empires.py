"""Later wordings of cards of Dark Ages, Adventures and Empires, as rule options."""
from functools import partial

import pytest

from table import choose, end_turn, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
LATER = {"overlord_wording": "2019"}
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


@pytest.mark.ruling("option-overlord-1")
def test_a_later_overlord_plays_a_card_that_stays_in_the_supply() -> None:
    state = table({"hand": "overlord conspirator", "deck": "gold*4"}, {"hand": "moat copper*4"},
                  kingdom="village militia catapult_rocks festival", turn={"actions": 2}, options=LATER)
    left = state.left("militia")
    choose(state, "play:overlord")
    assert state.prompt == "play_from_supply"
    assert {"play:militia", "play:conspirator", "play:catapult"} <= set(options(state))
    assert not {"play:rocks", "play:overlord", "play:copper"} & set(options(state))
    choose(state, "play:militia")
    assert state.prompt == "react"                       # it is an Attack that was played
    choose(state, "reveal:moat")
    expect_turn(state, coins=2, actions_played=2)
    assert state.left("militia") == left
    expect(state, 0, play="overlord")
    choose(state, "play:conspirator")
    expect_turn(state, actions_played=3, coins=4, actions=1)             # the third Action of the turn


@pytest.mark.ruling("option-overlord-2")
def test_a_later_overlord_chooses_anew_in_each_play() -> None:
    state = table({"hand": "throne_room overlord", "deck": "gold*4"}, {}, kingdom="village smithy", options=LATER)
    choose(state, "play:throne_room", "play:overlord", "play:village", "play:smithy")
    expect(state, 0, hand="gold*4", play="throne_room overlord")
    expect_turn(state, actions=2, actions_played=5)


@pytest.mark.ruling("option-overlord-3")
@pytest.mark.parametrize(("card", "answers", "trash"), [
    ("feast", ["gain:duchy"], ""), ("mining_village", [], ""), ("treasure_map", [], "treasure_map"), ("island", [], ""),
    ("guide", [], ""), ("farmers_market", [], ""), ("sir_martin", [], "sir_bailey")])
def test_what_is_played_from_the_supply_does_not_move(card: str, answers: list[str], trash: str) -> None:
    state = any_table({"hand": "overlord treasure_map", "deck": "copper*3"}, {"deck": "sir_bailey estate"},
                      kingdom="feast mining_village island guide farmers_market knights", boxes=["base1e"],
                      options=LATER, pile_points={"farmers_market": 4},
                      mixed={"knights": {"top": ["sir_martin"], "bag": []}})
    choose(state, "play:overlord", f"play:{card}", *answers)
    expect(state, 0, play="overlord")
    expect_turn(state, coins=0)
    expect_trash(state, trash)


@pytest.mark.ruling("option-overlord-4")
@pytest.mark.parametrize(("wording", "cost"), [("first", 6), ("2022", 5)])
def test_what_is_played_from_the_supply_is_not_in_play(wording: str, cost: int) -> None:
    state = table({"hand": "overlord", "deck": "copper"}, {}, kingdom="highway village", turn={"coins": 5},
                  options={**LATER, "highway_wording": wording})
    choose(state, "play:overlord", "play:highway")
    assert state.cost(state.kingdom.number("gold")) == cost


@pytest.mark.ruling("option-overlord-5")
@pytest.mark.parametrize("through", [False, True])
def test_a_later_overlord_stays_with_the_duration_that_it_played(through: bool) -> None:
    state = table({"hand": "overlord dungeon estate*2", "deck": "copper*20"}, {"hand": "copper*5", "deck": "copper*9"},
                  kingdom="throne_room dungeon", options=LATER)
    choose(state, "play:overlord", *(["play:throne_room", "play:dungeon"] if through else ["play:dungeon"]))
    while state.prompt == "discard":
        choose(state, options(state)[0])
    end_turn(state)
    assert zone(state, 0, "play") == (["overlord", "dungeon"] if through else ["overlord"])
    end_turn(state)
    while state.prompt == "discard":
        choose(state, options(state)[0])
    end_turn(state)
    expect(state, 0, play="")


@pytest.mark.ruling("option-overlord-6")
@pytest.mark.parametrize(("enchanted", "trained", "coins", "cards"), [
    (True, "smithy", 0, 1), (False, "smithy", 1, 3), (False, "overlord", 1, 3), (False, "village", 0, 3)])
def test_a_later_overlord_and_what_comes_before_a_card(enchanted: bool, trained: str, coins: int, cards: int) -> None:
    state = table({"hand": "overlord", "deck": "copper*5", "trained": trained,
                   **({"enchanted": [1]} if enchanted else {})}, {},
                  kingdom="smithy village enchantress training", options=LATER)
    choose(state, "play:overlord", *([] if enchanted else ["play:smithy"]))
    expect(state, 0, hand=f"copper*{cards}")
    expect_turn(state, coins=coins)


@pytest.mark.ruling("option-lose-track")
@pytest.mark.parametrize(("rule", "asked"), [("covered", False), ("moved", True)])
def test_a_covered_card_is_lost_by_the_first_rule_only(rule: str, asked: bool) -> None:
    """A later Farmland, whose own effect comes first: the gained Smithy covers it."""
    state = table({"play": "royal_seal", "hand": "estate"}, {}, kingdom="farmland smithy village",
                  turn={**BUYING, "coins": 6}, options={"lose_track": rule, "farmland_wording": "2022"})
    choose(state, "buy:farmland", "next:farmland")
    assert state.prompt == "put_on_deck"                 # about the Smithy
    choose(state, "no")
    assert (state.prompt == "put_on_deck") == asked
    if asked:
        choose(state, "yes")
        assert (zone(state, 0, "deck"), zone(state, 0, "discard")) == (["farmland"], ["smithy"])
