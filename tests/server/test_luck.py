"""What chance brings: never the same by itself, the same again for those who wish it."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, List, Optional

import pytest

from crownlands.server.config import Config
from crownlands.server.dealer import beginning
from crownlands.server.entries import CHOICE, START, UNDO
from crownlands.server.luck import Luck
from crownlands.server.requests import text_of
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.table import Table
from house import House, Player, Seating, live


@pytest.fixture(scope="module")
def lucky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose cards fall as they like."""
    with ExitStack() as stack:
        house = House(tmp_path_factory.mktemp("lucky"), seed=None)
        stack.callback(house.close)
        yield house


async def play(table: Seating, choices: int) -> List[str]:
    """Everybody takes the first of what they may choose, then one resigns: what happened, chance included."""
    async with table.player(0) as anna, table.player(1) as ben:
        for _choice in range(choices):
            player = await asked(anna, ben)
            await player.choose(player.options[0])
        await asked(anna, ben)
        await anna.send(type="resign")
        await anna.until(lambda: anna.over)
    record = table.replay()["record"]
    return [str(record["start"]), str(record["deal"]), *record["steps"]]


async def asked(*players: Player) -> Player:
    """Who is to choose, when all have seen that."""
    while True:
        for player in players:
            if len(player.options) > 1 and len({one.step for one in players}) == 1:
                return player
        await min(players, key=lambda player: player.step).receive()


def again(table: Seating, **wish: str) -> Seating:
    """Anna asks for it; if Ben has to consent, he sits down."""
    made = table.house.post(f"/api/tables/{table.id}/rematch", wish, token=table.tokens[0])
    if made["table"]["status"] == "open" and made["table"]["seats"][1]["kind"] == "open":
        table.house.post(f"/api/tables/{made['table']['id']}/join", {"name": "Ben", "seat": 1}, token=table.tokens[1])
    return Seating(table.house, made["table"]["id"], table.tokens, table.host)


@pytest.mark.parametrize(("game", "choices"), [("dominion", 40), ("kingdomino", 20)])       # a game has always more
@live
async def test_the_same_shuffles_come_again_for_who_plays_the_same(lucky: House, game: str,
                                                                 choices: int) -> None:
    table = lucky.table(game, seats=["Anna", "Ben"])
    before = await play(table, choices)
    same = again(table, shuffles="same")
    assert await play(same, choices) == before
    assert same.facts()["shuffles_of"] == table.id
    once_more = again(same, shuffles="same")
    assert await play(once_more, choices) == before
    assert once_more.facts()["shuffles_of"] == table.id
    other = again(once_more)
    assert await play(other, choices) != before
    assert other.facts()["shuffles_of"] is None


@live
async def test_the_same_shuffles_need_the_same_kingdom(lucky: House) -> None:
    table = lucky.table(seats=["Anna", "Ben"])
    await play(table, 0)
    wish = {"kingdom": "new", "shuffles": "same"}
    refused = lucky.post(f"/api/tables/{table.id}/rematch", wish, token=table.tokens[0], expect=409)
    assert refused["why"] == "shuffles-kingdom"


# ---- the seeds themselves
LUCK = Luck("secret")


def laid(id: str = "one", shuffles_of: Optional[str] = None, game: str = "dominion") -> Table:
    """A table whose game has begun."""
    config = Config(game, shuffles_of=shuffles_of)
    table = Table(TableRow(id, game, text_of(config), "", 0, 0, "", "open", "[]"))
    add(table, START, beginning(config, LUCK.deal(table))[0])
    return table


def add(table: Table, kind: str, text: str, seat: int = -1) -> None:
    table.apply(Entry(table.step + 1, kind, seat, text, 0))


def choose(table: Table, option: str) -> str:
    assert table.game is not None
    made = table.game.prepare(option, False, LUCK.next(table)).made
    add(table, CHOICE, made.text, made.seat)
    return made.text


def first_option(table: Table) -> str:
    assert table.game is not None
    state: Any = table.game.state
    return str(state.option_id(state.answers()[0]))


def test_no_table_has_the_luck_of_another() -> None:
    seeds = {LUCK.deal(laid(id)) for id in ("one", "two", "three")}
    assert len(seeds) == 3
    assert LUCK.deal(laid("four", shuffles_of="one")) == LUCK.deal(laid("one"))
    assert Luck("another").deal(laid("one")) != LUCK.deal(laid("one"))


@pytest.mark.parametrize("game", ["dominion", "queendomino"])
def test_no_seed_comes_twice_in_a_game(game: str) -> None:
    table = laid(game=game)
    assert table.game is not None
    seeds = []
    for _choice in range(60):
        seed = LUCK.next(table)
        if " " in choose(table, first_option(table)):
            seeds.append(seed)
    assert len(seeds) == len(set(seeds)) > 4


def test_what_was_taken_back_does_not_come_again() -> None:
    table = laid()
    seeds = set()
    for _time in range(4):
        assert table.game is not None
        while True:
            seed, kept, option = LUCK.next(table), len(table.game.made), first_option(table)
            if " " in choose(table, option):
                break
        assert seed not in seeds
        seeds.add(seed)
        add(table, UNDO, str(kept))
    assert len(seeds) == 4


def test_a_draw_more_of_one_player_leaves_the_others_luck_alone() -> None:
    """At Dominion, where everybody has an own deck."""
    table = laid()
    assert table.game is not None
    here = int(table.game.state.seat)
    while int(table.game.state.seat) == here:
        choose(table, first_option(table))
    luck = LUCK.next(table)
    add(table, UNDO, str(len(table.game.made) - 1))          # the other draws once more
    while int(table.game.state.seat) == here:
        choose(table, first_option(table))
    assert LUCK.next(table) == luck


def test_what_a_bot_imagines_tells_nothing_of_what_comes() -> None:
    """It is told the seed of its own chance: from that of the table's it could foretell what it will draw."""
    table = laid()
    seeds = {LUCK.next(table), LUCK.of_bot(table)}
    assert len(seeds) == 2
    choose(table, first_option(table))
    assert len({*seeds, LUCK.next(table), LUCK.of_bot(table)}) == 2      # the same until chance decides
