"""Several people at a table: by link, looking on, or with one device between them."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from gestures import big_money, by_pointer
from scenes import dominion, people, position
from visitor import Visitor
from wording import WORDS, Json, say

PUBLIC = ("supply", "costs", "piles", "kingdom")  # parts of messages that name every pile


def open_table(host: Visitor, guest: Visitor, *ticks: str) -> None:
    """As people do: one opens a table for a friend, who follows the link and sits down."""
    host.goes("/new?game=dominion")
    host.page.get_by_label(say("start-name")).fill("Anna")
    for tick in ticks:
        host.page.get_by_label(say(tick)).check()
    host.clicks("new-open")
    link = host.page.get_by_label(say("room-link")).input_value()
    assert link == host.page.url
    guest.page.goto(link)
    guest.page.get_by_label(say("start-name")).fill("Ben")
    guest.sits_down()
    host.until(lambda: bool(host.view))


def play_together(visitors: list[Visitor], choices: int) -> None:
    for _choice in range(choices):
        asked = visitors[0].view["decision"]["seat"]
        chooser = next(one for one in visitors if one.seat == asked)
        chooser.until(lambda chooser=chooser: bool(chooser.options))             # type: ignore[misc]
        chooser.chooses(by_pointer, big_money(chooser))
        for one in visitors:
            one.until(lambda one=one, step=chooser.step: one.step >= step)       # type: ignore[misc]


def resigns(visitor: Visitor) -> None:
    visitor.clicks("menu")
    visitor.clicks("resign")
    visitor.clicks("resign-sure")


def test_two_browsers_play_each_other_by_link(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    open_table(anna, ben)
    play_together([anna, ben], 12)
    assert anna.view["players"][0]["turns"] >= 2
    ben.page.get_by_label(say("chat-say")).fill("<b>Well played</b> & good luck")
    ben.clicks("chat-send")
    expect(anna.page.get_by_role("log", name=say("chat"))).to_contain_text("<b>Well played</b> & good luck")
    resigns(ben)
    for one in (anna, ben):
        expect(one.end).to_be_visible()
        expect(one.end).to_contain_text(say("end-resigned", name="Ben"))
    expect(anna.page.get_by_role("heading", name=say("over-you-win"))).to_be_visible()
    anna.says("records-first", game=say("game-dominion"))
    anna.clicks("end-rematch")                   # and the other is led there
    ben.page.get_by_role("link", name=say("end-to-rematch")).click()
    expect(ben.page.get_by_role("region", name=say("prompt"))).to_be_visible()
    assert anna.page.url == ben.page.url


def test_the_same_shuffles_come_again(visitor: Visitor) -> None:
    visitor.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    visitor.until(lambda: bool(visitor.options))
    hand = visitor.view["players"][0]["hand"]
    first = visitor.page.url
    resigns(visitor)
    visitor.clicks("end-same-shuffles")
    visitor.page.wait_for_url(lambda url: url != first)
    visitor.until(lambda: bool(visitor.options))
    assert visitor.view["players"][0]["hand"] == hand
    told = visitor.page.get_by_role("link", name=say("origin-look"))
    expect(told).to_have_attribute("href", f"/table/{first.rpartition('/')[2]}/replay")


def test_a_game_that_was_brought_along_says_so_before_anybody_sits_down(visit: Callable[..., Visitor]) -> None:
    eve, ben = visit(), visit()
    table = eve.opens(dominion(lambda state: state.choices > 10), people("Eve", ""))
    ben.goes("/")
    row = ben.page.get_by_role("listitem").filter(has=ben.page.locator(f"a[href='/table/{table}']"))
    expect(row).to_contain_text(say("table-origin", origin="import"))
    row.get_by_role("link").first.click()
    ben.says("origin-import")
    ben.page.get_by_label(say("start-name")).fill("Ben")
    ben.sits_down()
    ben.says("origin-import")                    # and as long as it is played


def test_who_learned_something_is_asked_before_it_is_taken_back(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    open_table(anna, ben)
    first, second = (anna, ben) if anna.view["decision"]["seat"] == 0 else (ben, anna)
    first.chooses(by_pointer, "play:treasures")
    first.until(lambda: bool(first.options))
    first.chooses(by_pointer, "buy:silver" if "buy:silver" in first.options else "done")
    second.until(lambda: bool(second.options))   # new cards were drawn: it cannot be taken back for nothing
    first.clicks("undo")
    second.clicks("offer-accept")
    first.until(lambda: first.view["turn"]["seat"] == first.seat and bool(first.options))
    expect(first.page.get_by_role("region", name=say("prompt"))).to_contain_text(say("prompt-buy"))


def test_a_bot_plays_on_for_who_left(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    open_table(anna, ben)
    ben.clicks("menu")
    ben.clicks("leave")
    ben.clicks("leave-sure")
    anna.says("seat-left", name="Ben")
    anna.clicks("seat-give-bot")
    anna.plays(by_pointer, big_money, most=4)
    assert anna.facts["seats"][1]["kind"] == "bot"


# ---- looking on
def without_piles(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: without_piles(part) for name, part in thing.items() if name not in PUBLIC}
    return [without_piles(part) for part in thing] if isinstance(thing, list) else thing


def secrets() -> Json:
    """Anna is to play; nobody else may know of her Baron and Nobles, nor of Ben's Harem, before they are played."""
    return position([{"hand": ["baron", "nobles", "copper"], "deck": ["nobles"] * 5},
                     {"hand": ["harem"] * 3, "deck": ["harem"] * 5}])


