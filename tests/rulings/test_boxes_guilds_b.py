"""Guilds: the cards from Herald to Soothsayer."""
from functools import partial
from typing import List

import pytest

from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"


def buying_herald(coins: int, discard: str) -> DominionState:
    return table({"deck": "curse", "discard": discard}, {}, kingdom="herald",
                 turn={"phase": "buying", "coins": coins, "buys": 2})


def coffers(state: DominionState) -> int:
    return int(state.view(None)["players"][0]["tokens"].get("coffers", 0))


# ---- Soothsayer
@pytest.mark.ruling("GU-43", "GU-46")
@pytest.mark.parametrize(("golds", "gained"), [(30, "gold"), (0, "")])
def test_soothsayer_gains_a_gold_and_gives_curses_with_a_card(golds: int, gained: str) -> None:
    state = table({"hand": "soothsayer"}, {"hand": "", "deck": "silver"}, kingdom="soothsayer", supply={"gold": golds})
    choose(state, "play:soothsayer")
    expect(state, 0, discard=gained)
    expect(state, 1, discard="curse", hand="silver")


@pytest.mark.ruling("GU-44")
def test_who_finds_no_curse_draws_no_card() -> None:
    state = table({"hand": "soothsayer"}, {"deck": COPPERS}, {"deck": COPPERS}, kingdom="soothsayer",
                  supply={"curse": 1})
    choose(state, "play:soothsayer")
    expect(state, 1, discard="curse", hand="copper")
    expect(state, 2, discard="", hand="")


@pytest.mark.ruling("GU-44")
def test_soothsayer_hands_out_all_curses_before_anybody_draws() -> None:
    state = table({"hand": "soothsayer"}, {"deck": COPPERS}, {"deck": COPPERS}, kingdom="soothsayer")
    choose(state, "play:soothsayer")
    told = [(event["event"], event["seat"]) for event in state.events(None) if event["event"] in ("gain", "draw")]
    assert told == [("gain", 0), ("gain", 1), ("gain", 2), ("draw", 1), ("draw", 2)]


@pytest.mark.ruling("GU-45")
def test_a_moat_keeps_soothsayer_away() -> None:
    state = table({"hand": "soothsayer"}, {"hand": "moat", "deck": COPPERS})
    choose(state, "play:soothsayer", "reveal:moat")
    expect(state, 0, discard="gold")
    expect(state, 1, discard="", hand="moat")


@pytest.mark.ruling("GU-47")
def test_soothsayer_played_twice_can_be_answered_twice() -> None:
    state = table({"hand": "throne_room soothsayer"}, {"hand": "moat", "deck": COPPERS})
    choose(state, "play:throne_room", "play:soothsayer")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "done")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "done")
    expect(state, 0, discard="gold*2")
    expect(state, 1, discard="curse*2", hand="moat copper*2")


# ---- Plaza
@pytest.mark.ruling("GU-48", "GU-49")
@pytest.mark.parametrize(("deck", "choices", "tokens", "hand"), [
    ("silver", ["discard:silver"], 1, "estate"), ("silver", ["done"], 0, "estate silver"),
    ("duchy", [], 0, "estate duchy")])
def test_plaza_gives_a_coin_token_for_a_treasure(deck: str, choices: List[str], tokens: int, hand: str) -> None:
    state = table({"hand": "plaza estate", "deck": deck})
    choose(state, "play:plaza", *choices)
    assert coffers(state) == tokens
    expect(state, 0, hand=hand)
    expect_turn(state, actions=2)


@pytest.mark.ruling("GU-50")
def test_plaza_played_twice_takes_a_harem_too() -> None:
    state = table({"hand": "throne_room plaza harem", "deck": "copper estate"})
    choose(state, "play:throne_room", "play:plaza", "discard:harem", "discard:copper")
    assert coffers(state) == 2
    expect_turn(state, actions=4)
    expect(state, 0, hand="estate", discard="harem copper")


# ---- Taxman
@pytest.mark.ruling("GU-59", "GU-60", "GU-61")
@pytest.mark.parametrize(("hand", "discarded", "shown"), [
    ("copper*2 estate*3", "copper", []), ("copper*4", "", []), ("estate*5", "", ["estate"] * 5)])
def test_taxman_takes_a_copy_from_hands_of_five(hand: str, discarded: str, shown: List[str]) -> None:
    state = table({"hand": "taxman copper estate", "deck": "curse"}, {"hand": hand}, kingdom="taxman")
    choose(state, "play:taxman", "trash:copper")
    assert set(options(state)) == {"gain:copper", "gain:silver"}
    expect(state, 1, discard=discarded)
    choose(state, "gain:silver")
    assert zone(state, 0, "deck") == ["silver", "curse"]
    assert [card for event in events_of(state, 0, "reveal") if event["seat"] == 1 for card in event["cards"]] == shown


@pytest.mark.ruling("GU-62")
def test_taxman_need_not_trash_but_reactions_come_first() -> None:
    state = table({"hand": "taxman copper"}, {"hand": "moat copper*4"}, kingdom="taxman")
    choose(state, "play:taxman")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "reveal:moat", "done")
    expect(state, 0, hand="copper", discard="", deck="")
    expect(state, 1, hand="moat copper*4")


