"""To the trash, from the hand or from play."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part, number
from crownlands.dominion.cards import COPPER, Text
from crownlands.dominion.effects.words import IF_MAY, MAY, instruction, message
from crownlands.dominion.questions import ASK_MAY_TRASH, ASK_TRASH, ASK_TRASH_THIS, MAY_DONE
from crownlands.dominion.stack import ARGUMENT_SHIFT, EFFECT_MASK, GONE, PLAY_CARD, Effect, Stack, register
from crownlands.dominion.table import Player
from crownlands.dominion.zones import HAND, PLAY


class Trash(Effect):
    """x = cards to trash, all if the hand has fewer."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if whole_hand_goes(state, me, x):
            trash_hand(state, me)
        elif x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash", who, n=int(x))


def whole_hand_goes(state: Stack, me: Player, cards: i64) -> bool:
    """Whether so many cards to trash leave no choice. All can see that, and nothing depends on their order."""
    return me.hand.size <= cards and state.format > 1


def trash_hand(state: Stack, me: Player) -> None:
    for card in sorted(me.hand.to_list()):
        state.trash_from(me, me.hand, card, HAND)


class TrashUpTo(Effect):
    """x = cards that may be trashed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH, state.kingdom.all, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-up-to", n=int(x))


class TrashCopper(Effect):
    """x = coins for it, | MAY."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.bits[COPPER]):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if x & MAY else ASK_TRASH, state.kingdom.bits[COPPER],
                         MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.coins += x & ~MAY

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-copper", n=int(x & ~MAY), may=str(bool(x & MAY)))


class TrashThis(Effect):
    """Without effect if the card has left play already, as when Throne Room plays it again."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if not state.context & GONE and me.play.size:
            trash_this_card(state, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-this")


class MayTrashThis(Effect):
    """x = coins for it. Under Throne Room it can be trashed only once."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if not state.context & GONE and me.play.size:
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.play.size > 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_THIS, 3)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            trash_this_card(state, me)
            state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-trash-this", n=int(x))


def trash_this_card(state: Stack, me: Player) -> None:
    """The card that says so is the one played last. If it is to be played again, it will not be in play then."""
    card = me.play.cards[me.play.size - 1]
    state.trash_from(me, me.play, card, PLAY)
    i = state.stack_size - 1
    while i >= 0 and state.stack[i] & EFFECT_MASK != PLAY_CARD:
        i -= 1
    if i >= 0 and state.stack[i] >> ARGUMENT_SHIFT == card:
        state.stack[i] |= GONE


TRASH_CARDS: Final[i64] = register("trash", Trash(), number("cards", 2))
TRASH_UP_TO: Final[i64] = register("trash_up_to", TrashUpTo(), number("cards", 4))
TRASH_COPPER: Final[i64] = register("trash_copper", TrashCopper(), Argument([Part("coins", 3), IF_MAY]))
TRASH_THIS: Final[i64] = register("trash_this", TrashThis())
MAY_TRASH_THIS: Final[i64] = register("may_trash_this", MayTrashThis(), number("coins", 2))


def trash(n: int) -> int:
    return instruction(TRASH_CARDS, n)


def trash_up_to(n: int) -> int:
    return instruction(TRASH_UP_TO, n)


def trash_copper_for(coins: int, may: bool = False) -> int:
    return instruction(TRASH_COPPER, coins | (MAY if may else 0))


def trash_this() -> int:
    return instruction(TRASH_THIS)


def may_trash_this_for(coins: int) -> int:
    return instruction(MAY_TRASH_THIS, coins)
