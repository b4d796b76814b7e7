"""The general rules of Durations and of extra turns, where no scenario of a card shows them whole."""
from functools import partial
from typing import List

import pytest

from crownlands.dominion.state import DominionState
from table import choose, end_turn, expect, expect_turn, options, table, turns

position = partial(table, boxes=["base2e", "seaside"])


@pytest.mark.ruling("duration-3", "extra-turn-1")
def test_a_caravan_brings_its_card_in_a_possessed_turn_and_not_again() -> None:
    state = position({"hand": "copper*5", "deck": "copper*20", "play": "caravan", "stays": [0],
                      "later": [{"effect": "plus_cards", "seat": 0, "x": 1}]}, {"hand": "possession"}, turn={"seat": 1})
    choose(state, "play:possession")
    end_turn(state)
    assert turns(state) == ["0+1"]
    expect(state, 0, hand="copper*6", play="caravan")
    end_turn(state)
    assert turns(state) == ["0+1", "0"]
    expect(state, 0, hand="copper*5", play="", discard="caravan copper*6")


@pytest.mark.ruling("duration-4", "duration-7")
def test_kings_court_stays_with_its_caravan_which_brings_three_cards() -> None:
    state = position({"hand": "kings_court caravan", "deck": "copper*20"}, {})
    choose(state, "play:kings_court", "play:caravan")
    expect(state, 0, hand="copper*3")
    end_turn(state)
    expect(state, 0, play="kings_court caravan")
    end_turn(state)
    expect(state, 0, hand="copper*8", play="kings_court caravan")
    end_turn(state)
    expect(state, 0, play="", discard="kings_court caravan copper*11")


@pytest.mark.ruling("duration-5")
@pytest.mark.parametrize(("stays", "second", "kept"), [
    ("direct", "caravan", "throne_room caravan*2"), ("direct", "smithy", "throne_room caravan"),
    ("tracking", "caravan", "throne_room*2 caravan*2"), ("tracking", "smithy", "throne_room caravan")])
def test_a_throne_room_that_played_a_throne_room_stays_only_by_the_older_ruling(stays: str, second: str,
                                                                             kept: str) -> None:
    state = position({"hand": f"throne_room*2 caravan {second}", "deck": "copper*30"}, {},
                     options={"throne_stays": stays})
    choose(state, "play:throne_room", "play:throne_room", "play:caravan", f"play:{second}")
    expect(state, 0, play=f"throne_room*2 caravan {second}")
    end_turn(state)
    expect(state, 0, play=kept)
    end_turn(state)
    assert state.players[0].hand.size == (9 if second == "caravan" else 7)
    end_turn(state)
    expect(state, 0, play="")


@pytest.mark.ruling("duration-6")
def test_vassal_does_not_stay_for_the_caravan_it_played() -> None:
    state = position({"hand": "vassal", "deck": "caravan copper*20"}, {})
    choose(state, "play:vassal", "yes")
    end_turn(state)
    expect(state, 0, play="caravan", discard="vassal copper")


@pytest.mark.ruling("duration-8")
def test_horn_of_plenty_counts_a_caravan_of_the_last_turn() -> None:
    state = position({"hand": "horn_of_plenty", "play": "caravan"}, {}, kingdom="cellar village")
    choose(state, "play:horn_of_plenty")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:cellar"}


@pytest.mark.ruling("duration-9")
def test_what_waits_for_a_turn_happens_though_no_card_is_in_play_for_it() -> None:
    state = position({"hand": "copper*5", "deck": "copper*9", "later": [
        {"effect": "plus_cards", "seat": 0, "x": 1}, {"effect": "plus_coins", "seat": 0, "x": 1}]}, {},
        kingdom="caravan fishing_village", turn={"seat": 1})
    end_turn(state)
    expect(state, 0, hand="copper*6", play="")
    expect_turn(state, coins=1)


@pytest.mark.ruling("extra-turn-1")
def test_the_game_can_end_after_an_extra_turn() -> None:
    state = position({"hand": "outpost copper*4", "deck": "gold*3 copper*9", "turns": 3}, {}, supply={"province": 1})
    choose(state, "play:outpost")
    end_turn(state)
    choose(state, "play:treasures", "buy:province")
    assert state.over
    assert state.players[0].turns == 4


@pytest.mark.ruling("extra-turn-6")
def test_after_extra_turns_the_normal_order_goes_on_where_it_was() -> None:
    state = position({"hand": "outpost possession", "deck": "copper*20"}, {}, {}, turn={"actions": 2})
    choose(state, "play:outpost", "play:possession")
    for _turn in range(5):
        end_turn(state)
    assert turns(state) == ["0+", "1+0", "1", "2", "0"]


def two_possessions() -> DominionState:
    """Seat 0 possesses seat 1 twice, and made it play an Outpost in the first of these turns."""
    state = position({"hand": "possession*2", "deck": "copper*20"}, {"hand": "outpost", "deck": "copper*30"},
                     turn={"actions": 2})
    choose(state, "play:possession", "play:possession")
    end_turn(state)
    choose(state, "play:outpost", "done")
    return state


@pytest.mark.ruling("extra-turn-5", "extra-turn-8", "extra-turn-9")
@pytest.mark.parametrize(("first", "after"), [
    ("own", ["1+0", "1+", "1+0", "1", "0"]), ("possessed", ["1+0", "1+0", "1", "0"])])
def test_who_is_possessed_chooses_whether_the_outpost_turn_comes_first(first: str, after: List[str]) -> None:
    """If the possessed turn does, the Outpost turn would be the third in a row, and lapses."""
    state = two_possessions()
    assert (state.seat, state.prompt, options(state)) == (1, "turn", ["turn:own", "turn:possessed"])
    choose(state, f"turn:{first}")
    expect(state, 1, hand="copper*3", play="outpost")
    end_turn(state)
    expect(state, 1, hand="copper*5", play="", discard="outpost copper*3")
    while len(turns(state)) < len(after):
        end_turn(state)
    assert turns(state) == after


@pytest.mark.ruling("extra-turn-10")
def test_every_possession_gives_a_turn_and_is_discarded_at_once() -> None:
    state = position({"hand": "possession*2", "deck": "copper*20"}, {"deck": "copper*30"}, turn={"actions": 2})
    choose(state, "play:possession", "play:possession")
    end_turn(state)
    expect(state, 0, play="", discard="possession*2")
    for _turn in range(3):
        end_turn(state)
    assert turns(state) == ["1+0", "1+0", "1", "0"]


@pytest.mark.ruling("extra-turn-10")
def test_possession_under_throne_room_gives_two_turns() -> None:
    state = position({"hand": "throne_room possession", "deck": "copper*20"}, {"deck": "copper*30"})
    choose(state, "play:throne_room", "play:possession")
    for _turn in range(3):
        end_turn(state)
    assert turns(state) == ["1+0", "1+0", "1"]
