"""From the hand to the discard pile. Picked cards wait aside, and are discarded together."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part, number
from crownlands.dominion.cards import MOST_KINDS, Text
from crownlands.dominion.effects.words import instruction, message
from crownlands.dominion.questions import ASK_DISCARD, ASK_DISCARD_ANY, ASK_DISCARD_FOR_COINS, ASK_TOP, MAY_DONE
from crownlands.dominion.stack import Effect, Stack, register
from crownlands.dominion.table import PICKED, Player

FOR_COINS: Final = 1 << 12                       # in an argument: a coin for each, not a card


class DiscardDownTo(Effect):
    """x = cards to keep."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size > x:
            state.ask(self, me, x)
        else:
            state.discard_aside(me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD, state.kingdom.all)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == PICKED

    def picks(self, me: Player, x: i64) -> i64:
        return me.hand.size - x

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-down-to", who, n=int(x))


class Discard(Effect):
    """x = cards to discard."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)
        else:
            state.discard_aside(me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD, state.kingdom.all)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == PICKED

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard", who, n=int(x))


class DiscardAny(Effect):
    """x = cards picked so far, | FOR_COINS. For each a card is drawn, or a coin added."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x & ~FOR_COINS <= me.aside.size

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD_FOR_COINS if x & FOR_COINS else ASK_DISCARD_ANY, state.kingdom.all, MAY_DONE)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == PICKED

    def picks(self, me: Player, x: i64) -> i64:
        return me.hand.size

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, x + 1)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)
        if x & FOR_COINS:
            state.coins += x & ~FOR_COINS
        else:
            state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-any-for-coins" if x & FOR_COINS else "discard-any-for-cards")


class DiscardHand(Effect):
    """The whole hand, with the card on top that the owner wants there if the rule option lets them choose, else the
    cheapest."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and state.kingdom.choose_top_card:
            state.ask(self, me)
        else:
            state.cheapest_last(me.hand)
            self.discard_all(state, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TOP, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        me.hand.put(card)
        self.discard_all(state, me)

    def discard_all(self, state: Stack, me: Player) -> None:
        me.aside.take_all(me.hand)
        me.aside_kind = PICKED
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-hand", who)


SO_FAR: Final = Part("cards picked so far", FOR_COINS - 1, 0, asking=True)
DISCARD_DOWN_TO: Final[i64] = register("discard_down_to", DiscardDownTo(), number("cards to keep", 3))
DISCARD_CARDS: Final[i64] = register("discard", Discard(), number("cards", MOST_KINDS))
DISCARD_ANY: Final[i64] = register("discard_any", DiscardAny(), Argument([SO_FAR, Part("for coins", 1, 12)]))
DISCARD_HAND: Final[i64] = register("discard_hand", DiscardHand())


def discard_down_to(n: int) -> int:
    return instruction(DISCARD_DOWN_TO, n)


def discard(n: int) -> int:
    return instruction(DISCARD_CARDS, n)


def discard_any_for_cards() -> int:
    return instruction(DISCARD_ANY)


def discard_any_for_coins() -> int:
    return instruction(DISCARD_ANY, FOR_COINS)


def discard_hand() -> int:
    return instruction(DISCARD_HAND)
