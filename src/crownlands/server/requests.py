"""What players may ask of a table: each is checked, stored, and then seen by all; or refused, and changes nothing."""
from __future__ import annotations

from collections.abc import Collection
from typing import Callable, List, Optional

import msgspec

from crownlands.bots.registry import find_player
from crownlands.kernel.errors import CrownlandsError, IllegalChoice
from crownlands.server.entries import (
    ACCEPT,
    ASKED,
    CHAT,
    CHOICE,
    DECLINE,
    FORCED,
    LEAVE,
    OFFER,
    OUT_OF_TIME,
    PREFER,
    RESIGN,
    SIT,
    TALK,
    WATCHER_CHAT,
)
from crownlands.server.live import LiveTable, Watcher
from crownlands.server.luck import Luck
from crownlands.server.offers import Offer
from crownlands.server.refusal import Refusal
from crownlands.server.seats import Occupant
from crownlands.server.settings import Settings
from crownlands.server.table import Remark, Table
from crownlands.server.writing import check_text

MOST_CHAT = 2000                                 # lines at one table
MOST_REMARKS = 500                               # of these, by those who only watch
MOST_CHANGES = 200                               # of a preference
MOST_OFFERS = 1000                               # of one seat: each taking back is one


def text_of(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


class Requests:
    def __init__(self, settings: Settings, luck: Luck, asker: Optional[Watcher] = None) -> None:
        """asker: the connection that asks, if it is one."""
        self.settings = settings
        self.luck = luck
        self.asker = asker

    def of(self, asker: Watcher) -> Requests:
        return Requests(self.settings, self.luck, asker)

    def check_asker(self, table: Table, seat: int) -> None:
        """The player who asked may have lost the seat since, at another server perhaps."""
        check_readable(table)
        if self.asker is not None and self.asker.holder != table.seats[seat].occupant.holder:
            raise Refusal("seat", "lost-seat")

    # ---- the game
    async def choose(self, live: LiveTable, seat: int, step: int, option: str, forced: bool = False) -> None:
        """Answer the decision that the view of step `step` shows."""
        async with live.lock:
            while True:
                table = live.table
                self.check_asker(table, seat)
                check_running(table)
                game = table.game
                assert game is not None
                if step != table.moved:
                    raise Refusal("step", "late-choice", now=str(table.moved), step=str(step))
                if int(game.state.seat) != seat:
                    raise Refusal("illegal", "not-asked")
                try:
                    prepared = game.prepare(option, forced, self.luck.next(table))
                except IllegalChoice as error:
                    raise Refusal("illegal", "choice", str(error)) from None
                except CrownlandsError:
                    raise
                except Exception as error:       # a position that the rules cannot lead to, and that nobody noticed
                    live.spoil(error)
                    raise Refusal("unreadable", "unreadable") from None
                kind = FORCED if forced else CHOICE
                if await live.append(kind, seat, prepared.made.text, prepared):
                    return

    async def resign(self, live: LiveTable, seat: int) -> None:
        await self.write(live, RESIGN, seat, check_running)

    async def call_time(self, live: LiveTable, seat: int) -> None:
        """The seat's time is up, if it has not answered at the last moment."""
        def check(table: Table) -> None:
            if table.game is None or int(table.game.state.seat) != seat or live.time_left() != 0:
                raise Refusal("not_now", "time-left")
        await self.write(live, OUT_OF_TIME, seat, check)

    async def prefer(self, live: LiveTable, seat: int, forced: str) -> None:
        """Who makes the seat's choices without an alternative."""
        def check(table: Table) -> None:
            check_running(table)
            if sum(entry.kind == PREFER for entry in table.entries) >= MOST_CHANGES:
                raise Refusal("not_now", "changes", most=MOST_CHANGES)
        if live.table.seats[seat].asked_always != (forced == ASKED):
            await self.write(live, PREFER, seat, check, forced)

    # ---- talking
    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        def check(table: Table) -> None:
            check_chat(table, TALK, MOST_CHAT)
        check_text(text)
        await self.write(live, CHAT, seat, check, text.strip())

    async def remark(self, live: LiveTable, name: Optional[str], text: str) -> None:
        """Somebody talks who only watches."""
        if not live.table.config.watchers_chat:
            raise Refusal("seat", "spectator")
        if name is None:
            raise Refusal("not_now", "nameless")
        check_text(text)
        remark = text_of(Remark(name, text.strip()))
        async with live.lock:
            while True:
                check_chat(live.table, (WATCHER_CHAT,), MOST_REMARKS)
                check_chat(live.table, TALK, MOST_CHAT)
                if await live.append(WATCHER_CHAT, text=remark):
                    return

    # ---- seats
    async def sit(self, live: LiveTable, number: Optional[int], name: str, holder: str) -> int:
        """Take an open seat, the first if none is named; in a game that runs, ask the others for it. A player who
        comes back to the own seat need not ask."""
        async with live.lock:
            while True:
                table = live.table
                seat = self.open_seat(live, number, holder)
                occupant = Occupant(name=name, holder=holder)
                if table.game is None or table.seats[seat].waits_for == holder:
                    done = await live.append(SIT, seat, text_of(occupant))
                else:
                    self.check_offer(table, seat)
                    done = await live.append(OFFER, seat, text_of(Offer("seat", seat=seat, to=occupant)))
                if done:
                    return seat

    def open_seat(self, live: LiveTable, number: Optional[int], holder: str) -> int:
        table = live.table
        check_readable(table)
        if table.status == "over":
            raise Refusal("not_now", "over")
        free = [seat for seat, chair in enumerate(table.seats) if chair.open or self.may_be_given(live, seat)]
        if free and not any(reserved_for(table, seat) in (None, holder) for seat in free):
            raise Refusal("seat", "reserved")
        free = [seat for seat in free if reserved_for(table, seat) in (None, holder)]
        kept = kept_seats(table, holder)
        if number is None and (kept or free):
            return [*kept, *free][0]
        if number is None:
            raise Refusal("seat", "no-seat")
        if number not in free and number not in kept and not self.may_be_lent(table, number):
            raise Refusal("seat", "seat-taken")
        return number

    def may_be_lent(self, table: Table, seat: int) -> bool:
        """Where a bot plays on for somebody, that player may come from another device, if the others say who it is."""
        return (seat < len(table.seats) and table.seats[seat].kept_for is not None
                and any(chair.person for chair in table.seats))

    def may_be_given(self, live: LiveTable, seat: int) -> bool:
        """During a game: the seat's player left, failed, or has not answered for long. That is for the others at the
        table to say: a person who plays alone against bots keeps the seat."""
        table = live.table
        if table.status != "running":
            return False
        assert table.game is not None
        chair = table.seats[seat]
        alone = chair.person and {other.occupant.holder for other in table.seats if other.person} == \
            {chair.occupant.holder}
        return (chair.state in ("left", "failed")
                or (int(table.game.state.seat) == seat and live.waited() >= self.settings.patience and not alone))

    async def seat_bot(self, live: LiveTable, seat: int, bot: str, holder: Optional[str]) -> None:
        """Before the game, by its maker: put a bot on a seat that no other person holds, or free the seat."""
        def check(table: Table) -> None:
            if table.status != "open":
                raise Refusal("not_now", "begun")
            if holder != table.row.host:
                raise Refusal("seat", "not-host")
            check_number(table, seat)
            if reserved_for(table, seat) is not None:
                raise Refusal("seat", "reserved")
            if table.seats[seat].person and table.seats[seat].occupant.holder != holder:
                raise Refusal("seat", "seat-taken")
        self.check_bot(live.table.config.game, bot)
        await self.write(live, SIT, seat, check, text_of(Occupant(bot=bot)))

    async def leave(self, live: LiveTable, seat: int) -> None:
        await self.write(live, LEAVE, seat, lambda table: None)

    def check_bot(self, game: str, bot: str) -> None:
        if bot not in self.settings.own_bots:
            if bot.endswith(".txt"):
                raise CrownlandsError("bot-by-name")
            find_player(bot, game)

    # ---- offers
    async def give(self, live: LiveTable, by: int, seat: int, bot: str) -> None:
        """Offer a seat to a bot."""
        def check(table: Table) -> None:
            check_running(table)
            check_number(table, seat)
            self.check_offer(table, by)
            own = table.seats[seat].occupant.holder == table.seats[by].occupant.holder
            if not own and not self.may_be_given(live, seat):
                raise Refusal("seat", "seat-kept", seconds=round(self.settings.patience))
        self.check_bot(live.table.config.game, bot)
        await self.write(live, OFFER, by, check, text_of(Offer("seat", by=by, seat=seat, to=Occupant(bot=bot))))

    async def undo(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            while True:
                table = live.table
                self.check_asker(table, seat)
                check_running(table)
                self.check_offer(table, seat)
                assert table.game is not None
                keep = table.game.undo_target(seat)
                if keep is None:
                    raise Refusal("not_now", "nothing-chosen")
                offer = Offer("undo", by=seat, keep=keep, free=table.game.undo_is_free(seat, keep))
                if await live.append(OFFER, seat, text_of(offer)):
                    return

    def check_offer(self, table: Table, seat: int) -> None:
        if table.offer is not None:
            raise Refusal("not_now", "offer-open")
        if sum(entry.kind == OFFER and entry.seat == seat for entry in table.entries) >= MOST_OFFERS:
            raise Refusal("not_now", "offers", most=MOST_OFFERS)

    async def accept(self, live: LiveTable, seat: int, step: int) -> None:
        def check(table: Table) -> None:
            check_open(table, step)
            assert table.offer is not None
            if seat not in table.offer.waiting(table):
                raise Refusal("not_now", "no-consent")
        await self.write(live, ACCEPT, seat, check)

    async def decline(self, live: LiveTable, seat: int, step: int) -> None:
        def check(table: Table) -> None:
            check_open(table, step)
            assert table.offer is not None
            if seat != table.offer.offer.by and seat not in table.offer.waiting(table):
                raise Refusal("not_now", "no-consent")
        await self.write(live, DECLINE, seat, check)

    # ----
    async def write(self, live: LiveTable, kind: str, seat: int, check: Callable[[Table], None],
                    text: str = "") -> None:
        """Check and append, again if another server came in between."""
        async with live.lock:
            while True:
                self.check_asker(live.table, seat)
                check(live.table)
                if await live.append(kind, seat, text):
                    return


def check_readable(table: Table) -> None:
    if table.status == "unreadable":
        raise Refusal("unreadable", "unreadable")


def check_running(table: Table) -> None:
    check_readable(table)
    if table.status != "running":
        raise Refusal("not_now", "not-begun" if table.status == "open" else "over")


def check_chat(table: Table, kinds: Collection[str], most: int) -> None:
    if not table.config.chat:
        raise Refusal("not_now", "no-chat")
    if sum(entry.kind in kinds for entry in table.entries) >= most:
        raise Refusal("not_now", "chat-full", most=most)


def check_number(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("seat", "no-such-seat", seat=seat, last=len(table.seats) - 1)


def check_open(table: Table, step: int) -> None:
    if table.offer is None or table.offer.step != step:
        raise Refusal("step", "no-offer", step=str(step))


def reserved_for(table: Table, seat: int) -> Optional[str]:
    """The holder who alone may sit there."""
    return None if table.config.reserved is None else table.config.reserved[seat]


def seats_of(table: Table, holder: Optional[str]) -> List[int]:
    """The seats that a device holds."""
    return [] if holder is None else [seat for seat, chair in enumerate(table.seats)
                                      if chair.occupant.holder == holder]


def kept_seats(table: Table, holder: Optional[str]) -> List[int]:
    """The seats that wait for a device while the game runs: it left them, or a bot plays on there for its player."""
    return [] if holder is None or table.status != "running" else \
        [seat for seat, chair in enumerate(table.seats) if chair.waits_for == holder]
