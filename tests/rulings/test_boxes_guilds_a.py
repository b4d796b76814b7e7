"""Guilds: coin tokens, overpaying, and the cards from Stonemason to Masterpiece."""
from functools import partial
from typing import Any, List

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])


def buying(coins: int, kingdom: str, *, hand: str = "", play: str = "", deck: str = "copper*9", discard: str = "",
           buys: int = 2, **rest: Any) -> DominionState:
    """Done with Treasures; a Buy more than needed, so that the turn goes on."""
    turn = {"phase": "buying", "coins": coins, "buys": buys, **rest.pop("turn", {})}
    return table({"hand": hand, "play": play, "deck": deck, "discard": discard}, {"hand": "copper"}, kingdom=kingdom,
                 turn=turn, **rest)


def coffers(state: DominionState, seat: int = 0) -> int:
    return int(state.view(None)["players"][seat]["tokens"].get("coffers", 0))


# ---- Stonemason
@pytest.mark.ruling("GU-01")
def test_stonemason_gains_two_cheaper_cards() -> None:
    state = table({"hand": "stonemason gold"}, kingdom="market")
    choose(state, "play:stonemason")
    assert state.prompt == "gain"
    assert set(options(state)) == {f"gain:{id}" for id in ("copper", "silver", "estate", "duchy", "curse", "market",
                                                           "stonemason")}
    choose(state, "gain:duchy", "gain:silver")
    expect(state, 0, discard="duchy silver")
    expect_trash(state, "gold")


@pytest.mark.ruling("GU-02", "GU-03")
@pytest.mark.parametrize("hand", ["copper", ""])
def test_stonemason_gains_nothing_if_nothing_costs_less(hand: str) -> None:
    state = table({"hand": f"stonemason {hand}"}, kingdom="stonemason")
    choose(state, "play:stonemason")
    assert state.prompt == "buy"
    expect(state, 0, discard="", hand="")
    expect_trash(state, hand)


@pytest.mark.ruling("GU-04")
def test_an_overpaid_stonemason_brings_two_actions_of_that_cost_before_it_is_gained() -> None:
    state = buying(6, "stonemason smithy militia village gardens")
    choose(state, "buy:stonemason")
    assert (state.prompt, options(state)) == ("overpay", [f"overpay:{n}" for n in range(5)])
    choose(state, "overpay:4")
    assert set(options(state)) == {"gain:smithy", "gain:militia"}
    choose(state, "gain:smithy", "gain:smithy")
    assert zone(state, 0, "discard") == ["smithy", "smithy", "stonemason"]
    expect_turn(state, coins=0, buys=1)


@pytest.mark.ruling("GU-05")
def test_a_stonemason_that_is_not_overpaid_brings_nothing() -> None:
    state = buying(6, "stonemason smithy")
    choose(state, "buy:stonemason", "overpay:0")
    assert zone(state, 0, "discard") == ["stonemason"]
    expect_turn(state, coins=4)


@pytest.mark.ruling("GU-06")
def test_stonemason_brings_the_only_action_of_that_cost_that_is_left() -> None:
    state = buying(5, "stonemason village", supply={"village": 1})
    choose(state, "buy:stonemason", "overpay:3")
    assert zone(state, 0, "discard") == ["village", "stonemason"]


@pytest.mark.ruling("GU-07")
def test_a_stonemason_that_emptied_its_own_pile_is_bought_but_not_gained() -> None:
    state = buying(4, "stonemason", play="merchant_guild", supply={"stonemason": 2})
    choose(state, "buy:stonemason", "overpay:2")
    assert zone(state, 0, "discard") == ["stonemason", "stonemason"]
    assert (state.left("stonemason"), coffers(state)) == (0, 1)


@pytest.mark.ruling("GU-08")
def test_stonemason_looks_at_what_actions_cost_now() -> None:
    state = buying(6, "stonemason market smithy", turn={"reduction": 1})
    choose(state, "buy:stonemason", "overpay:4")
    assert zone(state, 0, "discard") == ["market", "market", "stonemason"]
    expect_turn(state, coins=1)


