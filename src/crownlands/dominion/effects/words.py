"""How words of the vocabulary become a text, and programs inside an instruction."""
from __future__ import annotations

from typing import Any, Final, List, Union

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.arguments import PROGRAM, Argument, Part
from crownlands.dominion.cards import Text
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, PROGRAMS, Program

MAY: Final = 1 << 15                             # in an argument: the player may decline
IF_MAY: Final = Part("may", 1, 15)

PROGRAM_BITS: Final = 16                         # of an argument that begins with a program
PROGRAM_MASK: Final = 0xFFFF
A_PROGRAM: Final = Part("program", PROGRAM)

Code = Union[int, List[int]]


def message(id: str, who: str = "you", **arguments: Any) -> List[Text]:
    """One sentence of a card's text."""
    arguments["who"] = who
    return [(id, arguments, [])]


def text_of(code: List[int], who: str) -> List[Text]:
    """What a program says."""
    parts: List[Text] = []
    for word in code:
        for part in EFFECTS[word & EFFECT_MASK].text(word >> ARGUMENT_SHIFT, who):
            add_part(parts, part)
    return parts


def add_part(parts: List[Text], part: Text) -> None:
    """Gains that follow each other are one sentence, `Gain 4 Silvers`; and so is what is done twice."""
    id, arguments, _children = part
    if parts and part == parts[-1] and id != "gain":
        parts[-1] = ("twice", {"who": arguments["who"]}, [[part]])
        return
    if parts and id == "gain" and parts[-1][0] == "gain":
        before = parts[-1][1]
        if before["who"] == arguments["who"] and before["to"] == arguments["to"]:
            parts[-1] = (id, {**arguments, "cards": before["cards"] + arguments["cards"]}, [])
            return
    parts.append(part)


def code_of(program: Program) -> List[int]:
    return [int(word) for word in program.code]


def program_text(program: i64, who: str) -> List[Text]:
    return text_of(code_of(PROGRAMS[program]), who)


def spoken_of(who: str) -> str:
    """How a sentence goes on about those with whom it began."""
    return "they" if who == "others" else who


def followed_by(id: str, program: i64, who: str, **arguments: Any) -> List[Text]:
    """A sentence that holds what it leads to."""
    arguments["who"] = who
    return [(id, arguments, [program_text(program, spoken_of(who))])]


def program_argument(*parts: Part) -> Argument:
    return Argument([A_PROGRAM, *parts])


def listed(code: Code) -> List[int]:
    return code if isinstance(code, list) else [code]


def program_of(code: Code, choice: int = -1) -> Program:
    return Program(vec[i64]([i64(word) for word in listed(code)]), choice)


def add_program(program: Program) -> int:
    """The number by which an instruction names it."""
    PROGRAMS.append(program)
    return len(PROGRAMS) - 1


def program(code: Code) -> int:
    return add_program(program_of(code))
