"""Moves of cards from zone to zone, as everybody sees them."""
from __future__ import annotations

from typing import Any, Dict

from mypy_extensions import i64

from crownlands.dominion.cards import COPPER, GAINS, SILVER, TALLIES
from crownlands.dominion.decks import Decks
from crownlands.dominion.player import OPEN, PICKED, Player
from crownlands.dominion.table import COPPER_BONUS, MERCHANTS, NOTHING, POTIONS, SILVER_PLAYED, SILVERS_GAINED
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY, SUPPLY, TRASH, Pile, Zone
from crownlands.kernel.event import EVERYBODY


class Moves(Decks):
    # ---- piles, trash, mats
    def take_from_pile(self, card: i64) -> bool:
        """A card leaves its pile; False if there is none."""
        left = self.supply[card]
        if left == 0:
            return False
        if self.kingdom.mixed_cards >> card & 1:
            return self.take_from_mixed(card)
        self.supply[card] = left - 1
        if left == 1 and not self.kingdom.beside >> card & 1:
            self.empty_piles += 1
            self.in_stock &= ~self.kingdom.bits[card]
        return True

    def take_from_mixed(self, card: i64) -> bool:
        """From a pile of several kinds: only its top card, and the next is turned up at once."""
        if not self.in_stock >> card & 1:
            return False
        pile = self.mixed[self.kingdom.pile_of[card] - 1]
        pile.cards.pop()
        pile.known -= 1
        self.supply[card] -= 1
        self.in_stock &= ~self.kingdom.bits[card]
        self.turn_up(pile)
        if pile.cards.size == 0:
            self.empty_piles += 1
        return True

    def turn_up(self, pile: Pile) -> None:
        """The top card of a pile of several kinds lies open."""
        if pile.cards.size == 0:
            return
        if pile.known == 0:
            pile.cards.put(self.chance(pile.cards))
            pile.known = 1
            self.revealed = True
        top = self.top_of(pile)
        self.in_stock |= self.kingdom.bits[top]
        if self.listener is not None:
            self.tell("turn_up", self.turn_seat, {"card": self.kingdom.ids[top]}, {}, EVERYBODY)

    def return_to_pile(self, me: Player, card: i64, source: str) -> None:
        """Of a card that has left its zone already."""
        me.owned[card] -= 1
        if self.kingdom.mixed_cards >> card & 1:
            pile = self.mixed[self.kingdom.pile_of[card] - 1]
            if pile.cards.size == 0:
                self.empty_piles -= 1
            else:
                self.in_stock &= ~self.kingdom.bits[self.top_of(pile)]
            pile.cards.put(card)
            pile.known += 1
            self.in_stock |= self.kingdom.bits[card]
        elif self.supply[card] == 0 and not self.kingdom.beside >> card & 1:
            self.empty_piles -= 1
            self.in_stock |= self.kingdom.bits[card]
        self.supply[card] += 1
        if self.listener is not None:
            self.tell_move("return", me, [card], source, SUPPLY, EVERYBODY)

    def put_gained(self, me: Player, card: i64, source: str, zone: str, verb: str) -> None:
        """A card that has left its pile becomes the player's."""
        me.owned[card] += 1
        if zone == DISCARD:
            me.discard.put(card)
        elif zone == HAND:
            me.hand.put(card)
        else:
            self.put_on_deck(me, card)
        if self.kingdom.needs & (GAINS | TALLIES) and me.seat == self.turn_seat:
            if self.kingdom.needs & GAINS:
                me.lasting.gained |= self.kingdom.bits[card]
            if self.kingdom.needs & TALLIES and card == SILVER:
                self.tally[SILVERS_GAINED] += 1
        if self.listener is not None:
            self.tell_gain(me, card, source, zone, verb)

    def tell_gain(self, me: Player, card: i64, source: str, zone: str, verb: str) -> None:
        """What was bought is told with its price."""
        id = self.kingdom.ids[card]
        public: Dict[str, Any] = {"from": source, "to": zone, "count": 1}
        if zone == DISCARD:
            public["top"] = id
        if verb == "buy":
            public["price"] = int(self.cost(card))
        self.tell(verb, me.seat, public, {"cards": [id]}, EVERYBODY)

    def put_in_trash(self, me: Player, card: i64, source: str) -> None:
        """Of a card that has left its zone already."""
        me.owned[card] -= 1
        self.trash[card] += 1
        if self.listener is not None:
            self.tell_move("trash", me, [card], source, TRASH, EVERYBODY)

    def put_on_mat(self, me: Player, card: i64, name: str, source: str, seen: i64) -> None:
        """Of a card that has left its zone already."""
        self.mat(me, name).put(card)
        if self.listener is not None:
            self.tell_move("set_aside", me, [card], source, name, seen)

    # ---- into play
    def play_from(self, me: Player, zone: Zone, card: i64, source: str, by: i64 = NOTHING) -> None:
        zone.remove(card)
        self.put_in_play(me, card, source, by)

    def put_in_play(self, me: Player, card: i64, source: str, by: i64 = NOTHING) -> None:
        """Of a card that has left its zone already. by: the card that plays it, if one does."""
        me.play.put(card)
        if self.kingdom.discounting >> card & 1 and me.seat == self.turn_seat:
            self.reduction += self.kingdom.discount[card]
        if self.listener is not None:
            self.tell_play(me, card, source, by)

    def tell_play(self, me: Player, card: i64, source: str, by: i64) -> None:
        ids = self.kingdom.ids
        public: Dict[str, Any] = {"from": source, "to": PLAY, "count": 1}
        if by != NOTHING:
            public["by"] = ids[by]
        self.tell("play", me.seat, public, {"cards": [ids[card]]}, EVERYBODY)

    def treasure_coins(self, card: i64) -> i64:
        """What the Treasure gives now, as it is played."""
        coins = self.kingdom.plus_coins[card]
        if self.kingdom.needs & TALLIES:
            tally = self.tally
            if card == COPPER:
                coins += tally[COPPER_BONUS]
            elif card == SILVER and not tally[SILVER_PLAYED]:
                tally[SILVER_PLAYED] = 1
                coins += tally[MERCHANTS]
            elif card == self.kingdom.potion:
                tally[POTIONS] += 1
            if self.kingdom.trains and self.players[self.turn_seat].lasting.trained == self.kingdom.home[card] + 1:
                coins += 1
        return coins

    # ---- aside, and onto the discard pile or the deck
    def pick(self, me: Player, card: i64) -> None:
        """A hand card is chosen, and waits until all that go with it are chosen too."""
        me.hand.remove(card)
        me.aside.put(card)
        me.aside_kind = PICKED

    def take_into_hand(self, me: Player, card: i64) -> None:
        """A card that was laid aside goes to the hand."""
        me.aside.remove(card)
        me.hand.put(card)
        if self.listener is not None:
            self.tell_move("take", me, [card], ASIDE, HAND, EVERYBODY if me.aside_kind == OPEN else self.only(me))

    def discard_aside(self, me: Player) -> None:
        """All cards laid aside or picked are discarded together; of hidden ones only the last is seen."""
        if me.aside.size:
            if self.listener is not None:
                source = HAND if me.aside_kind == PICKED else ASIDE
                self.tell_move("discard", me, [me.aside.cards[i] for i in range(me.aside.size)], source, DISCARD,
                               EVERYBODY if me.aside_kind == OPEN else self.only(me))
            me.discard.take_all(me.aside)
        me.aside_kind = OPEN

    def cheapest_last(self, zone: Zone) -> None:
        """Of cards that are discarded together only the last is seen: the cheapest gives least away. Of equals it is
        the one that comes first in the Supply, so that nothing follows from the order of a hand."""
        cards = zone.cards
        cost = self.kingdom.cost
        last = zone.size - 1
        cheapest = last
        for i in range(last):
            less = cost[cards[i]] - cost[cards[cheapest]]
            if less < 0 or (less == 0 and cards[i] < cards[cheapest]):
                cheapest = i
        if cheapest < last:
            card = cards[cheapest]
            cards[cheapest] = cards[last]
            cards[last] = card

    def tell_discard_top(self, me: Player) -> None:
        """Another card has come to lie on top of the discard pile: all see it."""
        if me.discard.size:
            self.tell("top", me.seat, {"card": self.kingdom.ids[me.discard.cards[me.discard.size - 1]]}, {}, EVERYBODY)

    def put_back(self, me: Player, zone: Zone, card: i64, source: str, seen: i64) -> None:
        """From a zone onto the deck."""
        zone.remove(card)
        self.put_on_deck(me, card)
        if self.listener is not None:
            self.tell_move("put_back", me, [card], source, DECK, seen)

    # ---- to other players, and before their eyes
    def pass_card(self, giver: Player, taker: Player, card: i64) -> None:
        giver.aside.remove(card)
        giver.owned[card] -= 1
        taker.owned[card] += 1
        taker.hand.put(card)
        self.revealed = True
        if self.listener is not None:
            self.tell("pass", giver.seat, {"to_seat": int(taker.seat), "from": ASIDE, "to": HAND, "count": 1},
                      {"cards": [self.kingdom.ids[card]]}, self.only(giver) | self.only(taker))

    def show_hand(self, me: Player) -> None:
        self.revealed = True
        if self.listener is not None:
            self.tell_move("reveal", me, [me.hand.cards[i] for i in range(me.hand.size)], HAND, HAND, EVERYBODY)

    def look_through(self, me: Player) -> None:
        """The owner, or whoever decides for the owner, looks through the discard pile."""
        self.revealed = True
        if self.listener is not None:
            pile = [me.discard.cards[i] for i in range(me.discard.size)]
            self.tell("look_through", me.seat, {"from": DISCARD, "to": DISCARD},
                      {"cards": self.ids_of(pile), "count": len(pile)}, self.only(me))

    def show(self, me: Player, card: i64) -> None:
        """Show a hand card, which stays in hand."""
        self.revealed = True
        if self.listener is not None:
            self.tell_move("reveal", me, [card], HAND, HAND, EVERYBODY)
