"""A strategy at play: what its sections say, before the sensible ways that every strategy shares."""
from __future__ import annotations

from typing import Dict, Final, List

from mypy_extensions import i64

from crownlands.bots.dominion.ending import gives_away, late_points, lead_with, loses_by, most_points
from crownlands.bots.dominion.line import Line, lines_of
from crownlands.bots.dominion.manner import Manner
from crownlands.bots.dominion.reckoning import Reckoning
from crownlands.bots.dominion.strategy import SECTIONS, Strategy
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_ORDER, DONE, MAY_DONE, QUESTIONS
from crownlands.dominion.state import DominionState
from crownlands.dominion.zones import ASIDE, HAND
from crownlands.kernel.state import NO_ANSWER

NO_RULES: Final = Strategy("", "", {section: [] for section in SECTIONS}, {})
PARTING: Final = ("discard", "trash", "pass", "put_back", "return", "put_on_mat")    # verbs of questions: what to lose


class StrategyBot(Reckoning):
    def __init__(self, strategy: Strategy, kingdom: Kingdom, suicide: bool = False, seed: int = 0) -> None:
        super().__init__(kingdom)
        self.careful: bool = not suicide
        self.buys: List[Line] = lines_of(strategy.sections["buy"], kingdom)
        self.gains: List[Line] = lines_of(strategy.sections["gain"], kingdom)        # if there are any, instead of buys
        self.plays: List[Line] = lines_of(strategy.sections["play"], kingdom)
        self.trashes: List[Line] = lines_of(strategy.sections["trash"], kingdom)
        self.discards: List[Line] = lines_of(strategy.sections["discard"], kingdom)
        self.kept: List[Line] = lines_of(strategy.sections["keep"], kingdom)
        self.manners: Dict[i64, List[Manner]] = {
            kingdom.numbers[card]: [Manner(rule, kingdom) for rule in rules]
            for card, rules in strategy.manners.items() if card in kingdom.numbers}
        if strategy.is_mixed:
            self.leave_to_chance(seed)

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

    def within_a_card(self, state: DominionState, me: Player, kind: i64) -> i64:
        """What is said under the card's name; else the common way, as far as other sections leave it open."""
        if self.manners:
            answer = self.answer_to(state, me)
            if answer != NO_ANSWER:
                return answer
        if self.kept:
            answer = self.keeping(state, me, kind)
            if answer != NO_ANSWER:
                return answer
        if not self.gains or QUESTIONS[kind].verb != "gain":
            return super().within_a_card(state, me, kind)
        buys = self.buys
        self.buys = self.gains
        answer = super().within_a_card(state, me, kind)
        self.buys = buys
        return answer

    def answer_to(self, state: DominionState, me: Player) -> i64:
        card = state.this_card()
        if card in self.manners:
            for manner in self.manners[card]:
                answer = manner.answer(state)
                if answer != NO_ANSWER and (manner.line.length == 0 or self.holds(manner.line, state, me)):
                    return answer
        return NO_ANSWER

    def keeping(self, state: DominionState, me: Player, kind: i64) -> i64:
        """The common way without the cards to keep, if they are asked for and something else can be chosen."""
        question = QUESTIONS[kind]
        if question.verb not in PARTING or question.zone not in (HAND, ASIDE) or kind == ASK_ORDER:
            return NO_ANSWER
        offered = state.offered
        kept: i64 = 0
        for line in self.kept:
            if offered >> line.card & 1 and (line.length == 0 or self.holds(line, state, me)):
                kept |= self.kingdom.bits[line.card]
        if kept == 0:
            return NO_ANSWER
        if kept == offered:
            return DONE if state.extras & MAY_DONE else NO_ANSWER
        state.offered = offered & ~kept
        answer = super().within_a_card(state, me, kind)
        state.offered = offered
        if (answer < DONE and kept >> answer & 1) or not state.is_offered(answer):
            return self.least_kept(state, me, offered & ~kept)
        return answer

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
