"""Prosperity: the kingdom cards from Goons to King's Court; buying, and Treasures that say something."""
from typing import Any, Dict, List, Set

import pytest

from crownlands.dominion.state import DominionState
from possession import end_turn, tokens
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone

BUY = {"phase": "buy"}


def offered(state: DominionState) -> Set[str]:
    return {id.partition(":")[2] for id in options(state) if ":" in id}


def buying(play: str, kingdom: str = "", supply: Any = None, **turn: Any) -> DominionState:
    return table({"play": play, "deck": "copper*5"}, {"hand": "copper"}, kingdom=kingdom, supply=supply or {},
                 turn={"phase": "buying", **turn})


# ---- Goons
@pytest.mark.ruling("PR-54")
def test_goons_bring_a_point_for_each_card_bought() -> None:
    state = table({"hand": "goons", "deck": "copper*5"}, {"hand": "estate*3 copper*2"})
    choose(state, "play:goons")
    expect_turn(state, buys=2, coins=2)
    assert (state.seat, state.prompt) == (1, "discard")
    choose(state, "discard:estate", "discard:estate")
    expect(state, 1, hand="estate copper*2")
    choose(state, "buy:copper", "buy:copper")
    assert tokens(state, 0) == {"vp": 2}


@pytest.mark.ruling("PR-55", "buying-2")
def test_each_goons_in_play_counts() -> None:
    state = buying("goons*2", buys=3)
    choose(state, *["buy:copper"] * 3)
    assert tokens(state, 0) == {"vp": 6}


@pytest.mark.ruling("PR-56")
def test_goons_played_three_times_are_one_card_in_play() -> None:
    state = table({"hand": "kings_court goons", "deck": "copper*5"}, {"hand": "moat estate*4"})
    choose(state, "play:kings_court", "play:goons")
    for _play in range(3):
        assert (state.seat, state.prompt, options(state)) == (1, "react", ["reveal:moat", "done"])
        choose(state, "reveal:moat")
    expect_turn(state, seat=0, buys=4, coins=6)
    choose(state, *["buy:copper"] * 4)
    assert tokens(state, 0) == {"vp": 4}


@pytest.mark.ruling("PR-57")
def test_goons_do_not_see_what_is_gained_without_buying() -> None:
    state = table({"play": "goons copper", "hand": "horn_of_plenty"}, {}, turn=BUY)
    choose(state, "play:horn_of_plenty", "gain:silver")
    expect(state, 0, discard="silver")
    assert tokens(state, 0) == {}


@pytest.mark.ruling("PR-58")
def test_a_moat_keeps_the_hand_from_goons_and_not_the_points() -> None:
    state = table({"hand": "goons", "deck": "copper*5"}, {"hand": "moat estate*4"})
    choose(state, "play:goons", "reveal:moat", "buy:copper")
    expect(state, 1, hand="moat estate*4")
    assert tokens(state, 0) == {"vp": 1}


# ---- Grand Market
@pytest.mark.ruling("PR-59", "PR-60", "buying-1")
@pytest.mark.parametrize(("play", "hand", "coins", "can"), [
    ("copper gold*2", "", 7, False), ("gold*2", "copper*2", 6, True)])
def test_a_copper_in_play_keeps_grand_market_away(play: str, hand: str, coins: int, can: bool) -> None:
    state = table({"play": play, "hand": hand}, {}, kingdom="grand_market", turn={"phase": "buying", "coins": coins})
    assert ("grand_market" in offered(state)) == can
    assert "gold" in offered(state)


@pytest.mark.ruling("PR-61", "buying-1", "buying-2")
def test_coppers_trashed_for_mint_make_way_for_grand_market() -> None:
    state = buying("copper*11", "mint grand_market", coins=11, buys=2)
    assert "grand_market" not in offered(state)
    choose(state, "buy:mint")
    expect_trash(state, "copper*11")
    expect_turn(state, coins=6, buys=1)
    assert "grand_market" in offered(state)


@pytest.mark.ruling("PR-62")
def test_grand_market_may_be_gained_beside_a_copper() -> None:
    state = table({"play": "copper silver gold smithy village", "hand": "horn_of_plenty"}, {}, kingdom="grand_market",
                  turn=BUY)
    choose(state, "play:horn_of_plenty", "gain:grand_market")
    expect(state, 0, discard="grand_market")


