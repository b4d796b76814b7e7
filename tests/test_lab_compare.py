"""`crownlands lab compare`: seats are swapped on the same deals, and nothing is lost by an interrupt."""
from __future__ import annotations

import csv
import json
import os
import random
import signal
from pathlib import Path
from typing import Any, Dict, List, Sequence, Tuple

import pytest

from crownlands.bots.registry import find_contestant
from crownlands.cli import main
from crownlands.commands import lab_compare as command
from crownlands.lab import compare as lab
from crownlands.lab.compare import (
    ALL,
    INTERRUPTED,
    SETTLED,
    WIDTH,
    Game,
    KingdomScore,
    at_any_time,
    bootstrap,
    compare,
    half_width,
    looks,
    scores_of,
)
from crownlands.lab.dominion.held_out import held_out
from crownlands.lab.ledger import Ledger
from crownlands.lab.match import Match, Tables

TIMES = ("cpu_per_choice", "setup")
SMALL = ["lab", "compare", "smithy", "big_money_ultimate", "--kingdoms", "3", "--games", "4", "--boxes", "base2e"]


def kingdoms_of(count: int, players: Tuple[str, str] = ("smithy", "big_money")) -> List[Match]:
    return [Match(players, (("piles", ("smithy",)),), seed=number) for number in range(count)]


