"""+Cards, +Actions, +Buys, +Coins."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import number
from crownlands.dominion.cards import Text
from crownlands.dominion.effects.words import instruction, message
from crownlands.dominion.stack import Effect, Stack, register
from crownlands.dominion.table import Player


class PlusCards(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-cards", who, n=int(x))


class PlusActions(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.actions += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-actions", n=int(x))


class PlusBuys(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.buys += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-buys", n=int(x))


class PlusCoins(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-coins", n=int(x))


PLUS_CARDS: Final[i64] = register("plus_cards", PlusCards(), number("cards", 4))
PLUS_ACTIONS: Final[i64] = register("plus_actions", PlusActions(), number("Actions", 2))
PLUS_BUYS: Final[i64] = register("plus_buys", PlusBuys(), number("Buys", 1))
PLUS_COINS: Final[i64] = register("plus_coins", PlusCoins(), number("coins", 2))


def cards(n: int) -> int:
    return instruction(PLUS_CARDS, n)


def actions(n: int) -> int:
    return instruction(PLUS_ACTIONS, n)


def buys(n: int) -> int:
    return instruction(PLUS_BUYS, n)


def coins(n: int) -> int:
    return instruction(PLUS_COINS, n)