# ---- Hoard
@pytest.mark.ruling("PR-63", "PR-64", "PR-65", "PR-67", "buying-2")
@pytest.mark.parametrize(("hoards", "bought", "golds", "discard"), [
    (1, ["estate"], 30, ["gold", "estate"]), (2, ["estate"] * 2, 30, ["gold", "gold", "estate"] * 2),
    (1, ["duchy"], 0, ["duchy"]), (1, ["harem"], 30, ["gold", "harem"]), (1, ["island"], 30, ["gold", "island"]),
    (1, ["curse"], 30, ["curse"])])
def test_a_hoard_gains_gold_before_each_victory_card_bought(hoards: int, bought: List[str], golds: int,
                                                            discard: List[str]) -> None:
    state = buying(f"hoard*{hoards}", "harem island", supply={"gold": golds}, coins=8, buys=4)
    choose(state, *[f"buy:{card}" for card in bought])
    assert zone(state, 0, "discard") == discard


@pytest.mark.ruling("PR-66")
def test_a_victory_card_gained_without_buying_brings_no_gold() -> None:
    state = table({"play": "hoard copper", "hand": "horn_of_plenty"}, {}, turn=BUY)
    choose(state, "play:horn_of_plenty", "gain:estate")
    expect(state, 0, discard="estate", play="hoard copper")
    expect_trash(state, "horn_of_plenty")


@pytest.mark.ruling("option-hoard")
def test_a_hoard_of_the_later_wording_gains_gold_afterwards_and_needs_not_be_in_play() -> None:
    state = table({"hand": "hoard*2"}, {}, kingdom="mint", turn={**BUY, "coins": 3, "buys": 3},
                  options={"hoard_wording": "2022"})
    choose(state, "play:hoard", "play:hoard", "buy:mint", "buy:estate")
    expect_trash(state, "hoard*2")
    assert zone(state, 0, "discard") == ["mint", "estate", "gold", "gold"]


# ---- Bank
@pytest.mark.ruling("PR-68", "PR-69", "PR-70", "treasures-1", "treasures-2")
@pytest.mark.parametrize(("hand", "plays", "coins"), [
    ("copper*3 bank", ["copper"] * 3 + ["bank"], 7), ("copper*3 bank", ["bank"] + ["copper"] * 3, 4),
    ("copper bank*2", ["copper", "bank", "bank"], 6)])
def test_a_bank_counts_the_treasures_in_play_once(hand: str, plays: List[str], coins: int) -> None:
    state = table({"hand": hand}, {}, turn=BUY)
    choose(state, *[f"play:{card}" for card in plays])
    expect_turn(state, coins=coins)


@pytest.mark.ruling("PR-71")
def test_a_bank_counts_treasures_that_give_no_coins() -> None:
    state = table({"play": "potion horn_of_plenty smithy", "hand": "bank"}, {}, kingdom="transmute", turn=BUY)
    choose(state, "play:bank")
    expect_turn(state, coins=3)


# ---- Expand
@pytest.mark.ruling("PR-72", "PR-73", "PR-75", "price-4")
@pytest.mark.parametrize(("trashed", "colonies", "cards", "others"), [
    ("estate", False, {"copper", "curse", "estate", "silver", "duchy", "potion"}, {"gold", "familiar", "possession"}),
    ("province", True, {"colony", "platinum", "province"}, {"possession"}),
    ("familiar", False, {"possession", "gold", "familiar"}, {"province"}),
    ("silver", False, {"gold"}, {"possession", "familiar"})])
def test_an_expand_reaches_three_coins_further(trashed: str, colonies: bool, cards: Set[str], others: Set[str]) -> None:
    state = table({"hand": f"expand {trashed}"}, {}, kingdom="familiar possession", options={"colonies": colonies})
    choose(state, "play:expand")
    assert state.prompt == "gain"
    assert cards <= offered(state)
    assert not others & offered(state)
    expect_trash(state, trashed)


@pytest.mark.ruling("PR-74")
def test_an_expand_without_a_card_to_trash_does_nothing() -> None:
    state = table({"hand": "expand"}, {})
    choose(state, "play:expand")
    assert state.prompt == "buy"
    expect(state, 0, discard="", play="expand")


