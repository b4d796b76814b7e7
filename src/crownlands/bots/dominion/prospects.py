"""What a turn can still come to: what its coins buy, and what cards that are drawn may add."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.judgement import Judgement
from crownlands.dominion.cards import COPPER
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.state import DominionState

# values: what a coin of a card's cost counts
A_COIN: Final = 10
DEAR_POINTS: Final = 6               # points of a card that counts more than it costs: Province, Colony
DEAR_VALUE: Final = 20               # how much more
MOST_COINS: Final = 15               # that drawing is looked at for
MOST_OF_ONE: Final = 5               # coins on one card: Platinum
PLENTY: Final = 20                   # coins with which one buys what one wants most
MOST_BUYS: Final = 3                 # that are looked at


class Prospects(Judgement):
    # ---- what coins buy
    def spent(self, state: DominionState, me: Player, coins: i64, buys: i64) -> i64:
        """What so many coins buy, by the strategy's own wishes, as a value: 10 for each coin that the cards cost."""
        value: i64 = 0
        if buys > MOST_BUYS:
            buys = MOST_BUYS
        while buys > 0:
            card = self.purchase(state, me, coins)
            if card == DONE:
                break
            value += A_COIN * self.kingdom.cost[card]
            if self.kingdom.points[card] >= DEAR_POINTS:
                value += DEAR_VALUE
            coins -= state.cost(card)
            buys -= 1
        return value

    def is_sated(self, state: DominionState, me: Player) -> bool:
        """Whether more coins would buy nothing else: all that one wants most can be paid from the hand."""
        coins = self.coins_in_reach(state, me)
        card = self.purchase(state, me, coins)
        if card == DONE or self.purchase(state, me, PLENTY) != card:
            return False
        return state.buys == 1 or coins >= state.buys * state.cost(card)

    # ---- what may be drawn
    def coins_if_drawn(self, state: DominionState, me: Player, card: i64, actions: i64) -> i64:
        """What a card that comes into the hand adds: a Treasure its coins; an Action its own, if it can be played."""
        if self.kingdom.treasures >> card & 1:
            return self.coins_of(state, me, card)
        if actions > 0:
            return self.kingdom.plus_coins[card]
        return 0

    def hope(self, state: DominionState, me: Player, coins: i64, buys: i64, draws: i64, actions: i64) -> i64:
        """What is spent on average after drawing so many cards. One knows what is in one's deck, not its order; if all
        of it is drawn, nothing is left to chance."""
        deck = me.deck
        known = me.known
        while draws > 0 and known > 0:                   # on top, in an order that one has seen
            coins += self.coins_if_drawn(state, me, deck.cards[deck.size - 1 - (me.known - known)], actions)
            known -= 1
            draws -= 1
        bag = deck.size - me.known
        zone = deck
        if draws > 0 and bag <= draws:
            for i in range(bag):
                coins += self.coins_if_drawn(state, me, deck.cards[i], actions)
            draws -= bag
            zone = me.discard
            bag = zone.size
        if draws <= 0 or bag == 0:
            return self.spent(state, me, coins, buys)
        counts = vec[i64]([0] * (MOST_OF_ONE + 1))
        for i in range(bag):
            more = self.coins_if_drawn(state, me, zone.cards[i], actions)
            counts[more if more < MOST_OF_ONE else MOST_OF_ONE] += 1
        chances = vec[float]([0.0] * (MOST_COINS + 1))
        chances[0] = 1.0
        for _draw in range(draws):                       # each as if the others were back in the bag
            total: i64 = MOST_COINS
            while total >= 0:
                chance = 0.0
                for more in range(MOST_OF_ONE + 1):
                    if counts[more] and more <= total:
                        chance += chances[total - more] * float(counts[more]) / float(bag)
                chances[total] = chance
                total -= 1
        value = 0.0
        sure = 0.0
        for total in range(MOST_COINS + 1):
            if chances[total] > 0.0:
                value += chances[total] * float(self.spent(state, me, coins + total, buys))
                sure += chances[total]
        if sure < 1.0:                                   # more than is looked at
            value += (1.0 - sure) * float(self.spent(state, me, coins + MOST_COINS, buys))
        return i64(value)

    def mean_draw(self, state: DominionState, me: Player) -> i64:
        """What a card drawn from the deck is worth in hand on average."""
        zone = me.deck if me.deck.size else me.discard
        if zone.size == 0:
            return 0
        total: i64 = 0
        for i in range(zone.size):
            total += self.in_hand_value(state, zone.cards[i])
        return total // zone.size

    def worse_than_drawn(self, state: DominionState, me: Player, offered: i64) -> i64:
        """A card that a card of the deck is better than on average: one that is dead, or a Copper in a rich deck; DONE:
        there is none."""
        dead = self.dead_card(state, offered, False)
        if dead != DONE or not offered >> COPPER & 1:
            return dead
        return COPPER if self.mean_draw(state, me) > A_COIN and not self.is_sated(state, me) else DONE

    def is_deck_poorer(self, state: DominionState, me: Player) -> bool:
        """Whether the deck is worse than all that one owns, so that new cards had better come soon."""
        if me.deck.size == 0:
            return True
        owned: i64 = 0
        total: i64 = 0
        for card in range(self.kingdom.count):
            if me.owned[card]:
                owned += me.owned[card]
                total += me.owned[card] * self.use(state, me, card)
        deck: i64 = 0
        for i in range(me.deck.size):
            deck += self.use(state, me, me.deck.cards[i])
        return deck * owned <= total * me.deck.size

    def use(self, state: DominionState, me: Player, card: i64) -> i64:
        """What a card brings when it is drawn, in any turn."""
        if self.kingdom.treasures >> card & 1:
            return A_COIN * self.coins_of(state, me, card)
        return self.strength[card] if self.kingdom.actions >> card & 1 else 0
