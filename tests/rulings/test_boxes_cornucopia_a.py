"""Cornucopia from Hamlet to Tournament, and its Prizes."""
from functools import partial
from typing import Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"
POSSESSED = {"seat": 1, "controller": 0, "extra": True, "normal_seat": 0}


def buy_nothing(state: DominionState) -> None:
    """To the end of the turn."""
    seat = state.turn_seat
    while state.turn_seat == seat and not state.over:
        choose(state, "done")


# ---- Hamlet
@pytest.mark.ruling("CO-01", "CO-02")
@pytest.mark.parametrize(("choices", "actions", "left"), [
    (["discard:copper", "discard:copper"], 2, "estate"), (["done", "discard:copper"], 1, "copper estate")])
def test_hamlet_gives_an_action_for_one_discard_and_a_buy_for_another(choices: List[str], actions: int,
                                                                      left: str) -> None:
    state = table({"hand": "hamlet copper*2", "deck": "estate"})
    choose(state, "play:hamlet", *choices)
    expect(state, 0, hand=left)
    expect_turn(state, actions=actions, buys=2)


@pytest.mark.ruling("CO-03")
def test_hamlet_without_a_card_to_draw_offers_nothing() -> None:
    state = table({"hand": "hamlet", "deck": "", "discard": ""})
    choose(state, "play:hamlet")
    assert state.prompt == "buy"
    expect_turn(state, actions=1, buys=1)


@pytest.mark.ruling("CO-04")
def test_hamlet_does_not_offer_the_buy_when_the_last_card_went_for_the_action() -> None:
    state = table({"hand": "hamlet", "deck": "copper"})
    choose(state, "play:hamlet", "discard:copper")
    assert state.prompt == "buy"
    expect_turn(state, actions=2, buys=1)


# ---- Fortune Teller
@pytest.mark.ruling("CO-05", "CO-06", "CO-07")
@pytest.mark.parametrize(("deck", "discarded", "left"), [
    ("copper silver estate gold", "copper silver", ["estate", "gold"]),
    ("copper gold", "copper gold", []),
    ("curse province", "", ["curse", "province"]),
    ("silver nobles", "silver", ["nobles"])])
def test_fortune_teller_leaves_the_first_victory_card_or_curse_on_the_deck(deck: str, discarded: str,
                                                                           left: List[str]) -> None:
    state = table({"hand": "fortune_teller"}, {"deck": deck})
    choose(state, "play:fortune_teller")
    expect_turn(state, coins=2)
    expect(state, 1, discard=discarded)
    assert zone(state, 1, "deck") == left


# ---- Menagerie, Farming Village
@pytest.mark.ruling("CO-08", "CO-09", "CO-10")
@pytest.mark.parametrize(("hand", "size"), [("copper silver estate", 6), ("copper*2 gold", 4), ("", 3)])
def test_menagerie_draws_three_for_a_hand_of_different_cards_and_else_one(hand: str, size: int) -> None:
    state = table({"hand": f"menagerie {hand}", "deck": COPPERS})
    choose(state, "play:menagerie")
    expect_turn(state, actions=1)
    assert len(zone(state, 0, "hand")) == size


@pytest.mark.ruling("CO-11", "CO-12", "CO-13")
@pytest.mark.parametrize(("deck", "hand", "discarded"), [
    ("estate curse silver", "silver", "estate curse"), ("mill gold", "mill", ""), ("estate curse", "", "estate curse")])
def test_farming_village_takes_the_first_action_or_treasure(deck: str, hand: str, discarded: str) -> None:
    state = table({"hand": "farming_village", "deck": deck})
    choose(state, "play:farming_village")
    expect_turn(state, actions=2)
    expect(state, 0, hand=hand, discard=discarded)


# ---- Horse Traders
@pytest.mark.ruling("CO-14", "CO-15")
@pytest.mark.parametrize(("hand", "choices", "left", "discarded"), [
    ("copper estate gold", ["discard:copper", "discard:estate"], "gold", "copper estate"),
    ("copper", [], "", "copper")])
