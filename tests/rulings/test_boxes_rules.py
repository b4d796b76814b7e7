"""The general rules that the further boxes add: set-up, the window for Reactions, what is in play, the end."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.kingdom import PRIZES
from crownlands.dominion.state import DominionState
from table import GAME, choose, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"


# ---- set-up
def piles(state: DominionState) -> Dict[str, int]:
    supply: Dict[str, int] = state.view(None)["supply"]
    return supply


@pytest.mark.ruling("setup-boxes-1")
@pytest.mark.parametrize(("seats", "victories"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_the_piles_of_the_boxes_have_as_many_cards_as_their_type_says(seats: int, victories: int) -> None:
    kingdom = ["island", "mill", "fairgrounds", "transmute", "caravan"]
    supply = piles(GAME.start(seats=seats, piles=kingdom, colonies=True, seed=1))
    assert {id: supply[id] for id in [*kingdom, "potion", "platinum", "colony"]} == {
        "island": victories, "mill": victories, "fairgrounds": victories, "transmute": 10, "caravan": 10,
        "potion": 16, "platinum": 12, "colony": victories}


@pytest.mark.ruling("setup-boxes-2")
@pytest.mark.parametrize(("card", "comes"), [("transmute", True), ("golem", True), ("philosophers_stone", True),
                                             ("apprentice", False), ("herbalist", False), ("village", False)])
def test_potion_comes_with_a_card_that_costs_one(card: str, comes: bool) -> None:
    assert ("potion" in piles(GAME.start(piles=[card], seed=1))) == comes


@pytest.mark.ruling("setup-boxes-3")
def test_platinum_and_colony_come_together_as_often_as_the_share_of_prosperity_says() -> None:
    def come(share: int, **rest: Any) -> int:
        prosperity = ["monument", "contraband", "counting_house", "mint", "mountebank", "rabble", "royal_seal", "vault",
                      "venture", "goons"]
        base = ["cellar", "chapel", "moat", "village", "workshop", "smithy", "market", "mine", "witch", "library"]
        found = [piles(GAME.start(kingdom=prosperity[:share] + base[share:], seed=seed, **rest)) for seed in range(200)]
        assert all(("platinum" in supply) == ("colony" in supply) for supply in found)
        return sum("colony" in supply for supply in found)

    assert come(10) == 0
    assert come(3, colonies=True) == 200
    assert (come(0, colonies="random"), come(10, colonies="random")) == (0, 200)
    assert 35 <= come(3, colonies="random") <= 85


@pytest.mark.ruling("setup-boxes-4")
def test_the_five_prizes_come_with_tournament_and_lie_beside_the_supply() -> None:
    state = GAME.start(piles=["tournament"], seed=1)
    assert state.view(None)["beside"] == dict.fromkeys(PRIZES, 1)
    assert not set(PRIZES) & set(piles(state))
    assert "beside" not in GAME.start(piles=["village"], seed=1).view(None)


@pytest.mark.ruling("setup-boxes-5")
def test_young_witch_draws_a_bane_from_the_boxes_in_use() -> None:
    banes = set()
    for seed in range(60):
        state = GAME.start(piles=["young_witch", "village"], boxes=["base2e"], seed=seed)
        bane = state.view(None)["bane"]
        assert state.left(bane) == 10
        assert state.kingdom.kingdom == ["young_witch", "village", bane]
        banes.add(bane)
    assert banes == {"cellar", "chapel", "harbinger", "merchant", "moat", "vassal", "workshop"}
    assert "bane" not in GAME.start(piles=["village"], seed=1).view(None)


@pytest.mark.ruling("setup-boxes-5")
def test_a_random_kingdom_leaves_a_bane_for_young_witch() -> None:
    """Cornucopia itself has only three cards that can be one."""
    for seed in range(60):
        state = GAME.start(boxes=["cornucopia"], seed=seed)
        assert ("bane" in state.view(None)) == ("young_witch" in state.kingdom.kingdom)


# ---- the window for Reactions
ATTACKS = ["replace", "cutpurse", "ghost_ship", "sea_hag", "pirate_ship", "ambassador", "familiar", "goons", "rabble",
           "mountebank", "followers", "fortune_teller", "jester", "young_witch"]
NO_ATTACKS = ["smugglers", "vault", "tournament", "masquerade", "tribute", "council_room", "possession"]


@pytest.mark.ruling("window-3")
@pytest.mark.parametrize("card", [*ATTACKS, *NO_ATTACKS])
def test_the_window_opens_for_attacks_only_and_before_any_choice_of_the_attacker(card: str) -> None:
    state = table({"hand": f"{card} copper estate gold", "deck": COPPERS}, {"hand": "moat copper*4", "deck": COPPERS},
                  kingdom="tournament transmute merchant", options={"bane": "merchant"})
    before = state.describe()["supply"], zone(state, 0, "hand")
    choose(state, f"play:{card}")
    assert ((state.seat, state.prompt) == (1, "react")) == (card in ATTACKS)
    if card in ATTACKS:
        assert (state.describe()["supply"], [*zone(state, 0, "hand"), card]) == (
            before[0], [*before[1][1:], before[1][0]])
        expect_turn(state, coins=0)
        choose(state, "reveal:moat")
        assert state.prompt != "react"


@pytest.mark.ruling("window-3")
def test_the_window_opens_for_a_pirate_ship_that_only_takes_coins() -> None:
    state = table({"hand": "pirate_ship", "tokens": {"pirate_ship": 3}}, {"hand": "moat", "deck": "gold*2"})
    choose(state, "play:pirate_ship")
    assert state.prompt == "react"
    choose(state, "done", "choose:coins")
    expect_turn(state, coins=3)


# ---- in play, set aside, named
@pytest.mark.ruling("in-play-1")
@pytest.mark.parametrize(("player", "reach"), [
    ({"play": "caravan", "stays": [0]}, 2),
    ({"play": "copper*3"}, 2),
    ({"play": "copper silver"}, 3),
    ({"mats": {"island": ["estate"], "haven": ["gold"], "horse_traders": ["horse_traders"]},
      "later": [{"effect": "take_back", "seat": 0, "x": 0}, {"effect": "take_back", "seat": 0, "x": 1}]}, 1)])
def test_what_is_in_play_is_what_lies_in_the_play_area_of_this_turn_and_the_last(player: Dict[str, Any],
                                                                                reach: int) -> None:
    """Horn of Plenty counts it: mats and cards set aside are not in play, and two copies count once."""
    state = table({"hand": "horn_of_plenty", **player}, kingdom="caravan island haven horse_traders cellar village",
                  turn={"phase": "buy"})
    choose(state, "play:horn_of_plenty")
    offered = {id.partition(":")[2] for id in options(state)}
    assert ("cellar" in offered, "village" in offered) == (reach >= 2, reach >= 3)


@pytest.mark.ruling("in-play-2")
def test_contraband_bans_a_card_by_name_also_one_that_is_not_in_this_game() -> None:
    state = table({"hand": "contraband"}, {}, kingdom="village", turn={"phase": "buy"})
    choose(state, "play:contraband")
    assert (state.seat, state.prompt) == (1, "ban")
    assert {"name:witch", "name:colony", "name:village"} <= set(options(state))
    choose(state, "name:witch")
    assert "buy:village" in options(state)


@pytest.mark.ruling("in-play-3")
@pytest.mark.parametrize(("card", "types"), [
    ("copper", 1), ("caravan", 2), ("mill", 2), ("horse_traders", 2), ("followers", 3), ("diadem", 2), ("curse", 1)])
def test_courtier_counts_every_word_of_the_type_line(card: str, types: int) -> None:
    state = table({"hand": f"courtier {card}"}, kingdom="tournament")
    choose(state, "play:courtier")
    chosen = 0
    while state.prompt == "choose":
        choose(state, options(state)[0])
        chosen += 1
    assert chosen == types


@pytest.mark.ruling("in-play-4")
@pytest.mark.parametrize("multiplier", ["throne_room", "kings_court"])
def test_goons_in_play_speaks_once_for_each_copy_however_often_it_was_played(multiplier: str) -> None:
    state = table({"hand": f"{multiplier} goons"}, {}, turn={"coins": 0})
    choose(state, f"play:{multiplier}", "play:goons", "buy:copper")
    assert state.view(1)["players"][0]["tokens"] == {"vp": 1}
    two = table({"play": "goons*2"}, {}, turn={"phase": "buying"})
    choose(two, "buy:copper")
    assert two.view(1)["players"][0]["tokens"] == {"vp": 2}


@pytest.mark.ruling("in-play-4")
def test_hoard_in_play_speaks_once_for_each_copy() -> None:
    state = table({"play": "hoard*2"}, {}, turn={"phase": "buying", "coins": 2, "buys": 2})
    choose(state, "buy:estate")
    expect(state, 0, discard="gold*2 estate")


# ---- mats, tokens, Prizes
@pytest.mark.ruling("mats-1")
def test_cards_on_the_island_mat_lie_open_and_are_never_shuffled_in() -> None:
    state = table({"hand": "island province", "discard": "copper*2"}, {"hand": "copper"})
    choose(state, "play:island")
    assert state.view(1)["players"][0]["mats"] == {"island": ["island", "province"]}
    choose(state, "done")
    expect(state, 0, hand="copper*2", island="island province")
    assert (state.own(0, "island"), state.own(0, "province")) == (1, 1)


@pytest.mark.ruling("mats-2")
def test_pirate_ship_tokens_are_kept_when_they_are_used() -> None:
    state = table({"hand": "pirate_ship*2", "tokens": {"pirate_ship": 2}}, {}, turn={"actions": 2})
    choose(state, "play:pirate_ship", "choose:coins", "play:pirate_ship", "choose:coins")
    expect_turn(state, coins=4)
    assert state.view(1)["players"][0]["tokens"] == {"pirate_ship": 2}


@pytest.mark.ruling("mats-2")
def test_one_play_of_pirate_ship_brings_one_token_at_most() -> None:
    state = table({"hand": "pirate_ship"}, {"deck": "copper*2"}, {"deck": "silver*2"})
    choose(state, "play:pirate_ship", "choose:attack")
    expect_trash(state, "copper silver")
    assert state.view(1)["players"][0]["tokens"] == {"pirate_ship": 1}


@pytest.mark.ruling("prizes-1")
def test_prizes_cost_nothing_and_are_neither_bought_nor_gained_from_the_supply() -> None:
    state = table({"hand": "horn_of_plenty"}, {}, kingdom="tournament", turn={"phase": "buy", "coins": 20})
    assert [state.view(0)["costs"][prize] for prize in PRIZES] == [0] * 5
    choose(state, "play:horn_of_plenty")
    assert not {f"gain:{prize}" for prize in PRIZES} & set(options(state))
    choose(state, "gain:copper")
    assert not {f"buy:{prize}" for prize in PRIZES} & set(options(state))


@pytest.mark.ruling("prizes-1")
@pytest.mark.parametrize(("hand", "choices", "rest"), [
    ("mint diadem", ["play:mint", "reveal:diadem"], "diadem"),
    ("ambassador diadem", ["play:ambassador"], "diadem"),
    ("smugglers", ["play:smugglers"], "")])
def test_no_copy_of_a_prize_is_gained_and_none_is_returned(hand: str, choices: List[str], rest: str) -> None:
    state = table({"hand": hand}, {"gained": ["diadem"]}, kingdom="tournament smugglers")
    choose(state, *choices)
    expect(state, 0, hand=rest, discard="")
    expect(state, 1, discard="")
    assert state.left("diadem") == 1


@pytest.mark.ruling("prizes-2")
def test_lurker_may_take_a_prize_out_of_the_trash_but_not_from_beside_the_supply() -> None:
    state = table({"hand": "lurker*2"}, {}, kingdom="tournament", trash="followers", supply={"followers": 0})
    choose(state, "play:lurker", "choose:trash")
    assert not {f"trash:{prize}" for prize in PRIZES} & set(options(state))
    choose(state, "trash:lurker", "play:lurker", "choose:gain", "gain:followers")
    expect(state, 0, discard="followers")


# ---- losing track
@pytest.mark.ruling("track-1")
@pytest.mark.parametrize(("card", "rest", "choices"), [
    ("treasure_map", "treasure_map*2", []), ("island", "estate*2", [])])
def test_a_card_that_has_left_play_is_not_moved_again(card: str, rest: str, choices: List[str]) -> None:
    state = table({"hand": f"throne_room {card} {rest}", "deck": "silver"}, {})
    choose(state, "play:throne_room", f"play:{card}", *choices)
    expect(state, 0, play="throne_room")
    if card == "island":
        expect(state, 0, island="island estate*2", hand="")
    else:
        expect_trash(state, "treasure_map*3")            # the second time only one was trashed
        expect(state, 0, deck="gold*4 silver")


@pytest.mark.ruling("track-2")
def test_a_second_royal_seal_finds_the_card_on_the_deck_already() -> None:
    state = table({"play": "royal_seal*2"}, {}, turn={"phase": "buying", "buys": 2})
    choose(state, "buy:copper", "yes")
    assert state.prompt == "buy"
    expect(state, 0, deck="copper", discard="")


# ---- the end, and scoring
@pytest.mark.ruling("scoring-boxes-1")
def test_colonies_islands_mills_and_tokens_bring_points() -> None:
    player = {"deck": "colony island mill", "tokens": {"vp": 7}}
    state = table(player, {}, kingdom="monument", options={"colonies": True}, over=True)
    assert state.result is not None
    assert state.result.scores == [10 + 2 + 1 + 7, 0]


@pytest.mark.ruling("ending-boxes-1")
@pytest.mark.parametrize(("supply", "over"), [
    ({"colony": 0}, True), ({"platinum": 0, "potion": 0, "merchant": 0}, True), (dict.fromkeys(PRIZES, 0), False)])
def test_the_game_also_ends_with_the_colonies_and_never_with_the_prizes(supply: Dict[str, int], over: bool) -> None:
    state = table({"deck": COPPERS}, {}, kingdom="tournament transmute young_witch",
                  options={"colonies": True, "bane": "merchant"}, supply=supply, turn={"phase": "buying"})
    choose(state, "done")
    assert state.over == over


@pytest.mark.ruling("ending-boxes-2")
def test_a_pile_that_was_filled_again_is_not_empty() -> None:
    state = table({"hand": "ambassador estate*2"}, {}, supply={"estate": 0, "duchy": 0, "curse": 0})
    choose(state, "play:ambassador", "return:estate", "return:estate")
    choose(state, "done")
    assert not state.over
    assert state.empty_piles == 2
