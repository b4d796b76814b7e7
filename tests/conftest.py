"""Settings of the test run: which build is tested, and how long; and the server that most tests of it share."""
from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, List

import pytest
from hypothesis import HealthCheck, settings

import crownlands
from tries import EXAMPLES, EXAMPLES_LONG

if TYPE_CHECKING:
    from house import House

settings.register_profile("plain", max_examples=EXAMPLES, deadline=None, derandomize=True,
                          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("long", max_examples=EXAMPLES_LONG, deadline=None,
                          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

PAGE = Path(__file__).parent / "browser"         # where the tests of the page are


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run every law on many more games and cases")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "plain")
    # in the background a shell has us ignore Ctrl-C, and so would every program that a test starts and interrupts
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["CROWNLANDS_LANG"] = "en"         # whatever the machine speaks
    # the program is started some hundred times: it is compiled once, not each time
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: List[pytest.Item]) -> None:
    """What takes long is left out, if it is not asked for: by --long, and the tests of the page by their folder."""
    if config.getoption("--long"):
        return
    here = config.invocation_params.dir
    named = any((here / asked.partition("::")[0]).resolve().is_relative_to(PAGE) for asked in config.args)
    more = [item for item in items if item.get_closest_marker("long")
            or (item.path.is_relative_to(PAGE) and not named and not item.get_closest_marker("page"))]
    config.hook.pytest_deselected(items=more)
    items[:] = [item for item in items if item not in set(more)]


def pytest_collection() -> None:
    gc.disable()                                 # all that is collected stays


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_unconfigure() -> None:
    gc.freeze()                                  # as run.py does: msgspec may crash at exit


def pytest_report_header() -> str:
    return f"crownlands.compiled: {crownlands.compiled}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("CROWNLANDS_EXPECT")
    if expected is not None and (expected == "compiled") != crownlands.compiled:
        pytest.exit(f"the tests expect the engine {expected}, but crownlands.compiled is {crownlands.compiled}", 3)


@pytest.fixture(scope="session", autouse=True)
def shelf_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Plans that the user keeps change no test, and no test changes them."""
    os.environ["CROWNLANDS_CACHE"] = str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server, for all tests that need no other settings and leave it running. Others' tables are there, too."""
    from house import House
    house = House(tmp_path_factory.mktemp("house"), names="friends.localhost")
    yield house
    house.close()
    assert '"level": "error"' not in house.logged(), house.logged()
