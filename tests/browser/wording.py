"""What the page says, from its own catalogue: tests look for things by the words that people see and hear."""
from __future__ import annotations

import re
from typing import Any, Dict, List

from crownlands.locale import Words
from crownlands.locale.catalogue import page_catalogue
from crownlands.locale.sentences import Sentences, messages

Json = Dict[str, Any]


class PageWords(Words):
    """The sentences of the page."""

    def __init__(self, language: str = "en") -> None:
        self.speak(language)

    def speak(self, language: str) -> None:
        """From now on; whoever has imported `say` says it in that language."""
        self.language = language
        self.isolating = True
        self.bundle = Sentences(language)
        self.used = {}
        self.bundle.add(messages(page_catalogue(language)))


WORDS = PageWords()
say = WORDS.say


def any_of(*sentences: str) -> re.Pattern[str]:
    """One of these, and nothing else."""
    return re.compile("|".join(f"^{re.escape(sentence)}$" for sentence in sentences))


# ---- dominoes
def square_name(square: Json) -> str:
    return say("dominoes-square", terrain=say(f"terrain-{square['terrain']}"), crowns=square["crowns"])


def place_name(x: int, y: int) -> str:
    return say("dominoes-where", columns=abs(x), rows=abs(y), across="none" if x == 0 else "east" if x > 0 else "west",
               down="none" if y == 0 else "south" if y > 0 else "north")


def laid_name(squares: List[Json], x: int, y: int, direction: str) -> str:
    first, second = (square_name(square) for square in squares)
    return say("dominoes-laid", first=first, second=second, place=place_name(x, y),
               direction=say(f"direction-{direction}"))
