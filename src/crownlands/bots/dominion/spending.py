"""What tokens, coins to spare and cards of a deck are used for: overpaying, coin tokens, Doctor, Oracle, Advisor."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.dominion.modes import Modes
from crownlands.dominion.cards import TREASURE
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK
from crownlands.dominion.effects.gaining import COINS
from crownlands.dominion.effects.tavern import may_duplicate
from crownlands.dominion.player import COFFERS, Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.state import DominionState

GOOD: Final = 42                     # worth of a card from which on another one is wanted
A_TOKEN: Final = 4                   # what a coin token is worth that is kept, on the scale of `worth`
PUT_BACK: Final = 0
DISCARD: Final = 1
TRASH: Final = 2
BACK: Final = 0
AWAY: Final = 1


class Spending(Modes):
    def spends_token(self, state: DominionState, me: Player) -> bool:
        """Whether coin tokens buy something that is so much better."""
        coins = state.coins
        now = self.purchase(state, me, coins)
        least = self.worth[now] if now != DONE else 0
        for more in range(1, me.lasting.tokens[COFFERS] + 1):
            then = self.purchase(state, me, coins + more)
            if then != DONE and self.worth[then] > least + A_TOKEN * more:
                return True
        return False

    def overpaid(self, state: DominionState, me: Player, offered: i64) -> i64:
        """All that cannot be spent otherwise, as far as it is good for something."""
        most = state.bits_in(offered) - 1
        card = state.subject
        if state.buys > 0 and not self.kingdom.types[card] & TREASURE:
            return 0
        text = self.kingdom.ids[card]
        if text == "herald":
            return min(most, self.good_cards(me))
        if text == "stonemason":
            return self.best_actions(state, most)
        return most

    def good_cards(self, me: Player) -> i64:
        """How many cards of the discard pile one would like to draw."""
        count: i64 = 0
        for i in range(me.discard.size):
            card = me.discard.cards[i]
            if not self.is_dead(card) and self.worth[card] > self.worth[0]:
                count += 1
        return count

    def best_actions(self, state: DominionState, most: i64) -> i64:
        """The most for which there is an Action of just that cost."""
        while most > 0 and not state.costing_exactly(most) & self.kingdom.actions:
            most -= 1
        return most

    def examined(self, state: DominionState, me: Player) -> i64:
        """What becomes of the top card."""
        if self.is_junk(state, me, state.subject):
            return TRASH
        return DISCARD if self.is_dead(state.subject) else PUT_BACK

    def judged(self, state: DominionState, me: Player) -> i64:
        """Two revealed cards: the own ones go if none is good, the others' if one is."""
        owner = state.players[state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT]
        good = False
        for i in range(owner.aside.size):
            card = owner.aside.cards[i]
            if not self.is_dead(card) and self.worth[card] > self.worth[0]:
                good = True
        return AWAY if good == (owner.seat != me.seat) else BACK

    def tokens_paid(self, state: DominionState, offered: i64) -> i64:
        """Butcher: so many that what is gained is worth them."""
        price = state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT
        best: i64 = 0
        most: i64 = -1_000
        for n in range(state.bits_in(offered)):
            gained = self.most(self.worth, state.costing_up_to(price & ~COINS | min((price & COINS) + n, COINS)))
            value = self.worth[gained] - A_TOKEN * n if gained != DONE else 0
            if value > most:
                best = n
                most = value
        return best

    def calls(self, state: DominionState, me: Player) -> bool:
        """A Guide for a hand that is mostly dead, a Duplicate for a good card."""
        top = state.stack[state.stack_size - 1]
        if top & EFFECT_MASK == may_duplicate.number:
            return self.worth[top >> ARGUMENT_SHIFT] >= GOOD
        return self.dead_in_hand(me) * 2 > me.hand.size

    def trained(self, me: Player, offered: i64) -> i64:
        """The pile that one owns most cards of."""
        best = self.most(self.worth, offered)
        for card in range(self.kingdom.count):
            if offered >> card & 1 and me.owned[card] > me.owned[best]:
                best = card
        return best

    def best_alive(self, offered: i64) -> i64:
        """The best card that can be played; if there is none, any."""
        alive: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and not self.is_dead(card):
                alive |= self.kingdom.bits[card]
        return self.most(self.worth, alive if alive else offered)
