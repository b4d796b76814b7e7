"""Every choice of the dominoes games, made on the page: each option has its control, what is clicked is what the record
holds, and the points that were shown are the points it gave. With `--long` in every variant; else in one of each game
and in all of Queendomino, which has all choices."""
from __future__ import annotations

import itertools
import json
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Set, Tuple

import pytest
from playwright.sync_api import Locator, expect

import crownlands
from crownlands.kernel.state import State
from gestures import any_tax, lays_down, picks_building, rotations, squares, taps_down
from scenes import SEED, never, people, played, turn_of
from visitor import PATIENCE, Visitor, prompt_region
from wording import Json, laid_name, place_name, say, square_name

SIDEWAYS = {"viewport": {"width": 780, "height": 360}, "has_touch": True, "is_mobile": True}


@dataclass
class Walk:
    """A game that has come so far, and how many choices of the first seat are made on the page."""
    game: str
    seats: int
    after: int
    most: int
    options: Json = field(default_factory=dict)
    prompt: str = ""                             # that it begins with

    def record(self, until: Optional[Callable[[State], bool]] = None) -> Json:
        state = crownlands.game(self.game).start(seats=self.seats, seed=SEED, ask_forced=True, **self.options)
        return played(state, until or turn_of(0, self.after, *([self.prompt] if self.prompt else [])))


WALKS = [
    [Walk("kingdomino", 2, 0, 3), Walk("kingdomino", 3, 40, 3, {"middle_kingdom": True, "harmony": True}),
     Walk("kingdomino", 4, 250, 3, {"dynasty": True}), Walk("kingdomino", 2, 60, 3, {"mighty_duel": True})],
    [Walk("queendomino", 2, 40, 5), Walk("queendomino", 2, 50, 3, prompt="tax"),
     Walk("queendomino", 2, 60, 3, {"two_full_turns": True}, "build"), Walk("queendomino", 2, 40, 2, prompt="burn")],
    [Walk("queendomino", 3, 80, 3, {"tax_boxes": "per_knight"}), Walk("queendomino", 4, 110, 4),
     Walk("royal_wedding", 4, 190, 3)],
    [Walk("royal_wedding", 4, 70, 3, {"teams": True}), Walk("royal_wedding", 6, 150, 3),
     Walk("royal_wedding", 8, 190, 3, prompt="place")],
]
TOWN = {"claim", "place", "tax", "build", "burn", "done"}


def gains(visitor: Visitor) -> Dict[str, int]:
    """The points of each option, as the server knows them."""
    return dict(zip(visitor.options, visitor.decision["gains"], strict=True))


def shown_gain(points: int) -> str:
    return say("signed", sign="−" if points < 0 else "+", n=abs(points))


