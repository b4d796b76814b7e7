"""Lessons: a game on a real table with a prepared deal, the same for everybody. What is explained there, and when, the
page knows (`web/src/learning/lessons.ts`)."""
from __future__ import annotations

from typing import Any, Dict, Final, Literal

from litestar import Response, post
from msgspec import Struct

import crownlands
from crownlands.kernel.game import Game
from crownlands.kernel.state import State
from crownlands.server.config import Config, Name
from crownlands.server.desk import Desk
from crownlands.server.lobby import AnyRequest, NewSeat, Seated, make_table

OPPONENT: Final = "beginner"
Lesson = Literal["dominion", "kingdomino", "queendomino"]

# the first hand has Actions that help each other and leads to a Gold; then the opponent's Militia; four Provinces make
# it a short game
DOMINION: Final[Dict[str, Any]] = {
    "seats": 2, "kingdom": "b2_first_game", "ask_forced": True, "supply": {"province": 4}, "turn": {"seat": 0},
    "players": [
        {"hand": ["village", "smithy", "copper", "copper", "estate"],
         "deck": ["estate", "silver", "copper", "copper", "silver", "copper", "copper", "copper", "estate"]},
        {"hand": ["militia", "copper", "copper", "copper", "estate"],
         "deck": ["copper", "copper", "copper", "copper", "estate", "estate"]}]}
# the opponent begins, so that both kings of the player are asked for one after the other
DEALS: Final[Dict[str, str]] = {
    "kingdomino": "kingdomino:4 kingdomino:19 kingdomino:41 kingdomino:42 king:1",
    "queendomino": "building:queens_tower building:sawmill building:small_tavern building:bakery building:fishmonger "
                   "building:foundry building:sawmill "
                   "queendomino:8 queendomino:26 queendomino:27 queendomino:34 king:1"}


class BeginLesson(Struct, forbid_unknown_fields=True):
    lesson: Lesson
    name: Name


def lesson_table(lesson: Lesson) -> Config:
    game: Game[State] = crownlands.game(lesson)
    if lesson == "dominion":
        record = game.position(DOMINION).record()
    else:
        record = {**game.start(seats=2, ask_forced=True).record(), "deal": DEALS[lesson]}
    kingdom = DOMINION["kingdom"] if lesson == "dominion" else None          # for the game after it
    return Config(lesson, kingdom=kingdom, record=record, lesson=lesson)


@post("/api/lessons")
async def begin_lesson(request: AnyRequest, desk: Desk, data: BeginLesson) -> Response[Seated]:
    """Sit down at the table of a lesson, against a bot that plays as a beginner."""
    seats = [NewSeat(data.name), NewSeat(bot=OPPONENT)]
    return await make_table(request, desk, lesson_table(data.lesson), seats, True)


HANDLERS = [begin_lesson]
