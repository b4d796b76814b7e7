"""Old games are played again beside the tables: within limits of time and memory, once for all who ask."""
from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

import crownlands
from crownlands.server import archive as archives
from crownlands.server.archive import Archive
from crownlands.server.game import TableGame
from crownlands.server.refusal import Refusal
from crownlands.server.workers import Workers, WorkFailed, WorkRefused
from house import Json, live
from test_lost_connections import two_servers
from test_same_moment import REQUESTS, begin


def finished_record(game: str = "kingdomino") -> Json:
    state = crownlands.game(game).start(seats=2, seed=1)
    while not state.over:
        state.choose(0)
    return dict(state.record())


@live
async def test_work_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    workers = Workers(1, 0.001, 512)
    with pytest.raises(WorkFailed):
        await workers.do("points", record=finished_record())
    workers.all[0].seconds = 60.0                # for the process that comes after it
    assert b'"points"' in await workers.do("points", record=finished_record())
    await workers.close()


@live
async def test_work_that_eats_memory_fails_alone() -> None:
    workers = Workers(1, 60.0, 400)
    record = {**finished_record(), "steps": ["x" * 50_000_000] * 1}
    with pytest.raises((WorkFailed, WorkRefused)):
        await workers.do("points", record=record)
    assert b'"points"' in await workers.do("points", record=finished_record())
    await workers.close()


@live
async def test_what_is_wrong_is_told_and_the_process_goes_on() -> None:
    workers = Workers(1, 60.0, 512)
    with pytest.raises(WorkRefused, match="none with number 9999"):
        await workers.do("step", record=finished_record(), step=9999)
    process = workers.all[0].process
    assert b'"views"' in await workers.do("step", record=finished_record(), step=1)
    assert workers.all[0].process is process
    await workers.close()


@live
async def test_an_old_game_is_played_again_once_for_all_who_ask() -> None:
    archive = Archive(1)
    asked = []
    do = archive.workers.do

    async def counting(job: str, **facts: object) -> bytes:
        asked.append(job)
        return await do(job, **facts)
    archive.workers.do = counting                # type: ignore[method-assign]
    record = finished_record()
    answers = await asyncio.gather(*(archive.look("table", record, "points") for _visitor in range(8)))
    assert len(set(answers)) == 1
    assert await archive.look("table", record, "points") == answers[0]
    assert asked == ["points"]
    await archive.look("table", record, "step", step=2)
    await archive.look("table", record, "step", step=3)
    assert asked == ["points", "step", "step"]
    await archive.close()


@live
async def test_what_is_kept_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive(1)
    record = finished_record()
    sizes = [len(await archive.look("table", record, "step", step=step)) for step in range(3)]
    monkeypatch.setattr(archives, "MOST_KEPT", sum(sizes))
    await archive.look("table", record, "step", step=3)
    assert archive.size <= sum(sizes)
    assert ("table", "step", "0") not in archive.kept
    assert ("table", "step", "3") in archive.kept
    await archive.close()


@live
async def test_who_comes_when_too_many_wait_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_WAITING", 2)
    archive = Archive(1)
    record = finished_record()
    answers = await asyncio.gather(*(archive.look("table", record, "step", step=step) for step in range(5)),
                                   return_exceptions=True)
    assert [isinstance(answer, bytes) for answer in answers] == [True, True, False, False, False]
    refusals = [answer for answer in answers if isinstance(answer, Refusal)]
    assert [refusal.why for refusal in refusals] == ["busy"] * 3
    await archive.close()


@live
async def test_a_game_that_the_engine_cannot_go_on_with_is_unreadable_once(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """No position is known that does so: this one is made."""
    def broken(*_args: object) -> None:
        raise IndexError("a card that there is not")
    async with two_servers(tmp_path) as (here, _there):
        await begin(here)
        assert here.table.game is not None
        state = here.table.game.state
        monkeypatch.setattr(TableGame, "prepare", broken)
        option = state.option_id(state.answers()[0])
        for _time in range(2):
            with caplog.at_level(logging.ERROR), pytest.raises(Refusal) as refused:
                await REQUESTS.choose(here, int(state.seat), here.table.moved, option)
            assert refused.value.reason == "unreadable"
        assert here.table.status == "unreadable"
        assert "cannot go on" in str(here.table.problem)