def knows_of(visitor: Visitor) -> set[str]:
    """The cards of `secrets` that its page or anything it was ever told mentions."""
    told = [json.dumps(without_piles(json.loads(text))) for text in visitor.received]
    return {card for card in ("baron", "nobles", "harem")
            if card in visitor.beside_the_supply() or any(card in text for text in told)}


def test_who_watches_sees_nothing_hidden(visit: Callable[..., Visitor]) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    id = anna.lays_out(secrets(), people("Anna", ""))
    ben.goes(f"/table/{id}")
    ben.sits_down()
    cleo.goes(f"/table/{id}")
    for one in (anna, ben, cleo):
        one.reads_on()
    expect(anna.page.get_by_role("region", name=say("hand"), exact=True)).to_contain_text(WORDS.card("nobles"))
    cleo.says("watching")
    assert knows_of(cleo) == set()
    assert knows_of(anna) == {"baron", "nobles"}
    assert knows_of(ben) == {"harem"}
    anna.chooses(by_pointer, "play:baron")       # what is played, all see
    cleo.until(lambda: "baron" in cleo.received[-1])
    expect(cleo.page.get_by_role("region", name=say("zone-play-of", name="Anna"))).to_contain_text(WORDS.card("baron"))
    assert knows_of(cleo) == {"baron"}
    expect(cleo.page.get_by_role("region", name=say("hand"), exact=True)).to_have_count(0)
    expect(cleo.page.get_by_role("log", name=say("chat"))).to_be_visible()
    expect(cleo.page.get_by_label(say("chat-say"))).to_have_count(0)             # this table does not let her talk


# ---- one device
def test_a_curtain_hides_everything_between_two_people_on_one_device(visitor: Visitor) -> None:
    visitor.lays_out(secrets(), people("Anna", "Ben"))
    for name, others, choices in (("Anna", {"harem"}, ["done", "done", "done"]), ("Ben", {"baron", "nobles"}, [])):
        curtain = visitor.page.get_by_role("dialog", name=say("curtain-title", name=name))
        expect(curtain).to_be_visible()
        page = visitor.beside_the_supply()
        assert not any(card in page for card in ("baron", "nobles", "harem")), page
        visitor.received.clear()
        visitor.clicks("curtain-lift", name=name)
        visitor.reads_on()
        expect(visitor.page.get_by_role("region", name=say("hand"), exact=True)).to_be_visible()
        assert knows_of(visitor).isdisjoint(others)
        for option in choices:
            visitor.chooses(by_pointer, option)


def test_two_people_on_one_device_are_seated_on_the_page(visitor: Visitor) -> None:
    visitor.goes("/new?game=dominion")
    visitor.page.get_by_label(say("start-name")).fill("Anna")
    visitor.page.get_by_label(say("new-seat", n=2)).select_option(label=say("new-seat-here"))
    visitor.page.get_by_label(say("new-seat-name", n=2)).fill("Ben")
    visitor.clicks("new-begin")
    visitor.until(lambda: bool(visitor.view))
    first = visitor.view["decision"]["seat"]     # chance decides who begins
    for name in ("Anna", "Ben")[::1 if first == 0 else -1]:
        visitor.clicks("curtain-lift", name=name)
        visitor.chooses(by_pointer, "play:treasures")
        visitor.until(lambda: bool(visitor.options))
        visitor.chooses(by_pointer, "buy:silver" if "buy:silver" in visitor.options else "done")
    visitor.until(lambda: visitor.view["decision"]["seat"] == first)
    assert [player["turns"] for player in visitor.view["players"]] == [1, 1]
