"""Other people's figures, on few games: seed 1, and limits so wide that only a wrong rule breaks them."""
import json
import subprocess
import sys

import pytest

from crownlands.lab.dominion.figures import COUNTERS, MATCHES, SOFT, alone_figures, counter_figure, match_figures
from crownlands.lab.dominoes import figures as kingdomino

GAMES = 300                          # a standard error of 2.9 points of percent at the most
WIDE = {"win %": 9.0, "loss %": 9.0, "turns": 0.9, "points of the first": 2.5, "points of the second": 2.5}


@pytest.mark.parametrize("title", ["big_money_ultimate", "smithy", "witch", "workshop_gardens",
                                   "ironworks_gardens_rock"])
def test_published_matches_come_out_alike(title: str) -> None:
    for figure in match_figures(title, GAMES, 1):
        assert abs(figure.ours - figure.theirs) < WIDE[figure.what], f"{figure.match}, {figure.what}: {figure.ours}"


@pytest.mark.parametrize("card", ["smithy", "council_room"])
def test_published_counters_to_a_gardens_rush_win_as_much(card: str) -> None:
    figure = counter_figure(card, COUNTERS[card], GAMES, 1)
    assert abs(figure.ours - figure.theirs) < 18


def test_big_money_alone_needs_17_turns_for_four_provinces() -> None:
    for figure in alone_figures(150, 1):
        assert abs(figure.ours - figure.theirs) < 1


def test_every_published_figure_is_checked() -> None:
    assert len(MATCHES) == 9
    assert len(SOFT) == 4
    assert len(COUNTERS) == 3


def test_the_command_shows_ours_beside_theirs() -> None:
    words = [sys.executable, "-m", "crownlands", "check", "figures", "--games", "20", "--json"]
    facts = json.loads(subprocess.run(words, capture_output=True, text=True, check=False).stdout)
    assert len(facts["figures"]) >= 40
    assert {"match", "what", "theirs", "ours", "agrees"} <= set(facts["figures"][0])


@pytest.mark.parametrize(("one", "other"), [("random", "random"), ("greedy", "random"), ("full_greedy", "random")])
def test_published_players_of_kingdomino_score_alike(one: str, other: str) -> None:
    wins, own, others = kingdomino.match_figures(one, other, 150, 1)
    assert abs(wins.ours - wins.theirs) < 13
    assert abs(own.ours - own.theirs) < 4
    assert abs(others.ours - others.theirs) < 3


def test_there_are_as_many_legal_moves_in_each_round_of_kingdomino_as_published() -> None:
    for figure in kingdomino.move_figures(150, 1):
        assert abs(figure.ours - figure.theirs) < max(0.4, 0.1 * figure.theirs), f"{figure.what}: {figure.ours}"