@pytest.mark.ruling("GU-62")
def test_a_moat_spares_its_owner_the_tax() -> None:
    state = table({"hand": "taxman copper"}, {"hand": "moat copper*4"}, kingdom="taxman")
    choose(state, "play:taxman", "reveal:moat", "trash:copper", "gain:copper")
    expect(state, 1, hand="moat copper*4", discard="")


@pytest.mark.ruling("GU-63", "GU-64")
@pytest.mark.parametrize(("trashed", "offered"), [
    ("silver", {"copper", "silver", "gold", "harem"}), ("gold", {"copper", "silver", "gold", "harem"})])
def test_taxman_has_to_gain_a_treasure_costing_up_to_three_more(trashed: str, offered: set[str]) -> None:
    state = table({"hand": f"taxman {trashed}", "deck": ""}, {"hand": ""}, kingdom="taxman harem")
    choose(state, "play:taxman", f"trash:{trashed}")
    assert set(options(state)) == {f"gain:{id}" for id in offered}
    choose(state, "gain:gold")
    assert zone(state, 0, "deck") == ["gold"]


# ---- Herald
@pytest.mark.ruling("GU-65")
def test_herald_plays_the_action_below_the_card_it_drew() -> None:
    state = table({"hand": "herald", "deck": "copper market estate"})
    choose(state, "play:herald")
    expect(state, 0, hand="copper estate", play="herald market")
    expect_turn(state, actions=2, buys=2, coins=1)


@pytest.mark.ruling("GU-66", "GU-75")
@pytest.mark.parametrize(("deck", "left"), [("copper silver", ["silver"]), ("copper", [])])
def test_herald_leaves_what_is_no_action(deck: str, left: List[str]) -> None:
    state = table({"hand": "herald", "deck": deck}, {})
    choose(state, "play:herald")
    expect(state, 0, hand="copper", play="herald")
    assert zone(state, 0, "deck") == left
    assert [card for event in events_of(state, 1, "reveal") for card in event["cards"]] == left
    expect_turn(state, actions=1)


@pytest.mark.ruling("GU-67")
def test_a_herald_that_herald_plays_draws_and_plays_too() -> None:
    state = table({"hand": "herald", "deck": "copper herald village smithy gold*3"})
    choose(state, "play:herald")
    expect(state, 0, play="herald*2 smithy", hand="copper village gold*3")
    expect_turn(state, actions=2)


@pytest.mark.ruling("GU-68")
def test_herald_has_to_play_a_throne_room_which_need_not_play_anything() -> None:
    state = table({"hand": "herald village", "deck": "copper throne_room gold"})
    choose(state, "play:herald")
    expect(state, 0, play="herald throne_room")
    assert (state.prompt, options(state)) == ("play_twice", ["play:village", "done"])
    choose(state, "done")
    expect(state, 0, hand="village copper")


@pytest.mark.ruling("GU-69")
def test_an_attack_that_herald_plays_can_be_answered() -> None:
    state = table({"hand": "herald", "deck": "copper militia"}, {"hand": "moat copper*4"})
    choose(state, "play:herald")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "reveal:moat")
    expect(state, 1, hand="moat copper*4")
    expect_turn(state, coins=2)


@pytest.mark.ruling("GU-70")
def test_an_overpaid_herald_puts_discarded_cards_onto_the_deck() -> None:
    state = buying_herald(6, "gold estate copper")
    choose(state, "buy:herald", "overpay:2")
    assert (state.prompt, len(options(state))) == ("put_on_top", 3)
    choose(state, "put_back:estate", "put_back:gold")
    assert zone(state, 0, "deck") == ["gold", "estate", "curse"]
    assert zone(state, 0, "discard") == ["copper", "herald"]
    assert not any("cards" in event for event in events_of(state, 1, "put_back"))


@pytest.mark.ruling("GU-71")
def test_a_herald_overpaid_by_too_much_puts_everything_back() -> None:
    state = buying_herald(9, "gold copper")
    choose(state, "buy:herald", "overpay:5", "put_back:copper")
    assert zone(state, 0, "deck") == ["gold", "copper", "curse"]
    expect(state, 0, discard="herald")
    expect_turn(state, coins=0)


@pytest.mark.ruling("GU-72")
def test_nobody_looks_through_the_discard_pile_before_paying_for_herald() -> None:
    state = buying_herald(6, "gold estate copper")
    choose(state, "buy:herald")
    assert events_of(state, 0, "look_through") == []
    choose(state, "overpay:0")
    assert events_of(state, 0, "look_through") == []
    assert zone(state, 0, "discard") == ["gold", "estate", "copper", "herald"]


@pytest.mark.ruling("GU-76")
def test_herald_played_twice_reveals_twice_and_every_play_counts() -> None:
    state = table({"hand": "throne_room herald conspirator", "deck": "copper village silver gold estate"})
    choose(state, "play:throne_room", "play:herald")
    # Throne Room, Herald twice, Village: Copper drawn, Village played (Silver), Gold drawn, Estate shown
    expect(state, 0, hand="conspirator copper silver gold", play="throne_room herald village")
    assert zone(state, 0, "deck") == ["estate"]
    assert state.actions_played == 4
    actions = int(state.actions)
    choose(state, "play:conspirator")
    expect(state, 0, hand="copper silver gold estate")
    expect_turn(state, actions=actions)
