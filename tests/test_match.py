"""`crownlands match`: the numbers are right on any number of cores; what is wrong is told before a game is played."""
import csv
import json
import math
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import List, Optional, Tuple

import pytest
from scipy.stats import binomtest

from crownlands import cli
from crownlands.bots.registry import Player, UnknownBot, find_contestant, find_player
from crownlands.commands import match as command
from crownlands.commands.beginning import with_hands
from crownlands.commands.match import distinct, verdict
from crownlands.commands.on_table import read_option, read_table
from crownlands.dominion.kingdoms import all_boxes
from crownlands.kernel.chance import seeded
from crownlands.lab.by_turn import turns_of
from crownlands.lab.match import CHUNK, Match, Outcome, games_to_tell, interval, is_ahead, play_match, set_up
from crownlands.locale import Words
from program import ENVIRONMENT, PROGRAM, run

SMITHY = "# Two Smithies, then money.\nprovince\ngold\nsmithy if own(smithy) < 2\nsilver\n"
OWN_BOT = """
from crownlands.bots.bot import Bot

class Cautious(Bot):
    piles = ["moat"]

    def __init__(self, seed):
        self.seed = seed

    def choose(self, state):
        return state.decision.ids[-1]

Reckless = 3
"""
PLAYERS = [Player("one", "", []), Player("two", "", [])]
MONEY = "province\nduchy if left(province) < 3\ngold\nsilver\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_smithy.txt").write_text(SMITHY)
    (tmp_path / "my_money.txt").write_text(MONEY)
    return tmp_path


def facts_of(outcome: Outcome) -> object:
    return (outcome.games, outcome.turns, outcome.ends, outcome.won, outcome.tied, outcome.points, outcome.rows)


def outcome_of(won: List[int], tied: int = 0) -> Outcome:
    outcome = Outcome(len(won), games=sum(won) + tied)
    outcome.won = won
    outcome.tied = [tied] * len(won)
    return outcome


# ---- the numbers
def test_json_is_one_object_and_the_only_output(folder: Path) -> None:
    done = run("match", "my_smithy.txt", "my_money.txt", "random", "--games", "90", "--json", folder=folder)
    assert done.returncode == 0
    assert done.stderr == ""
    facts = json.loads(done.stdout)
    assert list(facts) == ["game", "seed", "games", "turns", "seconds", "ends", "players", "games_per_second",
                           "first_player", "piles"]
    assert [facts[key] for key in ("game", "seed", "piles", "ends")] == ["dominion", 1, ["smithy"], {"provinces": 1}]
    assert facts["first_player"]["interval"][0] < facts["first_player"]["win"] < facts["first_player"]["interval"][1]
    assert facts["games_per_second"] == pytest.approx(90 / facts["seconds"])
    assert facts["games"] == 90
    assert facts["turns"] > 10
    assert facts["seconds"] > 0
    assert [player["name"] for player in facts["players"]] == ["my_smithy", "my_money", "random"]
    for player in facts["players"]:
        assert list(player) == ["name", "win", "interval", "loss", "tie", "points"]
        assert player["interval"] == list(interval(round(90 * player["win"]), 90))
        assert player["win"] + player["loss"] + player["tie"] == pytest.approx(1)
    assert facts["players"][2]["loss"] == 1


def test_whoever_begins_is_counted_with_the_games_won() -> None:
    outcome = play_match(Match(("big_money", "big_money", "big_money"), rows=True), 60, 1)
    assert outcome.first_won == sum(row[2] == 1 << row[1][0] for row in outcome.rows)
    assert 0 < outcome.first_won < 60


# ---- turn by turn
def test_points_coins_and_cards_are_told_turn_by_turn(folder: Path) -> None:
    words = ("match", "my_smithy.txt", "my_money.txt", "--games", "20", "--by-turn")
    facts = json.loads(run(*words, "--json", folder=folder).stdout)["by_turn"]
    assert [each["turn"] for each in facts] == list(range(1, len(facts) + 1))
    first, later = facts[0]["players"], facts[11]["players"]
    assert [player["name"] for player in first] == ["my_smithy", "my_money"]
    for player in first:
        assert (player["games"], player["points"]) == (20, 3)
        assert 2 <= player["coins"] <= 5
        assert 10 <= player["cards"] <= 11
    assert all(4 < player["coins"] < 12 and player["points"] > 6 and player["cards"] > 15 for player in later)
    table = run(*words, folder=folder).stdout
    assert re.search(r"turn +player +had it, % +points +coins +cards", table)
    assert re.search(r"^ +1 +my_smithy +100.0 +3.0 ", table, re.MULTILINE)


