"""Possession: which turns there are, who decides in them, and who sees what."""
from typing import Any, List, Optional, Tuple

import pytest

from crownlands.dominion.state import DominionState
from possession import COPPERS, end_turn, possessed, turns
from table import choose, events_of, expect, options, table, zone


def seen_hand(state: DominionState, seat: Optional[int], whose: int) -> Any:
    return state.view(seat)["players"][whose].get("hand")


@pytest.mark.ruling("AL-27", "PR-89")
@pytest.mark.parametrize(("card", "times"), [("throne_room", 2), ("kings_court", 3)])
def test_each_play_of_possession_brings_a_turn(card: str, times: int) -> None:
    state = table({"hand": f"{card} possession", "deck": COPPERS}, {"deck": COPPERS}, boxes=["base2e"])
    choose(state, f"play:{card}", "play:possession")
    for _turn in range(times + 2):
        end_turn(state)
    assert turns(state) == [(1, 0)] * times + [(1, None), (0, None)]
    assert [player["turns"] for player in state.view(0)["players"]] == [1, 1]
    expect(state, 0, play="", deck="copper*15", discard=f"{card} possession")


@pytest.mark.ruling("AL-28", "possession-11", "possession-1")
def test_a_possessed_player_who_plays_possession_decides_for_their_own_neighbour() -> None:
    state = possessed({"deck": COPPERS}, {"hand": "possession", "deck": COPPERS}, {"hand": "copper", "deck": COPPERS})
    choose(state, "play:possession")
    end_turn(state)
    assert (state.seat, state.asked_seat, state.turn_seat) == (1, 2, 2)
    choose(state, "done", "buy:copper")
    expect(state, 1, discard="possession copper")
    expect(state, 2, discard="copper")
    for _turn in range(2):
        end_turn(state)
    assert turns(state) == [(2, 1), (1, None), (2, None), (0, None)]


@pytest.mark.ruling("AL-29", "possession-11")
def test_of_two_players_each_may_possess_the_other() -> None:
    state = possessed({"hand": "copper", "deck": COPPERS}, {"hand": "possession", "deck": COPPERS})
    choose(state, "play:possession")
    for _turn in range(3):
        end_turn(state)
    assert turns(state) == [(0, 1), (1, None), (0, None)]


@pytest.mark.ruling("option-nested-possession")
@pytest.mark.parametrize(("seats", "order"), [
    (2, [(1, None), (0, 1), (0, None)]), (3, [(1, None), (2, 1), (2, None), (0, None)])])
def test_a_nested_possession_may_wait_for_the_normal_turn(seats: int, order: List[Tuple[int, Optional[int]]]) -> None:
    others = [{"hand": "copper", "deck": COPPERS}] * (seats - 2)
    state = possessed({"hand": "copper", "deck": COPPERS}, {"hand": "possession", "deck": COPPERS}, *others,
                      options={"nested_possession": "after"})
    choose(state, "play:possession")
    for _turn in order:
        end_turn(state)
    assert turns(state) == order


@pytest.mark.ruling("option-possession")
@pytest.mark.parametrize(("wording", "times"), [("first", 3), ("2023", 2)])
def test_a_later_possession_gives_no_third_turn_in_a_row(wording: str, times: int) -> None:
    state = table({"hand": "kings_court possession", "deck": COPPERS}, {"deck": COPPERS},
                  options={"possession_wording": wording})
    choose(state, "play:kings_court", "play:possession")
    for _turn in range(times + 2):
        end_turn(state)
    assert turns(state) == [(1, 0)] * times + [(1, None), (0, None)]


@pytest.mark.ruling("AL-30", "possession-12")
def test_a_caravan_of_the_possessed_player_is_used_up_in_that_turn() -> None:
    state = table({"hand": "possession", "deck": COPPERS}, {"hand": "caravan", "deck": COPPERS}, turn={"seat": 1})
    choose(state, "play:caravan")
    end_turn(state)
    choose(state, "play:possession")
    end_turn(state)
    assert turns(state) == [(0, None), (1, 0)]
    expect(state, 1, hand="copper*6", play="caravan")
    end_turn(state)
    assert turns(state)[-1] == (1, None)
    expect(state, 1, hand="copper*5", play="")
    assert "caravan" in zone(state, 1, "discard")


@pytest.mark.ruling("AL-31", "possession-3")
def test_who_decides_knows_the_card_under_haven() -> None:
    state = possessed({}, {"hand": "haven gold", "deck": "copper*9"}, {})
    choose(state, "play:haven", "set_aside:gold")
    mats = [state.view(seat)["players"][1]["mats"] for seat in range(3)]
    assert mats == [{"haven": ["gold"]}, {"haven": ["gold"]}, {"haven": 1}]
    end_turn(state)
    expect(state, 1, hand="copper*5 gold", haven="", play="haven")
    assert state.view(0)["players"][1]["mats"] == {}


@pytest.mark.ruling("AL-41", "possession-15")
def test_the_game_may_end_with_a_possessed_turn() -> None:
    state = possessed({}, {"mats": {"possessed": ["duchy"]}}, supply={"province": 1},
                      turn={"phase": "buying", "coins": 8})
    choose(state, "buy:province")
    assert state.over
    assert state.result is not None
    assert (list(state.result.scores), list(state.result.turns)) == ([6, 3], [0, 0])
    expect(state, 1, discard="duchy", possessed="")


