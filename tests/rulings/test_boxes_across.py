"""Cards of several boxes together."""
from collections import Counter
from functools import partial
from typing import Dict, List

import pytest

from crownlands.dominion.kingdom import PRIZES
from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"
COLONIES = {"colonies": True}


def next_turn(state: DominionState) -> None:
    """To the first question of the next turn, whosever it is."""
    turn = (state.turn_seat, state.players[state.turn_seat].turns, state.turns_in_a_row)
    while (state.turn_seat, state.players[state.turn_seat].turns, state.turns_in_a_row) == turn and not state.over:
        choose(state, "done")


def offered(state: DominionState) -> List[str]:
    return [id.partition(":")[2] for id in options(state)]


# ---- Prizes and other new cards as victims of old ones
@pytest.mark.ruling("GX-01", "GX-18")
@pytest.mark.parametrize(("top", "turn", "choice", "others"), [
    ("trusty_steed", {}, ["copper", "curse"], ["estate", "transmute", "diadem"]),
    ("estate", {"reduction": 2}, ["copper", "curse", "estate", "cellar"], ["transmute", "silver"])])
def test_swindler_gives_only_supply_cards_of_the_same_cost_and_no_potion(top: str, turn: Dict[str, int],
                                                                        choice: List[str], others: List[str]) -> None:
    state = table({"hand": "swindler"}, {"deck": top}, kingdom="tournament transmute cellar", turn=turn)
    choose(state, "play:swindler")
    expect_trash(state, top)
    assert (state.seat, state.prompt) == (0, "swindle")
    assert set(choice) <= set(offered(state))
    assert not set(others) & set(offered(state))
    choose(state, "gain:curse")
    expect(state, 1, discard="curse")


@pytest.mark.ruling("GX-02")
def test_saboteur_passes_over_prizes() -> None:
    state = table({"hand": "saboteur"}, {"deck": "diadem followers silver"}, kingdom="tournament")
    choose(state, "play:saboteur")
    expect_trash(state, "silver")


@pytest.mark.ruling("GX-03")
def test_a_prize_can_be_passed_and_that_is_no_gain() -> None:
    state = table({"hand": "masquerade followers", "deck": COPPERS}, {"hand": "estate*2"},
                  kingdom="tournament smugglers", turn={"phase": "action"})
    choose(state, "play:masquerade", "pass:followers")
    expect(state, 1, hand="estate followers")
    assert state.own(1, "followers") == 1
    assert events_of(state, 0, "gain") == []
    assert state.players[1].lasting.gained == 0


@pytest.mark.ruling("GX-04", "GX-05")
@pytest.mark.parametrize(("deck", "actions", "cards", "coins"), [
    ("island potion", 2, 2, 2), ("caravan caravan", 2, 0, 0), ("philosophers_stone curse", 0, 0, 2)])
def test_tribute_rewards_every_type_of_two_different_cards(deck: str, actions: int, cards: int, coins: int) -> None:
    state = table({"hand": "tribute", "deck": COPPERS}, {"deck": deck}, kingdom="transmute")
    choose(state, "play:tribute")
    expect_turn(state, actions=actions, coins=coins)
    assert len(zone(state, 0, "hand")) == cards


@pytest.mark.ruling("GX-06")
def test_horse_traders_set_aside_for_library_are_only_discarded() -> None:
    state = table({"hand": "library", "deck": "horse_traders copper*9"})
    choose(state, "play:library")
    assert options(state) == ["keep:horse_traders", "set_aside:horse_traders"]
    choose(state, "set_aside:horse_traders")
    expect(state, 0, hand="copper*7", discard="horse_traders", horse_traders="")
    assert len(state.players[0].lasting.later) == 0


@pytest.mark.ruling("GX-07")
def test_thief_can_gain_the_diadem_it_has_just_trashed() -> None:
    state = table({"hand": "thief"}, {"deck": "diadem copper"}, kingdom="tournament")
    choose(state, "play:thief", "trash:diadem", "gain:diadem")
    if state.prompt == "gain_trashed":
        choose(state, "done")
    expect(state, 0, discard="diadem")
    expect(state, 1, discard="copper")
    expect_trash(state, "")


