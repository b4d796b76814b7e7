"""Looking at cards that others do not see: on top of the deck, or in the discard pile."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part, number
from crownlands.dominion.cards import COPPER, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import LOOKED_AT, OPEN, Player
from crownlands.dominion.questions import (
    ASK_DISCARD_LOOKED,
    ASK_DISCARD_ONE_LOOKED,
    ASK_SET_ASIDE,
    ASK_SHUFFLE_IN,
    ASK_TAKE_DISCARDED,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND
from crownlands.kernel.event import EVERYBODY


class LookAtTop(Effect):
    """x = how many cards."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for _card in range(x):
            if state.reveal_top(me, "look", state.only(me)) == NOTHING:
                break

    def text(self, x: i64, who: str) -> List[Text]:
        return message("sentry" if x == 2 else "lookout", n=int(x))


class OfLooked(Effect):
    """Something is done with the cards that the player has looked at."""

    keeps_aside = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == LOOKED_AT


class DiscardLooked(OfLooked):
    """Sentry; x = the card picked first + 1. Both go together, so that only the top one is seen."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size > (1 if x else 0):
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x == 0 or me.aside.find(x - 1) >= 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        first = x - 1
        for i in range(me.aside.size):
            chosen = me.aside.cards[i]
            if chosen == first:
                first = -1                               # this copy is picked already
            else:
                offered |= state.kingdom.bits[chosen]
        state.offer(me, ASK_DISCARD_LOOKED, offered, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size - (1 if x else 0)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        if x:
            discard_looked_at(state, me, [x - 1, chosen])
        else:
            self.start(state, me, chosen + 1)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x:
            discard_looked_at(state, me, [x - 1])

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        return me.aside.cards[0] + 1 if x else 0


class DiscardOneLooked(OfLooked):
    """Lookout."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_DISCARD_ONE_LOOKED, me.aside)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        discard_looked_at(state, me, [chosen])


def discard_looked_at(state: Stack, me: Player, chosen: List[i64]) -> None:
    for card in chosen:
        me.aside.remove(card)
        me.discard.put(card)
    if state.listener is not None:
        state.tell_move("discard", me, chosen, ASIDE, DISCARD, state.only(me))


class DrawToSeven(Effect):
    """Library. The card in question stays on the deck, known to its owner, until it is kept or set aside."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size < 7:
            if state.kingdom.raids:
                state.take_minus_card(me)
            top = state.take_top(me)
            if top != NOTHING:
                state.put_on_deck(me, top)
                state.revealed = True
                if state.listener is not None:
                    state.tell_move("look", me, [top], DECK, DECK, state.only(me))
                state.ask(self, me)
                return
        state.discard_aside(me)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.known > 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        top = me.deck.cards[me.deck.size - 1]
        state.offer(me, ASK_SET_ASIDE, 3 if state.kingdom.actions >> top & 1 else 1, 0, top)

    def answer(self, state: Stack, me: Player, x: i64, aside: i64) -> None:
        top = state.take_top(me)
        if aside:
            me.aside.put(top)
            if state.listener is not None:
                state.tell_move("set_aside", me, [top], DECK, ASIDE, EVERYBODY)
        else:
            me.hand.put(top)
            if state.listener is not None:
                state.tell_move("draw", me, [top], DECK, HAND, state.only(me))
        self.start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("draw-to-seven")


class ShuffleActionsIn(Effect):
    """Inn: any Actions of the discard pile are shown and shuffled into the deck, which is shuffled in any case; x = 1
    when the first has been picked."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.discard.size:
            state.look_through(me)
            if state.ask_forced or state.mask_of(me.discard) & state.kingdom.actions:
                state.ask(self, me)
                return
        self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SHUFFLE_IN, state.mask_of(me.discard) & state.kingdom.actions, MAY_DONE)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def picks(self, me: Player, x: i64) -> i64:
        return me.discard.size

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.left_discard(me, me.discard.find(card))
        me.discard.remove(card)
        me.aside.put(card)
        state.revealed = True
        if state.listener is not None:
            state.tell_move("reveal", me, [card], DISCARD, ASIDE, EVERYBODY)
            state.tell_discard_top(me)
        if state.mask_of(me.discard) & state.kingdom.actions:
            state.ask(self, me, 1)
        else:
            self.declined(state, me, x)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.find_again(me, me.aside.size)
        state.shuffle_in(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("shuffle-actions-in")


class TakeCoppers(Effect):
    """Counting House; x = Coppers taken so far, when it asks for more."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x == 0 and me.discard.size:
            state.look_through(me)
        if me.discard.size and (state.ask_forced or me.discard.find(COPPER) >= 0):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TAKE_DISCARDED, 1 if me.discard.find(COPPER) >= 0 else 0, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        coppers: i64 = 0
        for i in range(me.discard.size):
            if me.discard.cards[i] == COPPER:
                coppers += 1
        return coppers

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.discard.remove(card)
        me.hand.put(card)
        if state.listener is not None:
            state.tell_move("take", me, [card], DISCARD, HAND, EVERYBODY)
            state.tell_discard_top(me)
        self.start(state, me, 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("take-coppers")


look_at_top: Final = word(LookAtTop(), number("cards", 3), above=("trash_looked", "trash_one_looked"))
discard_looked: Final = word(DiscardLooked(), Argument([Part("card", CARD_OR_NONE, 0, asking=True)]),
                             above=("put_back_rest",))
discard_one_looked: Final = word(DiscardOneLooked(), above=("put_back_rest",))
shuffle_actions_in: Final = word(ShuffleActionsIn(), Argument([Part("begun", 1, 0, asking=True)]))
draw_to_seven: Final = word(DrawToSeven())
take_coppers: Final = word(TakeCoppers(), Argument([Part("begun", 1, 0, asking=True)]))
