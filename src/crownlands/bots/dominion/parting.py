"""Which cards to part with: to trash, to put back, to return, to keep for later."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.bots.dominion.judgement import copies
from crownlands.bots.dominion.prospects import Prospects
from crownlands.bots.dominion.risks import THINS
from crownlands.bots.dominion.values import TERMINAL
from crownlands.dominion import questions as asked
from crownlands.dominion.cards import COPPER, CURSE, ESTATE, GOLD, PROVINCE, SILVER, TREASURE, VICTORY
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS
from crownlands.dominion.effects.bonuses import actions, buys, cards, coins, coins_for_cost
from crownlands.dominion.effects.exchanging import TRASH_TO_GAIN, TRASH_TO_REPLACE, gain_for_types
from crownlands.dominion.effects.gaining import EXACTLY, KIND_MASK, KIND_SHIFT, PRICE
from crownlands.dominion.effects.showing import return_to_pile
from crownlands.dominion.effects.trashing import TRASH_COPPER, TRASH_FOR
from crownlands.dominion.effects.words import PROGRAM_BITS, PROGRAM_MASK
from crownlands.dominion.kingdom import NO_CARD, TREASURES
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.state import DominionState


class Parting(Prospects):
    # ---- trashing
    def trash(self, state: DominionState, me: Player, offered: i64) -> i64:
        frame = state.stack[state.stack_size - 1]
        effect = frame & EFFECT_MASK
        if effect == TRASH_COPPER.number:
            return COPPER
        if effect == TRASH_TO_GAIN.number and frame >> ARGUMENT_SHIFT >> KIND_SHIFT & KIND_MASK == TREASURES:
            if offered >> SILVER & 1 and state.supply[GOLD]:
                return SILVER
            return COPPER if offered >> COPPER & 1 else self.least(self.worth, offered)
        given_up = self.sacrifice(state, me, frame, offered)
        if given_up != DONE:
            return given_up
        self.thorough = state.slot() > 0 and self.risk[state.this_card()] == THINS
        wanted = self.junk(state, me, offered)
        self.thorough = False
        if wanted != DONE:
            return wanted
        return DONE if state.kind == asked.ASK_MAY_TRASH else self.least_kept(state, me, offered)

    def sacrifice(self, state: DominionState, me: Player, instruction: i64, offered: i64) -> i64:
        """A card that is not junk, or not the worst, to be trashed because of what an instruction gives for it."""
        effect = instruction & EFFECT_MASK
        x = instruction >> ARGUMENT_SHIFT
        if effect == TRASH_TO_GAIN.number and not x & EXACTLY:
            return self.lifted(state, offered, x & PRICE)
        if effect == TRASH_TO_REPLACE.number:
            return self.lifted(state, offered, x >> PROGRAM_BITS & PRICE)
        if effect == TRASH_FOR.number:
            about = PROGRAMS[x & PROGRAM_MASK].code[0] & EFFECT_MASK
            if about == coins_for_cost.number:
                return self.cashed(state, me, offered)
            if about == gain_for_types.number:
                return self.transmuted(state, offered)
        return DONE

    def lifted(self, state: DominionState, offered: i64, more: i64) -> i64:
        """A card that becomes a Province or a Colony, if that is wanted: a Gold, or where more is to be had any card
        that is worth less."""
        for target in (self.kingdom.colony, i64(PROVINCE)):
            if target == NO_CARD or not state.in_stock >> target & 1:
                continue
            least = state.cost(target) - more
            if more == 2 and target == PROVINCE:
                dear = offered & self.kingdom.bits[GOLD]
            else:
                dear = offered & ~self.kingdom.bits[target]
            found: i64 = 0
            for card in range(self.kingdom.count):
                if dear >> card & 1 and state.cost(card) >= least and self.worth[card] < self.worth[target]:
                    found |= self.kingdom.bits[card]
            if found and self.buy(state, self.taker(state), self.kingdom.bits[target]) == target:
                return self.least(self.worth, found)
        return DONE

    def cashed(self, state: DominionState, me: Player, offered: i64) -> i64:
        """Late: a card whose cost in coins pays for a Province."""
        price = state.cost(PROVINCE)
        coins = self.coins_in_reach(state, me)
        if not self.is_late(state) or coins >= price:
            return DONE
        found: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and not self.kingdom.types[card] & VICTORY:
                lost = self.coins_of(state, me, card) if self.kingdom.types[card] & TREASURE else 0
                if coins + state.cost(card) - lost >= price:
                    found |= self.kingdom.bits[card]
        return self.least(self.worth, found)

    def transmuted(self, state: DominionState, offered: i64) -> i64:
        """An Estate for a Gold; rather a Curse for nothing than a Copper for a Transmute."""
        if offered >> ESTATE & 1 and state.supply[GOLD]:
            return ESTATE
        return CURSE if offered >> CURSE & 1 else DONE

    def trash_looked(self, state: DominionState, me: Player, offered: i64, must: bool) -> i64:
        self.thorough = True                             # what is looked at is not in hand
        looked = self.junk(state, me, offered)
        if looked == DONE and must:
            looked = self.least_kept(state, me, offered)
        self.thorough = False
        return looked

    # ---- discarding for something
    def may_discard(self, state: DominionState, me: Player, offered: i64) -> i64:
        """Hand cards for what the program says: by twos for coins or a card, one for an Action or a Buy."""
        x = state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT
        needed = x >> PROGRAM_BITS & 15
        effect = PROGRAMS[x & PROGRAM_MASK].code[0] & EFFECT_MASK
        dead = self.dead_in_hand(me)
        if effect == actions.number:
            dead = dead if self.actions_in_hand(me) > state.actions else 0
        elif effect == buys.number:
            dead = dead if self.is_buy_useful(state, me) else 0
        elif effect == coins.number:
            dead += copies(me.hand, COPPER) if dead else 0       # a Copper is lost, but the other coin is won
        elif effect != cards.number and dead < needed:
            dead = 0
        return self.discard(state, me, offered) if dead >= needed and me.hand.size >= needed else DONE

    def is_buy_useful(self, state: DominionState, me: Player) -> bool:
        """Whether something would be bought with what the first Buy leaves."""
        coins = self.coins_in_reach(state, me)
        first = self.purchase(state, me, coins)
        return first != DONE and self.purchase(state, me, coins - state.cost(first)) != DONE

    def actions_in_hand(self, me: Player) -> i64:
        count: i64 = 0
        for i in range(me.hand.size):
            if self.kingdom.actions >> me.hand.cards[i] & 1:
                count += 1
        return count

    def has_action_for(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether there will be an Action to play one more card with: a terminal must wait for those in hand, unless a
        village makes room for it."""
        if state.actions == 0 or self.order[card] < TERMINAL:
            return state.actions > 0
        terminals: i64 = 0
        for i in range(me.hand.size):
            other = me.hand.cards[i]
            if self.kingdom.cards[other].plus_actions >= 2:
                return True
            if self.kingdom.actions >> other & 1 and self.order[other] >= TERMINAL:
                terminals += 1
        return terminals < state.actions

    # ---- onto the deck, or away for a while
    def put_back(self, state: DominionState, me: Player, offered: i64) -> i64:
        """What is not needed this turn: an Action that cannot be played, a spare Treasure, else what is dead."""
        if state.asked_seat != state.turn_seat:
            return self.discard(state, me, offered)
        if state.actions == 0 and offered & self.kingdom.actions:
            return self.most(self.worth, offered & self.kingdom.actions)
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.kingdom.types[card] & TREASURE:
                if best == DONE or self.kingdom.plus_coins[card] > self.kingdom.plus_coins[best]:
                    if self.is_spare(state, me, card):
                        best = card
        return best if best != DONE else self.discard(state, me, offered)

    def save(self, state: DominionState, me: Player, offered: i64) -> i64:
        """As put_back, but first a terminal that there is no Action for."""
        terminals: i64 = 0
        spare: i64 = 0
        for i in range(me.hand.size):
            card = me.hand.cards[i]
            if self.kingdom.actions >> card & 1 and self.order[card] >= TERMINAL:
                terminals += 1
                spare |= self.kingdom.bits[card]
        if terminals > state.actions and spare & offered:
            return self.least(self.worth, spare & offered)
        return self.put_back(state, me, offered)

    def place(self, state: DominionState, offered: i64) -> i64:
        """Where a card goes into the deck: on top what one wants to draw, at the bottom what one does not."""
        card = (state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT) - 1
        if card >= 0 and not self.is_dead(card) and card != COPPER:
            return 0
        place: i64 = 63
        while not offered >> place & 1:
            place -= 1
        return place

    def next_draw(self, offered: i64) -> i64:
        """The card that one wants to draw last of these."""
        dead: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.is_dead(card):
                dead |= self.kingdom.bits[card]
        return self.least(self.worth, dead if dead else offered)

    def put_away(self, state: DominionState, me: Player, offered: i64) -> i64:
        """For the rest of the game: a card that is dead in hand, else what is kept least."""
        dead: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.is_dead(card):
                dead |= self.kingdom.bits[card]
        return self.least(self.worth, dead) if dead else self.least_kept(state, me, offered)

    def clean_up(self, state: DominionState, offered: i64) -> i64:
        """Actions back onto the deck, then Treasures better than Copper; nothing for a player whom one possesses."""
        if state.seat != state.asked_seat:
            return DONE
        if offered & self.kingdom.actions:
            return self.least(self.worth, offered & self.kingdom.actions)
        return self.most(self.worth, offered & ~self.kingdom.bits[COPPER])

    # ---- handing on
    def shown(self, state: DominionState, me: Player, offered: i64) -> i64:
        """To return to its pile, what is worst; for choices, the card of most types."""
        if state.stack[state.stack_size - 1] & EFFECT_MASK == return_to_pile.number:
            self.thorough = True
            worst = self.least_kept(state, me, offered)
            self.thorough = False
            return worst
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                if best == DONE or state.bits_in(self.kingdom.types[card]) > state.bits_in(self.kingdom.types[best]):
                    best = card
        return best

    def returned(self, state: DominionState, me: Player, offered: i64) -> i64:
        self.thorough = True
        unwanted = self.junk(state, me, offered)
        self.thorough = False
        return unwanted
