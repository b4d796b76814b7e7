"""Bots that are slow, crash, eat memory or cheat never stall a table or the server; their seat says so."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

import crownlands
from crownlands.server import bots as thinking
from crownlands.server.bots import BotFailed, Bots
from crownlands.server.game import TableGame
from crownlands.server.settings import Settings
from house import House, Seating, live

NAMES = ("slow", "crashing", "wrong", "illegal", "hungry", "nosy")
OWN = ",".join(f"{name}=own_bots:{name.title()}" for name in NAMES)


@pytest.fixture(scope="module")
def bad_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), own_bots=OWN, bot_seconds=8, bot_megabytes=400)
    yield house
    house.close()
    assert "copper" not in house.logged()        # what a bot may choose among is its hand


@pytest.mark.parametrize("bot", ["slow", "crashing", "wrong", "illegal", "hungry"])
@live
async def test_a_bot_that_fails_loses_its_seat_and_nothing_else(bad_house: House, bot: str) -> None:
    table = bad_house.table("dominion", ["Anna", f"bot:{bot}"], piles=["smithy"])
    async with table.player(0) as anna:
        while anna.facts["seats"][1]["state"] != "failed":
            if len(anna.options) > 1:
                await anna.choose(anna.options[-1])
            else:
                await anna.receive()
        assert anna.facts["status"] == "running"
        await anna.send(type="give", seat=1, bot="big_money")
        await anna.until(lambda: anna.facts["seats"][1]["bot"] == "big_money")
        assert anna.facts["seats"][1]["state"] == "here"
        step = anna.step
        await anna.until(lambda: anna.step > step)           # the new bot moves


@live
async def test_a_bots_process_has_nothing_of_the_server(bad_house: House) -> None:
    table = bad_house.table("kingdomino", ["Anna", "bot:nosy"])
    async with table.player(0) as anna:
        await anna.play(lambda player: player.options[0])
        assert anna.facts["seats"][1]["state"] == "here"


def test_bots_are_listed(bad_house: House) -> None:
    listed = bad_house.get("/api/bots")
    assert {"game": "dominion", "name": "slow", "idea": "", "piles": [], "author": ""} in listed
    assert {"big_money", "witch"} <= {bot["name"] for bot in listed if bot["game"] == "dominion"}
    unknown = bad_house.post("/api/tables", {"game": "dominion", "seats": [{"bot": "wich"}, {}]}, expect=400)
    assert "did you mean witch" in unknown["error"]
    bad_house.post("/api/tables", {"game": "dominion", "seats": [{"bot": "../secret.txt"}, {}]}, expect=400)


# ---- what a bot is asked about
def library_asks() -> crownlands.State:
    """Whether the Village on top is set aside, which its seat has seen."""
    return crownlands.game("dominion").position({
        "piles": ["library", "village"], "ask_forced": True, "pending": [{"effect": "draw_to_seven", "seat": 0}],
        "players": [{"hand": ["copper"], "deck": ["village"], "bag": ["estate"] * 9}, {}]})


@live
async def test_a_bot_in_a_position_is_asked_about_the_card_that_lies_there(bad_house: House) -> None:
    body = {"record": library_asks().record(), "seats": [{"bot": "random"}, {"name": "Anna"}]}
    made = bad_house.post("/api/import", body)
    async with Seating(bad_house, made["table"]["id"], {1: made["token"]}, made["token"]).player(1) as anna:
        await anna.until(lambda: len(anna.options) > 1)
        assert anna.facts["seats"][0]["state"] == "here"


@live
async def test_a_seat_whose_knowledge_cannot_be_told_to_its_bot_fails_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No position is known that is so: this one is made."""
    def broken(*_args: object) -> None:
        raise AssertionError("a card was seen where it cannot be")
    monkeypatch.setattr(thinking, "imagined", broken)
    with pytest.raises(BotFailed, match="AssertionError"):
        await Bots(Settings()).ask(library_asks(), "random", 1)


def test_what_a_bot_remembers_is_kept_between_its_questions() -> None:
    """However long the game is, each of its questions hears only what is new."""
    game = TableGame(crownlands.game("dominion").start(seats=2, piles=["smithy"], seed=1, ask_forced=True).record())
    thinking.imagined(game.state.copy(), 0, 1)
    log = game.state.log
    assert log is not None
    teller, first_event = log.teller, log.chronicle.events[0]
    for seed in range(60):
        state = game.state
        game.take(game.prepare(state.option_id(state.answers()[-1]), False, seed))
        thinking.imagined(game.state.copy(), 0, seed)
        assert game.state.log is log
        assert (log.teller, log.chronicle.events[0]) == (teller, first_event)    # nothing was played from the beginning
        assert log.memories[0][0] == game.state.log_size
