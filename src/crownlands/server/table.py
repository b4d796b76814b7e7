"""A table: everything that follows from its log. It knows no database and no connection."""
from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import Any, Dict, List, Literal, Optional, Set, Union

import msgspec
from msgspec import Struct

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.config import Config
from crownlands.server.entries import (
    ACCEPT,
    ASKED,
    CHAT,
    CHOICE,
    DECLINE,
    FAILED,
    FORCED,
    LEAVE,
    MOVES,
    OFFER,
    OUT_OF_TIME,
    PREFER,
    REMATCH,
    RESIGN,
    SIT,
    START,
    UNDO,
    WATCHER_CHAT,
)
from crownlands.server.game import Made, Prepared, TableGame
from crownlands.server.offers import Offer, OfferFacts, OpenOffer
from crownlands.server.seats import Occupant, Seat, SeatFacts, default_bot, result_of
from crownlands.server.storage.rows import Entry, Origin, TableRow

Status = Literal["open", "running", "over", "unreadable"]
Ready = Union[Prepared, TableGame, None]         # what an entry leads to, if that is known already

DAMAGED = "the database is damaged where its log is; what is left of it is kept as it is"


class Remark(Struct, frozen=True):
    """What somebody said who only watches, as it is kept in the log."""
    name: str
    text: str


class TableFacts(Struct):
    """What everybody may know of a table besides the game itself."""
    id: str
    game: str
    status: Status
    step: int                                    # of the last entry in the table's log
    seats: List[SeatFacts]
    options: Dict[str, Any]
    kingdom: Optional[Any]                       # as it was asked for
    piles: Optional[List[str]]                   # as it is, once the game runs
    chat: bool
    watchers_chat: bool                          # those who only watch may talk as well
    move_seconds: Optional[int]
    advice: bool                                 # whether a player may ask for a hint
    hidden: bool
    created: int
    offer: Optional[OfferFacts]
    result: Optional[Dict[str, Any]]
    rematch: Optional[str]
    rematch_origin: Optional[Origin]
    origin: Origin
    forked_from: Optional[str]                   # the table where this game began
    shuffles_of: Optional[str]                   # the table whose shuffles come again here
    problem: Optional[str]                       # why its record cannot be replayed


