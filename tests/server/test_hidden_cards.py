"""What a seat or a spectator receives does not depend on what it may not know: nothing of it can be told apart from the
same game with other hidden cards, byte for byte, until the rules show the difference."""
from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, Dict, List, Optional

import pytest

import crownlands
from crownlands.kernel.state import State
from house import House, Json, Player, Seating, live
from twins import (
    make_step,
    requests_of,
    same_for_all_tables,
    seat_people,
    steps_made,
    steps_that_differ,
    twin_of,
    whole_game,
)

ATTACKS = ["militia", "moat", "witch", "cellar", "village", "bureaucrat"]
NAMES = ["Anna", "Ben"]
Traffic = Dict[Optional[int], List[Any]]         # by seat, None: the spectator's


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The table makes no choice by itself while a test runs: the players of the test make them all."""
    house = House(tmp_path_factory.mktemp("slow_house"), pace=3600, patience=3600)
    yield house
    house.close()
    assert '"level": "error"' not in house.logged(), house.logged()


# ---- whole games of Dominion
async def traffic_of(house: House, record: Json) -> Traffic:
    """Play a whole recorded game at a table; everything that each seat and a spectator received."""
    table = seat_people(house, {**record, "steps": [], "choices": 0, "result": None}, NAMES)
    watched: List[Optional[int]] = [0, 1, None]
    answers: Traffic = {seat: [] for seat in watched}
    async with AsyncExitStack() as stack:
        players = {seat: await stack.enter_async_context(table.player(seat)) for seat in watched}
        for player in players.values():
            await player.until(lambda player=player: player.view != {})          # type: ignore[misc]
        for number, text in enumerate(record["steps"]):
            await make_step(table, players, text)
            if number % 60 == 20:
                for seat in watched:
                    answers[seat] += await asyncio.to_thread(requests_of, table, token_of(table, seat))
                    async with table.player(seat) as again:                      # who comes later gets all of it
                        await again.until(lambda again=again: again.view != {})  # type: ignore[misc]
                        answers[seat] += again.received
        for player in players.values():
            await player.until(lambda player=player: player.over)                # type: ignore[misc]
            check_no_secret(table, player)
    assert table.replay()["record"] == record    # from the end on, all of it is open
    return {seat: [same_for_all_tables(one, table.id) if isinstance(one, str) else one
                   for one in [*answers[seat], *player.received]] for seat, player in players.items()}


def token_of(table: Seating, seat: Optional[int]) -> Optional[str]:
    return None if seat is None else table.tokens[seat]


def check_no_secret(table: Seating, player: Player) -> None:
    """No message holds what only another may know, or only the server."""
    for text in player.received:
        assert "eyJ" not in text
        assert all(token not in text for token in table.tokens.values())
        assert not re.search(r'[0-9a-f]{40}|"(deal|steps|record|seed|rng|holder|host|token|hand_cards)":', text)


@live
async def test_a_whole_game_of_attacks_looks_the_same_with_other_hidden_cards(slow_house: House,
                                                                             request: pytest.FixtureRequest) -> None:
    seed, tries = (11, 6000) if request.config.getoption("--long") else (1, 600)
    record = whole_game(ATTACKS, seed, 260)
    made = [step.split()[0] for step in record["steps"]]
    assert sum(choice in ("play:witch", "play:militia", "play:bureaucrat") for choice in made) >= 7
    assert made.count("reveal:moat") == 2
    watched: List[Optional[int]] = [0, 1, None]
    twins = {seat: twin_of(record, seat, 5, tries) for seat in watched}
    for twin in twins.values():
        assert steps_that_differ(record, twin) > len(made) // 3          # so long, cards lay elsewhere
    one, *others = await asyncio.gather(*(traffic_of(slow_house, game) for game in (record, *twins.values())))
    for seat, other in zip(watched, others, strict=True):
        assert len(one[seat]) > len(made)
        assert one[seat] == other[seat]
        assert any(one[each] != other[each] for each in watched)         # who knew more saw the difference


# ---- live, with the server's own chance
async def compare_until_something_shows(house: House, state: State, seat: int, rng: random.Random) -> List[str]:
    """Two tables, one with this state, one with another that the seat cannot tell from it. All choose alike: the seat
    and the spectator receive the same, until chance brings something or a card is shown. The steps that were made."""
    game = crownlands.game(state.game_name())
    records = [game.position(state.describe()).record(), state.redeal(seat, rng.randrange(1 << 40)).record()]
    tables = [await asyncio.to_thread(seat_people, house, record, NAMES) for record in records]
    async with AsyncExitStack() as stack:
        sides = [{viewer: await stack.enter_async_context(table.player(viewer)) for viewer in (0, 1, None)}
                 for table in tables]
        while True:
            for side in sides:
                for player in side.values():
                    await player.until(lambda player=player: player.view != {})  # type: ignore[misc]
            received = [[same_for_all_tables(text, table.id) for viewer in (seat, None)
                         for text in side[viewer].received] for table, side in zip(tables, sides, strict=True)]
            made, other = (steps_made(house, table.id) for table in tables)
            drawn = any(len(step.split()) > 1 for step in [*made[-1:], *other[-1:]])
            if received[0] != received[1]:
                assert drawn or shown(sides[0][seat]) != shown(sides[1][seat])
                return made
            asked = sides[0][None].view["decision"]
            if drawn or asked is None:
                return made
            option = rng.choice(sides[0][asked["seat"]].options)
            for side in sides:
                await side[asked["seat"]].choose(option)
            if sides[1][asked["seat"]].refused:
                assert asked["seat"] != seat     # the other hand does not hold that card, which the seat cannot know
                return steps_made(house, tables[0].id)
            for side in sides:
                for player in side.values():
                    await player.until(lambda player=player, leader=side[asked["seat"]]:
                                       player.step == leader.step)               # type: ignore[misc]


def shown(player: Player) -> List[Any]:
    """The cards and tiles that events showed to a player."""
    return [[event.get(name) for name in ("cards", "top", "card")] for event in player.events]


@pytest.mark.parametrize("top_visible", [True, False])
@live
async def test_queendomino_looks_the_same_whatever_chance_will_bring(slow_house: House, top_visible: bool) -> None:
    """A whole game; with the top of the stack face up, and face down."""
    rng = random.Random(7)
    state = crownlands.game("queendomino").start(seats=2, seed=3, ask_forced=True, stack_top_visible=top_visible)
    while not state.over:
        state.replay_steps(await compare_until_something_shows(slow_house, state, rng.randrange(2), rng))
    assert state.result is not None


@live
async def test_dominion_looks_the_same_until_a_card_is_shown(slow_house: House, request: pytest.FixtureRequest) -> None:
    """The moments of a game of attacks, each with the other's cards dealt again."""
    record = whole_game(ATTACKS, 50, 260)
    rng = random.Random(7)
    moments = range(5, len(record["steps"]), 2 if request.config.getoption("--long") else 60)
    for moment in moments:
        state = crownlands.game("dominion").replay({**record, "steps": record["steps"][:moment], "choices": moment,
                                                    "result": None})
        for seat in range(2):
            assert await compare_until_something_shows(slow_house, state, seat, rng) != []
