"""What a decision says about itself: how many cards it asks for, and what each option gives."""
import random
from typing import Any, Dict

import pytest

import crownlands
from crownlands.dominoes.turn import Turn
from crownlands.dominoes.worth import worth_of
from crownlands.locale import Words
from crownlands.terminal.dominion.question import DominionQuestion
from table import choose, table


def decision_of(state: Any) -> Dict[str, Any]:
    decision: Dict[str, Any] = state.view(state.seat)["decision"]
    return decision


@pytest.mark.parametrize("boxes", [["base2e"], ["base1e", "intrigue1e"]], ids=["base", "intrigue"])
def test_as_many_cards_can_be_picked_as_the_decision_says(boxes: list[str]) -> None:
    """Followed to its end, a decision takes exactly so many cards, or fewer if it may be ended before."""
    several = set()
    for seed in range(60):
        rng = random.Random(seed)
        state = crownlands.game("dominion").start(seats=2, seed=seed, boxes=boxes, ask_forced=True)
        for _choice in range(120):
            if state.over:
                break
            asked = decision_of(state)
            if asked["picks"] > 1 and all(":" in id or id == "done" for id in asked["options"]):
                several.add(asked["prompt"])
                trial, seat = state.copy(), state.seat
                for left in range(asked["picks"], 0, -1):
                    now = decision_of(trial)
                    assert (trial.seat, now["prompt"], now["picks"]) == (seat, asked["prompt"], left)
                    trial.choose(next(id for id in now["options"] if id != "done"))
                after = None if trial.over else decision_of(trial)
                assert after is None or after["prompt"] != asked["prompt"] or after["picks"] != asked["picks"] - 1 or (
                    trial.seat != seat)
            state.choose(rng.choice(asked["options"]))
    assert len(several) >= 3


def test_points_of_a_placement_are_told_before_it_is_made() -> None:
    for game in ("kingdomino", "queendomino"):
        rng = random.Random(5)
        state = crownlands.game(game).start(seats=2, seed=5, ask_forced=True)
        told = 0
        while not state.over:
            asked = decision_of(state)
            if "gains" in asked and asked["prompt"] == "place" and asked["options"] != ["discard"]:
                assert len(asked["gains"]) == len(asked["options"])
                at = rng.randrange(len(asked["options"]))
                seat = state.seat
                before, after = state.points(seat), state.copy()
                after.choose(asked["options"][at])
                assert after.points(seat) - before == asked["gains"][at]
                told += 1
            state.choose(rng.choice(asked["options"]))
        assert told > 5


def test_points_of_a_building_are_told_before_it_is_built() -> None:
    told = 0
    for seed in range(6):
        rng = random.Random(seed)
        state = crownlands.game("queendomino").start(seats=3, seed=seed, ask_forced=True)
        while not state.over:
            asked = decision_of(state)
            if asked["prompt"] == "build":
                assert isinstance(state, Turn)
                assert asked["gains"] == [worth_of(state, answer) for answer in state.answers()]
                at = rng.randrange(len(asked["options"]))
                seat, before, after = state.seat, state.points(state.seat), state.copy()
                after.choose(asked["options"][at])
                assert after.points(seat) - before == asked["gains"][at]
                told += 1
            state.choose(rng.choice(asked["options"]))
    assert told > 5


def test_the_points_at_the_end_are_counted_out_by_card() -> None:
    state = crownlands.game("dominion").start(seats=2, seed=3, kingdom="b2_first_game")
    rng = random.Random(3)
    while not state.over:
        options = decision_of(state)["options"]
        wanted = [id for id in options if id in ("buy:province", "buy:gold", "buy:silver", "play:treasures")]
        state.choose(wanted[0] if wanted else rng.choice([id for id in options if id != "buy:curse"]))
    view = state.view(None)
    assert [sum(points.values()) for points in view["points"]] == view["result"]["scores"]
    assert view["points"][0]["province"] == 6 * view["decks"][0]["province"]


def test_who_chooses_two_is_asked_for_two() -> None:
    state = table({"hand": "pawn steward"}, turn={"actions": 2})
    asked = []
    for choice in ("play:pawn", "choose:actions", "choose:coins", "play:steward"):
        choose(state, choice)
        assert state.decision is not None
        question = DominionQuestion(state, state.decision, state.view(0), ["Anna", "Bob"], Words())
        asked.append(question.prompt)
    assert asked == ["Choose two different ones, one after the other.", "Choose the second one.",
                     "Play an Action?", "Choose one."]
