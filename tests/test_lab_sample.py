"""`crownlands lab sample`: the log, the numbers after each turn and the page tell of the same game."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import List

import pytest

import crownlands
from crownlands.bots.registry import find_player
from crownlands.cli import main
from crownlands.lab.match import Match, play_match
from crownlands.lab.sample import Sample, ended_by_turn, sample_game

SAMPLE = ["lab", "sample", "smithy", "witch", "--seed", "3"]


@pytest.fixture(scope="module")
def sample() -> Sample:
    return sample_game(Match(("smithy", "witch"), seed=3), [find_player("smithy"), find_player("witch")])


def test_every_turn_has_its_own_events_and_what_is_owned_after_it(sample: Sample) -> None:
    assert [turn.seat for turn in sample.turns[:4]] == [0, 1, 0, 1]
    assert [turn.number for turn in sample.turns[:4]] == [1, 1, 2, 2]
    for turn in sample.turns:
        heading, = (event for event in turn.events if event["event"] == "turn")
        assert (heading["seat"], heading["number"]) == (turn.seat, turn.number)
    deck = {"copper": 7, "estate": 3}
    for turn in sample.turns[:3:2]:
        for event in turn.events:
            if event["event"] in ("buy", "gain") and event["seat"] == 0:
                for card in event.get("cards", []):
                    deck[card] = deck.get(card, 0) + 1
        assert turn.cards == sum(deck.values())
        assert turn.deck == deck
    assert sample.turns[-1].points == sample.scores


def test_the_record_of_a_sample_replays_to_the_same_result(sample: Sample) -> None:
    state = crownlands.game("dominion").replay(sample.record)
    assert state.result is not None
    assert (state.result.scores, state.result.winners) == (sample.scores, sample.winners)


def test_the_log_and_the_page_tell_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.html"
    assert main([*SAMPLE, "--html", str(path)]) == 0
    text = " ".join(capsys.readouterr().out.split())
    page = path.read_text(encoding="utf-8")
    assert "Coins 4, points 3 : 3; 11 cards: " in text or "Coins 3, points 3 : 3; 11 cards: " in text
    assert page.count("<section") == text.count("Coins ")
    assert page.count("<polyline") == 4
    assert not re.search(r"https?:|<script|<link", page)
    won = re.search(r"(smithy|witch) won [-\d]+ : [-\d]+\.", text)
    assert won is not None
    assert won[0] in page


def test_json_has_turns_decks_and_the_record(sample: Sample, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SAMPLE, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["scores"] == sample.scores
    assert facts["turns"][5]["deck"] == sample.turns[5].deck
    assert facts["piles"] == ["smithy", "witch"]
    assert facts["record"]["game"] == "dominion"


def test_many_games_are_told_by_turn(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "sample", "smithy", "big_money", "--games", "20", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    ended = facts["ended_by_turn"]
    assert ended == sorted(ended)
    assert ended[0] == 0
    assert ended[-1] == 1
    assert facts["by_turn"][0]["players"][0]["cards"] == 11
    assert main(words) == 0
    assert "ended by then, %" in capsys.readouterr().out


def test_games_have_ended_by_the_turn_of_the_player_with_most() -> None:
    outcome = play_match(Match(("smithy", "big_money"), rows=True), 6, 1)
    lengths = sorted(max(row[4]) for row in outcome.rows)
    ended = ended_by_turn(outcome)
    assert len(ended) == lengths[-1]
    assert ended[lengths[0] - 2] == 0 < ended[lengths[0] - 1]


@pytest.mark.parametrize(("words", "complaint"), [
    (["smithy", "wich"], "did you mean"),
    (["smithy", "witch", "--games", "0"], "at least one game"),
    (["smithy", "witch", "--games", "5", "--html", "a.html"], "--html is for one game"),
    (["smithy", "witch", "--html", "no/such/folder/a.html"], "there is no folder"),
    (["smithy", "witch", "--kingdom", "b1_frst_game"], "did you mean b1_first_game?"),
])
def test_what_is_wrong_is_told_in_one_line(words: List[str], complaint: str,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "sample", *words]) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.count("\n") == 1