def test_horse_traders_discards_two_cards_or_what_there_is(hand: str, choices: List[str], left: str,
                                                           discarded: str) -> None:
    state = table({"hand": f"horse_traders {hand}"})
    choose(state, "play:horse_traders", *choices)
    expect_turn(state, buys=2, coins=3)
    expect(state, 0, hand=left, discard=discarded)


@pytest.mark.ruling("CO-16")
def test_horse_traders_set_aside_shrinks_the_hand_and_brings_a_card_next_turn() -> None:
    state = table({"hand": "horse_traders copper*4", "deck": "silver*9"}, {"hand": "militia", "deck": COPPERS},
                  turn={"seat": 1}, ask_forced=True)
    choose(state, "play:militia", "reveal:horse_traders", "done")
    expect(state, 0, hand="copper*4", horse_traders="horse_traders")
    assert (state.seat, state.prompt) == (0, "discard")
    choose(state, "discard:copper")
    assert state.seat == 1
    buy_nothing(state)
    assert state.turn_seat == 0
    expect(state, 0, hand="copper*3 silver horse_traders", horse_traders="")


@pytest.mark.ruling("CO-17")
def test_two_horse_traders_can_be_set_aside_against_one_attack() -> None:
    state = table({"hand": "horse_traders*2 copper*3", "deck": "silver*9"}, {"hand": "followers", "deck": COPPERS},
                  kingdom="tournament", turn={"seat": 1})
    choose(state, "play:followers", "reveal:horse_traders", "reveal:horse_traders")
    expect(state, 0, hand="copper*3", discard="curse", horse_traders="horse_traders*2")
    assert state.seat == 1
    buy_nothing(state)
    expect(state, 0, hand="copper*3 silver*2 horse_traders*2")


@pytest.mark.ruling("CO-18")
def test_minion_does_not_reach_a_hand_that_horse_traders_brought_to_four_cards() -> None:
    state = table({"hand": "horse_traders copper*4", "deck": "silver*9"}, {"hand": "minion estate", "deck": COPPERS},
                  turn={"seat": 1})
    choose(state, "play:minion", "reveal:horse_traders", "choose:discard")
    expect(state, 0, hand="copper*4", discard="")
    expect(state, 1, hand="copper*4")


@pytest.mark.ruling("CO-19")
def test_horse_traders_that_are_set_aside_cannot_react_to_a_second_attack() -> None:
    state = table({"hand": "horse_traders copper*4"}, {"hand": "witch*2", "deck": COPPERS},
                  turn={"seat": 1, "actions": 2})
    choose(state, "play:witch", "reveal:horse_traders")
    expect(state, 0, hand="copper*4", discard="curse")
    choose(state, "play:witch")
    assert (state.seat, state.prompt) == (1, "treasure")
    expect(state, 0, discard="curse*2")


@pytest.mark.ruling("CO-20")
def test_horse_traders_set_aside_at_the_end_are_counted() -> None:
    player = {"mats": {"horse_traders": ["horse_traders"]}, "deck": "copper*5 silver gold gardens fairgrounds"}
    state = table(player, {"deck": "copper"}, kingdom="horse_traders", over=True)
    assert state.result is not None
    assert state.result.scores == [1 + 2, 0]             # ten cards, of six names


@pytest.mark.ruling("CO-21")
def test_horse_traders_come_back_at_the_start_of_a_possessed_turn() -> None:
    state = table({"deck": "silver*9", "mats": {"horse_traders": ["horse_traders"]},
                   "later": [{"effect": "take_back", "seat": 0, "x": 1}, {"effect": "plus_cards", "seat": 0, "x": 1}],
                   "hand": "copper*3"}, {"hand": "possession", "deck": COPPERS}, kingdom="horse_traders",
                  turn={"seat": 1})
    choose(state, "play:possession")
    buy_nothing(state)
    assert (state.turn_seat, state.controller, state.seat) == (0, 1, 1)
    expect(state, 0, hand="copper*3 silver horse_traders", horse_traders="")