def settles(read: Callable[[], Any], wanted: Any) -> None:
    """The page shows it, or will in a moment."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := read()) != wanted:
        assert time.monotonic() < end, (found, wanted)
        time.sleep(0.02)


def labels(buttons: Locator) -> List[str]:
    found: List[str] = buttons.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.textContent.trim()).sort()")
    return found


# ---- the controls of a question: one for each option, and no others
def offers_all(visitor: Visitor) -> None:
    asked = visitor.decision["prompt"]
    OFFERS[asked](visitor)
    prompt = visitor.page.get_by_role("region", name=prompt_region(visitor.view["game"]))
    ends = {say(f"option-done-{asked}", again=again) for again in ("yes", "no")} if "done" in visitor.options else set()
    buttons = labels(prompt.get_by_role("button"))
    assert bool(ends) == bool(ends & set(buttons)), buttons


def offers_claims(visitor: Visitor) -> None:
    numbers = [option.partition(":")[2] for option in visitor.options]
    one = say("option-claim", domino="DOMINO").partition("DOMINO")[0]
    claims = visitor.page.get_by_role("button", name=re.compile(f"^{re.escape(one)}\\d"))
    settles(lambda: sorted(label.removeprefix(one).split()[0] for label in labels(claims)), sorted(numbers))


def offers_places(visitor: Visitor) -> None:
    """In each way that it can be turned, every place with its points; at the end it is turned as at first."""
    land = squares(visitor)
    wanted: Dict[str, List[str]] = {}
    for option, points in gains(visitor).items():
        x, y, direction = option.removeprefix("place:").split(",")
        spot = say("dominoes-spot", place=laid_name(land, int(x), int(y), direction), n=points)
        wanted.setdefault(direction, []).append(spot)
    turn = visitor.button(say("dominoes-turn-right"))
    spots = visitor.page.locator(".land button.spot")
    for direction in rotations(visitor):
        settles(lambda direction=direction: labels(spots), sorted(wanted[direction]))    # type: ignore[misc]
        if len(wanted) > 1:
            turn.click()


def offers_taxes(visitor: Visitor) -> None:
    taxes = [option for option in visitor.options if option != "done"]
    prompt = visitor.page.get_by_role("region", name=prompt_region(visitor.view["game"]))
    buttons = prompt.get_by_role("button", name=any_tax())
    expect(buttons).to_have_count(len(taxes))
    assert len(set(labels(buttons))) == len(taxes), "they can be told apart"
    settles(lambda: labels(visitor.page.locator(".land button.chip")), labels(buttons))


def offers_buildings(visitor: Visitor) -> None:
    """Each building that can be paid for; when it is picked, each square with its points."""
    by_slot: Dict[int, Set[Tuple[str, str]]] = {}
    for option, points in gains(visitor).items():
        if option != "done":
            slot, x, y = (int(part) for part in option.removeprefix("build:").split(","))
            place = say("dominoes-build-here", place=place_name(x, y))
            by_slot.setdefault(slot, set()).add((place, shown_gain(points)))
    chips = visitor.page.locator(".land button.chip")
    lit = visitor.page.get_by_role("region", name=say("dominoes-board")).locator("button[aria-pressed]")
    expect(lit).to_have_count(len(by_slot))
    for slot, wanted in by_slot.items():
        picks_building(visitor, slot)
        settles(lambda: {(place, text) for place, text in chips.evaluate_all(
            "all => all.map((one) => [one.ariaLabel, one.textContent.trim()])")}, wanted)
        picks_building(visitor, slot)


def offers_tiles_to_burn(visitor: Visitor) -> None:
    lit = visitor.page.get_by_role("region", name=say("dominoes-board")).locator("button[aria-pressed]")
    expect(lit).to_have_count(len(visitor.options) - 1)


OFFERS = {"claim": offers_claims, "place": offers_places, "tax": offers_taxes, "build": offers_buildings,
          "burn": offers_tiles_to_burn}


# ---- what a choice did
def total(view: Json) -> int:
    """Of the first kingdom."""
    return int(view["kingdoms"][0]["sheet"]["total"])


def view_after(visitor: Visitor, heard: int) -> Json:
    """The first view after so many messages, before anybody else has done anything."""
    views = (json.loads(text) for text in visitor.received[heard:] if '"view"' in text)
    found: Json = next(message["view"] for message in views if message["type"] == "view")
    return found


def made(visitor: Visitor, option: str, choose: Callable[[Visitor, str], None] = lays_down) -> Tuple[int, str]:
    """Choose it; the points on the page are right before and after. The number of the step, and its option."""
    points = gains(visitor)[option] if "gains" in visitor.decision else None
    before, step, heard = total(visitor.view), int(visitor.view["step"]), len(visitor.received)
    visitor.chooses(choose, option)
    if points is not None and option != "done":
        assert total(view_after(visitor, heard)) - before == points, option
    visitor.waits_for_turn()
    if not visitor.over:
        score = re.escape(say("dominoes-score-of", name="NAME", n=total(visitor.view))).replace("NAME", "Anna.*")
        expect(visitor.page.get_by_role("button", name=re.compile(f"^{score}$"))).to_be_visible()
    return step, option


def recorded(visitor: Visitor, table: str, steps: List[int]) -> List[Tuple[int, str]]:
    """What was chosen at these steps, from the server's record, which it gives out when the game is over."""
    if not visitor.over:
        visitor.clicks("menu")
        visitor.clicks("resign")
        visitor.clicks("resign-sure")
        visitor.until(lambda: visitor.over)
    record = visitor.house.get(f"/api/tables/{table}/record")
    return [(step, record["steps"][step].split()[0]) for step in steps]


def verb_of(option: str) -> str:
    return option.partition(":")[0]


def some(options: List[str], known: Set[str], rng: random.Random) -> str:
    """Rather what was not chosen before; then every kind of choice is as likely."""
    verbs = {verb_of(option) for option in options}
    verb = rng.choice(sorted(verbs - known or verbs))
    return rng.choice([option for option in options if verb_of(option) == verb])


