"""Dealing again what a seat does not know: at random into the places that each card can be in. It does not guess from
what others chose."""
from __future__ import annotations

from typing import List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, SEAT_MASK, SEAT_SHIFT
from crownlands.dominion.hearing import hear, look_through
from crownlands.dominion.memory import (
    IN_BAG,
    IN_HAND,
    IN_PILE,
    INSIDE,
    LAID_ASIDE,
    ON_TOP,
    PLACES,
    SET_ASIDE,
    UNSEEN,
    Memory,
    bits_in,
)
from crownlands.dominion.player import LOOKED_AT, PICKED
from crownlands.dominion.questions import ASK_PUT_BACK_DISCARDED, ASK_TAKE_DISCARDED
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import HIDDEN_MATS, zone_of
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import Log


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
    """What the seat sees at the origin, and the discard pile of a player for whom it decides, if asked about that."""
    memory = Memory(origin.kingdom, origin.seats, seat)
    memory.begin(origin)
    about_pile = origin.kind in (ASK_PUT_BACK_DISCARDED, ASK_TAKE_DISCARDED)
    if about_pile and seat == origin.seat and seat != origin.asked_seat:
        look_through(memory, origin.asked_seat, origin.players[origin.asked_seat].discard.to_list())
    return memory


class Dealer:
    """Deals the unseen cards of a memory. Cards with few places come first: while the sets of places nest, as they
    almost always do, every way to deal is then equally likely. Where they cross, a card may find all its places full;
    another makes room (augmenting path), and random exchanges mix the cards afterwards."""

    def __init__(self, memory: Memory, rng: Chance) -> None:
        self.memory: Memory = memory
        self.rng: Chance = rng
        self.room: List[i64] = memory.sizes[:]
        self.placed: List[i64] = [-1] * len(memory.faces)
        self.tried: i64 = 0                      # places where no room could be made

    def deal(self) -> List[List[i64]]:
        """Faces for every place."""
        memory = self.memory
        order = sorted(range(len(memory.faces)),
                       key=lambda i: (bits_in(memory.places[i]), memory.places[i], memory.faces[i]))
        crossed = False
        for i in order:
            if not self.place_at_random(i):
                crossed = True
                self.tried = 0
                assert self.make_room(i), "the cards fit nowhere"
        if crossed:
            for _exchange in range(50 * len(order)):
                self.exchange(order)
        dealt: List[List[i64]] = [[] for _place in memory.sizes]
        for i in order:
            dealt[self.placed[i]].append(memory.faces[i])
        for cards in dealt:
            self.shuffle(cards)
        return dealt

    def place_at_random(self, i: i64) -> bool:
        places = self.memory.places[i]
        total: i64 = 0
        for place in range(len(self.room)):
            if places >> place & 1:
                total += self.room[place]
        if total == 0:
            return False
        chosen = self.rng.below(total)
        for place in range(len(self.room)):
            if places >> place & 1:
                if chosen < self.room[place]:
                    self.room[place] -= 1
                    self.placed[i] = place
                    return True
                chosen -= self.room[place]
        return False

    def make_room(self, i: i64) -> bool:
        """Put the card into a full place from which another card can move on (an augmenting path). A place from which
        none could is not tried again."""
        for place in range(len(self.room)):
            if self.memory.places[i] >> place & 1 and not self.tried >> place & 1:
                self.tried |= self.memory.kingdom.bits[place]
                for other in range(len(self.placed)):
                    if self.placed[other] == place and self.memory.places[other] & ~self.tried:
                        self.placed[other] = -1
                        if self.place_at_random(other) or self.make_room(other):
                            self.placed[i] = place
                            return True
                        self.placed[other] = place
        return False

    def exchange(self, order: List[int]) -> None:
        one = order[self.rng.below(len(order))]
        two = order[self.rng.below(len(order))]
        here, there = self.placed[one], self.placed[two]
        if self.memory.places[one] >> there & 1 and self.memory.places[two] >> here & 1:
            self.placed[one], self.placed[two] = there, here

    def shuffle(self, cards: List[i64]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.rng.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def redeal(state: Stack, twin: Stack, seat: int, seed: int) -> None:
    """Make the twin, a copy, a state that the seat cannot tell from this one."""
    memory = remember(state, seat)
    dealer = Dealer(memory, seeded(seed))
    dealt = dealer.deal()
    for me in twin.players:
        first = me.seat * PLACES
        if not state.sees_all_of(seat, me):
            hand = dealt[first + IN_HAND]
            if me.aside_kind == PICKED:
                me.aside = zone_of(hand[:me.aside.size])
                hand = hand[me.aside.size:]
            elif me.aside_kind == LOOKED_AT:
                me.aside = zone_of(dealt[first + LAID_ASIDE])
            me.hand = zone_of(hand)
            for name in HIDDEN_MATS:
                if name in twin.kingdom.mats:
                    me.lasting.mats[twin.kingdom.mats.index(name)] = zone_of(dealt[first + SET_ASIDE])
        if me.seat != seat:
            me.discard = zone_of(stacked(memory.piles[me.seat], dealt[first + IN_PILE]))
        top = stacked(memory.tops[me.seat], dealt[first + ON_TOP])
        me.known = len(top)
        me.deck = zone_of(dealt[first + IN_BAG] + top)
        if memory.buried[me.seat]:
            inside = stacked(memory.buried[me.seat], dealt[first + INSIDE])
            me.lasting.buried = vec[i64]([face | beneath << 8 for face, beneath
                                          in zip(inside, memory.beneath[me.seat], strict=True)])
        me.owned = me.held()
    for i in range(twin.stack_size):
        frame = twin.stack[i]
        owner = twin.players[frame >> SEAT_SHIFT & SEAT_MASK]
        if not state.sees_all_of(seat, owner):
            x = EFFECTS[frame & EFFECT_MASK].redealt(twin, owner, frame >> ARGUMENT_SHIFT)
            twin.stack[i] = frame - (frame >> ARGUMENT_SHIFT << ARGUMENT_SHIFT) + (x << ARGUMENT_SHIFT)
    twin.rng = dealer.rng
    if state.log is not None:
        twin.log = None
        origin = twin.copy()
        log = Log(origin, None, [])
        log.recalls[seat] = memory
        twin.log = log
        twin.log_size = 0


def stacked(pile: List[i64], unseen: List[i64]) -> List[i64]:
    """The pile with its unseen cards filled in."""
    rest = iter(unseen)
    return [next(rest) if face == UNSEEN else face for face in pile]