# ---- Remake
@pytest.mark.ruling("CO-22")
def test_remake_turns_an_estate_into_a_silver_and_a_copper_into_nothing() -> None:
    state = table({"hand": "remake estate copper"})
    choose(state, "play:remake", "trash:estate")
    if state.prompt == "gain":
        choose(state, "gain:silver")
    expect(state, 0, hand="", discard="silver")
    expect_trash(state, "estate copper")


@pytest.mark.ruling("CO-23")
def test_remake_makes_a_bank_of_the_only_card() -> None:
    state = table({"hand": "remake gold"}, kingdom="bank")
    choose(state, "play:remake")
    assert state.prompt == "buy"
    expect(state, 0, discard="bank")
    expect_trash(state, "gold")


@pytest.mark.ruling("CO-24")
def test_remake_with_a_princess_makes_silvers_of_coppers() -> None:
    state = table({"hand": "remake copper*2", "play": "princess"}, kingdom="tournament")
    assert state.view(0)["costs"]["silver"] == 1
    choose(state, "play:remake")
    expect_trash(state, "copper*2")
    expect(state, 0, discard="silver*2")


def test_a_princess_makes_nothing_cheaper_after_the_end() -> None:
    state = table({"play": "princess"}, kingdom="tournament", supply={"province": 1},
                  turn={"phase": "buying", "coins": 6})
    choose(state, "buy:province")
    assert state.over
    described = state.describe()
    assert described["turn"]["reduction"] == 0
    assert state.view(0)["costs"]["silver"] == 3
    assert GAME.position(described).describe() == described


@pytest.mark.ruling("CO-25")
def test_remake_gains_nothing_for_a_prize_which_stays_in_the_trash() -> None:
    state = table({"hand": "remake trusty_steed estate"}, kingdom="tournament menagerie",
                  supply={"trusty_steed": 0})
    choose(state, "play:remake", "trash:trusty_steed")
    assert (state.prompt, options(state)) == ("gain", ["gain:silver", "gain:menagerie"])
    choose(state, "gain:menagerie")
    expect_trash(state, "trusty_steed estate")
    expect(state, 0, discard="menagerie")
    assert state.left("trusty_steed") == 0


@pytest.mark.ruling("CO-26")
def test_remake_keeps_the_potion_in_the_cost() -> None:
    state = table({"hand": "remake alchemist curse"}, kingdom="golem smithy")
    choose(state, "play:remake", "trash:alchemist")
    expect_trash(state, "alchemist curse")
    expect(state, 0, hand="", discard="golem")


# ---- Tournament
@pytest.mark.ruling("CO-27", "CO-30")
@pytest.mark.parametrize(("other", "answer", "coins", "drawn"), [
    ("copper", [], 1, "silver"), ("province", ["yes"], 0, "")])
def test_tournament_brings_a_card_and_a_coin_unless_another_player_shows_a_province(
        other: str, answer: List[str], coins: int, drawn: str) -> None:
    state = table({"hand": "tournament", "deck": "silver*9"}, {"hand": other})
    choose(state, "play:tournament", *answer)
    expect_turn(state, actions=1, coins=coins)
    expect(state, 0, hand=drawn)


@pytest.mark.ruling("CO-28", "CO-32")
@pytest.mark.parametrize(("choices", "gained"), [
    (["choose:prize", "gain:trusty_steed"], "trusty_steed"), (["choose:duchy"], "duchy")])
def test_a_province_shown_at_a_tournament_brings_a_prize_or_a_duchy_which_is_drawn_at_once(choices: List[str],
                                                                                          gained: str) -> None:
    state = table({"hand": "tournament province", "deck": COPPERS}, {"hand": "copper"})
    choose(state, "play:tournament", "yes", *choices)
    expect(state, 0, discard="province", hand=gained, deck=COPPERS)
    expect_turn(state, actions=1, coins=1)


