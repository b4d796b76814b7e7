"""The catalogues: of each language a folder of .ftl files (Fluent), the same files in each."""
from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Dict, List

from crownlands.locale.languages import folder_of

# what terminal, server and page share
FOR_PEOPLE = ("advice", "cards", "dominion", "dominoes", "lab", "people", "refusals", "strategies")
FOR_THE_TERMINAL = ("terminal", "commands", "errors")
ERRORS = "errors"                                # what is wrong with a word, a file, a position: often read alone
OTHER_NAMES = "cards"                            # whose names those of another edition replace
HELP = "help"                                    # of the commands: read only where it is asked for
RULINGS = "page/rulings"                         # likewise: a quarter of all words, and most visitors look up none
# words of one letter, which in print do not end a line in that language: on the page they stay with the next word
NOT_LAST = {"pl": "aiouwz", "cs": "aikosuvz"}
NO_BREAK = "\u00a0"
NO_BREAK_HYPHEN = "\u2011"                       # Czech: je-li


def catalogue(language: str, name: str) -> str:
    """A file of a language's catalogue."""
    return files("crownlands.locale").joinpath(folder_of(language), f"{name}.ftl").read_text(encoding="utf-8")


def exists(language: str, name: str = OTHER_NAMES) -> bool:
    return files("crownlands.locale").joinpath(folder_of(language), f"{name}.ftl").is_file()


def names_of_page(language: str) -> List[str]:
    """The files that only the page needs."""
    own = files("crownlands.locale").joinpath(folder_of(language), "page")
    return sorted(f"page/{file.name.removesuffix('.ftl')}" for file in own.iterdir() if file.name.endswith(".ftl"))


def edition(language: str) -> List[str]:
    """The file with the names of another edition, if the language is spoken with those."""
    _, _, other = language.partition("-")
    return [other] if other else []


@cache
def read_catalogue(language: str, name: str) -> Dict[str, str]:
    """The messages of a file, as they are written."""
    from crownlands.locale.sentences import messages
    return messages(catalogue(language, name))


def page_catalogue(language: str) -> str:
    """Everything that the page in the browser says. What comes later replaces what came before."""
    return "\n".join([first_page_catalogue(language), page_file(language, RULINGS)])


def first_page_catalogue(language: str) -> str:
    """All of it but the rulings."""
    names = [*FOR_PEOPLE, *names_of_page(language)]
    sentences = [page_file(language, name) for name in names if name != RULINGS]
    return "\n".join([*sentences, *[catalogue(language, name) for name in edition(language)]])


def page_file(language: str, name: str) -> str:
    """A file as the page has it. Names are left as they are, because people type and paste them."""
    text, letters = catalogue(language, name), NOT_LAST.get(folder_of(language))
    if letters is None or name == OTHER_NAMES:
        return text
    text = re.sub(rf"(?<=[\s(„])([{letters}{letters.upper()}]) (?=[^\s=])", rf"\1{NO_BREAK}", text)
    return re.sub(r"(?<=\w)-(?=li\b)", NO_BREAK_HYPHEN, text)
