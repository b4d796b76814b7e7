"""A decision is data: a seat, a prompt, and options with stable text ids."""
from __future__ import annotations

from typing import Any, Dict, List, Optional


class Option:
    """One thing a seat may choose now. `index` is its place among the options, `id` its stable text."""

    def __init__(self, id: str, index: int) -> None:
        self.id: str = id
        self.index: int = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.id == other.id and self.index == other.index

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Decision:
    """Who must choose, what is asked (`prompt`, and `about` where it concerns one thing), and from what."""

    def __init__(self, seat: int, prompt: str, about: Optional[str], ids: List[str]) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.about: Optional[str] = about
        self.ids: List[str] = ids

    @property
    def options(self) -> List[Option]:
        return [Option(id, index) for index, id in enumerate(self.ids)]

    def describe(self) -> Dict[str, Any]:
        """As plain data."""
        return {"seat": self.seat, "prompt": self.prompt, "about": self.about, "options": list(self.ids)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.describe() == other.describe()

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt))

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.ids})"
