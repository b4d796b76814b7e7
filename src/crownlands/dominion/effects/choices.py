"""Instructions made of instructions: what each other player does, and choosing between several."""
from __future__ import annotations

from typing import Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.arguments import NAME, Part
from crownlands.dominion.cards import NAME_NUMBERS, NAMES, Text
from crownlands.dominion.effect import ARGUMENT_SHIFT, PROGRAMS, Effect, word
from crownlands.dominion.effects.words import (
    PROGRAM_BITS,
    PROGRAM_MASK,
    Code,
    add_program,
    code_of,
    program,
    program_argument,
    program_of,
    program_text,
    spoken_of,
    text_of,
)
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import Player
from crownlands.dominion.questions import (
    ASK_CHOOSE,
    ASK_DISCARD_CURSE,
    ASK_DISCARD_ESTATE,
    ASK_SHOW_BANE,
    ASK_SHOW_GOLD,
    ASK_SHOW_PROVINCE,
    CHOICES,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import DISCARD
from crownlands.kernel.event import EVERYBODY


class EachOther(Effect):
    """x = program. In turn order, from the player whose turn it is, each whom the Attack (if it is one) affects."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        code = PROGRAMS[x].code
        for distance in range(state.seats):
            other = state.players[state.seat_after(state.turn_seat, distance)]
            if other.seat != me.seat and not state.is_immune(other):
                state.then_program(code, other)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def text(self, x: i64, who: str) -> List[Text]:
        return program_text(x, "others")


class EachOtherIf(Effect):
    """Soothsayer; x = program | a card's name << 16. In turn order each other player gains that card; then those who
    did, in turn order, follow the program."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for distance in range(1, state.seats):
            other = state.left_of(me, distance)
            if not state.is_immune(other):
                state.then(gain_then if state.kingdom.curses_at_once else gain_first, other, x)
        if not state.kingdom.curses_at_once:
            state.then(follow_gained, me, x & PROGRAM_MASK)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0

    def text(self, x: i64, who: str) -> List[Text]:
        return [("each-other-gains", {"who": "others", "cards": [NAMES[x >> PROGRAM_BITS]]},
                 [program_text(x & PROGRAM_MASK, "they")])]


class GainThen(Effect):
    """One of those players, where each goes on at once; x as there."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = state.kingdom.by_name[x >> PROGRAM_BITS]
        if card != NO_CARD and state.gain(me, card, DISCARD):
            state.then_program(PROGRAMS[x & PROGRAM_MASK].code, me)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0


class GainFirst(GainThen):
    """One of those players, where all gain first: who did is noted by what waits below."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = state.kingdom.by_name[x >> PROGRAM_BITS]
        if card != NO_CARD and state.gain(me, card, DISCARD):
            seat = state.kingdom.bits[ARGUMENT_SHIFT + PROGRAM_BITS + me.seat]
            state.stack[state.frame_below(follow_gained)] |= seat


class FollowGained(Effect):
    """Those who gained; x = program | mask of their seats << 16."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for distance in range(1, state.seats):
            other = state.left_of(me, distance)
            if x >> (PROGRAM_BITS + other.seat) & 1:
                state.then_program(PROGRAMS[x & PROGRAM_MASK].code, other)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0


class AboutEach(Effect):
    """x = program | with oneself << 16. The player decides about each other player whom the Attack affects: the effects
    of the program are about a seat."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        code = PROGRAMS[x & PROGRAM_MASK].code
        for distance in range(0 if x >> PROGRAM_BITS else 1, state.seats):
            other = state.left_of(me, distance)
            if not state.is_immune(other):
                state.then_about(code, me, other.seat)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0

    def text(self, x: i64, who: str) -> List[Text]:
        return program_text(x & PROGRAM_MASK, who)


class ChooseOne(Effect):
    """x = program, whose choices are the options. Any may be chosen, also one that cannot be carried out."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        for choice in PROGRAMS[x].choices:
            offered |= state.kingdom.bits[choice.choice]
        state.offer(me, ASK_CHOOSE, offered)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].choices) > 0

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        tell_choice(state, me, chosen)
        for choice in PROGRAMS[x].choices:
            if choice.choice == chosen:
                state.then_program(choice.code, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return choices_text("choose-one", x, who)


class ChooseSeveral(Effect):
    """x = program | mask of the choices made << 16 | how many more to make << 32. All are fixed, and different, before
    any is done; they are done in the order in which the card names them."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        for choice in PROGRAMS[x & PROGRAM_MASK].choices:
            if not x >> (PROGRAM_BITS + choice.choice) & 1:
                offered |= state.kingdom.bits[choice.choice]
        state.offer(me, ASK_CHOOSE, offered)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].choices) > 0

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        tell_choice(state, me, chosen)
        x |= state.kingdom.bits[PROGRAM_BITS + chosen]
        if x >> MORE_SHIFT:
            state.ask(self, me, x - (1 << MORE_SHIFT))
            return
        for choice in PROGRAMS[x & PROGRAM_MASK].choices:
            if x >> (PROGRAM_BITS + choice.choice) & 1:
                state.then_program(choice.code, me)

    def text(self, x: i64, who: str) -> List[Text]:
        more = x >> MORE_SHIFT
        for choice in range(CHOSEN_BITS):
            more += x >> (PROGRAM_BITS + choice) & 1
        return choices_text(("choose-one", "choose-two", "choose-three", "choose-four")[more], x & PROGRAM_MASK, who)


CHOSEN_BITS: Final = 16                          # those that may be chosen together come first among CHOICES
MORE_SHIFT: Final = 32


def tell_choice(state: Stack, me: Player, chosen: i64) -> None:
    if state.listener is not None:
        state.tell("choose", me.seat, {"choice": CHOICES[chosen]}, {}, EVERYBODY)


