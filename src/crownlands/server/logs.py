"""The server's own log: one JSON object a line on standard error. Tokens, names, chat and cards are never logged.

A log that somebody outside can fill is no log: what repeats itself is told once, and then how often."""
from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Dict, List, Set, TextIO, Tuple

if TYPE_CHECKING:
    Stream = logging.StreamHandler[TextIO]
else:
    Stream = logging.StreamHandler

LEVELS = ("debug", "info", "warning", "error")
WINDOW = 60.0                                    # seconds in which the same is told once
MOST_ALIKE = 20                                  # and so many that differ only in what they are about


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = {"at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
                 "level": record.levelname.lower(), "from": record.name, "message": record.getMessage()}
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


class Window:
    """Messages of one kind since the first of them."""

    def __init__(self, record: logging.LogRecord) -> None:
        self.last = record
        self.until = record.created + WINDOW
        self.told: Set[str] = set()
        self.untold = 0

    def add(self, record: logging.LogRecord) -> bool:
        """Whether it is told."""
        self.last = record
        text = record.getMessage()
        if text in self.told or len(self.told) >= MOST_ALIKE:
            self.untold += 1
            return False
        self.told.add(text)
        return True

    def summary(self) -> logging.LogRecord:
        last = self.last
        return logging.LogRecord(last.name, last.levelno, last.pathname, last.lineno, "%s (such messages: %d more)",
                                 (last.getMessage(), self.untold), None)


class Folding(logging.Filter):
    """Lets a message through that is not a repetition."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: Dict[Tuple[str, int, str], Window] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, record.levelno, str(record.msg))
        if key not in self.windows:
            self.windows[key] = Window(record)
        return self.windows[key].add(record)

    def ended(self, now: float) -> List[logging.LogRecord]:
        """What there is to tell of windows that are over."""
        over = [key for key, window in list(self.windows.items()) if window.until <= now]
        windows = [self.windows.pop(key) for key in over]
        return [window.summary() for window in windows if window.untold]


class Journal(Stream):
    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(JsonLines())
        self.folding = Folding()
        self.addFilter(self.folding)

    def tell_ended(self, now: float) -> None:
        """To be called now and then."""
        for record in self.folding.ended(now):
            self.emit(record)


def start_log(level: str) -> Journal:
    handler = Journal()
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "httpx", "asyncio"):
        logging.getLogger(name).setLevel("WARNING")
    return handler
