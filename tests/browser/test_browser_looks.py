"""How the page looks: nothing is cut off on any screen, every card can be read, and its letters are its own."""
from __future__ import annotations

from collections.abc import Callable
from typing import List

import pytest
from playwright.sync_api import Locator, Route, expect

from scenes import dominion, dominoes, people, position, turn_of
from visitor import Visitor
from wording import WORDS, Json, say

MOST_AT_START = 350_000                          # bytes
PILES = ["moat", "militia", "village", "smithy", "market", "mine", "remodel", "cellar", "library", "witch"]
BUYING = {"turn": {"phase": "buying", "coins": 7, "buys": 2}}
COPPERS: Json = {"hand": ["copper"] * 5, "deck": ["copper"] * 5}
LETTERS = "Zażółć gęślą jaźń; příliš žluťoučký kůň; שלום"
FINGERS = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def pile(visitor: Visitor, card: str) -> Locator:
    return visitor.page.get_by_role("region", name=say("supply")).get_by_role("button", name=WORDS.card(card)).first


def preview(visitor: Visitor) -> Locator:
    """What is seen of a card that is pointed at; screen readers have its window."""
    return visitor.page.locator(".preview")


def start(visitor: Visitor) -> None:
    visitor.goes("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.says("game-royal_wedding")


def all_cards(visitor: Visitor) -> None:
    visitor.goes("/cards")
    expect(visitor.button(WORDS.card("fairgrounds"))).to_be_visible()


def crowded_dominion(visitor: Visitor) -> None:
    """Four players, whose names are as long as those of bots."""
    visitor.lays_out(dominion(turn_of(0, 150, "action", "buy"), seats=4),
                     people("Anna", "bot:militia", "bot:double_witch", "bot:big_money"))
    visitor.reads_on()


def wordy_dominion(visitor: Visitor) -> None:
    """Cards with much text, in the Supply and in hand."""
    piles = ["possession", "golem", "kings_court", "goons", "tournament", "young_witch", "masquerade", "minion",
             "philosophers_stone", "contraband"]
    hand = ["masquerade", "minion", "golem", "kings_court", "goons", "possession", "copper", "copper"]
    visitor.lays_out(position([{**COPPERS, "hand": hand}, COPPERS], piles=piles), people("Anna", "bot:big_money"))
    visitor.reads_on()


def queendomino(visitor: Visitor) -> None:
    """Four players: on a phone, three kingdoms stand side by side above the own one."""
    visitor.lays_out(dominoes("queendomino", turn_of(0, 40, "place"), 4), people("Anna", *["bot:greedy"] * 3))
    visitor.reads_on("queendomino")


def lesson(visitor: Visitor) -> None:
    made = visitor.post("/api/lessons", {"lesson": "dominion", "name": "Anna"})
    visitor.goes(f"/table/{made['table']['id']}").reads_on()


@pytest.mark.parametrize("go", [start, pytest.param(all_cards, marks=pytest.mark.long), crowded_dominion,
                                wordy_dominion, queendomino, pytest.param(lesson, marks=pytest.mark.long)],
                         ids=lambda go: str(go.__name__))
def test_nothing_is_cut_off_on_any_screen(visitor: Visitor, go: Callable[[Visitor], None]) -> None:
    go(visitor)
    assert visitor.misfits() == []


def test_the_kingdom_of_a_team_fits_a_phone_whatever_the_other_teams_are_called(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.lays_out(dominoes("royal_wedding", turn_of(0, 30, "place"), 8), people("Anna", *["bot:greedy"] * 7))
    visitor.reads_on("royal_wedding")
    assert visitor.page.locator(".hero").evaluate("(one) => one.getBoundingClientRect().right") <= 390


UNTOLD = "(faces) => faces.filter((face) => face.dataset.told === 'no').length"


def test_cards_grow_with_the_window_and_have_their_text(visitor: Visitor) -> None:
    wordy_dominion(visitor)
    faces = visitor.page.locator(".card.tile, .card.hand")
    widths: List[float] = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        visitor.resizes(width, height)
        assert faces.evaluate_all(UNTOLD) == 0
        supply = visitor.page.get_by_role("region", name=say("supply")).bounding_box()
        game = visitor.page.get_by_role("main").bounding_box()
        tile = faces.first.bounding_box()
        assert supply is not None
        assert game is not None
        assert tile is not None
        assert supply["width"] > 0.96 * game["width"]
        widths.append(tile["width"])
    assert widths[0] * 1.6 < widths[-1]
    expect(pile(visitor, "goons")).to_contain_text(say("plus-vp-tokens", n=1).partition(" ")[0])


# ---- reading a card
def test_a_card_is_read_by_pointing_or_a_key_and_bought_from_its_window(visitor: Visitor) -> None:
    visitor.lays_out(position([{**COPPERS, "hand": ["moat"]}, COPPERS], piles=PILES, **BUYING),
                     people("Anna", "bot:big_money"))
    visitor.reads_on()
    expect(pile(visitor, "moat")).to_contain_text(say("reaction-intro"))
    expect(pile(visitor, "witch").locator(".types")).to_have_attribute("title", WORDS.types(["action", "attack"]))
    pile(visitor, "witch").hover()
    expect(preview(visitor)).to_contain_text(say("ruling-witch-1"))
    visitor.page.mouse.move(2, 2)
    expect(preview(visitor)).to_be_hidden()
    window = visitor.page.get_by_role("dialog", name=WORDS.card("moat"))
    pile(visitor, "moat").focus()
    visitor.page.keyboard.press("i")
    expect(window).to_contain_text(say("ruling-moat-1"))
    visitor.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    pile(visitor, "witch").hover()
    visitor.page.keyboard.press("i")
    visitor.page.get_by_role("dialog").get_by_role("button", name=WORDS.option("buy:witch", "buy")).click()
    visitor.until(lambda: bool(visitor.view["supply"]["witch"] == 9))
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()


def test_a_long_press_reads_a_card_and_chooses_nothing(visit: Callable[..., Visitor]) -> None:
    anna = visit(knows=False, wishes=None, **FINGERS)
    anna.lays_out(position([{**COPPERS, "turns": 3}, COPPERS], piles=PILES, **BUYING), people("Anna", "bot:big_money"))
    anna.reads_on()
    anna.says("hint-dominion-read")
    anna.clicks("hint-understood")
    spot = pile(anna, "witch").bounding_box()
    assert spot is not None
    touches = anna.context.new_cdp_session(anna.page)
    at = {"x": spot["x"] + spot["width"] / 2, "y": spot["y"] + spot["height"] / 2}
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    window = anna.page.get_by_role("dialog", name=WORDS.card("witch"))
    expect(window).to_contain_text(say("ruling-witch-1"))
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(window.get_by_role("button", name=WORDS.option("buy:witch", "buy"))).to_be_visible()
    assert [message for message in anna.sent if message["type"] == "choose"] == []
    anna.reloads()
    anna.reads_on()
    expect(anna.page.get_by_text(say("hint-dominion-read"))).to_have_count(0)


# ---- what the page brings along
def test_letters_are_those_of_the_page(visitor: Visitor) -> None:
    start(visitor)
    visitor.page.evaluate("""(letters) => {
        const styles = getComputedStyle(document.documentElement)
        return Promise.all(['sans', 'serif'].map((font) => {
            const line = document.createElement('p')
            line.id = font
            line.style.fontFamily = `var(--${font})`
            line.textContent = letters
            document.body.append(line)
            return document.fonts.load(`1em ${styles.getPropertyValue(`--${font}`)}`, letters)
        }))
    }""", LETTERS)
    browser = visitor.context.new_cdp_session(visitor.page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    for place in ("body", "#sans", "#serif"):
        node = browser.send("DOM.querySelector", {"nodeId": root, "selector": place})["nodeId"]
        used = browser.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert used or place == "body"
        assert [(place, font) for font in used if not font["isCustomFont"]] == []


BYTES = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def test_something_is_seen_before_the_scripts_have_come(visitor: Visitor) -> None:
    held: List[Route] = []
    slow = True

    def hold_back(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    visitor.page.route("**/assets/**", hold_back)
    visitor.page.goto(visitor.house.url, wait_until="commit")
    door = visitor.page.locator("#door")
    expect(door.get_by_role("heading", name=say("preview-title"))).to_be_visible()
    visitor.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length === 1")
    slow = False
    for route in held:
        route.continue_()
    visitor.says("game-royal_wedding")
    expect(door).to_have_count(0)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    assert 100_000 < visitor.page.evaluate(BYTES) < MOST_AT_START