@pytest.mark.ruling("AL-42", "possession-3")
def test_only_who_decides_sees_a_possessed_hand_and_only_in_that_turn() -> None:
    state = table({"hand": "possession", "deck": COPPERS}, {"hand": "estate copper", "deck": "gold*5 silver*9"}, {})
    choose(state, "play:possession")
    assert seen_hand(state, 0, 1) is None
    end_turn(state)
    assert [event["cards"] for event in events_of(state, 0, "look")] == [["estate", "copper"]]
    assert all("cards" not in event for event in events_of(state, 2, "look"))
    assert [seen_hand(state, seat, 1) for seat in (0, 1, 2, None)] == [["estate", "copper"]] * 2 + [None, None]
    assert state.view(0)["players"][1]["deck_size"] == 14
    assert "deck_size" not in state.view(2)["players"][1]
    assert state.view(2)["players"][1]["hand_size"] == 2
    end_turn(state)
    drawn = [[event.get("cards") for event in events_of(state, seat, "draw") if event["seat"] == 1]
             for seat in range(3)]
    assert drawn == [[["gold"] * 5]] * 2 + [[None]]
    assert [seen_hand(state, seat, 1) for seat in (0, 1, 2)] == [None, ["gold"] * 5, None]
    assert seen_hand(state.redeal(0, seed=3), 1, 1) == ["gold"] * 5


@pytest.mark.ruling("AL-46", "possession-11")
@pytest.mark.parametrize(("answer", "order"), [
    ("turn:possessed", [(1, 0), (1, 0), (1, None), (0, None)]),
    ("turn:own", [(1, 0), (1, None), (1, 0), (1, None), (0, None)])])
def test_an_outpost_in_a_possessed_turn_lapses_if_it_comes_third(answer: str,
                                                                 order: List[Tuple[int, Optional[int]]]) -> None:
    state = table({"hand": "throne_room possession", "deck": COPPERS}, {"hand": "outpost", "deck": COPPERS},
                  boxes=["base2e"])
    choose(state, "play:throne_room", "play:possession")
    end_turn(state)
    choose(state, "play:outpost")
    end_turn(state)
    assert (state.seat, set(options(state))) == (1, {"turn:own", "turn:possessed"})
    assert len(zone(state, 1, "hand")) == 3
    choose(state, answer)
    while len(turns(state)) < len(order):
        end_turn(state)
    assert turns(state) == order
    assert [player["turns"] for player in state.view(0)["players"]] == [1, 1]
    assert "outpost" in zone(state, 1, "discard")


@pytest.mark.ruling("AL-46", "possession-11")
def test_nobody_chooses_between_a_possessed_turn_and_one_that_lapses() -> None:
    state = table({"hand": "kings_court possession", "deck": COPPERS}, {"hand": "outpost", "deck": COPPERS},
                  boxes=["base2e"])
    choose(state, "play:kings_court", "play:possession")
    end_turn(state)
    choose(state, "play:outpost")
    end_turn(state)
    choose(state, "turn:possessed")
    end_turn(state)
    assert (state.seat, state.asked_seat) == (0, 1)
    assert state.view(0).get("extra_turns", []) == []
    end_turn(state)
    assert turns(state) == [(1, 0), (1, 0), (1, 0), (1, None)]


@pytest.mark.ruling("AL-47", "possession-14")
def test_no_moat_is_shown_to_possession() -> None:
    state = table({"hand": "possession copper"}, {"hand": "moat"}, ask_forced=True)
    choose(state, "play:possession")
    assert (state.seat, state.prompt) == (0, "treasure")


@pytest.mark.ruling("possession-2")
def test_who_decides_also_cleans_up() -> None:
    state = possessed({}, {"play": "herbalist gold", "deck": "copper*5"}, turn={"phase": "clean_up"})
    assert (state.seat, state.asked_seat, options(state)) == (0, 1, ["put_back:gold", "done"])
    choose(state, "put_back:gold")
    expect(state, 1, hand="gold copper*4", discard="herbalist")


@pytest.mark.ruling("possession-3")
@pytest.mark.parametrize("counts", ["strict", "relaxed"])
@pytest.mark.parametrize("card", ["harbinger", "cellar", "haven"])
def test_what_who_decides_sees_is_not_dealt_again(card: str, counts: str) -> None:
    """Nor is the discard pile, while it is looked through or lies open by the option."""
    pile = "gold silver estate curse duchy"
    for state in (
            table({"hand": "possession", "deck": COPPERS},
                  {"hand": f"{card} gold silver estate", "deck": "province*9", "discard": pile},
                  options={"counts_visible": counts}),
            possessed({}, {"hand": f"{card} gold silver estate", "deck": "province*9", "discard": pile},
                      options={"counts_visible": counts})):
        if state.turn_seat == 0:
            choose(state, "play:possession")
            end_turn(state)
        choose(state, f"play:{card}", *["discard:gold"] * (card == "cellar"))
        for seed in range(5):
            other = state.redeal(0, seed)
            assert other.view(0) == state.view(0)
            assert other.decision == state.decision
