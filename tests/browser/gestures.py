"""How each choice is made on the page: with the pointer, or with keys alone."""
from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any, Dict, List

from playwright.sync_api import Locator, TimeoutError, expect

from crownlands.locale.languages import direction
from crownlands.terminal.dominion.question import which_of_several
from house import House
from visitor import Visitor, choice, prompt_region
from wording import WORDS, Json, any_of, laid_name, place_name, say

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
PART: Any = {"x": 14, "y": 34}                   # of a card that others may lie upon, from where reading begins


def click_part(card: Locator) -> None:
    """Where no other card lies upon it."""
    if direction(WORDS.language) == "rtl":
        width = card.bounding_box()["width"]     # type: ignore[index]
        card.click(position={"x": width - PART["x"], "y": PART["y"]})
    else:
        card.click(position=PART)


def region_of(asked: Json, option: str) -> str:
    """Where on the page it is chosen: hand, supply, as a card in the prompt, or as words there."""
    zone: str = asked["zone"]
    if ":" not in option or option == "play:treasures" or option.startswith(("spend:", "repay:")):
        return "words"
    return zone if zone in ("hand", "supply", "words") else "prompt"


def asks_for_many(asked: Json) -> bool:
    """Cards that go together are chosen in one gesture."""
    return asked["picks"] > 1 and asked["zone"] in ("hand", "aside")


def label_of(visitor: Visitor, option: str) -> str:
    """What the control that chooses it is called."""
    asked = visitor.decision
    region = region_of(asked, option)
    verb, _, card = option.partition(":")
    if region == "supply" and card in visitor.view.get("landscapes", []):
        known: str = say("landscape-label", card=WORDS.card(card), event="yes", cost=visitor.view["costs"][card],
                         verb=verb)
        return known
    if region == "supply":
        given = asked.get("victim", asked["seat"]) != asked["seat"]
        view = visitor.view
        marks = ["banned"] * (card in view["turn"].get("banned", [])) + ["bane"] * (view.get("bane") == card)
        marks += ["mixed"] * any(card in kinds for kinds in view.get("mixed", {}).values()) + ["none"]
        label: str = say("pile-label", card=WORDS.card(card), cost=view["costs"][card], n=view["supply"][card],
                         potion="yes" if card in view.get("potion_costs", []) else "no",
                         debt=view.get("debt_costs", {}).get(card, 0), mark=marks[0], verb="give" if given else verb)
        points = view.get("pile_points", {}).get(card, 0)
        return say("pile-label-points", label=label, n=points) if points else label
    if region == "words":
        return word_of(asked, option)
    return say("name-label" if asked["zone"] == "name" else "hand-label", card=WORDS.card(card), verb=verb, order=0)


def word_of(asked: Json, option: str) -> str:
    verb, _, choice = option.partition(":")
    if verb == "choose":
        return WORDS.choice_text(asked["choices"][choice])
    if verb == "place":
        ends = {asked["options"][0]: "top", asked["options"][-1]: "bottom"}
        return say("place-at", at=ends.get(option, "within"), n=choice)
    own = f"answer-{verb}-{asked['prompt']}"
    return say(own) if WORDS.has(own) else WORDS.option(option, asked["prompt"])


def answer(visitor: Visitor, option: str) -> Locator:
    """What answers that way: a pile, a card, or a button with words."""
    place = region_of(visitor.decision, option)
    region = visitor.page.get_by_role("region", name=say("prompt" if place == "words" else place), exact=True)
    return region.get_by_role("button", name=label_of(visitor, option), exact=place != "supply").first


def held(visitor: Visitor) -> List[str]:
    """The cards that several are chosen from."""
    zones = ("looked_at", "aside") if visitor.decision["zone"] == "aside" else ("hand",)
    whose: Json = visitor.view["players"][visitor.decision.get("for", visitor.seat)]
    return [card for zone in zones for card in whose.get(zone, [])]


def gesture(visitor: Visitor, options: List[str]) -> None:
    """One choice; or several cards, which are tapped and then confirmed together."""
    asked = visitor.decision
    if not asks_for_many(asked):
        by_pointer(visitor, options[0])
        return
    cards = [option.partition(":")[2] for option in options if option != "done"]
    order_of_all = False
    if "done" not in asked["options"]:           # what has no alternative is tapped all the same
        order_of_all = asked["zone"] == "aside" and asked["picks"] == len(held(visitor))
        cards += (Counter(held(visitor)) - Counter(cards)).elements()
        cards = cards[:asked["picks"]]
    verb = next(option for option in asked["options"] if ":" in option).partition(":")[0]
    for card in cards[:-1] if order_of_all else cards:                           # the last one of it is clear
        click_part(answer(visitor, f"{verb}:{card}"))
    asking = visitor.page.get_by_role("region", name=say("prompt"), exact=True)
    asking.get_by_role("button", name=confirming(asked, len(cards)), exact=True).click()


def confirming(asked: Json, picked: int) -> str:
    """The button for the cards that were tapped."""
    verb = next(option for option in asked["options"] if ":" in option).partition(":")[0]
    id = "pick-up-to" if "done" in asked["options"] else "pick-exactly"
    label: str = say(id, verb=verb, n=picked, of=asked["picks"])
    return label


