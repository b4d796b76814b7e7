"""`crownlands check` plays what it says and finds what is wrong."""
import functools
import json
from pathlib import Path
from typing import NoReturn

import pytest

import crownlands
import program
from crownlands.bots.registry import strategy_names
from crownlands.commands.check_kingdoms import read_bots
from crownlands.dominion.kingdoms import KINGDOMS
from crownlands.dominion.state import DominionState
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.check import Tally, broken_laws, check_game, check_games
from crownlands.lab.dominion.every_kingdom import bot_names, play_kingdoms
from games import played
from table import GAME
from tries import TIMES

LOAD = functools.partial(crownlands.game, "dominion")
GAMES = 20 * TIMES                   # one of twenty has its laws tried


def test_random_games_of_all_sizes_break_no_law() -> None:
    tally, _seconds = check_games(LOAD, GAMES, 5, 1)
    assert tally.violations == []
    assert tally.games == sum(tally.by_seats.values()) == GAMES
    assert set(tally.by_seats) == {2, 3, 4, 5, 6}
    assert tally.laws_tried > 0


def test_the_same_seed_checks_the_same_games_whatever_the_number_of_jobs() -> None:
    one, _ = check_games(LOAD, 12, 8, 1)
    two, _ = check_games(LOAD, 12, 8, 2)
    assert one.describe() == two.describe()


def test_a_broken_state_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    if crownlands.compiled:
        state = played(3, 30)
        state.players[0].hand.put(0)
        assert any("seat 0 owns" in wrong for wrong in state.violations())
        assert any("now there are" in wrong for wrong in state.violations())
        return
    gain = DominionState.gain

    def gain_twice(state: DominionState, *arguments: object) -> bool:
        state.players[0].hand.put(0)
        return gain(state, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(DominionState, "gain", gain_twice)
    tally = Tally()
    check_game(GAME, 1, 0, tally, {})
    assert tally.violations


def test_a_law_that_is_broken_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(3, 30)
    assert list(broken_laws(GAME, state, 12345)) == []
    state.players[0].hand.put(0)                         # behind the record's back
    assert "the record does not replay to an equal state" in list(broken_laws(GAME, state, 12345))


def test_the_command_prints_a_summary_for_people_and_json_for_programs(tmp_path: Path) -> None:
    words = ["check", "--games", "6", "--seed", "4000", "--jobs", "1"]
    people = program.run(*words, folder=tmp_path)
    assert people.returncode == 0
    assert "6 games of seed 4000 in" in people.stdout
    assert "no violation" in people.stdout
    facts = json.loads(program.run(*words, "--json", folder=tmp_path).stdout)
    assert facts["games"] == 6
    assert facts["violations"] == []
    wrong = program.run(*words, "--game", "dominoin", folder=tmp_path)
    assert wrong.returncode == 2
    assert "did you mean dominion" in wrong.stderr


# ---- every kingdom with every bot
def test_kingdoms_are_played_to_the_end_with_every_number_of_players(request: pytest.FixtureRequest) -> None:
    long = request.config.getoption("--long")
    kingdoms = list(KINGDOMS) if long else ["b2_dark_ages_high_and_low", "b2_empires_silver_bullets"]
    bots = ["beginner", "big_money", "steady"] if long else ["beginner"]
    report, _seconds = play_kingdoms(kingdoms, bots, 1, 3, 1)
    assert report.total.errors == []
    assert report.total.limited == 0
    assert set(report.kingdoms) == set(kingdoms)
    assert {seats: one.games for seats, one in report.seats.items()} == {
        seats: len(kingdoms) * len(bots) for seats in (2, 3, 4, 5, 6)}


def test_bots_that_search_play_only_if_they_are_wanted() -> None:
    assert set(bot_names(True)) - set(bot_names(False)) == {"lookahead", "strongest"}
    assert set(strategy_names()) < set(bot_names(False))


def test_those_who_search_may_be_given_fewer_playouts() -> None:
    assert read_bots("strongest@40,big_money") == ["strongest@40", "big_money"]
    with pytest.raises(CrownlandsError, match="strongest@few"):
        read_bots("big_money,strongest@few")


def test_a_bot_that_fails_is_told_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: object) -> NoReturn:
        raise ValueError("broken")

    monkeypatch.setattr("crownlands.lab.dominion.every_kingdom.find_contestant", broken)
    report, _seconds = play_kingdoms(["b1_first_game"], ["big_money"], 2, 3, 1)
    assert report.total.errors[0] == ("b1_first_game, big_money, 2 players, games 0 to 1 of seed 3: "
                                      "ValueError: broken")
    assert len(report.total.errors) == 5


def test_the_command_for_kingdoms_prints_json(tmp_path: Path) -> None:
    words = ["check", "kingdoms", "--kingdom", "b1_first_game", "--players", "big_money", "--jobs", "1"]
    facts = json.loads(program.run(*words, "--json", folder=tmp_path).stdout)
    assert (facts["games"], facts["wanted"], facts["errors"]) == (5, 5, [])
    assert facts["games_by_seats"] == {str(seats): 1 for seats in (2, 3, 4, 5, 6)}
    assert list(facts["bots"]) == ["big_money"]
