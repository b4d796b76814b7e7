"""Lessons are played as they are told, on a desk and on a phone; no note lies on what it speaks about. On the phone
also what is felt: it shakes, stays awake, and wears a mark."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from test_browser_axe import check
from visitor import Visitor
from wording import say

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
CROWNED = ["claim:26", "claim:27", "claim:41", "claim:42", "claim:44"]
LIT = ["play:village", "play:smithy", "play:treasures", "buy:gold"]
PLACING = ["dominoes-place", "dominoes-rotate"]
OPENINGS = {                                     # what is told before and while the first domino is placed
    "kingdomino": ["kingdomino-aim", "dominoes-claim", "dominoes-second", *PLACING],
    "queendomino": ["queendomino-aim", "dominoes-claim", "dominoes-second", *PLACING],
    "royal_wedding": ["royal_wedding-aim", "royal_wedding-boxes", "dominoes-claim", *PLACING]}
# what the page asks of a phone: kept, to be looked at
SENSES = """() => {
    window.sensed = []
    const does = (what, answer) => async () => { sensed.push(what); return answer }
    const has = (name, value) => Object.defineProperty(navigator, name, { value, configurable: true })
    has('setAppBadge', does('badge'))
    has('clearAppBadge', does('no badge'))
    has('vibrate', (pattern) => { sensed.push(`shakes ${pattern}`) })
    has('wakeLock', { request: (what) => does(`${what} on`, { release: does('screen may go dark') })() })
    const answers = ['denied', 'granted']
    Notification.requestPermission = async () => answers.shift()
}"""


def senses(visitor: Visitor, *expected: str) -> None:
    """All these were asked for, since it was last looked at."""
    visitor.page.wait_for_function("(expected) => expected.every((one) => sensed.includes(one))", arg=list(expected))
    visitor.page.evaluate("sensed.length = 0")


def note(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary", name=say("lesson"))


def begin(visitor: Visitor, game: str) -> None:
    visitor.goes("/")
    visitor.clicks("start-learn-game", game=say(f"game-{game}"))
    visitor.until(lambda: bool(visitor.options))


def beside(visitor: Visitor) -> None:
    """The note covers nothing of the table, and nothing of it is cut off."""
    words, table = note(visitor).bounding_box(), visitor.page.get_by_role("main").bounding_box()
    assert words is not None
    assert table is not None
    above = words["y"] + words["height"] <= table["y"] + 1
    assert above or words["x"] >= table["x"] + table["width"] - 1
    assert not visitor.cut_off()
    assert not visitor.sticks_out()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_dominion_is_learned_as_it_is_told_and_a_lesson_goes_on_where_it_was_left(
        visit: Callable[..., Visitor], screen: dict[str, object]) -> None:
    visitor = visit(**screen)
    begin(visitor, "dominion")
    expect(note(visitor)).to_contain_text(say("lesson-dominion-aim", name="Pip"))
    beside(visitor)
    visitor.clicks("lesson-next")
    for words, option in zip(("hand", "action", "treasure", "buy"), LIT, strict=True):
        expect(note(visitor)).to_contain_text(say(f"lesson-dominion-{words}"))
        lit = visitor.page.locator(".advised")
        expect(lit).to_have_count(1)
        step = visitor.step
        (lit if lit.evaluate("(one) => one.localName") == "button" else lit.get_by_role("button").first).click()
        visitor.done(step)
        assert option in [said.get("option") for said in visitor.sent[-2:]]      # what follows may go by itself
        if words == "action" and screen:         # left by a tap, and found again on the start page
            visitor.page.get_by_role("link", name=say("lesson-leave")).click()
            visitor.page.evaluate(SENSES)
            visitor.page.get_by_role("link", name=say("table-go-on")).first.click()
            visitor.until(lambda: bool(visitor.options))
            senses(visitor, "shakes 60,40,60", "badge", "screen on")
    expect(note(visitor)).to_contain_text(say("lesson-dominion-attack", name="Pip"))
    beside(visitor)
    if not screen:
        check(visitor, "a lesson")
        return
    visitor.clicks("menu")                       # notifications are refused, then allowed
    wish = visitor.page.get_by_role("checkbox", name=say("sense-notify"))
    wish.click()
    visitor.says("sense-notify-refused")
    expect(wish).not_to_be_checked()
    wish.click()
    expect(wish).to_be_checked()
    expect(visitor.page.get_by_text(say("sense-notify-refused"))).to_be_hidden()
    visitor.clicks("close")
    visitor.page.evaluate("sensed.length = 0")
    visitor.page.get_by_role("link", name=say("lesson-leave")).click()
    senses(visitor, "no badge", "screen may go dark")


def test_dominoes_are_learned_from_the_first_claim_on(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for game, opening in OPENINGS.items():
        begin(visitor, game)
        for words in opening:
            expect(note(visitor)).to_contain_text(say(f"lesson-{words}", partner=say("bot-steady")))
            beside(visitor)
            if words == "dominoes-claim":
                once = "yes" if game == "royal_wedding" else "of-two"
                visitor.says("dominoes-ask", prompt="claim", first=once)
                crowns = visitor.page.locator(".advised")
                expect(crowns).to_have_count(1)
                step = visitor.step
                crowns.click()
                visitor.done(step)
                assert visitor.sent[-1]["option"] in CROWNED
            elif words == "dominoes-second":
                visitor.says("dominoes-ask", prompt="claim", first="second")
                step = visitor.step
                visitor.page.locator(".tile.lit").first.click()
                visitor.done(step)
            else:
                visitor.clicks("lesson-next")