def question(visitor: Visitor) -> str:
    """What is asked, in words."""
    asked = visitor.decision
    cards = [option for option in asked["options"] if ":" in option]
    if asks_for_many(asked):
        own = f"ask-{asked['prompt']}"
        id = own if WORDS.has(own) else "ask-up-to" if "done" in asked["options"] else "ask-exactly"
        return say(id, verb=cards[0].partition(":")[0], n=asked["picks"])
    victim = asked.get("victim")
    named = {} if victim is None else {"name": visitor.facts["seats"][victim]["name"],
                                       "owner": "you" if victim == visitor.seat else "other"}
    about = {"about": WORDS.card(asked["about"])} if asked["about"] else {}
    return say(f"prompt-{asked['prompt']}", two=which_of_several(asked), **named, **about)


def offers(visitor: Visitor) -> Json:
    """All that the page has to offer now: the question, and the controls for its options by their place."""
    asked = visitor.decision
    found: Dict[str, Any] = {"question": question(visitor), "hand": [], "supply": [], "prompt": [], "words": []}
    for option in asked["options"]:
        if not (option == "done" and asks_for_many(asked)):
            found[region_of(asked, option)].append(label_of(visitor, option))
    if asks_for_many(asked):
        found["words"].append(confirming(asked, 0))
    return {place: sorted(names) if place != "question" else names for place, names in found.items()}


SHOWN = """(regions) => {
    const plain = (one) => (one?.textContent ?? '').replace(/\\s+/g, ' ').trim()
    const sorted = (names) => [...new Set(names)].sort()
    const inside = (name, controls) => document.querySelectorAll(`[aria-label="${regions[name]}"] ${controls}`)
    const lit = (name) => sorted([...inside(name, '.lit > button:first-child')]
        .map((one) => one.ariaLabel.replace(new RegExp(regions.own), '')))
    return {
        question: plain(inside('prompt', 'p.text')[0]), hand: lit('hand'), supply: lit('supply'), prompt: lit('prompt'),
        words: sorted([...inside('prompt', '.buttons button')].map(plain)),
    }
}"""


def reads_the_question(visitor: Visitor) -> None:
    """It is asked in words, and just its options can be chosen."""
    expected = offers(visitor)
    regions: Dict[str, str] = {name: say(name) for name in ("prompt", "hand", "supply")}
    regions["own"] = re.escape(say("pile-label-own", label="", n=77)).replace("77", r"\d+") + "$"
    try:
        visitor.page.wait_for_function(f"([regions, expected]) => JSON.stringify(({SHOWN})(regions)) === expected",
                                       arg=[regions, json.dumps(expected, ensure_ascii=False, separators=(",", ":"))],
                                       polling=50)           # milliseconds; to look in every frame would draw each
    except TimeoutError:
        found = visitor.page.evaluate(SHOWN, regions)
        assert found == expected, (found, expected)


def asks_again(visitor: Visitor, option: str) -> bool:
    """Before a turn ends with coins that could buy something."""
    useful = [one for one in visitor.options if one.startswith("buy:") and one not in ("buy:copper", "buy:curse")]
    return option == "done" and bool(useful)


def by_pointer(visitor: Visitor, option: str) -> None:
    again = asks_again(visitor, option)          # now: the click may bring the next question
    in_hand = region_of(visitor.decision, option) == "hand"
    if in_hand:
        click_part(answer(visitor, option))
    else:
        answer(visitor, option).click()
    if again:
        visitor.clicks("end-turn-yes")


def by_finger(visitor: Visitor, option: str) -> None:
    again = asks_again(visitor, option)
    answer(visitor, option).tap()
    if again:
        visitor.button(say("end-turn-yes")).tap()


def by_keys(visitor: Visitor, option: str) -> None:
    """The key that the list of keys names. Piles and words keep theirs."""
    again = asks_again(visitor, option)
    label = option_label(visitor, option)
    expect(answer(visitor, option)).to_be_visible()
    if label not in visitor.keys:
        visitor.keys.update(shown_keys(visitor))
    visitor.page.keyboard.press(visitor.keys[label])
    if again:
        expect(visitor.button(say("end-turn-yes"))).to_be_enabled()
        visitor.page.keyboard.press("Enter")


def option_label(visitor: Visitor, option: str) -> str:
    if region_of(visitor.decision, option) in ("hand", "prompt"):
        return WORDS.card(option.partition(":")[2])
    return word_of(visitor.decision, option)


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
    # with each form that a number may have
    taxes = [re.escape(say("dominoes-tax", coins=coins, terrain="TERRAIN")) for coins in (1, 2, 3, 777)]
    return re.compile(any_for("TERRAIN", f"^({'|'.join(taxes)})$").replace("777", r"\d+"))


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
    return re.compile(any_for("WORTH", re.escape(say("dominoes-place-here", worth="WORTH"))))


def any_for(word: str, pattern: str) -> str:
    """Whatever stands there, and whatever keeps its direction."""
    return re.sub(f"\u2068?{word}\u2069?", ".+", pattern)