@pytest.mark.ruling("GX-08", "GX-09")
@pytest.mark.parametrize(("deck", "choices", "trashed", "discarded"), [
    ("potion venture", ["trash:venture"], "venture", "potion"),
    ("horn_of_plenty copper", [], "horn_of_plenty", "copper")])
def test_bandit_takes_any_treasure_but_copper(deck: str, choices: List[str], trashed: str, discarded: str) -> None:
    state = table({"hand": "bandit"}, {"deck": deck}, kingdom="transmute")
    choose(state, "play:bandit")
    if choices:
        assert (state.seat, set(options(state))) == (1, {"trash:potion", "trash:venture"})
        choose(state, *choices)
    expect_trash(state, trashed)
    expect(state, 1, discard=discarded)


@pytest.mark.ruling("GX-10")
def test_pirate_ship_hits_what_secret_chamber_put_on_the_deck() -> None:
    state = table({"hand": "pirate_ship"}, {"hand": "secret_chamber gold silver copper estate", "deck": "curse*4"})
    choose(state, "play:pirate_ship", "reveal:secret_chamber", "put_back:estate", "put_back:copper", "done",
           "choose:attack")
    expect_trash(state, "copper")
    expect(state, 1, discard="estate")
    assert state.view(1)["players"][0]["tokens"] == {"pirate_ship": 1}


@pytest.mark.ruling("GX-11")
def test_jester_hits_what_secret_chamber_put_on_the_deck() -> None:
    state = table({"hand": "jester"}, {"hand": "secret_chamber estate", "deck": "gold*4"})
    choose(state, "play:jester", "reveal:secret_chamber", "put_back:gold", "put_back:estate", "done")
    expect(state, 1, discard="estate curse")


@pytest.mark.ruling("GX-12")
def test_bureaucrat_takes_any_victory_card_of_these_boxes() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "colony island fairgrounds"}, options=COLONIES)
    choose(state, "play:bureaucrat")
    assert (state.seat, Counter(options(state))) == (
        1, Counter(["put_back:colony", "put_back:island", "put_back:fairgrounds"]))
    choose(state, "put_back:island")
    expect(state, 1, hand="colony fairgrounds", deck="island")


@pytest.mark.ruling("GX-13")
def test_poacher_counts_potion_and_bane_but_not_the_prizes() -> None:
    gone = dict.fromkeys(["potion", "merchant", *PRIZES], 0)
    state = table({"hand": "poacher copper*3", "deck": COPPERS}, kingdom="tournament transmute young_witch",
                  options={"bane": "merchant"}, supply=gone)
    choose(state, "play:poacher")
    expect(state, 0, hand="copper*2", discard="copper*2")


@pytest.mark.ruling("GX-14")
def test_a_duration_played_by_vassal_stays_without_it() -> None:
    state = table({"hand": "vassal", "deck": "caravan estate*9"})
    choose(state, "play:vassal", "yes")
    expect(state, 0, play="vassal caravan", hand="estate")
    next_turn(state)
    expect(state, 0, play="caravan")
    assert "vassal" in zone(state, 0, "discard")


@pytest.mark.ruling("GX-15")
def test_a_copper_shown_for_mint_can_still_be_trashed() -> None:
    state = table({"hand": "moneylender mint copper"}, turn={"actions": 2})
    choose(state, "play:mint", "reveal:copper", "play:moneylender")
    if state.prompt == "may_trash":
        choose(state, "trash:copper")
    expect(state, 0, discard="copper", hand="")
    expect_trash(state, "copper")
    expect_turn(state, coins=3)


# ---- scoring
@pytest.mark.ruling("GX-16", "scoring-boxes-1")
def test_mats_and_cards_that_stay_in_play_count_for_gardens() -> None:
    player = {"mats": {"island": ["island", "province"]}, "play": "fishing_village", "stays": [0],
              "deck": "copper*25 gardens*2"}
    state = table(player, {}, over=True)
    assert state.result is not None
    assert state.result.scores[0] == 2 + 6 + 2 * 3


@pytest.mark.ruling("GX-32")
def test_duke_counts_duchies_wherever_they_are() -> None:
    player = {"mats": {"island": ["duchy"], "haven": ["duchy"]}, "deck": "duchy duke*2"}
    state = table(player, {}, kingdom="island haven", over=True)
    assert state.result is not None
    assert state.result.scores[0] == 3 * 3 + 2 * 3


