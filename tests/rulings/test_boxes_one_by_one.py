"""One thing after another: what a trashed or gained card says comes before whatever trashed or gained it goes on."""
from functools import partial
from typing import Dict, List

import pytest

import crownlands
from table import choose, events_of, expect, expect_trash, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
DUPLICATE = {"mats": {"tavern": ["duplicate"]}}


@pytest.mark.ruling("one-by-one-1")
@pytest.mark.parametrize(("attack", "deck"), [
    ("dame_sylvia", "hunting_grounds copper"), ("saboteur", "copper hunting_grounds")])
def test_what_a_trashed_card_says_comes_before_the_rest_is_discarded(attack: str, deck: str) -> None:
    state = table({"hand": attack}, {"deck": deck}, kingdom="knights hunting_grounds saboteur")
    choose(state, f"play:{attack}")
    assert (state.prompt, state.seat) == ("choose", 1)
    expect(state, 1, aside="copper", discard="")
    again = crownlands.game("dominion").position(state.describe())
    assert again.describe() == state.describe()


@pytest.mark.ruling("one-by-one-1")
def test_rats_that_a_knight_trashed_do_not_draw_what_was_revealed_with_them() -> None:
    state = table({"hand": "dame_sylvia"}, {"deck": "rats copper"}, kingdom="knights rats")
    choose(state, "play:dame_sylvia")
    expect_trash(state, "rats")
    expect(state, 1, hand="", discard="copper", aside="")


@pytest.mark.ruling("one-by-one-1")
@pytest.mark.parametrize(("attack", "answers"), [("bandit", []), ("pirate_ship", ["choose:attack"])])
def test_rocks_that_an_attack_trashed_bring_their_silver_before_the_rest_is_discarded(attack: str,
                                                                                      answers: List[str]) -> None:
    state = table({"hand": attack}, {"deck": "rocks estate", **DUPLICATE}, kingdom="catapult_rocks")
    choose(state, f"play:{attack}", *answers)
    assert (state.prompt, state.seat) == ("call", 1)
    expect(state, 1, aside="estate", hand="silver", discard="")
    choose(state, "yes")
    assert zone(state, 1, "discard") == ["silver", "estate"]


@pytest.mark.ruling("one-by-one-2")
def test_what_a_replacement_for_saboteur_sets_off_comes_before_the_rest_is_discarded() -> None:
    state = table({"hand": "saboteur"}, {"deck": "copper gold", **DUPLICATE}, kingdom="saboteur")
    choose(state, "play:saboteur", "gain:silver")
    assert (state.prompt, state.seat) == ("call", 1)
    expect(state, 1, aside="copper", discard="silver")
    choose(state, "yes")
    assert zone(state, 1, "discard") == ["silver", "silver", "copper"]


@pytest.mark.ruling("one-by-one-3")
def test_masterpiece_overpaid_in_a_possessed_turn_brings_all_silvers_to_the_player_who_decides() -> None:
    state = table({}, {"deck": "copper*5"}, kingdom="masterpiece possession", turn={
        "seat": 1, "controller": 0, "extra": True, "normal_seat": 0, "phase": "buying", "coins": 6, "buys": 2})
    choose(state, "buy:masterpiece", "overpay:3")
    assert zone(state, 0, "discard") == ["silver", "silver", "silver", "masterpiece"]
    expect(state, 1, discard="")


@pytest.mark.ruling("one-by-one-4")
def test_a_card_trashed_from_the_supply_speaks_for_the_player_who_trashed_it() -> None:
    state = table({"hand": "lurker*2", "deck": "gold"}, {}, kingdom="lurker rats squire militia witch")
    choose(state, "play:lurker", "choose:trash", "trash:rats")
    expect(state, 0, hand="lurker gold")
    choose(state, "play:lurker", "choose:trash", "trash:squire")
    assert (state.prompt, state.seat) == ("gain", 0)


@pytest.mark.ruling("one-by-one-4")
def test_a_card_trashed_from_the_supply_in_a_possessed_turn_speaks_and_goes_for_good() -> None:
    state = table({}, {"hand": "lurker", "deck": "copper*5"}, kingdom="lurker knights possession",
                  mixed={"knights": {"top": ["sir_vander"], "bag": []}},
                  turn={"seat": 1, "controller": 0, "extra": True, "normal_seat": 0})
    choose(state, "play:lurker", "choose:trash", "trash:sir_vander")
    expect_trash(state, "sir_vander")
    expect(state, 0, discard="gold")


@pytest.mark.ruling("one-by-one-5")
@pytest.mark.parametrize(("player", "kingdom", "answers", "first", "all_gained"), [
    ({"play": "silver*2"}, "raid", ["buy:raid"], "silver", "silver*2"),
    ({"hand": "transmute nobles"}, "transmute nobles", ["play:transmute"], "duchy", "duchy gold"),
])
def test_cards_are_gained_one_after_another(player: Dict[str, str], kingdom: str, answers: List[str], first: str,
                                            all_gained: str) -> None:
    state = table({**player, **DUPLICATE}, {}, kingdom=kingdom,
                  turn={"coins": 5, "buys": 2, **({"phase": "buying"} if "play" in player else {})})
    choose(state, *answers)
    assert state.prompt == "call"
    expect(state, 0, discard=first)
    while state.prompt == "call":
        choose(state, "no")
    expect(state, 0, discard=all_gained)


