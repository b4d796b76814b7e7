"""The end of the game, and scoring."""
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands.kernel.state import Result
from table import choose, expect, expect_trash, expect_turn, options, table


def final(*players: Dict[str, Any], **rest: Any) -> Result:
    """Seat 0 ends its turn, and with it the game, for want of Provinces."""
    state = table(*players, turn={"phase": "buying"}, supply={"province": 0}, **rest)
    choose(state, "done")
    assert state.over
    result = state.result
    assert result is not None
    return result


@pytest.mark.ruling("I-100")
@pytest.mark.parametrize(("bought", "supply"), [
    ("province", {"province": 1}), ("estate", {"estate": 1, "curse": 0, "duchy": 0})])
def test_the_turn_that_empties_the_deciding_pile_goes_on_to_its_end(bought: str, supply: Dict[str, int]) -> None:
    state = table({"hand": "copper"}, {"hand": "copper"}, supply=supply,
                  turn={"phase": "buying", "coins": 11, "buys": 3})
    choose(state, f"buy:{bought}")
    assert not state.over
    choose(state, "buy:silver")
    assert not state.over
    choose(state, "done")
    assert state.over
    assert state.decision is None
    assert (state.own(0, "silver"), state.own(0, bought)) == (1, 1)
    result = state.result
    assert result is not None
    assert result.turns == [1, 0]


@pytest.mark.ruling("I-100")
def test_actions_may_still_be_played_after_the_third_pile_is_emptied() -> None:
    state = table({"hand": "workshop market copper", "deck": "estate gold*5"}, {"hand": "copper"},
                  supply={"silver": 1, "curse": 0, "duchy": 0}, turn={"actions": 2})
    choose(state, "play:workshop", "gain:silver")
    assert (state.over, state.prompt) == (False, "action")
    choose(state, "play:market", "play:treasures", "buy:copper")
    assert not state.over
    choose(state, "buy:copper")
    assert state.over
    expect(state, 0, hand="gold*5")


@pytest.mark.ruling("I-101")
@pytest.mark.parametrize(("hand", "victim", "supply", "choices"), [
    ("swindler", {"deck": "estate"}, {"estate": 1, "curse": 0, "duchy": 0}, []),
    ("swindler", {"deck": "province"}, {"province": 1}, []),
    ("witch", {"hand": "estate"}, {"curse": 1, "estate": 0, "duchy": 0}, []),
    ("torturer", {"hand": "estate"}, {"curse": 1, "estate": 0, "duchy": 0}, ["choose:curse"]),
    ("saboteur", {"deck": "gold"}, {"silver": 1, "estate": 0, "duchy": 0}, ["gain:silver"])])
def test_a_pile_emptied_by_an_attack_ends_the_game_with_the_attackers_turn(hand: str, victim: Dict[str, str],
                                                                           supply: Dict[str, int],
                                                                           choices: List[str]) -> None:
    state = table({"hand": hand}, victim, supply=supply)
    choose(state, f"play:{hand}", *choices)
    assert (state.over, state.prompt) == (False, "buy")
    choose(state, "done")
    assert state.over
    result = state.result
    assert result is not None
    assert result.turns == [1, 0]


@pytest.mark.ruling("I-102")
@pytest.mark.parametrize(("mine", "points"), [
    ({"hand": "gardens", "deck": "copper*8"}, 0), ({"hand": "gardens", "deck": "copper*9"}, 1),
    ({"hand": "gardens", "deck": "copper*38"}, 3), ({"hand": "gardens", "deck": "copper*39"}, 4),
    ({"hand": "gardens*2", "deck": "copper*10", "bag": "silver*4", "discard": "gold*4"}, 4),
    ({"hand": "gardens", "deck": "copper*16", "discard": "curse*3"}, -1)])
def test_gardens_count_all_cards_rounded_down(mine: Dict[str, str], points: int) -> None:
    assert final(mine, {"hand": "copper"}).scores == [points, 0]


@pytest.mark.ruling("I-103")
@pytest.mark.parametrize(("mine", "points"), [
    ({"hand": "duke"}, 0), ({"hand": "duke", "deck": "duchy"}, 4),
    ({"hand": "duke*2", "deck": "duchy*2", "discard": "duchy"}, 15), ({"hand": "duchy*3"}, 9)])
def test_every_duke_counts_every_duchy(mine: Dict[str, str], points: int) -> None:
    assert final(mine, {"hand": "duchy"}, kingdom="duke").scores == [points, 3]


@pytest.mark.ruling("I-104")
def test_trashed_victory_cards_score_for_nobody() -> None:
    assert final({"hand": "estate"}, {"hand": "copper"}, trash="province*3 duchy curse").scores == [1, 0]
    state = table({"hand": "chapel province estate"}, {"hand": "copper"})
    assert state.outcome().scores == [7, 0]
    choose(state, "play:chapel", "trash:province", "done")
    expect_trash(state, "province")
    assert state.outcome().scores == [1, 0]


@pytest.mark.ruling("I-105")
@pytest.mark.parametrize(("turns", "winners"), [
    ([4, 5, 5], [0, 1]), ([4, 4, 4], [1]), ([3, 5, 2], [0])])
def test_equal_points_after_equal_turns_share_the_victory(turns: List[int], winners: List[int]) -> None:
    result = final({"hand": "duchy", "turns": turns[0]}, {"hand": "estate*3", "turns": turns[1]},
                   {"hand": "estate", "turns": turns[2]})
    assert result.scores == [3, 3, 1]
    assert result.winners == winners


@pytest.mark.ruling("I-106")
def test_a_turn_without_anything_to_play_has_all_three_phases() -> None:
    state = table({"hand": "estate*5", "deck": "gold*5"}, {"hand": "copper"}, ask_forced=True)
    for prompt in ("action", "treasure"):
        assert (state.seat, state.prompt, options(state)) == (0, prompt, ["done"])
        choose(state, "done")
    assert (state.seat, state.prompt) == (0, "buy")
    choose(state, "done")
    expect(state, 0, hand="gold*5", discard="estate*5")
    expect_turn(state, turn_seat=1)


@pytest.mark.ruling("I-106")
def test_a_copper_may_always_be_bought_for_nothing_while_coppers_last() -> None:
    state = table({"hand": "estate*5", "deck": "gold*5"}, {"hand": "copper"})
    assert (state.prompt, options(state)) == ("buy", ["buy:copper", "buy:curse", "done"])
    choose(state, "buy:copper")
    expect(state, 0, hand="gold*5", discard="copper estate*5")
    expect_turn(state, turn_seat=1)
    empty = table({"hand": "estate*5", "deck": "gold*5"}, {"hand": "copper"}, supply={"copper": 0})
    assert options(empty) == ["buy:curse", "done"]
    with pytest.raises(crownlands.IllegalChoice):
        choose(empty, "buy:copper")
