"""Lessons: the same deal everywhere, in nobody's record, and a whole game follows by one click."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, List

from crownlands.server.lessons import DEALS
from house import House, Player, live

MOST = 12                                        # choices that are compared


async def begun(house: House, lesson: str) -> Dict[str, Any]:
    made: Dict[str, Any] = house.post("/api/lessons", {"lesson": lesson, "name": "Anna"})
    return made


@live
async def test_a_lesson_has_the_same_deal_for_everybody_on_every_server(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    houses = [House(tmp_path / "one", seed=None), House(tmp_path / "two", seed=None)]
    for lesson in ("dominion", *DEALS):
        asked: List[List[List[str]]] = []
        for house in houses:
            made = await begun(house, lesson)
            assert (made["table"]["origin"], made["table"]["hidden"]) == ("lesson", True)
            async with Player(house, made["table"]["id"], 0, made["token"]) as player:
                seen = []
                for _choice in range(MOST):
                    await player.until(lambda player=player: bool(player.options))          # type: ignore[misc]
                    seen.append(player.options)
                    await player.choose(player.options[0])
                asked.append(seen)
        assert asked[0] == asked[1]
    assert asked[0] != asked[0][::-1]
    for house in houses:
        house.close()


@live
async def test_a_lesson_is_in_no_record_and_a_real_game_follows_it(house: House) -> None:
    made = await begun(house, "dominion")
    async with Player(house, made["table"]["id"], 0, made["token"]) as player:
        await player.until(lambda: bool(player.options))
        assert player.view["supply"]["province"] == 4
        await player.send(type="resign")
        await player.until(lambda: player.over)
    assert house.get("/api/me", made["token"])["games"] == []
    again = house.post(f"/api/tables/{made['table']['id']}/rematch", {}, made["token"])["table"]
    assert (again["origin"], again["kingdom"]) == ("new", "b2_first_game")
