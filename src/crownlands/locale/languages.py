"""Which languages there are, and which one is spoken: the one that was asked for, else that of the system."""
from __future__ import annotations

import locale
import os
from collections.abc import Iterable, Mapping
from typing import Dict, List, Optional

# What players can choose from. A language joins when nothing is missing in its catalogue: see docs/translate.md.
OFFERED = ("en", "pl", "pl-games_factory", "cs", "he")
# Each by its own name. What follows a hyphen is a file of names that replace those of the language: another edition's.
LANGUAGES: Dict[str, str] = {
    "en": "English",
    "pl": "Polski",
    "pl-games_factory": "Polski (Games Factory)",
    "cs": "Čeština",
    "he": "עברית",
}
RIGHT_TO_LEFT = ("he",)
WITH_COMMA = ("pl", "cs")                        # before the decimals, where others have a point
FIRST = "en"                                     # the language that the others are translated from
SETTING = "CROWNLANDS_LANG"
OLDER_CODES = {"iw": "he"}                       # what some systems still call them

_asked_for: List[str] = []


class UnknownLanguage(LookupError):
    """There is no such language, or it is not offered yet. Told like an error of ours: see `Words.error`."""

    why = "no-words"

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no words in {language!r}: languages are {', '.join(OFFERED)}")
        self.facts = {"language": repr(language), "languages": OFFERED}


def folder_of(language: str) -> str:
    """The folder of its catalogue, which is also the language's own code: `pl` of `pl-games_factory`."""
    return language.partition("-")[0]


def direction(language: str) -> str:
    return "rtl" if folder_of(language) in RIGHT_TO_LEFT else "ltr"


def separator(language: str) -> str:
    """What stands before the decimals of a number."""
    return "," if folder_of(language) in WITH_COMMA else "."


def of_page(language: str) -> str:
    """What the `html` of a page in that language says of it."""
    return f'lang="{folder_of(language)}" dir="{direction(language)}"'


def offered(tag: str) -> Optional[str]:
    """The language that a tag means, such as `pl_PL.UTF-8` or `he-IL`, if it is offered."""
    if tag in OFFERED:
        return tag
    code = tag.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    code = OLDER_CODES.get(code, code)
    return code if code in OFFERED else None


def first_offered(tags: Iterable[str]) -> str:
    return next((found for found in map(offered, tags) if found), FIRST)


def accepted(header: str) -> str:
    """The best one for a browser, by its `Accept-Language`: `pl, en;q=0.5`."""
    wishes = [wish.partition(";") for wish in header.split(",")]
    return first_offered(tag.strip() for tag, _, weight in sorted(wishes, key=lambda wish: -weight_of(wish[2])))


def weight_of(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0


def speak(language: str) -> None:
    """From now on, unless another language is named."""
    found = offered(language)
    if found is None:
        raise UnknownLanguage(language)
    _asked_for[:] = [found]


def spoken() -> str:
    """The language that was asked for, or that of the system; English where that one is not offered."""
    return _asked_for[0] if _asked_for else first_offered(of_the_system(os.environ))


def of_the_system(environment: Mapping[str, str]) -> List[str]:
    names = (SETTING, "LC_ALL", "LC_MESSAGES", "LANG")
    told = [environment[name] for name in names if environment.get(name)]
    return told or [locale.getlocale()[0] or FIRST]                        # Windows has no such variables
