"""Menus evolved as the program Provincial does it (Fisher 2014): a yardstick, and opponents for plans.

A menu has no conditions: Province always, Duchy and Estate from so many Provinces left on, then the left-most entry
that is affordable and has copies left. Every entry has a range of costs, from which its card comes. In each generation
a pool of mutated menus plays the leaders; the best that are not too much alike are the next leaders."""
from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, List, Tuple

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.evolution.arena import Arena
from crownlands.bots.dominion.evolution.plan import LEFT, LESS, OWN, plan_of, rule, term
from crownlands.bots.dominion.evolution.plan_bot import PlanBot
from crownlands.dominion.cards import BASIC_CARDS, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from crownlands.dominion.kingdom import NO_CARD, Kingdom
from crownlands.dominion.setup import DominionSetup
from crownlands.kernel.chance import Chance, seed_of, seeded

POOL: Final = 100
FIRST_POOL: Final = 121
LEADERS: Final = 5
LEAST_WEIGHT: Final = 1.0            # of the last leader when a menu is rated;
MOST_WEIGHT: Final = 1.5             # of the first
STOP: Final = 30                     # per cent: how often a mutated menu is not mutated once more
ANY_NUMBER: Final = 99
OFTEN: Final = 4                     # a menu is known by the cards that it ends with in a quarter of its games
MOST_COPIES: Final = 12

# entries of a new menu: lowest and highest cost of its card; Gold and Silver stand where they stand
GOLD_ENTRIES: Final = ((5, 11), (5, 11))
GOLD_ENTRIES_WITH_COLONIES: Final = ((7, 11), (5, 8), (5, 8), (5, 8))
KINGDOM_ENTRIES: Final = ((3, 5), (3, 5), (0, 5), (0, 5), (0, 5))
LAST_ENTRY: Final = (0, 2)


class Menu:
    def __init__(self, estates: int, duchies: int, provinces: int, cards: List[int], counts: List[int],
                 costs: List[Tuple[int, int]]) -> None:
        self.estates: int = estates              # are bought from so many Provinces (or Colonies) left on
        self.duchies: int = duchies
        self.provinces: int = provinces          # where there are Colonies
        self.cards: List[int] = cards
        self.counts: List[int] = counts
        self.costs: List[Tuple[int, int]] = costs
        self.rating: float = 0.0
        self.buys: i64 = 0

    def copy(self) -> Menu:
        return Menu(self.estates, self.duchies, self.provinces, self.cards[:], self.counts[:], self.costs)

    def plan(self, kingdom: Kingdom) -> vec[i64]:
        """What a menu says can be said by a plan: copies owned count against the left-most entries."""
        colony = int(kingdom.colony)
        piles = [PROVINCE] if colony == NO_CARD else [colony, PROVINCE]
        rules = [rule(pile, []) for pile in piles[:1]]
        for card, threshold in ((PROVINCE, self.provinces), (DUCHY, self.duchies), (ESTATE, self.estates)):
            if card != PROVINCE or colony != NO_CARD:
                rules.extend(rule(card, [term(LEFT, LESS, pile, threshold + 1)]) for pile in piles)
        so_far = [0] * int(kingdom.count)
        for card, count in zip(self.cards, self.counts, strict=True):
            if count:
                so_far[card] += count
                rules.append(rule(card, [term(OWN, LESS, card, so_far[card])] if count < ANY_NUMBER else []))
        return plan_of(rules)


