"""What players may ask of a table: each is checked, stored, and then seen by all; or refused, and changes nothing."""
from __future__ import annotations

import time
from typing import Callable, List, Optional

import msgspec

from crownlands.bots.registry import find_player
from crownlands.kernel.errors import CrownlandsError, IllegalChoice
from crownlands.server import table as kinds
from crownlands.server.live import LiveTable
from crownlands.server.luck import Luck
from crownlands.server.offers import Offer
from crownlands.server.refusal import Refusal
from crownlands.server.seats import Occupant
from crownlands.server.settings import Settings
from crownlands.server.table import Table

MOST_CHAT = 2000                                 # lines at one table
MOST_CHANGES = 200                               # of who makes the choices without an alternative


def text_of(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


class Requests:
    def __init__(self, settings: Settings, luck: Luck) -> None:
        self.settings = settings
        self.luck = luck

    # ---- the game
    async def choose(self, live: LiveTable, seat: int, step: int, option: str, forced: bool = False) -> None:
        """Answer the decision that the view of step `step` shows."""
        async with live.lock:
            while True:
                table = live.table
                check_running(table)
                game = table.game
                assert game is not None
                if step != table.moved:
                    raise Refusal("step", f"the table is at step {table.moved}, this answers step {step}: "
                                          "it came too late, or twice")
                if int(game.state.seat) != seat:
                    raise Refusal("illegal", f"it is for seat {game.state.seat} to choose")
                try:
                    prepared = game.prepare(option, forced, self.luck.next(table))
                except IllegalChoice as error:
                    raise Refusal("illegal", str(error)) from None
                kind = kinds.FORCED if forced else kinds.CHOICE
                if await live.append(kind, seat, prepared.made.text, prepared):
                    return

    async def resign(self, live: LiveTable, seat: int, kind: str = kinds.RESIGN) -> None:
        await self.write(live, kind, seat, lambda table: check_running(table))

    async def prefer(self, live: LiveTable, seat: int, forced: str) -> None:
        """Who makes the seat's choices without an alternative."""
        def check(table: Table) -> None:
            check_running(table)
            if sum(entry.kind == kinds.PREFER for entry in table.entries) >= MOST_CHANGES:
                raise Refusal("not_now", f"this was changed {MOST_CHANGES} times at this table: it stays as it is")
        if live.table.seats[seat].asked_always != (forced == kinds.ASKED):
            await self.write(live, kinds.PREFER, seat, check, forced)

    # ---- talking
    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        def check(table: Table) -> None:
            if not table.config.chat:
                raise Refusal("not_now", "there is no chat at this table")
            if sum(entry.kind == kinds.CHAT for entry in table.entries) >= MOST_CHAT:
                raise Refusal("not_now", f"the chat of a table holds {MOST_CHAT} lines, and they are used up")
        await self.write(live, kinds.CHAT, seat, check, text.strip())

    # ---- seats
    async def sit(self, live: LiveTable, number: Optional[int], name: str, holder: str) -> int:
        """Take an open seat, the first if none is named; in a game that runs, ask the others for it."""
        async with live.lock:
            while True:
                table = live.table
                seat = self.open_seat(table, number)
                occupant = Occupant(name=name, holder=holder)
                if table.game is None:
                    done = await live.append(kinds.SIT, seat, text_of(occupant))
                else:
                    self.check_offer(table)
                    done = await live.append(kinds.OFFER, seat, text_of(Offer("seat", seat=seat, to=occupant)))
                if done:
                    return seat

    def open_seat(self, table: Table, number: Optional[int]) -> int:
        if table.status == "over":
            raise Refusal("not_now", "the game is over")
        free = [seat for seat, chair in enumerate(table.seats) if chair.open or self.may_be_given(table, seat)]
        if number is None and free:
            return free[0]
        if number is None or number not in free:
            raise Refusal("seat", "no seat is free" if number is None else f"seat {number} is not free")
        return number

    def may_be_given(self, table: Table, seat: int) -> bool:
        """During a game: the seat's player left, failed, or has not answered for long."""
        if table.status != "running":
            return False
        assert table.game is not None
        waited = time.time() - table.moved_at / 1000
        return (table.seats[seat].state in ("left", "failed")
                or (int(table.game.state.seat) == seat and waited >= self.settings.patience))

    async def seat_bot(self, live: LiveTable, seat: int, bot: str, holder: Optional[str]) -> None:
        """Before the game, by who made the table: put a bot on a seat that no other person holds, or free the seat."""
        def check(table: Table) -> None:
            if table.status != "open":
                raise Refusal("not_now", "the game has begun: offer the seat at the table")
            if holder != table.row.host:
                raise Refusal("seat", "only who made the table can seat bots")
            check_number(table, seat)
            if table.seats[seat].person and table.seats[seat].occupant.holder != holder:
                raise Refusal("seat", f"seat {seat} is taken")
        self.check_bot(live.table.config.game, bot)
        await self.write(live, kinds.SIT, seat, check, text_of(Occupant(bot=bot)))

    async def leave(self, live: LiveTable, seat: int) -> None:
        await self.write(live, kinds.LEAVE, seat, lambda table: None)

    def check_bot(self, game: str, bot: str) -> None:
        if bot not in self.settings.own_bots:
            if bot.endswith(".txt"):
                raise CrownlandsError("a bot is called by its name: strategy files are not read here")
            find_player(bot, game)

    # ---- offers
    async def give(self, live: LiveTable, by: int, seat: int, bot: str) -> None:
        """Offer a seat to a bot."""
        def check(table: Table) -> None:
            check_running(table)
            check_number(table, seat)
            self.check_offer(table)
            own = table.seats[seat].occupant.holder == table.seats[by].occupant.holder
            if not own and not self.may_be_given(table, seat):
                raise Refusal("seat", f"seat {seat} is taken: it can be given away when its player leaves, or does not "
                                      f"answer for {self.settings.patience:.0f} seconds")
        self.check_bot(live.table.config.game, bot)
        await self.write(live, kinds.OFFER, by, check, text_of(Offer("seat", by=by, seat=seat, to=Occupant(bot=bot))))

    async def undo(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            while True:
                table = live.table
                check_running(table)
                self.check_offer(table)
                assert table.game is not None
                keep = table.game.undo_target(seat)
                if keep is None:
                    raise Refusal("not_now", "you have not chosen anything yet")
                offer = Offer("undo", by=seat, keep=keep, free=table.game.undo_is_free(seat, keep))
                if await live.append(kinds.OFFER, seat, text_of(offer)):
                    return

    def check_offer(self, table: Table) -> None:
        if table.offer is not None:
            raise Refusal("not_now", "another offer is open: answer it first")

    async def accept(self, live: LiveTable, seat: int, step: int) -> None:
        def check(table: Table) -> None:
            check_open(table, step)
            assert table.offer is not None
            if seat not in table.offer.waiting(table):
                raise Refusal("not_now", "this offer does not wait for your consent")
        await self.write(live, kinds.ACCEPT, seat, check)

    async def decline(self, live: LiveTable, seat: int, step: int) -> None:
        def check(table: Table) -> None:
            check_open(table, step)
            assert table.offer is not None
            if seat != table.offer.offer.by and seat not in table.offer.waiting(table):
                raise Refusal("not_now", "this offer is not for you to answer")
        await self.write(live, kinds.DECLINE, seat, check)

    # ----
    async def write(self, live: LiveTable, kind: str, seat: int, check: Callable[[Table], None],
                    text: str = "") -> None:
        """Check and append, again if another server came in between."""
        async with live.lock:
            check(live.table)
            while not await live.append(kind, seat, text):
                check(live.table)


def check_running(table: Table) -> None:
    if table.status == "unreadable":
        raise Refusal("unreadable", "this version cannot replay the table's log")
    if table.status != "running":
        raise Refusal("not_now", "the game has not begun" if table.status == "open" else "the game is over")


def check_number(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("seat", f"there is no seat {seat}: seats are 0 to {len(table.seats) - 1}")


def check_open(table: Table, step: int) -> None:
    if table.offer is None or table.offer.step != step:
        raise Refusal("step", f"there is no open offer of step {step}")


def seats_of(table: Table, holder: Optional[str]) -> List[int]:
    """The seats that a device holds."""
    return [] if holder is None else [seat for seat, chair in enumerate(table.seats)
                                      if chair.occupant.holder == holder]
