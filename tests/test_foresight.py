"""What players can work out about the end of a game of Dominion."""
from __future__ import annotations

from typing import Any

from crownlands.dominion.state import DominionState
from table import choose, table


def buying(mine: str, theirs: str, **more: Any) -> DominionState:
    turn = {"phase": "buying", "coins": 8, **more.pop("turn", {})}
    return table({"discard": mine, "turns": 9}, {"discard": theirs, "turns": 9}, turn=turn, **more)


def test_the_last_province_ends_the_game_and_how_is_told_before() -> None:
    state = buying("province*2", "province*2 duchy", supply={"province": 1})
    assert state.view(0)["decision"]["ends"] == {
        "buy:province": {"scores": [18, 15], "winners": [0], "turns": [10, 9]}}
    assert "ends" not in state.view(1)["decision"]
    choose(state, "buy:province")
    assert state.over
    assert state.result is not None
    assert state.result.scores == [18, 15]


def test_equal_points_after_more_turns_lose() -> None:
    state = buying("province*2", "province*3", supply={"province": 1})
    assert state.view(0)["decision"]["ends"]["buy:province"]["winners"] == [1]


def test_the_third_pile_ends_it_and_the_second_does_not() -> None:
    empty = {"moat": 0, "chapel": 0, "cellar": 1, "village": 2}
    assert list(buying("gold", "gold", supply=empty).view(0)["decision"]["ends"]) == ["buy:cellar"]
    assert "ends" not in buying("gold", "gold", supply={"moat": 0, "cellar": 1}).view(0)["decision"]


def test_a_buy_that_sets_off_more_is_only_said_to_end_the_game() -> None:
    state = table({"play": "hoard", "discard": "gold", "turns": 3}, {"discard": "gold", "turns": 3},
                  turn={"phase": "buying", "coins": 8}, supply={"province": 1}, boxes=["base1e", "prosperity"])
    assert state.view(0)["decision"]["ends"] == {"buy:province": None}


def test_points_are_counted_where_everybody_saw_the_cards_come_and_go() -> None:
    state = buying("province estate", "curse*2")
    for viewer in (0, 1, None):
        assert state.view(viewer)["known_points"] == [7, -2]


def test_among_three_a_passed_card_hides_the_points_of_others() -> None:
    players = [{"discard": "province"}, {"discard": "duchy"}, {"discard": "estate"}]
    state = table(*players, kingdom="masquerade", boxes=["base1e", "intrigue1e"], turn={"phase": "buying", "coins": 8},
                  supply={"province": 1})
    assert state.view(0)["known_points"] == [6, None, None]
    assert state.view(None)["known_points"] == [None, None, None]
    assert state.view(0)["decision"]["ends"] == {"buy:province": None}
    two = table(*players[:2], kingdom="masquerade", boxes=["base1e", "intrigue1e"])
    assert two.view(0)["known_points"] == [6, 3]


def test_the_last_copy_of_a_knight_does_not_empty_the_pile() -> None:
    piles = {"knights": {"top": ["dame_anna"], "bag": ["sir_bailey"]}}
    supply = {"village": 0, "smithy": 0}
    state = table({}, {}, kingdom="knights village smithy", supply=supply, mixed=piles,
                  turn={"phase": "buying", "coins": 5, "buys": 1})
    assert state.view(0)["decision"].get("ends", {}) == {}
    last = table({}, {}, kingdom="knights village smithy", supply=supply,
                 mixed={"knights": {"top": ["dame_anna"], "bag": []}}, turn={"phase": "buying", "coins": 5, "buys": 1})
    assert list(last.view(0)["decision"]["ends"]) == ["buy:dame_anna"]
