"""The server's own log: one JSON object a line on standard error. Tokens, names, chat and cards are never logged."""
from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = {"at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
                 "level": record.levelname.lower(), "from": record.name, "message": record.getMessage()}
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def start_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "httpx", "asyncio"):
        logging.getLogger(name).setLevel("WARNING")
