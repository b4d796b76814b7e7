"""What evolution begins with: plain ideas for a kingdom, each a plan. Most are poor; the best few are worth a start."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.evolution.plan import (
    AT_LEAST,
    LEFT,
    LESS,
    MORE,
    OWN,
    PER_CARDS,
    Term,
    plan_of,
    rule,
    term,
)
from crownlands.bots.dominion.values import draws
from crownlands.dominion.cards import BASIC_CARDS, COPPER, DUCHY, ESTATE, GOLD, PROVINCE, SILVER, VICTORY
from crownlands.dominion.kingdom import NO_CARD, Kingdom

Rule = List[int]
MANY: Final = 2                      # cards that a draw brings, from which on an engine may be built with it
CHEAP: Final = 4


def up_to(card: int, count: int) -> Rule:
    return rule(card, [term(OWN, LESS, card, count)])


def always(card: int) -> Rule:
    return rule(card, [])


class Seeds:
    """Plans made for a kingdom from the same pieces: the points, what comes before Gold, what comes before Silver."""

    def __init__(self, kingdom: Kingdom) -> None:
        self.kingdom: Kingdom = kingdom
        self.cards: List[int] = [int(card) for card in range(kingdom.count) if card >= BASIC_CARDS
                                 and not kingdom.beside >> card & 1 and kingdom.ids[card] not in
                                 ("potion", "platinum", "colony")]
        self.potion: int = int(kingdom.potion)
        self.colony: int = int(kingdom.colony)

    def plans(self) -> List[vec[i64]]:
        """All of them, without repeats."""
        made = [self.money([], []), *self.singles(), *self.pairs(), *self.engines(), *self.rushes()]
        if self.potion != NO_CARD:
            made.extend(self.potions())
        if self.colony != NO_CARD:
            made.extend(self.money([up_to(card, 2)], [always(card)], False) for card in self.cards)
        return [plan_of(rules) for rules in made]

    # ---- pieces
    def points(self, colonies: bool) -> List[Rule]:
        """When points are bought."""
        last = self.colony if self.colony != NO_CARD and colonies else PROVINCE
        rules: List[Rule] = []
        if last != PROVINCE:
            rules += [always(last), rule(PROVINCE, [term(LEFT, LESS, last, 6)]),
                      always(int(self.kingdom.numbers["platinum"]))]
        else:
            rules.append(always(PROVINCE))
        return [*rules, rule(DUCHY, [term(LEFT, LESS, last, 5)]), rule(ESTATE, [term(LEFT, LESS, last, 3)])]

    def money(self, before_gold: List[Rule], before_silver: List[Rule], colonies: bool = True) -> List[Rule]:
        return [*self.points(colonies), *before_gold, always(GOLD), *before_silver, always(SILVER)]

    def cost(self, card: int) -> int:
        return int(self.kingdom.cost[card])

    def needs_potion(self, card: int) -> bool:
        return self.kingdom.potion_costs >> card & 1 != 0

    # ---- ideas
    def singles(self) -> List[List[Rule]]:
        """Money and one other card: one, two, some, as many as there are."""
        made: List[List[Rule]] = []
        for card in self.cards:
            made.append(self.money([up_to(card, 1)], []))
            made.append(self.money([up_to(card, 1)], [up_to(card, 2)]))
            made.append(self.money([up_to(card, 1)], [rule(card, [term(PER_CARDS, LESS, 0, 7)])]))
            made.append(self.money([], [always(card)]))
            made.append(self.money([always(card)], []))
        return made

    def pairs(self) -> List[List[Rule]]:
        made: List[List[Rule]] = []
        for one in self.cards:
            for other in self.cards:
                if one < other:
                    made.append(self.money([up_to(one, 1), up_to(other, 1)], []))
                    made.append(self.money([up_to(other, 2), up_to(one, 2)], [up_to(other, 4)]))
                if one != other:
                    made.append(self.money([up_to(one, 1)], [always(other)]))
        return made

    def engines(self) -> List[List[Rule]]:
        """Villages for what draws, and something that the draws are good for."""
        lines = self.kingdom.cards
        villages = [card for card in self.cards if lines[card].plus_actions >= 2]
        drawing = [card for card in self.cards if draws(lines[card]) >= MANY]
        made: List[List[Rule]] = []
        for draw in drawing:
            for other in self.cards:
                if other != draw:
                    made.append(self.money([up_to(other, 1), always(draw)], [up_to(other, 2)]))
            for village in villages:
                if village == draw:
                    continue
                pair = [rule(village, [term(MORE, LESS, draw, 1)]), always(draw)]
                made.append(self.money([up_to(GOLD, 1), *pair], []))
                for other in self.cards:
                    if other not in (village, draw):
                        made.append(self.money([up_to(other, 1), up_to(GOLD, 1), *pair], [up_to(other, 3)]))
        return made

    def rushes(self) -> List[List[Rule]]:
        """Other points than Provinces, with Copper and Estate to empty piles; and Duchies early."""
        made: List[List[Rule]] = []
        goals = [card for card in self.cards if self.kingdom.types[card] & VICTORY]
        for goal in goals:
            last: List[Term] = [term(LEFT, LESS, goal, 5)]
            end = [rule(ESTATE, last), always(SILVER), always(COPPER)]
            made.append([always(PROVINCE), always(goal), rule(DUCHY, last), *end])
            made.append([*self.money([always(goal)], [])])
            made.append([rule(DUCHY, [term(OWN, AT_LEAST, GOLD, 1)]), rule(goal, [term(LEFT, LESS, DUCHY, 4)]),
                         always(PROVINCE), rule(ESTATE, last), always(GOLD), always(SILVER)])
            for card in self.cards:
                if card != goal and self.cost(card) <= CHEAP and not self.needs_potion(card):
                    made.append([always(PROVINCE), rule(goal, [term(OWN, AT_LEAST, card, 2)]), up_to(card, 5),
                                 always(goal), rule(DUCHY, last), rule(ESTATE, last), up_to(card, 8),
                                 always(SILVER), always(COPPER)])
                    made.append([always(PROVINCE), up_to(card, 3), always(goal), rule(DUCHY, last), always(ESTATE),
                                 always(card), always(COPPER)])
        return made

    def potions(self) -> List[List[Rule]]:
        made: List[List[Rule]] = []
        dear = [card for card in self.cards if self.needs_potion(card)]
        for card in dear:
            for count in (1, 2):
                made.append(self.money([always(card), up_to(self.potion, count)], []))
                made.append(self.money([up_to(card, 2), up_to(self.potion, 1)], []))
                for other in self.cards:
                    if other != card:
                        made.append(self.money([up_to(card, 3) if count == 1 else always(card),
                                                up_to(self.potion, count), up_to(other, 2)], [always(other)]))
        return made
