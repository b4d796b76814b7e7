"""How plans change: a bound, a term, a card, a rule, the order of rules, and what two plans make together."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.evolution import plan as kinds
from crownlands.bots.dominion.evolution.plan import MOST_RULES, MOST_TERMS, TERM, WIDTH
from crownlands.bots.dominion.evolution.rows import cut_term, inserted, joined, limited, moved, removed, without_card
from crownlands.dominion.cards import COPPER, CURSE, DUCHY, ESTATE, GOLD, PILE_POINTS, PROVINCE, SILVER
from crownlands.dominion.kingdom import NO_CARD, Kingdom
from crownlands.kernel.chance import Chance

# how often a new term is of each kind, but for tokens
TERM_SHARES: Final[List[int]] = [0, 46, 14, 9, 5, 6, 2, 1, 3, 2, 5, 5, 2, 4, 2]
TOKEN_SHARE: Final = 3
# how often each change is made: bound, move a rule, new rule, no rule, another card, new term, no term, copy of a rule
CHANGE_SHARES: Final[List[int]] = [30, 14, 18, 7, 9, 9, 5, 8]


class Mutation:
    def __init__(self, kingdom: Kingdom, rng: Chance) -> None:
        self.kingdom: Kingdom = kingdom
        self.rng: Chance = rng
        # cards to buy, the more often the likelier
        cards: List[int] = [SILVER, SILVER, GOLD, GOLD, DUCHY, ESTATE, PROVINCE, COPPER]
        for card in range(kingdom.count):
            if card > CURSE and not (kingdom.beside & ~kingdom.events) >> card & 1:
                cards.extend([int(card)] * 3)
        self.cards: vec[i64] = vec[i64]([i64(card) for card in cards if card != CURSE])
        self.term_shares: List[int] = [*TERM_SHARES, TOKEN_SHARE if kingdom.coffers else 0,
                                       TOKEN_SHARE if kingdom.debt_costs else 0,
                                       TOKEN_SHARE if kingdom.needs & PILE_POINTS else 0]

    def one_of(self, shares: List[int]) -> i64:
        """A place, as likely as its share."""
        at = self.rng.below(sum(shares))
        place: i64 = 0
        while at >= shares[place]:
            at -= shares[place]
            place += 1
        return place

    def card(self) -> i64:
        return self.cards[self.rng.below(len(self.cards))]

    # ---- whole plans
    def child(self, parent: vec[i64]) -> vec[i64]:
        """The parent with one change, sometimes several."""
        plan = self.change(parent[:])
        while self.rng.below(100) < 42:
            plan = self.change(plan)
        return plan

    def cross(self, one: vec[i64], other: vec[i64]) -> vec[i64]:
        """One plan with the other's rules for a card; or the first rules of one and the last of the other."""
        if self.rng.below(3) == 0:
            cut = self.rng.below(len(one) // WIDTH + 1)
            cut_other = self.rng.below(len(other) // WIDTH + 1)
            return limited(joined(one, 0, cut * WIDTH, other, cut_other * WIDTH, len(other)))
        card = other[self.rng.below(len(other) // WIDTH) * WIDTH]
        plan = without_card(one, card)
        place: i64 = 0
        rules: i64 = len(other) // WIDTH
        while place < rules:
            if other[place * WIDTH] == card:
                at = place * (len(plan) // WIDTH + 1) // rules
                plan = inserted(plan, at, other, place)
            place += 1
        return limited(plan)

    def change(self, plan: vec[i64]) -> vec[i64]:
        rules: i64 = len(plan) // WIDTH
        if rules == 0:
            return self.with_new_rule(plan)
        kind = self.one_of(CHANGE_SHARES)
        which = self.rng.below(rules)
        if kind == 0:
            return self.with_other_bound(plan)
        if kind == 1:
            to = self.rng.below(rules) if self.rng.below(2) else which + self.rng.below(2) * 2 - 1
            return moved(plan, which, min(max(to, 0), rules - 1))
        if kind == 2:
            return self.with_new_rule(plan)
        if kind == 3:
            return removed(plan, which)
        if kind == 4:
            return self.with_other_card(plan, which)
        if kind == 5:
            return self.with_new_term(plan, which)
        if kind == 6:
            return self.without_term(plan, which)
        return self.with_copy(plan, which)

    # ---- rules
    def with_new_rule(self, plan: vec[i64]) -> vec[i64]:
        if len(plan) >= WIDTH * MOST_RULES:
            return plan
        made = vec[i64]([0] * WIDTH)
        made[0] = self.card()
        terms = self.rng.below(8)                        # 0: none; 1 to 5: one; 6, 7: two
        if terms:
            self.fill_term(made, 1)
        if terms > 5:
            self.fill_term(made, 1 + TERM)
        return inserted(plan, self.rng.below(len(plan) // WIDTH + 1), made, 0)

    def with_other_card(self, plan: vec[i64], which: i64) -> vec[i64]:
        """What the rule said about its card it says about the new one."""
        place = which * WIDTH
        before = plan[place]
        card = self.card()
        for at in range(place + 1, place + WIDTH, TERM):
            if plan[at] >> 1 == kinds.OWN and plan[at + 1] == before:
                plan[at + 1] = card
        plan[place] = card
        return plan

    def with_copy(self, plan: vec[i64], which: i64) -> vec[i64]:
        """The same rule elsewhere, with another bound."""
        if len(plan) >= WIDTH * MOST_RULES:
            return plan
        to = self.rng.below(len(plan) // WIDTH + 1)
        plan = inserted(plan, to, plan, which)
        if plan[to * WIDTH + 1]:
            self.move_bound(plan, to * WIDTH + 1)
        else:
            self.fill_term(plan, to * WIDTH + 1)
        return plan

    # ---- terms
    def terms_of(self, plan: vec[i64], which: i64) -> i64:
        terms: i64 = 0
        while terms < MOST_TERMS and plan[which * WIDTH + 1 + terms * TERM]:
            terms += 1
        return terms

    def with_other_bound(self, plan: vec[i64]) -> vec[i64]:
        """Of any term of the plan."""
        terms: i64 = 0
        for which in range(len(plan) // WIDTH):
            terms += self.terms_of(plan, which)
        if terms == 0:
            return self.with_new_rule(plan)
        chosen = self.rng.below(terms)
        for which in range(len(plan) // WIDTH):
            here = self.terms_of(plan, which)
            if chosen < here:
                self.move_bound(plan, which * WIDTH + 1 + chosen * TERM)
                return plan
            chosen -= here
        return plan

    def move_bound(self, plan: vec[i64], at: i64) -> None:
        kind = plan[at] >> 1
        far: i64 = 1
        if kind == kinds.MONEY or kind == kinds.CARDS:
            far = 3
        elif kind == kinds.DENSITY or kind == kinds.LEAD or kind == kinds.TURN:
            far = 2
        step = 1 + self.rng.below(far)
        if self.rng.below(4) == 0:
            step += self.rng.below(3 * far)
        bound = plan[at + 2] + (step if self.rng.below(2) else -step)
        if bound < 0 and kind != kinds.LEAD and kind != kinds.MORE:
            bound = 0
        plan[at + 2] = bound

    def with_new_term(self, plan: vec[i64], which: i64) -> vec[i64]:
        """One more, or another instead of one."""
        terms = self.terms_of(plan, which)
        if terms == MOST_TERMS or (terms and self.rng.below(3) == 0):
            terms = self.rng.below(terms)
        self.fill_term(plan, which * WIDTH + 1 + terms * TERM)
        return plan

    def without_term(self, plan: vec[i64], which: i64) -> vec[i64]:
        terms = self.terms_of(plan, which)
        if terms:
            cut_term(plan, which, self.rng.below(terms))
        return plan

    def fill_term(self, plan: vec[i64], at: i64) -> None:
        """A term that may well be of use there."""
        card = plan[(at // WIDTH) * WIDTH]
        kind = self.one_of(self.term_shares)
        sign = self.rng.below(2)
        about: i64 = 0
        bound: i64 = 0
        if kind == kinds.OWN:
            about = card
            sign = kinds.LESS
            bound = 1 + self.rng.below(4)
            if self.rng.below(5) == 0:
                bound += self.rng.below(6)
            if self.rng.below(4) == 0:
                about = self.card()
                sign = self.rng.below(2)
        elif kind == kinds.LEFT:
            about = self.last_pile() if self.rng.below(5) else self.card()
            bound = 1 + self.rng.below(8)
        elif kind == kinds.COINS:
            bound = 2 + self.rng.below(10)
        elif kind == kinds.TURN:
            bound = 2 + self.rng.below(14)
        elif kind == kinds.MONEY:
            bound = 7 + self.rng.below(20)
        elif kind == kinds.CARDS:
            bound = 8 + self.rng.below(24)
        elif kind == kinds.ENDING:
            bound = 1 + self.rng.below(8)
        elif kind == kinds.LEAD:
            bound = self.rng.below(25) - 12
        elif kind == kinds.BUYS:
            bound = 2 + self.rng.below(2)
            sign = kinds.AT_LEAST
        elif kind == kinds.MORE:
            about = self.card()
            bound = self.rng.below(4) - 1
            sign = kinds.LESS
        elif kind == kinds.PER_CARDS:
            bound = 3 + self.rng.below(12)
            sign = kinds.LESS
        elif kind == kinds.PER_TREASURES:
            bound = 2 + self.rng.below(11)
            sign = kinds.LESS
        elif kind == kinds.DENSITY:
            bound = 7 + self.rng.below(15)
        else:
            bound = 1 + self.rng.below(8)
        plan[at] = 2 * kind + sign
        plan[at + 1] = about
        plan[at + 2] = bound

    def last_pile(self) -> i64:
        """The pile that the end of the game mostly hangs on."""
        colony = self.kingdom.colony
        return colony if colony != NO_CARD and self.rng.below(2) else i64(PROVINCE)
