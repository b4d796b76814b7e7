"""An Attack and the Reactions to it; a card that is followed once more."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, Argument, Part
from crownlands.dominion.cards import ACTION, ATTACK, TREASURE
from crownlands.dominion.effect import IMMUNE_SHIFT, Effect, word
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_REACT, MAY_DONE
from crownlands.kernel.event import EVERYBODY

if TYPE_CHECKING:
    from crownlands.dominion.stack import Stack

AGAIN_SHIFT: Final = 7
AGAIN: Final = 1 << AGAIN_SHIFT                  # in the argument of play_card, above the card


ENCHANTED: Final = 1 << 8            # in an argument: the card does not do what it says


class Perform(Effect):
    """An Attack after the reactions to it: its frame on the stack is where immunity to it is kept, so Attacks nest."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & ENCHANTED:
            state.be_enchanted(me)
        else:
            state.perform(me, x)


class MayReact(Effect):
    """Another player has played an Attack: reveal Reactions, one at a time, any number, in any order."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and self.useful(state, me):
            state.ask(self, me)

    def useful(self, state: Stack, me: Player) -> i64:
        """Mask of the Reactions that could still do something. Being unaffected twice is nothing more."""
        immune = state.stack[state.frame_below(perform)] >> (IMMUNE_SHIFT + me.seat) & 1
        reactions = state.kingdom.reactions
        if state.kingdom.large_hands and me.hand.size < 5:
            reactions &= ~state.kingdom.large_hands
        return reactions & ~state.kingdom.shields if immune else reactions

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_REACT, self.useful(state, me), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.show(me, card)
        state.then_about(state.kingdom.cards[card].reaction, me, card)
        state.then(may_react, me)                        # and may react again


class PlayCard(Effect):
    """Follow a card that is in play; x = card | AGAIN if that happens not for the first time."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = x & ~AGAIN
        if x & AGAIN and state.listener is not None:
            state.tell("again", me.seat, {"card": state.kingdom.ids[card]}, {}, EVERYBODY)
        state.resolve(me, card, state.slot())


perform: Final = word(Perform(), Argument([Part("card", CARD_NUMBER), Part("enchanted", 1, 8)], ATTACK))
may_react: Final = word(MayReact(), above=("may_react", "perform"), in_turn=True)
play_card: Final = word(PlayCard(), Argument([Part("card", CARD_NUMBER), Part("again", 1, AGAIN_SHIFT)],
                                              ACTION | TREASURE))
