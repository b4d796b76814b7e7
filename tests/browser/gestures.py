"""How each choice is made on the page: with the pointer, or with keys alone."""
from __future__ import annotations

import re
from functools import cache
from typing import Dict, List

from playwright.sync_api import Locator, expect

from house import House
from visitor import Visitor, choice, prompt_region
from wording import WORDS, Json, any_of, laid_name, place_name, say

PILES = ("buy", "gain", "swindle")               # verbs for cards of the Supply
DIRECTIONS = ("east", "south", "west", "north")  # clockwise


# ---- what to choose so that games come to an end soon
def big_money(visitor: Visitor) -> str:
    options = visitor.options
    wanted = ("play:treasures", "buy:province", "buy:gold", "buy:silver", "done")
    return choice(options, *wanted)


def builder(visitor: Visitor) -> str:
    """Takes every tax and building that there is."""
    return visitor.options[0]


# ---- Dominion
def answer(visitor: Visitor, option: str) -> Locator:
    """What answers that way: a pile, a card of the hand, or a button with words."""
    verb, _, card = option.partition(":")
    asked = visitor.decision
    if card and verb in PILES and asked["prompt"] in ("buy", "gain", "may_gain", "swindle"):
        label = say("pile-label", card=WORDS.card(card), cost=visitor.view["costs"][card], verb=verb,
                    n=visitor.view["supply"][card])
        return visitor.page.get_by_role("region", name=say("supply")).get_by_role("button", name=label)
    if card and option != "play:treasures" and verb != "choose":
        label = say("hand-label", card=WORDS.card(card), verb=verb, order=0)
        return visitor.page.get_by_role("region", name=say("hand"), exact=True).get_by_role(
            "button", name=label, exact=True).first
    region = visitor.page.get_by_role("region", name=say("prompt"))
    return region.get_by_role("button", name=WORDS.option(option, asked["prompt"]), exact=True)


def asks_again(visitor: Visitor, option: str) -> bool:
    """Before a turn ends with coins that could buy something."""
    useful = [one for one in visitor.options if one.startswith("buy:") and one not in ("buy:copper", "buy:curse")]
    return option == "done" and bool(useful)


def by_pointer(visitor: Visitor, option: str) -> None:
    answer(visitor, option).click()
    if asks_again(visitor, option):
        visitor.clicks("end-turn-yes")


def by_finger(visitor: Visitor, option: str) -> None:
    answer(visitor, option).tap()
    if asks_again(visitor, option):
        visitor.button(say("end-turn-yes")).tap()


def by_keys(visitor: Visitor, option: str) -> None:
    """The key that the list of keys names. Piles and words keep theirs."""
    label = option_label(visitor, option)
    expect(answer(visitor, option)).to_be_visible()
    if label not in visitor.keys:
        visitor.keys.update(shown_keys(visitor))
    visitor.page.keyboard.press(visitor.keys[label])
    if asks_again(visitor, option):
        expect(visitor.button(say("end-turn-yes"))).to_be_visible()
        visitor.page.keyboard.press("Enter")


def option_label(visitor: Visitor, option: str) -> str:
    verb, _, card = option.partition(":")
    if card and option != "play:treasures" and verb not in PILES:
        return WORDS.card(card)
    return WORDS.option(option, visitor.decision["prompt"])


NAMED_KEYS = {"⏎": "Enter", "ESC": "Escape", "←": "ArrowLeft", "→": "ArrowRight", "↑": "ArrowUp", "↓": "ArrowDown",
              "␣": " "}


def shown_keys(visitor: Visitor) -> Dict[str, str]:
    """The list that `?` shows: what each key does, and which it is. It is closed again."""
    visitor.page.keyboard.press("?")
    title = visitor.page.get_by_role("dialog", name=say("keys-title"))
    expect(title).to_be_visible()
    rows: List[List[str]] = title.locator("dl > div").evaluate_all(
        "rows => rows.map((row) => [row.querySelector('dd').textContent, row.querySelector('dt').textContent])")
    visitor.page.keyboard.press("?")
    expect(title).to_be_hidden()
    return {label: NAMED_KEYS.get(key.upper(), key.lower()) for label, key in reversed(rows)}


