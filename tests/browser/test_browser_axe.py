"""No page breaks a rule of accessibility that axe knows, by day or by night. More pages with `--long`."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, List, Optional

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from scenes import dominion, dominoes, few_provinces, never, people, turn_of
from visitor import Visitor
from wording import WORDS, Json, say

AXE = Axe().axe_script
COLOURS = ["color-contrast", "link-in-text-block"]
OF_COLOURS = {"resultTypes": ["violations"], "runOnly": COLOURS}
ALL_OTHERS = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in COLOURS}}
RUN = "([part, rules]) => axe.run(part ?? document, rules).then((found) => found.violations)"
# What is written in the same letters, on the same grounds and in the same class as something else, has its contrast
ONE_OF_EACH = """([part, rules]) => {
    const grounds = new Map(), seen = new Set()
    const ground = (one) => {
        if (!one) return ''
        if (!grounds.has(one)) {
            const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one)
            const own = [backgroundColor, backgroundImage, opacity, filter].join()
            grounds.set(one, ground(one.parentElement) + (own === 'rgba(0, 0, 0, 0),none,1,none' ? '' : `>${own}`))
        }
        return grounds.get(one)
    }
    const kind = (one) => {
        const { color, fontSize, fontWeight } = getComputedStyle(one)
        const classes = [one.localName, one.className, one.parentElement.className]
        return [...classes, color, fontSize, fontWeight, ground(one)].join()
    }
    const written = (one) => /^(input|select|textarea)$/.test(one.localName)
        || [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim())
    const include = [...document.querySelectorAll(`${part ?? 'body'} *`)].filter((one) =>
        written(one) && one.checkVisibility() && !seen.has(kind(one)) && seen.add(kind(one)))
    return include.length ? axe.run({ include }, rules).then((found) => found.violations) : []
}"""
MORE = partial(pytest.param, marks=pytest.mark.long)
WINDOW = "dialog[open]"                          # what lies under it was looked at before


def check(visitor: Visitor, what: str, part: Optional[str] = None) -> None:
    """Every rule and everything; the rules that look at colours by day and by night, and at one of each kind."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.looks()
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE)
    colours: Any
    for colours, run, rules in (("light", RUN, ALL_OTHERS), ("light", ONE_OF_EACH, OF_COLOURS),
                                ("dark", ONE_OF_EACH, OF_COLOURS)):
        visitor.page.emulate_media(color_scheme=colours)
        found = visitor.page.evaluate(run, [part, rules])
        told = [(one["id"], node["html"][:160], node["failureSummary"]) for one in found for node in one["nodes"]]
        assert not told, (what, colours, told[:6])


def opened(visitor: Visitor, record: Json, *names: str) -> Visitor:
    visitor.lays_out(record, people(*names))
    visitor.reads_on(record["game"])
    return visitor


@pytest.mark.parametrize("path", ["/", "/new", MORE("/new?game=royal_wedding"), "/rules", MORE("/rules/queendomino"),
                                  MORE("/replays"), MORE("/cards"), "/me", MORE("/players")])
def test_pages_without_a_table(visitor: Visitor, path: str) -> None:
    visitor.goes(path)
    expect(visitor.page.get_by_role("main")).to_be_visible()
    if "new" in path:
        expect(visitor.button(say("new-open"))).to_be_enabled()
    check(visitor, path)


def test_the_ways_to_choose_a_kingdom(visitor: Visitor) -> None:
    visitor.goes("/new?game=dominion")
    for way in ("chance", "hand", "text"):
        visitor.clicks(f"chooser-way-{way}")
        check(visitor, way)


def test_the_lab_tells_what_wins_the_chosen_kingdom(visitor: Visitor, studied: List[str]) -> None:
    visitor.goes(f"/new?game=dominion&cards={','.join(studied)}&boxes=base1e")
    visitor.page.get_by_role("link", name=say("chooser-lab")).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(WORDS.card(studied[0]))
    matrix = visitor.page.get_by_role("region", name=say("study-matrix"))
    expect(matrix.get_by_role("rowheader", name=f"1 {WORDS.bot('witch')}")).to_be_visible()
    expect(visitor.page.get_by_role("region", name=say("study-buys"))).to_contain_text(WORDS.card("gold"))
    expect(visitor.page.get_by_role("main")).to_contain_text("40.0 (38.0 to 42.0)")
    expect(visitor.page.get_by_role("main")).to_contain_text(f"the hardest is {WORDS.bot('witch')}.")
    check(visitor, "the lab")
    visitor.page.get_by_role("link", name=say("lab-play")).click()
    expect(visitor.page.get_by_role("list", name=say("chooser-ten"))).to_contain_text(WORDS.card(studied[0]))


