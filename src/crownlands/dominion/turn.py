"""The turn: what a choice does in each phase, and how a game comes to its first question."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.dominion.buy_phase import BuyPhase
from crownlands.dominion.cards import TALLIES
from crownlands.dominion.clean_up import HAND_SIZE, LEAVING_PLAY
from crownlands.dominion.player import Player
from crownlands.dominion.questions import (
    ALL,
    ASK_ACTION,
    ASK_CLEAN_UP,
    ASK_TREASURE,
    DONE,
    MAY_DONE,
    PAY,
    SPEND,
)
from crownlands.dominion.table import ACTION_PHASE, BUYING, CLEAN_UP, PLAYING_TREASURES, STAGE
from crownlands.dominion.zones import HAND
from crownlands.kernel.state import CHOICE, NO_ANSWER

# what a choice in the log holds
KIND_SHIFT: Final = 12
SUBJECT_SHIFT: Final = 20

# how an origin comes to its first question
DEAL: Final = 0                      # by dealing the first hands
DEAL_APART: Final = 1                # each by a chance of its own, so that no hand tells anything of another
ADVANCE: Final = 2                   # by going on from where a position is, past what leaves no choice
REOPEN: Final = 3                    # it has one


class Turn(BuyPhase):
    beginning: i64 = REOPEN

    def step(self, answer: i64) -> None:
        if self.over or not self.is_offered(answer):
            self.refuse(answer)
        self.choices += 1
        self.quiet_turns = 0
        self.revealed = False
        if self.log is not None:
            self.note(CHOICE | answer | self.kind << KIND_SHIFT | (self.subject & 0xFF) << SUBJECT_SHIFT)
        if self.stack_size:
            self.run(answer)
            return
        me = self.players[self.turn_seat]
        phase = self.phase
        if phase == BUYING:
            if answer < DONE:
                self.buy(me, answer)
            elif answer == DONE:
                self.clean_up(me)
            else:
                self.spend_or_pay(me, answer)
        elif answer == DONE:
            if phase == ACTION_PHASE:
                self.treasures(me, self.mask_of(me.hand))
            elif phase == PLAYING_TREASURES:
                self.buying(me)
            else:
                self.tally[STAGE] += 1
                self.clean_up(me)
        elif answer == ALL:
            self.play_all_treasures(me)
            self.after_all_treasures(me)
        elif answer > ALL:
            self.spend_or_pay(me, answer)
        elif phase == ACTION_PHASE:
            self.actions -= 1
            self.play_from(me, me.hand, answer, HAND)
            self.resolve(me, answer, me.play.size)
            self.put_in_order(0)
            self.run(NO_ANSWER)
        elif phase == PLAYING_TREASURES:
            self.play_from(me, me.hand, answer, HAND)
            if self.kingdom.odd_treasures >> answer & 1:
                self.resolve(me, answer, me.play.size)
                self.put_in_order(0)
                self.run(NO_ANSWER)
            else:
                self.coins += self.treasure_coins(answer)
                left = self.offered
                if me.hand.find(answer) < 0:
                    left &= ~self.kingdom.bits[answer]
                self.treasures(me, left)
        elif self.kind == ASK_CLEAN_UP:
            self.put_back_from_play(me, answer)
            self.clean_up(me)
        else:
            self.discard_all(me, answer)

    def spend_or_pay(self, me: Player, answer: i64) -> None:
        if answer == SPEND:
            self.spend_coffers(me)
        elif answer == PAY:
            self.pay_debt(me, self.coins)
        else:
            self.pay_debt(me, 1)

    def go_on(self) -> None:
        """All that was to happen has happened: the turn goes on where it is."""
        me = self.players[self.turn_seat]
        phase = self.phase
        if phase == ACTION_PHASE:
            self.action_phase(me)
        elif phase == PLAYING_TREASURES:
            self.treasures(me, self.mask_of(me.hand))
        elif phase == BUYING:
            self.buying(me)
        elif phase == CLEAN_UP:
            self.clean_up(me)
        else:
            self.next_turn()

    def action_phase(self, me: Player) -> None:
        cards = self.mask_of(me.hand)
        if self.actions:
            offered = cards & self.kingdom.actions
            if offered or self.ask_forced:
                self.offer(me, ASK_ACTION, offered, self.action_extras(me))
                return
        self.treasures(me, cards)

    def action_extras(self, me: Player) -> i64:
        return self.or_pay(me, self.or_spend(me, MAY_DONE)) if self.kingdom.any_time else MAY_DONE

    # ---- from the origin to the first question
    def begin(self) -> None:
        beginning = self.beginning
        self.beginning = REOPEN
        if beginning in (DEAL, DEAL_APART):
            self.normal_seat = self.turn_seat
            self.turns_in_a_row = 0
            for pile in self.mixed:
                self.turn_up(pile)
        if beginning == DEAL:
            for me in self.players:
                self.draw(me, HAND_SIZE)
            self.start_turn(self.turn_seat)
        elif beginning == DEAL_APART:
            self.deal_apart()
            self.start_turn(self.turn_seat)
        elif beginning == REOPEN or self.over:
            self.reopen_question()
        elif self.stack_size:
            self.reopen()
            if not self.ask_forced and not self.has_choice():
                self.run(self.only_answer())
        else:
            self.go_on()

    def deal_apart(self) -> None:
        decks = self.rng
        for me in self.players:
            self.rng = decks.branch(me.seat)
            self.draw(me, HAND_SIZE)
        self.rng = decks.branch(self.seats)              # and for what is drawn later another one

    def reopen_question(self) -> None:
        """Ask again what is asked at this point, though only one option may be left."""
        if self.over:
            return
        if self.stack_size:
            self.reopen()
            return
        me = self.players[self.turn_seat]
        if self.phase == ACTION_PHASE:
            self.offer(me, ASK_ACTION, self.mask_of(me.hand) & self.kingdom.actions, self.action_extras(me))
        elif self.phase == PLAYING_TREASURES:
            self.offer_hand(me, ASK_TREASURE, self.kingdom.treasures, MAY_DONE)
            self.extras = self.treasure_extras(me, self.offered)
        elif self.phase == BUYING:
            self.offer_purchases(me)
        elif self.kingdom.needs & TALLIES and self.tally[STAGE] < LEAVING_PLAY:
            self.offer(me, ASK_CLEAN_UP, self.can_be_put_back(me), MAY_DONE)
        else:
            self.offer_top(me)