# ---- costs
@pytest.mark.ruling("GX-21")
def test_a_princess_brings_a_province_within_reach_of_smugglers() -> None:
    state = table({"hand": "smugglers", "play": "princess"}, {"gained": ["province"]}, kingdom="tournament")
    choose(state, "play:smugglers")
    expect(state, 0, discard="province")


@pytest.mark.ruling("GX-22")
def test_salvager_pays_the_cost_that_a_princess_lowered() -> None:
    state = table({"hand": "salvager gold", "play": "princess"}, kingdom="tournament")
    choose(state, "play:salvager")
    expect_turn(state, coins=4)


@pytest.mark.ruling("GX-25", "GX-34")
@pytest.mark.parametrize(("hand", "kingdom", "choice"), [
    ("upgrade gold", "bank kings_court expand", {"bank", "kings_court", "expand"}),
    ("remodel platinum", "village", {"colony", "platinum", "province", "village"})])
def test_upgrade_finds_just_seven_and_remodel_reaches_a_colony(hand: str, kingdom: str, choice: "set[str]") -> None:
    state = table({"hand": hand, "deck": "copper"}, kingdom=kingdom, options=COLONIES)
    choose(state, f"play:{hand.split()[0]}")
    if state.prompt == "trash":
        choose(state, f"trash:{hand.split()[1]}")
    assert state.prompt == "gain"
    assert choice <= set(offered(state))
    if "upgrade" in hand:
        assert set(offered(state)) == choice
    choose(state, f"gain:{min(choice)}")
    expect(state, 0, discard=min(choice))


@pytest.mark.ruling("GX-26")
@pytest.mark.parametrize(("card", "reach"), [("feast", 5), ("workshop", 4), ("artisan", 5)])
def test_a_card_that_gains_up_to_a_number_offers_potion_but_nothing_that_costs_one(card: str, reach: int) -> None:
    alchemy = ["transmute", "apothecary", "university", "alchemist", "familiar", "philosophers_stone", "golem"]
    state = table({"hand": card}, kingdom=" ".join(alchemy))
    choose(state, f"play:{card}")
    assert "potion" in offered(state)
    assert not set(alchemy) & set(offered(state))
    assert ("duchy" in offered(state)) == (reach == 5)


# ---- Reactions, one play after the other
@pytest.mark.ruling("GX-19")
def test_horse_traders_played_twice_discards_four_cards() -> None:
    state = table({"hand": "throne_room horse_traders copper*4"})
    choose(state, "play:throne_room", "play:horse_traders")
    expect_turn(state, buys=3, coins=6)
    expect(state, 0, hand="", discard="copper*4")


@pytest.mark.ruling("GX-20")
def test_torturer_hits_the_hand_that_horse_traders_have_left() -> None:
    state = table({"hand": "horse_traders copper*2", "deck": "silver*9"}, {"hand": "torturer", "deck": COPPERS},
                  turn={"seat": 1})
    choose(state, "play:torturer", "reveal:horse_traders", "choose:discard")
    expect(state, 0, hand="", discard="copper*2")
    next_turn(state)
    expect(state, 0, hand="silver horse_traders")


@pytest.mark.ruling("GX-27", "window-1")
def test_all_reactions_may_be_used_one_after_the_other_and_diplomat_needs_five_cards() -> None:
    state = table({"hand": "moat diplomat horse_traders secret_chamber copper", "deck": "silver*9"},
                  {"hand": "mountebank"}, turn={"seat": 1})
    choose(state, "play:mountebank")
    assert set(offered(state)) == {"moat", "diplomat", "horse_traders", "secret_chamber", ""}
    without = state.copy()
    choose(without, "reveal:horse_traders")
    assert "reveal:diplomat" not in options(without)
    choose(state, "reveal:diplomat", "discard:silver", "discard:silver", "discard:copper")
    assert "reveal:diplomat" not in options(state)
    choose(state, "reveal:secret_chamber", "put_back:silver", "put_back:silver", "reveal:horse_traders", "reveal:moat")
    choose(state, *["done"] * (state.prompt == "react"))
    assert state.seat == 1
    expect(state, 0, hand="moat diplomat secret_chamber", discard="copper silver*2", horse_traders="horse_traders")


