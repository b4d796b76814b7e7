"""What a seat remembers.

Everything here is learned from the events that the seat itself received, so it cannot depend on more. A card that the
seat has seen where it lies is placed; of every other card it remembers the face and all the places it can be in.

An example: an opponent puts a Silver that all have seen onto the deck. It is placed, on top. They draw it: now its face
is remembered with one place, their hand. They discard two of five hand cards, and only the upper one is seen, an
Estate: the Silver has two places now, hand and discard pile, as have the other three."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from mypy_extensions import i64

from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.table import CARD, LOOKED_AT, OPEN, PICKED, Player, Table
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, HIDDEN_MATS, Zone

# places of a player. TOP and PILE: cards on top of the deck and in the discard pile that the seat has not seen there
IN_HAND: Final = 0
IN_BAG: Final = 1
ON_TOP: Final = 2
IN_PILE: Final = 3
LAID_ASIDE: Final = 4
INSIDE: Final = 5                    # the deck, at a known place
SET_ASIDE: Final = 6                 # on a mat, face down
PLACES: Final = 7

UNSEEN: Final = -1


class Memory:
    """Of one seat, at one moment."""

    def __init__(self, kingdom: Kingdom, seats: i64, seat: i64) -> None:
        self.kingdom: Kingdom = kingdom
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.faces: List[i64] = []                       # the cards whose place is not seen,
        self.places: List[i64] = []                      # and for each the mask of places it can be in
        self.sizes: List[i64] = [0] * (seats * PLACES)   # unseen cards at each place
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
            for name in HIDDEN_MATS:
                if name in table.kingdom.mats and table.mat(me, name).size:
                    everything |= self.bit(me.seat, SET_ASIDE)
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
            for name in HIDDEN_MATS:
                if name in table.kingdom.mats:
                    self.meet(me, table.mat(me, name), SET_ASIDE,
                              self.bit(me.seat, SET_ASIDE) if own else everything)
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
        self.faces.append(face)
        self.places.append(places)

    def find(self, face: i64, place: i64) -> i64:
        """The card of that face that was just seen at a place. If several can be meant, it is the one that can be in
        the fewest places, and the others can be where it could have been: nobody knows which of them it was."""
        best: i64 = -1
        fewest: i64 = 1000
        for i in range(len(self.faces)):
            if self.faces[i] == face and self.places[i] & place:
                size = bits_in(self.places[i])
                if size < fewest:
                    fewest = size
                    best = i
        assert best >= 0, "a card was seen where it cannot be"
        for i in range(len(self.faces)):
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
        self.faces[i] = self.faces[-1]
        self.places[i] = self.places[-1]
        self.faces.pop()
        self.places.pop()
        self.shrink(seat, place, 1)

    def enter_seen(self, seat: i64, place: i64, face: i64) -> None:
        self.add(face, self.bit(seat, place))
        self.sizes[seat * PLACES + place] += 1

    def move_unseen(self, seat: i64, source: i64, to_seat: i64, target: i64, count: i64) -> None:
        """So many cards, nobody knows which, go from one place to another."""
        if count:
            old = self.bit(seat, source)
            new = self.bit(to_seat, target)
            for i in range(len(self.places)):
                if self.places[i] & old:
                    self.places[i] |= new
            self.sizes[to_seat * PLACES + target] += count
            self.shrink(seat, source, count)

    def shrink(self, seat: i64, place: i64, count: i64) -> None:
        self.sizes[seat * PLACES + place] -= count
        if self.sizes[seat * PLACES + place] == 0:
            bit = self.bit(seat, place)
            for i in range(len(self.places)):
                self.places[i] &= ~bit

    def forget_empty_places(self) -> None:
        empty: i64 = 0
        for place in range(len(self.sizes)):
            if self.sizes[place] == 0:
                empty |= self.kingdom.bits[place]
        for i in range(len(self.places)):
            self.places[i] &= ~empty

    # ---- what the seat is told
    def hear(self, event: Dict[str, Any]) -> None:
        verb = event["event"]
        seat: i64 = event["seat"]
        if verb == "shuffle":
            self.shuffle(seat)
        elif verb == "pass":
            self.pass_on(seat, event)
        elif verb == "top":
            self.new_top(seat, self.kingdom.numbers[event["card"]])
        elif verb == "discard_deck":
            self.turn_over(seat, self.kingdom.numbers[event["top"]])
        elif verb == "bury":
            self.bury(seat, event)
        elif verb == "look_below":
            self.look_below(seat, event)
        elif verb == "put_on_top":
            self.bottom_to_top(seat)
        elif verb == "look_through":
            if seat != self.seat and "cards" in event:
                self.look_through(seat, [self.kingdom.numbers[id] for id in event["cards"]])
        elif "from" in event:
            faces: List[i64] = [self.kingdom.numbers[id] for id in event.get("cards", [])]
            if event["from"] == event["to"] == HAND:
                self.show(seat, faces, IN_HAND)
            elif event["from"] == event["to"] and event["from"] in HIDDEN_MATS:
                self.show(seat, faces, SET_ASIDE)
            elif faces:
                for face in faces:
                    self.move_seen(seat, event["from"], event["to"], face)
            else:
                self.move_hidden(seat, event["from"], event["to"], event["count"], event.get("top"))

    def shuffle(self, seat: i64) -> None:
        self.move_unseen(seat, IN_PILE, seat, IN_BAG, self.sizes[seat * PLACES + IN_PILE])
        for face in self.piles[seat]:
            if face != UNSEEN:
                self.enter_seen(seat, IN_BAG, face)
        self.piles[seat] = []

    def turn_over(self, seat: i64, top: i64) -> None:
        """The deck is turned over onto the discard pile; only what comes to lie on top is seen."""
        bag = self.sizes[seat * PLACES + IN_BAG]
        pile = self.tops[seat][::-1]
        left = bag
        for face, beneath in zip(self.buried[seat][::-1], self.beneath[seat][::-1], strict=True):
            pile.extend([i64(UNSEEN)] * (left - beneath))
            pile.append(face)
            left = beneath
        pile.extend([i64(UNSEEN)] * left)
        self.tops[seat] = []
        self.buried[seat] = []
        self.beneath[seat] = []
        self.move_unseen(seat, INSIDE, seat, IN_PILE, self.sizes[seat * PLACES + INSIDE])
        self.move_unseen(seat, ON_TOP, seat, IN_PILE, self.sizes[seat * PLACES + ON_TOP])
        self.move_unseen(seat, IN_BAG, seat, IN_PILE, bag)
        self.piles[seat].extend(pile)
        self.new_top(seat, top)

    def new_top(self, seat: i64, face: i64) -> None:
        """The top of the discard pile is seen."""
        pile = self.piles[seat]
        if pile[-1] == UNSEEN:
            self.leave_seen(seat, IN_PILE, face)
            pile[-1] = face
        elif pile[-1] != face:                           # a card was taken out from somewhere in the pile
            self.unstack(seat)
            self.leave_seen(seat, IN_PILE, face)
            pile[-1] = face

    def look_through(self, seat: i64, faces: List[i64]) -> None:
        """The seat sees the discard pile of a player for whom it decides."""
        self.unstack(seat)
        for face in faces:
            self.leave_seen(seat, IN_PILE, face)
        self.piles[seat] = faces

    # ---- inside the deck
    def bury(self, seat: i64, event: Dict[str, Any]) -> None:
        """A hand card goes to a place inside the deck, which all see."""
        above: i64 = event["above"]
        face: i64 = UNSEEN
        if "cards" in event:
            face = self.kingdom.numbers[event["cards"][0]]
            self.leave_seen(seat, IN_HAND, face)
        tops = self.tops[seat]
        if above <= len(tops):
            tops.insert(len(tops) - above, face)
            if face == UNSEEN:
                self.move_unseen(seat, IN_HAND, seat, ON_TOP, 1)
            return
        above -= len(tops)
        at: i64 = len(self.buried[seat])
        beneath = self.sizes[seat * PLACES + IN_BAG]
        while at > 0 and above > beneath - self.beneath[seat][at - 1]:
            above -= beneath - self.beneath[seat][at - 1] + 1
            beneath = self.beneath[seat][at - 1]
            at -= 1
        self.buried[seat].insert(at, face)
        self.beneath[seat].insert(at, beneath - above)
        if face == UNSEEN:
            self.move_unseen(seat, IN_HAND, seat, INSIDE, 1)

    def look_below(self, seat: i64, event: Dict[str, Any]) -> None:
        """The owner looks at the bottom card. Others know that it is known."""
        face: i64 = self.kingdom.numbers[event["cards"][0]] if "cards" in event else i64(UNSEEN)
        buried, beneath = self.buried[seat], self.beneath[seat]
        bag = self.sizes[seat * PLACES + IN_BAG]
        if buried and beneath[0] == 0:
            if face != UNSEEN and buried[0] == UNSEEN:
                self.leave_seen(seat, INSIDE, face)
                buried[0] = face
        elif bag == 0:
            if face != UNSEEN and self.tops[seat][0] == UNSEEN:
                self.leave_seen(seat, ON_TOP, face)
                self.tops[seat][0] = face
        else:
            if face == UNSEEN:
                self.move_unseen(seat, IN_BAG, seat, INSIDE, 1)
            else:
                self.leave_seen(seat, IN_BAG, face)
            for i in range(len(beneath)):
                beneath[i] -= 1
            buried.insert(0, face)
            beneath.insert(0, 0)

    def bottom_to_top(self, seat: i64) -> None:
        if self.buried[seat]:
            face = self.buried[seat].pop(0)
            self.beneath[seat].pop(0)
            if face == UNSEEN:
                self.move_unseen(seat, INSIDE, seat, ON_TOP, 1)
        else:
            face = self.tops[seat].pop(0)
        self.tops[seat].append(face)

    def dig_up(self, seat: i64) -> None:
        """If the highest card at a known place has become the top card, it lies on top."""
        buried = self.buried[seat]
        if buried and not self.tops[seat] and self.beneath[seat][-1] == self.sizes[seat * PLACES + IN_BAG]:
            face = buried.pop()
            self.beneath[seat].pop()
            if face == UNSEEN:
                self.move_unseen(seat, INSIDE, seat, ON_TOP, 1)
            self.tops[seat].append(face)

    def unstack(self, seat: i64) -> None:
        """The order of the discard pile is not known any more, only its cards."""
        pile = self.piles[seat]
        for i in range(len(pile)):
            if pile[i] != UNSEEN:
                self.enter_seen(seat, IN_PILE, pile[i])
                pile[i] = UNSEEN

    def pass_on(self, seat: i64, event: Dict[str, Any]) -> None:
        taker: i64 = event["to_seat"]
        if "cards" in event:
            face = self.kingdom.numbers[event["cards"][0]]
            self.leave_seen(seat, LAID_ASIDE, face)
            self.enter_seen(taker, IN_HAND, face)
        else:
            self.move_unseen(seat, LAID_ASIDE, taker, IN_HAND, 1)

    def move_seen(self, seat: i64, source: str, target: str, face: i64) -> None:
        if source == HAND:
            self.leave_seen(seat, IN_HAND, face)
        elif source == ASIDE:
            self.leave_seen(seat, LAID_ASIDE, face)
        elif source in HIDDEN_MATS:
            self.leave_seen(seat, SET_ASIDE, face)
        elif source == DECK:
            self.dig_up(seat)
            if not self.tops[seat]:
                self.leave_seen(seat, IN_BAG, face)
            elif self.tops[seat].pop() == UNSEEN:
                self.leave_seen(seat, ON_TOP, face)
        elif source == DISCARD:
            self.take_from_pile(seat, face)
        if target == HAND:
            self.enter_seen(seat, IN_HAND, face)
        elif target == ASIDE:
            self.enter_seen(seat, LAID_ASIDE, face)
        elif target in HIDDEN_MATS:
            self.enter_seen(seat, SET_ASIDE, face)
        elif target == DECK:
            self.tops[seat].append(face)
        elif target == DISCARD:
            self.piles[seat].append(face)

    def take_from_pile(self, seat: i64, face: i64) -> None:
        pile = self.piles[seat]
        if pile[-1] == face and UNSEEN in pile:
            pile.pop()
        elif face in pile:
            pile.remove(face)
        else:
            pile.remove(UNSEEN)
            self.leave_seen(seat, IN_PILE, face)

    def move_hidden(self, seat: i64, source: str, target: str, count: i64, top: object) -> None:
        """Cards move face down. What comes to lie on top of the discard pile is seen all the same."""
        if target == DISCARD:
            place = LAID_ASIDE if source == ASIDE else IN_HAND
            seen = 0
            face: i64 = UNSEEN
            if isinstance(top, str):
                face = self.kingdom.numbers[top]
                self.leave_seen(seat, place, face)
                seen = 1
            self.move_unseen(seat, place, seat, IN_PILE, count - seen)
            self.piles[seat].extend([i64(UNSEEN)] * (count - seen))
            if seen:
                self.piles[seat].append(face)
        elif source == DECK:
            for _card in range(count):
                self.take_hidden(seat, target)
        elif target == DECK:
            if source == DISCARD:
                self.unstack(seat)
                self.piles[seat].pop()
                self.move_unseen(seat, IN_PILE, seat, ON_TOP, 1)
            else:
                self.move_unseen(seat, LAID_ASIDE if source == ASIDE else IN_HAND, seat, ON_TOP, count)
            self.tops[seat].extend([i64(UNSEEN)] * count)
        elif source in HIDDEN_MATS:
            self.move_unseen(seat, SET_ASIDE, seat, IN_HAND, count)
        elif target in HIDDEN_MATS:
            self.move_unseen(seat, IN_HAND, seat, SET_ASIDE, count)
        else:
            hand_to_aside = source == HAND and target == ASIDE
            assert hand_to_aside, f"cards went unseen from {source} to {target}"
            self.move_unseen(seat, IN_HAND, seat, LAID_ASIDE, count)

    def take_hidden(self, seat: i64, target: str) -> None:
        """The top card of the deck goes face down to a place; the seat may know it all the same."""
        place = IN_HAND if target == HAND else LAID_ASIDE if target == ASIDE else ON_TOP
        self.dig_up(seat)
        if self.tops[seat]:
            face = self.tops[seat].pop()
            if face == UNSEEN:
                self.move_unseen(seat, ON_TOP, seat, place, 1)
            elif target == DECK:
                self.tops[seat].append(face)
                return
            else:
                self.enter_seen(seat, place, face)
        else:
            self.move_unseen(seat, IN_BAG, seat, place, 1)
        if target == DECK:
            self.tops[seat].append(UNSEEN)


def bits_in(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
