"""What a seat remembers.

Everything here is learned from the events that the seat itself received (see hearing.py), so it cannot depend on more.
A card that the seat has seen where it lies is placed; of every other card it remembers the face and all the places it
can be in.

An example: an opponent puts a Silver that all have seen onto the deck. It is placed, on top. They draw it: now its face
is remembered with one place, their hand. They discard two of five hand cards, and only the upper one is seen, an
Estate: the Silver has two places now, hand and discard pile, as have the other three."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import append, vec
from mypy_extensions import i64

from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import CARD, LOOKED_AT, OPEN, PICKED, Player
from crownlands.dominion.table import Table
from crownlands.dominion.zones import HIDDEN_MATS, Zone

# places of a player. TOP and PILE: cards on top of the deck and in the discard pile that the seat has not seen there
IN_HAND: Final = 0
IN_BAG: Final = 1
ON_TOP: Final = 2
IN_PILE: Final = 3
LAID_ASIDE: Final = 4
INSIDE: Final = 5                    # the deck, at a known place
SET_ASIDE: Final = 6                 # on a mat, face down; on each of HIDDEN_MATS a place
PLACES: Final = 8

UNSEEN: Final = -1


class Memory:
    """Of one seat, at one moment."""

    def __init__(self, kingdom: Kingdom, seats: i64, seat: i64) -> None:
        self.kingdom: Kingdom = kingdom
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.faces: vec[i64] = vec[i64]([])              # the cards whose place is not seen,
        self.places: vec[i64] = vec[i64]([])             # and for each the mask of places it can be in
        self.sizes: vec[i64] = vec[i64]([0] * (seats * PLACES))      # unseen cards at each place
        self.tops: List[List[i64]] = [[] for _player in range(seats)]        # faces or UNSEEN, lowest first
        self.piles: List[List[i64]] = [[] for _player in range(seats)]
        # cards at known places inside a deck, the lowest first: faces or UNSEEN, and the cards of the bag beneath them
        self.buried: List[List[i64]] = [[] for _player in range(seats)]
        self.beneath: List[List[i64]] = [[] for _player in range(seats)]

    def copy(self) -> Memory:
        twin = Memory(self.kingdom, self.seats, self.seat)
        twin.faces = self.faces[:]
        twin.places = self.places[:]
        twin.sizes = self.sizes[:]
        twin.tops = [top[:] for top in self.tops]
        twin.piles = [pile[:] for pile in self.piles]
        twin.buried = [buried[:] for buried in self.buried]
        twin.beneath = [beneath[:] for beneath in self.beneath]
        return twin

    # ---- at the origin
    def begin(self, table: Table) -> None:
        """Everybody knows which cards each player owns, and sees what lies open."""
        for me in table.players:
            own = table.sees_all_of(self.seat, me)
            knows_pile = me.seat == self.seat or (own and table.kingdom.relaxed)
            deck: i64 = 0
            everything: i64 = 0
            if me.deck.size > me.known:
                deck |= self.bit(me.seat, IN_BAG)
            if me.known:
                deck |= self.bit(me.seat, ON_TOP)
            if len(me.lasting.buried):
                deck |= self.bit(me.seat, INSIDE)
            everything = deck | self.bit(me.seat, IN_HAND)
            if me.discard.size > 1:
                everything |= self.bit(me.seat, IN_PILE)
            if me.aside.size and me.aside_kind == LOOKED_AT:
                everything |= self.bit(me.seat, LAID_ASIDE)
            for number, name in enumerate(HIDDEN_MATS):
                if name in table.kingdom.mats and table.mat(me, name).size:
                    everything |= self.bit(me.seat, SET_ASIDE + number)
            aside = LAID_ASIDE if me.aside_kind != PICKED else IN_HAND
            self.meet(me, me.hand, IN_HAND, self.bit(me.seat, IN_HAND) if own else everything)
            self.meet(me, me.aside, aside,
                      self.bit(me.seat, aside) if own or me.aside_kind == OPEN else everything)
            for i in range(me.deck.size):
                place = IN_BAG if i < me.deck.size - me.known else ON_TOP
                self.add(me.deck.cards[i], deck if own else everything)
                self.sizes[me.seat * PLACES + place] += 1
            self.tops[me.seat] = [UNSEEN] * me.known
            for i in range(i64(len(me.lasting.buried))):
                self.add(me.lasting.buried[i] & CARD, deck if own else everything)
                self.sizes[me.seat * PLACES + INSIDE] += 1
                self.buried[me.seat].append(UNSEEN)
                self.beneath[me.seat].append(me.lasting.buried[i] >> 8)
            for number, name in enumerate(HIDDEN_MATS):
                if name in table.kingdom.mats:
                    self.meet(me, table.mat(me, name), SET_ASIDE + number,
                              self.bit(me.seat, SET_ASIDE + number) if own else everything)
            for i in range(me.discard.size):
                face = me.discard.cards[i]
                if knows_pile or i == me.discard.size - 1:
                    self.piles[me.seat].append(face)
                else:
                    self.piles[me.seat].append(UNSEEN)
                    self.add(face, everything)
                    self.sizes[me.seat * PLACES + IN_PILE] += 1
        self.forget_empty_places()

    def meet(self, me: Player, zone: Zone, place: i64, places: i64) -> None:
        for i in range(zone.size):
            self.add(zone.cards[i], places)
        self.sizes[me.seat * PLACES + place] += zone.size

    # ---- cards and places
    def bit(self, seat: i64, place: i64) -> i64:
        return self.kingdom.bits[seat * PLACES + place]

    def add(self, face: i64, places: i64) -> None:
        self.faces = append(self.faces, face)
        self.places = append(self.places, places)

    def find(self, face: i64, place: i64) -> i64:
        """The card of that face that was just seen at a place. If several can be meant, it is the one that can be in
        the fewest places, and the others can be where it could have been: nobody knows which of them it was."""
        best: i64 = -1
        fewest: i64 = 1000
        for i in range(i64(len(self.faces))):
            if self.faces[i] == face and self.places[i] & place:
                size = bits_in(self.places[i])
                if size < fewest:
                    fewest = size
                    best = i
        assert best >= 0, "a card was seen where it cannot be"
        for i in range(i64(len(self.faces))):
            if self.faces[i] == face and self.places[i] & place:
                self.places[i] |= self.places[best]
        return best

    def show(self, seat: i64, faces: List[i64], place: i64) -> None:
        """Cards of a hand are shown together: so many copies of each are there for sure."""
        bit = self.bit(seat, place)
        for face in sorted(set(faces)):
            copies = [self.find(face, bit)]
            self.faces[copies[0]] = UNSEEN               # so that the next copy is another card
            for _copy in range(faces.count(face) - 1):
                copies.append(self.find(face, bit))
                self.faces[copies[-1]] = UNSEEN
            for i in copies:
                self.faces[i] = face
                self.places[i] = bit

    def leave_seen(self, seat: i64, place: i64, face: i64) -> None:
        """A card is seen to leave a place."""
        i = self.find(face, self.bit(seat, place))
        last = i64(len(self.faces)) - 1
        self.faces[i] = self.faces[last]
        self.places[i] = self.places[last]
        self.faces = self.faces[:last]
        self.places = self.places[:last]
        self.shrink(seat, place, 1)

    def enter_seen(self, seat: i64, place: i64, face: i64) -> None:
        self.add(face, self.bit(seat, place))
        self.sizes[seat * PLACES + place] += 1

    def move_unseen(self, seat: i64, source: i64, to_seat: i64, target: i64, count: i64) -> None:
        """So many cards, nobody knows which, go from one place to another."""
        if count:
            old = self.bit(seat, source)
            new = self.bit(to_seat, target)
            for i in range(i64(len(self.places))):
                if self.places[i] & old:
                    self.places[i] |= new
            self.sizes[to_seat * PLACES + target] += count
            self.shrink(seat, source, count)

    def shrink(self, seat: i64, place: i64, count: i64) -> None:
        self.sizes[seat * PLACES + place] -= count
        if self.sizes[seat * PLACES + place] == 0:
            bit = self.bit(seat, place)
            for i in range(i64(len(self.places))):
                self.places[i] &= ~bit

    def forget_empty_places(self) -> None:
        empty: i64 = 0
        for place in range(i64(len(self.sizes))):
            if self.sizes[place] == 0:
                empty |= self.kingdom.bits[place]
        for i in range(i64(len(self.places))):
            self.places[i] &= ~empty


def bits_in(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
