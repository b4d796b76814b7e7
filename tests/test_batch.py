"""Batches: many games stepped together, into arrays that the caller owns."""
from array import array
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands.encoding import Batch, batch
from crownlands.encoding.batch import CUT_SHORT, OVER, rewards_of
from crownlands.kernel.errors import CrownlandsError, IllegalChoice, WrongOption

KINDS = {"int16": "h", "uint8": "B", "float64": "d", "int32": "i"}
Arrays = Dict[str, Any]


def arrays_for(games: Batch) -> Arrays:
    found: Arrays = {"actions": array("q", [0] * int(games.games))}
    for name, (shape, kind) in games.shapes().items():
        size = shape[0] * (shape[1] if len(shape) > 1 else 1)
        found[name] = array(KINDS[kind], [0] * size)
    return found


def reset(games: Batch) -> Arrays:
    arrays = arrays_for(games)
    games.reset(arrays["observation"], arrays["mask"], arrays["seat"])
    return arrays


def step(games: Batch, arrays: Arrays) -> None:
    games.step(*[arrays[name] for name in ("actions", "observation", "mask", "reward", "done", "seat")])


def row(arrays: Arrays, name: str, place: int, games: Batch) -> List[Any]:
    size = len(arrays[name]) // int(games.games)
    return list(arrays[name][place * size:(place + 1) * size])


@pytest.mark.parametrize(("game", "options"), [
    ("dominion", {"kingdoms": ["b2_first_game"], "most_turns": 30}),
    ("dominion", {"boxes": ["base2e", "intrigue2e"], "seats": 3, "most_turns": 12}),
    ("kingdomino", {}), ("queendomino", {"seats": 3}), ("royal_wedding", {})])
def test_a_batch_plays_the_games_that_would_be_played_one_by_one(game: str, options: Dict[str, Any]) -> None:
    games = batch(game, 3, seed=5, **options)
    arrays = reset(games)
    alone = [games.new_state(place, 0) for place in range(3)]
    begun = [1] * 3
    for _step in range(220):
        for place, state in enumerate(alone):
            assert row(arrays, "mask", place, games) == list(games.encoding.mask(state))
            assert row(arrays, "observation", place, games) == games.encoding.flat(state, int(state.seat)).tolist()
            assert arrays["seat"][place] == state.seat
        games.sample(arrays["actions"])
        step(games, arrays)
        for place, state in enumerate(alone):
            games.encoding.step(state, arrays["actions"][place])
            limit = options.get("most_turns", 10000)
            done = OVER if state.over else CUT_SHORT if state.turns_taken() >= limit else 0
            assert arrays["done"][place] == done
            assert row(arrays, "reward", place, games) == \
                (rewards_of(state, "win") if done else [0.0] * int(state.seats))
            if done:
                alone[place] = games.new_state(place, begun[place])
                begun[place] += 1
    assert sum(begun) > 3


def test_each_game_has_a_seed_of_its_own_whatever_the_size_of_the_batch() -> None:
    small, large = (batch("dominion", size, seed=9, kingdoms=["b2_first_game"]) for size in (2, 5))
    other = batch("dominion", 2, seed=10, kingdoms=["b2_first_game"])
    first, second, third = ([games.state(place).describe() for place in range(int(games.games))]
                            for games in (small, large, other))
    assert first == second[:2]
    assert first != third
    assert len({str(state["players"]) for state in second}) > 1


def test_if_one_action_cannot_be_chosen_no_game_goes_on() -> None:
    games = batch("kingdomino", 2, seed=1)
    arrays = reset(games)
    games.sample(arrays["actions"])
    before = [games.state(place).describe() for place in range(2)]
    arrays["actions"][1] = 0
    with pytest.raises(IllegalChoice, match=r"action 0 \(done\) cannot be chosen in game 1; legal: claim:"):
        step(games, arrays)
    arrays["actions"][1] = -1
    with pytest.raises(IllegalChoice, match=r"action -1 \(no action\)"):
        step(games, arrays)
    assert [games.state(place).describe() for place in range(2)] == before


@pytest.mark.parametrize(("name", "wrong", "fault"), [
    ("mask", array("B", [0] * 3), "the array for mask has 3 numbers of 1 bytes; it needs 748 of 1"),
    ("seat", array("h", [0] * 4), "the array for seat has 4 numbers of 2 bytes; it needs 2 of 4"),
    ("observation", bytes(2), "the array for observation must be one that can be written"),
    ("actions", array("d", [0.0] * 2), "whole numbers of 32 or 64 bits"),
    ("actions", array("q", [0]), "a batch of 2 games takes 2 actions")])
def test_an_array_of_the_wrong_kind_is_refused(name: str, wrong: Any, fault: str) -> None:
    games = batch("kingdomino", 2, seed=1)
    arrays = reset(games)
    games.sample(arrays["actions"])
    arrays[name] = wrong
    with pytest.raises(CrownlandsError, match=fault):
        step(games, arrays)


def test_actions_may_have_32_bits() -> None:
    games = batch("kingdomino", 2, seed=1)
    arrays = reset(games)
    arrays["actions"] = array("i", [0, 0])
    games.sample(arrays["actions"])
    step(games, arrays)
    assert [state.choices for state in (games.state(0), games.state(1))] == [1, 1]


def test_rewards_are_a_share_of_the_win_points_or_the_difference() -> None:
    game = crownlands.game("dominion")
    state = game.position({"players": [{"hand": ["province"]}, {"hand": ["province"]}, {"hand": ["duchy"]}],
                           "piles": ["smithy"], "over": True})
    assert rewards_of(state, "win") == [0.5, 0.5, 0.0]
    assert rewards_of(state, "points") == [6.0, 6.0, 3.0]
    assert rewards_of(state, "difference") == [0.0, 0.0, -3.0]
    with pytest.raises(WrongOption, match="reward cannot be 'fame'"):
        batch("kingdomino", 1, seed=1, reward="fame")
    with pytest.raises(WrongOption, match="at least one game"):
        batch("kingdomino", 0, seed=1)


def test_bots_play_their_seats_and_what_is_not_asked() -> None:
    games = batch("dominion", 2, seed=2, kingdoms=["b2_first_game"], bots={1: "big_money_ultimate"}, asked=["buy"],
                  partner="big_money")
    arrays = reset(games)
    finished = 0
    for _step in range(120):
        for place in range(2):
            decision = games.state(place).decision
            assert decision is not None
            assert (decision.seat, decision.prompt) == (0, "buy")
        games.sample(arrays["actions"])
        step(games, arrays)
        for place in range(2):
            if arrays["done"][place]:
                finished += 1
                assert row(arrays, "reward", place, games) == [0.0, 1.0]      # random buys do not win
    assert finished > 2


@pytest.mark.parametrize(("options", "fault"), [
    ({"bots": {2: "greedy"}}, "there is no seat 2 for greedy"), ({"bots": {0: "greedy", 1: "greedy"}}, "all seats"),
    ({"bots": {1: "gredy"}}, "there is no bot gredy"), ({"asked": ["buy"]}, "nobody is ever asked buy")])
def test_company_that_cannot_be_is_refused(options: Dict[str, Any], fault: str) -> None:
    with pytest.raises(CrownlandsError, match=fault):
        batch("kingdomino", 1, seed=1, **options)
