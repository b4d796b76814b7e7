"""What a player asked for cannot be done, and why: in plain words."""
from __future__ import annotations

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.protocol import Reason


class Refusal(CrownlandsError):
    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason: Reason = reason
