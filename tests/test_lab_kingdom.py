"""`crownlands lab kingdom`: what it tells agrees with itself, can be repeated, and is not lost by an interrupt."""
from __future__ import annotations

import dataclasses
import json
import math
import os
import re
import signal
from pathlib import Path
from typing import Any, List

import pytest

from crownlands.bots.dominion.evolution.plan import from_strategy, rules_of
from crownlands.bots.dominion.evolution.tasks import COUNTER, Ground, Task, Workshop, lay_out
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.cli import main
from crownlands.commands import lab_kingdom
from crownlands.lab.dominion import study as studies
from crownlands.lab.dominion.findings import EVOLVING, STAGES, Cell, Findings, Standing, Why
from crownlands.lab.dominion.study import Budget, Study
from crownlands.lab.dominion.study_text import circles, verdicts
from crownlands.locale import Words, languages

GROUND: Ground = (("witch",), (), ())
TINY = Budget(games=40, evolution_stages=1)
KINGDOM = ["lab", "kingdom", "witch", "--games", "40", "--jobs", "1"]


@pytest.fixture(scope="module")
def found() -> Findings:
    return Study(GROUND, 1, TINY).run()


def test_what_is_found_agrees_with_itself(found: Findings) -> None:
    assert found.done
    assert found.piles == ["witch"]
    names = [player.name for player in found.players]
    assert {"evolved", "witch", "big_money_ultimate"} <= set(names)
    ratings = [player.rating for player in found.players]
    assert ratings == sorted(ratings, reverse=True)
    for a, row in enumerate(found.matrix):
        assert [cell is None for cell in row] == [b == a for b in range(len(names))]
        for b, cell in enumerate(row):
            other = found.matrix[b][a]
            if cell is not None and other is not None:
                assert cell.share + other.share == pytest.approx(1.0)
                assert cell.interval[0] <= cell.share <= cell.interval[1]
    assert sorted(length.opponent for length in found.lengths) == sorted(names)      # itself among them
    for length in found.lengths:
        assert sum(length.ends.values()) == pytest.approx(1.0)
        assert length.short <= length.turns <= length.long
        assert length.turns == pytest.approx(sum(length.lasted))
    [bought] = found.purchases
    assert bought.opponent == next(player.name for player in found.players if not player.evolved)
    assert bought.turns[0].games == bought.games
    assert all(sum(turn.buys.values()) <= 1.0 + 1e-9 for turn in bought.turns)       # there is one Buy
    read_strategy(found.text, "evolved")


def test_each_card_was_forbidden_or_nobody_wants_it(found: Findings) -> None:
    assert found.free is not None
    assert sorted([*(worth.card for worth in found.worths), *found.idle]) == ["gold", "silver", "witch"]
    rules = {line.text.split()[0] for line in found.evolved[0].lines}
    for worth in found.worths:
        assert worth.bought == (worth.card in rules)
        assert worth.worth == pytest.approx(found.free.share - worth.without.share)
        assert worth.interval[0] <= worth.worth <= worth.interval[1]


def test_an_answer_without_a_card_never_buys_it() -> None:
    kingdom = lay_out(GROUND).kingdom
    witch = int(kingdom.numbers["witch"])
    one, other = (rules_of(from_strategy(read_strategy(text, "witches"), kingdom))
                  for text in ("province\nwitch\ngold\nsilver\n", "province\ngold\nwitch\nsilver\nduchy\n"))
    _played, population = Workshop(GROUND, 1, lambda: 0.0).do(
        Task(COUNTER, "without", 100, math.inf, opponents=[one], weights=[1.0], kept_games=2, candidates=[],
             plans=[one, other], forbidden=[witch]))
    assert len(population) > 1
    assert all(rule[0] != witch for load in population for rule in load[0])


def test_the_same_seed_finds_the_same_on_any_number_of_jobs(found: Findings) -> None:
    again = Study(GROUND, 1, dataclasses.replace(TINY, jobs=2)).run()
    again.seconds = found.seconds
    assert again == found


def test_three_who_beat_each_other_are_told_as_a_circle_and_who_beats_the_evolved_is_named(found: Findings) -> None:
    names = ["evolved", "smithy", "witch"]
    shares = [[0.5, 0.6, 0.4], [0.4, 0.5, 0.6], [0.6, 0.4, 0.5]]
    told = dataclasses.replace(found)
    told.players = [Standing(name, name == "evolved", "", 1500.0, 0.5, (0.4, 0.6)) for name in names]
    told.matrix = [[None if a == b else Cell(share, (share - 0.02, share + 0.02), True, 1000)
                    for b, share in enumerate(row)] for a, row in enumerate(shares)]
    told.circles = [names]
    assert verdicts(Words(), told) == ["evolved is beaten beyond chance by witch."]
    assert circles(Words(), told) == ["A circle: evolved beats smithy beats witch, who beats evolved."]