# ---- King's Court
def crowned(card: str, rest: str = "", **more: Any) -> DominionState:
    """King's Court on that card."""
    state = table({"hand": f"kings_court {card} {rest}", "deck": "copper*20"}, {"hand": "copper", "deck": "copper*5"},
                  **more)
    choose(state, "play:kings_court", f"play:{card}")
    return state


@pytest.mark.ruling("PR-76", "PR-81", "PR-82")
@pytest.mark.parametrize(("card", "drawn", "numbers"), [
    ("village", 3, {"actions": 6}), ("bridge", 0, {"buys": 4, "coins": 3, "reduction": 3}),
    ("conspirator", 2, {"actions": 2, "coins": 6})])
def test_a_kings_court_plays_an_action_three_times(card: str, drawn: int, numbers: Dict[str, int]) -> None:
    state = crowned(card)
    expect_turn(state, **numbers)
    expect(state, 0, hand=f"copper*{drawn}" if drawn else "", play=f"kings_court {card}")


@pytest.mark.ruling("PR-77")
def test_a_kings_court_on_a_kings_court_plays_three_actions_three_times() -> None:
    state = table({"hand": "kings_court*2 village smithy market", "deck": "copper*20"}, {})
    choose(state, "play:kings_court", "play:kings_court", "play:village", "play:smithy", "play:market")
    expect_turn(state, actions=9, buys=4, coins=3)
    expect(state, 0, hand="copper*15", play="kings_court*2 village smithy market")


@pytest.mark.ruling("PR-78")
def test_a_kings_court_without_an_action_does_nothing() -> None:
    state = table({"hand": "kings_court copper"}, {})
    choose(state, "play:kings_court")
    assert state.prompt == "treasure"
    expect(state, 0, hand="copper", play="kings_court")


@pytest.mark.ruling("PR-79")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
def test_a_kings_court_may_be_declined_in_any_edition(box: str) -> None:
    state = table({"hand": "kings_court trading_post gold*2"}, {}, boxes=[box])
    choose(state, "play:kings_court")
    assert (state.prompt, options(state)) == ("play_thrice", ["play:trading_post", "done"])
    choose(state, "done")
    expect(state, 0, hand="trading_post gold*2", play="kings_court")
    expect_trash(state, "")


@pytest.mark.ruling("PR-80")
def test_a_treasure_map_under_kings_court_finds_gold_once() -> None:
    state = table({"hand": "kings_court treasure_map*2"}, {})
    choose(state, "play:kings_court", "play:treasure_map")
    expect_trash(state, "treasure_map*2")
    expect(state, 0, hand="", deck="gold*4", play="kings_court")


@pytest.mark.ruling("PR-83")
def test_a_kings_court_stays_with_its_caravan() -> None:
    state = crowned("caravan")
    expect_turn(state, actions=3)
    expect(state, 0, hand="copper*3")
    end_turn(state)
    expect(state, 0, play="kings_court caravan", hand="copper*5", discard="copper*3")
    end_turn(state)
    expect(state, 0, play="kings_court caravan", hand="copper*8")
    end_turn(state)
    expect(state, 0, play="")


@pytest.mark.ruling("PR-84")
def test_a_mining_village_under_kings_court_is_trashed_once() -> None:
    state = crowned("mining_village")
    assert options(state) == ["no", "yes"]
    choose(state, "yes")
    assert state.prompt == "treasure"
    expect_turn(state, actions=6, coins=2)
    expect(state, 0, hand="copper*3", play="kings_court")
    expect_trash(state, "mining_village")


@pytest.mark.ruling("PR-85", "PR-86")
@pytest.mark.parametrize(("second", "rule", "stay"), [
    ("smithy", "direct", "kings_court caravan"), ("smithy", "tracking", "kings_court caravan"),
    ("fishing_village", "direct", "kings_court caravan fishing_village"),
    ("fishing_village", "tracking", "kings_court*2 caravan fishing_village")])
def test_an_outer_kings_court_stays_only_for_two_durations_by_the_older_ruling(second: str, rule: str,
                                                                               stay: str) -> None:
    state = table({"hand": f"kings_court*2 caravan {second}", "deck": "copper*30"}, {"hand": "copper"},
                  options={"throne_stays": rule})
    choose(state, "play:kings_court", "play:kings_court", "play:caravan", f"play:{second}")
    end_turn(state)
    expect(state, 0, play=stay)
    assert zone(state, 0, "discard").count("kings_court") == 2 - (2 if "*2" in stay else 1)
    assert (zone(state, 0, "discard") + zone(state, 0, "play")).count(second) == 1


