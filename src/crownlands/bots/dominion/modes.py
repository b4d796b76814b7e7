"""Which of several things a card is to do: by what its line says that each of them brings."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.dominion.judgement import copies
from crownlands.bots.dominion.playing import Playing
from crownlands.bots.dominion.prospects import A_COIN
from crownlands.bots.dominion.strength import A_CARD, of_word
from crownlands.dominion.cards import COPPER, CURSE, GOLD
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS, Program
from crownlands.dominion.effects.bonuses import actions, buys, cards, coins
from crownlands.dominion.effects.choices import CHOOSE_SEVERAL, EACH_OTHER, MORE_SHIFT
from crownlands.dominion.effects.discarding import discard_hand
from crownlands.dominion.effects.gaining import GAIN
from crownlands.dominion.effects.trashing import trash
from crownlands.dominion.effects.words import PROGRAM_BITS, PROGRAM_MASK
from crownlands.dominion.player import PIRATE, Player
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import NOTHING

# the choices of questions.CHOICES that are more than bonuses
COINS: Final = 3
TO_TRASH: Final = 4
TO_DISCARD: Final = 5
A_CURSE: Final = 6
TO_GAIN: Final = 7
TO_ATTACK: Final = 9
A_PRIZE: Final = 10
A_DUCHY: Final = 11

RICH: Final = 4                      # Pirate Ship tokens from which on it is sailed for coins
# values beside those of what is bought
GAINED: Final = 6                    # of a gained card for each coin that it costs: it comes later
RID_OF: Final = 20                   # of a card less to be rid of, early
SPARE_ACTION: Final = 2              # of an Action for what is drawn
A_DRAW: Final = 1                    # of a card drawn, where it buys nothing more


class Modes(Playing):
    def choice(self, state: DominionState, me: Player, offered: i64) -> i64:
        if offered >> A_CURSE & 1:                       # Torturer
            if state.supply[CURSE] == 0:
                return A_CURSE
            dead = self.dead_in_hand(me)
            return TO_DISCARD if dead >= 2 or me.hand.size < 2 or dead + copies(me.hand, COPPER) >= 2 else A_CURSE
        if offered >> TO_GAIN & 1:                       # Lurker
            return self.lurk(state, me)
        if offered >> A_PRIZE & 1:                       # Tournament
            return A_PRIZE if self.is_prize_left(state) else A_DUCHY
        if offered >> TO_ATTACK & 1:                     # Pirate Ship
            tokens = me.lasting.tokens[PIRATE]
            reach = self.coins_in_reach(state, me)
            return COINS if tokens >= RICH or self.tier(reach + tokens) > self.tier(reach) >= 5 else TO_ATTACK
        return self.best_mode(state, me, offered)

    def best_mode(self, state: DominionState, me: Player, offered: i64) -> i64:
        """The choice that together with those made before, and with the best others that may still be made, brings
        most."""
        frame = state.stack[state.stack_size - 1]
        x = frame >> ARGUMENT_SHIFT
        made: i64 = 0
        more: i64 = 0
        if frame & EFFECT_MASK == CHOOSE_SEVERAL.number:
            made = x >> PROGRAM_BITS & 0xFFFF
            more = x >> MORE_SHIFT
        choices = PROGRAMS[x & PROGRAM_MASK]
        best: i64 = -1
        most: i64 = -1_000_000
        for choice in range(i64(16)):
            if offered >> choice & 1:
                value = self.best_with(state, me, choices, made | self.kingdom.bits[choice], choice + 1, more)
                if value > most:
                    best = choice
                    most = value
        return best

    def best_with(self, state: DominionState, me: Player, choices: Program, made: i64, begin: i64, more: i64) -> i64:
        """The value of the choices made, with so many more that come after them in the list where that is possible."""
        most: i64 = -1_000_000
        if more > 0:
            for option in choices.choices:
                if option.choice >= begin and not made >> option.choice & 1:
                    value = self.best_with(state, me, choices, made | self.kingdom.bits[option.choice],
                                           option.choice + 1, more - 1)
                    if value > most:
                        most = value
        if most > -1_000_000:
            return most
        return self.value_of(state, me, choices, made)

    def value_of(self, state: DominionState, me: Player, choices: Program, made: i64) -> i64:
        """What the choices bring together: what is bought after them, and what lasts."""
        lasting: i64 = 0
        more_cards: i64 = 0
        more_actions: i64 = 0
        more_buys: i64 = 0
        reach = self.coins_in_reach(state, me)
        keeps_hand = True
        for option in choices.choices:
            if not made >> option.choice & 1:
                continue
            for i in range(i64(len(option.code))):
                effect = option.code[i] & EFFECT_MASK
                x = option.code[i] >> ARGUMENT_SHIFT
                if effect == cards.number:
                    more_cards += x
                elif effect == actions.number:
                    more_actions += x
                elif effect == buys.number:
                    more_buys += x
                elif effect == coins.number:
                    reach += x
                elif effect == trash.number:
                    lasting += self.thinning(state, me, x)
                    reach -= self.coins_of_junk(state, me, x)
                elif effect == discard_hand.number:
                    keeps_hand = False
                    reach -= self.coins_in_reach(state, me) - state.coins
                elif effect == GAIN.number:
                    lasting += self.gained_value(state, x)
                elif effect == EACH_OTHER.number:
                    lasting += of_word(option.code[i]) // 2
        left = state.actions + more_actions
        if left > 0 and keeps_hand:
            card = self.strongest(state, me)
            if card != NOTHING:
                plain = self.kingdom.plus_coins[card] * A_COIN + self.draws[card] * A_CARD
                reach += self.kingdom.plus_coins[card]
                more_cards += self.draws[card]
                lasting += self.strength[card] - plain + SPARE_ACTION * (left - 1)
        if keeps_hand:
            lasting += A_DRAW * more_cards
        return self.hope(state, me, reach, state.buys + more_buys, more_cards, left) + lasting

    def gained_value(self, state: DominionState, x: i64) -> i64:
        """Of a card that the line names; late it will hardly be played any more."""
        card = self.kingdom.by_name[x & 0xFFFF]
        if card < 0 or not state.in_stock >> card & 1:
            return 0
        value = GAINED * self.kingdom.cost[card]
        return value // 2 if self.is_late(state) and card == GOLD else value

    def strongest(self, state: DominionState, me: Player) -> i64:
        """The Action in hand that would be played if there is an Action for it."""
        best: i64 = NOTHING
        for i in range(me.hand.size):
            card = me.hand.cards[i]
            if self.kingdom.actions >> card & 1 and (best == NOTHING or self.strength[card] > self.strength[best]):
                if self.is_worth_playing(state, me, card):
                    best = card
        return best

    def thinning(self, state: DominionState, me: Player, count: i64) -> i64:
        """What it is worth to be rid of the worst cards in hand, like it or not."""
        self.thorough = True
        junk = self.junk_in_hand(state, me)
        self.thorough = False
        if junk >= count:
            return RID_OF * count if not self.is_late(state) else 0
        return RID_OF * junk - 3 * A_COIN * (count - junk)

    def coins_of_junk(self, state: DominionState, me: Player, count: i64) -> i64:
        """The coins that are lost with the worst cards in hand: Coppers once Curses and Estates are gone."""
        dead = self.dead_in_hand(me)
        lost = count - dead
        return lost if lost > 0 else 0

    def lurk(self, state: DominionState, me: Player) -> i64:
        """Gain what lies in the trash; put something there only for another Lurker in hand. To choose a gain when there
        is nothing does no harm."""
        for card in range(self.kingdom.count):
            if state.trash[card] and self.kingdom.actions >> card & 1:
                return TO_GAIN
        return TO_TRASH if state.actions and state.this_card() != NOTHING and me.hand.find(state.this_card()) >= 0 \
            else TO_GAIN

    def is_prize_left(self, state: DominionState) -> bool:
        return any(self.kingdom.beside >> card & 1 and state.supply[card] for card in range(self.kingdom.count))
