"""Onto the deck."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import number
from crownlands.dominion.cards import Text
from crownlands.dominion.effects.words import instruction, message
from crownlands.dominion.questions import ASK_ORDER, ASK_PUT_BACK
from crownlands.dominion.stack import Effect, Stack, register
from crownlands.dominion.table import OPEN, PICKED, Player
from crownlands.dominion.zones import ASIDE, HAND


class PutBack(Effect):
    """x = cards to put back."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PUT_BACK, state.kingdom.all)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.hand, card, HAND, state.only(me))
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back", who, n=int(x))


class PutBackRest(Effect):
    """The cards still laid aside go back onto the deck, in an order that only their owner knows."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me)
        else:
            me.aside_kind = OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_ORDER, me.aside)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind != PICKED

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.aside, card, ASIDE, state.only(me))
        self.start(state, me, x)


PUT_BACK: Final[i64] = register("put_back", PutBack(), number("cards", 2))
PUT_BACK_REST: Final[i64] = register("put_back_rest", PutBackRest())


def put_back(n: int) -> int:
    return instruction(PUT_BACK, n)


def put_back_rest() -> int:
    return instruction(PUT_BACK_REST)
