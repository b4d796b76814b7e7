"""What is wrong, told to programs and to people. Of all the catalogue only the sentences of errors are read for it."""
from __future__ import annotations

from functools import cache
from typing import Any, Dict, Optional

from crownlands.locale import Words
from crownlands.locale.catalogue import ERRORS
from crownlands.locale.languages import FIRST, spoken


@cache
def words_of_errors(language: str, isolating: bool = False) -> Words:
    return Words(language, isolating, files=(ERRORS,))


def english(why: str, facts: Dict[str, Any]) -> str:
    """For programs."""
    return words_of_errors(FIRST).wrong(why, facts)


def told(error: object, language: Optional[str] = None) -> str:
    """For people, in the language that is spoken."""
    return words_of_errors(spoken() if language is None else language).error(error)


def on_page(error: Any, language: str) -> str:
    """On a screen that shows both directions; nothing where only English words for it are known."""
    words = words_of_errors(language, True)
    return words.error(error) if words.has(f"wrong-{error.why}") else ""
