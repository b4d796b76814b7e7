"""Empires: Enchantress, Forum, Legionary, Overlord and debt."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import choose, end_turn, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}


def enchanted(hand: str, *others: Any, **rest: Any) -> DominionState:
    """Seat 0 has played an Enchantress; it is the turn of seat 1."""
    return table({"play": "enchantress", "stays": [0], "deck": COPPERS,
                  "later": [{"effect": "at_start", "seat": 0, "x": "enchantress.0"}]},
                 {"hand": hand, "deck": COPPERS, "enchanted": [0], **rest.pop("victim", {})}, *others,
                 turn={"seat": 1, **rest.pop("turn", {})}, **rest)


def vp(state: DominionState, seat: int = 0) -> int:
    return int(state.view(None)["players"][seat].get("tokens", {}).get("vp", 0))


def debt(state: DominionState, seat: int = 0) -> int:
    return int(state.view(None)["players"][seat].get("tokens", {}).get("debt", 0))


# ---- Enchantress
@pytest.mark.ruling("EM-01", "EM-02")
def test_enchantress_replaces_the_first_action_of_the_others() -> None:
    state = table({"hand": "enchantress", "deck": COPPERS}, {"hand": "village*2", "deck": COPPERS})
    choose(state, "play:enchantress")
    end_turn(state)
    choose(state, "play:village")
    expect_turn(state, actions=1)
    expect(state, 1, hand="village copper")
    choose(state, "play:village")
    expect_turn(state, actions=2)
    end_turn(state)
    expect(state, 0, play="enchantress", hand="copper*7")
    end_turn(state)
    expect(state, 0, play="")
    assert state.describe()["players"][1]["enchanted"] == []


@pytest.mark.ruling("EM-03")
def test_a_moat_keeps_the_enchantress_away() -> None:
    state = table({"hand": "enchantress", "deck": COPPERS}, {"hand": "moat village", "deck": COPPERS})
    choose(state, "play:enchantress", "reveal:moat")
    end_turn(state)
    choose(state, "play:village")
    expect_turn(state, actions=2)


@pytest.mark.ruling("EM-04", "EM-05", "EM-06", "EM-08", "EM-16", "EM-21")
@pytest.mark.parametrize("card", ["throne_room", "dungeon", "gear", "guide", "merchant", "forum", "militia"])
def test_an_enchanted_card_gives_a_card_and_an_action_only(card: str) -> None:
    state = enchanted(f"{card} silver*4")
    choose(state, f"play:{card}")
    expect(state, 1, play=card, hand="silver*4 copper")
    expect_turn(state, actions=1, coins=0)
    assert (state.seat, state.prompt) == (1, "treasure")
    choose(state, "play:treasures")
    expect_turn(state, coins=9)
    end_turn(state)
    expect(state, 1, play="")


@pytest.mark.ruling("EM-07")
@pytest.mark.parametrize("card", ["groundskeeper", "highway", "merchant_guild"])
def test_what_stands_below_the_line_still_holds(card: str) -> None:
    state = enchanted(card, turn={"coins": 5, "buys": 2})
    choose(state, f"play:{card}", "play:treasures")
    assert state.view(0)["costs"]["duchy"] == (4 if card == "highway" else 5)
    choose(state, "buy:duchy")
    assert vp(state, 1) == (card == "groundskeeper")
    assert state.view(None)["players"][1].get("tokens", {}).get("coffers", 0) == (card == "merchant_guild")


@pytest.mark.ruling("EM-08")
def test_reactions_can_be_shown_to_an_enchanted_attack() -> None:
    state = table({"hand": "moat copper*4", "play": "enchantress", "stays": [0],
                   "later": [{"effect": "at_start", "seat": 0, "x": "enchantress.0"}]},
                  {"hand": "militia", "deck": COPPERS, "enchanted": [0]}, turn={"seat": 1})
    choose(state, "play:militia")
    assert (state.seat, state.prompt) == (0, "react")
    choose(state, "done")
    expect(state, 0, hand="moat copper*4")
    expect_turn(state, coins=0, actions=1)


@pytest.mark.ruling("EM-09")
def test_an_enchanted_crossroads_was_the_first_of_the_turn() -> None:
    state = enchanted("crossroads*2 estate")
    choose(state, "play:crossroads", "play:crossroads")
    expect_turn(state, actions=0)
    expect(state, 1, hand="estate copper*2")


@pytest.mark.ruling("EM-10")
def test_the_enchantment_passes_without_an_action() -> None:
    state = enchanted("copper")
    end_turn(state)
    assert state.describe()["players"][1]["enchanted"] == []


@pytest.mark.ruling("EM-11")
def test_an_enchantress_played_twice_replaces_one_action_and_draws_four() -> None:
    state = table({"hand": "throne_room enchantress", "deck": COPPERS}, {"hand": "village*2", "deck": COPPERS})
    choose(state, "play:throne_room", "play:enchantress")
    end_turn(state)
    choose(state, "play:village", "play:village")
    expect_turn(state, actions=2)
    end_turn(state)
    expect(state, 0, play="throne_room enchantress", hand="copper*9")


@pytest.mark.ruling("EM-12")
def test_two_enchantresses_replace_one_action() -> None:
    state = table({"hand": "copper"}, {"hand": "copper"}, {"hand": "village*2", "deck": COPPERS, "enchanted": [0, 1]},
                  kingdom="enchantress", turn={"seat": 2})
    choose(state, "play:village", "play:village")
    expect_turn(state, actions=2)


@pytest.mark.ruling("EM-13")
def test_the_coin_token_comes_before_the_replacement() -> None:
    state = enchanted("village", victim={"trained": "village"}, kingdom="training village enchantress")
    choose(state, "play:village")
    expect_turn(state, coins=1, actions=1)


@pytest.mark.ruling("EM-14")
def test_second_halves_and_called_cards_are_not_played() -> None:
    state = table({"hand": "enchantress", "deck": COPPERS},
                  {"hand": "estate*5", "deck": "village*2 copper*15", "play": "dungeon", "stays": [0],
                   "later": [{"effect": "at_start", "seat": 1, "x": "dungeon.0"}], "mats": {"tavern": ["guide"]}})
    choose(state, "play:enchantress")
    end_turn(state)
    choose(state, "next:guide", "yes")
    while state.prompt == "discard":
        choose(state, "discard:copper")
    assert "village" in zone(state, 1, "hand")
    choose(state, "play:village")
    expect_turn(state, actions=1)


@pytest.mark.ruling("EM-15")
def test_an_enchanted_card_counts_for_conspirator() -> None:
    state = enchanted("village merchant conspirator")
    choose(state, "play:village", "play:merchant")
    actions = int(state.actions)
    choose(state, "play:conspirator")
    expect_turn(state, actions=actions, coins=2)


@pytest.mark.ruling("EM-17")
def test_an_enchanted_madman_is_not_returned() -> None:
    state = enchanted("madman", kingdom="hermit enchantress", supply={"madman": 5})
    choose(state, "play:madman")
    expect(state, 1, play="madman")
    assert state.left("madman") == 5


@pytest.mark.ruling("option-enchantress")
@pytest.mark.parametrize(("turns", "actions"), [("next", 2), ("each", 1)])
def test_an_extra_turn_may_be_enchanted_too(turns: str, actions: int) -> None:
    state = table({"play": "enchantress", "stays": [0], "deck": COPPERS,
                   "later": [{"effect": "at_start", "seat": 0, "x": "enchantress.0"}]},
                  {"hand": "copper", "deck": "village copper*9", "enchanted": [0]}, kingdom="outpost",
                  turn={"seat": 1, "phase": "buying", "outposts": 1},
                  extra_turns=[{"seat": 1, "controller": None}], options={"enchantress_turns": turns})
    end_turn(state)
    assert state.turn_seat == 1
    choose(state, "play:village")
    expect_turn(state, actions=actions)


# ---- Forum, Legionary
@pytest.mark.ruling("EM-18")
def test_forum_draws_three_cards_and_discards_two() -> None:
    state = table({"hand": "forum estate", "deck": "copper*3"})
    choose(state, "play:forum", "discard:estate")
    expect(state, 0, hand="copper*2", discard="estate copper")
    expect_turn(state, actions=1)


@pytest.mark.ruling("EM-19")
def test_a_bought_forum_gives_a_buy() -> None:
    state = table({"deck": COPPERS}, OTHER, kingdom="forum", turn={"phase": "buying", "coins": 13})
    choose(state, "buy:forum", "buy:province")
    assert {"forum", "province"} <= set(zone(state, 0, "discard"))


@pytest.mark.ruling("EM-20")
def test_a_gained_forum_gives_no_buy() -> None:
    state = table({"hand": "artisan copper"}, {}, kingdom="forum")
    choose(state, "play:artisan", "gain:forum", "put_back:copper")
    expect_turn(state, buys=1)


@pytest.mark.ruling("EM-22", "EM-23", "EM-25")
@pytest.mark.parametrize(("hand", "answers", "victim", "left"), [
    ("legionary gold", ["yes", "discard:estate", "discard:estate", "discard:estate"], "estate*3 copper*2", 3),
    ("legionary gold", ["no"], "estate*3 copper*2", 5), ("legionary", [], "estate*3 copper*2", 5),
    ("legionary gold", ["yes"], "estate", 2)])
def test_legionary_attacks_if_a_gold_is_shown(hand: str, answers: List[str], victim: str, left: int) -> None:
    state = table({"hand": hand}, {"hand": victim, "deck": COPPERS})
    choose(state, "play:legionary", *answers)
    expect_turn(state, coins=3)
    assert (state.seat, len(zone(state, 1, "hand"))) == (0, left)


@pytest.mark.ruling("EM-24")
def test_a_moat_is_shown_before_the_gold() -> None:
    state = table({"hand": "legionary gold"}, {"hand": "moat copper*4", "deck": COPPERS})
    choose(state, "play:legionary")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "reveal:moat", "yes")
    expect(state, 1, hand="moat copper*4")


@pytest.mark.ruling("EM-26")
def test_the_same_gold_may_be_shown_twice() -> None:
    state = table({"hand": "throne_room legionary gold"}, {"hand": "estate*5", "deck": COPPERS})
    choose(state, "play:throne_room", "play:legionary", "yes")
    expect(state, 1, hand="estate*2 copper")
    choose(state, "yes", "discard:estate")
    expect(state, 1, hand="estate copper*2")
    expect_turn(state, coins=6)


# ---- debt
@pytest.mark.ruling("EM-27")
def test_overlord_is_bought_for_debt_which_stops_further_purchases() -> None:
    state = table({"deck": COPPERS}, OTHER, kingdom="overlord", turn={"phase": "buying", "coins": 4, "buys": 2})
    choose(state, "buy:overlord")
    assert debt(state) == 8
    assert set(options(state)) == {"repay:all", "repay:one", "done"}
    choose(state, "repay:all")
    assert debt(state) == 4
    expect(state, 1, hand="copper*2")
    assert state.turn_seat == 1 or not any(id.startswith("buy") for id in options(state))


@pytest.mark.ruling("EM-28", "EM-45")
def test_debt_is_paid_before_anything_is_bought() -> None:
    state = table({"tokens": {"debt": 4}, "deck": COPPERS}, OTHER, kingdom="overlord windfall",
                  turn={"phase": "buying", "coins": 6})
    assert not any(id.startswith("buy") for id in options(state))
    choose(state, "repay:one", "repay:all")
    assert debt(state) == 0
    expect_turn(state, coins=2)
    assert {"buy:estate", "buy:copper"} <= set(options(state))


@pytest.mark.ruling("EM-46")
def test_debt_does_not_change_the_score() -> None:
    assert table({"tokens": {"debt": 6}, "hand": "province"}, {}, kingdom="overlord").outcome().scores == [6, 0]


# ---- Overlord
@pytest.mark.ruling("EM-29", "EM-31")
def test_overlord_becomes_an_action_of_the_supply() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, {}, supply={"cellar": 0, "madman": 3},
                  kingdom="village cellar altar catapult_rocks hermit gardens")
    choose(state, "play:overlord")
    assert (state.prompt, set(options(state))) == ("become", {"become:village", "become:catapult", "become:hermit"})
    choose(state, "become:village")
    expect(state, 0, hand="copper", play="village")
    expect_turn(state, actions=2)
    assert state.own(0, "overlord") == 1
    end_turn(state)
    assert "overlord" in zone(state, 0, "discard")


def test_an_overlord_that_became_a_treasury_is_put_back_as_an_overlord() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, {}, kingdom="treasury village")
    choose(state, "play:overlord", "become:treasury")
    while "put_back:treasury" not in options(state):
        choose(state, "done")
    choose(state, "put_back:treasury")
    assert state.own(0, "overlord") == 1
    assert state.own(0, "treasury") == 0
    assert "overlord" in zone(state, 0, "hand")


@pytest.mark.ruling("EM-30")
def test_overlord_under_throne_room_chooses_once() -> None:
    state = table({"hand": "throne_room overlord estate*2", "deck": COPPERS}, {}, kingdom="forum village")
    choose(state, "play:throne_room", "play:overlord", "become:forum", "discard:estate", "discard:estate")
    assert state.prompt == "discard" or len(zone(state, 0, "hand")) == 4
    expect_turn(state, actions=2)


@pytest.mark.ruling("EM-32")
def test_overlord_as_enchantress_stays_and_is_overlord_again() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, OTHER, kingdom="enchantress village")
    choose(state, "play:overlord", "become:enchantress")
    end_turn(state)
    expect(state, 0, play="enchantress")
    end_turn(state)
    expect(state, 0, hand="copper*7")
    end_turn(state)
    assert "overlord" in zone(state, 0, "discard")


@pytest.mark.ruling("EM-33")
def test_reactions_come_when_overlord_has_become_an_attack() -> None:
    state = table({"hand": "overlord gold"}, {"hand": "moat copper*4"}, kingdom="legionary village")
    choose(state, "play:overlord", "become:legionary")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "reveal:moat", "yes")
    expect_turn(state, coins=3)
    expect(state, 1, hand="moat copper*4")


@pytest.mark.ruling("EM-34")
@pytest.mark.parametrize(("play", "offered"), [("highway", True), ("", False)])
def test_a_cheaper_altar_may_be_chosen(play: str, offered: bool) -> None:
    state = table({"hand": "overlord", "play": play}, {}, kingdom="altar village")
    choose(state, "play:overlord")
    if state.prompt == "become":
        assert ("become:altar" in options(state)) == offered
    else:
        assert not offered


@pytest.mark.ruling("EM-35")
def test_overlord_as_hermit_is_trashed_for_a_madman() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, OTHER, kingdom="hermit")
    choose(state, "play:overlord", "gain:copper")
    end_turn(state)
    expect_trash(state, "overlord")
    assert "madman" in zone(state, 0, "discard")


@pytest.mark.ruling("EM-36")
def test_overlord_as_guide_cannot_be_called() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, OTHER, kingdom="guide")
    choose(state, "play:overlord")
    expect(state, 0, tavern="overlord", hand="copper")
    expect_turn(state, actions=1)
    end_turn(state)
    end_turn(state)
    assert (state.turn_seat, state.prompt == "call") == (0, False)


@pytest.mark.ruling("EM-37")
def test_overlord_as_farmers_market_is_trashed() -> None:
    state = table({"hand": "overlord"}, {}, kingdom="farmers_market", pile_points={"farmers_market": 4})
    choose(state, "play:overlord")
    assert vp(state) == 4
    expect_trash(state, "overlord")


@pytest.mark.ruling("EM-38")
@pytest.mark.parametrize("card", ["highway", "groundskeeper", "merchant_guild"])
def test_overlord_works_as_what_it_is_in_play(card: str) -> None:
    state = table({"hand": "overlord", "deck": "estate*3"}, {}, kingdom=card, turn={"coins": 5, "buys": 2})
    choose(state, "play:overlord")
    assert state.view(0)["costs"]["duchy"] == (4 if card == "highway" else 5)
    choose(state, "buy:duchy")
    assert vp(state) == (card == "groundskeeper")
    assert state.view(None)["players"][0].get("tokens", {}).get("coffers", 0) == (card == "merchant_guild")


@pytest.mark.ruling("EM-39")
def test_overlord_as_rats_draws_when_bonfire_trashes_it() -> None:
    state = table({"hand": "overlord estate", "deck": "estate gold"}, {}, kingdom="rats bonfire",
                  turn={"coins": 3, "buys": 2})
    choose(state, "play:overlord")
    if state.prompt == "trash":
        choose(state, "trash:estate")
    held = len(zone(state, 0, "hand"))
    choose(state, "buy:bonfire", "trash:rats")
    assert len(zone(state, 0, "hand")) == held + 1
    assert "overlord" in [id for card, id in enumerate(state.kingdom.ids) if state.trash[card]]


@pytest.mark.ruling("EM-40", "EM-41")
def test_a_remodelled_overlord_may_become_an_overlord_without_debt() -> None:
    state = table({"hand": "remodel overlord"}, {}, kingdom="overlord cellar remodel")
    choose(state, "play:remodel")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:cellar", "gain:overlord"}
    choose(state, "gain:overlord")
    assert debt(state) == 0


@pytest.mark.ruling("EM-42")
def test_only_overlord_costs_what_overlord_costs() -> None:
    state = table({"hand": "swindler"}, {"deck": "overlord"}, kingdom="overlord")
    choose(state, "play:swindler")
    expect(state, 1, discard="overlord")


@pytest.mark.ruling("EM-43")
@pytest.mark.parametrize(("card", "tokens", "discarded", "trashed"), [
    ("saboteur", {}, "overlord", "gold"), ("dame_sylvia", {}, "overlord", "gold"),
    ("giant", {"journey": 1}, "overlord curse", "")])
def test_overlord_costs_no_coins(card: str, tokens: Any, discarded: str, trashed: str) -> None:
    state = table({"hand": card, "tokens": tokens}, {"deck": "overlord gold"}, kingdom="overlord giant")
    choose(state, f"play:{card}")
    if state.prompt == "may_gain":
        choose(state, "done")
    expect(state, 1, discard=discarded)
    expect_trash(state, trashed)


@pytest.mark.ruling("EM-44")
def test_overlord_does_nothing_without_an_action_to_become() -> None:
    state = table({"hand": "overlord"}, {}, kingdom="gardens altar")
    choose(state, "play:overlord")
    assert state.prompt == "buy"
    expect(state, 0, play="overlord")


@pytest.mark.ruling("EM-120")
def test_an_overlord_that_left_play_chooses_anew() -> None:
    state = table({"hand": "throne_room overlord", "deck": COPPERS}, {}, kingdom="farmers_market village",
                  pile_points={"farmers_market": 4})
    choose(state, "play:throne_room", "play:overlord", "become:farmers_market")
    assert vp(state) == 4
    expect_trash(state, "overlord")
    assert state.prompt == "become"
    choose(state, "become:village")
    expect_turn(state, actions=2)
    expect_trash(state, "overlord")


@pytest.mark.ruling("EM-29")
def test_what_has_been_another_card_is_offered_as_overlord_for_the_top_of_the_discard_pile() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, OTHER, kingdom="village cellar",
                  options={"choose_top_card": True})
    choose(state, "play:overlord", "become:village")
    while state.prompt != "top":
        choose(state, "done")
    assert set(options(state)) == {"top:overlord", "top:copper"}
    choose(state, "top:overlord")
    assert zone(state, 0, "discard")[-1] == "overlord"
