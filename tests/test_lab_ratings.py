"""`crownlands lab ratings`: everybody meets everybody whose cards are there; ratings are as sure as they say."""
from __future__ import annotations

import csv
import json
import random
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Dict, List

import pytest

from crownlands.bots.registry import find_contestant
from crownlands.cli import main
from crownlands.commands import lab_ratings as command
from crownlands.lab.compare import ALL, Game, compare, scores_of
from crownlands.lab.ledger import Ledger
from crownlands.lab.match import Match
from crownlands.lab.ratings import Meeting, Ratings, fit, inverse, pairs_of

SMALL = ["lab", "ratings", "greedy", "full_greedy", "random", "--game", "kingdomino", "--jobs", "1"]


def game(meeting: int, number: int, score: float) -> Game:
    return Game(meeting, number, score, "provinces", 20, (30, 20), (50, 50), (0.1, 0.4), (0.0, 0.0))


def played_by(strengths: List[float], tables: int, rng: random.Random) -> Ratings:
    """Games of players with these Elo points."""
    meetings = [Meeting(table, pair) for table in range(tables) for pair in pairs_of(len(strengths))]
    played: List[Game] = []
    for number, meeting in enumerate(meetings):
        ahead = strengths[meeting.pair[0]] - strengths[meeting.pair[1]]
        chance = 1 / (1 + 10 ** (-ahead / 400))
        played += [game(number, twin, float(rng.random() < chance)) for twin in range(2)]
    return Ratings([f"player {number}" for number in range(len(strengths))], meetings, played, 1)


def told(words: List[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> Dict[str, Any]:
    assert main([*words, "--json"]) == code
    facts: Dict[str, Any] = json.loads(capsys.readouterr().out)
    for player in facts["players"]:
        assert player.pop("cpu_per_choice") > 0
    return facts


def test_in_royal_wedding_two_teams_meet_and_a_team_against_itself_has_half() -> None:
    match = Match(("greedy", "greedy"), (), (("teams", True),), "royal_wedding", 3, seats=4)
    played: List[Game] = []
    assert compare([match], 4, 1, 1, None, played, lambda _part: None) == ALL
    assert [score.share for score in scores_of(played)] == [0.5]
    assert {one.score for one in played} <= {0.0, 0.5, 1.0}
    assert [one.points for one in played[::2]] == [one.points[::-1] for one in played[1::2]]
    better = [replace(match, players=("full_greedy", "random"))]
    played.clear()
    compare(better, 2, 1, 1, None, played, lambda _part: None)
    assert [one.score for one in played] == [1.0, 1.0]


# ---- how sure it is
def test_intervals_hold_the_true_ratings_in_about_95_of_100() -> None:
    true = [1300.0, 1450.0, 1600.0, 1650.0]
    rng = random.Random(4)
    inside = 0
    for _league in range(25):
        ratings = played_by(true, 20, rng)
        inside += sum(low <= rating <= high for rating, (low, high) in zip(true, ratings.intervals, strict=True))
        assert all(low < rating < high for rating, (low, high) in zip(ratings.ratings, ratings.intervals, strict=True))
        assert sum(ratings.ratings) == pytest.approx(4 * 1500)
    assert 88 <= inside <= 100


def test_the_same_result_at_every_table_is_not_certainty() -> None:
    meetings = [Meeting(table, (0, 1)) for table in range(3)]
    ratings = Ratings(["a", "b"], meetings, [game(table, twin, 1.0) for table in range(3) for twin in range(2)], 1)
    low, high = ratings.intervals[0]
    assert high - low > 100
    assert [standing.cpu for standing in ratings.standings()] == [pytest.approx(0.002), pytest.approx(0.008)]


def test_players_that_never_met_are_rated_by_whom_both_met() -> None:
    first, middle, last = fit(3, {(0, 1): (750.0, 1000), (1, 2): (750.0, 1000)})
    assert first - middle == pytest.approx(middle - last, abs=0.1)
    assert first - middle == pytest.approx(190, abs=3)


def test_an_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    product = [[sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*inverse(matrix), strict=True)]
               for row in matrix]
    assert [value for row in product for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])


