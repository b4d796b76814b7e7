"""Playing another card, and being unaffected by one."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument
from crownlands.dominion.cards import Text
from crownlands.dominion.effects.words import IF_MAY, MAY, instruction, message
from crownlands.dominion.questions import ASK_PLAY_TWICE, MAY_DONE
from crownlands.dominion.stack import IMMUNE_SHIFT, PERFORM, PLAY_CARD, Effect, Stack, register
from crownlands.dominion.table import Player
from crownlands.dominion.zones import HAND


class PlayActionTwice(Effect):
    """x = MAY or 0."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.actions):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PLAY_TWICE, state.kingdom.actions, MAY_DONE if x else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.play_from(me, me.hand, card, HAND)
        state.then(PLAY_CARD, me, card)
        state.then(PLAY_CARD, me, card)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("play-action-twice", may=str(bool(x)))


class BeUnaffected(Effect):
    """As a reaction: the waiting Attack will pass over this player."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        attack = state.frame_below(PERFORM)
        state.stack[attack] |= state.kingdom.bits[IMMUNE_SHIFT + me.seat]

    def text(self, x: i64, who: str) -> List[Text]:
        return message("be-unaffected")


PLAY_ACTION_TWICE: Final[i64] = register("play_action_twice", PlayActionTwice(), Argument([IF_MAY]))
BE_UNAFFECTED: Final[i64] = register("be_unaffected", BeUnaffected(), above=("may_react",))


def play_action_twice(may: bool = False) -> int:
    return instruction(PLAY_ACTION_TWICE, MAY if may else 0)


def be_unaffected() -> int:
    return instruction(BE_UNAFFECTED)
