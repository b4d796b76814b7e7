"""Whole games through the page, from the first click to the result, in Polish, and from right to left in Hebrew: all
other tests of the page speak English."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from crownlands.locale.languages import direction, folder_of
from gestures import asks_for_many, big_money, builder, by_keys, gesture, lays_down, lays_down_by_keys
from visitor import Visitor
from wording import say

LATIN = re.compile("[A-Za-z]{3,}")
Speaks = Callable[[str], None]


def is_spoken(visitor: Visitor, language: str) -> None:
    page = visitor.page.locator("html")
    expect(page).to_have_attribute("lang", folder_of(language))
    expect(page).to_have_attribute("dir", direction(language))


def is_in_hebrew(visitor: Visitor) -> None:
    """All words on the screen, but the names of people, of the program and of languages."""
    text = re.sub("Anna|Crownlands|English|Polski|Games Factory|Čeština", "", visitor.shown())
    assert not LATIN.search(text), LATIN.findall(text)


def starts(visitor: Visitor, game: str, level: str) -> None:
    """One click on the start page, after choosing how strong the bot is."""
    visitor.goes("/")
    card = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_text(say(f"start-{game}")))
    face = say("level-of", name=say(f"bot-{level}"), level=say(f"level-{level}"), n=1)
    card.get_by_role("radiogroup", name=say("start-against")).get_by_role("radio", name=face).check()
    card.get_by_role("button", name=say("start-play")).click()


def several_at_once(visitor: Visitor, option: str) -> None:
    """With all cards that a question asks for, and until the page has answered for each of them."""
    asked = visitor.decision
    gesture(visitor, [option])
    if asks_for_many(asked):
        visitor.until(lambda: visitor.over or visitor.decision.get("prompt") != asked["prompt"])


@pytest.mark.page
def test_a_newcomer_plays_a_whole_game_of_dominion(visit: Callable[..., Visitor], speaks: Speaks) -> None:
    speaks("pl")
    anna = visit(knows=False, wishes={"language": "pl"})
    starts(anna, "dominion", "beginner")
    is_spoken(anna, "pl")
    anna.plays(several_at_once, big_money)
    expect(anna.end).to_be_visible()
    names = [anna.facts["seats"][0]["name"], say("bot-beginner")]
    for name, score in zip(names, anna.view["result"]["scores"], strict=True):
        player = anna.end.get_by_role("heading", name=name, level=3)
        expect(player.locator("..")).to_contain_text(say("points", n=score))
    assert "cellar" in anna.view["supply"]       # of First Game
    anna.goes("/")                               # then comes a kingdom of the boxes she has, and the level is kept
    anna.page.get_by_text(say("start-boxes"), exact=True).click()
    anna.page.get_by_label(say("box-seaside"), exact=True).check()
    anna.page.get_by_label(say("box-base2e"), exact=True).uncheck()
    starts(anna, "dominion", "expert")
    anna.until(lambda: bool(anna.view))
    seaside = {card["id"] for card in anna.house.get("/api/cards") if card["box"] == "seaside"}
    assert (len(seaside & set(anna.facts["piles"])), anna.facts["seats"][1]["bot"]) == (10, "expert")
    anna.goes("/")
    expect(anna.page.get_by_role("radiogroup", name=say("start-against")).first
           .get_by_role("radio", checked=True)).to_have_attribute("value", "expert")


def test_a_newcomer_plays_a_whole_game_of_queendomino(visit: Callable[..., Visitor], speaks: Speaks) -> None:
    speaks("he")
    anna = visit(knows=False, wishes={"language": "he", "name": "Anna"})
    starts(anna, "queendomino", "beginner")
    is_spoken(anna, "he")
    anna.plays(lays_down, builder)
    expect(anna.end).to_be_visible()
    made = {message["option"].partition(":")[0] for message in anna.sent if message["type"] == "choose"}
    assert {"claim", "place", "tax"} <= made
    total = anna.end.get_by_role("row", name=say("sheet-total"))
    for kingdom in anna.view["kingdoms"]:
        expect(total).to_contain_text(str(kingdom["sheet"]["total"]))
    is_in_hebrew(anna)


def tabs_to(visitor: Visitor, name: str) -> None:
    """From link to field to button, until that one is reached."""
    for _tab in range(60):
        visitor.page.keyboard.press("Tab")
        label = visitor.page.evaluate("""() => {
            const here = document.activeElement
            const by = here.getAttribute('aria-labelledby')?.split(' ')
                .map((id) => document.getElementById(id).textContent)
            return here.ariaLabel ?? by?.join(' ') ?? here.textContent
        }""")
        if " ".join(label.split()) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_whole_game_of_dominion_needs_no_mouse(visit: Callable[..., Visitor], speaks: Speaks) -> None:
    speaks("he")                                             # Big Money plays no Attacks, which ask for several cards
    visitor = visit(wishes={"level": "big_money", "language": "he", "name": "Anna"})
    visitor.goes("/")
    expect(visitor.page.get_by_role("heading", name=say("start-watch"))).to_be_visible()
    tabs_to(visitor, f"{say('game-dominion')} {say('start-play')}")
    visitor.page.keyboard.press("Enter")
    visitor.plays(by_keys, big_money)
    expect(visitor.end).to_be_visible()
    is_in_hebrew(visitor)
    tabs_to(visitor, say("end-look"))
    visitor.page.keyboard.press("Enter")
    expect(visitor.end).to_be_hidden()


@pytest.mark.page
def test_a_whole_game_of_kingdomino_needs_no_mouse(visit: Callable[..., Visitor], speaks: Speaks) -> None:
    speaks("pl")
    visitor = visit(wishes={"language": "pl"})
    visitor.goes("/")
    expect(visitor.page.get_by_role("heading", name=say("start-watch"))).to_be_visible()
    tabs_to(visitor, f"{say('game-kingdomino')} {say('start-play')}")
    visitor.page.keyboard.press("Enter")
    visitor.plays(lays_down_by_keys, builder)
    expect(visitor.end).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.end).to_be_hidden()
