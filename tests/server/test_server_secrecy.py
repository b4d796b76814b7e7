"""What a seat or a spectator receives is what its seat may know, and nothing else."""
from __future__ import annotations

import asyncio
import itertools
import json
import time
from pathlib import Path
from typing import Any, Dict, List

import pytest

import crownlands
from house import PATIENCE, House, Player, at_random, live, sensible, told
from twins import seat_people

SEED = 11


def masked(text: str, table: str) -> str:
    """A message without what differs between tables by nature: its id, and when it was made."""
    message: Dict[str, Any] = json.loads(text)
    if "table" in message:
        message["table"]["created"] = 0
    return json.dumps(message).replace(table, "TABLE")


OF_THE_MOMENT = ("crownlands_writes_waiting", "crownlands_connections_open", "crownlands_connections_waited_for")


def figures(house: House) -> Dict[str, float]:
    """All that /metrics and /health say, but for how busy the disk and the door are at the moment."""
    with house.http() as http:
        lines = [line.split() for line in http.get("/metrics").text.splitlines() if not line.startswith("#")]
    told = {name: float(figure) for name, figure in lines if name not in OF_THE_MOMENT}
    return {**told, "unreadable": house.get("/health")["unreadable"]}


def quiet_figures(house: House) -> Dict[str, float]:
    """When those who left are gone."""
    end = time.monotonic() + PATIENCE
    while figures(house)["crownlands_connections"]:
        assert time.monotonic() < end
    return figures(house)


@pytest.mark.parametrize(("game", "setup"), [
    ("dominion", {"piles": ["militia", "moat", "cellar", "spy", "masquerade", "witch", "library"]}),
    ("queendomino", {"options": {"stack_top_visible": False}})])
@live
async def test_all_that_is_ever_received_is_the_seats_own_view(house: House, game: str, setup: Dict[str, Any]) -> None:
    """Every message, byte for byte, from what the engine shows that seat: its secrecy is proven in tests/laws."""
    table = house.table(game, ["Anna", "Ben"], **setup)
    watchers = [table.player(0), table.player(1), table.player(None)]
    for one in watchers:
        await one.connect()
    policies = [sensible(1), sensible(2)] if game == "dominion" else [at_random(1), at_random(2)]
    await asyncio.gather(*(one.play(policy) for one, policy in zip(watchers[:2], policies, strict=True)),
                         watchers[2].until(lambda: watchers[2].over))
    record = table.replay()["record"]
    for one in watchers:
        await one.disconnect()
        check_received(one, game, record)


def check_received(player: Player, game: str, record: Dict[str, Any]) -> None:
    rules = crownlands.game(game)
    facts: Dict[str, Any] = {}
    known = 0
    for text in player.received:
        message = json.loads(text)
        if message["type"] == "view":
            step = message["view"]["step"]
            part = {**record, "steps": record["steps"][:step], "choices": step}
            if step < len(record["steps"]):
                part.pop("result")
            state = rules.replay(part)
            events = told(state, player.seat)
            assert message == {"type": "view", "step": message["step"], "since": known, "events": events[known:],
                               "view": state.view(player.seat), "left": None}
            known = len(events)
        else:
            assert message["type"] in ("welcome", "table")
            facts = message["table"]
            assert set(facts) == {"id", "game", "status", "step", "seats", "options", "kingdom", "piles", "chat",
                                  "move_seconds", "hidden", "created", "offer", "result", "rematch", "rematch_origin",
                                  "origin", "forked_from", "shuffles_of", "problem", "advice", "watchers_chat"}
    assert facts["status"] == "over"


@live
async def test_redealt_hidden_cards_change_nothing_that_the_seat_receives(tmp_path: Path) -> None:
    """The same choices at two tables that differ only in what Anna cannot know: until chance or the rules show it, she
    receives the same, byte for byte. The server's figures grow alike."""
    house = House(tmp_path, seed=SEED, pace=3600)            # the table makes no choice by itself
    compared = 0
    for seed in range(6):
        state = crownlands.game("dominion").start(
            seats=2, piles=["militia", "moat", "cellar", "smithy"], seed=seed, ask_forced=True, first_player=0)
        for _choice in range(20 + seed * 7):
            state.choose(state.decision.options[0])          # type: ignore[union-attr]
        twins = (state.redeal(0, number) for number in itertools.count())
        twin = next(twin for twin in twins if twin.describe() != state.describe())
        received: List[List[str]] = []
        grown: List[Dict[str, float]] = []
        for origin in (state, twin):
            before = quiet_figures(house)
            # as a position, so that the tables agree in what they tell of the past
            record = crownlands.game("dominion").position(origin.describe()).record()
            table = seat_people(house, dict(record), ["A", "B"])
            async with table.player(0) as anna, table.player(None) as spectator:
                await anna.until(lambda anna=anna: anna.view != {})          # type: ignore[misc]
                await spectator.until(lambda spectator=spectator: spectator.view != {})      # type: ignore[misc]
                while anna.options and len(anna.received) < 12 and anna.view["turn"]["phase"] != "clean_up":
                    option = anna.options[0]
                    if not option.startswith(("play:copper", "play:silver", "play:gold", "play:treasures")):
                        break
                    await anna.choose(option)
                received.append([masked(text, table.id) for text in anna.received + spectator.received])
                grown.append({name: figure - before[name] for name, figure in figures(house).items()})
        least = min(map(len, received))
        assert received[0][:least] == received[1][:least]
        assert grown[0] == grown[1]
        assert grown[0]["crownlands_entries_total"] == grown[0]["crownlands_messages_total"] + 3     # two sat, it began
        assert grown[0]["crownlands_connections"] == 2
        compared += least
    assert compared > 20
    house.close()


@live
async def test_who_gave_up_a_seat_sees_only_what_a_spectator_sees(house: House) -> None:
    table = house.table("dominion", ["Anna", "Ben", "Cleo"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await anna.until(lambda: anna.view != {})
        await ben.until(lambda: ben.view != {})
        await ben.send(type="leave")
        await ben.until(lambda: ben.view["seat"] is None)
        assert all("hand" not in player for player in ben.view["players"])
        with house.http(table.tokens[1]) as http:
            assert http.get(f"/api/tables/{table.id}/seats").json() == []