def test_a_game_that_has_ended_counts_with_its_last_points() -> None:
    outcome = Outcome(1, games=2)
    outcome.rows = [(0, [0], 1, [10], [1], "piles"), (1, [0], 1, [40], [2], "piles")]
    outcome.curve = [[(2, 20, 8, 22)], [(1, 40, 8, 12)]]
    [[first], [second]] = turns_of(outcome)
    assert (first.points, first.coins, first.cards) == (10, 4, 11)
    assert (second.games, second.points, second.coins, second.cards) == (1, 25, 8, 12)


# ---- where games begin
def test_first_hands_can_be_chosen(folder: Path) -> None:
    (folder / "opening.txt").write_text("gold if turn > 2\ncurse if coins == 5 and turn == 1\nestate if coins == 2\n")
    for hands, bought in (("5/2", {"curse": 1, "estate": 1}), ("2/5", {"curse": 0, "estate": 1})):
        match = with_hands(Match((str(folder / "opening.txt"), "big_money"), rows=True), PLAYERS, hands)
        setup = set_up(match, PLAYERS)
        bots = [find_player(name).bot(setup.state, seat, 1) for seat, name in enumerate(match.players)]
        for first in range(6):
            state = setup.new_game(seeded(first), 0)
            while state.turns_taken() < 4:
                state.step(bots[state.seat].answer(state))
            assert {card: state.own(0, card) for card in bought} == {"curse": bought["curse"],
                                                                   "estate": 3 + bought["estate"]}
    done = run("match", "my_smithy.txt", "big_money", "--games", "4", "--hands", "5/2", "--json", folder=folder)
    assert json.loads(done.stdout)["piles"] == ["smithy"]


def test_games_can_begin_from_a_position_and_players_change_seats(folder: Path) -> None:
    """Whoever sits at seat 1 takes the last Province and wins."""
    position = {"seats": 2, "piles": ["smithy"], "supply": {"province": 1}, "turn": {"seat": 1},
                "players": [{"hand": ["copper"]}, {"hand": ["gold"] * 3}]}
    (folder / "late.json").write_text(json.dumps(position))
    done = run("match", "my_smithy.txt", "big_money", "--games", "6", "--position", "late.json", "--csv", "games.csv",
               "--json", folder=folder)
    facts = json.loads(done.stdout)
    assert [player["win"] for player in facts["players"]] == [0.5, 0.5]
    assert facts["first_player"]["win"] == 1
    assert facts["piles"] == ["smithy"]
    rows = list(csv.DictReader((folder / "games.csv").read_text().splitlines()))
    assert [row["order"].split(";")[0] for row in rows] == [row["winners"] for row in rows]
    assert [row["winners"] for row in rows[:2]] == ["my_smithy", "big_money"]


def test_games_can_be_shared_among_random_kingdoms(folder: Path) -> None:
    words = ("match", "my_smithy.txt", "big_money", "--games", "12", "--kingdoms", "3", "--boxes", "base2e", "--json")
    facts, again, other = (json.loads(run(*words, *more, folder=folder).stdout)
                           for more in ([], ["--jobs", "1"], ["--seed", "2"]))
    assert facts["games"] == 12
    assert len({tuple(kingdom["piles"]) for kingdom in facts["kingdoms"]}) == 3
    assert all(len(kingdom["piles"]) == 10 and kingdom["games"] == 4 for kingdom in facts["kingdoms"])
    assert again["kingdoms"] == facts["kingdoms"] != other["kingdoms"]
    run(*words, "--csv", "games.csv", folder=folder)
    rows = list(csv.DictReader((folder / "games.csv").read_text().splitlines()))
    assert [row["game"] for row in rows] == [str(number) for number in range(12)]
    assert [(row["kingdom"], row["piles"].split(";")) for row in rows[::4]] == \
        [(str(number), kingdom["piles"]) for number, kingdom in enumerate(facts["kingdoms"])]