def test_the_waiting_room(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    anna.goes("/new?game=dominion")
    anna.clicks("new-open")
    anna.says("room-begins")
    anna.says("room-local")                      # nobody else could open this address
    check(anna, "who waits")
    ben.page.goto(anna.page.url)
    expect(ben.button(say("room-sit-big"))).to_be_visible()
    check(ben, "who comes")


def test_dominion_early_with_a_hint_and_its_windows(visit: Callable[..., Visitor]) -> None:
    anna = visit(knows=False)
    anna.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    expect(anna.page.get_by_role("complementary", name=say("hint"))).to_be_visible()
    check(anna, "early")
    supply = anna.page.get_by_role("region", name=say("supply"))
    supply.get_by_role("button", name=WORDS.card("moat")).first.click()
    expect(anna.page.get_by_role("dialog", name=WORDS.card("moat"))).to_contain_text(say("read-rulings"))
    check(anna, "a card", WINDOW)
    anna.page.keyboard.press("Escape")
    anna.clicks("menu")
    check(anna, "menu", WINDOW)
    anna.clicks("keys-title")
    expect(anna.page.get_by_role("dialog", name=say("keys-title"))).to_be_visible()
    check(anna, "keys", WINDOW)


def test_dominion_late(visitor: Visitor) -> None:
    check(opened(visitor, dominion(few_provinces), "Anna", "bot:big_money"), "late")


@pytest.mark.long
def test_dominion_with_six(visitor: Visitor) -> None:
    check(opened(visitor, dominion(turn_of(0, 150), seats=6), "Anna", *["bot:big_money"] * 5), "six players")


@pytest.mark.parametrize("game", ["dominion", "queendomino"])
def test_the_end_and_the_replay(visitor: Visitor, game: str) -> None:
    record = dominion(never) if game == "dominion" else dominoes(game, never)
    id = visitor.lays_out(record, people("Anna", "bot:random"))
    expect(visitor.end).to_be_visible()
    expect(visitor.end.get_by_role("figure", name=say("curve-title"))).to_be_visible()
    expect(visitor.end.locator(f"a[href^='/table/{id}/replay/']").first).to_be_visible()     # where the game turned
    check(visitor, "end")
    visitor.goes(f"/table/{id}/replay/20")
    expect(visitor.page.get_by_role("slider", name=say("replay-slider"))).to_have_value("20")
    check(visitor, "replay")


@pytest.mark.parametrize("prompt", [MORE("claim"), MORE("place"), MORE("tax"), "build"])
def test_queendomino(visitor: Visitor, prompt: str) -> None:
    late = 0 if prompt == "claim" else 50
    check(opened(visitor, dominoes("queendomino", turn_of(0, late, prompt)), "Anna", "bot:greedy"), prompt)


@pytest.mark.long
def test_royal_wedding_with_eight(visitor: Visitor) -> None:
    check(opened(visitor, dominoes("royal_wedding", turn_of(0, 120), 8), "Anna", *["bot:greedy"] * 7), "eight players")


def test_the_curtain_and_who_watches(visit: Callable[..., Visitor]) -> None:
    anna, cleo = visit(), visit()
    id = anna.lays_out(dominion(turn_of(0, 20)), people("Anna", "Ben"))
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    check(anna, "curtain")
    cleo.goes(f"/table/{id}")
    cleo.reads_on()
    check(cleo, "watching")


def test_a_table_that_is_not_there(visitor: Visitor) -> None:
    visitor.allowed += ["404"]
    visitor.goes("/table/nosuchtable")
    visitor.says("table-missing")
    check(visitor, "no table")
