"""The expert on the page: a hint with its reason, and after the game what was better, to look at and to play on."""
from __future__ import annotations

import re

from playwright.sync_api import expect

from gestures import by_pointer
from scenes import people, position
from test_browser_axe import check
from visitor import Visitor
from wording import WORDS, say


def test_a_hint_a_review_the_replay_and_another_try(visitor: Visitor) -> None:
    """The last Province would win; Anna buys an Estate, and the bot takes it."""
    players = [{"hand": ["gold"] * 3, "deck": ["copper"] * 5}, {"hand": ["gold"] * 3, "deck": ["estate"] * 5}]
    id = visitor.lays_out(position(players, supply={"province": 1}, turn={"phase": "buying", "coins": 9}),
                          people("Anna", "bot:big_money"))
    page = visitor.page
    visitor.until(lambda: "buy:province" in visitor.options)
    province, estate = (WORDS.option(f"buy:{card}", "buy") for card in ("province", "estate"))
    page.keyboard.press("h")
    hint = page.get_by_role("complementary", name=say("advice"), exact=True)
    expect(hint.get_by_role("listitem").first).to_contain_text(province)
    expect(hint.get_by_role("listitem").first).to_contain_text(say("percent", n=100))
    expect(hint).to_contain_text(say("reason-wins-now", n=1))
    check(visitor, "hint")
    visitor.chooses(by_pointer, "buy:estate")
    expect(hint).to_be_hidden()
    visitor.until(lambda: visitor.over)

    visitor.end.get_by_role("link", name=say("end-review")).click()
    page.wait_for_url(f"**/table/{id}/review")
    expect(page.get_by_role("heading", name=say("review-mistakes", n=1))).to_be_visible()
    mistake = page.get_by_role("listitem").filter(has=page.get_by_role("heading", level=3))
    expect(mistake).to_contain_text(province)
    expect(mistake).to_contain_text(f"{estate}{say('review-yours')}")
    expect(page.get_by_role("row").filter(has_text=estate)).to_contain_text(province)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    check(visitor, "review")

    mistake.get_by_role("link", name=say("review-see")).click()
    expect(page.get_by_role("slider", name=say("replay-slider"))).to_have_value("0")
    page.get_by_role("link", name=say("end-review")).click()
    visitor.clicks("review-fork")                            # it was kept: there is nothing to wait for
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    assert id not in page.url
    visitor.until(lambda: "buy:province" in visitor.options)
    visitor.chooses(by_pointer, "buy:province")
    expect(visitor.end).to_contain_text(say("over-you-win"))
