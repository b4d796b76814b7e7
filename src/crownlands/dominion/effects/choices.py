"""Instructions made of instructions: what each other player does, and choosing between several."""
from __future__ import annotations

from typing import Dict, Final, List, Union

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.arguments import AS_PROGRAM, Argument, Part
from crownlands.dominion.cards import Text
from crownlands.dominion.effects.words import instruction, text_of
from crownlands.dominion.questions import ASK_CHOOSE, CHOICES
from crownlands.dominion.stack import PROGRAMS, Effect, Program, Stack, register
from crownlands.dominion.table import Player
from crownlands.kernel.event import EVERYBODY


class EachOther(Effect):
    """x = program. In turn order, each whom the Attack (if it is one) affects."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        code = PROGRAMS[x].code
        for seats in range(1, state.seats):
            other = state.left_of(me, seats)
            if not state.is_immune(other):
                state.then_program(code, other)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def text(self, x: i64, who: str) -> List[Text]:
        return text_of([int(word) for word in PROGRAMS[x].code], "others")


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
        queue_choice(state, me, x, chosen)

    def text(self, x: i64, who: str) -> List[Text]:
        return choices_text("choose-one", x, who)


class ChooseTwo(Effect):
    """x = program | (first choice + 1) << 16. Both are fixed, and different, before either is done."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        for choice in PROGRAMS[x & 0xFFFF].choices:
            if choice.choice + 1 != x >> 16:
                offered |= state.kingdom.bits[choice.choice]
        state.offer(me, ASK_CHOOSE, offered)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & 0xFFFF].choices) > 0

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        first = (x >> 16) - 1
        return first < 0 or any(choice.choice == first for choice in PROGRAMS[x & 0xFFFF].choices)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        program = x & 0xFFFF
        if x == program:
            state.ask(self, me, program | (chosen + 1) << 16)
        else:
            queue_choice(state, me, program, (x >> 16) - 1)
            queue_choice(state, me, program, chosen)

    def text(self, x: i64, who: str) -> List[Text]:
        return choices_text("choose-two", x & 0xFFFF, who)


def queue_choice(state: Stack, me: Player, program: i64, chosen: i64) -> None:
    """Queue what a choice leads to."""
    if state.listener is not None:
        state.tell("choose", me.seat, {"choice": CHOICES[chosen]}, {}, EVERYBODY)
    for choice in PROGRAMS[program].choices:
        if choice.choice == chosen:
            state.then_program(choice.code, me)


def choices_text(id: str, program: i64, who: str) -> List[Text]:
    parts = [text_of([int(word) for word in choice.code], who) for choice in PROGRAMS[program].choices]
    return [(id, {"who": who}, parts)]


PROGRAM: Final = Part("program", 0xFFFF)
FIRST_CHOICE: Final = Part("the choice made first + 1", len(CHOICES), 16, asking=True)
EACH_OTHER: Final[i64] = register("each_other", EachOther(), Argument([PROGRAM], AS_PROGRAM))
CHOOSE_ONE: Final[i64] = register("choose_one", ChooseOne(), Argument([PROGRAM], AS_PROGRAM))
CHOOSE_TWO: Final[i64] = register("choose_two", ChooseTwo(), Argument([PROGRAM, FIRST_CHOICE], AS_PROGRAM))


def add_program(program: Program) -> int:
    PROGRAMS.append(program)
    return len(PROGRAMS) - 1


def program_of(code: List[int], choice: int = -1) -> Program:
    return Program(vec[i64]([i64(word) for word in code]), choice)


def each_other(*instructions: int) -> int:
    return instruction(EACH_OTHER, add_program(program_of(list(instructions))))


def choose(effect: int, choices: Dict[str, Union[int, List[int]]]) -> int:
    program = program_of([])
    for choice, code in choices.items():
        program.choices.append(program_of(code if isinstance(code, list) else [code], CHOICES.index(choice)))
    return instruction(effect, add_program(program))


def choose_one(**choices: Union[int, List[int]]) -> int:
    """Each choice has one of the names in questions.CHOICES."""
    return choose(CHOOSE_ONE, choices)


def choose_two(**choices: Union[int, List[int]]) -> int:
    return choose(CHOOSE_TWO, choices)