# ---- the command
def test_interrupted_and_resumed_the_ratings_are_those_of_one_go(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    whole = told([*SMALL, "--tables", "4"], capsys)
    assert whole["games"] == 24
    assert [player["name"] for player in whole["players"]] == ["full_greedy", "greedy", "random"]
    assert [pair["games"] for pair in whole["pairs"]] == [8, 8, 8]
    path = tmp_path / "games.csv"
    add = Ledger.add

    def add_and_stop(ledger: Any, games: List[Game]) -> None:
        add(ledger, games)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Ledger, "add", add_and_stop)
    monkeypatch.setattr("crownlands.lab.compare.PART_SECONDS", 0.0)
    part = told([*SMALL, "--tables", "4", "--csv", str(path)], capsys, 130)
    assert part["games"] < 24
    monkeypatch.undo()
    assert told([*SMALL, "--tables", "4", "--resume", str(path)], capsys) == whole
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {(row["first"], row["second"]) for row in rows} == \
        {("greedy", "full_greedy"), ("greedy", "random"), ("full_greedy", "random")}
    assert len({(row["kingdom"], row["game"]) for row in rows}) == len(rows) == 24
    assert main([*SMALL, "beginner", "--tables", "4", "--resume", str(path)]) == 2
    assert "another comparison" in capsys.readouterr().err


def test_a_strategy_sits_out_where_its_cards_are_not() -> None:
    names = ["witch", "big_money", "chapel_witch", "random"]
    meetings, matches, piles = command.arranged(names, [find_contestant(name) for name in names], "dominion", 1, 12,
                                                "base2e", {})
    at = {table: {player for meeting in meetings if meeting.table == table for player in meeting.pair}
          for table in range(12)}
    cards = {meeting.table: set(own) for meeting, own in zip(meetings, piles, strict=True)}
    assert all((0 in there) == ("witch" in cards[table]) and {1, 3} <= there for table, there in at.items())
    assert all((2 in there) == ({"witch", "chapel"} <= cards[table]) for table, there in at.items())
    assert 0 < sum(0 in there for there in at.values()) < 12
    assert len({match.seed for match in matches}) == 12


def test_the_table_is_shown_and_written_for_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--chart", str(tmp_path / "ratings.svg"), "--markdown", str(tmp_path / "ratings.md")]
    assert main([*SMALL, "--tables", "2", *files]) == 0
    shown = capsys.readouterr().out
    assert "12 games of seed 1 between 3 players" in " ".join(shown.split())
    lines = (tmp_path / "ratings.md").read_text(encoding="utf-8").splitlines()
    assert lines[2].startswith("| player | rating | 95 % interval |")
    assert lines[4].startswith("| full_greedy | ")
    assert "full_greedy" in (tmp_path / "ratings.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("words", "complaint"), [
    (["--tables", "0"], "at least one"),
    (["--csv", "a.csv", "--resume", "a.csv"], "leave out --csv"),
    (["--chart", "ratings.pdf"], "should end in .html, .svg or .png"),
    (["--ray", "somewhere"], "--ray is the address of the cluster's head as host:port"),
    (["--ray", "127.0.0.1:9"], "no Ray cluster answers at 127.0.0.1:9"),
])
def test_what_is_wrong_is_told_before_a_game_is_played(words: List[str], complaint: str,
                                                       capsys: pytest.CaptureFixture[str],
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownlands.lab.cluster.load_ray", lambda: None)
    assert main([*SMALL, *words]) == 2
    assert complaint in capsys.readouterr().err


def test_without_ray_it_is_told_what_to_install(capsys: pytest.CaptureFixture[str],
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*SMALL, "--ray", "auto"]) == 2
    assert "pip install 'crownlands[cluster]'" in capsys.readouterr().err