class MenuEvolver:
    def __init__(self, setup: DominionSetup, seed: int, most_games: int = 2000) -> None:
        self.setup: DominionSetup = setup
        self.kingdom: Kingdom = setup.kingdom
        self.rng: Chance = seeded(seed_of(seed, "menus"))
        self.arena: Arena = Arena(setup, seed_of(seed, "menus"))
        self.hero: PlanBot = PlanBot(setup.kingdom)
        self.other: PlanBot = PlanBot(setup.kingdom)
        self.hero.careful = False                        # a menu ends the game when it ends it
        self.other.careful = False
        self.most_games: int = most_games                # of a menu against a leader; a tenth if they differ clearly
        self.generation: int = 0
        # what entries may be: all piles but points and Copper
        self.cards: List[int] = [int(card) for card in range(self.kingdom.count)
                                 if (card in (SILVER, GOLD) or card >= BASIC_CARDS) and card != self.kingdom.colony
                                 and not self.kingdom.beside >> card & 1]
        self.pool: List[Menu] = [self.mutated(self.new_menu()) for _menu in range(FIRST_POOL)]
        self.leaders: List[Menu] = [self.pool[self.rng.below(FIRST_POOL)] for _leader in range(LEADERS)]

    # ---- menus
    def new_menu(self) -> Menu:
        kingdom = [card for card in self.cards if card >= BASIC_CARDS]
        colonies = self.kingdom.colony != NO_CARD
        gold = GOLD_ENTRIES_WITH_COLONIES if colonies else GOLD_ENTRIES
        costs = [*gold, (6, 6), *KINGDOM_ENTRIES, (3, 3), LAST_ENTRY]
        cards = [GOLD] * len(gold) + [GOLD]
        counts = [0] * len(gold) + [ANY_NUMBER]
        if colonies:
            platinum = int(self.kingdom.numbers["platinum"])
            cards = [platinum, platinum, *cards[1:]]
            counts = [0, ANY_NUMBER, *counts[1:]]
            costs = [costs[0], (9, 9), *costs[1:]]
        for _entry in KINGDOM_ENTRIES:
            cards.append(kingdom[self.rng.below(len(kingdom))])
            counts.append(int(self.rng.below(2)))
        cards += [SILVER, kingdom[self.rng.below(len(kingdom))]]
        counts += [ANY_NUMBER, int(self.rng.below(2))]
        return Menu(2, 3 if colonies else 4, 4, cards, counts, costs)

    def delta(self, most: int) -> int:
        return int(self.rng.below(2 * most + 1)) - most

    def percent(self, chance: int) -> bool:
        return self.rng.below(100) < chance

    def mutated(self, menu: Menu) -> Menu:
        menu = menu.copy()
        if self.percent(10):
            menu.estates = min(max(menu.estates + self.delta(1), 0), 8)
        if self.percent(10):
            menu.duchies = min(max(menu.duchies + self.delta(1), 0), 8)
        if self.percent(10) and self.kingdom.colony != NO_CARD:
            menu.provinces = min(max(menu.provinces + self.delta(1), 0), 8)
        entries = len(menu.cards)
        if self.percent(70):
            at = self.rng.below(entries)
            if menu.counts[at] != ANY_NUMBER:
                kind = self.rng.below(10)
                change = self.delta(2 if kind < 7 else MOST_COPIES)
                menu.counts[at] = 0 if kind < 2 else min(max(menu.counts[at] + change, 0), MOST_COPIES)
        for _try in range(2):
            at = self.rng.below(entries)
            if self.percent(60) and menu.counts[at] != ANY_NUMBER:
                low, high = menu.costs[at]
                fitting = [card for card in self.cards if low <= self.kingdom.cost[card] <= high]
                if fitting:
                    menu.cards[at] = fitting[self.rng.below(len(fitting))]
                    if self.percent(50):
                        menu.counts[at] = 1
        if self.percent(50):
            one, other = self.rng.below(entries), self.rng.below(entries)
            if menu.costs[one] == menu.costs[other] and ANY_NUMBER not in (menu.counts[one], menu.counts[other]):
                menu.cards[one], menu.cards[other] = menu.cards[other], menu.cards[one]
                menu.counts[one], menu.counts[other] = menu.counts[other], menu.counts[one]
        return menu

    # ---- generations
    def run(self, games: int, until: float, clock: Callable[[], float]) -> None:
        """Generations, for about so many games or until the clock says so."""
        while self.arena.played < games and clock() < until:
            self.next_generation(games, until, clock)

    def next_generation(self, games: int, until: float, clock: Callable[[], float]) -> None:
        tried: List[Menu] = []
        for menu in self.pool:
            self.rate(menu)
            tried.append(menu)
            if len(tried) >= 2 * LEADERS and (self.arena.played >= games or clock() >= until):
                break
        tried.sort(key=lowest_rating_last)
        self.leaders = self.unlike(tried)
        self.pool = self.leaders[:]
        while len(self.pool) < POOL:
            menu = self.mutated(self.leaders[self.rng.below(LEADERS)])
            while not self.percent(STOP):
                menu = self.mutated(menu)
            self.pool.append(menu)
        self.generation += 1

    def rate(self, menu: Menu) -> None:
        """Its share against the leaders, the first of whom count most."""
        self.hero.follow(menu.plan(self.kingdom))
        self.arena.forget()
        before = self.arena.played
        total = 0.0
        weights = 0.0
        for place, leader in enumerate(self.leaders):
            self.other.follow(leader.plan(self.kingdom))
            weight = MOST_WEIGHT - (MOST_WEIGHT - LEAST_WEIGHT) * place / (LEADERS - 1)
            total += weight * self.share_against(place)
            weights += weight
        menu.rating = total / weights
        menu.buys = 0
        for card in self.cards:
            if OFTEN * self.arena.owned[card] > self.arena.played - before and card >= BASIC_CARDS:
                menu.buys |= self.kingdom.bits[card]

    def share_against(self, leader: int) -> float:
        """Played until the difference is clear, or for long enough."""
        first = (self.generation * LEADERS + leader) * ANY_NUMBER * 1000
        few = max(2, self.most_games // 10)
        halves: i64 = 0
        games = 0
        while games < self.most_games:
            halves += self.arena.play(self.hero, self.other, first + games, few)
            games += few
            if abs(float(halves) / games - 1.0) >= 2.0 / math.sqrt(games):
                break
        return float(halves) / (2 * games)

    def unlike(self, menus: List[Menu]) -> List[Menu]:
        """The next leaders: the best that differ in what they buy; no kingdom card is bought by more than half."""
        leaders: List[Menu] = []
        for menu in menus:
            if len(leaders) < LEADERS and all(other.buys != menu.buys for other in leaders):
                crowded = False
                for card in self.cards:
                    if menu.buys >> card & 1:
                        users = len([other for other in leaders if other.buys >> card & 1])
                        crowded = crowded or users >= (LEADERS + 1) // 2
                if not crowded:
                    leaders.append(menu)
        while len(leaders) < LEADERS:
            leaders.append(self.mutated(self.new_menu()))
        return leaders


def lowest_rating_last(menu: Menu) -> float:
    return -menu.rating