@pytest.mark.ruling("CO-29")
def test_the_prize_waits_on_the_deck_when_another_player_has_shown_a_province() -> None:
    state = table({"hand": "tournament province", "deck": "copper"}, {"hand": "province"})
    choose(state, "play:tournament", "yes", "yes", "choose:prize", "gain:followers")
    assert zone(state, 0, "deck") == ["followers", "copper"]
    expect(state, 0, hand="", discard="province")
    expect(state, 1, hand="province")
    expect_turn(state, actions=1, coins=0)


@pytest.mark.ruling("CO-31")
def test_a_province_need_not_be_shown_at_a_tournament() -> None:
    state = table({"hand": "tournament province", "deck": "silver"}, {"hand": "copper"})
    choose(state, "play:tournament", "no")
    expect(state, 0, hand="province silver", discard="")
    expect_turn(state, actions=1, coins=1)


@pytest.mark.ruling("CO-33")
def test_a_prize_may_be_chosen_though_none_is_left() -> None:
    gone = dict.fromkeys(["bag_of_gold", "diadem", "followers", "princess", "trusty_steed"], 0)
    state = table({"hand": "tournament province", "deck": "silver"}, {"hand": "copper"}, supply=gone)
    choose(state, "play:tournament", "yes")
    assert options(state) == ["choose:prize", "choose:duchy"]
    choose(state, "choose:prize")
    expect(state, 0, hand="silver", discard="province")
    expect_turn(state, actions=1, coins=1)


@pytest.mark.ruling("CO-34")
def test_a_throne_room_on_tournament_can_bring_two_prizes() -> None:
    state = table({"hand": "throne_room tournament province*2", "deck": COPPERS}, {"hand": "copper"})
    choose(state, "play:throne_room", "play:tournament", "yes", "choose:prize", "gain:diadem", "yes", "choose:prize")
    assert "gain:diadem" not in options(state)
    choose(state, "gain:princess")
    expect(state, 0, hand="diadem princess", discard="province*2")
    expect_turn(state, actions=2, coins=2)


@pytest.mark.ruling("CO-35")
def test_a_colony_is_no_province_at_a_tournament() -> None:
    state = table({"hand": "tournament colony", "deck": "silver"}, {"hand": "colony"}, options={"colonies": True})
    choose(state, "play:tournament")
    assert state.prompt == "treasure"
    assert events_of(state, 0, "reveal") == []
    expect(state, 0, hand="colony silver")
    expect_turn(state, coins=1)


@pytest.mark.ruling("CO-36")
def test_one_province_of_any_other_player_keeps_the_card_and_the_coin_away() -> None:
    state = table({"hand": "tournament", "deck": "silver"}, {"hand": "province"}, {"hand": "province"})
    choose(state, "play:tournament")
    assert state.seat == 1
    choose(state, "no")
    assert state.seat == 2
    choose(state, "yes")
    expect(state, 0, hand="")
    expect_turn(state, actions=1, coins=0)


# ---- Prizes
@pytest.mark.ruling("CO-37", "CO-83")
@pytest.mark.parametrize(("hand", "supply", "choices", "actions", "deck"), [
    ("bag_of_gold", {}, ["play:bag_of_gold"], 1, ["gold", "copper"]),
    ("bag_of_gold", {"gold": 0}, ["play:bag_of_gold"], 1, ["copper"]),
    ("throne_room bag_of_gold", {}, ["play:throne_room", "play:bag_of_gold"], 2, ["gold", "gold", "copper"])])
def test_bag_of_gold_puts_a_gold_on_the_deck_each_time(hand: str, supply: Dict[str, int], choices: List[str],
                                                       actions: int, deck: List[str]) -> None:
    state = table({"hand": hand, "deck": "copper"}, kingdom="tournament", supply=supply)
    choose(state, *choices)
    expect_turn(state, actions=actions)
    assert zone(state, 0, "deck") == deck


