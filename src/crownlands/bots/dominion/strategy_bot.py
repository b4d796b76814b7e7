"""A strategy at play: its rules as numbers that the compiled engine follows."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion import condition as op
from crownlands.bots.dominion.card_play import CardPlay
from crownlands.bots.dominion.condition import Operation
from crownlands.bots.dominion.ending import gives_away, late_points, lead_with, loses_by, most_points
from crownlands.bots.dominion.strategy import Rule, Strategy
from crownlands.dominion.cards import PROVINCE
from crownlands.dominion.kingdom import NO_CARD, Kingdom
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.scoring import score, token_points
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import POTIONS

NOWHERE: Final = -1                  # a card that is not in this game


class Line:
    """A rule in one game: a card by its number there, and the program of its condition."""

    def __init__(self, card: i64, operations: List[Operation], kingdom: Kingdom) -> None:
        self.card: i64 = card
        self.length: i64 = len(operations)
        self.codes: vec[i64] = vec[i64]([i64(operation[0]) for operation in operations])
        self.numbers: vec[float] = vec[float]([operation[1] for operation in operations])
        self.cards: vec[i64] = vec[i64]([kingdom.numbers.get(operation[2], i64(NOWHERE)) for operation in operations])


def lines_of(rules: List[Rule], kingdom: Kingdom) -> List[Line]:
    """The rules whose cards are in this game."""
    return [Line(kingdom.numbers[rule.card], rule.operations, kingdom) for rule in rules
            if rule.card in kingdom.numbers]


class StrategyBot(CardPlay):
    def __init__(self, strategy: Strategy, kingdom: Kingdom, suicide: bool = False) -> None:
        super().__init__(kingdom)
        self.careful: bool = not suicide
        self.buys: List[Line] = lines_of(strategy.sections["buy"], kingdom)
        self.plays: List[Line] = lines_of(strategy.sections["play"], kingdom)
        self.trashes: List[Line] = lines_of(strategy.sections["trash"], kingdom)
        self.discards: List[Line] = lines_of(strategy.sections["discard"], kingdom)
        self.stack: vec[float] = vec[float]([0.0] * op.DEEPEST)     # reused by every condition

    # ---- what the sections say
    def buy(self, state: DominionState, me: Player, offered: i64) -> i64:
        for line in self.buys:
            card = line.card
            if offered >> card & 1 and (line.length == 0 or self.holds(line, state, me)):
                if self.careful and loses_by(state, me, card):
                    points = most_points(state, me, offered) if self.expert else DONE
                    if points != DONE:
                        return points
                else:
                    return self.at_the_end(state, me, offered, card) if self.expert else card
        return self.at_the_end(state, me, offered, DONE) if self.expert else DONE

    def at_the_end(self, state: DominionState, me: Player, offered: i64, chosen: i64) -> i64:
        """What an expert buys instead: the next to last Province may give the game away, and late a point is better
        than money, unless the lines say themselves when."""
        if chosen != DONE and gives_away(state, me, chosen):
            points = most_points(state, me, offered & ~self.kingdom.bits[chosen])
            if points != DONE and lead_with(state, me, points) > 0:
                return points
        points = late_points(state, me, offered, chosen)
        return points if points != DONE and not self.names(self.buys, points) else chosen

    def wanted_play(self, state: DominionState, me: Player) -> i64:
        return self.first(self.plays, state, me, state.offered)

    def may_play(self, state: DominionState, me: Player, card: i64) -> bool:
        return not self.names(self.plays, card)

    def trash_first(self, state: DominionState, me: Player, offered: i64) -> i64:
        return self.first(self.trashes, state, me, offered)

    def is_junk(self, state: DominionState, me: Player, card: i64) -> bool:
        if self.names(self.trashes, card):
            return self.first(self.trashes, state, me, self.kingdom.bits[card]) == card
        return super().is_junk(state, me, card)

    def discard_first(self, state: DominionState, me: Player, offered: i64) -> i64:
        return self.first(self.discards, state, me, offered)

    def first(self, lines: List[Line], state: DominionState, me: Player, offered: i64) -> i64:
        """The first rule that fits."""
        for line in lines:
            if offered >> line.card & 1 and (line.length == 0 or self.holds(line, state, me)):
                return line.card
        return DONE

    def names(self, lines: List[Line], card: i64) -> bool:
        return any(line.card == card for line in lines)

    # ---- conditions
    def holds(self, line: Line, state: DominionState, me: Player) -> bool:
        stack = self.stack
        depth: i64 = -1
        codes = line.codes
        for i in range(line.length):
            code = codes[i]
            if code <= op.LAST_VALUE:
                depth += 1
                if code == op.NUMBER:
                    stack[depth] = line.numbers[i]
                else:
                    stack[depth] = float(self.value(code, line.cards[i], line.numbers[i], state, me))
            elif code == op.NOT:
                stack[depth] = 0.0 if stack[depth] else 1.0
            elif code == op.NEGATIVE:
                stack[depth] = -stack[depth]
            else:
                second = stack[depth]
                depth -= 1
                stack[depth] = self.combined(code, stack[depth], second)
        return stack[0] != 0.0

    def combined(self, code: i64, first: float, second: float) -> float:
        if code == op.LESS:
            return 1.0 if first < second else 0.0
        if code == op.LESS_OR_EQUAL:
            return 1.0 if first <= second else 0.0
        if code == op.EQUAL:
            return 1.0 if first == second else 0.0
        if code == op.NOT_EQUAL:
            return 1.0 if first != second else 0.0
        if code == op.AND:
            return 1.0 if first != 0.0 and second != 0.0 else 0.0
        if code == op.OR:
            return 1.0 if first != 0.0 or second != 0.0 else 0.0
        if code == op.ADD:
            return first + second
        if code == op.SUBTRACT:
            return first - second
        if code == op.TIMES:
            return first * second
        return first / second if second != 0.0 else 0.0

    def value(self, code: i64, card: i64, number: float, state: DominionState, me: Player) -> i64:
        if code == op.OWN:
            return me.owned[card] if card >= 0 else 0
        if code == op.LEFT:
            return state.supply[card] if card >= 0 else 0
        if code == op.COINS:
            return state.coins
        if code == op.MONEY:
            return self.money(me)
        if code == op.TURN:
            return me.turns + 1
        if code == op.BUYS:
            return state.buys
        if code == op.POTIONS:
            return state.tally[POTIONS] if self.kingdom.potion != NO_CARD else 0
        if code == op.VP_TOKENS:
            return token_points(state, me.seat)
        if code == op.ENDING:
            return ending(state)
        if code == op.VP:
            return score(state, me.seat)
        if code == op.OPPONENT_VP:
            return best_other_score(state, me)
        total: i64 = 0
        if code == op.HAND or code == op.HAND_TYPE:
            for i in range(me.hand.size):
                held = me.hand.cards[i]
                if held == card if code == op.HAND else state.kingdom.types[held] & i64(number) != 0:
                    total += 1
            return total
        for kind in range(state.kingdom.count):
            if code == op.CARDS or state.kingdom.types[kind] & i64(number):
                total += me.owned[kind]
        return total


def ending(state: DominionState) -> i64:
    """How far the end is: Provinces or Colonies left, or the cards in the three smallest piles of the Supply."""
    smallest = sorted([int(state.supply[card]) for card in range(state.kingdom.count)
                       if not state.kingdom.beside >> card & 1])[:3]
    colony = state.kingdom.colony
    dearest = state.supply[PROVINCE] if colony == NO_CARD else min(state.supply[PROVINCE], state.supply[colony])
    return min(int(dearest), sum(smallest))


def best_other_score(state: DominionState, me: Player) -> i64:
    best: i64 = -1_000_000
    for other in state.players:
        if other.seat != me.seat:
            points = score(state, other.seat)
            if points > best:
                best = points
    return best
