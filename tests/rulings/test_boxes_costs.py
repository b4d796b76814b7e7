"""Costs that have a Potion in them: what pays for them, and what each wording of a limit means."""
from typing import Any, Dict, Set

import pytest

import crownlands
from crownlands.dominion.state import DominionState
from crownlands.kernel.errors import WrongOption
from table import GAME, choose, expect, expect_trash, expect_turn, options, table

TEN = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village"]
POTION_CARDS = "transmute apothecary university alchemist familiar philosophers_stone golem possession"
CHEAP = {"copper", "curse", "estate"}


def offered(state: DominionState) -> Set[str]:
    """The cards that may be chosen, without what is done with them."""
    return {id.partition(":")[2] for id in options(state) if ":" in id}


@pytest.mark.ruling("AL-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_card_that_costs_a_potion_brings_the_pile_of_potions(seats: int) -> None:
    without = GAME.start(seats=seats, kingdom=[*TEN, "herbalist", "apprentice"]).view(0)["supply"]
    assert ("potion" in without, len(without)) == (False, 17)
    supply = GAME.start(seats=seats, kingdom=[*TEN, "herbalist", "transmute"]).view(0)["supply"]
    assert (supply["potion"], len(supply)) == (16, 18)


@pytest.mark.ruling("AL-02", "price-2")
def test_a_potion_gives_no_coins_and_pays_for_the_potion_in_a_cost() -> None:
    state = table({"hand": "potion silver copper"}, kingdom="familiar", turn={"phase": "buy", "buys": 2})
    choose(state, "play:treasures")
    expect_turn(state, coins=3, potions=1)
    choose(state, "buy:familiar")
    expect_turn(state, coins=0, potions=0)


@pytest.mark.ruling("AL-03", "price-2")
def test_one_potion_pays_for_one_card() -> None:
    state = table({}, kingdom=POTION_CARDS, turn={"phase": "buying", "coins": 6, "potions": 1, "buys": 2})
    choose(state, "buy:alchemist")
    expect_turn(state, coins=3, potions=0, buys=1)
    assert offered(state) == CHEAP | {"silver"}


@pytest.mark.ruling("AL-04", "price-2")
def test_coins_do_not_stand_in_for_a_potion() -> None:
    state = table({}, kingdom="transmute", turn={"phase": "buying", "coins": 8})
    assert "transmute" not in offered(state)


@pytest.mark.ruling("AL-05", "price-1")
@pytest.mark.parametrize(("play", "reduction"), [("", 3), ("princess", 1), ("princess*2", 0)])
@pytest.mark.parametrize("potions", [0, 1])
def test_the_potion_in_a_cost_is_never_reduced(play: str, reduction: int, potions: int) -> None:
    state = table({"play": play, "hand": "tournament familiar"},
                  turn={"phase": "buying", "potions": potions, "reduction": reduction})
    assert state.view(0)["costs"]["familiar"] == 0
    assert ("familiar" in offered(state)) == (potions == 1)


@pytest.mark.ruling("AL-06", "price-5")
def test_an_upgrade_keeps_the_potion_and_adds_a_coin() -> None:
    state = table({"hand": "upgrade apothecary", "deck": "copper"}, kingdom=f"{POTION_CARDS} village")
    choose(state, "play:upgrade", "trash:apothecary")
    assert offered(state) == {"alchemist", "familiar", "philosophers_stone"}
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")


@pytest.mark.ruling("AL-07", "price-5")
@pytest.mark.parametrize(("reduction", "cards"), [(0, set()), (1, {"university", "apothecary"})])
def test_an_upgraded_transmute_finds_only_what_costs_one_and_a_potion_now(reduction: int, cards: Set[str]) -> None:
    state = table({"hand": "upgrade transmute", "deck": "copper"}, kingdom=POTION_CARDS, turn={"reduction": reduction})
    choose(state, "play:upgrade", "trash:transmute")
    assert state.prompt == ("gain" if cards else "treasure")
    assert not cards or offered(state) == cards
    expect(state, 0, hand="copper", discard="")
    expect_trash(state, "transmute")


@pytest.mark.ruling("AL-08", "price-4")
def test_a_remodelled_transmute_becomes_a_card_up_to_two_and_a_potion() -> None:
    state = table({"hand": "remodel transmute"}, kingdom=f"{POTION_CARDS} herbalist")
    choose(state, "play:remodel")
    assert offered(state) == CHEAP | {"transmute", "apothecary", "university", "herbalist"}


@pytest.mark.ruling("AL-09", "price-4")
@pytest.mark.parametrize(("treasure", "cards"), [
    ("silver", {"copper", "silver", "gold", "potion"}),
    ("potion", {"copper", "silver", "gold", "potion", "bank"}),
    ("philosophers_stone", {"copper", "silver", "gold", "potion", "philosophers_stone"})])
def test_a_mine_needs_a_potion_in_the_cost_to_reach_one(treasure: str, cards: Set[str]) -> None:
    state = table({"hand": f"mine {treasure}"}, kingdom="philosophers_stone bank", boxes=["base2e"])
    choose(state, "play:mine", f"trash:{treasure}")
    assert offered(state) == cards


@pytest.mark.ruling("AL-10", "price-6")
def test_a_swindled_potion_card_becomes_one_of_the_same_cost() -> None:
    state = table({"hand": "swindler"}, {"deck": "familiar"}, kingdom="alchemist village")
    choose(state, "play:swindler")
    assert (state.seat, offered(state)) == (0, {"familiar", "alchemist"})
    choose(state, "gain:alchemist")
    expect(state, 1, discard="alchemist")
    expect_trash(state, "familiar")


@pytest.mark.ruling("AL-11", "price-6")
def test_a_swindled_transmute_is_a_transmute_again() -> None:
    state = table({"hand": "swindler"}, {"deck": "transmute"})
    choose(state, "play:swindler")
    expect(state, 1, discard="transmute")
    expect_trash(state, "transmute")


@pytest.mark.ruling("AL-12", "price-7")
def test_a_saboteur_looks_at_coins_and_its_victim_at_both_parts_of_the_cost() -> None:
    state = table({"hand": "saboteur"}, {"deck": "apothecary familiar gold"}, kingdom=POTION_CARDS)
    choose(state, "play:saboteur")
    expect_trash(state, "familiar")
    assert (state.seat, set(options(state))) == (1, {"gain:transmute", "gain:copper", "gain:curse", "done"})
    choose(state, "done")
    expect(state, 1, deck="gold", discard="apothecary")


@pytest.mark.ruling("AL-13", "price-3")
def test_ironworks_gains_a_potion_but_no_card_that_costs_one() -> None:
    state = table({"hand": "ironworks"}, kingdom="transmute")
    choose(state, "play:ironworks")
    assert "potion" in offered(state)
    assert "transmute" not in offered(state)
    choose(state, "gain:potion")
    expect(state, 0, discard="potion")
    expect_turn(state, coins=1)


@pytest.mark.ruling("price-3")
@pytest.mark.parametrize(("card", "rest"), [
    ("workshop", {}), ("feast", {}), ("ironworks", {}), ("artisan", {}), ("university", {}),
    ("horn_of_plenty", {"turn": {"phase": "buy"}})])
def test_up_to_a_number_never_reaches_a_potion(card: str, rest: Dict[str, Any]) -> None:
    state = table({"hand": f"{card} estate", "play": "copper silver gold smithy"},
                  kingdom=f"{POTION_CARDS} herbalist", **rest)
    choose(state, f"play:{card}")
    assert "herbalist" in offered(state)
    assert not offered(state) & set(POTION_CARDS.split())


@pytest.mark.ruling("price-3")
def test_smugglers_do_not_take_what_costs_a_potion() -> None:
    state = table({"hand": "smugglers"}, {"gained": "familiar silver herbalist"})
    choose(state, "play:smugglers")
    assert offered(state) == {"silver", "herbalist"}


@pytest.mark.ruling("price-4")
@pytest.mark.parametrize(("card", "cards"), [
    ("remodel", {"familiar", "apothecary"}), ("replace", {"familiar", "apothecary"}),
    ("expand", {"familiar", "apothecary", "possession"})])
def test_so_much_more_than_a_card_goes_up_in_coins_and_not_in_potions(card: str, cards: Set[str]) -> None:
    potions = {"familiar", "apothecary", "possession"}
    state = table({"hand": f"{card} familiar"}, kingdom="apothecary possession")
    choose(state, f"play:{card}")
    assert offered(state) & potions == cards
    plain = table({"hand": f"{card} silver"}, kingdom="familiar apothecary possession")
    choose(plain, f"play:{card}")
    assert offered(plain) & potions == set()


@pytest.mark.ruling("price-5")
def test_a_remake_keeps_the_potion() -> None:
    state = table({"hand": "remake university familiar"}, kingdom=f"{POTION_CARDS} village")
    choose(state, "play:remake", "trash:university")
    assert offered(state) == {"familiar", "alchemist", "philosophers_stone"}
    choose(state, "gain:alchemist")
    expect_trash(state, "university familiar")
    expect(state, 0, discard="alchemist golem")


@pytest.mark.ruling("price-8")
@pytest.mark.parametrize(("reduction", "coins"), [(0, 4), (1, 3)])
def test_a_salvager_counts_the_coins_of_a_cost_only(reduction: int, coins: int) -> None:
    state = table({"hand": "salvager golem"}, turn={"reduction": reduction})
    choose(state, "play:salvager")
    expect_turn(state, coins=coins, potions=0)


@pytest.mark.ruling("price-9")
@pytest.mark.parametrize("bane", ["apothecary", "familiar", "militia"])
def test_a_bane_costs_two_or_three_and_no_potion(bane: str) -> None:
    with pytest.raises(WrongOption, match="bane cannot be"):
        GAME.start(piles=["young_witch", "smithy"], bane=bane)
    assert GAME.start(piles=["young_witch", "smithy"], bane="herbalist").view(0)["bane"] == "herbalist"


@pytest.mark.ruling("price-10")
def test_a_copy_may_cost_a_potion() -> None:
    state = table({"hand": "jester"}, {"deck": "familiar"})
    choose(state, "play:jester", "take:familiar")
    expect(state, 0, discard="familiar")
    ambassador = table({"hand": "ambassador familiar copper"}, {})
    choose(ambassador, "play:ambassador", "reveal:familiar", "return:familiar")
    expect(ambassador, 1, discard="familiar")
