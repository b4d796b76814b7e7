"""A table in play on this server: the log as far as it is known here, and the connections that watch it.

Whatever happens is stored first, then applied here, then shown: to our own connections at once, to other servers by a
notice, upon which they read the log on."""
from __future__ import annotations

import asyncio
import logging
import time
from typing import Callable, Dict, List, Optional, Protocol, Set

import msgspec

from crownlands.server import protocol
from crownlands.server.clock import Stopwatch, now
from crownlands.server.entries import MOVES, START, TALK, UNDO, WATCHER_CHAT
from crownlands.server.noting import note
from crownlands.server.presence import Attendance
from crownlands.server.reading import read_table
from crownlands.server.storage.rows import Entry
from crownlands.server.storage.shelf import Shelf
from crownlands.server.storage.store import Store
from crownlands.server.storage.writer import NotStored
from crownlands.server.table import Ready, Remark, Table, TableFacts

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """A connection. It sees what its seat sees, while its device holds the seat; None: a spectator."""
    seat: Optional[int]
    holder: Optional[str]
    name: Optional[str]

    def last_sign(self) -> float: ...

    def send(self, message: bytes) -> None: ...


class LiveTable:
    def __init__(self, table: Table, store: Store, grown: Callable[[LiveTable, bool], None],
                 patience: float, advises: bool = True) -> None:
        self.table = table
        self.store = store
        self.shelf = Shelf(store)
        self.grown = grown                       # told when the log has grown, and whether it was by us
        self.patience = patience                 # seconds after which the seat of a silent player may be given away
        self.advises = advises                   # whether this server has somebody who gives hints
        self.lock = asyncio.Lock()               # held while something is checked and stored
        self.stirred = asyncio.Event()           # something happened that the dealer may have to do with
        self.watchers: Set[Watcher] = set()
        self.attendance = Attendance()
        self.used = time.monotonic()
        self.asked = Stopwatch()                 # since when the open decision is open
        self.shown = msgspec.structs.replace(table.facts(), step=0)
        self.summed = (table.row.status, table.row.summary)

    # ---- writing, with the lock held
    async def append(self, kind: str, seat: int = -1, text: str = "", prepared: Ready = None) -> bool:
        """Store an entry, then apply and show it. False: another server was first; its entries are here now."""
        entry = Entry(self.table.step + 1, kind, seat, text, now())
        if not await self.store.append(self.table.id, entry):
            await self.read_on()
            return False
        self.table.apply(entry, prepared=prepared)
        facts = self.show([entry])
        self.grown(self, True)
        await self.summarize(facts)
        return True

    async def read_on(self) -> None:
        """Apply what other servers have stored."""
        entries = await self.store.entries(self.table.id, after=self.table.step)
        if any(entry.kind in (START, UNDO) for entry in entries):    # a long game takes its time
            self.table = await read_table(self.table.row, [*self.table.entries, *entries])
        else:
            for entry in entries:
                self.table.apply(entry)
        if entries:
            self.show(entries)
            self.grown(self, False)

    async def catch_up(self) -> None:
        async with self.lock:
            await self.read_on()

    async def summarize(self, facts: TableFacts) -> None:
        """Keep what the lobby shows up to date. If that fails, what happened has happened all the same."""
        summary = (facts.status, msgspec.json.encode(facts.seats).decode())
        if summary != self.summed:
            try:
                if facts.status == "over" and self.summed[0] != "over":
                    await note(self.shelf, self.table)
                await self.store.summarize(self.table.id, *summary)
                self.summed = summary
            except NotStored as error:           # the next entry tries again
                log.error("table %s: the lobby is behind: %s", self.table.id, error)

    # ---- the clock
    def waited(self) -> float:
        """Seconds since the open decision is open."""
        return self.asked.since(self.table.moved_at)

    def time_left(self) -> Optional[int]:
        """Milliseconds that the player who is asked has left."""
        table, waited = self.table, self.waited()
        if table.config.move_seconds is None or table.status != "running":
            return None
        assert table.game is not None
        if not table.seats[int(table.game.state.seat)].person:
            return None
        return max(0, round((table.config.move_seconds - waited) * 1000))

    # ---- showing
    def spoil(self, error: Exception) -> None:
        """The engine cannot go on from here."""
        table = self.table
        table.spoil(f"the game cannot go on after step {table.step}; the log is kept as it is", error)
        for watcher in list(self.watchers):
            watcher.send(protocol.encode(protocol.TableChanged(table.facts())))
        self.grown(self, False)

    def show(self, entries: List[Entry]) -> TableFacts:
        """Tell every connection its own part of what happened. What everybody may know now."""
        self.used = time.monotonic()
        self.waited()                            # the time of the player who is asked runs from here on
        table = self.table
        chat = [protocol.encode(said(table, entry)) for entry in entries if entry.kind in TALK]
        moved = table.game is not None and any(entry.kind in MOVES for entry in entries)
        facts = table.facts()
        changed = []
        if msgspec.structs.replace(facts, step=0) != self.shown:
            self.shown = msgspec.structs.replace(facts, step=0)
            changed.append(protocol.encode(protocol.TableChanged(facts)))
        over = table.status == "over"            # a client that hears that stops listening: it comes last
        before, after = ([], [*chat, *changed]) if over else (changed, chat)
        since = table.common(entries[0].step - 1)
        views: Dict[Optional[int], bytes] = {}
        for watcher in list(self.watchers):
            if watcher.seat is not None and table.seats[watcher.seat].occupant.holder != watcher.holder:
                self.greet(as_spectator(watcher), entries[0].step - 1)
                continue
            for message in before:
                watcher.send(message)
            if moved:
                if watcher.seat not in views:
                    views[watcher.seat] = protocol.encode(self.view_for(watcher.seat, since))
                watcher.send(views[watcher.seat])
            for message in after:
                watcher.send(message)
        return facts

    def greet(self, watcher: Watcher, seen: int) -> None:
        """Everything that a connection needs which last saw a view, or a line of chat, of step `seen`; then it watches.
        The view comes before the chat, so that a client which loses the connection in between misses no events."""
        table = self.table
        welcome = protocol.Welcome(protocol.VERSION, watcher.seat, table.facts(), self.patience, self.advises)
        watcher.send(protocol.encode(welcome))
        if table.game is not None and table.problem is None:
            watcher.send(protocol.encode(self.view_for(watcher.seat, table.common(seen))))
        for entry in table.entries:
            if entry.kind in TALK and entry.step > seen:
                watcher.send(protocol.encode(said(table, entry)))
        self.watchers.add(watcher)
        watcher.send(protocol.encode(self.attendance.shown))
        self.used = time.monotonic()
        self.stirred.set()                       # bots that play alone play while somebody watches

    def look_around(self) -> None:
        """Tell all who is missing and who watches, if that has changed."""
        presence = self.attendance.look(self.table, self.watchers)
        if presence != self.attendance.shown:
            self.attendance.shown = presence
            message = protocol.encode(presence)
            for watcher in list(self.watchers):
                watcher.send(message)

    def view_for(self, seat: Optional[int], since: int) -> protocol.View:
        table = self.table
        assert table.game is not None
        return protocol.View(table.moved, since, table.game.events_for(seat, since), table.game.state.view(seat),
                             self.time_left())


def as_spectator(watcher: Watcher) -> Watcher:
    """The seat is another's now."""
    watcher.seat = None
    return watcher


def said(table: Table, entry: Entry) -> protocol.Said:
    text = msgspec.json.decode(entry.text, type=Remark).text if entry.kind == WATCHER_CHAT else entry.text
    return protocol.Said(entry.step, entry.seat, table.speakers.get(entry.step), text, entry.at)
