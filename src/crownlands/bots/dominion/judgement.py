"""What cards are worth to a hand and to a deck: the judgement behind sensible play."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.risks import REPEATS, risk
from crownlands.bots.dominion.strength import gives_curses, is_for_this_turn, strength
from crownlands.bots.dominion.values import (
    COUNTS_DECK,
    COUNTS_TREASURES,
    DIGS,
    GAINS_BY_NAMES,
    TERMINAL,
    doubling,
    draws,
    play_order,
    treasure_stage,
    worth,
)
from crownlands.dominion.cards import ACTION, COPPER, CURSE, ESTATE, PROVINCE, TREASURE, Card
from crownlands.dominion.effect import EFFECT_MASK
from crownlands.dominion.effects.bonuses import bonus_after_actions
from crownlands.dominion.kingdom import NO_CARD, POTION_PRICE, Kingdom, those
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import POTIONS
from crownlands.dominion.zones import Zone

LATE: Final = 4                      # Provinces left when points are not thrown away any more
LEAST_MONEY: Final = 4               # Coppers are kept while there would be less
KEPT: Final = 30                     # from this value on cards are not thrown away
DEAD_TERMINAL: Final = 9             # value of an Action that there will be no Action left to play: less than a Copper
TIERS: Final = (8, 6, 5, 3)          # what coins are good for
COLONY_TIERS: Final = (11, 9, 8, 6, 5, 3)
POTION_VALUE: Final = 22             # of a Potion in hand, where a coin is 10
HORN_VALUE: Final = 25               # of a Treasure that gains a card instead of giving coins


class Columns:
    """What the cards of a kingdom are good for, by their number. All bots of a kingdom share them."""

    def __init__(self, kingdom: Kingdom) -> None:
        self.kingdom: Kingdom = kingdom
        self.order: vec[i64] = vec[i64]([i64(play_order(card)) for card in kingdom.cards])
        self.double: vec[i64] = vec[i64]([i64(doubling(card)) for card in kingdom.cards])
        self.worth: vec[i64] = vec[i64]([i64(worth(card)) for card in kingdom.cards])
        self.risk: vec[i64] = vec[i64]([i64(risk(card)) for card in kingdom.cards])
        self.stage: vec[i64] = vec[i64]([i64(treasure_stage(card)) for card in kingdom.cards])
        self.draws: vec[i64] = vec[i64]([i64(draws(card)) for card in kingdom.cards])
        self.strength: vec[i64] = vec[i64]([i64(strength(card)) for card in kingdom.cards])
        self.cursing: i64 = those([gives_curses(card.program) for card in kingdom.cards])
        self.counting_plays: i64 = those([does(card, bonus_after_actions.number) for card in kingdom.cards])
        self.for_this_turn: i64 = those([is_for_this_turn(card) for card in kingdom.cards])
        self.repeating: i64 = those([risk(card) == REPEATS for card in kingdom.cards])
        self.tiers: List[int] = list(TIERS if kingdom.colony == NO_CARD else COLONY_TIERS)


LATEST: Final[List[Columns]] = []    # those of the last kingdom: bots are made by the thousand for one and the same


def columns_of(kingdom: Kingdom) -> Columns:
    if LATEST and LATEST[0].kingdom is kingdom:
        return LATEST[0]
    columns = Columns(kingdom)
    LATEST[:] = [columns]
    return columns


class Judgement(Bot):
    expert: bool = False                         # judges the end of the game itself, whatever the strategy's lines say
    thorough: bool = False                       # trashing for a thin deck, whatever it costs this turn: Chapel

    def __init__(self, kingdom: Kingdom) -> None:
        columns = columns_of(kingdom)
        self.kingdom: Kingdom = kingdom
        self.order: vec[i64] = columns.order
        self.double: vec[i64] = columns.double
        self.worth: vec[i64] = columns.worth
        self.risk: vec[i64] = columns.risk
        self.stage: vec[i64] = columns.stage
        self.draws: vec[i64] = columns.draws
        self.strength: vec[i64] = columns.strength
        self.cursing: i64 = columns.cursing
        self.counting_plays: i64 = columns.counting_plays
        self.for_this_turn: i64 = columns.for_this_turn
        self.repeating: i64 = columns.repeating
        self.tiers: List[int] = columns.tiers

    # ---- what a strategy overrides
    def buy(self, state: DominionState, me: Player, offered: i64) -> i64:
        """What to take of the offered cards, to buy or to gain; DONE for nothing."""
        return DONE

    def trash_first(self, state: DominionState, me: Player, offered: i64) -> i64:
        return DONE

    def is_junk(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether one would rather be rid of the card."""
        return self.kept_value(state, me, card) < KEPT

    def discard_first(self, state: DominionState, me: Player, offered: i64) -> i64:
        return DONE

    # ---- hand and deck
    def is_dead(self, card: i64) -> bool:
        """Neither Action nor Treasure."""
        return self.kingdom.types[card] & (ACTION | TREASURE) == 0

    def dead_in_hand(self, me: Player) -> i64:
        count: i64 = 0
        for i in range(me.hand.size):
            if self.is_dead(me.hand.cards[i]):
                count += 1
        return count

    def dead_card(self, state: DominionState, offered: i64, actions_too: bool) -> i64:
        """A card that is of no use in hand, or DONE."""
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                if self.is_dead(card) or (actions_too and self.kingdom.types[card] & ACTION):
                    return card
        return DONE

    def in_hand_value(self, state: DominionState, card: i64) -> i64:
        types = self.kingdom.types[card]
        if types & TREASURE:
            if card == self.kingdom.potion:
                return POTION_VALUE
            coins = self.coins_of(state, state.players[state.asked_seat], card)
            return 10 * coins if coins or self.stage[card] != GAINS_BY_NAMES else HORN_VALUE
        if types & ACTION:
            return 1 if state.asked_seat == state.turn_seat and state.actions == 0 else 16 + 2 * self.kingdom.cost[card]
        return 0

    def discard(self, state: DominionState, me: Player, offered: i64) -> i64:
        wanted = self.discard_first(state, me, offered)
        if wanted != DONE:
            return wanted
        best: i64 = 0
        least: i64 = 1_000_000
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                value = self.in_hand_value(state, card)
                if value > DEAD_TERMINAL and self.is_second_terminal(state, me, card):
                    value = DEAD_TERMINAL
                if value < least:
                    best = card
                    least = value
        return best

    def is_second_terminal(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether another hand card will use up the one Action of the next turn. A village makes room for all."""
        if state.asked_seat == state.turn_seat or self.kingdom.types[card] & (ACTION | TREASURE) != ACTION:
            return False
        better = False
        for i in range(me.hand.size):
            other = me.hand.cards[i]
            if self.kingdom.cards[other].plus_actions >= 2:
                return False
            if self.order[other] >= TERMINAL and self.kingdom.types[other] & ACTION:
                if self.worth[other] > self.worth[card] or (other == card and copies(me.hand, card) > 1):
                    better = True
        return better and self.order[card] >= TERMINAL

    def kept_value(self, state: DominionState, me: Player, card: i64) -> i64:
        """What one would rather keep in the deck, the more."""
        if card == CURSE:
            return 0
        if card == ESTATE:
            return KEPT + 5 if self.is_late(state) else 5
        if card == COPPER:
            if self.money(me) <= LEAST_MONEY:
                return KEPT
            if self.thorough or state.asked_seat != state.turn_seat or self.is_spare(state, me, COPPER):
                return 10
            return KEPT
        return KEPT + 10 + self.worth[card]

    def is_late(self, state: DominionState) -> bool:
        """Whether the end is near."""
        colony = self.kingdom.colony
        return state.supply[PROVINCE] <= LATE or (colony != NO_CARD and state.supply[colony] <= LATE)

    def is_estate_welcome(self, state: DominionState) -> bool:
        """Whether a point is better than a deck without dead cards: late, and always where Gardens count every card."""
        return self.is_late(state) or "gardens" in self.kingdom.numbers

    def least_kept(self, state: DominionState, me: Player, offered: i64) -> i64:
        best: i64 = DONE
        least: i64 = 1_000_000
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                value = self.kept_value(state, me, card)
                if value < least:
                    best = card
                    least = value
        return best

    def junk(self, state: DominionState, me: Player, offered: i64) -> i64:
        """A card to be rid of, or DONE."""
        wanted = self.trash_first(state, me, offered)
        if wanted != DONE:
            return wanted
        junk: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.is_junk(state, me, card):
                junk |= self.kingdom.bits[card]
        return self.least_kept(state, me, junk)

    def junk_in_hand(self, state: DominionState, me: Player) -> i64:
        count: i64 = 0
        for i in range(me.hand.size):
            if self.is_junk(state, me, me.hand.cards[i]):
                count += 1
        return count

    def money(self, me: Player) -> i64:
        """Coins on all cards owned."""
        total: i64 = 0
        for card in range(self.kingdom.count):
            total += me.owned[card] * self.kingdom.plus_coins[card]
        return total

    def coins_in_reach(self, state: DominionState, me: Player) -> i64:
        coins = state.coins
        for i in range(me.hand.size):
            card = me.hand.cards[i]
            if self.kingdom.types[card] & TREASURE:
                coins += self.coins_of(state, me, card)
        return coins

    def coins_of(self, state: DominionState, me: Player, treasure: i64) -> i64:
        """What a Treasure will give, or about as much."""
        coins = self.kingdom.plus_coins[treasure]
        if not self.kingdom.odd_treasures >> treasure & 1:
            return coins
        stage = self.stage[treasure]
        if stage == COUNTS_DECK:
            return (me.deck_size() + me.discard.size) // 5
        if stage == COUNTS_TREASURES:
            return self.treasures_in(me.hand) + state.bits_in(state.in_play(me) & self.kingdom.treasures)
        return coins + 2 if stage == DIGS else coins

    def treasures_in(self, zone: Zone) -> i64:
        count: i64 = 0
        for i in range(zone.size):
            if self.kingdom.treasures >> zone.cards[i] & 1:
                count += 1
        return count

    def tier(self, coins: i64) -> i64:
        for tier in self.tiers:
            if coins >= tier:
                return tier
        return 0

    def is_spare(self, state: DominionState, me: Player, treasure: i64) -> bool:
        """Whether the same would be bought without this Treasure."""
        if treasure == self.kingdom.potion:
            return False
        coins = self.coins_in_reach(state, me)
        return self.purchase(state, me, coins - self.coins_of(state, me, treasure)) == self.purchase(state, me, coins)

    def purchase(self, state: DominionState, me: Player, coins: i64) -> i64:
        """What would be bought with so many coins, and a Potion if there is one."""
        potion = self.kingdom.potion
        price = coins
        if potion != NO_CARD and coins >= 0 and (state.tally[POTIONS] or me.hand.find(potion) >= 0):
            price |= POTION_PRICE
        now = state.coins
        state.coins = coins
        card = self.buy(state, self.taker(state), state.costing_up_to(price))
        state.coins = now
        return card

    def taker(self, state: DominionState) -> Player:
        """Who gets what is bought and gained: the player who decides, also in another player's possessed turn."""
        return state.players[state.seat]

    # ---- the best and the worst of the offered cards
    def most(self, values: vec[i64], offered: i64) -> i64:
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1 and (best == DONE or values[card] > values[best]):
                best = card
        return best

    def least(self, values: vec[i64], offered: i64) -> i64:
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1 and (best == DONE or values[card] < values[best]):
                best = card
        return best


def does(line: Card, effect: i64) -> bool:
    """Whether the card's line says so."""
    return any(line.program[i] & EFFECT_MASK == effect for i in range(i64(len(line.program))))


def copies(zone: Zone, card: i64) -> i64:
    count: i64 = 0
    for i in range(zone.size):
        if zone.cards[i] == card:
            count += 1
    return count
