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
PARTNER: Final = "steady"
Lesson = Literal["dominion", "kingdomino", "queendomino", "royal_wedding"]

# the first hand has Actions that help each other and leads to a Gold; then the opponent's Militia; four Provinces make
# it a short game
DOMINION: Final[Dict[str, Any]] = {
    "seats": 2, "kingdom": "b2_first_game", "ask_forced": True, "supply": {"province": 4}, "turn": {"seat": 0},
    "players": [
        {"hand": ["village", "smithy", "copper", "copper", "estate"],
         "deck": ["estate", "silver", "copper", "copper", "silver", "copper", "copper", "copper", "estate"]},
        {"hand": ["militia", "copper", "copper", "copper", "estate"],
         "deck": ["copper", "copper", "copper", "copper", "estate", "estate"]}]}
BUILDINGS: Final = ("building:queens_tower building:sawmill building:small_tavern building:bakery building:fishmonger "
                    "building:foundry building:sawmill ")
# with two, the opponent begins, so that both kings of the player are asked for one after the other; with four, the
# player does, who will have a town with crowns beside it
DEALS: Final[Dict[str, str]] = {
    "kingdomino": "kingdomino:4 kingdomino:19 kingdomino:41 kingdomino:42 king:1",
    "queendomino": f"{BUILDINGS}queendomino:8 queendomino:26 queendomino:27 queendomino:34 king:1",
    "royal_wedding": f"{BUILDINGS}queendomino:6 queendomino:8 queendomino:17 queendomino:22 queendomino:24 "
                     "queendomino:33 queendomino:36 queendomino:44 king:0"}


class BeginLesson(Struct, forbid_unknown_fields=True):
    lesson: Lesson
    name: Name


def lesson_table(lesson: Lesson) -> Config:
    game: Game[State] = crownlands.game(lesson)
    if lesson == "dominion":                     # the kingdom is for the game after it
        return Config(lesson, kingdom=DOMINION["kingdom"], record=game.position(DOMINION).record(), lesson=lesson)
    seats, teams = (4, {"teams": True}) if lesson == "royal_wedding" else (2, {})
    record = {**game.start(seats=seats, ask_forced=True, **teams).record(), "deal": DEALS[lesson]}
    return Config(lesson, seats, {**teams}, record=record, lesson=lesson)


@post("/api/lessons")
async def begin_lesson(request: AnyRequest, desk: Desk, data: BeginLesson) -> Response[Seated]:
    """Sit down at the table of a lesson, against bots that play as beginners; in a team, beside a better one."""
    bots = [PARTNER, OPPONENT, OPPONENT] if data.lesson == "royal_wedding" else [OPPONENT]
    seats = [NewSeat(data.name), *(NewSeat(bot=bot) for bot in bots)]
    return await make_table(request, desk, lesson_table(data.lesson), seats, True)


HANDLERS = [begin_lesson]
