"""What a decision says about itself: how many cards it asks for, and what each option gives."""
import random
from typing import Any, Dict

import pytest

import crownlands
from crownlands.dominion.questions import ELSEWHERE, NAME, QUESTIONS, WORDS
from crownlands.dominion.zones import ASIDE, HAND, SUPPLY
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


@pytest.mark.parametrize("boxes", [["base2e"], ["base1e", "intrigue1e"]], ids=["base", "intrigue"])
def test_the_options_lie_in_the_zone_that_the_decision_says(boxes: list[str]) -> None:
    met = set()
    for seed in range(40):
        rng = random.Random(seed)
        state = crownlands.game("dominion").start(seats=3, seed=seed, boxes=boxes, choose_top_card=True)
        for _choice in range(150):
            if state.over:
                break
            view = state.view(state.seat)
            asked, me = view["decision"], view["players"][state.seat]
            met.add(asked["zone"])
            cards = {id.partition(":")[2] for id in asked["options"] if ":" in id and id != "play:treasures"}
            if asked["zone"] == HAND:
                assert cards <= set(me["hand"])
            elif asked["zone"] == SUPPLY:
                assert all(view["supply"][card] for card in cards)
            elif asked["zone"] == ASIDE:
                assert cards <= {*me.get("looked_at", []), *me.get("aside", [])}
            elif asked["zone"] != WORDS:
                assert cards
            options = [id for id in asked["options"] if not id.startswith("buy:c")]
            state.choose(rng.choice(options or asked["options"]))
    assert met >= {HAND, SUPPLY, ASIDE, ELSEWHERE, WORDS}
    assert (NAME in met) == ("intrigue1e" in boxes)


def test_every_prompt_is_one_question() -> None:
    prompts = [question.prompt for question in QUESTIONS]
    assert len(set(prompts)) == len(prompts)
    for question in QUESTIONS:
        assert (question.zone == WORDS) == bool(question.words)
        assert question.zone in (HAND, SUPPLY, ASIDE, ELSEWHERE, NAME, WORDS)


def test_all_are_told_whether_the_turn_asks_or_a_card() -> None:
    state = table({"hand": "militia copper"}, {"hand": "copper*4 estate"})
    assert state.view(1)["decision"] == {"seat": 0, "prompt": "action", "of_turn": True}
    choose(state, "play:militia")
    assert state.view(0)["decision"] == {"seat": 1, "prompt": "discard"}


@pytest.mark.parametrize(("card", "victims"), [("spy", [0, 1]), ("swindler", [1]), ("thief", [1]), ("chapel", [])])
def test_whom_a_question_is_about_comes_with_it(card: str, victims: list[int]) -> None:
    deck = "silver copper estate"
    state = table({"hand": f"{card} copper", "deck": deck}, {"deck": deck}, kingdom="pawn chapel")
    choose(state, f"play:{card}")
    met = []
    while (asked := decision_of(state))["prompt"] not in ("action", "treasure", "gain_trashed"):
        if "victim" in asked:
            met.append(asked["victim"])
        state.choose(asked["options"][-1])
    assert met == victims


@pytest.mark.parametrize(("card", "page", "terminal"), [
    ("militia", True, True),
    ("remodel", True, True),
    ("chapel", False, True),
    ("courtyard", False, False),
    ("throne_room", False, False),
])
def test_the_rule_is_shown_where_it_says_more_than_the_question(card: str, page: bool, terminal: bool) -> None:
    """The page asks for several cards at once and so says how many; the terminal asks for one after the other."""
    state = table({"hand": f"{card} copper chapel moat", "deck": "copper*9"}, {"hand": "copper*4 estate"})
    choose(state, f"play:{card}")
    question = DominionQuestion(state.view(state.seat), ["Anna", "Bob"], Words())
    assert ("reminds" in decision_of(state), bool(question.reminder)) == (page, terminal)


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
        asked.append(DominionQuestion(state.view(0), ["Anna", "Bob"], Words()).prompt)
    assert asked == ["Choose two different ones, one after the other.", "Choose the second one.",
                     "Play an Action?", "Choose one."]
