"""Positions of Dominion as bytes: the table they are played at, then what lies on it."""
from __future__ import annotations

from typing import Dict, Final, List

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import BOXES
from crownlands.dominion.game import GAMES
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import NO_NUMBERS, NOTHING_LASTS, Player
from crownlands.dominion.rules import VALUES
from crownlands.dominion.state import DominionState
from crownlands.dominion.zones import Zone
from crownlands.encoding.packing import Source, put, put_all, put_list

MOST_TABLES: Final = 256             # kept at hand
IDS: Final[List[str]] = list(dict.fromkeys([id for lines in BOXES.values() for id in lines]))


class Tables:
    """The tables of positions that were written or read, so that only the first one of each takes time."""

    def __init__(self) -> None:
        self.headers: Dict[Kingdom, bytes] = {}
        self.blanks: Dict[bytes, DominionState] = {}

    def header(self, kingdom: Kingdom) -> bytes:
        if kingdom not in self.headers:
            if len(self.headers) >= MOST_TABLES:
                self.headers.clear()
            self.headers[kingdom] = header_of(kingdom)
        return self.headers[kingdom]

    def blank(self, header: bytes) -> DominionState:
        if header not in self.blanks:
            if len(self.blanks) >= MOST_TABLES:
                self.blanks.clear()
            self.blanks[header] = blank_of(header)
        return self.blanks[header]


TABLES: Final = Tables()


def header_of(kingdom: Kingdom) -> bytes:
    """Seats, piles and options, by their places in the lists of this version."""
    out = BytesWriter()
    put(out, kingdom.seats)
    put(out, len(kingdom.kingdom))
    for id in kingdom.kingdom:
        put(out, IDS.index(id))
    for name, value in kingdom.options.items():
        if name in VALUES:
            put(out, VALUES[name].index(value))
        else:
            put(out, IDS.index(value) + 1 if value else 0)
    return out.getvalue()


def blank_of(header: bytes) -> DominionState:
    source = Source(header)
    seats = int(source.get())
    piles = [IDS[number] for number in source.get_small_list()]
    options: Dict[str, object] = {}
    for name in GAMES["dominion"].setup(seats, {}, piles).kingdom.options:
        number = int(source.get())
        if name in VALUES:
            options[name] = VALUES[name][number]
        else:
            options[name] = IDS[number - 1] if number else ""
    state: DominionState = GAMES["dominion"].setup(seats, options, piles).empty.copy()
    return state


def pack(state: DominionState, out: BytesWriter) -> None:
    header = TABLES.header(state.kingdom)
    put(out, len(header))
    out.write(header)
    flags: i64 = 0
    if state.over:
        flags = 1
    if state.ask_forced:
        flags |= 2
    if state.is_extra:
        flags |= 4
    put(out, flags)
    for number in (state.format, state.choices, state.turn_seat, state.phase, state.actions, state.buys, state.coins,
                   state.reduction, state.actions_played, state.controller + 1, state.quiet_turns, state.normal_seat,
                   state.turns_in_a_row, state.stack_size):
        put(out, number)
    for i in range(state.stack_size):
        put(out, state.stack[i])
    put_list(out, state.extra_turns)
    put_all(out, state.supply)
    put_counts(out, state.trash)
    put_all(out, state.tally)
    for pile in state.mixed:
        put(out, pile.known)
        put_bag(out, pile.cards, pile.known, len(state.supply))
    put_all(out, state.pile_points)
    for me in state.players:
        pack_player(me, out)


def put_counts(out: BytesWriter, counts: vec[i64]) -> None:
    """Cards without an order: how many kinds there are, and each with its number."""
    kinds: i64 = 0
    for card in range(i64(len(counts))):
        if counts[card]:
            kinds += 1
    put(out, kinds)
    for card in range(i64(len(counts))):
        if counts[card]:
            put(out, card)
            put(out, counts[card])


