"""What a player asked for cannot be done, and why: in plain words."""
from __future__ import annotations

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.protocol import Reason


def one_line(text: str) -> str:
    """What is told to a client: what it sent may stand in it, and have more lines."""
    return " ".join(text.split())[:500]


class Refusal(CrownlandsError):
    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason: Reason = reason