def told(words: List[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> Dict[str, Any]:
    """The JSON object without what the clock says."""
    assert main([*words, "--json"]) == code
    facts: Dict[str, Any] = json.loads(capsys.readouterr().out)
    for player in facts["players"]:
        assert all(player.pop(name) >= 0 for name in TIMES)
    return facts


def rows_of(path: Path) -> List[Dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return sorted(csv.DictReader(file), key=lambda row: (int(row["kingdom"]), int(row["game"])))


def shares(*each: float) -> List[KingdomScore]:
    return [KingdomScore(number, share * 10, 10) for number, share in enumerate(each)]


# ---- games
def test_a_bot_has_exactly_half_against_itself_since_seats_are_swapped_on_the_same_deal() -> None:
    played: List[Game] = []
    assert compare(kingdoms_of(3, ("smithy", "smithy")), 4, 1, 1, None, played, lambda _part: None) == ALL
    assert [score.share for score in scores_of(played)] == [0.5] * 3
    assert {game.points[::-1] for game in played if game.number % 2} == \
        {game.points for game in played if not game.number % 2}
    assert len({game.points for game in played}) > 2


def test_a_game_does_not_depend_on_those_before_it() -> None:
    played: List[Game] = []
    compare(kingdoms_of(2), 4, 1, 1, None, played, lambda _part: None)
    table = Tables(kingdoms_of(2)).seat(kingdoms_of(2)[1])
    alone = lab.play_game(table, 1, 3)
    same, = (game for game in played if (game.kingdom, game.number) == (1, 3))
    assert (alone.score, alone.points, alone.choices, alone.turns) == \
        (same.score, same.points, same.choices, same.turns)


def test_the_result_is_the_same_on_any_number_of_cores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = [told([*SMALL, "--jobs", jobs, "--csv", str(tmp_path / jobs)], capsys) for jobs in ("1", "2")]
    assert found[0] == found[1]
    assert found[0]["games"] == 12
    one, two = (rows_of(tmp_path / jobs) for jobs in ("1", "2"))
    assert [[row["points smithy"], row["winners"]] for row in one] == \
        [[row["points smithy"], row["winners"]] for row in two]
    assert sum((row["winners"] == "smithy") + (";" in row["winners"]) / 2 for row in one) / 12 == found[0]["share"]
    assert [row["begins"] for row in one[:2]] == ["smithy", "big_money_ultimate"]


def test_dominoes_are_compared_by_deals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "full_greedy", "random", "--game", "kingdomino", "--kingdoms", "3", "--jobs", "1"]
    facts = told(words, capsys)
    assert (facts["games"], facts["kingdoms"], facts["share"]) == (6, 3, 1.0)
    assert facts["best"][0]["piles"] == []
    assert main(words) == 0
    assert "6 games of seed 1 in 3 deals, in pairs with swapped seats" in " ".join(capsys.readouterr().out.split())


# ---- interrupted and resumed
def test_an_interrupted_comparison_comes_to_the_same_result_when_resumed(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    whole = told([*SMALL, "--jobs", "1"], capsys)
    path = tmp_path / "games.csv"
    add = Ledger.add

    def interrupted(ledger: Ledger, games: Sequence[Game]) -> None:
        patched.undo()                           # once: a second one, later, would not wait
        os.kill(os.getpid(), signal.SIGINT)
        add(ledger, games)

    with monkeypatch.context() as patched:
        patched.setattr(Ledger, "add", interrupted)
        part = told([*SMALL, "--jobs", "1", "--csv", str(path)], capsys, 130)
    assert part["stopped"] == INTERRUPTED
    assert 1 <= part["played"] <= 8              # what came first, and at most the next kingdom
    assert len(rows_of(path)) == part["played"]
    with path.open("a") as file:
        file.write("2,1234")                             # a row that was not written to its end
    assert told([*SMALL, "--jobs", "1", "--resume", str(path)], capsys) == whole
    assert len(rows_of(path)) == 12


def test_a_file_of_another_comparison_is_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.csv"
    words = [*SMALL, "--jobs", "1", "--resume", str(path)]
    assert main(words) == 2
    assert "begin with --csv" in capsys.readouterr().err
    path.write_text("kingdom,seed\n")
    assert main(words) == 2
    assert "is not of a comparison of smithy and big_money_ultimate" in capsys.readouterr().err
    assert main([*SMALL, "--jobs", "1", "--seed", "2", "--csv", str(path)]) == 0
    capsys.readouterr()
    assert main(words) == 2
    assert "is of another comparison: in line 2 seed is" in capsys.readouterr().err


# ---- how sure it is
def test_the_interval_contains_the_true_share_about_as_often_as_it_says() -> None:
    rng = random.Random(3)
    held = 0
    for trial in range(30):
        each = [sum(rng.random() < 0.3 + 0.4 * (number % 2) for _game in range(10)) / 10 for number in range(30)]
        low, high = bootstrap(shares(*each), trial)
        held += low <= 0.5 <= high
    assert held >= 25


def test_the_interval_follows_from_the_seed_and_says_something_where_all_shares_are_equal() -> None:
    scores = shares(0.2, 0.5, 0.6, 0.9)
    assert bootstrap(scores, 1) == bootstrap(scores, 1)
    assert bootstrap(scores, 1) != bootstrap(shares(0.2, 0.5, 0.6, 1.0), 1)
    low, high = bootstrap(shares(1, 1, 1, 1), 1)
    assert low < 0.7
    assert high == 1


def test_an_interval_for_many_looks_is_wider_than_one_for_one() -> None:
    scores = shares(*[0.4, 0.7] * 20)
    often = at_any_time(scores)
    once = bootstrap(scores, 1)
    assert often is not None
    assert often[0] < once[0] < 0.55 < once[1] < often[1]
    assert at_any_time(scores[:10]) is None


def test_between_equals_it_is_seldom_settled_however_often_one_looks() -> None:
    rng = random.Random(5)
    settled = 0
    for _trial in range(100):
        scores = shares(*[sum(rng.random() < 0.5 for _game in range(4)) / 4 for _kingdom in range(200)])
        settled += any(lab.is_settled(scores[:last]) for last in looks(200))
    assert settled <= 8


def test_it_stops_when_it_is_settled_or_narrow_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "FIRST_LOOK", 4)
    for until, why in ((SETTLED, SETTLED), (0.3, WIDTH), (0.0001, ALL)):
        played: List[Game] = []
        assert compare(kingdoms_of(9, ("big_money", "random")), 2, 1, 1, until, played, lambda _part: None) == why
        assert len(played) == (18 if why == ALL else 8 if why == WIDTH else len(played))
        if why == WIDTH:
            assert half_width(scores_of(played), 1) <= 0.3


# ---- the command
def test_people_see_why_it_stopped_and_the_kingdoms_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--jobs", "1"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "smithy against big_money_ultimate: 12 games of seed 1 in 3 kingdoms" in text
    assert "by bootstrap over kingdoms" in text
    assert "Stopped because all is played" in text
    assert "CPU ms a choice" in text
    assert "Best for smithy:" in text


def test_held_out_kingdoms_are_those_of_the_list() -> None:
    names = ("smithy", "big_money")
    players = [find_contestant(name) for name in names]
    matches = command.read_matches(names, players, "dominion", 1, 3, None, "base2e", {})
    assert [command.cards_of(match, players) for match in matches] == held_out("second_edition")[:3]
    assert len({match.seed for match in matches}) == 3


@pytest.mark.parametrize(("words", "complaint"), [
    (["smithy", "smithi"], "did you mean smithy?"),
    (["smithy", "witch", "--kingdoms", "0"], "at least one kingdom"),
    (["smithy", "witch", "--games", "3"], "an even number of games"),
    (["smithy", "witch", "--games", "0"], "at least one game"),
    (["smithy", "witch", "--until", "soon"], "--until is a half-width between 0 and 0.5"),
    (["smithy", "witch", "--held-out", "base3e"], "--held-out is base1e+intrigue1e or base2e"),
    (["smithy", "witch", "--held-out", "base2e", "--kingdoms", "201"], "there are 200 held-out kingdoms"),
    (["smithy", "witch", "--boxes", "seasid"], "did you mean seaside?"),
    (["greedy", "random", "--game", "kingdomino", "--boxes", "base2e"], "are for dominion"),
    (["smithy", "witch", "--csv", "no/such/folder/games.csv"], "there is no folder no/such/folder"),
    (["smithy", "witch", "--csv", "a.csv", "--resume", "a.csv"], "leave out --csv"),
])
def test_what_is_wrong_is_told_in_one_line(words: List[str], complaint: str,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", *words]) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.count("\n") == 1
