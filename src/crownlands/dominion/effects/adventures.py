"""The Journey token, the +1 Coin token on a pile, the -1 Card token, a purchase that everybody shares."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part, number
from crownlands.dominion.cards import COPPER, CURSE, LATER, SILVER, TALLIES, TOKENS, TRASHING, Text
from crownlands.dominion.effect import PROGRAMS, Effect, word
from crownlands.dominion.effects.gaining import gain_copy
from crownlands.dominion.effects.trashing import COUNT, TRASHED, TRASHED_SHIFT, trashed_in, with_trashed
from crownlands.dominion.effects.words import (
    Code,
    add_program,
    code_of,
    message,
    program_argument,
    program_of,
    text_of,
)
from crownlands.dominion.player import CARD, JOURNEY, MINUS_CARD, Player
from crownlands.dominion.questions import ASK_GAIN, ASK_TRAIN, ASK_TRASH_IN_PLAY, MAY_DONE
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import BUYING, GAINED_BUYING, NOTHING, PLAYING_TREASURES, PURCHASES
from crownlands.dominion.zones import ASIDE, DISCARD, PLAY
from crownlands.kernel.event import EVERYBODY


class TurnJourney(Effect):
    """Giant; x = program, whose first choice follows when the token comes to lie face down, the second face up."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        tokens = me.lasting.tokens
        tokens[JOURNEY] = 1 - tokens[JOURNEY]
        if state.listener is not None:
            state.tell("journey", me.seat, {"to": "down" if tokens[JOURNEY] else "up"}, {}, EVERYBODY)
        state.then_program(PROGRAMS[x].choices[0 if tokens[JOURNEY] else 1].code, me)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].choices) == 2

    def text(self, x: i64, who: str) -> List[Text]:
        down, up = [text_of(code_of(choice), who) for choice in PROGRAMS[x].choices]
        return [("turn-journey", {"who": who}, [down, up])]


class Trample(Effect):
    """Giant's victim; the top card is trashed if it costs 3 to 6, else discarded for a Curse."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = state.reveal_top(me, "reveal", EVERYBODY)
        if top != NOTHING and 3 <= state.price(top) <= 6:
            state.trash_from(me, me.aside, top, ASIDE)
            return
        state.discard_aside(me)
        state.gain(me, CURSE, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trample", who)


class GainForAll(Effect):
    """Messenger, if it is the first purchase of the turn; x = the most that the card may cost."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.tally[PURCHASES] == 1 and state.costing_up_to(x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, state.costing_up_to(x))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if state.gain(me, card, DISCARD):
            for distance in range(1, state.seats):
                state.then(gain_copy, state.left_of(me, distance), card)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-for-all", n=int(x))


class GainForAllLater(GainForAll):
    """Messenger in its later wording: it is the first card gained in its player's Buy phase."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        first = state.tally[GAINED_BUYING] == 1 and PLAYING_TREASURES <= state.phase <= BUYING
        if first and me.seat == state.turn_seat and state.costing_up_to(x):
            state.ask(self, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-for-all-later", n=int(x))


class Train(Effect):
    """Training: an Action pile of the Supply, also an empty one."""

    def piles(self, state: Stack) -> i64:
        piles: i64 = 0
        kingdom = state.kingdom
        for card in range(kingdom.count):
            if kingdom.actions >> kingdom.home[card] & 1 and not kingdom.beside >> card & 1:
                if (kingdom.home[card] == card and not kingdom.mixed_cards >> card & 1) or state.in_stock >> card & 1:
                    piles |= kingdom.bits[card]
        for place in range(len(state.mixed)):
            if state.mixed[place].cards.size == 0:
                piles |= kingdom.bits[kingdom.numbers[kingdom.mixed[place].kinds[0][0]]]
        return piles

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRAIN, self.piles(state))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.lasting.trained = state.kingdom.home[card] + 1
        if state.listener is not None:
            state.tell("train", me.seat, {"card": state.kingdom.ids[card]}, {}, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("train")


class TrashInPlay(Effect):
    """Bonfire; x = how many more | those trashed so far that say something about it."""

    def wanted(self, state: Stack, me: Player) -> i64:
        """Anything, or in the later wording Coppers."""
        return state.in_play(me) & (state.kingdom.bits[COPPER] if state.kingdom.bonfire_coppers else state.kingdom.all)

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & COUNT and self.wanted(state, me):
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_IN_PLAY, self.wanted(state, me), MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x & COUNT, me.play.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        slot = me.play.size
        while me.play.cards[slot - 1] & CARD != card:
            slot -= 1
        state.move_to_trash(me, state.leave_play(me, slot), PLAY)
        self.start(state, me, with_trashed(state, x - 1, card))

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x >> TRASHED_SHIFT:
            state.set_off(TRASHING, me, trashed_in(x))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-in-play", n=int(x & COUNT))


class TrashCoppersInPlay(TrashInPlay):
    """Bonfire in its later wording."""

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-coppers-in-play", n=int(x & COUNT))


class SilverPerSilver(Effect):
    """Raid: for each in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for _silver in range(state.count_in_play(me, SILVER)):
            state.then(gain_copy, me, SILVER)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("silver-per-silver")


class DrawOneLess(Effect):
    """The -1 Card token is put on the deck."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        me.lasting.tokens[MINUS_CARD] = 1
        if state.listener is not None:
            state.tell("token", me.seat, {"token": "minus_card", "count": 1}, {}, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("draw-one-less", who)


TURN_JOURNEY: Final = word(TurnJourney(), program_argument(), needs=TOKENS)
trample: Final = word(Trample())
gain_for_all: Final = word(GainForAll(), number("cost", 4), needs=TALLIES)
gain_for_all_later: Final = word(GainForAllLater(), number("cost", 4), needs=TALLIES)
train: Final = word(Train(), needs=LATER)
TRASH_IN_PLAY: Final = word(TrashInPlay(), Argument([Part("cards", 2), *TRASHED]))
TRASH_COPPERS_IN_PLAY: Final = word(TrashCoppersInPlay(), Argument([Part("cards", 2), *TRASHED]))
silver_per_silver: Final = word(SilverPerSilver())
draw_one_less: Final = word(DrawOneLess(), needs=TOKENS)


def trash_in_play(cards: int, coppers: bool = False) -> int:
    return TRASH_COPPERS_IN_PLAY(cards) if coppers else TRASH_IN_PLAY(cards)


def turn_journey(down: Code, up: Code) -> int:
    made = program_of([])
    made.choices.extend((program_of(down), program_of(up)))
    return TURN_JOURNEY(add_program(made))
