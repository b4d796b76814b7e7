"""How a word of the vocabulary becomes an instruction, and a text."""
from __future__ import annotations

from typing import Any, List

from crownlands.dominion.arguments import Part
from crownlands.dominion.cards import Text
from crownlands.dominion.stack import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS

MAY = 1 << 7                                     # in an argument: the player may decline
IF_MAY = Part("may", 1, 7)


def instruction(effect: int, x: int = 0) -> int:
    return effect | x << ARGUMENT_SHIFT


def message(id: str, who: str = "you", **arguments: Any) -> List[Text]:
    """One sentence of a card's text."""
    arguments["who"] = who
    return [(id, arguments, [])]


def text_of(code: List[int], who: str) -> List[Text]:
    """What a program says."""
    parts: List[Text] = []
    for word in code:
        parts.extend(EFFECTS[word & EFFECT_MASK].text(word >> ARGUMENT_SHIFT, who))
    return parts
