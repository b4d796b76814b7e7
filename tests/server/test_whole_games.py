"""Whole games over real WebSockets, by people-like clients and bots."""
from __future__ import annotations

import asyncio
from typing import Any, Dict, List, Optional

import pytest

import crownlands
from house import House, at_random, first, live, sensible, told

GAMES: List[Any] = [
    ("dominion", ["Anna", "bot:big_money"], {"kingdom": "b2_first_game"}),
    ("dominion", ["Anna", "Ben", "bot:militia"],
     {"kingdom": "b1_first_game", "options": {"counts_visible": "relaxed"}}),
    ("dominion", ["bot:witch", "bot:random"], {"piles": ["witch", "moat", "cellar"]}),
    ("kingdomino", ["Anna", "bot:greedy"], {"options": {"harmony": True}}),
    ("queendomino", ["Anna", "bot:full_greedy", "Ben"], {}),
    ("royal_wedding", ["bot:full_greedy", "Anna", "bot:random"], {}),
]


@pytest.mark.parametrize(("game", "seats", "setup"), GAMES)
@live
async def test_a_whole_game_is_played(house: House, game: str, seats: List[Optional[str]],
                                      setup: Dict[str, Any]) -> None:
    table = house.table(game, seats, **setup)
    players = [table.player(seat) for seat in table.tokens]
    spectator = table.player()
    for one in [*players, spectator]:
        await one.connect()
    policy = sensible(3) if game == "dominion" else at_random(3)
    await asyncio.gather(*(one.play(policy) for one in players), spectator.until(lambda: spectator.over))
    for one in [*players, spectator]:
        await one.disconnect()

    replay = table.replay()
    state = crownlands.game(game).replay(replay["record"])
    assert state.result is not None
    assert replay["table"]["result"] == {**state.result.describe(), "out": []}
    for one in [*players, spectator]:
        assert one.refused == []
        assert one.events == told(state, one.seat)           # each saw all of it, as its seat may
        assert one.view == state.view(one.seat)


@live
async def test_two_people_on_one_device_play(house: House) -> None:
    made = house.post("/api/tables", {"game": "dominion", "seats": [{"name": "Anna"}, {"name": "Ben"}],
                                      "piles": ["smithy"]})
    assert made["seats"] == [0, 1]
    table = house.table(seats=["Anna", None])                # another table, for its helper only
    table.id, table.tokens = made["table"]["id"], {0: made["token"], 1: made["token"]}
    async with table.player(0) as anna, table.player(1) as ben:
        await asyncio.gather(anna.play(first), ben.play(first))
    assert table.facts()["status"] == "over"