def choices_text(id: str, program: i64, who: str) -> List[Text]:
    parts = [text_of(code_of(choice), who) for choice in PROGRAMS[program].choices]
    return [(id, {"who": who}, parts)]


# what a hand may hold that is shown or discarded for something
ESTATE_DISCARDED: Final = 0
CURSE_DISCARDED: Final = 1
PROVINCE_SHOWN: Final = 2
BANE_SHOWN: Final = 3
GOLD_SHOWN: Final = 4
CONDITIONS: Final = ("discard_estate", "discard_curse", "show_province", "show_bane", "show_gold")
NEEDED: Final = ("estate", "curse", "province", "", "gold")
CONDITION_QUESTIONS: Final[vec[i64]] = vec[i64]([ASK_DISCARD_ESTATE, ASK_DISCARD_CURSE, ASK_SHOW_PROVINCE,
                                                 ASK_SHOW_BANE, ASK_SHOW_GOLD])


class IfOrElse(Effect):
    """x = program | condition << 16. The player may discard or show a certain card: then the first choice of the
    program happens, otherwise the second."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)
        else:
            self.answer(state, me, x, 0)

    def needed(self, state: Stack, x: i64) -> i64:
        condition = x >> PROGRAM_BITS
        if condition == BANE_SHOWN:
            return state.kingdom.bane
        return state.kingdom.by_name[NAME_NUMBERS[NEEDED[condition]]]

    def options(self, state: Stack, me: Player, x: i64) -> None:
        card = self.needed(state, x)
        can = card != NO_CARD and me.hand.find(card) >= 0
        state.offer(me, CONDITION_QUESTIONS[x >> PROGRAM_BITS], 3 if can else 1)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].choices) == 2

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            card = self.needed(state, x)
            if x >> PROGRAM_BITS < PROVINCE_SHOWN:
                state.pick(me, card)
                state.discard_aside(me)
            else:
                state.show(me, card)
        state.then_program(PROGRAMS[x & PROGRAM_MASK].choices[0 if yes else 1].code, me)

    def text(self, x: i64, who: str) -> List[Text]:
        id = CONDITIONS[x >> PROGRAM_BITS].replace("_", "-")
        choices = PROGRAMS[x & PROGRAM_MASK].choices
        return [(f"may-{id}", {"who": who}, [text_of(code_of(choice), spoken_of(who)) for choice in choices])]


EACH_OTHER: Final = word(EachOther(), program_argument())
ABOUT_EACH: Final = word(AboutEach(), program_argument(Part("with oneself", 1, PROGRAM_BITS)))
gain_then: Final = word(GainThen(), program_argument(Part("card", NAME, PROGRAM_BITS)))
gain_first: Final = word(GainFirst(), program_argument(Part("card", NAME, PROGRAM_BITS)),
                         above=("gain_first", "follow_gained"), in_turn=True)
follow_gained: Final = word(FollowGained(), program_argument(Part("seats", (1 << 6) - 1, PROGRAM_BITS)))
EACH_OTHER_IF: Final = word(EachOtherIf(), program_argument(Part("card", NAME, PROGRAM_BITS)))
CHOOSE_ONE: Final = word(ChooseOne(), program_argument())
CHOOSE_SEVERAL: Final = word(ChooseSeveral(), program_argument(
    Part("made", (1 << len(CHOICES)) - 1, PROGRAM_BITS, asking=True), Part("more", 3, MORE_SHIFT)))
IF_OR_ELSE: Final = word(IfOrElse(), program_argument(Part("condition", len(CONDITIONS) - 1, PROGRAM_BITS)))


def each_other(*instructions: int) -> int:
    return EACH_OTHER(program(list(instructions)))


def each_other_gains(card: str, *then: int) -> int:
    """And those who did, follow the rest."""
    return EACH_OTHER_IF(program(list(then)) | int(NAME_NUMBERS[card]) << PROGRAM_BITS)


def about_each_other(*instructions: int) -> int:
    return ABOUT_EACH(program(list(instructions)))


def about_each(*instructions: int) -> int:
    """Oneself too."""
    return ABOUT_EACH(program(list(instructions)) | 1 << PROGRAM_BITS)


def choices_of(choices: Dict[str, Code]) -> int:
    """Each choice has one of the names in questions.CHOICES."""
    made = program_of([])
    for choice, code in choices.items():
        made.choices.append(program_of(code, CHOICES.index(choice)))
    return add_program(made)


def choose_one(**choices: Code) -> int:
    return CHOOSE_ONE(choices_of(choices))


def choose_two(**choices: Code) -> int:
    return choose_several(2, **choices)


def choose_several(n: int, **choices: Code) -> int:
    return CHOOSE_SEVERAL(choices_of(choices) | n - 1 << MORE_SHIFT)


def if_or_else(condition: int, so: Code, otherwise: Code) -> int:
    made = program_of([])
    made.choices.extend((program_of(so), program_of(otherwise)))
    return IF_OR_ELSE(add_program(made) | condition << PROGRAM_BITS)


def may_discard_estate(so: Code, otherwise: Code) -> int:
    return if_or_else(ESTATE_DISCARDED, so, otherwise)


def unless_curse_discarded(*otherwise: int) -> int:
    return if_or_else(CURSE_DISCARDED, [], list(otherwise))


def may_show_province(so: Code, otherwise: Code) -> int:
    return if_or_else(PROVINCE_SHOWN, so, otherwise)


def may_show_gold(*so: int) -> int:
    return if_or_else(GOLD_SHOWN, list(so), [])


def unless_bane_shown(*otherwise: int) -> int:
    return if_or_else(BANE_SHOWN, [], list(otherwise))
