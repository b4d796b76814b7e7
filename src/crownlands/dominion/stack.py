"""Running what is still to happen, one effect after the other, until one of them asks. While a question is open, the
frame on top is the effect that asked it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.dominion.cards import ACTION, TREASURE, Card
from crownlands.dominion.effect import (
    ARGUMENT_SHIFT,
    CONTEXT_MASK,
    EFFECT_MASK,
    HOLDERS,
    INHERITED,
    SEAT_MASK,
    SEAT_SHIFT,
    SLOT_SHIFT,
    Effect,
)
from crownlands.dominion.moments import Moments
from crownlands.dominion.player import CARD, OVERLORD, Player
from crownlands.dominion.questions import (
    ALL,
    DONE,
    MAY_ALL,
    MAY_DONE,
    MAY_NAME,
    MAY_PAY,
    MAY_SPEND,
    NAMED,
    PAY,
    PAY_ONE,
    SPEND,
)
from crownlands.dominion.reactions import ENCHANTED, may_react, perform, play_card
from crownlands.dominion.table import CROSSROADS, NOBODY, NOTHING
from crownlands.dominion.zones import Zone
from crownlands.kernel.state import NO_ANSWER

NO_QUESTION: Final = -1


class Stack(Moments):
    """The whole game, as effects know it."""

    asked: i64 = NO_QUESTION                     # the frame that wants to ask
    # the open question, to `seat`
    asked_seat: i64 = 0                          # for whom that seat decides: nearly always itself
    kind: i64 = 0                                # what
    subject: i64 = NOTHING                       # about which card
    offered: i64 = 0                             # mask of the cards or numbers that may be chosen
    extras: i64 = 0                              # and what else: MAY_DONE, MAY_ALL, MAY_NAME

    def go_on(self) -> None:
        """The stack is empty: ask the turn's next question."""

    def run(self, answer: i64) -> None:
        """Run frames until one asks a question with a choice, or none is left."""
        while self.stack_size:
            base = self.stack_size - 1
            self.stack_size = base
            frame = self.stack[base]
            self.context = frame & CONTEXT_MASK
            self.asked = NO_QUESTION
            effect = HOLDERS[frame & EFFECT_MASK].effect
            me = self.players[frame >> SEAT_SHIFT & SEAT_MASK]
            if answer == NO_ANSWER:
                effect.start(self, me, frame >> ARGUMENT_SHIFT)
            elif answer == DONE:
                effect.declined(self, me, frame >> ARGUMENT_SHIFT)
            else:
                effect.answer(self, me, frame >> ARGUMENT_SHIFT, answer)
            self.put_in_order(base)
            answer = NO_ANSWER
            if self.asked != NO_QUESTION:
                self.push(self.asked)
                self.reopen()
                if self.ask_forced or self.has_choice():
                    return
                answer = self.only_answer()
        self.go_on()

    def reopen(self) -> None:
        """Ask (again) what the frame on top asks."""
        frame = self.stack[self.stack_size - 1]
        self.context = frame & CONTEXT_MASK
        me = self.players[frame >> SEAT_SHIFT & SEAT_MASK]
        HOLDERS[frame & EFFECT_MASK].effect.options(self, me, frame >> ARGUMENT_SHIFT)

    def applies(self, frame: i64) -> bool:
        me = self.players[frame >> SEAT_SHIFT & SEAT_MASK]
        return HOLDERS[frame & EFFECT_MASK].effect.applies(self, me, frame >> ARGUMENT_SHIFT)

    # ---- for effects: ask
    def ask(self, effect: Effect, me: Player, x: i64 = 0) -> None:
        """Ask what effect.options offers. The running call ends with that; effect.answer or .declined comes next."""
        self.asked = effect.number | self.context & INHERITED | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT

    def offer(self, me: Player, kind: i64, offered: i64, extras: i64 = 0, subject: i64 = NOTHING) -> None:
        """The question itself: a mask of cards or numbers, and what else may be chosen."""
        self.asked_seat = me.seat
        self.seat = me.seat if self.controller == NOBODY or me.seat != self.turn_seat else self.controller
        self.kind = kind
        self.offered = offered
        self.extras = extras
        self.subject = subject

    def offer_hand(self, me: Player, kind: i64, wanted: i64, extras: i64 = 0) -> None:
        """Hand cards. If none is wanted, the only answer is DONE."""
        offered = self.mask_of(me.hand) & wanted
        if offered == 0:
            extras = MAY_DONE
        self.offer(me, kind, offered, extras)

    def offer_zone(self, me: Player, kind: i64, zone: Zone, extras: i64 = 0) -> None:
        self.offer(me, kind, self.mask_of(zone), extras)

    # ---- the open question
    def has_choice(self) -> bool:
        offered = self.offered
        if self.extras:
            return offered != 0 or self.extras & (MAY_NAME | MAY_SPEND | MAY_PAY) != 0
        if offered < 0:                                  # the 64th card: subtracting 1 would leave the 64 bits
            return offered != self.kingdom.bits[63]
        return offered & (offered - 1) != 0

    def only_answer(self) -> i64:
        if self.offered == 0:
            return DONE
        card: i64 = 0
        while not self.offered >> card & 1:
            card += 1
        return card

    def is_offered(self, answer: i64) -> bool:
        if answer < 0:
            return False
        if answer < 64:
            return self.offered >> answer & 1 != 0
        if answer == DONE:
            return self.extras & MAY_DONE != 0
        if answer == ALL:
            return self.extras & MAY_ALL != 0
        if answer == SPEND:
            return self.extras & MAY_SPEND != 0
        if answer in (PAY, PAY_ONE):
            return self.extras & MAY_PAY != 0
        return self.extras & MAY_NAME != 0 and answer >= NAMED

    # ---- playing cards
    def resolve(self, me: Player, card: i64, slot: i64) -> None:
        """The card has been played: what it says happens, after the others' reactions if it is an Attack."""
        if not self.kingdom.odd_plays:
            if self.kingdom.types[card] & ACTION:
                self.actions_played += 1
            self.obey(me, card, slot)
            return
        enchanted = False
        if self.kingdom.types[card] & ACTION:
            enchanted = self.kingdom.enchants and self.actions_played == 0 and me.lasting.enchanted != 0
            self.actions_played += 1
            if enchanted and card == self.kingdom.crossroads:
                self.tally[CROSSROADS] += 1              # it was played, whatever came of it
        if self.kingdom.trains and me.lasting.trained == self.kingdom.home[card] + 1:
            if not self.kingdom.treasures >> card & 1:   # of a Treasure it is among its coins
                self.coins += 1
        if slot and me.play.cards[slot - 1] & OVERLORD:
            card = me.play.cards[slot - 1] & CARD        # it has become that already
        self.obey(me, card, slot, enchanted)

    def obey(self, me: Player, card: i64, slot: i64, enchanted: bool = False) -> None:
        """What the card says happens, after the others' reactions if it is an Attack."""
        self.context = me.seat << SEAT_SHIFT | slot << SLOT_SHIFT    # immunity to an outer Attack does not carry over
        if self.kingdom.attacks >> card & 1:
            for distance in range(1, self.seats):
                self.then(may_react, self.left_of(me, distance))
            if enchanted:
                card |= ENCHANTED
            self.then(perform, me, card)
        elif enchanted:
            self.be_enchanted(me)
        else:
            self.perform(me, card)

    def be_enchanted(self, me: Player) -> None:
        """Instead of what the card says."""
        self.draw(me, 1)
        self.actions += 1

    def perform(self, me: Player, card: i64) -> None:
        """Do what the card says: bonuses at once, the rest is queued."""
        line: Card = self.kingdom.cards[card]
        self.actions += line.plus_actions
        self.buys += line.plus_buys
        self.coins += self.treasure_coins(card) if line.types & TREASURE else line.plus_coins
        if line.plus_cards:
            self.draw(me, line.plus_cards)
        if len(line.program):
            self.then_program(line.program, me)

    def follow(self, me: Player, card: i64, slot: i64) -> None:
        """Queue that a card in play is followed; with AGAIN if not for the first time."""
        self.push(play_card.number | me.seat << SEAT_SHIFT | slot << SLOT_SHIFT | card << ARGUMENT_SHIFT)
