"""The cards that a seat does not know, and dealing them into the places that each can be in."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import append, vec
from mypy_extensions import i64

from crownlands.dominion.memory import PLACES, Memory, bits_in
from crownlands.kernel.chance import Chance

NO_SPOT: Final = -1
MIXING: Final = 50                   # random exchanges for each card, where the sets of places cross
SEATS_SHIFT: Final = 48              # as many as there are places at six seats


class Unseen:
    """The unseen cards of a memory in the order of dealing, and the spots for them: the spots of a place have numbers
    that follow each other. Where order is nothing that could be known, as in a bag, cards that can be nowhere else are
    settled there from the start."""

    def __init__(self, memory: Memory, without_order: i64) -> None:
        places: i64 = len(memory.sizes)
        self.places: i64 = places
        self.bits: vec[i64] = memory.kingdom.bits
        self.faces: vec[i64] = vec[i64]([])              # of the cards to be dealt,
        self.masks: vec[i64] = vec[i64]([])              # and the set of places that each can be in
        self.settled: List[List[i64]] = [[] for _place in range(places)]
        self.line_up(memory, without_order)
        self.first: vec[i64] = vec[i64]([0] * places)    # spot of each place,
        self.rooms: vec[i64] = vec[i64]([0] * places)    # and how many it has
        self.place_of: vec[i64] = vec[i64]([])           # each spot
        for place in range(places):
            self.first[place] = len(self.place_of)
            self.rooms[place] = memory.sizes[place] - len(self.settled[place])
            for _spot in range(self.rooms[place]):
                self.place_of = append(self.place_of, place)
        # runs of cards that can be in the same places: where each ends, and its places
        self.ends: vec[i64] = vec[i64]([])
        self.places_of: List[vec[i64]] = []
        self.find_runs()
        # what every deal begins with
        self.no_spots: vec[i64] = vec[i64]([NO_SPOT] * len(self.faces))
        self.all_spots: vec[i64] = vec[i64](list(range(len(self.place_of))))

    def find_runs(self) -> None:
        for i in range(i64(len(self.masks))):
            if i and self.masks[i] == self.masks[i - 1]:
                self.ends[len(self.ends) - 1] = i + 1
            else:
                self.ends = append(self.ends, i + 1)
                self.places_of.append(vec[i64]([place for place in range(self.places) if self.masks[i] >> place & 1]))

    def line_up(self, memory: Memory, without_order: i64) -> None:
        """In the order of dealing: by the number of places, the places, and the face."""
        masks: List[i64] = []
        counts: List[vec[i64]] = []                      # of each set of places: how many cards of each face
        for i in range(i64(len(memory.faces))):
            mask = memory.places[i]
            at: i64 = 0
            while at < len(masks) and masks[at] != mask:
                at += 1
            if at == len(masks):
                masks.append(mask)
                counts.append(vec[i64]([0] * memory.kingdom.count))
            counts[at][memory.faces[i]] += 1
        for key in sorted([int(bits_in(mask) << SEATS_SHIFT | mask) for mask in masks]):
            mask = key & (self.bits[SEATS_SHIFT] - 1)
            cards = counts[masks.index(mask)]
            settled = mask & (mask - 1) == 0 and mask & without_order != 0
            for face in range(memory.kingdom.count):
                for _copy in range(cards[face]):
                    if settled:
                        self.settled[self.number_of(mask)].append(face)
                    else:
                        self.faces = append(self.faces, face)
                        self.masks = append(self.masks, mask)

    def number_of(self, bit: i64) -> i64:
        place: i64 = 0
        while bit >> place & 1 == 0:
            place += 1
        return place

    def crosses_seats(self) -> bool:
        """Whether the owner of a card is not known: it was passed on face down."""
        return any(mask >> (self.number_of(mask & -mask) // PLACES + 1) * PLACES for mask in self.masks)


class Deal:
    """One way to deal. Cards with few places come first: while the sets of places nest, as they almost always do, every
    way is then equally likely. Where they cross, a card may find all its places full; another makes room (augmenting
    path), and random exchanges mix the cards afterwards."""

    def __init__(self, unseen: Unseen, rng: Chance) -> None:
        count: i64 = len(unseen.faces)
        self.unseen: Unseen = unseen
        self.rng: Chance = rng
        self.spots: vec[i64] = unseen.no_spots[:]                    # of each card
        self.room: vec[i64] = unseen.rooms[:]                        # left at each place
        self.free: vec[i64] = unseen.all_spots[:]                    # of each place: its free spots come first
        self.tried: i64 = 0                                          # places where no room could be made
        crossed = False
        first: i64 = 0
        for run in range(i64(len(unseen.ends))):
            end = unseen.ends[run]
            first = self.place_run(first, end, unseen.places_of[run])
            while first < end:                                       # their places are full
                crossed = True
                self.tried = 0
                assert self.make_room(first), "the cards fit nowhere"
                first += 1
        if crossed:
            for _exchange in range(MIXING * count):
                self.exchange(count)

    def place_run(self, first: i64, end: i64, places: vec[i64]) -> i64:
        """Place cards that can be in the same places, each at random, while there is room; the first that has none."""
        room, free, starts, spots, rng = self.room, self.free, self.unseen.first, self.spots, self.rng
        total: i64 = 0
        for n in range(i64(len(places))):
            total += room[places[n]]
        while first < end and total:
            chosen = rng.below(total)
            at: i64 = 0
            place = places[0]
            while chosen >= room[place]:
                chosen -= room[place]
                at += 1
                place = places[at]
            start = starts[place]
            left = room[place] - 1
            room[place] = left
            spots[first] = free[start + chosen]
            free[start + chosen] = free[start + left]                # the last one fills the gap
            total -= 1
            first += 1
        return first

    def place_at_random(self, i: i64) -> bool:
        """Place one card where there is room, if there is any."""
        mask = self.unseen.masks[i]
        room = self.room
        total: i64 = 0
        place: i64 = 0
        rest = mask
        while rest:
            if rest & 1:
                total += room[place]
            rest >>= 1
            place += 1
        if total == 0:
            return False
        chosen = self.rng.below(total)
        place = 0
        while True:
            if mask >> place & 1:
                if chosen < room[place]:
                    break
                chosen -= room[place]
            place += 1
        chosen += self.unseen.first[place]
        left = room[place] - 1
        room[place] = left
        self.spots[i] = self.free[chosen]
        self.free[chosen] = self.free[self.unseen.first[place] + left]           # the last one fills the gap
        return True

    def make_room(self, i: i64) -> bool:
        """Put the card into a full place from which another card can move on (an augmenting path). A place from which
        none could is not tried again."""
        masks = self.unseen.masks
        for place in range(self.unseen.places):
            if masks[i] >> place & 1 and not self.tried >> place & 1:
                self.tried |= self.unseen.bits[place]
                for other in range(i64(len(masks))):
                    spot = self.spots[other]
                    if spot != NO_SPOT and self.unseen.place_of[spot] == place and masks[other] & ~self.tried:
                        self.spots[other] = NO_SPOT
                        if self.place_at_random(other) or self.make_room(other):
                            self.spots[i] = spot
                            return True
                        self.spots[other] = spot
        return False

    def exchange(self, count: i64) -> None:
        one = self.rng.below(count)
        two = self.rng.below(count)
        here, there = self.spots[one], self.spots[two]
        unseen = self.unseen
        if unseen.masks[one] >> unseen.place_of[there] & 1 and unseen.masks[two] >> unseen.place_of[here] & 1:
            self.spots[one], self.spots[two] = there, here
