"""The kinds of question, and the text ids of their options."""
from __future__ import annotations

from typing import Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominoes.kingdom import DIRECTIONS

ASK_CLAIM: Final = 0
ASK_PLACE: Final = 1
ASK_TAX: Final = 2
ASK_BUILD: Final = 3
ASK_BURN: Final = 4
PROMPTS: Final[Tuple[str, ...]] = ("claim", "place", "tax", "build", "burn")
HALVES: Final[Tuple[str, ...]] = ("first", "second")

# answers: the number of a domino; direction * 64 + spot; a half; slot * 64 + square; a slot; or one of these
DISCARD: Final = 1000
DONE: Final = 1001

# an entry of the log: the answer, the kind of question, and for a square its coordinates
ANSWER_MASK: Final[i64] = 0x3FF
KIND_SHIFT: Final = 10
X_SHIFT: Final = 16
Y_SHIFT: Final = 24
MIDDLE: Final = 100                              # added to coordinates, so that they are not negative


def option_text(kind: i64, answer: i64, x: i64, y: i64) -> str:
    """The id of an option; x and y where it concerns a square."""
    if answer == DONE:
        return "done"
    if answer == DISCARD:
        return "discard"
    if kind == ASK_CLAIM:
        return f"claim:{answer}"
    if kind == ASK_PLACE:
        return f"place:{x},{y},{DIRECTIONS[answer >> 6]}"
    if kind == ASK_TAX:
        return "tax:" + HALVES[answer]
    if kind == ASK_BUILD:
        return f"build:{answer >> 6},{x},{y}"
    return f"burn:{answer}"


def entry_text(entry: i64) -> str:
    """The id of the option that an entry of the log holds."""
    x = (entry >> X_SHIFT & 0xFF) - MIDDLE
    y = (entry >> Y_SHIFT & 0xFF) - MIDDLE
    return option_text(entry >> KIND_SHIFT & 7, entry & ANSWER_MASK, x, y)


def numbers_in(id: str) -> List[str]:
    """The parts of an option's id after its verb."""
    return id.partition(":")[2].split(",")
