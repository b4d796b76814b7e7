"""Cards of several boxes together: Guilds to Empires, with those before them."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import choose, end_turn, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}
ROCKS = {"catapult_rocks": {"top": ["rocks"], "bag": []}}


def tokens(state: DominionState, seat: int) -> Any:
    return state.view(None)["players"][seat].get("tokens", {})


@pytest.mark.ruling("XB-01")
def test_ironworks_gains_rocks() -> None:
    state = table({"hand": "ironworks"}, {}, kingdom="catapult_rocks", mixed=ROCKS)
    choose(state, "play:ironworks", "gain:rocks")
    expect(state, 0, hand="silver", discard="rocks")
    expect_turn(state, coins=1)


@pytest.mark.ruling("XB-02")
def test_upgraded_hunting_grounds_bring_points_first() -> None:
    state = table({"hand": "upgrade hunting_grounds", "deck": "copper"}, {}, kingdom="expand bank")
    choose(state, "play:upgrade", "trash:hunting_grounds", "choose:duchy")
    expect(state, 0, discard="duchy")
    assert set(options(state)) == {"gain:expand", "gain:bank"}


@pytest.mark.ruling("XB-03")
def test_swindled_rats_draw_first() -> None:
    state = table({"hand": "swindler"}, {"deck": "rats gold"}, kingdom="smithy")
    choose(state, "play:swindler")
    expect(state, 1, hand="gold")
    assert (state.seat, set(options(state))) == (0, {"gain:smithy", "gain:rats"})


@pytest.mark.ruling("XB-04", "XB-05")
@pytest.mark.parametrize(("deck", "actions", "drawn"), [
    ("dame_josephine hovel", 2, 2), ("sir_bailey sir_destry", 4, 0)])
def test_tribute_reads_types_and_names(deck: str, actions: int, drawn: int) -> None:
    state = table({"hand": "tribute", "deck": COPPERS}, {"deck": deck})
    choose(state, "play:tribute")
    expect_turn(state, actions=actions)
    assert len(zone(state, 0, "hand")) == drawn


@pytest.mark.ruling("XB-06")
@pytest.mark.parametrize(("card", "asked"), [
    ("rats", True), ("madman", True), ("overlord", True), ("necropolis", True), ("fools_gold", False)])
def test_library_may_set_actions_aside(card: str, asked: bool) -> None:
    state = table({"hand": "library copper*6", "deck": f"{card} gold"}, {})
    choose(state, "play:library")
    assert (state.prompt == "set_aside") == asked


@pytest.mark.ruling("XB-07")
def test_duplicate_answers_bandits_gold_before_the_attack() -> None:
    state = table({"hand": "bandit", "mats": {"tavern": ["duplicate"]}}, {"deck": "gold copper"})
    choose(state, "play:bandit")
    assert (state.prompt, zone(state, 1, "deck")) == ("call", ["gold", "copper"])
    choose(state, "yes")
    expect(state, 0, discard="gold*2")
    expect_trash(state, "gold")


@pytest.mark.ruling("XB-08")
def test_a_guide_that_vassal_plays_goes_to_the_mat() -> None:
    state = table({"hand": "vassal", "deck": "guide copper"}, {})
    choose(state, "play:vassal", "yes")
    expect(state, 0, tavern="guide", hand="copper", discard="")


@pytest.mark.ruling("XB-09")
def test_a_hermit_discarded_from_the_deck_is_no_madman() -> None:
    state = table({"hand": "vassal", "deck": "hermit copper*9"}, OTHER)
    choose(state, "play:vassal", "no")
    end_turn(state)
    assert "hermit" in zone(state, 0, "discard")
    expect_trash(state, "")


@pytest.mark.ruling("XB-10")
def test_harbinger_takes_a_madman() -> None:
    state = table({"hand": "harbinger", "deck": "copper*2", "discard": "madman"}, {}, kingdom="hermit")
    choose(state, "play:harbinger", "put_back:madman")
    assert zone(state, 0, "deck")[0] == "madman"


@pytest.mark.ruling("XB-11")
def test_a_lost_city_from_artisan_lets_others_draw_first() -> None:
    state = table({"hand": "artisan copper"}, {"deck": COPPERS}, kingdom="lost_city")
    choose(state, "play:artisan", "gain:lost_city")
    assert (state.prompt, zone(state, 1, "hand")) == ("put_back", ["copper"])


@pytest.mark.ruling("XB-12")
def test_sabotaged_rocks_bring_a_silver_first() -> None:
    state = table({"hand": "saboteur"}, {"deck": "rocks"})
    choose(state, "play:saboteur")
    expect(state, 1, hand="silver")
    assert (state.seat, state.prompt) == (1, "may_gain")
    assert "gain:silver" not in options(state)


@pytest.mark.ruling("XB-13")
def test_stolen_rocks_bring_a_silver_to_both() -> None:
    state = any_table({"hand": "thief"}, {"deck": "rocks copper"}, boxes=["base1e"])
    choose(state, "play:thief", "trash:rocks")
    expect(state, 1, hand="silver")
    choose(state, "gain:rocks")
    expect(state, 0, hand="silver", discard="rocks")


@pytest.mark.ruling("XB-14")
def test_only_fools_gold_answers_a_remodelled_province() -> None:
    state = table({"hand": "remodel gold"}, {"hand": "fools_gold moat"})
    choose(state, "play:remodel", "gain:province")
    assert (state.seat, options(state)) == (1, ["trash:fools_gold", "done"])


@pytest.mark.ruling("XB-15")
def test_cards_trashed_together_speak_afterwards_in_any_order() -> None:
    state = table({"hand": "chapel squire rats rocks", "deck": "gold"}, {}, kingdom="witch")
    choose(state, "play:chapel", "trash:squire", "trash:rats", "trash:rocks")
    expect_trash(state, "squire rats rocks")
    assert (state.prompt, set(options(state))) == ("next", {"next:squire", "next:rats", "next:rocks"})
    choose(state, "next:rocks")
    expect(state, 0, hand="silver")
    assert set(options(state)) == {"next:squire", "next:rats"}
    choose(state, "next:rats", "gain:witch")
    expect(state, 0, hand="silver gold", discard="witch")


@pytest.mark.ruling("XB-16")
def test_rocks_for_trading_post_bring_two_silvers() -> None:
    state = table({"hand": "trading_post rocks copper"}, {})
    choose(state, "play:trading_post")
    expect(state, 0, hand="silver*2")


@pytest.mark.ruling("XB-17")
def test_mined_rocks_bring_a_silver_besides() -> None:
    state = table({"hand": "mine rocks"}, {})
    choose(state, "play:mine", "trash:rocks")
    expect(state, 0, hand="silver")
    choose(state, "gain:gold")
    expect(state, 0, hand="silver gold")


@pytest.mark.ruling("XB-18")
def test_moneylender_does_not_reach_the_mat() -> None:
    state = table({"hand": "moneylender", "mats": {"tavern": ["copper"]}}, {}, kingdom="miser")
    choose(state, "play:moneylender")
    assert state.prompt == "buy"
    expect(state, 0, tavern="copper")


@pytest.mark.ruling("XB-19")
def test_groundskeeper_sees_barons_estate() -> None:
    state = table({"hand": "baron", "play": "groundskeeper"}, {})
    choose(state, "play:baron")
    assert tokens(state, 0) == {"vp": 1}


@pytest.mark.ruling("XB-20", "XB-21")
@pytest.mark.parametrize(("card", "choices", "hand", "left"), [
    ("council_room", [], "estate", 1), ("minion", ["choose:discard"], "estate*5", 3)])
def test_the_token_shortens_what_others_let_draw(card: str, choices: List[str], hand: str, left: int) -> None:
    state = table({"hand": card, "deck": COPPERS}, {"hand": hand, "deck": COPPERS, "tokens": {"minus_card": 1}},
                  kingdom="raid")
    choose(state, f"play:{card}", *choices)
    assert (len(zone(state, 1, "hand")), tokens(state, 1)) == (left, {})


@pytest.mark.ruling("XB-22")
def test_the_token_shortens_the_draw_of_secret_chamber() -> None:
    state = table({"hand": "militia"}, {"hand": "secret_chamber gold*3", "deck": COPPERS, "tokens": {"minus_card": 1}},
                  kingdom="raid")
    choose(state, "play:militia", "reveal:secret_chamber")
    assert (state.prompt, len(zone(state, 1, "hand"))) == ("put_back", 5)


@pytest.mark.ruling("XB-23")
def test_scout_takes_whatever_is_a_victory_card() -> None:
    state = table({"hand": "scout", "deck": "farmland dame_josephine overgrown_estate fools_gold"}, {})
    choose(state, "play:scout")
    expect(state, 0, hand="farmland dame_josephine overgrown_estate", deck="fools_gold")


@pytest.mark.ruling("XB-24")
def test_bureaucrat_puts_an_overgrown_estate_back() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "overgrown_estate copper*4"})
    choose(state, "play:bureaucrat")
    expect(state, 1, deck="overgrown_estate", hand="copper*4")


@pytest.mark.ruling("XB-25")
def test_wishing_well_may_name_a_knight() -> None:
    state = table({"hand": "wishing_well", "deck": "copper sir_martin"}, {})
    choose(state, "play:wishing_well", "name:sir_martin")
    expect(state, 0, hand="copper sir_martin")


@pytest.mark.ruling("XB-26")
def test_coppersmith_helps_coppers_only() -> None:
    state = table({"hand": "coppersmith fools_gold masterpiece copper"}, {})
    choose(state, "play:coppersmith", "play:fools_gold", "play:masterpiece", "play:copper")
    expect_turn(state, coins=4)


@pytest.mark.ruling("XB-27")
def test_a_card_that_herald_played_counts() -> None:
    state = table({"hand": "herald conspirator", "deck": "copper village gold silver"}, {})
    choose(state, "play:herald")
    actions = int(state.actions)
    choose(state, "play:conspirator")
    expect_turn(state, actions=actions, coins=2)
    expect(state, 0, hand="copper gold silver")


@pytest.mark.ruling("XB-28")
def test_poacher_counts_empty_piles_of_the_supply_only() -> None:
    state = table({"hand": "poacher estate duchy", "deck": "copper"}, {}, kingdom="hermit knights",
                  supply={"madman": 0}, mixed={"knights": {"top": [], "bag": []}})
    choose(state, "play:poacher")
    assert state.view(0)["decision"]["picks"] == 1
    choose(state, "discard:estate")
    expect(state, 0, discard="estate")


@pytest.mark.ruling("XB-29")
def test_overlord_as_dungeon_stays_with_its_throne_room() -> None:
    state = table({"hand": "throne_room overlord", "deck": "copper*20"}, OTHER, kingdom="dungeon village")
    choose(state, "play:throne_room", "play:overlord", "become:dungeon")
    expect(state, 0, discard="copper*4")
    end_turn(state)
    expect(state, 0, play="throne_room dungeon")
    end_turn(state)
    expect(state, 0, discard="copper*8", play="throne_room dungeon")


@pytest.mark.ruling("XB-30")
def test_duplicate_answers_what_a_stonemason_brings() -> None:
    state = table({"mats": {"tavern": ["duplicate"]}}, {}, kingdom="stonemason market", supply={"duplicate": 0},
                  turn={"phase": "buying", "coins": 7, "buys": 2})
    choose(state, "buy:stonemason", "overpay:5")
    assert state.prompt == "call"
    choose(state, "yes")
    expect(state, 0, discard="market*3 stonemason")


@pytest.mark.ruling("XB-31")
def test_one_purchase_and_two_victory_cards() -> None:
    state = table({"hand": "gold", "play": "merchant_guild groundskeeper"}, {}, kingdom="farmland",
                  turn={"phase": "buying", "coins": 6, "buys": 2})
    choose(state, "buy:farmland")
    while state.prompt == "next":
        choose(state, options(state)[0])
    expect(state, 0, discard="province farmland")
    assert tokens(state, 0) == {"vp": 2, "coffers": 1}


@pytest.mark.ruling("XB-33")
def test_aqueduct_sees_the_silvers_of_a_masterpiece() -> None:
    state = table({}, {}, kingdom="masterpiece aqueduct", turn={"phase": "buying", "coins": 5, "buys": 2})
    choose(state, "buy:masterpiece", "overpay:2")
    assert state.view(0)["pile_points"] == {"silver": 6, "gold": 8, "aqueduct": 2}


@pytest.mark.ruling("XB-34", "XB-35")
@pytest.mark.parametrize(("card", "answers", "offered"), [
    ("stonemason", [], {"copper", "curse"}),
    ("butcher", ["trash:overlord", "pay:5"], {"copper", "curse", "silver", "estate", "duchy", "overlord", "butcher"})])
def test_what_costs_less_or_more_than_overlord(card: str, answers: List[str], offered: set[str]) -> None:
    tokens_there = {"tokens": {"coffers": 3}} if card == "butcher" else {}
    state = table({"hand": f"{card} overlord", **tokens_there}, {}, kingdom=f"overlord {card}")
    choose(state, f"play:{card}", *answers)
    assert {id.partition(":")[2] for id in options(state)} - {"stonemason"} == offered


@pytest.mark.ruling("XB-36")
def test_swindler_compares_costs_as_highway_makes_them() -> None:
    state = table({"hand": "swindler", "play": "highway*3"}, {"deck": "estate"}, kingdom="village")
    choose(state, "play:swindler")
    assert {"gain:copper", "gain:silver", "gain:estate", "gain:village", "gain:curse"} <= set(options(state))


@pytest.mark.ruling("XB-37")
def test_an_enchanted_feast_stays_in_play() -> None:
    state = any_table({"hand": "copper"}, {"hand": "feast", "deck": COPPERS, "enchanted": [0]}, kingdom="enchantress",
                      turn={"seat": 1}, boxes=["base1e"])
    choose(state, "play:feast")
    expect(state, 1, play="feast", hand="copper", discard="")
    expect_trash(state, "")


@pytest.mark.ruling("XB-38")
def test_overlord_as_mining_village_is_trashed_for_coins() -> None:
    state = table({"hand": "overlord", "deck": COPPERS}, {}, kingdom="mining_village")
    choose(state, "play:overlord", "yes")
    expect_trash(state, "overlord")
    expect_turn(state, coins=2, actions=2)


@pytest.mark.ruling("XB-39")
def test_raid_counts_silvers_in_play() -> None:
    state = table({"hand": "merchant silver", "deck": "estate"}, {}, kingdom="raid", turn={"coins": 2, "buys": 2})
    choose(state, "play:merchant", "play:treasures", "buy:raid")
    expect(state, 0, discard="silver")


@pytest.mark.ruling("XB-40")
def test_what_is_out_or_on_mats_is_owned_at_the_end() -> None:
    state = table({"play": "gear enchantress", "stays": [0, 1], "mats": {"gear": ["province"], "tavern": ["copper"]},
                   "later": [{"effect": "take_lot", "seat": 0, "x": 1},
                             {"effect": "at_start", "seat": 0, "x": "enchantress.0"}], "deck": "copper*5 gardens"}, {},
                  kingdom="miser gear", over=True)
    assert state.result is not None
    assert state.result.scores == [6 + 1, 0]             # ten cards


@pytest.mark.ruling("AD-44")
def test_a_card_with_debt_cannot_be_duplicated() -> None:
    state = table({"mats": {"tavern": ["duplicate"]}}, {}, kingdom="overlord",
                  turn={"phase": "buying", "coins": 0, "buys": 2})
    choose(state, "buy:overlord")
    assert state.prompt != "call"
    expect(state, 0, tavern="duplicate")
    assert (state.own(0, "overlord"), state.own(0, "duplicate")) == (1, 1)


@pytest.mark.ruling("HI-67")
def test_rocks_for_spice_merchant_bring_a_silver_first() -> None:
    state = table({"hand": "spice_merchant rocks"}, {})
    choose(state, "play:spice_merchant", "trash:rocks")
    expect(state, 0, hand="silver")
    assert state.prompt == "choose"
