"""Whole games of the sets of the later boxes through the page. All are played with `--long`; else the end of one."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from crownlands.dominion.kingdoms import SETS
from gestures import asks_for_many, gesture
from scenes import dominion, few_provinces, people, sensible
from visitor import Visitor

LATER = ("guilds", "hinterlands", "dark_ages", "adventures", "empires")
ELEVEN = [one.id for one in SETS if one.boxes[-1] in LATER]


def at_random(seed: int) -> Callable[[Visitor], str]:
    rng = random.Random(seed)
    return lambda visitor: sensible(visitor.options, rng)


def one_gesture(visitor: Visitor, option: str) -> None:
    """With all cards that a question asks for, and until the page has answered for each of them: while it does, the
    same is asked about fewer and fewer cards."""
    asked, step = visitor.decision, visitor.step
    gesture(visitor, [option])
    if asks_for_many(asked):
        visitor.until(lambda: visitor.step != step and not (visitor.decision.get("prompt") == asked["prompt"]
                                                            and visitor.decision["picks"] < asked["picks"]))


def plays_to_the_end(visitor: Visitor, seed: int) -> None:
    visitor.plays(one_gesture, at_random(seed))
    expect(visitor.end).to_be_visible()
    assert len(visitor.view["result"]["scores"]) == 2


def test_the_end_of_a_game_of_a_later_box_is_played_through_the_page(visitor: Visitor) -> None:
    visitor.lays_out(dominion(few_provinces, kingdom="b2_empires_silver_bullets"), people("Anna", "bot:big_money"))
    plays_to_the_end(visitor, 1)


def test_there_are_eleven_sets() -> None:
    assert len(ELEVEN) == 11


@pytest.mark.long
@pytest.mark.parametrize("id", ELEVEN)
def test_a_whole_game_of_each_set_is_played_through_the_page(id: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.lays("dominion", people("Anna", "bot:big_money"), kingdom=id)
    plays_to_the_end(visitor, 1)
