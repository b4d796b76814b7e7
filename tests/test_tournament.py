"""`crownlands tournament`: everybody meets everybody, ratings fit the results, and circles are found."""
import json
from pathlib import Path
from typing import Dict, List, Tuple

import pytest

from crownlands.lab.ratings import pairs_of
from crownlands.lab.tournament import Tournament
from program import run
from test_match import MONEY, SMITHY, outcome_of

CLEAR = (700, 300)
UNCLEAR = (505, 495)


def tournament_of(names: str, results: Dict[str, Tuple[int, int]]) -> Tournament:
    """Each result as `ab`: what a won against b, and b against a; what is not given is even."""
    played = []
    for a, b in pairs_of(len(names)):
        won = list(results.get(names[a] + names[b], reversed(results.get(names[b] + names[a], (500, 500)))))
        played.append(outcome_of(won))
    return Tournament(list(names), played)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "mine" / "my_smithy.txt").write_text(SMITHY)
    (tmp_path / "mine" / "my_money.txt").write_text(MONEY)
    return tmp_path


# ---- ratings
def test_odds_of_ten_to_one_are_400_points() -> None:
    first, second = tournament_of("ab", {"ab": (100_000, 10_000)}).ratings
    assert first - second == pytest.approx(400, abs=0.1)
    assert first + second == pytest.approx(3000)


def test_ratings_reproduce_results_that_fit_together() -> None:
    a, b, c = tournament_of("abc", {"ab": (20_000, 10_000), "bc": (30_000, 10_000), "ac": (60_000, 10_000)}).ratings
    assert 10 ** ((a - b) / 400) == pytest.approx(2, rel=1e-3)
    assert 10 ** ((b - c) / 400) == pytest.approx(3, rel=1e-3)


def test_who_wins_every_game_has_a_rating_too() -> None:
    played = tournament_of("abc", {"ab": (1000, 0), "ac": (1000, 0), "bc": (1000, 0)})
    assert played.ranking == [0, 1, 2]
    assert 2000 < played.ratings[0] < 4000


def test_ties_count_as_half_a_win() -> None:
    played = Tournament(["a", "b"], [outcome_of([60, 20], 20)])
    assert played.score(0, 1) == (70, 100)
    assert played.score(1, 0) == (30, 100)


# ---- circles
def test_a_circle_of_three_is_found_once() -> None:
    played = tournament_of("dabc", {"ab": CLEAR, "bc": CLEAR, "ca": CLEAR, "da": CLEAR})
    assert played.circles() == [(1, 2, 3)]
    assert played.describe()["circles"] == [["a", "b", "c"]]


def test_the_clearest_circle_comes_first() -> None:
    clearer = (900, 100)
    played = tournament_of("abcd", {"ab": CLEAR, "bc": clearer, "ca": clearer, "cd": clearer, "db": clearer})
    assert played.circles() == [(1, 2, 3), (0, 1, 2)]


def test_a_longer_circle_is_found() -> None:
    played = tournament_of("abcd", {"ab": CLEAR, "bc": CLEAR, "cd": CLEAR, "da": CLEAR})
    assert played.circles() == [(0, 1, 2, 3)]


@pytest.mark.parametrize("last", [UNCLEAR, (300, 700)])
def test_what_may_be_chance_makes_no_circle(last: Tuple[int, int]) -> None:
    assert tournament_of("abc", {"ab": CLEAR, "bc": CLEAR, "ca": last}).circles() == []


# ---- the command
def test_every_pair_plays_the_games_of_its_match(folder: Path) -> None:
    words = ["tournament", "random", "mine", "big_money", "--games", "80", "--seed", "3", "--json"]
    done = run(*words, "--jobs", "1", folder=folder)
    assert done.returncode == 0
    assert done.stderr == ""
    facts = json.loads(done.stdout)
    two = json.loads(run(*words, "--jobs", "2", folder=folder).stdout)
    assert {**facts, "seconds": 0} == {**two, "seconds": 0}
    assert facts["games"] == 6 * 80
    assert len(facts["matches"]) == 6
    assert {player["name"] for player in facts["players"]} == {"random", "my_money", "my_smithy", "big_money"}
    assert facts["players"][-1]["name"] == "random"
    assert [player["rating"] for player in facts["players"]] == \
        sorted((player["rating"] for player in facts["players"]), reverse=True)
    for player in facts["players"]:
        low, high = player["interval"]
        assert low <= player["share"] <= high
    [pair] = [match for match in facts["matches"]
              if [player["name"] for player in match["players"]] == ["my_money", "my_smithy"]]
    match = json.loads(run("match", "mine/my_money.txt", "mine/my_smithy.txt", "--games", "80", "--seed", "3", "--json",
                           folder=folder).stdout)
    assert pair["players"] == match["players"]
    assert pair["turns"] == match["turns"]
    assert pair["share"] == pytest.approx(pair["players"][0]["win"] + pair["players"][0]["tie"] / 2)


def test_people_get_a_ranking_and_a_cross_table(folder: Path) -> None:
    text = run("tournament", "random", "mine", "--games", "60", folder=folder).stdout
    assert "3 players, 60 games for each of the 3 pairs, seed 1" in text
    assert "rating" in text
    assert "±" in text
    assert "No results go in a circle." in text
    assert text.index("my_smithy") < text.index("random")


@pytest.mark.parametrize(("words", "says"), [
    (["big_money"], "at least 2 players"),
    (["big_money", "random", "big_money"], "big_money is named twice"),
    (["big_money", "empty"], "there is no strategy (.txt) in the folder empty"),
    (["big_money", "rndom"], "did you mean random?"),
    (["big_money", "random", "--games", "0"], "at least one game"),
    (["big_money", "random", "--option", "nothing=1"], "there is no option nothing"),
])
def test_what_is_wrong_is_told_in_one_line(folder: Path, words: List[str], says: str) -> None:
    done = run("tournament", *words, folder=folder)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
