"""The messages of one language, each read when it is first said: to read them all takes longer than most commands."""
from __future__ import annotations

import re
from typing import Any, Dict, List, Tuple

from fluent.runtime import FluentBundle, FluentResource

# a message begins at the edge of the page; what is indented belongs to it. None of ours is a term (`-name`)
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)(?:\.[\w-]+)?\s*\}")


def messages(text: str) -> Dict[str, str]:
    """What stands in a catalogue, by its id, as it is written."""
    starts = list(MESSAGE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start.group(1): text[start.start():end] for start, end in zip(starts, ends, strict=True)}


class Sentences:
    """A bundle of Fluent, with messages that wait to be read."""

    def __init__(self, language: str) -> None:
        self.fluent: Any = FluentBundle([language], use_isolating=False)
        self.written: Dict[str, str] = {}

    def add(self, written: Dict[str, str]) -> None:
        """What comes later replaces what came before, as long as that was not said."""
        self.written.update(written)

    def has_message(self, id: str) -> bool:
        return id in self.written

    def get_message(self, id: str) -> Any:
        """Also what it refers to is read, for Fluent looks that up by itself."""
        if not self.fluent.has_message(id) and id in self.written:
            text = self.written[id]
            self.fluent.add_resource(FluentResource(text))
            for name in REFERENCE.findall(text):
                self.get_message(name)
        return self.fluent.get_message(id)

    def format_pattern(self, pattern: Any, arguments: Dict[str, Any]) -> Tuple[Any, List[Exception]]:
        said: Tuple[Any, List[Exception]] = self.fluent.format_pattern(pattern, arguments)
        return said