@pytest.mark.ruling("CO-38", "CO-39", "CO-82")
@pytest.mark.parametrize(("actions", "coins"), [(1, 3), (2, 4), (0, 2)])
def test_diadem_gives_a_coin_more_for_every_unused_action(actions: int, coins: int) -> None:
    before = "farming_village" if actions == 2 else ""
    state = table({"hand": "diadem", "play": before}, kingdom="tournament", turn={"phase": "buy", "actions": actions})
    choose(state, "play:diadem")
    expect_turn(state, coins=coins)


@pytest.mark.ruling("CO-84")
def test_the_gold_of_a_possessed_bag_of_gold_goes_to_whoever_decides() -> None:
    state = table({}, {"hand": "bag_of_gold", "deck": "copper"}, kingdom="tournament possession", turn=POSSESSED)
    choose(state, "play:bag_of_gold")
    expect_turn(state, actions=1)
    expect(state, 0, discard="gold", deck="")
    expect(state, 1, deck="copper", discard="")


@pytest.mark.ruling("CO-40", "CO-41")
@pytest.mark.parametrize(("supply", "estate", "curse"), [
    ({"curse": 10}, "estate", "curse"), ({"estate": 0, "curse": 0}, "", "")])
def test_followers_draws_gains_an_estate_and_hits_the_others_twice(supply: Dict[str, int], estate: str,
                                                                   curse: str) -> None:
    state = table({"hand": "followers", "deck": COPPERS}, {"hand": "silver*5"}, kingdom="tournament", supply=supply,
                  ask_forced=True)
    choose(state, "play:followers")
    expect(state, 0, hand="copper*2", discard=estate)
    expect(state, 1, discard=curse)
    choose(state, "discard:silver", "discard:silver")
    expect(state, 1, hand="silver*3", discard=f"{curse} silver*2")


@pytest.mark.ruling("CO-42", "CO-43", "CO-44")
@pytest.mark.parametrize(("hand", "turn", "choices", "buys", "less"), [
    ("princess", {"coins": 6}, ["play:princess"], 2, 2),
    ("throne_room princess", {}, ["play:throne_room", "play:princess"], 3, 2),
    ("princess", {"reduction": 1}, ["play:princess"], 2, 3)])
def test_a_princess_in_play_makes_cards_cost_two_less_once(hand: str, turn: Dict[str, int], choices: List[str],
                                                          buys: int, less: int) -> None:
    state = table({"hand": hand}, kingdom="tournament bridge", turn=turn)
    choose(state, *choices)
    expect_turn(state, buys=buys)
    costs = state.view(0)["costs"]
    assert (costs["province"], costs["gold"], costs["copper"]) == (8 - less, 6 - less, 0)
    if turn.get("coins") == 6:
        assert {"buy:province", "buy:gold"} <= set(options(state))
        choose(state, "buy:province")
        expect_turn(state, coins=0)


@pytest.mark.ruling("CO-45", "CO-46")
@pytest.mark.parametrize(("silvers", "first", "hand", "discarded", "coins"), [
    (40, "choose:cards", "copper*2", "silver*4 estate", 0), (2, "choose:coins", "", "silver*2 copper*2 estate", 2)])
def test_trusty_steed_with_its_silvers_turns_the_deck_over(silvers: int, first: str, hand: str, discarded: str,
                                                          coins: int) -> None:
    state = table({"hand": "trusty_steed", "deck": "copper*2 estate"}, kingdom="tournament", supply={"silver": silvers})
    choose(state, "play:trusty_steed", first, "choose:silvers")
    expect(state, 0, hand=hand, deck="", discard=discarded)
    expect_turn(state, coins=coins)


@pytest.mark.ruling("CO-47")
def test_trusty_steed_played_twice_chooses_a_pair_each_time() -> None:
    state = table({"hand": "throne_room trusty_steed", "deck": COPPERS}, kingdom="tournament")
    choose(state, "play:throne_room", "play:trusty_steed", "choose:cards")
    assert "choose:cards" not in options(state)
    choose(state, "choose:actions", "choose:actions", "choose:coins")
    expect_turn(state, actions=4, coins=2)
    expect(state, 0, hand="copper*2")
