"""`crownlands lab evolve`: what is asked wrongly is told, and Ctrl-C keeps the best so far."""
from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any, List, Tuple

import pytest

from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.plan import from_strategy, rules_of
from crownlands.bots.dominion.evolution.tasks import Ground, Task, lay_out
from crownlands.bots.dominion.strategy import load_strategy, read_strategy
from crownlands.cli import main
from crownlands.lab import evolve as lab
from crownlands.locale import languages

MONEY = read_strategy("province\ngold\nsilver\n", "money")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.mark.parametrize(("words", "complaint"), [
    (["--seconds", "0"], "lab evolve needs some time"),
    (["--games", "0"], "at least one game"),
    (["--kingdom", "b2_frist_game"], "did you mean b2_first_game?"),
    (["--piles", "smithy", "--option", "colony=true"], "there is no option colony"),
    (["--piles", "smithy", "--out", "no/such/folder/x.txt"], "there is no folder no/such/folder"),
])
def test_what_is_wrong_is_told_before_anything_is_played(words: List[str], complaint: str,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "evolve", *words]) == 2
    assert complaint in capsys.readouterr().err


class QuickWorkshop:
    """Makes what tasks make, without their games."""

    def __init__(self, ground: Ground, _seed: int, _clock: Any) -> None:
        self.rules = rules_of(from_strategy(MONEY, lay_out(ground).kingdom))

    def do(self, task: Task) -> Tuple[int, List[Any]]:
        opponents = len(task.what.get("opponents", []))
        if task.kind == "menus":
            return 10, [self.rules]
        if task.kind == "exam":
            return 10, [(2, [3] * opponents) for _plan in task.what["plans"]]
        if task.kind == "trim":
            return 10, [self.rules, [0.5, 0.25, 0.125], 17.0]
        return 10, [(self.rules, [2] * opponents, [3] * opponents, [50] * opponents, 2, 1, 0)]


class InterruptedWorkshop(QuickWorkshop):
    def do(self, task: Task) -> Tuple[int, List[Any]]:
        if task.kind == "counter":
            os.kill(os.getpid(), signal.SIGINT)
        return super().do(task)


def test_what_was_evolved_is_printed_written_and_kept(tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(lab, "Workshop", QuickWorkshop)
    written = tmp_path / "money.txt"
    assert main(["lab", "evolve", "--piles", "smithy", "--jobs", "1", "--json", "--out", str(written)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["strategies"][0]["lines"][0] == {"line": "province", "worth": 0.5}
    assert told["stages"] == told["of_stages"]
    assert {result["opponent"] for result in told["results"]} >= {"big_money_ultimate", "smithy"}
    assert [rule.card for rule in load_strategy(written).sections["buy"]] == ["province", "gold", "silver"]
    kept, = own_cache.rglob("*.txt")
    assert kept.read_text() == written.read_text()


def test_it_is_shown_in_the_language_of_the_reader_and_kept_in_english(
        own_cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(lab, "Workshop", QuickWorkshop)
    try:
        assert main(["--lang", "cs", "lab", "evolve", "--piles", "smithy", "--jobs", "1"]) == 0
    finally:
        languages._asked_for.clear()
    shown = capsys.readouterr().out
    kept, = own_cache.rglob("*.txt")
    for czech, english in (("# Vyšlechtěno pro: smithy.", "# Evolved for smithy."),
                           ("# Stojí na penězích. Proti pouhým penězům", "# It lives on money. It wins"),
                           ("Hra jí trvá 17 tahů.", "A game takes it 17 turns."),
                           ("# Za každým řádkem: kolik", "# After each line: how many")):
        assert czech in shown
        assert english not in shown
        assert english in kept.read_text()


def test_ctrl_c_prints_the_best_so_far_and_keeps_nothing(own_cache: Path, monkeypatch: pytest.MonkeyPatch,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(lab, "Workshop", InterruptedWorkshop)
    assert main(["lab", "evolve", "--piles", "smithy", "--jobs", "1"]) == 130
    shown = capsys.readouterr().out
    assert "Interrupted" in shown
    assert "\nprovince\ngold\nsilver\n" in shown
    assert not list(own_cache.rglob("*.txt"))