@pytest.mark.ruling("PR-87")
def test_an_island_under_kings_court_takes_three_cards_along() -> None:
    state = crowned("island", "estate*3")
    expect(state, 0, island="island estate*3", hand="", play="kings_court")


@pytest.mark.ruling("PR-88")
def test_a_throne_room_under_kings_court_takes_an_action_each_time() -> None:
    state = crowned("throne_room", "market smithy", boxes=["base2e"])
    choose(state, "play:market", "play:smithy")
    assert state.prompt == "treasure"
    expect_turn(state, actions=2, buys=3, coins=2)
    expect(state, 0, hand="copper*8", play="kings_court throne_room market smithy")


# ---- buying and gaining
@pytest.mark.ruling("buying-2", "buying-3")
@pytest.mark.parametrize("first", ["hoard", "goons", "mint"])
def test_buying_sets_cards_off_before_the_bought_card_is_gained(first: str) -> None:
    """Points in between cannot be told from points afterwards, so the order is seen in what happens."""
    card = "mint" if first == "mint" else "estate"
    state = buying(f"{first} gold" if first != "mint" else "gold", "mint", coins=5, buys=2)
    choose(state, f"buy:{card}")
    told = [event["event"] for event in state.events(1)]
    assert told[-1] == "buy"
    assert told[0] == {"hoard": "gain", "goons": "token", "mint": "trash"}[first]


@pytest.mark.ruling("buying-5")
def test_cards_gained_together_are_gained_one_after_another() -> None:
    state = table({"hand": "mint gold", "play": "royal_seal*2"}, {"hand": "copper"}, turn={"phase": "action"})
    choose(state, "play:mint", "reveal:gold")
    assert state.prompt == "put_on_deck"
    choose(state, "yes")
    assert state.prompt == "treasure"
    assert zone(state, 0, "deck") == ["gold"]
    hoards = buying("royal_seal hoard*2", coins=2, buys=2)
    choose(hoards, "buy:estate", "yes", "no", "yes")
    assert zone(hoards, 0, "deck")[:3] == ["estate", "gold", "copper"]
    expect(hoards, 0, discard="gold")


@pytest.mark.ruling("buying-4")
@pytest.mark.parametrize("treasure", ["gold", "venture", "bank"])
def test_after_the_first_purchase_no_treasure_is_played(treasure: str) -> None:
    state = table({"hand": f"copper {treasure}"}, {}, turn={**BUY, "buys": 2})
    choose(state, "play:copper", "done", "buy:copper")
    assert state.prompt == "buy"
    assert all(id.startswith("buy:") or id == "done" for id in options(state))


# ---- Treasures that say something
@pytest.mark.ruling("treasures-2")
def test_all_treasures_at_once_leaves_out_those_that_do_more() -> None:
    plain = "copper silver gold platinum potion harem royal_seal hoard"
    odd = "bank venture contraband horn_of_plenty philosophers_stone diadem"
    state = table({"hand": f"{plain} {odd}"}, {"hand": "tournament"}, options={"colonies": True}, turn=BUY)
    choose(state, "play:treasures")
    assert state.prompt == "treasure"
    expect(state, 0, hand=odd, play=plain)
    assert "play:treasures" not in options(state)
    expect_turn(state, coins=1 + 2 + 3 + 5 + 2 + 2 + 2, potions=1)


@pytest.mark.ruling("treasures-1")
def test_each_treasure_is_carried_out_before_the_next_is_played() -> None:
    state = table({"hand": "contraband venture", "deck": "estate"}, {}, turn=BUY)
    choose(state, "play:contraband")
    assert (state.seat, state.prompt) == (1, "ban")
    expect(state, 0, hand="venture")
    choose(state, "name:estate")
    assert (state.seat, set(options(state))) == (0, {"play:venture", "done"})


@pytest.mark.ruling("treasures-1")
def test_a_horn_of_plenty_keeps_the_limit_it_had_when_it_was_played() -> None:
    state = table({"hand": "horn_of_plenty copper"}, {}, turn=BUY)
    choose(state, "play:horn_of_plenty")
    assert offered(state) == {"copper", "curse"}
    choose(state, "gain:copper", "play:copper")
    assert state.prompt == "buy"
    assert len(events_of(state, 0, "gain")) == 1
