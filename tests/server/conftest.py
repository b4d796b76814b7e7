"""A server for the tests of a file. Who needs other settings, or kills it, starts a House of their own."""
from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from house import House


def pytest_unconfigure() -> None:
    gc.freeze()                                  # as run.py does: msgspec may crash at exit


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert '"level": "error"' not in house.logged(), house.logged()
