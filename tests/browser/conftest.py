"""A real Chromium and visitors for it. Without a browser, or without the built page, these tests are skipped; where the
project is checked (CI is set) that is a failure."""
from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, List, NoReturn, Optional

import msgspec
import pytest
from playwright.sync_api import expect, sync_playwright

import crownlands
from chromium import CALM, NAMES, chromium
from crownlands.server.lab import keep, subject
from crownlands.server.page import FOLDER
from devices import Devices
from findings_known import findings
from house import House
from visitor import PATIENCE, Visitor
from wording import WORDS, Json


def missing(what: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def devices(house: House) -> Iterator[Devices]:
    """For this folder, not for the session: as long as a browser is open, no test beside it can start an event loop."""
    path = chromium()
    if path is None:
        missing(f"no browser: the tests of the page need one of {', '.join(NAMES)}")
    if not (FOLDER / "index.html").exists():
        missing(f"the page is not built: cd web && npm ci && npx vite build, which fills {FOLDER}")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CALM)
        yield Devices(browser, house.url)
        browser.close()


@pytest.fixture
def visit(devices: Devices, house: House) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each on a device of their own, who see what the others do at once. `knows=False`: a newcomer, to
    whom the game is explained; `wishes`: what else was set on the page before."""
    visitors: List[Visitor] = []

    def come(knows: bool = True, at: House = house, wishes: Optional[Json] = None, **look: Any) -> Visitor:
        settings = {"pace": "at_once", **({"hints": False} if knows else {}), **(wishes or {})}
        visitors.append(Visitor(devices.take(at.url, settings, **look), at))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave(devices.hand_on)


@pytest.fixture
def speaks() -> Iterator[Callable[[str], None]]:
    """What the tests say from now on; English again afterwards."""
    yield WORDS.speak
    WORDS.speak("en")


@pytest.fixture
def studied(house: House, monkeypatch: pytest.MonkeyPatch) -> List[str]:
    """A kingdom that the lab has studied before."""
    monkeypatch.setenv("CROWNLANDS_CACHE", str(house.settings["cache"]))
    kingdom = crownlands.game("dominion").laid_out(1, {}, kingdom="b1_size_distortion")[0]["piles"]
    keep(subject({"piles": kingdom, "boxes": ["base1e"]}, {}).path, msgspec.json.encode(findings(kingdom)))
    return list(kingdom)


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
