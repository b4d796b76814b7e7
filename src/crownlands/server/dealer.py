"""The dealer of a table does what nobody has to ask for: begins when all sit, carries out what is agreed, moves for
bots and where there is no choice, and watches the clock.

Every server that has the table open has a dealer for it. The one that wrote last goes on at once; the others wait a
while longer, so that they only step in when that server is gone. Should two act at once, one finds the step taken."""
from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Collection
from contextlib import suppress
from typing import Awaitable, Callable, Optional, Tuple

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.bots import BotFailed, Bots
from crownlands.server.clock import Stopwatch, now
from crownlands.server.config import Config, start
from crownlands.server.entries import DECLINE, FAILED, SIT, START, UNDO
from crownlands.server.game import TableGame
from crownlands.server.live import LiveTable
from crownlands.server.reading import laid_out
from crownlands.server.requests import Requests, text_of
from crownlands.server.settings import Settings
from crownlands.server.storage.writer import NotStored

log = logging.getLogger(__name__)

GRACE = 4.0                                      # seconds that a server leaves to the one that wrote last
OFFER_SECONDS = 60.0                             # then an offer that waits for somebody's consent is over
AFTER_TROUBLE = 1.0
A_CLICK = 0.7                                    # seconds that a person takes for a choice that is none
SECONDS_TO_CLOSE = 1.0

Act = Callable[[], Awaitable[object]]


def beginning(config: Config, seed: int) -> Tuple[str, TableGame]:
    """A new game's first entry of the log, and the game."""
    record = start(config, seed).record()
    return text_of(record), TableGame(record)


