"""What an expert advises: the options' chances of winning, reasons, and nothing that the seat may not know."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands import files
from crownlands.bots.adviser import advise
from crownlands.bots.bot import Bot
from crownlands.bots.registry import find_player
from crownlands.cli import main
from crownlands.dominion.state import DominionState
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State
from crownlands.lab.review import judge, review
from crownlands.locale import Words
from table import choose, table

WORDS = Words()
FEW = 60                             # playouts


def last_province(mine: str, theirs: str) -> DominionState:
    """The first player may buy the last Province."""
    return table({"hand": "gold*3", "deck": "copper*5", "discard": mine}, {"hand": "copper*5", "discard": theirs},
                 supply={"province": 1}, turn={"phase": "buying", "coins": 9})


def said(facts: List[Dict[str, Any]]) -> str:
    """The reasons as the terminal or the page would say them."""
    return " ".join(WORDS.reason(reason["id"], reason["facts"]) for reason in facts)


def test_a_province_that_wins_now_is_advised_with_its_reason() -> None:
    advice = advise(last_province("estate", ""), playouts=FEW)
    assert advice.choice == "buy:province"
    assert advice.options[0].option == "buy:province"
    assert advice.options[0].chance == 1.0
    assert said([each.describe() for each in advice.reasons]).startswith("It ends the game, and you win it by 7")


def test_a_province_that_loses_now_is_not_advised() -> None:
    advice = advise(last_province("", "duchy*4"), playouts=FEW)
    assert advice.choice != "buy:province"
    rated = {each.option: each for each in advice.options}
    assert rated["buy:province"].chance == 0.0
    assert advice.options[0].chance > 0.2
    assert "Province would end the game, and you would lose it." in said([each.describe() for each in advice.reasons])


def test_treasures_are_played_without_counting() -> None:
    state = table({"hand": "copper*5"}, {})
    advice = advise(state, playouts=FEW)
    assert (advice.choice, advice.options, advice.playouts) == ("play:treasures", [], 0)


def test_an_option_that_is_asked_about_is_rated_too() -> None:
    state = last_province("estate", "")
    assert "buy:curse" not in [each.option for each in advise(state, playouts=FEW).options]
    [curse] = [each for each in advise(state, playouts=FEW, also=["buy:curse"]).options if each.option == "buy:curse"]
    assert 0.0 <= curse.chance <= 1.0
    assert curse.deals > 0


def moments(game: str, every: int, most: int, **setting: Any) -> List[State]:
    """States of a game between beginners in which something is to be chosen."""
    state: Any = crownlands.game(game).start(seed=3, **setting)
    bot: Bot = find_player("beginner", game).bot(state, 0, 3)
    found: List[State] = []
    while not state.over and len(found) < most:
        if state.choices % every == 0 and len(state.answers()) > 1 and state.prompt != "treasure":
            found.append(state.copy())
        state.step(bot.answer(state))
    return found


@pytest.mark.parametrize(("game", "every", "setting", "playouts"), [
    ("dominion", 29, {"piles": ["militia", "smithy", "spy"]}, 24), ("kingdomino", 7, {"seats": 3}, 12),
    ("queendomino", 9, {}, 8), ("royal_wedding", 23, {}, 8)])
def test_advice_does_not_depend_on_what_the_seat_may_not_know(game: str, every: int, setting: Dict[str, Any],
                                                              playouts: int) -> None:
    """All states that the seat cannot tell apart get the same advice, to the last figure."""
    states = moments(game, every, 2, **setting)
    assert len(states) == 2
    for state in states:
        told = advise(state, seed=5, playouts=playouts).describe()
        assert told["choice"] in [state.option_id(answer) for answer in state.answers()]
        assert advise(state.redeal(int(state.seat), 1), seed=5, playouts=playouts).describe() == told


def test_a_game_that_is_over_needs_no_advice() -> None:
    state = last_province("estate", "")
    choose(state, "buy:province")
    with pytest.raises(CrownlandsError, match="over"):
        advise(state)


# ---- reviews
def test_a_review_finds_the_victory_that_was_let_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last Province would have won; an Estate was bought, and the other player takes the Province."""
    state = table({"hand": "gold*3", "deck": "copper*5", "discard": "estate"},
                  {"hand": "gold*3", "discard": "copper*5"}, supply={"province": 1},
                  turn={"phase": "buying", "coins": 9})
    choose(state, "buy:estate")
    choose(state, "play:treasures")
    choose(state, "buy:province")
    assert state.over
    record = state.record()
    found = review(record, 0, playouts=FEW)
    [mistake] = found.mistakes
    assert (mistake.step, mistake.turn, mistake.chosen, mistake.choice) == (0, 1, "buy:estate", "buy:province")
    assert mistake.best == 1.0
    assert mistake.loss > 0.5
    assert found.result == 0.0
    assert found.describe()["mistakes"] == [0]
    winner = review(state.record(), 1, playouts=FEW)
    assert winner.result == 1.0
    assert winner.mistakes == []
    assert [judged.choice for judged in winner.decisions] == ["buy:province"]
    files.write(tmp_path / "game.json", record)
    assert main(["lab", "review", str(tmp_path / "game.json"), "--playouts", str(FEW), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found.describe()
    assert main(["lab", "review", str(tmp_path / "game.json"), "--playouts", str(FEW)]) == 0
    assert "Turn 1: Buy Estate instead of Buy Province cost" in " ".join(capsys.readouterr().out.split())


def test_a_review_in_slices_is_the_review_as_a_whole() -> None:
    state: Any = crownlands.game("kingdomino").start(seed=4, seats=2, mighty_duel=False)
    bot = find_player("beginner", "kingdomino").bot(state, 0, 1)
    while state.choices < 20:
        state.step(bot.answer(state))
    record = state.record()
    whole = list(judge(record, 1, playouts=12))
    assert len(whole) > 4
    part = whole[2]
    assert list(judge(record, 1, playouts=12, since=part.step + 1)) == whole[3:]
    assert all(0.0 <= judged.chance <= judged.best <= 1.0 for judged in whole)


def test_a_review_sees_what_the_seat_could_know_at_that_moment() -> None:
    """The same decisions in a game whose hidden cards were others are judged alike."""
    state: Any = moments("dominion", 29, 1, piles=["militia", "smithy"])[0]
    seat = int(state.seat)
    option = state.option_id(state.answers()[-1])
    judged = []
    for twin in range(2):
        other = state.redeal(seat, twin)
        other.choose(option)
        judged.append(next(judge(other.record(), seat, playouts=24)))
    assert judged[0] == judged[1]
