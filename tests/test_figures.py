"""Other people's figures, on few games: seed 1, and limits so wide that only a wrong rule breaks them."""
import json
import math
from pathlib import Path
from typing import List

import pytest

import program
from crownlands.commands import figures as command
from crownlands.commands.figures import show
from crownlands.lab.dominion.figures import (
    COUNTERS,
    EXPLAINED,
    MATCHES,
    SOFT,
    alone_figures,
    counter_figures,
    match_figures,
    trials,
)
from crownlands.lab.dominion.figures import (
    GAMES as ENOUGH,
)
from crownlands.lab.dominoes import figures as kingdomino
from crownlands.lab.figures import Figure, Playing, Trial, chance_of_both, percent_spread, widened, work_out
from crownlands.locale import Words

GAMES = 300                          # a standard error of 2.9 points of percent at the most
WIDE = {"win %": 9.0, "loss %": 9.0, "turns": 0.9, "points of the first": 2.5, "points of the second": 2.5}


def figures_of(playing: Playing) -> List[Figure]:
    while True:
        try:
            next(playing)
        except StopIteration as end:
            return list(end.value)


@pytest.mark.parametrize("title", ["big_money_ultimate", "smithy", "witch", "workshop_gardens",
                                   "ironworks_gardens_rock"])
def test_published_matches_come_out_alike(title: str) -> None:
    for figure in figures_of(match_figures(title, GAMES, 1)):
        assert abs(figure.ours - figure.theirs) < WIDE[figure.what], f"{figure.match}, {figure.what}: {figure.ours}"


@pytest.mark.parametrize("card", ["smithy", "council_room"])
def test_published_counters_to_a_gardens_rush_win_as_much(card: str) -> None:
    [figure] = figures_of(counter_figures(card, GAMES, 1))
    assert abs(figure.ours - figure.theirs) < 18


def test_big_money_alone_needs_17_turns_for_four_provinces() -> None:
    for figure in figures_of(alone_figures(150, 1)):
        assert abs(figure.ours - figure.theirs) < 1


def test_every_published_figure_is_checked() -> None:
    assert len(MATCHES) == 9
    assert len(SOFT) == 4
    assert len(COUNTERS) >= 3


def test_the_command_shows_ours_beside_theirs(tmp_path: Path) -> None:
    facts = json.loads(program.run("check", "figures", "--games", "20", "--json", folder=tmp_path).stdout)
    assert len(facts["figures"]) >= 40
    assert {"match", "what", "theirs", "ours", "agrees"} <= set(facts["figures"][0])
    assert all(figure["source"] for figure in facts["figures"])


# ---- how they are judged
def test_a_soft_figure_allows_for_the_chance_of_both_sides() -> None:
    """A share of 80 % of 4000 games has an error of 0.632, of 1000 games one of 1.265: together 1.414."""
    assert chance_of_both(percent_spread(80), 4000, 1000) == pytest.approx(2 * math.hypot(0.632, 1.265), abs=0.01)
    soft = Figure("m", "win %", 80, 60, chance_of_both(percent_spread(80), 4000, 25), "s", soft=True)
    assert not soft.agrees
    assert Figure("m", "win %", 80, 90, 0.1, "s", soft=True).agrees


def test_fewer_games_allow_for_more_chance() -> None:
    assert widened(2.5, 50, ENOUGH, ENOUGH) == widened(2.5, 50, 2 * ENOUGH, ENOUGH) == 2.5
    assert widened(2.5, 50, 100, ENOUGH) == pytest.approx(math.hypot(2.5, 2 * 5), abs=0.1)


def test_what_is_explained_is_not_wrong_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    off = Figure("duke v big_money_ultimate", "win %", 75.8, 60.0, 1.6, "Geronimoo", True, EXPLAINED["duke"])
    assert not off.agrees
    assert not off.is_wrong
    assert Figure("m", "win %", 75.8, 60.0, 1.6, "s").is_wrong
    show(Words(), [off, Figure("m", "turns", 20.0, 30.0, 0.3, "Gedda et al.")])
    told = capsys.readouterr().out
    assert "75.8  60.00       −1.60  explained  Geronimoo" in told
    assert "20.0  30.00       ±0.30  NO         Gedda et al." in told
    assert "win %: an independent program" in " ".join(told.split())


def test_rounds_whose_legal_moves_are_explained_are_not_wrong() -> None:
    """An independent program counts what ours counts in rounds 4 and 7."""
    off = {round: kingdomino.move_figure(round, 2 * theirs, kingdomino.GAMES)
           for round, theirs in enumerate(kingdomino.LEGAL_MOVES, 1)}
    assert not any(figure.agrees for figure in off.values())
    assert [round for round, figure in off.items() if not figure.is_wrong] == [4, 7]


@pytest.mark.parametrize(("explained", "code"), [("figures-why-duke", 0), ("", 1)])
def test_the_command_fails_only_for_what_nobody_can_explain(monkeypatch: pytest.MonkeyPatch, explained: str, code: int,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    off = Figure("duke v big_money_ultimate", "win %", 75.8, 60.0, 1.6, "Geronimoo", True, explained)
    right = Figure("m", "turns", 20.0, 20.1, 0.3, "Gedda et al.")
    monkeypatch.setattr(command, "work_out", lambda *_trials: [off, right])
    assert command.check_figures(10, 1, 1, as_json=False) == code
    assert ("all agree, 1 explained" if explained else "1 does not agree") in " ".join(capsys.readouterr().out.split())
    assert command.check_figures(10, 1, 1, as_json=True) == code
    [told, _right] = json.loads(capsys.readouterr().out)["figures"]
    assert (told["explained"] is None) is (explained == "")


def test_figures_come_in_the_order_of_their_trials_whatever_is_played_first() -> None:
    few = [Trial(trial.games * place, trial.play) for place, trial in enumerate(trials(4, 1)[-3:], 1)]
    told: List[int] = []
    figures = work_out(few, 2, told.append)
    assert [figure.match for figure in figures] == [
        f"counter with {list(COUNTERS)[-2]} v gardens rush", f"counter with {list(COUNTERS)[-1]} v gardens rush",
        "basic_big_money alone", "basic_big_money alone"]
    assert sum(told) == 3 * 4


@pytest.mark.parametrize(("one", "other"), [("random", "random"), ("greedy", "random"), ("full_greedy", "random")])
def test_published_players_of_kingdomino_score_alike(one: str, other: str) -> None:
    wins, own, others = figures_of(kingdomino.match_figures(one, other, 150, 1))
    assert abs(wins.ours - wins.theirs) < 13
    assert abs(own.ours - own.theirs) < 4
    assert abs(others.ours - others.theirs) < 3


def test_there_are_as_many_legal_moves_in_each_round_of_kingdomino_as_published() -> None:
    for figure in figures_of(kingdomino.move_figures(150, 1)):
        assert abs(figure.ours - figure.theirs) < max(0.4, 0.1 * figure.theirs), f"{figure.what}: {figure.ours}"
