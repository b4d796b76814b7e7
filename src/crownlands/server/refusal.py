"""What a player asked for cannot be done, and why: in plain words."""
from __future__ import annotations

from functools import cache
from typing import Dict, Union

from crownlands.kernel.errors import CrownlandsError
from crownlands.locale import Words
from crownlands.server.protocol import Reason

Facts = Dict[str, Union[int, str]]


def one_line(text: str) -> str:
    """What is told to a client: what it sent may stand in it, and have more lines."""
    return " ".join(text.split())[:500]


@cache
def words() -> Words:
    return Words("en")


class Refusal(CrownlandsError):
    """`why` and the facts name the sentence in the catalogue, so that a page can say it in its own language; what it
    says itself is for programs."""

    def __init__(self, reason: Reason, why: str, detail: str = "", **facts: Union[int, str]) -> None:
        super().__init__(why, **facts)
        self.reason: Reason = reason
        self.told: Facts = facts                 # as JSON has them
        self.detail = detail

    def __str__(self) -> str:
        sentence = words().say(f"refused-{self.why}", **self.facts)
        return f"{sentence} {self.detail}" if self.detail else sentence