@pytest.mark.ruling("GU-09")
def test_a_stonemason_played_twice_trashes_twice() -> None:
    state = table({"hand": "throne_room stonemason gold estate"}, kingdom="stonemason")
    choose(state, "play:throne_room", "play:stonemason", "trash:gold", "gain:silver", "gain:silver", "gain:copper",
           "gain:copper")
    expect(state, 0, discard="silver*2 copper*2", hand="")
    expect_trash(state, "gold estate")


@pytest.mark.ruling("GU-10", "GU-41", "GU-54")
@pytest.mark.parametrize("card", ["stonemason", "doctor", "masterpiece", "herald"])
def test_what_is_gained_without_buying_it_cannot_be_overpaid(card: str) -> None:
    state = table({"hand": "workshop", "deck": "gold*3", "discard": "estate"}, kingdom=card, turn={"coins": 5})
    choose(state, "play:workshop", f"gain:{card}")
    assert state.prompt == "buy"
    expect(state, 0, discard=f"estate {card}", deck="gold*3")
    expect_turn(state, coins=5)


@pytest.mark.ruling("GU-77")
@pytest.mark.parametrize(("potions", "gained"), [(1, {"alchemist", "familiar"}), (0, {"village"})])
def test_a_potion_overpaid_for_a_stonemason_has_to_be_in_the_cost(potions: int, gained: set[str]) -> None:
    state = buying(5, "stonemason village alchemist familiar", turn={"potions": 1})
    choose(state, "buy:stonemason", "overpay:3")
    assert (state.prompt, options(state)) == ("overpay_potions", ["overpay:0", "overpay:1"])
    choose(state, f"overpay:{potions}")
    if potions:
        assert set(options(state)) == {f"gain:{id}" for id in gained}
        choose(state, "gain:alchemist", "gain:familiar")
        expect(state, 0, discard="alchemist familiar stonemason")
    else:
        expect(state, 0, discard="village*2 stonemason")
    expect_turn(state, coins=0, potions=1 - potions)


# ---- coin tokens
@pytest.mark.ruling("GU-14")
@pytest.mark.parametrize(("kingdom", "tokens"), [("b2_guilds_arts_and_crafts", 1), ("b2_guilds_gilding_the_lily", 0)])
def test_with_baker_everybody_starts_with_a_coin_token(kingdom: str, tokens: int) -> None:
    state = GAME.start(seats=3, kingdom=kingdom, seed=1)
    assert [coffers(state, seat) for seat in range(3)] == [tokens] * 3


@pytest.mark.ruling("GU-15", "GU-16", "GU-31", "GU-32")
@pytest.mark.parametrize(("hand", "plays", "drawn", "actions", "buys", "tokens"), [
    ("baker", ["baker"], 1, 1, 1, 1),
    ("throne_room baker", ["throne_room", "baker"], 2, 2, 1, 2),
    ("candlestick_maker*3", ["candlestick_maker"] * 3, 0, 1, 4, 3),
    ("throne_room candlestick_maker", ["throne_room", "candlestick_maker"], 0, 2, 3, 2)])
def test_baker_and_candlestick_maker_give_coin_tokens(hand: str, plays: List[str], drawn: int, actions: int, buys: int,
                                                      tokens: int) -> None:
    state = table({"hand": hand, "deck": "copper*5"})
    choose(state, *[f"play:{card}" for card in plays])
    expect_turn(state, actions=actions, buys=buys)
    assert (len(zone(state, 0, "hand")), coffers(state)) == (drawn, tokens)


@pytest.mark.ruling("GU-17")
def test_coin_tokens_are_spent_before_the_first_purchase_only() -> None:
    state = table({"hand": "silver", "tokens": {"coffers": 3}}, kingdom="baker",
                  turn={"phase": "buy", "coins": 0, "buys": 2})
    choose(state, "spend:coffers", "play:silver", "spend:coffers")
    expect_turn(state, coins=4)
    assert options(state) == ["spend:coffers", "done"]
    choose(state, "done", "buy:silver")
    assert (state.prompt, coffers(state)) == ("buy", 1)
    assert not any(id.startswith("spend") for id in options(state))


