"""Naming a card, any card there is, and what depends on it."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import number
from crownlands.dominion.cards import NAMES, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.putting_back import put_back_rest
from crownlands.dominion.effects.revealing import discard_rest
from crownlands.dominion.effects.words import message
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_NAME, MAY_NAME, NAMED
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE
from crownlands.kernel.event import EVERYBODY


class Names(Effect):
    """A card is named; also one that is not in this game, which is NO_CARD then."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_NAME, 0, MAY_NAME)

    def answer(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        if state.listener is not None:
            state.tell("name", me.seat, {"card": NAMES[named - NAMED]}, {}, EVERYBODY)
        self.reveal(state, me, x, state.kingdom.by_name[named - NAMED])

    def reveal(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        """What is done with the deck when the card is named."""


class NameAndReveal(Names):
    """Wishing Well."""

    def reveal(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        top = state.reveal_top(me, "reveal", EVERYBODY)
        if top != NOTHING:
            if top == named:
                state.take_into_hand(me, top)
            else:
                state.put_back(me, me.aside, top, ASIDE, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("name-and-reveal")


class NameAndTrash(Names):
    """Doctor; x = cards to reveal. Those named are trashed, the others go back."""

    def reveal(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        for _card in range(x):
            if state.reveal_top(me, "reveal", EVERYBODY) == NOTHING:
                break
        if named != NO_CARD:
            while me.aside.find(named) >= 0:
                state.trash_from(me, me.aside, named, ASIDE)
        state.then_instruction(put_back_rest(), me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("name-and-trash", n=int(x))


class NameAndSkip(Names):
    """Journeyman; x = how many cards of other names go to the hand."""

    def reveal(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        found: List[i64] = []
        while len(found) < x:
            top = state.reveal_top(me, "reveal", EVERYBODY)
            if top == NOTHING:
                break
            if top != named:
                found.append(top)
        for card in found:
            state.take_into_hand(me, card)
        state.then(discard_rest, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("name-and-skip", n=int(x))


name_and_reveal: Final = word(NameAndReveal())
name_and_trash: Final = word(NameAndTrash(), number("cards", 3))
name_and_skip: Final = word(NameAndSkip(), number("cards", 3))