@pytest.mark.ruling("GX-28", "window-2")
def test_each_play_of_an_attack_has_its_own_window() -> None:
    state = table({"hand": "throne_room witch", "deck": COPPERS}, {"hand": "horse_traders moat copper"})
    choose(state, "play:throne_room", "play:witch", "reveal:horse_traders", "done")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "done")
    expect(state, 1, discard="curse*2", hand="moat copper")


# ---- turns, Durations
@pytest.mark.ruling("GX-23")
def test_horn_of_plenty_counts_the_durations_of_the_turn_before() -> None:
    state = table({"hand": "outpost caravan", "deck": "estate*4 horn_of_plenty*9"}, kingdom="village smithy",
                  turn={"actions": 2})
    choose(state, "play:caravan", "play:outpost")
    next_turn(state)
    assert (state.turn_seat, state.is_extra) == (0, True)
    expect(state, 0, play="outpost caravan")
    choose(state, "play:horn_of_plenty")
    assert "village" in offered(state)
    assert "smithy" not in offered(state)


@pytest.mark.ruling("GX-29")
@pytest.mark.parametrize("first", ["possession", "outpost"])
def test_the_own_outpost_turn_comes_before_the_possessed_one(first: str) -> None:
    state = table({"hand": "golem", "deck": f"possession outpost {COPPERS}"}, {"hand": "village", "deck": COPPERS})
    choose(state, "play:golem", f"play:{first}")
    next_turn(state)
    assert (state.turn_seat, state.is_extra, state.controller) == (0, True, -1)
    next_turn(state)
    assert (state.turn_seat, state.is_extra, state.controller, state.seat) == (1, True, 0, 0)


@pytest.mark.ruling("GX-33")
def test_durations_count_for_conspirator_in_the_turn_they_are_played() -> None:
    state = table({"hand": "conspirator fishing_village haven copper", "deck": "estate*9"})
    choose(state, "play:fishing_village", "play:haven", "set_aside:copper", "play:conspirator")
    expect(state, 0, hand="estate*2", haven="copper")
    expect_turn(state, actions=2)


# ---- the rest
@pytest.mark.ruling("GX-17")
def test_a_prize_can_be_wished_for() -> None:
    state = table({"hand": "wishing_well", "deck": "copper princess"}, kingdom="tournament")
    choose(state, "play:wishing_well", "name:princess")
    expect(state, 0, hand="copper princess")


@pytest.mark.ruling("GX-24")
def test_ambassador_hands_out_what_the_pile_has_in_turn_order() -> None:
    state = table({"hand": "ambassador horn_of_plenty"}, {}, {}, supply={"horn_of_plenty": 0})
    choose(state, "play:ambassador", "return:horn_of_plenty")
    expect(state, 0, hand="")
    expect(state, 1, discard="horn_of_plenty")
    expect(state, 2, discard="")


@pytest.mark.ruling("GX-30")
def test_apothecary_takes_the_coppers_before_counting_house_looks_for_them() -> None:
    state = table({"hand": "apothecary counting_house", "deck": "silver", "discard": "copper*4"}, turn={"actions": 2})
    choose(state, "play:apothecary", "play:counting_house")
    expect(state, 0, hand="silver copper*4", deck="", discard="")
    assert state.prompt == "treasure"


@pytest.mark.ruling("GX-31")
def test_a_colony_is_no_province_for_explorer() -> None:
    state = table({"hand": "explorer colony"}, options=COLONIES)
    choose(state, "play:explorer")
    expect(state, 0, hand="colony silver")


@pytest.mark.ruling("GX-35")
def test_courtyard_draws_what_ghost_ship_made_its_player_put_back() -> None:
    state = table({"hand": "ghost_ship", "deck": "estate*9"}, {"hand": "courtyard copper*4", "deck": "gold silver*9"})
    choose(state, "play:ghost_ship", "put_back:copper", "put_back:copper")
    next_turn(state)
    choose(state, "play:courtyard")
    expect(state, 1, hand="copper*4 gold")
