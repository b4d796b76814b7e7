"""A strategy at play: what its sections say, before the sensible ways that every strategy shares."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.bots.dominion.line import Line, lines_of
from crownlands.bots.dominion.reckoning import Reckoning
from crownlands.bots.dominion.strategy import SECTIONS, Strategy
from crownlands.dominion.cards import PROVINCE
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.scoring import score
from crownlands.dominion.state import DominionState

NO_RULES: Final = Strategy("", "", {section: [] for section in SECTIONS})


class StrategyBot(Reckoning):
    def __init__(self, strategy: Strategy, kingdom: Kingdom, suicide: bool = False, seed: int = 0) -> None:
        super().__init__(kingdom)
        if strategy.is_mixed:
            self.leave_to_chance(seed)
        self.careful: bool = not suicide
        self.buys: List[Line] = lines_of(strategy.sections["buy"], kingdom)
        self.plays: List[Line] = lines_of(strategy.sections["play"], kingdom)
        self.trashes: List[Line] = lines_of(strategy.sections["trash"], kingdom)
        self.discards: List[Line] = lines_of(strategy.sections["discard"], kingdom)

    @staticmethod
    def of_lines(kingdom: Kingdom, buys: List[Line], suicide: bool = False) -> StrategyBot:
        """A bot in microseconds: what to buy as numbers. Other sections are attributes, empty until they are set."""
        bot = StrategyBot(NO_RULES, kingdom, suicide)
        bot.buys = buys
        return bot

    # ---- what the sections say
    def buy(self, state: DominionState, me: Player, offered: i64) -> i64:
        for line in self.buys:
            card = line.card
            if offered >> card & 1 and (line.length == 0 or self.holds(line, state, me)):
                if not self.careful or not self.loses_by(state, me, card):
                    return card
        return DONE

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

    # ---- the no-suicide rule
    def loses_by(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether taking the card ends the game, and somebody else then wins it."""
        if state.supply[card] != 1:
            return False
        if card != PROVINCE and card != self.kingdom.colony:
            if state.empty_piles + 1 < self.kingdom.empty_piles_to_end or self.kingdom.beside >> card & 1:
                return False
        me.owned[card] += 1
        mine = score(state, me.seat) * 100_000 - me.turns
        if state.turn_seat == me.seat and not state.is_extra:
            mine -= 1
        me.owned[card] -= 1
        for other in state.players:
            if other.seat != me.seat and score(state, other.seat) * 100_000 - other.turns > mine:
                return True
        return False