def put_zone(out: BytesWriter, zone: Zone) -> None:
    put(out, zone.size)
    for i in range(zone.size):
        put(out, zone.cards[i])


def put_bag(out: BytesWriter, zone: Zone, known: i64, kinds: i64) -> None:
    """Cards without an order, and those in fixed order on top of them."""
    bag = zone.size - known
    counts = vec[i64]([0] * kinds)
    for i in range(bag):
        counts[zone.cards[i]] += 1
    put_counts(out, counts)
    for i in range(bag, zone.size):
        put(out, zone.cards[i])


def pack_player(me: Player, out: BytesWriter) -> None:
    put(out, me.turns)
    put(out, me.known)
    put(out, me.aside_kind)
    put_zone(out, me.hand)
    put_bag(out, me.deck, me.known, len(me.owned))
    put_zone(out, me.discard)
    put_zone(out, me.play)
    put_zone(out, me.aside)
    lasting = me.lasting
    if lasting is not NOTHING_LASTS:
        put_all(out, lasting.tokens)
        for mat in lasting.mats:
            put_zone(out, mat)
        put_list(out, lasting.later)
        put_list(out, lasting.buried)
        put(out, lasting.gained)
        put(out, lasting.trained)
        put(out, lasting.enchanted)


def unpack(source: Source) -> DominionState:
    size = source.get()
    state = TABLES.blank(source.data[source.at:source.at + size]).copy()
    source.at += size
    flags = source.get()
    state.over = flags & 1 != 0
    state.ask_forced = flags & 2 != 0
    state.is_extra = flags & 4 != 0
    state.format = source.get()
    state.choices = source.get()
    state.turn_seat = source.get()
    state.phase = source.get()
    state.actions = source.get()
    state.buys = source.get()
    state.coins = source.get()
    state.reduction = source.get()
    state.actions_played = source.get()
    state.controller = source.get() - 1
    state.quiet_turns = source.get()
    state.normal_seat = source.get()
    state.turns_in_a_row = source.get()
    frames = source.get()
    for _frame in range(frames):
        state.push(source.get())
    state.extra_turns = source.get_list()
    source.fill(state.supply)
    fill_counts(source, state.trash)
    source.fill(state.tally)
    for pile in state.mixed:
        pile.known = source.get()
        pile.cards.size = 0
        fill_bag(source, pile.cards, pile.known)
    source.fill(state.pile_points)
    for me in state.players:
        unpack_player(source, me, state.kingdom.overlord)
    state.count_piles()
    state.reopen_question()
    return state


def fill_counts(source: Source, counts: vec[i64]) -> None:
    for _kind in range(source.get()):
        card = source.get()
        counts[card] = source.get()


def fill_zone(source: Source, zone: Zone) -> None:
    for _card in range(source.get()):
        zone.put(source.get())


def fill_bag(source: Source, zone: Zone, known: i64) -> None:
    for _kind in range(source.get()):
        card = source.get()
        for _copy in range(source.get()):
            zone.put(card)
    for _card in range(known):
        zone.put(source.get())


def unpack_player(source: Source, me: Player, overlord: i64) -> None:
    me.turns = source.get()
    me.known = source.get()
    me.aside_kind = source.get()
    fill_zone(source, me.hand)
    fill_bag(source, me.deck, me.known)
    fill_zone(source, me.discard)
    fill_zone(source, me.play)
    fill_zone(source, me.aside)
    lasting = me.lasting
    if lasting is not NOTHING_LASTS:
        source.fill(lasting.tokens)
        for mat in lasting.mats:
            fill_zone(source, mat)
        later, buried = source.get_list(), source.get_list()
        lasting.later = later if len(later) else NO_NUMBERS
        lasting.buried = buried if len(buried) else NO_NUMBERS
        lasting.gained = source.get()
        lasting.trained = source.get()
        lasting.enchanted = source.get()
    me.owned = me.held(overlord)
