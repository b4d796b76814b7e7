"""Presence on the page: who is gone, who watches, and a seat that is taken back."""
from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from test_browser_together import open_table
from visitor import Visitor
from wording import say

SECONDS = 3_000                                  # within which a lost connection shows


def test_who_is_gone_and_who_watches_is_seen_and_a_seat_is_taken_back(visit: Callable[..., Visitor]) -> None:
    anna, ben, cleo = visit(), visit(), visit(wishes={"name": "Cleo"})
    open_table(anna, ben)
    cleo.goes(anna.path)
    anna.says("watched-by", n=1, names="Cleo")
    seat = anna.page.get_by_role("region", name="Ben", exact=True)
    ben.page.goto("about:blank")                 # as when the browser is closed
    anna.until(lambda: '"away":[1]' in anna.received[-1])
    expect(seat).to_contain_text(say("seat-away"), timeout=SECONDS)
    ben.goes(anna.path)
    expect(seat).not_to_contain_text(say("seat-away"))
    ben.clicks("menu")
    ben.clicks("leave")
    ben.clicks("leave-sure")
    anna.clicks("seat-give-bot")
    expect(seat).to_contain_text(say("seat-bot-for-now"))
    ben.goes("/")                                # the start page knows whose seat it is
    row = ben.page.get_by_role("listitem").filter(has_text=say("seat-kept", name="Ben"))
    row.get_by_role("link").first.click()
    ben.clicks("seat-take-back")
    ben.until(lambda: ben.seat == 1 and bool(ben.view))
    expect(seat).not_to_contain_text(say("seat-bot-for-now"))
    assert anna.facts["seats"][1]["kind"] == "person"
