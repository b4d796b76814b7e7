"""Dealing again what a seat does not know: at random into the places that each card can be in. It does not guess from
what others chose."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, SEAT_MASK, SEAT_SHIFT
from crownlands.dominion.hearing import hear, look_below, look_through, move_seen
from crownlands.dominion.memory import (
    IN_BAG,
    IN_HAND,
    LAID_ASIDE,
    PLACES,
    SET_ASIDE,
    UNSEEN,
    Memory,
)
from crownlands.dominion.player import LOOKED_AT, NO_NUMBERS, PICKED, Player
from crownlands.dominion.questions import (
    ASK_PUT_BACK_DISCARDED,
    ASK_PUT_ON_TOP,
    ASK_SET_ASIDE,
    ASK_SHUFFLE_IN,
    ASK_TAKE_BOTTOM,
    ASK_TAKE_DISCARDED,
    ASK_TRASH_DISCARDED,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.unseen import Deal, Unseen
from crownlands.dominion.zones import DECK as ON_DECK
from crownlands.dominion.zones import HIDDEN_MATS
from crownlands.kernel.chance import Chance

# where the card of a spot lies: a zone of a player; NOWHERE: where the seat sees what there is
NOWHERE: Final = 0
HAND: Final = 1
DECK: Final = 2
DISCARD: Final = 3
ASIDE: Final = 4
BURIED: Final = 5
MAT: Final = 6                       # MAT + n: the n-th mat

# what is asked about an own discard pile: whoever decides has looked through it
ABOUT_DISCARD_PILE: Final = (ASK_PUT_BACK_DISCARDED, ASK_TAKE_DISCARDED, ASK_PUT_ON_TOP, ASK_SHUFFLE_IN,
                             ASK_TRASH_DISCARDED)


def remember(state: Stack, seat: int) -> Memory:
    """All that the seat was ever shown. Without a record it is what lies open now. Not to be changed: it is kept."""
    log = state.log
    if log is None:
        return first_memory(state, seat)
    heard = 0
    if seat in log.memories and log.memories[seat][0] <= state.log_size:
        size, heard, kept = log.memories[seat]
        assert isinstance(kept, Memory)
        if size == state.log_size:
            return kept
        memory = kept.copy()
    elif seat in log.recalls:
        memory = log.recalls[seat].copy()
    else:
        origin = log.origin
        assert isinstance(origin, Stack)
        memory = first_memory(origin, seat)
    events = state.events(seat, heard)
    for event in events:
        hear(memory, event)
    log.memories[seat] = (state.log_size, heard + len(events), memory)
    return memory


def first_memory(origin: Stack, seat: int) -> Memory:
    """What the seat sees at the origin, and what it is asked about there: a card of a deck that it has looked at, the
    discard pile of a player for whom it decides."""
    memory = Memory(origin.kingdom, origin.seats, seat)
    memory.begin(origin)
    if origin.over or seat != origin.seat:
        return memory
    owner = origin.asked_seat
    if origin.kind in ABOUT_DISCARD_PILE and seat != owner:
        look_through(memory, owner, origin.players[owner].discard.to_list())
    elif origin.kind == ASK_SET_ASIDE:
        move_seen(memory, owner, ON_DECK, ON_DECK, origin.subject)
    elif origin.kind == ASK_TAKE_BOTTOM:
        look_below(memory, owner, {"cards": [origin.kingdom.ids[origin.subject]]})
    return memory


class Knowledge:
    """What a seat knows at one moment, worked out once so that the rest can be dealt as often as wanted: a template, in
    which everything known lies where it is, and the spots for the unseen cards. Never changes."""

    def __init__(self, state: Stack, seat: i64) -> None:
        self.seat: i64 = seat
        self.memory: Memory = remember(state, seat)
        without_order: i64 = 0
        for me in state.players:
            without_order |= self.memory.bit(me.seat, IN_BAG)
            if state.sees_all_of(seat, me):
                without_order |= self.memory.bit(me.seat, IN_HAND) | self.memory.bit(me.seat, LAID_ASIDE)
                for number in range(len(HIDDEN_MATS)):
                    without_order |= self.memory.bit(me.seat, SET_ASIDE + number)
        self.unseen: Unseen = Unseen(self.memory, without_order)
        template = state.copy()
        assert isinstance(template, Stack)
        template.log = None
        template.log_size = 0
        self.template: Stack = template
        self.owners_known: bool = not self.unseen.crosses_seats()
        # of each spot: where it is, and which place there
        self.zones: vec[i64] = NO_NUMBERS
        self.offsets: vec[i64] = NO_NUMBERS
        for me in template.players:
            self.lay_out(me, state.sees_all_of(seat, me))
        self.hiding: vec[i64] = NO_NUMBERS               # frames of the stack that may hold an unseen card
        for i in range(template.stack_size):
            if not state.sees_all_of(seat, template.players[template.stack[i] >> SEAT_SHIFT & SEAT_MASK]):
                self.hiding = append(self.hiding, i)

    def lay_out(self, me: Player, seen: bool) -> None:
        """Put what is known of a player's cards into the template, and say where the spots are: place by place, in the
        order of their numbers."""
        first = me.seat * PLACES
        rooms = self.unseen.rooms
        picked: i64 = 0
        if me.aside_kind == PICKED and not seen:
            picked = me.aside.size
        for spot in range(rooms[first + IN_HAND]):
            if seen:
                self.add(NOWHERE, 0)
            elif spot < picked:
                self.add(ASIDE, spot)
            else:
                self.add(HAND, spot - picked)
        settled = self.unseen.settled[first + IN_BAG]
        for i in range(len(settled)):
            me.deck.cards[i] = settled[i]
        bag = self.memory.sizes[first + IN_BAG]
        for at in range(i64(len(settled)), bag):
            self.add(DECK, at)
        top = self.memory.tops[me.seat]
        me.known = len(top)
        for at in range(i64(len(top))):
            if top[at] == UNSEEN:
                self.add(DECK, bag + at)
            else:
                me.deck.cards[bag + at] = top[at]
        pile = self.memory.piles[me.seat]
        for at in range(i64(len(pile))):
            if pile[at] == UNSEEN:
                self.add(NOWHERE if me.seat == self.seat else DISCARD, at)
            elif me.seat != self.seat:
                me.discard.cards[at] = pile[at]
        for at in range(rooms[first + LAID_ASIDE]):
            self.add(NOWHERE if seen or me.aside_kind != LOOKED_AT else ASIDE, at)
        inside = self.memory.buried[me.seat]
        for at in range(i64(len(inside))):
            me.lasting.buried[at] = self.memory.beneath[me.seat][at] << 8
            if inside[at] == UNSEEN:
                self.add(BURIED, at)
            else:
                me.lasting.buried[at] |= inside[at]
        for number, name in enumerate(HIDDEN_MATS):
            for at in range(rooms[first + SET_ASIDE + number]):
                self.add(NOWHERE if seen else MAT + self.template.kingdom.mats.index(name), at)

    def add(self, zone: i64, at: i64) -> None:
        """The next spot."""
        self.zones = append(self.zones, zone)
        self.offsets = append(self.offsets, at)

    def deal_into(self, twin: Stack, rng: Chance) -> None:
        """Make the twin, a copy of the template, a state that the seat cannot tell from the real one. Chance goes on in
        it with the generator."""
        unseen = self.unseen
        spots = Deal(unseen, rng).spots
        for i in range(i64(len(spots))):
            spot = spots[i]
            zone = self.zones[spot]
            if zone != NOWHERE:
                self.put(twin.players[unseen.place_of[spot] // PLACES], zone, self.offsets[spot], unseen.faces[i])
        if not self.owners_known:
            for me in twin.players:
                me.owned = me.held(twin.kingdom.overlord)
        for i in range(i64(len(self.hiding))):
            at = self.hiding[i]
            frame = twin.stack[at]
            owner = twin.players[frame >> SEAT_SHIFT & SEAT_MASK]
            x = EFFECTS[frame & EFFECT_MASK].redealt(twin, owner, frame >> ARGUMENT_SHIFT)
            twin.stack[at] = frame - (frame >> ARGUMENT_SHIFT << ARGUMENT_SHIFT) + (x << ARGUMENT_SHIFT)
        twin.rng = rng

    def put(self, me: Player, zone: i64, at: i64, face: i64) -> None:
        if zone == DECK:
            me.deck.cards[at] = face
        elif zone == HAND:
            me.hand.cards[at] = face
        elif zone == DISCARD:
            me.discard.cards[at] = face
        elif zone == ASIDE:
            me.aside.cards[at] = face
        elif zone == BURIED:
            me.lasting.buried[at] |= face
        else:
            me.lasting.mats[zone - MAT].cards[at] = face
