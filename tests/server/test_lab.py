"""The lab of the server: one study at a time, beside the tables, once for all who ask, and kept on disk."""
from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from crownlands.bots.dominion.evolution import shelf
from crownlands.kernel.errors import CrownlandsError
from crownlands.server import lab as labs
from crownlands.server.lab import Lab, Subject, keep, subject
from crownlands.server.refusal import Refusal
from crownlands.server.studies import StudyAnswer
from findings_known import findings
from house import House, live

LONG = 300.0                                     # seconds
WITCH = {"piles": ["witch"]}


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path / "cache"))


@live
async def test_a_study_is_made_once_for_all_who_ask_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labs, "GAMES", 10)
    lab, wanted = Lab(1), subject(WITCH, {})
    assert await lab.study(wanted, "anna", 0.0) is None              # not yet
    assert lab.ahead(wanted) == 0
    answers = await asyncio.gather(*(lab.study(wanted, asker, LONG) for asker in ("anna", "ben", "cleo")))
    assert answers[0] is not None
    assert set(answers) == {answers[0]}
    assert wanted.path.read_bytes() == answers[0]
    assert not lab.under_way
    assert b'"name":"evolved"' in answers[0]
    await lab.close()
    assert await Lab(0).study(wanted, "dora", 0.0) == answers[0]     # from the disk: there is no lab here


class Slow(Lab):
    """Never finds out."""

    async def make(self, subject: Subject) -> bytes:
        await asyncio.sleep(LONG)
        return b""


@live
async def test_nobody_fills_the_lab_alone_and_all_together_do_not_either() -> None:
    lab = Slow(1)
    cards = ["witch", "smithy", "moat", "chapel", "village", "market", "militia"]
    wanted = [subject({"piles": [card]}, {}) for card in cards]
    for each in wanted[:labs.MOST_OF_ONE]:
        assert await lab.study(each, "anna", 0.0) is None
    with pytest.raises(Refusal, match="Try again"):
        await lab.study(wanted[labs.MOST_OF_ONE], "anna", 0.0)
    for number in range(labs.MOST_OF_ONE, labs.MOST_WAITING):
        assert await lab.study(wanted[number], f"visitor {number}", 0.0) is None
        assert lab.ahead(wanted[number]) == number
    assert await lab.study(wanted[0], "ben", 0.0) is None            # it is under way
    with pytest.raises(Refusal, match="Try again"):
        await lab.study(wanted[labs.MOST_WAITING], "ben", 0.0)
    await lab.close()
    with pytest.raises(Refusal, match="no lab"):
        await Lab(0).study(wanted[0], "anna", 0.0)


def test_the_same_table_is_the_same_study_and_another_is_another() -> None:
    ten = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
    named = subject({"kingdom": "b2_first_game"}, {})
    assert subject({"piles": ten[::-1], "boxes": ["base2e"]}, {}).path == named.path
    assert subject({"piles": ten, "boxes": ["base2e"]}, {"colonies": True}).path != named.path
    with pytest.raises(CrownlandsError, match="1 to 13 piles"):
        subject({"piles": []}, {})


def test_old_studies_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labs, "MOST_KEPT", 2)
    for name in ("a", "b", "c"):
        keep(tmp_path / f"{name}.json", b"{}")
    assert len(list(tmp_path.iterdir())) == 2
    assert (tmp_path / "c.json").exists()


def test_the_server_answers_with_what_was_found_and_says_what_is_wrong(house: House,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.CACHE, str(house.settings["cache"]))
    known = findings(["witch"])
    keep(subject(WITCH, {"colonies": False}).path, msgspec.json.encode(known))
    told = house.get("/api/study?cards=witch&colonies=false")
    assert msgspec.convert(told, StudyAnswer) == StudyAnswer(known, 0)
    with house.http() as http:
        for query, complaint in (("cards=wich", "did you mean witch?"), ("", "1 to 13 piles"),
                                 ("cards=<b>", "Validation failed"),
                                 ("kingdom=b2_frist_game", "did you mean b2_first_game?")):
            answer = http.get(f"/api/study?{query}")
            assert answer.status_code == 400
            assert complaint in answer.text
