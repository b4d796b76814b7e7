"""Which card to play next: Actions in their order, if they do more good than harm; Treasures as they help others."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.bots.dominion.judgement import copies
from crownlands.bots.dominion.parting import Parting
from crownlands.bots.dominion.risks import (
    BANISHES,
    CASHES,
    COPIES,
    DISCARDS,
    FILLS,
    HARMLESS,
    NEEDS_COPPER,
    NEEDS_ESTATE,
    NEEDS_TREASURE,
    PASSES,
    RAISES_COPPERS,
    REPEATS,
    RETURNS,
    SIFTS,
    SMUGGLES,
    TAKES_COPPERS,
    TAKES_TURN,
    THINS,
    TRADES,
    TRANSMUTES,
    TRASHES,
    TRASHES_LOOKED,
    TRASHES_MAPS,
    TRASHES_TWO,
)
from crownlands.bots.dominion.strength import A_CURSE_GIVEN
from crownlands.bots.dominion.values import BANS, FIRST, GAINS_BY_NAMES, LAST, NEVER, TERMINAL
from crownlands.dominion import questions as asked
from crownlands.dominion.cards import COPPER, CURSE, ESTATE, PROVINCE, SILVER
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ALL, DONE, MAY_ALL
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import OUTPOSTS


class Playing(Parting):
    # ---- what a strategy overrides
    def wanted_play(self, state: DominionState, me: Player) -> i64:
        """A card the strategy wants to play now, or DONE."""
        return DONE

    def may_play(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether a card that the strategy does not want first may be played by the common order."""
        return True

    # ---- Treasures
    def treasure(self, state: DominionState) -> i64:
        """First all that just give coins, then the others."""
        if self.kingdom.odd_treasures or self.kingdom.restricted:
            return self.treasure_by_stage(state, state.players[state.asked_seat])
        if state.extras & MAY_ALL:
            return ALL
        return self.least(self.worth, state.offered) if state.offered else DONE

    def treasure_by_stage(self, state: DominionState, me: Player) -> i64:
        """Where it matters which Treasures are played, and in which order."""
        offered = state.offered & ~self.held_back(state, me)
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1 and (self.stage[card] != GAINS_BY_NAMES or self.is_horn_useful(state, me, card)):
                if best == DONE or self.stage[card] < self.stage[best]:
                    best = card
        if state.extras & MAY_ALL and offered == state.offered and (best == DONE or self.stage[best] != BANS):
            return ALL
        return best

    def held_back(self, state: DominionState, me: Player) -> i64:
        """Mask of the Treasures that would keep one from buying what one wants to buy: Copper and a Grand Market."""
        for card in range(self.kingdom.count):
            if self.kingdom.restricted & state.in_stock & self.kingdom.bits[card]:
                spoiler = self.kingdom.numbers[self.kingdom.cards[card].not_with]
                if state.in_play(me) >> spoiler & 1 or not state.offered >> spoiler & 1:
                    continue
                coins = self.coins_in_reach(state, me)
                without = coins - copies(me.hand, spoiler) * self.coins_of(state, me, spoiler)
                if without >= state.cost(card) and self.purchase(state, me, coins) == card:
                    return self.kingdom.bits[spoiler]
        return 0

    def is_horn_useful(self, state: DominionState, me: Player, horn: i64) -> bool:
        """It must gain something: nothing is better than a Copper."""
        names = state.bits_in(state.in_play(me) | self.kingdom.bits[horn])
        piles = state.costing_up_to(names)
        return names >= 3 or self.buy(state, self.taker(state), piles) != DONE

    # ---- Actions
    def action(self, state: DominionState, me: Player) -> i64:
        wanted = self.wanted_play(state, me)
        if wanted != DONE:
            return wanted
        best: i64 = DONE
        earliest: i64 = NEVER
        for card in range(self.kingdom.count):
            if state.offered >> card & 1:
                order = self.order_now(state, me, card)
                if order < earliest and self.may_play(state, me, card) and self.is_worth_playing(state, me, card):
                    best = card
                    earliest = order
        return best

    def order_now(self, state: DominionState, me: Player, card: i64) -> i64:
        """The common order, but for cards whose use depends on the moment."""
        order = self.order[card]
        if self.repeating >> card & 1:
            return self.order_of_repeating(state, me) - self.kingdom.cost[card]
        if order < TERMINAL:
            return order
        if self.counting_plays >> card & 1:
            return 0 if state.actions_played >= 2 else TERMINAL + LAST
        if self.cursing >> card & 1 and state.supply[CURSE] == 0:
            order += A_CURSE_GIVEN
        if self.risk[card] == THINS:
            return TERMINAL if self.junk_in_hand(state, me) >= 2 else TERMINAL + LAST
        if state.actions > 1 and self.draws[card]:       # with Actions to spare, first what draws
            return TERMINAL - self.draws[card]
        return order

    def order_of_repeating(self, state: DominionState, me: Player) -> i64:
        """What plays others comes after all that gives Actions, unless its best use is one of these."""
        hand = state.mask_of(me.hand) & self.kingdom.actions & ~self.repeating
        best = self.most(self.double, self.worth_playing_among(state, me, hand))
        if best != DONE and (self.order[best] >= TERMINAL or copies(me.hand, best) > 1):
            return TERMINAL - 10
        return FIRST

    def earliest(self, state: DominionState, me: Player, offered: i64) -> i64:
        """The first of the offered cards in the order of play."""
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                if best == DONE or self.order_now(state, me, card) < self.order_now(state, me, best):
                    best = card
        return best

    def worth_playing_among(self, state: DominionState, me: Player, offered: i64) -> i64:
        found: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.is_worth_playing(state, me, card):
                found |= self.kingdom.bits[card]
        return found

    def repeated(self, state: DominionState, me: Player, offered: i64, otherwise: i64) -> i64:
        """What to play several times: a card of the same sort, which then does so for several others; else the
        strongest Action that is worth playing."""
        useful = self.worth_playing_among(state, me, offered)
        best = self.most(self.double, useful & ~self.repeating)
        if best != DONE and useful & self.repeating and state.actions == 0:
            several = copies(me.hand, best) > 1 or state.bits_in(useful & ~self.repeating) > 1
            if several or (self.order[best] >= TERMINAL and self.draws[best] > 0):
                return self.most(self.worth, useful & self.repeating)
        return best if best != DONE else self.most(self.double, otherwise)

    def is_worth_playing(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether the card does more good than harm with this hand."""
        if self.for_this_turn >> card & 1 and self.is_wasted(state, me, card):
            return False
        return self.risk[card] == HARMLESS or self.is_worth_the_risk(state, me, card, state.mask_of(me.hand))

    def is_wasted(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether all that it draws would be thrown away: what one wants most can be paid already. The cards would be
        missing from the next turn."""
        if state.asked_seat != state.seat or self.coins_in_reach(state, me) < state.cost(PROVINCE):
            return False
        if me.deck.size >= self.draws[card] and self.is_deck_poorer(state, me):
            return False
        if not self.is_sated(state, me):
            return False
        return self.kingdom.cards[card].plus_actions == 0 or \
            state.mask_of(me.hand) & self.kingdom.actions & ~self.for_this_turn == 0

    def is_worth_the_risk(self, state: DominionState, me: Player, card: i64, hand: i64) -> bool:
        """By what the card's line does, whatever the card."""
        risk = self.risk[card]
        if risk == REPEATS:
            return self.worth_playing_among(state, me, hand & self.kingdom.actions & ~self.repeating) != 0
        if risk in (TRASHES, TRASHES_TWO):
            needed: i64 = 1 if risk == TRASHES else 2
            return self.junk_in_hand(state, me) >= needed or \
                self.sacrifice(state, me, self.kingdom.cards[card].program[0], hand) != DONE
        if risk == THINS:
            return self.can_spare(state, me)
        if risk == PASSES:
            return self.can_spare(state, me) or not self.is_sated(state, me)
        if risk == TRADES:
            return self.is_trade_good(state, me)
        if risk == NEEDS_COPPER:
            return hand >> COPPER & 1 != 0
        if risk == NEEDS_TREASURE:
            return hand & (self.kingdom.bits[COPPER] | self.kingdom.bits[SILVER]) != 0
        if risk in (SIFTS, CASHES):
            return self.dead_in_hand(me) >= 1 or (risk == SIFTS and self.worse_than_drawn(state, me, hand) != DONE)
        if risk == NEEDS_ESTATE:
            return hand >> ESTATE & 1 != 0 or self.is_estate_welcome(state)
        if risk == FILLS:
            return me.hand.size <= 7
        if risk == RAISES_COPPERS:
            return copies(me.hand, COPPER) >= 2
        if risk == TRANSMUTES:
            return hand & (self.kingdom.bits[CURSE] | self.kingdom.bits[ESTATE]) != 0
        if risk == TRASHES_MAPS:
            return copies(me.hand, card) >= (1 if state.kind == asked.ASK_PLAY_IT else 2)
        if risk in (RETURNS, BANISHES):
            return self.can_spare(state, me) or (risk == BANISHES and me.hand.size < 2)
        if risk == TRASHES_LOOKED:
            return self.is_deck_poor(state, me)
        if risk == SMUGGLES:
            return self.can_smuggle(state, me)
        if risk == COPIES:
            return hand & state.in_stock & self.kingdom.treasures & ~self.kingdom.bits[COPPER] != 0
        if risk == TAKES_COPPERS:
            return me.discard.find(COPPER) >= 0
        if risk == TAKES_TURN:
            return state.turns_in_a_row < 2 and state.tally[OUTPOSTS] == 0 and state.seat == state.asked_seat
        if risk == DISCARDS:
            return self.cheapest_coins(state, me, card) < self.kingdom.plus_coins[card]
        return True

    def is_trade_good(self, state: DominionState, me: Player) -> bool:
        """Whether a Silver in hand is better than the two worst cards of it: Curses, Estates and Coppers."""
        self.thorough = True
        junk = self.junk_in_hand(state, me)
        self.thorough = False
        dead = self.dead_in_hand(me)
        lost: i64 = 0
        if dead < 2:
            lost = 2 - dead
        coins = self.coins_in_reach(state, me)
        before = self.spent(state, me, coins, state.buys)
        return junk >= 2 and self.spent(state, me, coins - lost + 2, state.buys) >= before

    def can_spare(self, state: DominionState, me: Player) -> bool:
        """Whether a hand card is better gone."""
        self.thorough = True
        junk = self.junk_in_hand(state, me)
        self.thorough = False
        return junk >= 1

    def is_deck_poor(self, state: DominionState, me: Player) -> bool:
        """Whether a third of the cards are to be rid of, so that one of three most likely is."""
        self.thorough = True
        junk: i64 = 0
        total: i64 = 0
        for card in range(self.kingdom.count):
            if me.owned[card]:
                total += me.owned[card]
                if self.is_junk(state, me, card):
                    junk += me.owned[card]
        self.thorough = False
        return 3 * junk >= total

    def can_smuggle(self, state: DominionState, me: Player) -> bool:
        """Whether the neighbour gained something that one would take."""
        gained = state.left_of(me, state.seats - 1).lasting.gained & state.in_stock
        for card in range(self.kingdom.count):
            if gained >> card & 1 and state.price(card) <= 6 and self.worth[card] >= self.worth[SILVER]:
                return True
        return False

    def cheapest_coins(self, state: DominionState, me: Player, card: i64) -> i64:
        """What the two hand cards that would be discarded first are worth in coins."""
        values = sorted([int(self.coins_of(state, me, me.hand.cards[i]))
                         if self.kingdom.treasures >> me.hand.cards[i] & 1 else 0
                         for i in range(me.hand.size) if me.hand.cards[i] != card])
        return sum(values[:2])
