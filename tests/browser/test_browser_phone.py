"""A small phone: nothing scrolls sideways, and games are played by tapping."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gestures import big_money, builder, by_finger, taps_down
from scenes import dominion, dominoes, few_provinces, never, people, turn_of
from visitor import Visitor
from wording import say

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture
def phone(visit: Callable[..., Visitor]) -> Visitor:
    return visit(**PHONE)


def test_no_page_scrolls_sideways(phone: Visitor) -> None:
    over = phone.opens(dominion(never), people("Anna", "Ben"))
    for path in ("/", "/new", "/new?game=royal_wedding", "/replays", "/rules", "/rules/queendomino", "/cards",
                 f"/table/{over}/replay/9", f"/table/{over}"):
        phone.goes(path)
        phone.page.get_by_role("main").wait_for()
        phone.page.wait_for_load_state("networkidle")
        assert phone.sticks_out() == []
    phone.lays("dominion", people("Anna", ""))
    phone.says("room-begins")
    assert phone.sticks_out() == []


def test_a_few_turns_of_dominion_are_tapped(phone: Visitor) -> None:
    phone.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    phone.plays(by_finger, big_money, most=8)
    assert phone.sticks_out() == []
    expect(phone.button(say("chat"))).to_have_count(0)       # bots do not listen
    for drawer in ("log", "menu"):
        phone.button(say(drawer)).first.tap()
        assert phone.sticks_out() == []
        phone.button(say("close")).first.tap()


def test_a_late_and_crowded_table_of_dominion_fits(phone: Visitor) -> None:
    phone.lays_out(dominion(turn_of(0, 150), seats=6), people("Anna", *["bot:big_money"] * 5))
    phone.reads_on()
    assert phone.sticks_out() == []
    phone.lays_out(dominion(few_provinces), people("Anna", "bot:big_money"))
    phone.plays(by_finger, big_money, most=2)
    assert phone.sticks_out() == []

    # beside the table the log is at its end; where it is read it stays, whatever comes; as a drawer it opens at its end
    log = phone.page.get_by_role("log", name=say("log"))
    newest = log.locator("summary").last
    phone.page.set_viewport_size({"width": 1440, "height": 900})
    expect(newest).to_be_in_viewport()
    height = log.evaluate("(log) => { log.scrollTop = 60; return log.scrollHeight }")
    phone.plays(by_finger, big_money, most=2)
    assert log.evaluate("(log) => log.scrollTop") == 60
    assert log.evaluate("(log) => log.scrollHeight") > height
    phone.page.set_viewport_size({"width": 360, "height": 740})
    phone.button(say("log")).first.tap()
    expect(newest).to_be_in_viewport()


@pytest.mark.parametrize(("game", "seats"), [("queendomino", 2), ("royal_wedding", 8)])
def test_a_few_turns_of_dominoes_are_tapped(phone: Visitor, game: str, seats: int) -> None:
    phone.lays_out(dominoes(game, turn_of(0, 40, "place"), seats), people("Anna", *["bot:greedy"] * (seats - 1)))
    phone.plays(taps_down, builder, most=4)
    assert phone.sticks_out() == []
    rivals = seats // 2 if game == "royal_wedding" else seats
    expect(phone.page.locator(".strip .newest")).to_have_count(rivals - 1)   # what each of the others placed last