@pytest.mark.ruling("one-by-one-5")
def test_golds_of_treasure_map_come_one_after_another() -> None:
    state = table({"hand": "treasure_map*2 bridge*2", **DUPLICATE}, {}, kingdom="bridge", supply={"gold": 4},
                  turn={"actions": 3})
    choose(state, "play:bridge", "play:bridge", "play:treasure_map")
    assert state.prompt == "call"                # a Gold costs 4 now
    assert zone(state, 0, "deck") == ["gold"]
    choose(state, "yes")                         # and so the last is taken from those that were to come
    assert zone(state, 0, "deck") == ["gold"] * 3
    expect(state, 0, discard="gold")


@pytest.mark.ruling("one-by-one-5")
def test_what_noble_brigand_took_is_gained_one_after_another() -> None:
    state = table({"hand": "noble_brigand", **DUPLICATE}, {"deck": "silver copper"}, {"deck": "gold copper"})
    choose(state, "play:noble_brigand")
    assert state.prompt == "call"
    expect(state, 0, discard="silver")
    choose(state, "yes")
    assert zone(state, 0, "discard") == ["silver", "silver", "gold"]


@pytest.mark.ruling("one-by-one-6")
@pytest.mark.parametrize(("attacker", "answers", "card"), [
    ("catapult duchy estate", ["play:catapult", "trash:duchy"], "curse"),
    ("soothsayer", ["play:soothsayer"], "curse"),
    ("ambassador estate", ["play:ambassador", "done"], "estate"),
])
def test_each_victim_gains_with_all_that_follows_before_the_next_gains(attacker: str, answers: List[str],
                                                                       card: str) -> None:
    state = table({"hand": attacker}, {**DUPLICATE, "deck": "gold"}, {"deck": "gold"}, supply={card: 2},
                  kingdom="catapult_rocks soothsayer ambassador")
    choose(state, *answers)
    assert (state.prompt, state.seat) == ("call", 1)
    expect(state, 1, discard=card, hand="")
    expect(state, 2, discard="")
    assert crownlands.game("dominion").position(state.describe()).describe() == state.describe()
    choose(state, "yes")
    expect(state, 1, discard=f"{card}*2", hand="gold" if attacker == "soothsayer" else "")
    expect(state, 2, discard="", hand="")        # none is left


@pytest.mark.ruling("one-by-one-7")
def test_a_lost_city_gained_in_the_turn_of_another_lets_that_player_draw_first() -> None:
    state = table({"deck": "duchy"}, {"deck": "copper"}, {"hand": "swindler", "deck": "silver"}, kingdom="lost_city",
                  turn={"seat": 2})
    choose(state, "play:swindler", "gain:lost_city")
    assert [event["seat"] for event in events_of(state, 0, "draw")] == [2, 1]


@pytest.mark.ruling("one-by-one-8")
@pytest.mark.parametrize(("rule", "deck", "discard"), [
    ("covered", ["copper"], ["village"] * 3), ("moved", ["village", "copper"], ["village"] * 2)])
def test_what_replace_gains_lies_in_the_discard_pile_until_the_gain_is_done(rule: str, deck: List[str],
                                                                            discard: List[str]) -> None:
    state = table({"hand": "replace estate", "deck": "copper", "discard": "village", **DUPLICATE}, {},
                  kingdom="replace village", options={"lose_track": rule})
    choose(state, "play:replace", "gain:village")
    assert state.prompt == "call"
    expect(state, 0, deck="copper", discard="village*2")
    assert crownlands.game("dominion").position(state.describe()).describe() == state.describe()
    covered, plain = state.copy(), state
    choose(plain, "no")
    assert zone(plain, 0, "deck") == ["village", "copper"]
    expect(plain, 0, discard="village")
    choose(covered, "yes")                       # the copy covers it
    assert (zone(covered, 0, "deck"), zone(covered, 0, "discard")) == (deck, discard)


@pytest.mark.ruling("one-by-one-9")
@pytest.mark.parametrize(("shuffled", "top", "discard"), [
    (["shuffle_in:village", "done"], "inn", "copper"), (["shuffle_in:inn", "done"], "", "copper village"),
    (["done"], "inn", "copper village")])
def test_an_inn_that_replace_gained_goes_on_the_deck_unless_it_was_shuffled_in(shuffled: List[str], top: str,
                                                                               discard: str) -> None:
    state = table({"hand": "replace silver", "deck": "estate", "discard": "copper village"}, {}, kingdom="replace inn")
    choose(state, "play:replace", "gain:inn", *shuffled)
    expect(state, 0, discard=discard)
    assert (zone(state, 0, "deck")[:1] == ["inn"] and state.players[0].known == 1) == (top == "inn")
