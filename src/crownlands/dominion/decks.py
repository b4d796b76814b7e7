"""Decks: drawing, shuffling, and the cards that are known on top of a deck or inside it."""
from __future__ import annotations

from typing import List

from librt.vecs import append
from mypy_extensions import i64

from crownlands.dominion.player import CARD, LOOKED_AT, MINUS_CARD, NO_NUMBERS, OPEN, Player
from crownlands.dominion.table import NOTHING, Table
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, Zone, zone_of
from crownlands.kernel.event import EVERYBODY


class Decks(Table):
    def shuffle(self, me: Player) -> bool:
        """The discard pile becomes the deck if that is empty. False if there is still nothing to take."""
        if me.deck.size == 0:
            empty = me.deck
            me.deck = me.discard
            me.discard = empty
            if me.deck.size == 0:
                return False
            if self.listener is not None:
                self.tell("shuffle", me.seat, {"from": DISCARD, "to": DECK}, {"count": int(me.deck.size)},
                          self.who_counts(me))
        return True

    def shuffle_in(self, me: Player) -> None:
        """The cards laid aside go into the deck, and nothing that was known of its order is known any more."""
        me.deck.take_all(me.aside)
        for i in range(i64(len(me.lasting.buried))):
            me.deck.put(me.lasting.buried[i] & CARD)
        if len(me.lasting.buried):
            me.lasting.buried = NO_NUMBERS
        me.known = 0
        self.revealed = True
        if self.listener is not None:
            self.tell("shuffle_in", me.seat, {"from": ASIDE, "to": DECK}, {}, EVERYBODY)

    def chance(self, bag: Zone) -> i64:
        """A random card of the bag, or in a replay the recorded one; put on record."""
        i = self.rng.below(bag.size)
        if self.script is not None:
            card = self.next_outcome()
            if bag.cards[i] != card:
                i = bag.find(card)
                if i < 0:
                    self.refuse_outcome(card, sorted(bag.to_list()))
        card = bag.take_at(i)
        if self.log is not None:
            self.note(card)
        return card

    def take_top(self, me: Player) -> i64:
        """Take the top card of the deck (or NOTHING) without putting it anywhere yet."""
        if me.known == 0 and len(me.lasting.buried):
            self.dig_up(me)
        if me.known:
            me.known -= 1
            return me.deck.pop()
        if not self.shuffle(me):
            return NOTHING
        return self.chance(me.deck)

    def put_on_deck(self, me: Player, card: i64) -> None:
        """Of a card that has left its zone already."""
        me.deck.put(card)
        me.known += 1

    def draw(self, me: Player, count: i64) -> None:
        hand = me.hand
        before = hand.size
        if self.kingdom.raids and count > 0 and self.take_minus_card(me):
            count -= 1
        if len(me.lasting.buried):
            self.draw_past(me, count)
            return
        while count > 0 and me.known:
            self.revealed = True
            me.known -= 1
            hand.put(me.deck.pop())
            count -= 1
        while count > 0:
            if me.deck.size == 0:
                if self.listener is not None:
                    self.tell_draw(me, before)
                    before = hand.size
                if not self.shuffle(me):
                    return
            taken = count if count < me.deck.size else me.deck.size
            count -= taken
            if self.log is None and self.script is None:
                hand.take_random(me.deck, taken, self.rng)
            else:
                for _card in range(taken):
                    hand.put(self.chance(me.deck))
        if self.listener is not None:
            self.tell_draw(me, before)

    def take_minus_card(self, me: Player) -> bool:
        """The -1 Card token on the deck is drawn as the first card, and goes back to its owner."""
        if not me.lasting.tokens[MINUS_CARD]:
            return False
        me.lasting.tokens[MINUS_CARD] = 0
        if self.listener is not None:
            self.tell("spend", me.seat, {"token": "minus_card", "count": 1}, {}, EVERYBODY)
        return True

    def draw_past(self, me: Player, count: i64) -> None:
        """Draw where cards are known inside the deck: one by one until they are out."""
        before = me.hand.size
        while count > 0 and len(me.lasting.buried):
            self.revealed = True
            me.hand.put(self.take_top(me))
            count -= 1
        if self.listener is not None:
            self.tell_draw(me, before)
        if count:
            self.draw(me, count)

    def tell_draw(self, me: Player, before: i64) -> None:
        drawn = [me.hand.cards[i] for i in range(before, me.hand.size)]
        if drawn:
            self.tell_move("draw", me, drawn, DECK, HAND, self.only(me))

    def reveal_top(self, me: Player, verb: str, seen: i64) -> i64:
        """Take the top card of the deck and lay it aside where the seats in `seen` see it; NOTHING if none is left."""
        card = self.take_top(me)
        if card != NOTHING:
            me.aside.put(card)
            me.aside_kind = OPEN if seen == EVERYBODY else LOOKED_AT
            self.revealed = True
            if self.listener is not None:
                self.tell_move(verb, me, [card], DECK, ASIDE, seen)
        return card

    # ---- known cards inside a deck
    def dig_up(self, me: Player) -> None:
        """If the highest buried card is the top card of the deck, it is known there."""
        buried = me.lasting.buried
        highest = buried[len(buried) - 1]
        if highest >> 8 == me.deck.size:
            me.lasting.buried = buried[:len(buried) - 1]
            self.put_on_deck(me, highest & CARD)

    def bury(self, me: Player, card: i64, above: i64) -> None:
        """Put a card into the deck below so many others."""
        bag = me.deck.size - me.known
        if above <= me.known:
            moved: List[i64] = []
            for _card in range(above):
                moved.append(me.deck.pop())
            me.deck.put(card)
            me.known += 1
            for each in moved[::-1]:
                me.deck.put(each)
            return
        above -= me.known
        buried = me.lasting.buried
        at: i64 = len(buried)
        beneath = bag
        while at > 0 and above > beneath - (buried[at - 1] >> 8):
            above -= beneath - (buried[at - 1] >> 8) + 1
            beneath = buried[at - 1] >> 8
            at -= 1
        self.insert_buried(me, at, card, beneath - above)

    def insert_buried(self, me: Player, at: i64, card: i64, beneath: i64) -> None:
        lower = me.lasting.buried[:at]
        upper = me.lasting.buried[at:]
        lower = append(lower, card | beneath << 8)
        for i in range(i64(len(upper))):
            lower = append(lower, upper[i])
        me.lasting.buried = lower

    def look_at_bottom(self, me: Player) -> i64:
        """The bottom card of the deck, which its owner knows from now on; NOTHING if there is none."""
        buried = me.lasting.buried
        if len(buried) and buried[0] >> 8 == 0:
            return buried[0] & CARD
        if len(buried) == 0 and me.deck.size == 0 and not self.shuffle(me):
            return NOTHING
        if me.deck.size == me.known:
            return me.deck.cards[0]
        bag = zone_of([me.deck.cards[i] for i in range(me.deck.size - me.known)])
        card = self.chance(bag)
        me.deck.remove(card)
        for i in range(i64(len(buried))):
            buried[i] -= 1 << 8
        self.insert_buried(me, 0, card, 0)
        return card

    def take_bottom(self, me: Player) -> i64:
        """Take the bottom card, which is known."""
        buried = me.lasting.buried
        if len(buried) and buried[0] >> 8 == 0:
            me.lasting.buried = buried[1:]
            return buried[0] & CARD
        card = me.deck.cards[0]
        me.deck.remove(card)
        me.known -= 1
        return card