class Table:
    def __init__(self, row: TableRow, damage: str = "") -> None:
        """Before anything happened: see reading.py. damage: why the log cannot be read from the database."""
        self.row = row
        self.id = row.id
        self.problem: Optional[str] = DAMAGED if damage else None        # for all to see
        self.damage = damage                     # what exactly: for the operator, it may name hidden cards
        self.config = self.read(row)
        self.seats = [Seat() for _seat in range(self.config.seats)]
        self.entries: List[Entry] = []
        self.heard: List[int] = [0]              # events that there were after each entry, before the first: none
        self.game: Optional[TableGame] = None
        self.moved = 0                           # the step of the last entry that changed the game
        self.moved_at = row.created              # since when the open decision is open
        self.speakers: Dict[int, Optional[str]] = {}     # the names of those who said something, by step
        self.offer: Optional[OpenOffer] = None
        self.rematch: Optional[str] = None
        self.rematch_origin: Optional[Origin] = None
        self.decided: Dict[Optional[int], int] = {}      # how often chance did after choices of a seat; None: of any

    def read(self, row: TableRow) -> Config:
        try:
            return msgspec.json.decode(row.config, type=Config)
        except msgspec.MsgspecError as error:
            self.problem = "this version cannot read how the table was set up; it is kept as it is"
            self.damage = str(error)
            return Config(row.game)

    @property
    def step(self) -> int:
        return len(self.entries)

    @property
    def status(self) -> Status:
        if self.problem is not None:
            return "unreadable"
        if self.game is None:
            return "open"
        return "over" if self.result is not None else "running"

    @cached_property                             # until the next entry
    def result(self) -> Optional[Dict[str, Any]]:
        if self.game is None:
            return None
        state, sides = self.game.state, self.game.sides
        left = [side for side in sides if not all(self.seats[seat].out for seat in side)]
        if not state.over and len(left) > 1:
            return None
        numbers = range(len(self.seats))
        ended = state.result
        if ended is not None:
            return result_of(sides, self.seats, ended.scores, ended.winners, ended.turns, True)
        return result_of(sides, self.seats, [int(state.points(seat)) for seat in numbers], [],
                         [int(state.turns_of(seat)) for seat in numbers], False)

    # ---- the log
    def apply(self, entry: Entry, skip: bool = False, prepared: Ready = None) -> None:
        """An entry that stands in the log. skip: it is a choice that was taken back later, or the taking back."""
        if entry.step != self.step + 1 and self.problem is None:
            self.problem = f"step {self.step + 1} of its log is missing; the log is kept as it is"
            self.damage = f"step {entry.step} follows step {self.step}"
        self.entries.append(entry)
        if entry.kind in MOVES:
            self.moved, self.moved_at = entry.step, entry.at
            self.offer = None                    # the game has gone on: what was asked before is past
        if entry.kind in (CHOICE, FORCED) and " " in entry.text:
            for seat in (entry.seat, None):
                self.decided[seat] = self.decided.get(seat, 0) + 1
        if self.problem is None and not skip:
            try:
                self.change(entry, prepared)
            except Exception as error:           # whatever it is: the log stays, and says so
                self.spoil(f"this version cannot replay step {entry.step} of its log; the log is kept as it is", error)
        self.__dict__.pop("result", None)
        self.heard.append(0 if self.game is None else len(self.game.events))

    def spoil(self, problem: str, error: Exception) -> None:
        """The game cannot go on."""
        self.problem = problem
        self.damage = f"{type(error).__name__}: {error}"

    def beginning(self, entry: Entry) -> Dict[str, Any]:
        """The record with which the game begins: the entry's, or the one for which the table was made."""
        if not entry.text and self.config.record is not None:
            return self.config.record
        record: Dict[str, Any] = msgspec.json.decode(entry.text)
        return record

    def taken_back(self, entries: List[Entry]) -> Set[int]:
        """The steps of choices that were taken back, and of the taking back: a table that is read from its log need not
        play them at all."""
        standing: List[int] = []
        undone: Set[int] = set()
        before = 0
        with suppress(Exception):                # an entry that cannot be read is told of when it is applied
            for entry in entries:
                if entry.kind == START:
                    before = len(self.beginning(entry)["steps"])
                elif entry.kind in (CHOICE, FORCED):
                    standing.append(entry.step)
                elif entry.kind == UNDO:
                    keep = int(entry.text) - before
                    undone.update(standing[keep:], [entry.step])
                    del standing[keep:]
        return undone

    def change(self, entry: Entry, prepared: Ready) -> None:
        kind, seat = entry.kind, entry.seat
        if kind == SIT:
            self.seats[seat].sit(msgspec.json.decode(entry.text, type=Occupant), self.game is not None)
            if self.game is not None and int(self.game.state.seat) == seat:
                self.moved_at = entry.at         # a player who sits down has not been asked before
            if self.offer is not None and self.offer.offer.seat == seat:
                self.offer = None
        elif kind == LEAVE:
            self.seats[seat].leave(self.game is not None)
        elif kind == START:
            self.game = prepared if isinstance(prepared, TableGame) else begun(self.beginning(entry))
        elif kind in (CHOICE, FORCED):
            assert self.game is not None
            if isinstance(prepared, Prepared):
                self.game.take(prepared)
            else:
                self.game.replay(Made(entry.text, seat, kind == FORCED))
        elif kind == UNDO:
            assert self.game is not None
            self.game = prepared if isinstance(prepared, TableGame) else self.game.after(int(entry.text))
        elif kind in (RESIGN, OUT_OF_TIME):
            self.seats[seat].give_up("resigned" if kind == RESIGN else "out_of_time", default_bot(self.config.game))
        elif kind == OFFER:
            self.offer = OpenOffer(entry.step, msgspec.json.decode(entry.text, type=Offer))
        elif kind == ACCEPT and self.offer is not None:
            self.offer.accepted.add(seat)
        elif kind == DECLINE:
            self.offer = None
        elif kind == FAILED:
            self.seats[seat].state = "failed"
        elif kind == PREFER:
            self.seats[seat].asked_always = entry.text == ASKED
        elif kind == REMATCH:
            self.rematch, _space, origin = entry.text.partition(" ")
            self.rematch_origin = "shuffles" if origin else "new"
        elif kind == CHAT:
            self.speakers[entry.step] = self.seats[seat].occupant.name
        elif kind == WATCHER_CHAT:
            self.speakers[entry.step] = msgspec.json.decode(entry.text, type=Remark).name
        elif kind != ACCEPT:
            raise CrownlandsError(f"there is no entry of kind {kind}: a newer version wrote it")

    @property
    def may_be_advised(self) -> bool:
        """Hints are for a person who plays against bots alone, and for tables whose maker wanted them. Where a bot
        plays on for somebody, that player may come back."""
        people = sum(seat.occupant.bot is None or seat.kept_for is not None for seat in self.seats)
        return self.config.advice or people <= 1

    def plays_alone(self, holder: Optional[str]) -> bool:
        """Whether nobody but this device plays here, or is awaited: nobody waits for it."""
        others = {seat.waits_for or seat.occupant.holder for seat in self.seats} - {None, holder}
        return not others and not any(seat.open for seat in self.seats)

    # ---- telling
    def common(self, seen: int) -> int:
        """How many events, of those there were at step `seen`, still stand."""
        return min(self.heard[min(max(seen, 0), self.step):])

    def facts(self) -> TableFacts:
        config = self.config
        beginning = {} if self.game is None else self.game.beginning["start"]
        return TableFacts(
            self.id, config.game, self.status, self.step, [seat.facts() for seat in self.seats],
            beginning.get("options", config.options), config.kingdom, beginning.get("piles", config.piles),
            config.chat, config.watchers_chat, config.move_seconds, self.may_be_advised,
            bool(self.row.hidden), self.row.created,
            None if self.offer is None else self.offer.facts(self), self.result, self.rematch, self.rematch_origin,
            config.origin, config.forked_from, config.shuffles_of, self.problem)


def begun(record: Dict[str, Any]) -> TableGame:
    game = TableGame(record)
    for _choice in game.play_before():
        pass
    return game