@pytest.mark.ruling("GU-33")
def test_coin_tokens_alone_can_pay() -> None:
    state = table({"hand": "estate", "tokens": {"coffers": 3}}, kingdom="plaza", turn={"phase": "buy", "buys": 2})
    choose(state, *["spend:coffers"] * 3, "buy:silver")
    expect(state, 0, discard="silver")
    expect_turn(state, coins=0, buys=1)


@pytest.mark.ruling("GU-18")
def test_no_coin_token_is_spent_in_the_action_phase() -> None:
    state = table({"hand": "village", "tokens": {"coffers": 3}}, kingdom="plaza")
    assert (state.prompt, options(state)) == ("action", ["play:village", "done"])


# ---- Advisor, Journeyman
@pytest.mark.ruling("GU-11")
def test_the_left_neighbour_picks_what_advisor_discards() -> None:
    state = table({"hand": "advisor", "deck": "gold copper estate"}, {}, {})
    choose(state, "play:advisor")
    assert (state.seat, state.prompt, set(options(state))) == (1, "discard_revealed", {
        "discard:gold", "discard:copper", "discard:estate"})
    assert [card for event in events_of(state, 2, "reveal") for card in event["cards"]] == ["gold", "copper", "estate"]
    choose(state, "discard:gold")
    expect(state, 0, hand="copper estate", discard="gold", deck="")
    expect_turn(state, actions=1)


@pytest.mark.ruling("GU-12")
def test_advisor_discards_a_single_revealed_card() -> None:
    state = table({"hand": "advisor", "deck": "silver"}, {})
    choose(state, "play:advisor")
    expect(state, 0, hand="", discard="silver")


@pytest.mark.ruling("GU-13")
def test_advisor_played_twice_is_still_no_attack() -> None:
    state = table({"hand": "throne_room advisor", "deck": "gold copper estate silver duchy curse"}, {"hand": "moat"})
    choose(state, "play:throne_room", "play:advisor", "discard:gold", "discard:silver")
    expect(state, 0, hand="copper estate duchy curse", discard="gold silver")
    expect_turn(state, actions=2)


@pytest.mark.ruling("GU-19", "GU-20")
@pytest.mark.parametrize(("named", "hand", "discarded"), [
    ("copper", "estate silver gold", "copper*2"), ("possession", "copper*2 estate", "")])
def test_journeyman_takes_three_cards_that_were_not_named(named: str, hand: str, discarded: str) -> None:
    state = table({"hand": "journeyman", "deck": "copper estate copper silver gold duchy"}, {})
    choose(state, "play:journeyman", f"name:{named}")
    expect(state, 0, hand=hand, discard=discarded)
    shown = [card for event in events_of(state, 1, "reveal") for card in event["cards"]]
    assert sorted(shown) == sorted([*zone(state, 0, "hand"), *zone(state, 0, "discard")])


@pytest.mark.ruling("GU-21")
def test_journeyman_shuffles_without_what_it_revealed() -> None:
    state = table({"hand": "journeyman", "deck": "copper*2", "discard": "copper*2 silver"}, {})
    choose(state, "play:journeyman", "name:copper")
    expect(state, 0, hand="silver", discard="copper*4", deck="")


# ---- Merchant Guild
@pytest.mark.ruling("GU-22", "GU-23")
@pytest.mark.parametrize(("guilds", "bought", "tokens"), [(1, 2, 2), (2, 1, 2)])
def test_each_card_bought_gives_a_coin_token_for_each_merchant_guild(guilds: int, bought: int, tokens: int) -> None:
    state = buying(6, "merchant_guild", play=f"merchant_guild*{guilds}", buys=3)
    choose(state, *["buy:estate"] * bought)
    assert coffers(state) == tokens
    assert not any(id.startswith("spend") for id in options(state))


@pytest.mark.ruling("GU-24")
def test_a_merchant_guild_played_twice_gives_one_coin_token_for_a_card() -> None:
    state = table({"hand": "throne_room merchant_guild"})
    choose(state, "play:throne_room", "play:merchant_guild")
    expect_turn(state, buys=3, coins=2)
    choose(state, "buy:estate")
    assert coffers(state) == 1


