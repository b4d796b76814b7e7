"""Texts of both directions in one sentence: each is kept to itself (Unicode's isolates), so that none jumbles
the other. The page does the same (web/src/lib/direction.ts); a terminal has its own ways, and is told nothing."""
from __future__ import annotations

import re

OPEN = "\N{FIRST STRONG ISOLATE}"                # the direction of what follows is its own
NUMBER = "\N{LEFT-TO-RIGHT ISOLATE}"             # it goes from left to right, also among Hebrew
CLOSE = "\N{POP DIRECTIONAL ISOLATE}"
APART = re.compile(f"[{NUMBER}{OPEN}][^{NUMBER}-{CLOSE}]*{CLOSE}")
OF_THE_OTHER = {"ltr": re.compile("[\u0590-\u05ff\u0600-\u06ff\ufb1d-\ufdff\ufe70-\ufeff]"),
                "rtl": re.compile("[A-Za-z\u00aa\u00ba\u00c0-\u024f\u0370-\u052f]")}
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
# with a sign, a currency, or of several parts: alone, digits find their way
BEFORE = rf"(?<![{NUMBER}\d.,:/–×+−±$])"
NUMBERS = re.compile(rf"{BEFORE}(?:[+−±×]\$?|\$)\d(?:[\d.,]*\d)?%?|{BEFORE}\d[\d.,]*(?:[:/–×][\d.,]*\d)+"
                     rf"|{BEFORE}\d(?:[\d.,]*\d)?×")


def kept(text: str, direction: str) -> str:
    """What is put into a sentence of that direction: kept apart if it has letters of the other one."""
    return f"{OPEN}{text}{CLOSE}" if OF_THE_OTHER[direction].search(APART.sub("", text)) else text


def with_minus(text: str) -> str:
    """Numbers below zero have a minus, where a hyphen stands before them."""
    return HYPHEN.sub("\N{MINUS SIGN}", text)


def with_numbers(text: str) -> str:
    """A sentence from right to left, whose numbers are kept together."""
    return NUMBERS.sub(lambda number: f"{NUMBER}{number[0]}{CLOSE}", text)


def takes_prefix(text: str) -> bool:
    """Whether a word such as ו ("and") is written to it, as Hebrew does to its own words only: not to a name in other
    letters, a number or a sign."""
    return "א" <= text[:1] <= "ת"
