"""The Tavern mat: cards that wait there until they are called, and Coppers that are counted."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, NAME, Argument, Part
from crownlands.dominion.cards import COPPER, MATS, NAME_NUMBERS, Text, name_number
from crownlands.dominion.effect import PROGRAMS, Effect, word
from crownlands.dominion.effects.words import (
    PROGRAM_BITS,
    PROGRAM_MASK,
    followed_by,
    message,
    program,
    program_argument,
)
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_CALL
from crownlands.dominion.stack import Stack
from crownlands.dominion.voices import choose_next, join_others
from crownlands.dominion.zones import DISCARD, HAND, PLAY, TAVERN
from crownlands.kernel.event import EVERYBODY

DEAREST: Final = 6                               # what a card may cost that Duplicate copies


class ThisToTavern(Effect):
    """Reserve cards: the card is put on the mat, if it is still in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.own_slot():
            state.put_on_mat(me, state.leave_play(me, state.own_slot()), TAVERN, PLAY, EVERYBODY)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return TAVERN in state.kingdom.mats

    def text(self, x: i64, who: str) -> List[Text]:
        return message("this-to-tavern")


class Calls(Effect):
    """A card on the mat may be called, one copy after the other."""

    def called(self, state: Stack, x: i64) -> i64:
        """Which card."""
        return -1

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        return state.mat(me, TAVERN).find(self.called(state, x)) >= 0

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.applies(state, me, x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_CALL, 3, 0, self.called(state, x))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return TAVERN in state.kingdom.mats and self.called(state, x) >= 0

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.mat(me, TAVERN).find(self.called(state, x)) >= 0

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            card = self.called(state, x)
            state.mat(me, TAVERN).remove(card)
            me.play.put(card)
            if state.listener is not None:
                state.tell_move("call", me, [card], TAVERN, PLAY, EVERYBODY)
            more = self.applies(state, me, x)
            waiting = join_others(state, me, self.number, x) if more else 0
            self.follow(state, me, x)
            if waiting:
                state.then(choose_next, me, waiting)
            elif more:
                self.call_again(state, me, x)

    def follow(self, state: Stack, me: Player, x: i64) -> None:
        """What the called card does."""

    def call_again(self, state: Stack, me: Player, x: i64) -> None:
        """Nothing else waits: the next copy may be called."""

    def speaker(self, state: Stack, x: i64) -> i64:
        return self.called(state, x)


class MayCall(Calls):
    """x = what it does | the name of the card << 16."""

    def called(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[x >> PROGRAM_BITS]

    def follow(self, state: Stack, me: Player, x: i64) -> None:
        state.then_program(PROGRAMS[x & PROGRAM_MASK].code, me)

    def call_again(self, state: Stack, me: Player, x: i64) -> None:
        state.then(MAY_CALL, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return followed_by("may-call", x & PROGRAM_MASK, who)


class MayDuplicate(Calls):
    """Duplicate; x = the card that was gained."""

    def called(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[NAME_NUMBERS["duplicate"]]

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        return state.price(x) <= DEAREST and super().applies(state, me, x)

    def follow(self, state: Stack, me: Player, x: i64) -> None:
        if not state.kingdom.beside >> x & 1:
            state.gain(me, x, DISCARD)

    def call_again(self, state: Stack, me: Player, x: i64) -> None:
        state.then(may_duplicate, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-duplicate", n=DEAREST)


class CopperToTavern(Effect):
    """Miser."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.find(COPPER) >= 0:
            me.hand.remove(COPPER)
            state.put_on_mat(me, COPPER, TAVERN, HAND, EVERYBODY)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return TAVERN in state.kingdom.mats

    def text(self, x: i64, who: str) -> List[Text]:
        return message("copper-to-tavern")


class CoinsPerCopper(Effect):
    """Miser: on the mat."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        mat = state.mat(me, TAVERN)
        for i in range(mat.size):
            if mat.cards[i] == COPPER:
                state.coins += 1

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return TAVERN in state.kingdom.mats

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-per-copper")


this_to_tavern: Final = word(ThisToTavern(), needs=MATS)
MAY_CALL: Final = word(MayCall(), program_argument(Part("card", NAME, PROGRAM_BITS)), needs=MATS)
may_duplicate: Final = word(MayDuplicate(), Argument([Part("card", CARD_NUMBER)]), needs=MATS, about_it=True)
copper_to_tavern: Final = word(CopperToTavern(), needs=MATS)
coins_per_copper: Final = word(CoinsPerCopper(), needs=MATS)


def may_call(card: str, *then: int) -> int:
    return MAY_CALL(program(list(then)) | name_number(card) << PROGRAM_BITS)
