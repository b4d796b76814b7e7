"""Settings of the test run: which build is tested, and how long."""
import os

import pytest
from hypothesis import HealthCheck, settings

import crownlands

settings.register_profile("plain", max_examples=40, deadline=None, derandomize=True,
                          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("long", max_examples=5000, deadline=None,
                          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run every law on many more games")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "plain")


def pytest_report_header() -> str:
    return f"crownlands.compiled: {crownlands.compiled}"


def pytest_sessionstart() -> None:
    expected = os.environ.get("CROWNLANDS_EXPECT")
    if expected is not None and (expected == "compiled") != crownlands.compiled:
        pytest.exit(f"the tests expect the engine {expected}, but crownlands.compiled is {crownlands.compiled}", 3)
