"""The desk of the server: the tables that are in use here, each read from the database when it is first asked for."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Any, Callable, Dict, List, Optional

import msgspec

from crownlands.server.advice import Advisers
from crownlands.server.archive import Archive
from crownlands.server.bots import Bots
from crownlands.server.clock import now
from crownlands.server.config import Config
from crownlands.server.dealer import SECONDS_TO_CLOSE, Dealer, close_all
from crownlands.server.entries import SIT
from crownlands.server.lab import Lab
from crownlands.server.live import LiveTable
from crownlands.server.luck import Luck
from crownlands.server.presence import LATE, MISSED_SECONDS, Visit
from crownlands.server.presence import LOOK_SECONDS as PRESENCE_SECONDS
from crownlands.server.reading import read_table
from crownlands.server.refusal import Refusal
from crownlands.server.requests import Requests, text_of
from crownlands.server.reviewer import Reviewer
from crownlands.server.seats import Occupant
from crownlands.server.settings import Settings
from crownlands.server.storage.rows import TableRow
from crownlands.server.storage.store import Damaged, Store
from crownlands.server.storage.writer import NotRead
from crownlands.server.table import Table
from crownlands.server.tidying import Keeping, tidy
from crownlands.server.tokens import Tokens
from crownlands.version import VERSION

log = logging.getLogger(__name__)

KEPT_SECONDS = 60.0                              # a table that nobody uses stays in memory so long
SECONDS_TO_CATCH_UP = 2.0                        # with what other servers wrote, before somebody is greeted
HOUR = 3_600_000                                 # milliseconds
LOOK_SECONDS = 3.0                               # how often we look for steps whose notice was lost


class Desk:
    def __init__(self, settings: Settings, store: Store, tokens: Tokens, luck: Luck,
                 publish: Callable[[Dict[str, Any]], None]) -> None:
        self.settings = settings
        self.store = store
        self.tokens = tokens
        self.publish = publish                   # tells the other servers
        self.requests = Requests(settings, luck)
        self.bots = Bots(settings)
        self.archive = Archive(settings.record_workers)
        self.advisers = Advisers(settings, luck)
        self.reviewer = Reviewer(self.advisers, store, settings.reviews_an_hour)
        self.lab = Lab(settings.lab_workers)
        self.tables: Dict[str, LiveTable] = {}
        self.dealers: Dict[str, Dealer] = {}
        self.opening: Dict[str, asyncio.Task[Optional[LiveTable]]] = {}
        self.errands: List[asyncio.Task[None]] = []
        self.counts: Dict[str, int] = {"entries": 0, "refusals": 0, "messages": 0}
        self.unreadable: Dict[str, str] = {}
        self.lan_address: Optional[str] = None   # where guests in the same network find us
        self.number = secrets.token_hex(4)       # by which other servers know what we told of our connections before

    # ---- finding
    async def find(self, id: str) -> Optional[LiveTable]:
        if id in self.tables:
            live = self.tables[id]
            live.used = time.monotonic()
            await self.catch_up(live)
            return live
        if id not in self.opening:               # two who ask at once get the same table
            task = asyncio.create_task(self.open(id))
            self.opening[id] = task
            task.add_done_callback(lambda task: self.opened(id, task))
        return await asyncio.shield(self.opening[id])

    def opened(self, id: str, task: asyncio.Task[Optional[LiveTable]]) -> None:
        del self.opening[id]
        if not task.cancelled():
            task.exception()                     # those who asked are told, if they are still there

    async def catch_up(self, live: LiveTable) -> None:
        """What was acknowledged at another server is seen here as well, unless the database is away."""
        if self.settings.redis is not None:
            try:
                async with asyncio.timeout(SECONDS_TO_CATCH_UP):
                    await live.catch_up()
            except (NotRead, Damaged, TimeoutError) as error:
                log.warning("table %s: what other servers wrote cannot be read: %s", live.table.id, error)

    async def open(self, id: str) -> Optional[LiveTable]:
        row = await self.store.table(id)
        if row is None:
            return None
        try:
            table = await read_table(row, await self.store.entries(id))
        except Damaged as error:
            table = Table(row, damage=str(error))
        live = LiveTable(table, self.store, self.grown, self.settings.patience, self.advisers.offered)
        if table.problem is not None:
            self.tell_problem(live)
        self.tables[id] = live
        self.dealers[id] = Dealer(live, self.requests, self.bots, self.settings)
        await live.summarize(live.table.facts())
        return live

    def tell_problem(self, live: LiveTable) -> None:
        table = live.table
        log.error("table %s of version %s is unreadable: %s (%s)", table.id, table.row.version, table.problem,
                  table.damage)
        self.unreadable[table.id] = str(table.problem)

    async def create(self, config: Config, host: str, hidden: bool, seats: List[Occupant], maker: str) -> LiveTable:
        await self.check_room(maker)
        id = secrets.token_urlsafe(9)
        await self.store.create(TableRow(id, config.game, text_of(config), host, int(hidden), now(), VERSION, "open",
                                         "[]", maker, config.origin))
        live = await self.find(id)
        assert live is not None
        async with live.lock:
            for seat, occupant in enumerate(seats):
                if occupant != Occupant():
                    await live.append(SIT, seat, text_of(occupant))
        return live

    async def check_room(self, maker: str) -> None:
        """Whether another table may be made."""
        most = self.settings.tables_an_hour
        if most and await self.store.made_since(maker, now() - HOUR) >= most:
            raise Refusal("too_fast", "tables-an-hour", most=most)
        of_one = self.settings.tables_of_one
        if of_one and await self.store.unfinished(maker) >= of_one:
            raise Refusal("not_now", "tables-of-one", most=of_one)
        if self.settings.most_tables and await self.store.unfinished() >= self.settings.most_tables:
            raise Refusal("not_now", "house-full")

    # ---- following
    def grown(self, live: LiveTable, by_us: bool) -> None:
        """The log of a table has grown."""
        if live.table.id in self.dealers:
            self.dealers[live.table.id].grown(by_us)
        if live.table.problem is not None and live.table.id not in self.unreadable:
            self.tell_problem(live)
        if by_us:
            self.counts["entries"] += 1
            self.publish({"table": live.table.id, "step": live.table.step})

    def noticed(self, notice: bytes) -> None:
        """Another server, or we ourselves, wrote to a table."""
        told = msgspec.json.decode(notice)
        live = self.tables.get(told["table"])
        if live is not None and told.get("server", self.number) != self.number:
            live.attendance.hear(told["server"], msgspec.convert(told["visits"], List[Visit]))
        if live is not None and live.table.step < told["step"]:
            self.errand(self.catch_up(live))

    def errand(self, work: Any) -> None:
        self.errands = [task for task in self.errands if not task.done()]
        self.errands.append(asyncio.create_task(work))

    async def look_around(self) -> None:
        """Now and then: put away tables that nobody uses, and read on where a notice was lost."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for id, live in list(self.tables.items()):
                unused = not live.watchers and time.monotonic() - live.used > KEPT_SECONDS and not live.lock.locked()
                if unused and self.dealers[id].idle:
                    del self.tables[id]          # first: whoever comes meanwhile opens it anew
                    await close_all([self.dealers.pop(id)])
            if self.settings.redis is not None:
                with suppress(Exception):        # the database may be away for a while
                    watched = [id for id, live in self.tables.items() if live.watchers]
                    for id, step in (await self.store.steps(watched)).items():
                        if id in self.tables and self.tables[id].table.step < step:
                            await self.tables[id].catch_up()

    async def see_who_is_there(self) -> None:
        """Often: whose connection is lost is to be seen at once. Other servers are told of our connections when they
        change, and now and then."""
        looked = told = time.monotonic()
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            now = time.monotonic()
            late, looked = now - looked - PRESENCE_SECONDS, now
            again = now - told > LOOK_SECONDS
            told = now if again else told
            for live in list(self.tables.values()):
                if late > LATE:
                    live.attendance.wait(late)
                if live.watchers:
                    live.look_around()
                if self.settings.redis is not None and (live.watchers or live.attendance.told):
                    self.tell_visits(live, again)

    def tell_visits(self, live: LiveTable, again: bool) -> None:
        attendance = live.attendance
        visits = attendance.visits(live.watchers)
        plain = [msgspec.structs.replace(visit, seconds=float(visit.seconds > MISSED_SECONDS)) for visit in visits]
        if again or plain != attendance.told:
            attendance.told = plain
            # step 0: servers of an older version, which know only of steps, have nothing to read
            self.publish({"table": live.table.id, "step": 0, "server": self.number, "visits": visits})

    async def tidy(self) -> None:
        """Every hour: remove what nobody wants any more."""
        keeping = Keeping(self.settings.keep_open, self.settings.keep_unfinished, self.settings.keep_finished)
        while True:
            try:
                removed = await tidy(self.store, keeping, self.tables)
                if removed:
                    log.info("tidied up: %s", removed)
            except Exception as error:           # the database may be away for a while
                log.warning("tables that nobody wants could not be removed: %s", type(error).__name__)
            await asyncio.sleep(HOUR / 1000)

    async def close(self) -> None:
        """In little time: a database that is away does not keep us."""
        await close_all(self.dealers.values())
        await self.bots.close()
        await self.archive.close()
        await self.reviewer.close()
        await self.advisers.close()
        await self.lab.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await self.store.close()
