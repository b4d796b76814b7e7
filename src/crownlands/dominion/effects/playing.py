"""Playing other cards, and being unaffected by one."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, CARD_OR_NONE, Argument, Part
from crownlands.dominion.cards import MATS, Text
from crownlands.dominion.effect import IMMUNE_SHIFT, Effect, word
from crownlands.dominion.effects.discarding import discard_top_card
from crownlands.dominion.effects.words import IF_MAY, MAY, message
from crownlands.dominion.player import KEEPER_SHIFT, Player
from crownlands.dominion.questions import ASK_PLAY_FIRST, ASK_PLAY_IT, ASK_PLAY_THRICE, ASK_PLAY_TWICE, MAY_DONE
from crownlands.dominion.reactions import AGAIN, perform
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE, DISCARD, HAND, WAITING
from crownlands.kernel.event import EVERYBODY

OFTEN: Final = 3                                 # in an argument: how often, at most so many times


class PlaySeveralTimes(Effect):
    """Throne Room and King's Court; x = how often | MAY."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.actions):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        kind = ASK_PLAY_TWICE if x & OFTEN == 2 else ASK_PLAY_THRICE
        state.offer_hand(me, kind, state.kingdom.actions, MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.play_from(me, me.hand, card, HAND, state.this_card())
        slot = me.play.size
        if state.kingdom.keeps:                          # it stays as long as the card that it played
            me.play.cards[slot - 1] |= state.slot() << KEEPER_SHIFT
        state.follow(me, card, slot)
        for _time in range(1, x & OFTEN):
            state.follow(me, card | AGAIN, slot)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("play-action-twice" if x & OFTEN == 2 else "play-action-thrice", may=str(bool(x & MAY)))


class BeUnaffected(Effect):
    """As a reaction: the waiting Attack will pass over this player."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        attack = state.frame_below(perform)
        state.stack[attack] |= state.kingdom.bits[IMMUNE_SHIFT + me.seat]

    def text(self, x: i64, who: str) -> List[Text]:
        return message("be-unaffected")


class DiscardTopMayPlay(Effect):
    """Vassal; x = the discarded card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = discard_top_card(state, me)
        if top != NOTHING and state.kingdom.actions >> top & 1:
            state.ask(self, me, top)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.discard.size > 0 and me.discard.cards[me.discard.size - 1] == x \
            and state.kingdom.actions >> x & 1 != 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_PLAY_IT, 3, 0, x)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            state.put_in_play(me, me.discard.pop(), DISCARD, state.this_card())
            if state.listener is not None:
                state.tell_discard_top(me)
            state.follow(me, x, me.play.size)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-top-may-play")


class RevealToPlay(Effect):
    """Herald: an Action on top of the deck is played, anything else stays there."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = state.reveal_top(me, "reveal", EVERYBODY)
        if top == NOTHING:
            return
        if state.kingdom.actions >> top & 1:
            me.aside.remove(top)
            state.put_in_play(me, top, ASIDE, state.this_card())
            state.follow(me, top, me.play.size)
        else:
            state.put_back(me, me.aside, top, ASIDE, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("reveal-to-play")


class PlayFound(Effect):
    """Golem and Venture; x = a card that was found and waits + 1 | another + 1 << 7. They are played one after the
    other, in an order that the player chooses."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x >> FOUND_BITS:
            state.ask(self, me, x)
        else:
            self.play(state, me, x - 1)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        if x == 0 or WAITING not in state.kingdom.mats:
            return False
        waiting = vec[i64]([0] * int(state.kingdom.count))
        state.mat(me, WAITING).count_into(waiting)
        while x:
            if x & 127 == 0 or waiting[(x & 127) - 1] == 0:
                return False
            waiting[(x & 127) - 1] -= 1
            x >>= FOUND_BITS
        return True

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_PLAY_FIRST, state.kingdom.bits[(x & 127) - 1] | state.kingdom.bits[(x >> FOUND_BITS) - 1])

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x >> FOUND_BITS != 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        first, second = x & 127, x >> FOUND_BITS
        self.play(state, me, card)
        state.then(play_found, me, second if first == card + 1 else first)

    def play(self, state: Stack, me: Player, card: i64) -> None:
        state.mat(me, WAITING).remove(card)
        state.put_in_play(me, card, WAITING, state.this_card())
        state.follow(me, card, me.play.size)


FOUND_BITS: Final = 7
A_CARD: Final = Argument([Part("card", CARD_NUMBER)])

PLAY_SEVERAL_TIMES: Final = word(PlaySeveralTimes(), Argument([Part("times", OFTEN), IF_MAY]))
reveal_to_play: Final = word(RevealToPlay())
be_unaffected: Final = word(BeUnaffected(), above=("may_react",))
discard_top_may_play: Final = word(DiscardTopMayPlay(), A_CARD)
play_found: Final = word(PlayFound(), Argument([Part("card", CARD_OR_NONE), Part("other", CARD_OR_NONE, FOUND_BITS)]),
                         needs=MATS)


def play_action_twice(may: bool = False) -> int:
    return PLAY_SEVERAL_TIMES(2 | (MAY if may else 0))


def play_action_thrice() -> int:
    return PLAY_SEVERAL_TIMES(3 | MAY)
