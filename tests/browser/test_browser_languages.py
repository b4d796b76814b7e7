"""The page in other languages than English, from right to left too, each player in their own. Whole games are played in
them in test_browser_games.py."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from crownlands.locale.languages import OFFERED
from scenes import dominion, dominoes, never, people, turn_of
from test_browser_axe import check
from test_browser_games import is_spoken
from test_browser_looks import BYTES, MOST_AT_START
from visitor import Visitor
from wording import WORDS, PageWords, say


def test_two_at_one_table_read_different_languages(visit: Callable[..., Visitor]) -> None:
    """One of them changes it in the middle of the game, and nothing is loaded anew."""
    anna = visit(wishes={"language": "he"})
    id = anna.lays_out(dominion(turn_of(0, 12, "buy")), people("Anna", "bot:big_money"))
    ben = visit(wishes={"language": "pl"}).goes(f"/table/{id}")
    hebrew, polish = PageWords("he"), PageWords("pl")
    for visitor, words, who in ((anna, hebrew, "you"), (ben, polish, "other")):
        title = words.say("log-turn", who=who, name="Anna", n=1)
        expect(visitor.page.get_by_text(title).first).to_be_visible()
    loaded = ben.page.evaluate("() => performance.timeOrigin")
    socket = ben.socket
    ben.page.get_by_role("button", name=polish.say("menu")).click()
    ben.page.get_by_role("dialog").get_by_role("combobox").select_option("cs")
    is_spoken(ben, "cs")
    title = PageWords("cs").say("log-turn", who="other", name="Anna", n=1)
    expect(ben.page.get_by_text(title).first).to_be_visible()
    assert ben.page.evaluate("() => performance.timeOrigin") == loaded
    assert ben.socket is socket
    ben.reloads()
    is_spoken(ben, "cs")


@pytest.mark.parametrize(("locale", "language"), [("cs-CZ", "cs"), ("de-DE", "en"), ("he", "he")])
def test_the_page_follows_the_browser(locale: str, language: str, visit: Callable[..., Visitor]) -> None:
    anna = visit(locale=locale).goes("/")
    is_spoken(anna, language)
    expect(anna.page.get_by_role("combobox").first.locator("option")).to_have_count(len(OFFERED))


def test_arrows_follow_the_eye_from_right_to_left(visit: Callable[..., Visitor], speaks: Callable[[str], None]) -> None:
    speaks("he")
    anna = visit(wishes={"language": "he"})
    id = anna.opens(dominoes("kingdomino", never), people("Anna", "Ben"))
    anna.goes(f"/table/{id}/replay/7")
    slider = anna.page.get_by_role("slider", name=say("replay-slider"))
    expect(slider).to_have_value("7")
    for key, step in (("ArrowLeft", "8"), ("ArrowLeft", "9"), ("ArrowRight", "8")):
        anna.page.keyboard.press(key)
        expect(slider).to_have_value(step)
    slider.focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("9")
    start, end = (anna.button(say(word)).bounding_box() for word in ("replay-start", "replay-end"))
    assert start is not None
    assert end is not None
    assert start["x"] > end["x"]                                           # where the game begins


@pytest.mark.parametrize("language", ["he", "pl", "cs"])
def test_nothing_is_cut_off_and_no_rule_of_accessibility_broken(language: str, visit: Callable[..., Visitor],
                                                                speaks: Callable[[str], None]) -> None:
    speaks(language)
    anna = visit(wishes={"language": language}, viewport={"width": 360, "height": 740})
    for path in ("/", "/new", "/rules/kingdomino", "/me"):
        anna.goes(path)
        is_spoken(anna, language)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        assert not anna.sticks_out(), path
        if path == "/":
            anna.page.wait_for_load_state("networkidle")
            anna.page.evaluate("document.fonts.ready")
            assert 100_000 < anna.page.evaluate(BYTES) < MOST_AT_START
        if language == "he" and path == "/":
            check(anna, path)
    if language != "he":
        return
    anna.goes("/new?game=dominion").clicks("chooser-way-chance")
    expect(anna.page.get_by_text("\u2066+2\u2069")).to_be_visible()
    folded = anna.page.locator("summary").filter(has_text=say("new-house"))
    turned = folded.evaluate("one => getComputedStyle(one, '::before').transform")
    assert turned.startswith("matrix(-1,")                                 # it points the way of reading
    anna.lays_out(dominion(turn_of(0, 12, "buy")), people("Anna", "bot:big_money"))
    anna.reads_on("dominion")
    assert not anna.sticks_out()
    check(anna, "table")


def test_cards_are_found_by_their_names_in_any_language(visit: Callable[..., Visitor]) -> None:
    anna = visit().goes("/new?game=dominion")
    anna.clicks("chooser-way-hand")
    search = anna.page.get_by_role("searchbox")
    for typed in ("wiedźma", "WIEDZMA", "Čarodějnice", "carodejnice", PageWords("he").card("witch")):
        search.fill(typed)
        expect(anna.page.get_by_role("button", name=say("chooser-read", card=WORDS.card("witch")))).to_be_visible()
        expect(anna.page.get_by_role("button", name=say("chooser-read", card=WORDS.card("moat")))).to_have_count(0)