@pytest.mark.ruling("GU-25")
def test_merchant_guild_counts_purchases_only() -> None:
    state = table({"hand": "workshop", "play": "merchant_guild"}, kingdom="masterpiece village",
                  turn={"coins": 6, "buys": 2})
    choose(state, "play:workshop", "gain:village")
    assert coffers(state) == 0
    choose(state, "buy:masterpiece", "overpay:3")
    expect(state, 0, discard="village silver*3 masterpiece")
    assert coffers(state) == 1


# ---- Butcher
@pytest.mark.ruling("GU-26", "GU-28", "GU-29", "GU-30")
@pytest.mark.parametrize(("trashed", "paid", "dearest", "cheapest"), [
    ("estate", 2, "smithy", "copper"), ("gold", 2, "province", "copper"), ("butcher", 0, "duchy", "copper"),
    ("copper", 0, "copper", "copper")])
def test_butcher_pays_coin_tokens_for_a_dearer_card(trashed: str, paid: int, dearest: str, cheapest: str) -> None:
    state = table({"hand": f"butcher {trashed} curse"}, kingdom="butcher smithy")
    choose(state, "play:butcher")
    assert (state.prompt, "done" in options(state)) == ("may_trash", True)
    choose(state, f"trash:{trashed}")
    assert (state.prompt, options(state)) == ("pay", ["pay:0", "pay:1", "pay:2"])
    choose(state, f"pay:{paid}")
    assert state.prompt == "gain"
    most = state.view(0)["costs"][dearest]
    assert {f"gain:{dearest}", f"gain:{cheapest}"} <= set(options(state))
    assert max(state.view(0)["costs"][id.partition(":")[2]] for id in options(state)) == most
    choose(state, f"gain:{dearest}")
    expect(state, 0, discard=dearest)
    expect_turn(state, coins=0)
    assert coffers(state) == 2 - paid


@pytest.mark.ruling("GU-27")
def test_butcher_need_not_trash() -> None:
    state = table({"hand": "butcher estate"}, kingdom="butcher")
    choose(state, "play:butcher", "done")
    expect(state, 0, hand="estate", discard="")
    assert coffers(state) == 2


# ---- Doctor
@pytest.mark.ruling("GU-34", "GU-36")
@pytest.mark.parametrize(("deck", "discard", "named", "trashed", "left"), [
    ("copper copper estate gold", "", "copper", "copper*2", ["estate", "gold"]),
    ("curse estate", "curse", "curse", "curse*2", ["estate"])])
def test_doctor_trashes_the_named_cards(deck: str, discard: str, named: str, trashed: str, left: List[str]) -> None:
    state = table({"hand": "doctor", "deck": deck, "discard": discard}, {})
    choose(state, "play:doctor", f"name:{named}")
    expect_trash(state, trashed)
    assert zone(state, 0, "deck") == left
    expect(state, 0, discard="")


@pytest.mark.ruling("GU-35")
def test_doctor_puts_the_others_back_in_an_order_of_its_own() -> None:
    state = table({"hand": "doctor", "deck": "copper gold estate"}, {})
    choose(state, "play:doctor", "name:silver")
    assert (state.prompt, len(options(state))) == ("order", 3)
    choose(state, "put_back:estate", "put_back:copper")
    assert zone(state, 0, "deck") == ["gold", "copper", "estate"]
    expect_trash(state, "")
    assert not any("cards" in event for event in events_of(state, 1, "put_back"))


@pytest.mark.ruling("GU-37")
def test_an_overpaid_doctor_looks_at_one_card_after_the_other() -> None:
    state = buying(7, "doctor", deck="copper province silver gold")
    choose(state, "buy:doctor", "overpay:4")
    assert (state.prompt, options(state)) == ("examine", ["put_back:copper", "discard:copper", "trash:copper"])
    choose(state, "trash:copper", "discard:province", "put_back:silver", "put_back:silver")
    expect_trash(state, "copper")
    assert (zone(state, 0, "discard"), zone(state, 0, "deck")) == (["province", "doctor"], ["silver", "gold"])
    expect_turn(state, coins=0)
    assert not any("silver" in event.get("cards", []) for event in state.events(1) if event["event"] != "shuffle")