def laid_out(visitor: Visitor, walk: Walk) -> str:
    table = visitor.lays_over(walk.record(), people("Anna", *["bot:greedy"] * (walk.seats - 1)))
    visitor.waits_for_turn()
    return table


@pytest.mark.parametrize("walks", WALKS, ids=["kingdomino", "queendomino", "both", "royal_wedding"])
def test_every_option_has_its_control_and_does_what_it_says(visitor: Visitor, walks: List[Walk],
                                                            request: pytest.FixtureRequest) -> None:
    rng = random.Random(SEED)
    verbs: Set[str] = set()
    every = request.config.getoption("--long") or walks is WALKS[1]
    for walk in walks if every else walks[:1]:
        table = laid_out(visitor, walk)
        steps: List[Tuple[int, str]] = []
        while len(steps) < walk.most and not visitor.over:
            offers_all(visitor)
            option = some(visitor.options, verbs, rng)
            steps.append(made(visitor, option))
            verbs.add(verb_of(option))
        assert recorded(visitor, table, [step for step, _option in steps]) == steps
    assert verbs >= (TOWN if walks is WALKS[1] else {"claim", "place"})


def before_nowhere() -> Tuple[Json, str]:
    """A game before a choice of the first seat, and the choice: its next domino has no place then."""
    game = crownlands.game("kingdomino")

    def nowhere(state: State) -> bool:
        return bool(state.decision and state.seat == 0 and state.decision.ids == ["discard"])
    for seed in itertools.count(SEED):
        state = game.start(seats=2, seed=seed, ask_forced=True)
        record = played(state, nowhere)
        *steps, last = record["steps"]
        before = {**record, "steps": steps, "choices": len(steps)}
        if not state.over and game.replay(before).seat == 0:
            return before, last
    raise AssertionError("there is no such game")


def test_a_domino_without_a_place_is_discarded_by_a_button(visit: Callable[..., Visitor]) -> None:
    anna = visit(wishes={"askForced": True})
    record, claim = before_nowhere()
    table = anna.lays_out(record, people("Anna", "bot:greedy"))
    anna.reads_on("kingdomino")
    anna.until(lambda: bool(anna.facts["seats"][0]["asked_always"]))
    anna.chooses(lays_down, claim.split()[0])
    anna.until(lambda: bool(anna.view["decision"]["options"] == ["discard"]))
    step = int(anna.view["step"])
    anna.clicks("option-discard-domino")
    anna.until(lambda: bool(anna.view["step"] > step))
    assert recorded(anna, table, [step]) == [(step, "discard")]


# ---- dragging
def middle(element: Locator) -> Tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drags_by_mouse(visitor: Visitor, what: Locator, where: Locator, points: int) -> None:
    """What it would bring is seen before it is let go."""
    mouse, target = visitor.page.mouse, middle(where)
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(*target, steps=4)
    expect(visitor.page.locator(".land output")).to_have_text(shown_gain(points))
    mouse.up()


FINGER = 56                                      # pixels that what is dragged hangs above the finger


def drags_by_touch(visitor: Visitor, what: Locator, where: Locator, points: int) -> None:
    touch = visitor.context.new_cdp_session(visitor.page)
    (x, y), (to_x, to_y) = middle(what), middle(where)

    def at(kind: str, *places: Tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]})
    at("touchStart", (x, y))
    for part in range(1, 5):
        at("touchMove", (x + (to_x - x) * part / 4, y + (to_y + FINGER - y) * part / 4))
    expect(visitor.page.locator(".land output")).to_have_text(shown_gain(points))
    at("touchEnd")