# ---- dominoes
@cache
def tiles(house: House) -> Json:
    found: Json = house.get("/api/tiles")
    return found


def squares(visitor: Visitor) -> List[Json]:
    """Of the domino that is placed now."""
    entry = visitor.view["line"][visitor.view["at"]]
    found: List[Json] = tiles(visitor.house)[entry["box"]][entry["domino"] - 1]
    return found


def rotations(visitor: Visitor) -> List[str]:
    """The ways in which the domino fits anywhere, clockwise; it is given in the first of them."""
    fitting = {option.rpartition(",")[2] for option in visitor.options}
    return [direction for direction in DIRECTIONS if direction in fitting]


def lays_down(visitor: Visitor, option: str) -> None:
    """Any choice at dominoes, with the mouse."""
    page = visitor.page
    verb, _, rest = option.partition(":")
    prompt = page.get_by_role("region", name=prompt_region(visitor.view["game"]))
    if verb == "claim":
        page.get_by_role("button", name=say("option-claim", domino=f"{rest} (")).click()
    elif verb == "place":
        x, y, direction = rest.split(",")
        for _turn in range(rotations(visitor).index(direction)):
            prompt.get_by_role("button", name=say("dominoes-turn-right")).click()
        page.get_by_role("button", name=laid_name(squares(visitor), int(x), int(y), direction)).click()
    elif verb == "tax":
        number = visitor.options.index(option)
        prompt.get_by_role("button", name=any_tax()).nth(number).click()
    elif verb == "build":
        slot, x, y = rest.split(",")
        picks_building(visitor, int(slot))
        visitor.clicks("dominoes-build-here", place=place_name(int(x), int(y)))
    elif verb == "burn":
        picks_building(visitor, int(rest))
        building = say(f"building-{visitor.view['board']['slots'][int(rest)]}")
        visitor.clicks("dominoes-burn", building=building)
    elif verb == "discard":
        visitor.clicks("option-discard-domino")
    else:
        id = f"option-done-{visitor.decision['prompt']}"
        prompt.get_by_role("button", name=any_of(say(id, again="yes"), say(id, again="no"))).click()


def lays_down_by_keys(visitor: Visitor, option: str) -> None:
    """A claim by its key; a domino on the best place, which an arrow finds."""
    verb, _, number = option.partition(":")
    if verb == "claim":
        expect(visitor.button(say("option-claim", domino=f"{number} ("), exact=False)).to_be_visible()
        visitor.page.keyboard.press(shown_keys(visitor)[say("dominoes-claim-number", n=int(number))])
    else:
        expect(visitor.button(say("dominoes-turn-right"))).to_be_visible()
        visitor.page.keyboard.press("ArrowRight")
        expect(visitor.button(place_here(), exact=False)).to_be_visible()
        visitor.page.keyboard.press("Enter")


def any_tax() -> re.Pattern[str]:
    one, more = (re.escape(say("dominoes-tax", coins=coins, terrain="TERRAIN")) for coins in (1, 777))
    return re.compile(f"^({one}|{more})$".replace("TERRAIN", ".+").replace("777", r"\d+"))


def picks_building(visitor: Visitor, slot: int) -> None:
    """The dearest comes first; there may be two of a kind."""
    before = [tile for tile in visitor.view["board"]["slots"][slot + 1:] if tile is not None]
    board = visitor.page.get_by_role("region", name=say("dominoes-board")).last
    board.get_by_role("button").nth(len(before)).click()


def taps_down(visitor: Visitor, option: str) -> None:
    """Any choice at dominoes, with a finger: a spot is tapped, and the button says what it brings."""
    verb, _, rest = option.partition(":")
    if verb != "place":
        lays_down(visitor, option)
        return
    x, y, direction = rest.split(",")
    for _turn in range(rotations(visitor).index(direction)):
        visitor.button(say("dominoes-turn-right")).tap()
    spot = visitor.page.get_by_role("button", name=laid_name(squares(visitor), int(x), int(y), direction))
    spot.tap()
    visitor.button(place_here(), exact=False).tap()


def place_here() -> re.Pattern[str]:
    """The button that lays the domino where it is held."""
    return re.compile(re.escape(say("dominoes-place-here", gain="GAIN")).replace("GAIN", ".+"))