# ---- the command
class Known(Study):
    """Has found out already."""
    known: Findings

    def run(self) -> Findings:
        return self.known


@pytest.fixture
def known(found: Findings, monkeypatch: pytest.MonkeyPatch) -> None:
    Known.known = found
    monkeypatch.setattr(lab_kingdom, "Study", Known)


@pytest.mark.usefixtures("known")
def test_terminal_page_and_json_tell_the_same(found: Findings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                              capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "kingdom.html"
    assert main([*KINGDOM, "--html", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    text, page = "\n".join(lines), path.read_text(encoding="utf-8")
    assert not re.search(r"https?:|<script|<link", page)
    assert page.count("<svg") == page.count('class="dots"') == 2
    for player in found.players:
        assert player.name in text
        assert player.name in page
    for worth in found.worths:
        assert f"{100 * worth.worth:.1f} (" in text
        assert f"{100 * worth.worth:.1f} (" in page
    assert main([*KINGDOM, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(found.describe()))


REASONS = [Why("evolved-lives-on", {"card": "witch", "n": 31}), Why("evolved-lives-too", {"card": "silver", "n": 2}),
           Why("evolved-lives-on-money", {}), Why("evolved-beats-money", {"share": 93, "games": 1000}),
           Why("evolved-beats-lists", {"share": 61, "games": 1000, "hardest": "witch"}),
           Why("evolved-turns", {"n": 17}), Why("evolved-early", {})]


@pytest.mark.parametrize(("language", "sentences"), [
    ("en", ["It lives on Witch: 31 of 100 wins hang on it. 2 hang on Silver."]),
    ("pl", ["Jej podstawą jest Wiedźma: od tej karty zależy 31 ze 100 zwycięstw.", "Gra zajmuje jej 17 kolejek."]),
    ("cs", ["Stojí na kartě Čarodějnice: závisí na ní 31 ze 100 výher.", "Hra jí trvá 17 tahů."]),
    ("he", ["היא נשענת על קלף מכשפה: בו תלויים 31 מתוך 100 ניצחונות.", "משחק נמשך אצלה 17 תורות."]),
])
@pytest.mark.usefixtures("known")
def test_why_it_wins_is_told_in_the_language_of_the_reader(
        language: str, sentences: List[str], found: Findings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    Known.known = dataclasses.replace(found, reasons=REASONS)
    path = tmp_path / "kingdom.html"
    try:
        assert main(["--lang", language, *KINGDOM, "--html", str(path)]) == 0
    finally:
        languages._asked_for.clear()
    printed = capsys.readouterr().out
    for told in (printed, path.read_text(encoding="utf-8")):
        assert [sentence for sentence in sentences if sentence not in told] == []
        assert ("lives on" in told) == (language == "en")
    assert (re.search(r"\d\.\d", printed) is None) == (language in ("pl", "cs"))


@pytest.mark.parametrize(("words", "complaint"), [
    (["--seconds", "0"], "lab kingdom needs some time"),
    (["--games", "0"], "at least one game"),
    (["witch", "--piles", "smithy"], "not both"),
    (["wich"], "did you mean witch?"),
    (["--kingdom", "b2_frist_game"], "did you mean b2_first_game?"),
    (["witch", "--html", "no/such/folder/x.html"], "there is no folder no/such/folder"),
])
def test_what_is_wrong_is_told_before_anything_is_played(words: List[str], complaint: str,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "kingdom", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_ctrl_c_keeps_the_stages_that_are_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_args: Any) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(lab_kingdom, "Budget", lambda *_given: TINY)
    monkeypatch.setattr(studies.Study, "play_matrix", interrupted)
    path = tmp_path / "kingdom.html"
    assert main([*KINGDOM, "--json", "--html", str(path)]) == 130
    told = json.loads(capsys.readouterr().out)
    assert told["stages"] == [EVOLVING] != list(STAGES)
    assert told["evolved"]
    assert told["players"] == told["worths"] == []
    assert "Interrupted" in path.read_text(encoding="utf-8")
