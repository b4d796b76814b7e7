"""What people may write: names and chat. Others have to see it, and it must not draw over what others wrote."""
from __future__ import annotations

import unicodedata

from crownlands.server.refusal import Refusal

MOST_MARKS = 4                                   # over, under and through one letter: no language needs more
JOINERS = "\u200c\u200d"                         # within words of Persian and Hindi, and within emoji
CHANGES_OF_DIRECTION = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"      # letters and symbols that are drawn as nothing
UNSEEN = ("Cf", "Cn", "Co", "Zl", "Zp")          # categories: format, no character, somebody's own, ends of lines


def is_visible(letter: str) -> bool:
    """Letters, numbers, punctuation and symbols; not spaces, nor marks that belong to a letter."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK


def check_text(text: str) -> None:
    """A line of chat."""
    if not any(map(is_visible, text)):
        raise Refusal("malformed", "blank")
    if any(letter in CHANGES_OF_DIRECTION for letter in text):
        raise Refusal("malformed", "turned-around")
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refusal("malformed", "marks", most=MOST_MARKS)


def check_name(name: str) -> None:
    """It stands among others' words, so more is asked of it."""
    check_text(name)
    if any(unicodedata.category(letter) in UNSEEN and letter not in JOINERS for letter in name):
        raise Refusal("malformed", "unseen")
