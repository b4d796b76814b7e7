"""A real Chromium and visitors for it. Without a browser, or without the built page, these tests are skipped; where the
project is checked (CI is set) that is a failure."""
from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from typing import Any, List, NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from chromium import CALM, NAMES, NO_HINTS, chromium
from crownlands.server.page import FOLDER
from house import House
from visitor import PATIENCE, Visitor


def pytest_unconfigure() -> None:
    gc.freeze()                                  # as run.py does: msgspec may crash at exit


def missing(what: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module, not for the session: as long as it is open, no test beside it can start an event loop."""
    path = chromium()
    if path is None:
        missing(f"no browser: the tests of the page need one of {', '.join(NAMES)}")
    if not (FOLDER / "index.html").exists():
        missing(f"the page is not built: cd web && npm ci && npx vite build, which fills {FOLDER}")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CALM)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert '"level": "error"' not in house.logged(), house.logged()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each on a device of their own. `knows=False`: a newcomer, to whom the game is explained."""
    visitors: List[Visitor] = []

    def come(knows: bool = True, at: House = house, **look: Any) -> Visitor:
        settings = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **look}
        context = browser.new_context(**settings)
        if knows:
            context.add_init_script(NO_HINTS)
        visitors.append(Visitor(context, at))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
