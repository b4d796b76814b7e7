"""Positions of dominoes as bytes: the table they are played at, then what lies on it."""
from __future__ import annotations

from typing import Dict, Final, Tuple

from librt.strings import BytesWriter
from mypy_extensions import i64

from crownlands.dominoes.game import GAMES
from crownlands.dominoes.kingdom import Kingdom
from crownlands.dominoes.rules import VALUES
from crownlands.dominoes.state import DominoesState, blank_state
from crownlands.encoding.packing import Source, put, put_all, put_pair

MOST_TABLES: Final = 256
BLANKS: Final[Dict[bytes, DominoesState]] = {}           # by header: tables of positions that were read
GAME_NAMES: Final[Tuple[str, ...]] = tuple(GAMES)


def header_of(state: DominoesState) -> bytes:
    """Game, seats and options, by their places in the lists of this version."""
    out = BytesWriter()
    rules = state.rules
    put(out, GAME_NAMES.index(rules.game))
    put(out, rules.seats)
    for name, values in VALUES[rules.game].items():
        put(out, values.index(rules.options[name]))
    return out.getvalue()


def blank_of(header: bytes) -> DominoesState:
    if header not in BLANKS:
        if len(BLANKS) >= MOST_TABLES:
            BLANKS.clear()
        source = Source(header)
        game, seats = GAME_NAMES[source.get()], int(source.get())
        options = {name: values[source.get()] for name, values in VALUES[game].items()}
        BLANKS[header] = blank_state(GAMES[game].setup(seats, options).rules)
    return BLANKS[header]


def pack(state: DominoesState, out: BytesWriter) -> None:
    header = header_of(state)
    put(out, len(header))
    out.write(header)
    flags: i64 = 0
    if state.over:
        flags = 1
    if state.ask_forced:
        flags |= 2
    if state.placed:
        flags |= 4
    if state.taxed:
        flags |= 8
    put(out, flags)
    for number in (state.format, state.choices, state.seat, state.turn_seat, state.phase, state.round, state.at,
                   state.game_number, state.line_size, state.offer_size, state.bag, state.undrawn):
        put(out, number)
    for i in range(state.line_size):
        put_pair(out, state.line[i])
    for i in range(state.offer_size):
        put_pair(out, state.offer[i])
    put_all(out, state.turns)
    put_all(out, state.totals)
    town = state.rules.town
    if town:
        for number in (state.queen_bag, state.top + 1, state.queen + 1, state.dragon + 1, state.burned, state.used):
            put(out, number)
        for slot in range(i64(len(state.slots))):
            put(out, state.slots[slot] + 1)
        put_all(out, state.stack)
    for kingdom in state.kingdoms:
        pack_kingdom(kingdom, town, out)


def pack_kingdom(kingdom: Kingdom, town: bool, out: BytesWriter) -> None:
    put(out, kingdom.discarded)
    put(out, kingdom.dominoes)
    for i in range(kingdom.dominoes):
        put_pair(out, kingdom.laid[i])
    if town:
        put(out, kingdom.coins)
        put(out, kingdom.reserve)
        put(out, kingdom.towers)
        put(out, kingdom.knights)
        put(out, len(kingdom.buildings))
        for square, building in kingdom.buildings:
            put(out, square)
            put(out, building)


def unpack(source: Source) -> DominoesState:
    size = source.get()
    state = blank_of(source.data[source.at:source.at + size]).copy()
    source.at += size
    flags = source.get()
    state.over = flags & 1 != 0
    state.ask_forced = flags & 2 != 0
    state.placed = flags & 4 != 0
    state.taxed = flags & 8 != 0
    state.format = source.get()
    state.choices = source.get()
    state.seat = source.get()
    state.turn_seat = source.get()
    state.phase = source.get()
    state.round = source.get()
    state.at = source.get()
    state.game_number = source.get()
    state.line_size = source.get()
    state.offer_size = source.get()
    state.bag = source.get()
    state.undrawn = source.get()
    for i in range(state.line_size):
        state.line[i] = source.get_pair()
    for i in range(state.offer_size):
        state.offer[i] = source.get_pair()
    source.fill(state.turns)
    source.fill(state.totals)
    town = state.rules.town
    if town:
        state.queen_bag = source.get()
        state.top = source.get() - 1
        state.queen = source.get() - 1
        state.dragon = source.get() - 1
        state.burned = source.get()
        state.used = source.get()
        for slot in range(i64(len(state.slots))):
            state.slots[slot] = source.get() - 1
        source.fill(state.stack)
    for kingdom in state.kingdoms:
        unpack_kingdom(source, kingdom, town)
    state.go_on()
    return state


def unpack_kingdom(source: Source, kingdom: Kingdom, town: bool) -> None:
    kingdom.discarded = source.get()
    for _domino in range(source.get()):
        laid = source.get_pair()
        kingdom.lay(laid >> 8, laid >> 6 & 3, laid & 63)
    if town:
        kingdom.coins = source.get()
        kingdom.reserve = source.get()
        kingdom.towers = source.get()
        kingdom.knights = source.get()
        for _building in range(source.get()):
            square = source.get()
            kingdom.put_building(square, source.get())
