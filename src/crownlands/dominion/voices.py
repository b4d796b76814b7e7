"""What cards say about a moment, and the order of several things that happen at the same time."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import VOICE, Argument, Part, card_of, number
from crownlands.dominion.cards import NAME_NUMBERS, TALLIES, Text, Voice
from crownlands.dominion.effect import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECTS,
    MOST_PLACES,
    NO_PLACE,
    PLACE_SHIFT,
    SEAT_SHIFT,
    Effect,
    word,
)
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_GAIN_ALSO, ASK_NEXT, MAY_DONE
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import DISCARD

if TYPE_CHECKING:
    from crownlands.dominion.stack import Stack

VOICES: Final[List[Voice]] = []                  # by number
VOICE_BITS: Final = 10
VOICE_MASK: Final = 0x3FF
MOST_ABOUT: Final = 0xFFF


class Speak(Effect):
    """A card says something about a moment; x = voice | the card, or what was overpaid for it << VOICE_BITS, and where
    the card lies if that may be moved."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then_about(VOICES[x & VOICE_MASK].code, me, self.about(x))

    def about(self, x: i64) -> i64:
        return x >> VOICE_BITS if VOICES[x & VOICE_MASK].moves_it else x >> VOICE_BITS & MOST_ABOUT

    def speaker(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[VOICES[x & VOICE_MASK].speaker]

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        code = VOICES[x & VOICE_MASK].code
        for i in range(i64(len(code))):
            effect = EFFECTS[code[i] & EFFECT_MASK]
            argument = code[i] >> ARGUMENT_SHIFT
            if effect.applies(state, me, argument | self.about(x) if effect.about_it else argument):
                return True
        return False

    def place_shift(self, x: i64) -> i64:
        return VOICE_BITS + PLACE_SHIFT if VOICES[x & VOICE_MASK].moves_it else NO_PLACE

    def is_indifferent(self, x: i64) -> bool:
        return VOICES[x & VOICE_MASK].indifferent


class ChooseNext(Effect):
    """Several things happen to a player at the same time; x = how many of the frames beneath. The player chooses which
    comes next, and again among the rest. What a card does in two parts is one of them."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.bits_in(self.speakers(state, x)) > 1:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        """While the question is open its own frame is on top."""
        state.offer(me, ASK_NEXT, self.speakers(state, x))

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x < state.stack_size and self.speakers(state, x) != 0

    def speakers(self, state: Stack, x: i64) -> i64:
        """The cards whose turn it could be."""
        mask: i64 = 0
        top = state.stack_size - 1
        if state.stack[top] & EFFECT_MASK == self.number:
            top -= 1
        for i in range(max(top - x + 1, 0), top + 1):
            card = self.speaker(state, i)
            if card != NOTHING:
                mask |= state.kingdom.bits[card]
        return mask

    def speaker(self, state: Stack, place: i64) -> i64:
        frame = state.stack[place]
        if not state.applies(frame):
            return NOTHING
        return EFFECTS[frame & EFFECT_MASK].speaker(state, frame >> ARGUMENT_SHIFT)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        i = state.stack_size - 1
        while self.speaker(state, i) != card:
            i -= 1
        chosen = state.stack[i]
        state.take_frame(i)
        if state.kingdom.in_parts >> card & 1:
            lowest = state.stack_size - x + 1
            i -= 1
            while i >= lowest and (self.speaker(state, i) != card or (state.stack[i] ^ chosen) & EFFECT_MASK == 0):
                i -= 1
            if i >= lowest:
                part = state.stack[i]
                state.take_frame(i)
                state.then(choose_next, me, x - 2)
                state.push(part)
                state.push(chosen)
                return
        state.then(choose_next, me, x - 1)               # right below what was chosen, which takes the place above it
        state.push(chosen)


class GainAlso(Effect):
    """Charm; x = the card that is bought, or in the later wording gained: another of the same price may be gained."""

    def speaker(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[NAME_NUMBERS["charm"]]

    def others(self, state: Stack, x: i64) -> i64:
        return state.costing_exactly(state.price(x)) & ~state.kingdom.bits[x]

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        return self.others(state, x) != 0

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.others(state, x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN_ALSO, self.others(state, x), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return [("gain-also", {"who": who}, [])]


gain_also: Final = word(GainAlso(), card_of(0), needs=TALLIES)
speak: Final = word(Speak(), Argument([Part("voice", VOICE), Part("about", MOST_ABOUT, VOICE_BITS),
                                       Part("place", MOST_PLACES, VOICE_BITS + PLACE_SHIFT)]))
choose_next: Final = word(ChooseNext(), number("frames", 30))


def join_others(state: Stack, me: Player, number: i64, x: i64) -> i64:
    """If other things wait whose order the player chooses, the next copy waits with them, where the choice was; it is
    made when what this copy does is done. How many they are then; 0: nothing waits."""
    top = state.stack_size - 1
    if top < 0 or state.stack[top] & EFFECT_MASK != choose_next.number or state.stack[top] >> ARGUMENT_SHIFT == 0:
        return 0
    waiting = state.stack[top] >> ARGUMENT_SHIFT
    state.stack[top] = number | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT
    return waiting + 1
