"""A plan at play. The same bot follows one plan after the other: changing plans costs nothing."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.card_play import CardPlay
from crownlands.bots.dominion.ending import loses_by
from crownlands.bots.dominion.evolution import plan as kinds
from crownlands.bots.dominion.evolution.plan import MOST_RULES, TERM, WIDTH
from crownlands.bots.dominion.reckoning import best_other_score, ending
from crownlands.dominion.cards import ACTION, TREASURE
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import COFFERS, DEBT, VP, Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.scoring import score
from crownlands.dominion.state import DominionState

TOKENS: Final[vec[i64]] = vec[i64]([COFFERS, DEBT, VP])  # from kinds.COFFERS on
NOTHING: Final = vec[i64]([])


class PlanBot(CardPlay):
    """Buys by a plan; plays as every strategy does."""

    careful: bool = True                         # does not end the game when it loses by that

    def __init__(self, kingdom: Kingdom) -> None:
        super().__init__(kingdom)
        self.plan: vec[i64] = NOTHING
        self.fired: vec[i64] = vec[i64]([0] * MOST_RULES)            # how often each rule was followed

    def follow(self, plan: vec[i64]) -> None:
        self.plan = plan

    def buy(self, state: DominionState, me: Player, offered: i64) -> i64:
        plan = self.plan
        place: i64 = 0
        end: i64 = len(plan)
        while place < end:
            card = plan[place]
            if offered >> card & 1 and (plan[place + 1] == 0 or self.fits(place, state, me)):
                if not self.careful or not loses_by(state, me, card):
                    self.fired[place // WIDTH] += 1
                    return card
            place += WIDTH
        return DONE

    def fits(self, place: i64, state: DominionState, me: Player) -> bool:
        """Whether all terms of the rule hold."""
        plan = self.plan
        card = plan[place]
        end = place + WIDTH
        place += 1
        while place < end:
            code = plan[place]
            if code == 0:
                return True
            kind = code >> 1
            bound = plan[place + 2]
            value: i64 = 0
            if kind == kinds.OWN:
                value = me.owned[plan[place + 1]]
            elif kind == kinds.LEFT:
                value = state.supply[plan[place + 1]]
            elif kind == kinds.MORE:
                value = me.owned[card] - me.owned[plan[place + 1]]
            elif kind == kinds.COINS:
                value = state.coins
            elif kind == kinds.TURN:
                value = me.turns + 1
            elif kind == kinds.PER_CARDS:
                value = me.owned[card] * bound
                bound = self.owned_of(me, -1)
            elif kind == kinds.PER_TREASURES:
                value = me.owned[card] * bound
                bound = self.owned_of(me, TREASURE)
            elif kind == kinds.MONEY:
                value = self.money(me)
            elif kind == kinds.CARDS:
                value = self.owned_of(me, -1)
            elif kind == kinds.DENSITY:
                value = 10 * self.money(me)
                bound *= self.owned_of(me, -1)
            elif kind == kinds.ACTIONS:
                value = self.owned_of(me, ACTION)
            elif kind == kinds.BUYS:
                value = state.buys
            elif kind == kinds.LEAD:
                value = score(state, me.seat) - best_other_score(state, me)
            elif kind >= kinds.COFFERS:
                if len(me.lasting.tokens):
                    value = me.lasting.tokens[TOKENS[kind - kinds.COFFERS]]
            else:
                value = ending(state)
            if (value < bound) == (code & 1 != 0):
                return False
            place += TERM
        return True

    def owned_of(self, me: Player, types: i64) -> i64:
        """Cards of any of these types."""
        total: i64 = 0
        for card in range(self.kingdom.count):
            if self.kingdom.types[card] & types:
                total += me.owned[card]
        return total
