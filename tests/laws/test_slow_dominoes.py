"""The engine of dominoes offers, does and counts what the slow and obvious rules say, wherever a game stands."""
import json
from pathlib import Path
from typing import Any, Dict

import pytest

import crownlands
from crownlands.bots.registry import find_player
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.chance import seed_of, seeded
from games import DOMINO_GAMES, last_step
from slow_dominoes import SlowGame, dealt
from tries import TIMES

GAMES = Path(__file__).parents[1] / "games"
SEED = 2017
BLOCKS = 8
POSITIONS = 800 * TIMES              # with --long:
POSITIONS_LONG = 100_000
EVERY = 10                           # one position in so many is compared: neighbours are much alike


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_engine_agrees_with_the_slow_rules(block: int, pytestconfig: pytest.Config) -> None:
    positions = (POSITIONS_LONG if pytestconfig.getoption("--long") else POSITIONS) // BLOCKS
    compared, number = 0, 0
    while compared < positions:
        name = DOMINO_GAMES[number % len(DOMINO_GAMES)]
        compared += compare_a_game(name, seed_of(SEED + block, number), positions - compared)
        number += 1
    assert compared == positions
    assert number >= len(DOMINO_GAMES)


def compare_a_game(name: str, seed: int, most: int) -> int:
    """Play a random game, or one where three of four choices are those of a greedy player, and compare its deal, its
    end, and some positions between; returns how many were compared."""
    rng = seeded(seed)
    state = crownlands.game(name).random_start(seed)
    assert isinstance(state, DominoesState)
    greedy = find_player("greedy", name).bot(None, 0, seed)
    tidy = rng.below(2) == 0
    record = state.record()
    assert meaning(dealt(record["start"], name, record["deal"].split()).now) == meaning(state.describe())
    compared = 0
    while not state.over and compared < most:
        looked_at = rng.below(EVERY) == 0
        answer = greedy.answer(state) if tidy and rng.below(4) else state.random_answer(rng)
        if looked_at:
            compare_and_step(state, answer)
            compared += 1
        else:
            state.step(answer)
    if compared < most:
        compare_points(state, SlowGame(state.describe()))
        compared += 1
    return compared


def compare_and_step(state: DominoesState, answer: int) -> None:
    """What is offered and at which price, what all is worth, and what follows when one option is chosen."""
    slow = SlowGame(state.describe())
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.prompt) == (slow.seat, slow.phase)
    assert slow.is_asked()
    assert sorted(decision.ids) == sorted(slow.options())
    if slow.game != "kingdomino":
        assert state.view(None)["board"]["prices"] == [slow.price(slot) for slot in range(6)]
    compare_points(state, slow)
    state.step(answer)
    slow.choose(*last_step(state))
    assert meaning(slow.now) == meaning(state.describe())


def compare_points(state: DominoesState, slow: SlowGame) -> None:
    assert [kingdom["sheet"] for kingdom in state.view(None)["kingdoms"]] == slow.sheets()
    totals = slow.totals()
    winners = slow.winners(totals)
    assert [int(state.points(seat)) for seat in range(slow.seats)] == \
           [totals[slow.kingdom_of(seat)] for seat in range(slow.seats)]
    assert state.winners() == sum(1 << seat for seat in winners)
    if state.result is not None:
        assert state.result.winners == winners


def meaning(description: Dict[str, Any]) -> Dict[str, Any]:
    """A description without what is no matter of the rules: how many choices were made, the order of knights, and what
    was placed or taxed before the first turn of all."""
    facts = {key: value for key, value in description.items() if key != "choices"}
    if "coins" in facts["kingdoms"][0]:
        facts["kingdoms"] = [{**kingdom, "knights": sorted(kingdom["knights"])} for kingdom in facts["kingdoms"]]
    if facts["round"] == 0:
        facts["turn"] = {key: facts["turn"][key] for key in ("seat", "phase")}
    if "used" in facts:
        facts["used"] = [sorted(actions) for actions in facts["used"]]
    return facts


@pytest.mark.parametrize("path", sorted(path for name in DOMINO_GAMES for path in GAMES.glob(f"{name}_*.json")),
                         ids=lambda path: path.stem)
def test_finished_games_go_the_same_way_by_the_slow_rules(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    slow = dealt(record["start"], record["game"], record["deal"].split())
    for step in record["steps"]:
        choice, *outcomes = step.split()
        assert choice in slow.options()
        slow.choose(choice, outcomes)
    totals = slow.totals()
    assert record["result"] == {"scores": [totals[slow.kingdom_of(seat)] for seat in range(slow.seats)],
                                "winners": slow.winners(totals), "turns": slow.now["turns"]}
    assert slow.phase is None


@pytest.mark.parametrize("reserve", [19, 20, 21])
def test_the_last_knights_go_as_far_as_they_reach(reserve: int) -> None:
    """Random games hardly ever use up the pieces of the box: all 22 knights."""
    state = crownlands.game("queendomino").position({
        "options": {"limited_pieces": True}, "turn": {"phase": "build"}, "round": 12,
        "line": [{"domino": 40, "seat": 0}, {"domino": 41, "seat": 1}],
        "kingdoms": [{"dominoes": [{"domino": 32, "x": 1, "y": 0, "direction": "east"}]}, {"reserve": reserve}],
        "board": {"slots": ["big_tavern", "small_tavern", "training_camp"]}})
    assert state.prompt == "build"
    for answer in state.answers():
        compare_and_step(state.copy(), answer)
