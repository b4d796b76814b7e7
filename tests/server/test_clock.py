"""Time at a table: a clock that is set gives nobody time and takes none; and how quickly a choice is made that has no
alternative tells nobody anything."""
from __future__ import annotations

import time
from pathlib import Path

import pytest

from crownlands.server.bots import Bots
from crownlands.server.dealer import OFFER_SECONDS, Dealer, close_all
from crownlands.server.entries import CHAT, OFFER, SIT
from crownlands.server.live import LiveTable
from crownlands.server.offers import Offer
from crownlands.server.requests import text_of
from crownlands.server.seats import Occupant
from crownlands.server.settings import Settings
from house import live
from test_lost_connections import Client, two_servers
from test_same_moment import REQUESTS, begin

HOUR = 3600.0


def set_clock(monkeypatch: pytest.MonkeyPatch, by: float) -> None:
    """As somebody at the machine could, or a time server."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + by)


@pytest.mark.parametrize("by", [HOUR, -HOUR, 400 * 24 * HOUR])
@live
async def test_a_clock_that_is_set_changes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                        by: float) -> None:
    async with two_servers(tmp_path) as (here, _there):
        here.table.config.move_seconds = 60
        await begin(here)
        set_clock(monkeypatch, by)
        await here.append(CHAT, 0, "hm")   # an entry with the new time
        left = here.time_left()
        assert left is not None
        assert 0 < left <= 60_000
        assert here.waited() < 60
        before = left
        assert (here.time_left() or 0) <= before             # it runs on


@pytest.mark.parametrize("by", [HOUR, -HOUR])
@live
async def test_a_clock_that_is_set_does_not_end_or_prolong_an_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                                    by: float) -> None:
    settings = Settings(pace=HOUR)
    async with two_servers(tmp_path) as (here, _there):
        await begin(here)
        dealer = Dealer(here, REQUESTS, Bots(settings), settings)
        await here.append(OFFER, 0, text_of(Offer("seat", by=0, seat=0, to=Occupant(bot="random"))))
        plan = dealer.plan()
        set_clock(monkeypatch, by)
        again = dealer.plan()
        assert plan is not None
        assert again is not None
        assert 0 < again[0] <= plan[0] <= OFFER_SECONDS
        await close_all([dealer])


async def sit(at: LiveTable, *holders: str) -> None:
    """Seats of these devices; `bot` is a bot's."""
    for seat, holder in enumerate(holders):
        occupant = Occupant(bot="random") if holder == "bot" else Occupant(name="Somebody", holder=holder)
        await at.append(SIT, seat, text_of(occupant))


@pytest.mark.parametrize(("holders", "watching", "redis", "alone"), [
    (["hers", "bot"], ["hers"], None, True),
    (["hers", "bot"], [], None, True),
    (["hers", "bot"], ["hers", None], None, False),          # somebody looks on
    (["hers", "his"], ["hers", "his"], None, False),
    (["hers", "hers"], ["hers"], None, False),               # two people share a device
    (["hers", "bot"], ["hers"], "redis://x", False),         # somebody may look on at another server
])
@live
async def test_only_who_is_alone_with_bots_is_spared_the_time_of_a_choice_that_is_none(
        tmp_path: Path, holders: list[str], watching: list[str | None], redis: str | None, alone: bool) -> None:
    async with two_servers(tmp_path) as (here, _there):
        await sit(here, *holders)
        for holder in watching:
            watcher = Client(None)
            watcher.holder = holder
            here.watchers.add(watcher)
        settings = Settings(redis=redis)
        dealer = Dealer(here, REQUESTS, Bots(settings), settings)
        assert (dealer.pace_of_person() == 0) == alone
        await close_all([dealer])