def test_a_bot_class_of_ones_own_can_play(folder: Path) -> None:
    (folder / "my_bots.py").write_text(OWN_BOT)
    facts = json.loads(run("match", "my_bots:Cautious", "random", "--games", "8", "--json", folder=folder).stdout)
    assert [player["name"] for player in facts["players"]] == ["Cautious", "random"]
    assert facts["piles"] == ["moat"]
    for name, told in (("my_bots:Reckless", "my_bots:Reckless is not a bot"), ("no_bots:Any", "cannot be loaded"),
                       ("my_bots:nothing", "a class that is derived from crownlands.bots.bot.Bot")):
        done = run("match", name, "random", "--games", "8", folder=folder)
        assert done.returncode == 2
        assert told in done.stderr


def test_a_module_is_not_loaded_for_whoever_only_names_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such names come over the network too."""
    (folder / "loaded.py").write_text("open('loaded', 'w').close()\n" + OWN_BOT)
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(folder)
    for game in ("dominion", "kingdomino"):
        with pytest.raises(UnknownBot, match="there is no bot loaded:Cautious"):
            find_player("loaded:Cautious", game)
    assert not (folder / "loaded").exists()
    assert find_contestant("loaded:Cautious").name == "Cautious"
    assert (folder / "loaded").exists()


def test_warnings_go_to_the_error_output(folder: Path) -> None:
    (folder / "odd.txt").write_text("province\ngold if hand(silver) > 0\nsilver\n")
    done = run("match", "odd.txt", "odd.txt", "--games", "4", "--json", folder=folder)
    assert done.stderr.count("odd, line 2, column 9: when it is time to buy, this condition cannot hold") == 1
    assert json.loads(done.stdout)["games"] == 4


@pytest.mark.parametrize("players", [("random", "big_money"), ("big_money", "random", "random", "big_money")])
def test_the_result_does_not_depend_on_the_number_of_jobs(players: Tuple[str, ...]) -> None:
    match = Match(players, seed=4, rows=True)
    one, two, three = (play_match(match, 2 * CHUNK + 7, jobs) for jobs in (1, 2, 3))
    assert facts_of(one) == facts_of(two) == facts_of(three)
    assert one.games == 2 * CHUNK + 7


def test_more_games_begin_with_the_same_games() -> None:
    match = Match(("random", "big_money"), rows=True)
    assert play_match(match, CHUNK + 30, 1).rows[:CHUNK + 10] == play_match(match, CHUNK + 10, 1).rows
    assert play_match(match, 10, 1).rows != play_match(Match(match.players, seed=2, rows=True), 10, 1).rows


def test_rows_and_sums_tell_the_same() -> None:
    outcome = play_match(Match(("big_money", "random", "big_money"), rows=True), 50, 1)
    assert len(outcome.rows) == outcome.games == sum(outcome.ends.values()) == 50
    assert [row[1][0] for row in outcome.rows[:6]] == [0, 1, 2, 0, 2, 1]
    assert outcome.turns == sum(max(row[4]) for row in outcome.rows)
    for seat in range(3):
        assert outcome.points[seat] == sum(row[3][seat] for row in outcome.rows)
        assert outcome.won[seat] == sum(row[2] == 1 << seat for row in outcome.rows)
        assert outcome.won[seat] + outcome.tied[seat] == sum(row[2] >> seat & 1 for row in outcome.rows)
        assert outcome.won[seat] + outcome.lost(seat) + outcome.tied[seat] == 50


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_orders_of_seats_are_played_equally_often(players: int) -> None:
    orders = math.factorial(players)
    outcome = play_match(Match(("big_money",) * players, rows=True), 2 * orders, 2)
    played = Counter(tuple(row[1]) for row in outcome.rows)
    assert len(played) == orders
    assert set(played.values()) == {2}


def test_a_player_keeps_its_games_whatever_its_seat(folder: Path) -> None:
    """Only one of three buys Provinces: it wins them all, in every order."""
    (folder / "nothing.txt").write_text("curse if coins < 0\n")
    nothing = str(folder / "nothing.txt")
    outcome = play_match(Match((nothing, "big_money", nothing), rows=True), 12, 1)
    assert outcome.won == [0, 12, 0]
    assert outcome.points[0] == outcome.points[2] == 3 * 12
    assert all(row[2] == 0b010 and row[3][1] > 40 for row in outcome.rows)
    assert all(point[1] == 3 * point[0] for turn in outcome.curve for point in (turn[0], turn[2]))


def test_in_python_too_the_piles_that_players_name_are_on_the_table(folder: Path) -> None:
    strategies = (str(folder / "my_smithy.txt"), str(folder / "my_money.txt"))
    bare = play_match(Match(strategies, rows=True), 20, 1)
    assert bare.rows == play_match(Match(strategies, (("piles", ("smithy",)),), rows=True), 20, 1).rows
    assert bare.rows != play_match(Match(strategies, (("piles", ("moat",)),), rows=True), 20, 1).rows


def test_a_strategy_is_not_ahead_of_its_copy(request: pytest.FixtureRequest) -> None:
    """Whoever sits after the weak player gains by it, so both must sit there equally often."""
    games = 12_000 if request.config.getoption("--long") else 300
    outcome = play_match(Match(("smithy", "smithy", "basic_big_money")), games, os.cpu_count() or 1)
    assert binomtest(outcome.won[0], outcome.won[0] + outcome.won[1]).pvalue > 0.001


@pytest.mark.parametrize(("count", "of"), [(0, 10), (10, 10), (7, 12), (2864, 4000)])
def test_intervals_are_wilsons(count: int, of: int) -> None:
    known = binomtest(count, of).proportion_ci(confidence_level=0.95, method="wilson")
    assert interval(count, of) == pytest.approx((known.low, known.high), abs=1e-9)


def test_a_lead_is_sure_once_enough_games_are_played() -> None:
    assert is_ahead(55, 45) is False
    assert is_ahead(600, 400) is True
    assert is_ahead(400, 600) is False
    needed = games_to_tell(52, 48, 110)
    assert is_ahead(round(needed / 1.1 * 0.52), round(needed / 1.1 * 0.48))
    assert needed == 3000


def judged(won: List[int], names: str, tied: int = 0) -> str:
    """The verdict on players who are all different."""
    return verdict(Words(), outcome_of(won, tied), list(names), [Player(name, "", []) for name in names])


def test_two_who_play_the_same_are_told_so(folder: Path) -> None:
    (folder / "copy.txt").write_text("# A copy.\n" + SMITHY)
    for other in ("my_smithy.txt", "copy.txt"):
        told = run("match", "my_smithy.txt", other, "--games", "30", folder=folder).stdout
        assert "play the same: any difference between them is chance." in " ".join(told.split())
        assert "would tell" not in told
    told = run("tournament", "my_smithy.txt", "copy.txt", "random", "--games", "8", folder=folder).stdout
    assert "my_smithy and copy play the same" in told


def test_a_table_of_80_columns_keeps_its_numbers_whole(folder: Path) -> None:
    """Everybody wins or loses all games: the widest numbers."""
    (folder / "a_strategy_with_a_name_that_is_long.txt").write_text("curse if coins < 0\n")
    done = subprocess.run([*PROGRAM, "match", "big_money_ultimate", "a_strategy_with_a_name_that_is_long.txt",
                           "--games", "9"], capture_output=True, text=True, encoding="utf-8", cwd=folder,
                          env={**ENVIRONMENT, "COLUMNS": "80"}, check=True)
    assert done.stdout.count("100.0 (70.1–100.0)") == 2
    assert done.stdout.count("0.0 (0.0–29.9)") == 4
    assert "points" in done.stdout
    assert "…" not in done.stdout


def test_the_verdict_says_whether_it_may_be_chance() -> None:
    assert "A is ahead of B beyond chance" in judged([600, 400], "AB")
    assert "B is ahead of C beyond chance" in judged([1, 600, 400], "ABC")
    unsure = judged([48, 52], "AB", 10)
    assert "B is ahead of A, but that may be chance" in unsure
    assert "About 3,000 games would tell" in unsure
    assert "level" in judged([5, 5], "AB", 3)
    assert "level" in judged([0, 0], "AB", 3)


# ---- the command
def test_people_get_a_table_and_a_sentence(folder: Path) -> None:
    text = run("match", "my_smithy.txt", "my_money.txt", "--games", "120", "--seed", "1234", folder=folder).stdout
    assert "120 games of seed 1234" in text
    assert "On the table besides the basic cards: Smithy" in text
    assert "win %" in text
    assert "–" in text
    assert "turns on average" in text
    assert "ended with the last Province" in text
    assert "is ahead of" in text


def test_a_kingdom_and_options_can_be_given(folder: Path) -> None:
    done = run("match", "my_smithy.txt", "big_money", "--games", "20", "--kingdom", "b1_big_money", "--option",
               "treasures_after_buy=true", "--option", "empty_piles_to_end=4", folder=folder)
    assert done.returncode == 0, done.stderr
    assert "Throne Room" in done.stdout
    assert "my_smithy also names what is not on the table: Smithy" in done.stdout
    assert read_table("dominion", None, "Throne Room, smithy", None) == {"piles": ["throne_room", "smithy"]}
    assert read_table("dominion", "B1 first game", None, None) == {"kingdom": "b1_first_game"}
    assert read_table("dominion", None, None, "base2e, seaside") == {"boxes": ["base2e", "seaside"]}
    assert read_table("dominion", None, None, "all") == {"boxes": all_boxes()}
    assert read_option("mine_optional=True") == ("mine_optional", True)
    assert read_option("counts_visible = relaxed") == ("counts_visible", "relaxed")


def test_suicide_lets_strategies_end_games_that_they_lose(folder: Path) -> None:
    words = ["match", "my_money.txt", "my_money.txt", "--games", "120", "--json"]
    careful, reckless = (json.loads(run(*words, *more, folder=folder).stdout) for more in ([], ["--suicide"]))
    assert reckless["turns"] < careful["turns"]


def test_csv_has_a_row_for_each_game(folder: Path) -> None:
    done = run("match", "big_money", "big_money", "--games", "70", "--csv", "games.csv", "--json", folder=folder)
    facts = json.loads(done.stdout)
    with (folder / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(70))
    assert [row["order"] for row in rows[:3]] == ["big_money 1;big_money 2", "big_money 2;big_money 1",
                                                  "big_money 1;big_money 2"]
    assert sum(row["winners"] == "big_money 1" for row in rows) / 70 == facts["players"][0]["win"]
    assert sum(row["winners"] == "big_money 1;big_money 2" for row in rows) / 70 == facts["players"][0]["tie"]
    assert sum(int(row["points big_money 2"]) for row in rows) / 70 == facts["players"][1]["points"]
    assert all(row["end"] in ("provinces", "piles", "limit") for row in rows)
    assert all(int(row["turns big_money 1"]) > 5 for row in rows)


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_files_are_written_though_nobody_reads_the_table(folder: Path, more: List[str]) -> None:
    words = [*PROGRAM, "match", "big_money", "random", "--games", "30", "--csv", "games.csv", *more]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder,
                               env=ENVIRONMENT)
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()                               # as `| head` does
    assert program.stderr.read() == ""
    program.stderr.close()
    assert program.wait() == 0
    assert len((folder / "games.csv").read_text().splitlines()) == 31


def test_files_are_there_before_anything_is_printed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there: List[List[str]] = []
    monkeypatch.setattr(command, "draw_chart", lambda path, *_facts: path.write_text("a chart"))
    monkeypatch.setattr(command, "show", lambda *_facts: there.append(sorted(path.name for path in folder.iterdir())))
    monkeypatch.chdir(folder)
    assert cli.main(["match", "big_money", "random", "--games", "4", "--jobs", "1", "--csv", "games.csv", "--chart",
                     "match.svg"]) == 0
    assert there == [["games.csv", "match.svg", "my_money.txt", "my_smithy.txt"]]


@pytest.mark.parametrize("words", [["match", "big_money", "random", "--games", "30", "--csv", "games.csv"],
                                   ["match", "big_money", "random", "--games", "30", "--csv", "games.csv", "--json"],
                                   ["tournament", "big_money", "random", "--games", "30"],
                                   ["check", "--games", "2"], ["kingdoms"], ["kingdoms", "--json"], ["--help"]])
def test_a_full_disk_is_told_in_one_line(folder: Path, words: List[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, cwd=folder,
                              env=ENVIRONMENT, check=False)
    assert done.returncode == 1
    assert done.stderr == "crownlands: the output cannot be written: no space left on device\n"
    if "--csv" in words:
        assert len((folder / "games.csv").read_text().splitlines()) == 31


def test_players_of_the_same_name_are_numbered() -> None:
    assert distinct(["a", "b", "a"]) == ["a 1", "b", "a 2"]


@pytest.mark.parametrize("kind", ["html", "svg", "png"])
def test_a_chart_is_drawn_that_needs_no_network(folder: Path, kind: str) -> None:
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    done = run("match", "big_money", "random", "--games", "40", "--chart", f"match.{kind}", folder=folder)
    assert done.returncode == 0, done.stderr
    data = (folder / f"match.{kind}").read_bytes()
    assert len(data) > 5000
    assert data.startswith({"html": b"<!DOCTYPE html>", "svg": b"<svg", "png": b"\x89PNG"}[kind]) or kind == "html"
    assert b"cdn.jsdelivr.net" not in data
    if kind == "html":
        assert b'name="viewport" content="width=device-width' in data
        assert data.count(b'"width": "container"') + data.count(b'"width":"container"') == 6
    if kind == "svg":
        width = re.search(rb'width="(\d+)"', data)
        assert width is not None
        assert int(width[1]) <= 430


def test_a_chart_without_its_packages_is_refused_with_what_to_install(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    absent: Optional[object] = None
    monkeypatch.setitem(sys.modules, "vl_convert", absent)
    assert cli.main(["match", "big_money", "random", "--chart", str(tmp_path / "match.svg")]) == 2
    assert "pip install 'crownlands[charts]'" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "says"), [
    (["big_money"], "2 players or more, not 1"),
    (["random"] * 7, "2 to 6 players, not 7"),
    (["big_money", "big_mony"], "did you mean big_money?"),
    (["big_money", "none.txt"], "none.txt"),
    (["big_money", "bad.txt"], "did you mean smithy?"),
    (["big_money", "random", "--games", "0"], "at least one game"),
    (["big_money", "random", "--jobs", "0"], "at least one job"),
    (["big_money", "random", "--games", "many"], "many"),
    (["big_money", "random", "--game", "dominoin"], "did you mean dominion?"),
    (["big_money", "random", "--kingdom", "b1_frst_game"], "did you mean b1_first_game?"),
    (["big_money", "random", "--piles", "smithy,vilage"], "did you mean village?"),
    (["big_money", "random", "--piles", "smithy,smithy"], "named twice"),
    (["big_money", "random", "--kingdom", "smithy,village"], "10 different kingdom cards, not 2"),
    (["big_money", "random", "--kingdom", "b1_first_game", "--piles", "smithy"], "not several"),
    (["big_money", "random", "--boxes", "seasid"], "did you mean seaside?"),
    (["big_money", "random", "--kingdoms", "0"], "--kingdoms takes a number from 1 on"),
    (["big_money", "random", "--kingdoms", "3", "--piles", "smithy"], "only --boxes"),
    (["random", "random", "--kingdoms", "3", "--game", "kingdomino"], "for dominion"),
    (["big_money", "random", "--hands", "6/1"], "one of 5/2, 4/3, 3/4, 2/5, not 6/1"),
    (["big_money", "random", "--position", "none.json"], "there is no file none.json"),
    (["big_money", "random", "--position", "start.json"], "the position is for 3 players, not 2"),
    (["big_money", "random", "--position", "start.json", "--piles", "smithy"], "--position has its table"),
    (["big_money", "random", "--position", "bad.json"], "bad.json"),
    (["big_money", "random", "--option", "mine"], "name=value"),
    (["big_money", "random", "--option", "mine_optinal=true"], "did you mean mine_optional?"),
    (["big_money", "random", "--option", "mine_optional=7"], "False or True"),
    (["big_money", "random", "--option", "mine_optional=true", "--option", "mine_optional=false"], "given twice"),
    (["big_money", "random", "--csv", "nowhere/games.csv"], "there is no folder nowhere"),
    (["big_money", "random", "--csv", "."], "is a folder"),
    (["big_money", "random", "--chart", "match.pdf"], ".html, .svg or .png"),
])
def test_what_is_wrong_is_told_in_one_line_before_anything_is_played(folder: Path, words: List[str], says: str) -> None:
    (folder / "bad.txt").write_text("province\nsmihty\n")
    (folder / "bad.json").write_text("{")
    (folder / "start.json").write_text(json.dumps({"seats": 3, "players": [{"hand": ["copper"]}] * 3}))
    done = run("match", "--games", "100000000", *words, folder=folder) if "--games" not in words else \
        run("match", *words, folder=folder)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
