"""A question that is put to the person: the prompt, the options, and what each of them may be called."""
from __future__ import annotations

from collections.abc import Mapping
from typing import List, Optional, Union

from rich.text import Text

Label = Union[str, Text]


class Question:
    """`ids`, `labels`, `shown`, `names` and `keys` go together."""

    short: Mapping[str, str] = {}                # what may be typed for an id, if that is offered

    def __init__(self, name: str, ids: List[str]) -> None:
        self.name = name
        self.ids = ids
        self.labels: List[str] = []              # in words
        self.shown: List[Label] = []             # in the list
        self.cut: Optional[int] = None           # so many of the list are shown until all are asked for
        self.prompt: Label = ""
        self.reminder: List[str] = []
        self.keys = list(range(1, len(ids) + 1))         # the number to type for each
        self.names: List[List[str]] = []         # whatever each may be called, the shortest last

    def find(self, typed: str) -> Optional[int]:
        """Which option is meant by something that is no name; None: it is none, or a name."""
        return None
