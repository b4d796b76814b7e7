"""What people write: names in any spelling, and texts that are too long or too strange to be shown whole."""
from __future__ import annotations

from typing import Final

LONGEST: Final = 60                  # characters of somebody's text that a message repeats


def plain(text: str) -> str:
    """`Throne Room`, `throne-room` and `throne_room` are the same, and so are `King's Court` and `kings_court`."""
    for sign, instead in (("-", " "), ("_", " "), ("'", ""), ("\N{RIGHT SINGLE QUOTATION MARK}", "")):
        text = text.replace(sign, instead)
    return "_".join(text.lower().split())


def excerpt(text: str) -> str:
    """The text for a message: its beginning, if it is long, and nothing that could upset a terminal."""
    shown = "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:LONGEST]])
    return shown if len(text) <= LONGEST else shown + "…"
