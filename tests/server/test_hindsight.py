"""A finished game as a whole: its points turn by turn, all that happened, and what lay on the table at any step."""
from __future__ import annotations

import pytest

import crownlands
from crownlands.server.hindsight import until
from house import House, Seating, at_random, live


def played_by_bots(house: House, game: str, *bots: str) -> Seating:
    return house.table(game, [f"bot:{bot}" for bot in bots]).see_through()


def test_points_of_dominion_follow_the_turns(house: House) -> None:
    table = played_by_bots(house, "dominion", "big_money", "big_money")
    curve = house.get(f"/api/tables/{table.id}/points")
    result = table.facts()["result"]
    assert curve["points"][0] == [3, 3]          # three Estates each
    assert curve["points"][-1] == result["scores"]
    assert len(curve["turns"]) == len(curve["steps"]) == len(curve["points"]) == 1 + sum(result["turns"])
    assert curve["turns"][:5] == [0, 1, 1, 2, 2]
    assert curve["steps"][-1] == len(table.replay()["record"]["steps"])


@pytest.mark.parametrize(("game", "seats", "rounds"), [("kingdomino", 4, 12), ("queendomino", 2, 12),
                                                       ("royal_wedding", 8, 12)])
def test_points_of_dominoes_follow_the_rounds(house: House, game: str, seats: int, rounds: int) -> None:
    table = played_by_bots(house, game, *["greedy"] * seats)
    curve = house.get(f"/api/tables/{table.id}/points")
    assert curve["turns"] == list(range(rounds + 1))
    assert curve["steps"] == sorted(curve["steps"])
    assert curve["points"][-1] == table.facts()["result"]["scores"]


def test_all_hands_are_open_at_any_step(house: House) -> None:
    table = played_by_bots(house, "dominion", "big_money", "random")
    record = table.replay()["record"]
    last = len(record["steps"])
    views = house.get(f"/api/tables/{table.id}/views/3?count=50")
    assert [view["step"] for view in views] == list(range(3, 53))
    for number, view in enumerate(views[:5], 3):
        state = crownlands.game("dominion").replay(until(record, number))
        assert view["players"] == [state.view(seat)["players"][seat] for seat in (0, 1)]
        assert view["decision"] == state.view(int(state.seat))["decision"]
    [end] = house.get(f"/api/tables/{table.id}/views/{last}?count=50")
    assert end["result"] is not None
    with house.http() as http:
        assert http.get(f"/api/tables/{table.id}/views/{last + 1}").status_code == 400
        assert http.get(f"/api/tables/{table.id}/views/0?count=51").status_code == 400


def test_all_that_happened_is_told_once_with_every_card(house: House) -> None:
    table = played_by_bots(house, "dominion", "big_money", "random")
    events = house.get(f"/api/tables/{table.id}/events")
    state = crownlands.game("dominion").replay(table.replay()["record"])
    assert [event["step"] for event in events] == [event["step"] for event in state.events(None)]
    assert all("cards" in event for event in events if event["event"] == "draw")


@live
async def test_none_of_it_is_shown_before_the_end(house: House) -> None:
    table = house.table("dominion", ["Anna", "bot:big_money"])
    async with table.player(0) as anna:
        await anna.play(at_random(1), most=2)
        with house.http(table.tokens[0]) as http:
            assert [http.get(f"/api/tables/{table.id}/{part}").status_code
                    for part in ("points", "events", "views/0")] == [409, 409, 409]
