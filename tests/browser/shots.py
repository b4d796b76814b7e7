"""Pictures of every page, by day and by night, on a desk and on a phone.

    python tests/browser/shots.py FOLDER [WORD ...]

With words, only the pictures whose name has one of them; a word that is a language, such as he, is the one they are in.
The names are the same every time. The sheet of all cards in `docs/pictures` is `all-cards-sheet-light.jpg`:

    python tests/browser/shots.py FOLDER all-cards"""
# ruff: noqa: E402 - the tests' own modules are found only after their folders are known
from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Dict, List, Tuple

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "server"),
                str(Path(__file__).parent.parent)]

import msgspec
from playwright.sync_api import expect, sync_playwright

import crownlands
from chromium import CALM, chromium
from crownlands.bots.dominion.evolution import shelf
from crownlands.locale.languages import OFFERED
from crownlands.server.lab import keep, subject
from findings_known import findings
from house import House
from scenes import dominion, dominoes, few_provinces, never, people, turn_of
from visitor import Visitor
from wording import WORDS, Json, say

SCREENS: Dict[str, Json] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
              "device_scale_factor": 2},
}
SHEET = {"sheet": {"viewport": {"width": 1800, "height": 1000}}}    # of all cards
KINGDOM = "b2_size_distortion"
ANNA = "localStorage.setItem('crownlands', '{\"hints\": false, \"pace\": \"at_once\", \"name\": \"Anna\"}')"


def table(record: Json, seats: int, bot: str) -> Callable[[Visitor], None]:
    def lay(visitor: Visitor) -> None:
        visitor.lays_out(record, people("Anna", *[f"bot:{bot}"] * (seats - 1)))
        visitor.reads_on(record["game"])
    return lay


def ended(record: Json) -> Callable[[Visitor], None]:
    def lay(visitor: Visitor) -> None:
        visitor.lays_out(record, people("Anna", "Ben"))
        expect(visitor.end).to_be_visible()
    return lay


def replayed(record: Json, step: int) -> Callable[[Visitor], None]:
    def lay(visitor: Visitor) -> None:
        id = visitor.opens(record, people("Anna", "Ben"))
        visitor.goes(f"/table/{id}/replay/{step}")
        expect(visitor.page.get_by_role("slider", name=say("replay-slider"))).to_have_value(str(step))
    return lay


def at(path: str) -> Callable[[Visitor], object]:
    return lambda visitor: visitor.goes(path)


def chooser(visitor: Visitor) -> None:
    visitor.goes("/new?game=dominion")
    visitor.clicks("chooser-way-chance")
    visitor.button(say("chooser-way-chance")).scroll_into_view_if_needed()


def lab(visitor: Visitor) -> None:
    os.environ[shelf.CACHE] = str(visitor.house.settings["cache"])
    kingdom = crownlands.game("dominion").laid_out(1, {}, kingdom=KINGDOM)[0]["piles"]
    keep(subject({"kingdom": KINGDOM}, {}).path, msgspec.json.encode(findings(kingdom)))
    visitor.goes(f"/lab?kingdom={KINGDOM}")
    expect(visitor.page.get_by_role("region", name=say("study-matrix"))).to_be_visible()


def waiting_room(visitor: Visitor) -> None:
    visitor.lays("dominion", people("Anna", "", ""), kingdom=KINGDOM)
    visitor.says("room-begins")


def card(visitor: Visitor) -> None:
    table(dominion(turn_of(0, 0), kingdom=KINGDOM), 2, "big_money")(visitor)
    supply = visitor.page.get_by_role("region", name=say("supply"))
    supply.get_by_role("button", name=WORDS.card("witch")).first.click()


def curtain(visitor: Visitor) -> None:
    visitor.lays_out(dominion(turn_of(0, 20)), people("Anna", "Ben"))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def lesson(name: str) -> Callable[[Visitor], None]:
    def begin(visitor: Visitor) -> None:
        made = visitor.post("/api/lessons", {"lesson": name, "name": "Anna"})
        visitor.goes(f"/table/{made['table']['id']}").reads_on(name)
        expect(visitor.page.get_by_role("complementary", name=say("lesson"))).to_be_visible()
        visitor.clicks("lesson-next")
    return begin


def record(visitor: Visitor) -> None:
    """Of somebody who gave up three games."""
    for game, bot in (("dominion", "steady"), ("dominion", "beginner"), ("kingdomino", "expert")):
        visitor.lays(game, people("Anna", f"bot:{bot}"), **({"kingdom": KINGDOM} if game == "dominion" else {}))
        visitor.reads_on(game)
        for word in ("menu", "resign", "resign-sure"):
            visitor.clicks(word)
        expect(visitor.end).to_be_visible()
    visitor.goes("/me")
    expect(visitor.page.locator(".games li")).to_have_count(3)


def scenes() -> Iterator[Tuple[str, Callable[[Visitor], object]]]:
    """Each picture by its name, and how to get there."""
    yield "start", at("/")
    yield "new", at("/new")
    yield "chooser", chooser
    yield "lab", lab
    yield "room", waiting_room
    yield "rules", at("/rules/dominion")
    yield "replays", at("/replays")
    yield "all-cards", at("/cards")
    yield "record", record
    yield "lesson-dominion", lesson("dominion")
    yield "lesson-queendomino", lesson("queendomino")
    yield "lesson-wedding", lesson("royal_wedding")
    yield "dominion-early", table(dominion(turn_of(0, 12, "buy"), kingdom=KINGDOM), 2, "big_money")
    yield "dominion-late", table(dominion(few_provinces), 2, "big_money")
    yield "dominion-six", table(dominion(turn_of(0, 200, "action", "buy"), seats=6), 6, "big_money")
    yield "dominion-end", ended(dominion(never))
    yield "dominion-replay", replayed(dominion(never), 100)
    yield "dominion-card", card
    yield "queendomino-early", table(dominoes("queendomino", turn_of(0, 14, "place")), 2, "greedy")
    yield "queendomino-late", table(dominoes("queendomino", turn_of(0, 90, "build", "place")), 2, "greedy")
    yield "queendomino-end", ended(dominoes("queendomino", never))
    yield "queendomino-replay", replayed(dominoes("queendomino", never), 60)
    yield "kingdomino-four", table(dominoes("kingdomino", turn_of(0, 50, "place"), 4), 4, "greedy")
    yield "wedding-eight", table(dominoes("royal_wedding", turn_of(0, 150, "place"), 8), 8, "greedy")
    yield "curtain", curtain


def main(folder: Path, words: List[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in [word for word in words if word in OFFERED]:
        WORDS.speak(language)
        words.remove(language)
    expect.set_options(timeout=30_000)
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CALM)
        for name, go in scenes():
            if words and not any(word in name for word in words):
                continue
            for screen, look in {**SCREENS, **(SHEET if name == "all-cards" else {})}.items():
                settings: Json = {"reduced_motion": "reduce", **look}
                context = browser.new_context(**settings)
                context.add_init_script(ANNA.replace("{", f'{{"language": "{WORDS.language}", ', 1))
                visitor = Visitor(context, house)
                go(visitor)
                take(visitor, folder, f"{name}-{screen}")
                visitor.leave()
    house.close()


def take(visitor: Visitor, folder: Path, name: str) -> None:
    visitor.page.wait_for_load_state("networkidle")
    colours: Any
    for colours in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=colours)
        sheet = "-sheet" in name                 # a long one, which would be very large as PNG
        path = folder / f"{name}-{colours}.{'jpg' if sheet else 'png'}"
        visitor.page.screenshot(path=path, full_page=sheet, quality=72 if sheet else None)
        print(path, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