class Dealer:
    def __init__(self, live: LiveTable, requests: Requests, bots: Bots, settings: Settings) -> None:
        self.live = live
        self.requests = requests
        self.bots = bots
        self.settings = settings
        self.changed = live.stirred
        self.closing = False
        self.ours = settings.redis is None       # whether we wrote last, or nobody else can
        self.offered = Stopwatch()
        self.thought = 0.0                       # seconds that a bot took for the last choice that was one
        if live.table.config.move_seconds is not None and (self.ours or live.time_left() == 0):
            live.table.moved_at = now()          # no server was there to see the time run, and nobody lost it
        self.task = asyncio.create_task(self.run())

    def grown(self, by_us: bool) -> None:
        self.ours = by_us or self.settings.redis is None
        self.changed.set()

    async def run(self) -> None:
        while not self.closing:
            self.changed.clear()
            plan = self.plan()
            if plan is None:
                await self.changed.wait()
                continue
            delay, act = plan
            if await self.interrupted(delay if self.ours else delay + GRACE):
                continue
            try:
                await act()
            except CrownlandsError:              # the table went on without us
                await self.interrupted(AFTER_TROUBLE)
            except NotStored as error:
                log.error("table %s: not stored: %s", self.live.table.id, error)
                await asyncio.sleep(AFTER_TROUBLE)
            except Exception:
                log.exception("table %s: the dealer stumbled", self.live.table.id)
                await asyncio.sleep(AFTER_TROUBLE)

    async def interrupted(self, seconds: float) -> bool:
        """Wait; whether something happened meanwhile."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return self.changed.is_set()
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.changed.wait(), seconds)
        return self.changed.is_set()

    @property
    def idle(self) -> bool:
        return self.plan() is None

    def plan(self) -> Optional[Tuple[float, Act]]:
        """What is to be done next, and after how many seconds."""
        table = self.live.table
        if table.status == "open":
            return None if any(seat.open for seat in table.seats) else (0.0, self.begin)
        if table.status != "running":
            return None
        if table.offer is not None:
            if not table.offer.waiting(table):
                return 0.0, self.carry_out
            asked = table.entries[table.offer.step - 1].at
            return max(0.0, OFFER_SECONDS - self.offered.since(asked)), self.let_offer_go
        if not self.live.watchers and not any(seat.person for seat in table.seats):
            return None                          # bots alone play on when somebody looks
        assert table.game is not None
        state = table.game.state
        chair = table.seats[int(state.seat)]
        if chair.occupant.bot is not None:
            return None if chair.state == "failed" else (0.0, self.ask_bot)
        if len(state.answers()) == 1 and not chair.asked_always:
            return self.pace_of_person(), self.make_only_choice
        left = self.live.time_left()
        return None if left is None else (left / 1000, self.call_time)

    def pace_of_person(self) -> float:
        """Nobody shall learn from a quick answer that there was no choice: it takes about as long as a click. If
        nobody else is there to learn anything, it takes no time."""
        return 0.0 if self.alone else self.slow_pace() * random.uniform(0.5, 1.5)

    def slow_pace(self) -> float:
        return max(self.settings.pace, A_CLICK) if self.settings.pace else 0.0

    def pace_of_bot(self) -> float:
        """Each page shows what happens at its player's pace; bots alone are only watched."""
        return self.settings.pace if any(seat.person for seat in self.live.table.seats) else self.slow_pace()

    @property
    def alone(self) -> bool:
        """One person against bots, and nobody watches: not over their shoulder from another seat of the same device
        either. Who watches at another server is not known here."""
        people = [seat.occupant.holder for seat in self.live.table.seats if seat.person]
        return (self.settings.redis is None and len(people) == 1
                and all(watcher.holder == people[0] for watcher in self.live.watchers))

    # ---- what a dealer does
    async def begin(self) -> None:
        live = self.live
        async with live.lock:
            if live.table.status == "open" and not any(seat.open for seat in live.table.seats):
                config = live.table.config
                try:
                    text, game = (("", await laid_out(config.record)) if config.record is not None else
                                  beginning(config, self.requests.luck.deal(live.table)))
                except Exception as error:       # an older version let it be made: trying again would not help
                    live.spoil(error)
                    return
                await live.append(START, text=text, prepared=game)

    async def carry_out(self) -> None:
        live = self.live
        async with live.lock:
            opened = live.table.offer
            if opened is None or opened.waiting(live.table):
                return
            offer = opened.offer
            if offer.kind == "undo":
                assert live.table.game is not None
                await live.append(UNDO, offer.by, str(offer.keep), live.table.game.after(offer.keep))
            else:
                await live.append(SIT, offer.seat, text_of(offer.to))

    async def let_offer_go(self) -> None:
        async with self.live.lock:
            if self.live.table.offer is not None:
                await self.live.append(DECLINE)

    async def make_only_choice(self) -> None:
        table = self.live.table
        assert table.game is not None
        state = table.game.state
        await self.requests.choose(self.live, int(state.seat), table.moved, state.option_id(state.answers()[0]),
                                   forced=True)

    async def ask_bot(self) -> None:
        """The bot thinks while its pace runs. A choice where it has none takes as long as its last one: nobody shall
        learn from that what it holds."""
        table = self.live.table
        assert table.game is not None
        state, step = table.game.state, table.moved
        seat = int(state.seat)
        occupant = table.seats[seat].occupant
        loop = asyncio.get_running_loop()
        begun = loop.time()
        only = len(state.answers()) == 1
        try:
            option = (state.option_id(state.answers()[0]) if only else
                      await self.bots.ask(state, str(occupant.bot), self.requests.luck.of_bot(table)))
        except BotFailed as error:
            if self.closing:                     # the bot's process ended because we do
                return
            # what went wrong may name its cards: that is in the table's log
            log.warning("table %s: the bot %s of seat %d failed: %s", table.id, occupant.bot, seat,
                        str(error).partition(":")[0])
            async with self.live.lock:
                table = self.live.table
                if (table.moved, table.status, table.seats[seat].occupant) == (step, "running", occupant):
                    await self.live.append(FAILED, seat, str(error))
            return
        if not only:
            self.thought = loop.time() - begun
        pace = self.pace_of_bot()
        if not await self.interrupted((max(pace, self.thought) if only and pace else pace) - (loop.time() - begun)):
            await self.requests.choose(self.live, seat, step, option, forced=only)

    async def call_time(self) -> None:
        table = self.live.table
        if self.live.time_left() == 0:
            assert table.game is not None
            await self.requests.call_time(self.live, int(table.game.state.seat))


async def close_all(dealers: Collection[Dealer]) -> None:
    """All at once. Python's wait_for may swallow that it was cancelled, so each also sees that it is closing."""
    for dealer in dealers:
        dealer.closing = True
        dealer.task.cancel()
    if dealers:
        await asyncio.wait([dealer.task for dealer in dealers], timeout=SECONDS_TO_CLOSE)