HOW = {"mouse": ({}, drags_by_mouse),
       "touch": ({"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}, drags_by_touch),
       "sideways": (SIDEWAYS, drags_by_touch)}


@pytest.mark.parametrize("how", HOW)
def test_a_domino_and_a_building_are_dragged_into_the_kingdom(visit: Callable[..., Visitor], how: str) -> None:
    screen, drags = HOW[how]
    anna = visit(**screen)

    def drags_there(visitor: Visitor, option: str) -> None:
        verb, _, rest = option.partition(":")
        points = gains(visitor)[option]
        if verb == "place":
            x, y, direction = rest.split(",")
            one, other = (square_name(square) for square in squares(visitor))
            hand = visitor.button(say("dominoes-hand", domino=say("dominoes-domino", first=one, second=other)))
            spot = laid_name(squares(visitor), int(x), int(y), direction)
            drags(visitor, hand, visitor.button(spot, exact=False), points)
        else:
            slot, x, y = rest.split(",")
            building = say(f"building-{visitor.view['board']['slots'][int(slot)]}")
            tile = visitor.page.get_by_role("button", name=re.compile(f"^{building}, "), pressed=False)
            drags(visitor, tile.filter(visible=True).first,
                  visitor.button(say("dominoes-build-here", place=place_name(int(x), int(y)))), points)
    for prompt in ("place", "build"):
        table = laid_out(anna, Walk("queendomino", 2, 40, 1, prompt=prompt))
        turned = "," + rotations(anna)[0] if prompt == "place" else ""
        option = next(option for option in anna.options if option.endswith(turned))
        step, chosen = made(anna, option, drags_there)
        assert recorded(anna, table, [step]) == [(step, chosen)]


# ---- a phone held sideways
SCROLLED = "() => [...document.querySelectorAll('*')].filter((one) => one.scrollTop > 0).map((one) => one.className)"


OUTSIDE = """all => all.map((one) => [one, one.getBoundingClientRect()])
    .filter(([_, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    .map(([one]) => one.outerHTML.slice(0, 90))"""
SMALL = "all => all.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 36).map((one) => one.outerHTML)"


def test_held_sideways_a_domino_is_placed_without_scrolling(visit: Callable[..., Visitor]) -> None:
    anna = visit(**SIDEWAYS)
    for walk in (Walk("queendomino", 2, 50, 1, prompt="place"), Walk("royal_wedding", 8, 160, 1, prompt="place")):
        table = laid_out(anna, walk)
        prompt = anna.page.get_by_role("region", name=prompt_region(walk.game))
        buttons = prompt.get_by_role("button")
        for width, height in ((780, 360), (667, 375)):
            anna.resizes(width, height)
            assert anna.sticks_out() == []
            for parts in (anna.page.locator(".land"), prompt, buttons):
                assert parts.evaluate_all(OUTSIDE) == []
            assert buttons.evaluate_all(SMALL) == []
        step = made(anna, anna.options[-1], taps_down)
        assert anna.page.evaluate(SCROLLED) == []
        assert recorded(anna, table, [step[0]]) == [step]


# ---- looking on
def large(visitor: Visitor, name: str) -> None:
    """The kingdom that is read out is the large one."""
    expect(visitor.page.get_by_role("list", name=say("dominoes-kingdom", name=name))).to_have_count(1)


def test_who_watches_chooses_whose_kingdom_is_large(visit: Callable[..., Visitor]) -> None:
    anna, cleo = visit(), visit()
    walk = Walk("kingdomino", 3, 20, 0)
    table = laid_out(anna, walk)
    cleo.goes(f"/table/{table}")
    large(cleo, "Anna")
    show = cleo.page.get_by_role("region", name=say("dominoes-others")).get_by_role(
        "button", name=re.compile("^" + re.escape(say("dominoes-show", name="NAME")).replace("NAME", "(.+)")))
    _bot, other = labels(show)
    cleo.button(other).click()
    back = cleo.button(say("dominoes-show", name="Anna"))
    expect(back).to_be_visible()
    anna.plays(lays_down, lambda one: one.options[0], most=2)
    expect(back).to_be_visible()                 # it does not jump when others move
    expect(cleo.button(other)).to_have_count(0)
    cleo.page.keyboard.press("1")
    large(cleo, "Anna")


def test_who_sees_a_replay_chooses_whose_kingdom_is_large(visitor: Visitor) -> None:
    table = visitor.opens(Walk("kingdomino", 2, 0, 0).record(never), people("Anna", "Ben"))
    visitor.goes(f"/table/{table}/replay/30")
    large(visitor, "Anna")
    visitor.clicks("dominoes-show", name="Ben")
    large(visitor, "Ben")
    visitor.clicks("replay-forward")
    expect(visitor.page.get_by_role("slider", name=say("replay-slider"))).to_have_value("31")
    large(visitor, "Ben")
    visitor.page.keyboard.press("1")
    large(visitor, "Anna")
