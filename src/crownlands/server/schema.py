"""The JSON schema of everything that the server and its clients say to each other: `python -m crownlands.server.schema
web/schema.json` writes it for the page, whose types are generated from it."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Dict

import msgspec

from crownlands.server import (
    book,
    books,
    catalogue,
    guests,
    hindsight,
    lessons,
    lobby,
    protocol,
    replays,
    reviewer,
    reviews,
    shapes,
    studies,
    today,
)
from crownlands.server.table import TableFacts

REQUESTS = (lobby.NewTable, lobby.Join, lobby.SeatBot, lobby.Rematch, replays.Fork, replays.Import, reviews.WantReview,
            today.PlayToday, lessons.BeginLesson, books.Code, books.Wish)
ANSWERS = (TableFacts, lobby.Seated, lobby.LobbyTable, catalogue.GameFacts, catalogue.BotFacts, catalogue.CardFacts,
           catalogue.Tiles, replays.Replay, hindsight.ReplayStep, hindsight.Points, reviewer.ReviewFacts,
           studies.StudyAnswer, today.DayDeal, guests.HouseFacts, book.Played, books.Book, books.PlayerPage,
           books.Moving)


def schema() -> Dict[str, Any]:
    tops: Any = [protocol.FromClient, protocol.FromServer, shapes.AnyView, shapes.Event, *REQUESTS, *ANSWERS]
    schemas, parts = msgspec.json.schema_components(tops, ref_template="#/$defs/{name}")
    parts.update(protocol.schema()["$defs"])
    parts["AnyView"] = schemas[2]
    parts["ReplayStep"]["properties"]["views"]["items"] = {"$ref": "#/$defs/AnyView"}
    parts["ReplayStep"]["properties"]["events"]["items"] = {"$ref": "#/$defs/Event"}
    return {"title": "Wire", "$defs": parts}


def main() -> None:
    Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=1) + b"\n")


if __name__ == "__main__":
    main()