@pytest.mark.ruling("GU-38")
def test_a_doctor_may_see_what_it_discarded_again_after_a_shuffle_but_never_itself() -> None:
    state = buying(5, "doctor", deck="gold", discard="copper")
    choose(state, "buy:doctor", "overpay:2", "discard:gold")
    assert state.prompt == "examine"
    seen = options(state)[0].partition(":")[2]
    assert seen in ("gold", "copper")
    choose(state, f"put_back:{seen}")
    expect(state, 0, discard="doctor", deck="gold copper")


@pytest.mark.ruling("GU-39")
def test_the_looks_of_a_doctor_are_lost_without_cards() -> None:
    state = buying(5, "doctor", deck="")
    choose(state, "buy:doctor", "overpay:2")
    expect(state, 0, discard="doctor")
    expect_turn(state, coins=0)


@pytest.mark.ruling("GU-40", "GU-72")
@pytest.mark.parametrize(("card", "coins"), [("doctor", 3), ("herald", 4), ("stonemason", 2), ("masterpiece", 3)])
def test_nothing_is_asked_if_no_coin_is_left_to_overpay(card: str, coins: int) -> None:
    state = buying(coins, card, discard="gold")
    choose(state, f"buy:{card}")
    assert state.prompt == "buy"
    expect(state, 0, discard=f"gold {card}")
    assert events_of(state, 0, "look_through") == []


# ---- Masterpiece
@pytest.mark.ruling("GU-51")
def test_masterpiece_gives_a_coin() -> None:
    state = table({"hand": "masterpiece copper"}, turn={"phase": "buy"})
    choose(state, "play:treasures")
    expect_turn(state, coins=2)


@pytest.mark.ruling("GU-52", "GU-53", "GU-57")
@pytest.mark.parametrize(("coins", "reduction", "overpaid", "silvers", "gained"), [
    (6, 0, 3, 40, 3), (6, 0, 3, 1, 1), (6, 1, 4, 40, 4)])
def test_each_coin_overpaid_for_a_masterpiece_brings_a_silver(coins: int, reduction: int, overpaid: int, silvers: int,
                                                              gained: int) -> None:
    state = buying(coins, "masterpiece", supply={"silver": silvers}, turn={"reduction": reduction})
    choose(state, "buy:masterpiece", f"overpay:{overpaid}")
    assert zone(state, 0, "discard") == ["silver"] * gained + ["masterpiece"]
    expect_turn(state, coins=0)


@pytest.mark.ruling("GU-55")
def test_a_masterpiece_is_no_silver_for_merchant() -> None:
    state = table({"hand": "merchant masterpiece silver", "deck": "copper"})
    choose(state, "play:merchant", "play:masterpiece")
    expect_turn(state, coins=1)
    choose(state, "play:silver")
    expect_turn(state, coins=4)


@pytest.mark.ruling("GU-56")
def test_bandit_trashes_a_masterpiece() -> None:
    state = table({"hand": "bandit"}, {"deck": "masterpiece copper"})
    choose(state, "play:bandit")
    expect(state, 1, discard="copper")
    expect_trash(state, "masterpiece")


@pytest.mark.ruling("GU-58")
def test_coin_tokens_are_spent_before_overpaying() -> None:
    state = table({"hand": "estate", "tokens": {"coffers": 4}}, kingdom="plaza masterpiece",
                  turn={"phase": "buy", "coins": 3, "buys": 2})
    choose(state, *["spend:coffers"] * 4, "buy:masterpiece")
    assert options(state) == [f"overpay:{n}" for n in range(5)]
    choose(state, "overpay:4")
    expect(state, 0, discard="silver*4 masterpiece")


@pytest.mark.ruling("buying-1")
@pytest.mark.parametrize("kingdom", ["merchant", "merchant alchemist", "stonemason", "plaza"])
def test_whatever_a_game_counts_only_what_the_coins_pay_for_can_be_bought(kingdom: str) -> None:
    state = buying(3, f"{kingdom} smithy market")
    prices = [state.view(0)["costs"][id.partition(":")[2]] for id in options(state) if id.startswith("buy:")]
    assert max(prices) == 3
