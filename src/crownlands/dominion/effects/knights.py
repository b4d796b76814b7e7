"""What all Knights do, and a card that goes back to its pile."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import number
from crownlands.dominion.cards import KNIGHT, Text
from crownlands.dominion.effect import ARGUMENT_SHIFT, Effect, word
from crownlands.dominion.effects.revealing import discard_rest
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import OPEN, Player
from crownlands.dominion.questions import ASK_TRASH_REVEALED
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import ASIDE, PLAY
from crownlands.kernel.event import EVERYBODY

LEAST: Final = 3                                 # what a card costs that a Knight can trash
MOST: Final = 6


class JoustWith(Effect):
    """A Knight's victim reveals two cards, and trashes one of them that costs from 3 to 6."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.reveal_top(me, "reveal", EVERYBODY)
        state.reveal_top(me, "reveal", EVERYBODY)
        if self.costly(state, me):
            state.ask(self, me)
        else:
            state.discard_aside(me)

    def costly(self, state: Stack, me: Player) -> i64:
        mask: i64 = 0
        for i in range(me.aside.size):
            if LEAST <= state.price(me.aside.cards[i]) <= MOST:
                mask |= state.kingdom.bits[me.aside.cards[i]]
        return mask

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_REVEALED, self.costly(state, me))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if state.kingdom.types[card] & KNIGHT:
            frame = state.frame_below(fall)
            if not state.stack[frame] >> ARGUMENT_SHIFT:
                state.stack[frame] += 1 << ARGUMENT_SHIFT
        state.trash_from(me, me.aside, card, ASIDE)
        state.then(discard_rest, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("joust", who, least=LEAST, most=MOST)


class Fall(Effect):
    """The Knight that was played is trashed; x = whether a Knight of others was."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and state.own_slot():
            state.trash_from_play(me, state.own_slot())

    def text(self, x: i64, who: str) -> List[Text]:
        return message("fall")


class ReturnThis(Effect):
    """Madman: to its pile; if so, as many cards are drawn as are in hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.own_slot():
            card = state.leave_play(me, state.own_slot())
            state.return_to_pile(me, card, PLAY)
            state.draw(me, me.hand.size)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("return-this")


joust_with: Final = word(JoustWith(), above=("joust_with", "fall"), in_turn=True)
fall: Final = word(Fall(), number("fallen", 1))
return_this: Final = word(ReturnThis())
