"""Names as people type them: in any language, with or without their accents; and the ids that they stand for."""
from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Dict, List

from crownlands.locale.catalogue import catalogue, edition, exists
from crownlands.locale.languages import FIRST, LANGUAGES, spoken

# the file that holds the names of a kind of thing
FILES = {"card": "cards", "kingdom": "cards", "building": "dominoes", "direction": "dominoes", "box": "dominion"}
WITHOUT_ACCENTS = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe"})
DROPPED = re.compile("['\"`\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}\N{HEBREW PUNCTUATION GERESH}"
                     "\N{HEBREW PUNCTUATION GERSHAYIM}]")


def folded(name: str) -> str:
    """`Sala Tronowa`, `sala-tronowa` and `sala_tronowa` are the same, and so are `Kuźnia` and `kuznia`."""
    letters = unicodedata.normalize("NFKD", DROPPED.sub("", name).casefold().translate(WITHOUT_ACCENTS))
    bare = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    return "_".join(re.findall(r"[^\W_]+", bare))


@cache
def names_in(language: str, kind: str) -> Dict[str, str]:
    """id: name. Read from the lines of the catalogue, which is quicker than all of Fluent."""
    files = [catalogue(language, name) for name in (FILES[kind], *edition(language))]
    return {id: name for text in files for id, name in re.findall(rf"^{kind}-(\w+) = (.+)$", text, re.MULTILINE)}


def languages_here() -> List[str]:
    """All that have a catalogue, the one that is spoken first."""
    return [language for language in dict.fromkeys([spoken(), FIRST, *LANGUAGES]) if exists(language)]


@cache
def ids_by_name(kind: str, *languages: str) -> Dict[str, List[str]]:
    found: Dict[str, List[str]] = {}
    for language in languages:
        own: Dict[str, List[str]] = {}
        for id, name in names_in(language, kind).items():
            own.setdefault(folded(name), []).append(id)
        found = {**own, **found}                 # what a name means in an earlier language counts
    return found


def ids_of(kind: str, typed: str) -> List[str]:
    """What has that name, in the first language that knows it: nothing, or more than one, may be."""
    return ids_by_name(kind, *languages_here()).get(folded(typed), [])


def names_of(kind: str, id: str) -> List[str]:
    """What it is called in all languages."""
    return list(dict.fromkeys(names[id] for names in (names_in(language, kind) for language in languages_here())
                              if id in names))
