"""Ratings: the published example, what counts, and games between people who wish it."""
from __future__ import annotations

from typing import Any, List

import pytest

from crownlands.server.book import Opponent, Played
from crownlands.server.rating import BEGINNING, LEVELS, Rating, after, curves
from house import House, live
from test_books import book, resigned


def game(beaten: float = 1.0, others: List[Opponent] | None = None, **more: Any) -> Played:
    facts: Any = {"table": "t", "at": 0, "seconds": 60, "game": "dominion", "origin": "new", "points": 30,
                  "won": beaten == 1.0, "shared": False, "gave_up": False, "turns": 17, "kingdom": None, "piles": [],
                  "others": others or [Opponent(None, "expert", 20, beaten)], **more}
    return Played(**facts)


def test_the_example_of_the_glicko_paper_comes_out() -> None:
    found = after(Rating(1500, 200), [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)])
    assert (round(found.rating), round(found.deviation, 1)) == (1464, 151.4)


def test_wins_raise_losses_lower_and_certainty_grows() -> None:
    equal = Rating(1200, 50)
    won, lost = after(BEGINNING, [(equal, 1)]), after(BEGINNING, [(equal, 0)])
    assert won.rating > 1350
    assert won.deviation < 300
    assert won.rating - 1200 == pytest.approx(1200 - lost.rating)
    assert after(BEGINNING, []) == BEGINNING


def test_a_player_who_wins_every_second_game_against_a_level_comes_to_its_rating() -> None:
    curve = curves(game(float(number % 2)) for number in range(200))["dominion"]
    assert len(curve) == 200
    assert abs(curve[-1].rating - LEVELS["expert"]) < 40


def test_people_who_did_not_wish_it_strategies_forks_and_known_shuffles_do_not_count() -> None:
    ben, strategy = Opponent("Ben", None, 3, 1.0), Opponent(None, "big_money", 3, 1.0)
    rated = Opponent("Ben", None, 3, 1.0, rating=1500, deviation=100)
    assert curves([game(others=[ben]), game(others=[strategy]), game(others=[rated, ben]),
                   *[game(origin=origin) for origin in ("fork", "shuffles", "day")]]) == {}
    assert curves([game(others=[rated])])["dominion"][0].rating > BEGINNING.rating


@live
async def test_a_game_between_people_counts_if_both_wish_it_and_a_record_is_shown_to_others_if_its_player_wishes(
        house: House) -> None:
    table = await resigned(house, "Anna Rated", "Ben Rated")
    anna, ben = table.tokens[0], table.tokens[1]
    assert book(house, anna, 1)["ratings"] == {}
    wished = house.post("/api/me/wishes", {"rated": True}, anna, 200)
    assert (wished["rated"], wished["name"]) == (True, None)
    house.post("/api/me/wishes", {"name": "Ben Rated", "rated": True}, ben, 200)
    made = house.post("/api/tables", {"game": "kingdomino", "seats": [{"name": "Anna Rated"}, {}]}, anna)["table"]
    house.post(f"/api/tables/{made['id']}/join", {"name": "Ben Rated"}, ben)
    again = type(table)(house, made["id"], {0: anna, 1: ben}, anna)
    async with again.player(0) as player:
        await player.until(lambda: player.facts["status"] == "running")
        await player.send(type="resign")
        await player.until(lambda: player.over)
    lost, won = book(house, anna, 2), book(house, ben, 2)
    other = lost["games"][0]["others"][0]
    assert (other["name"], other["rating"], other["deviation"]) == ("Ben Rated", BEGINNING.rating, BEGINNING.deviation)
    assert lost["ratings"]["kingdomino"][0]["rating"] < BEGINNING.rating < won["ratings"]["kingdomino"][0]["rating"]
    # what others see: no tables, and nobody who did not wish it
    shown = house.get("/api/players/ben rated")
    assert (shown["name"], shown["ratings"]) == ("Ben Rated", won["ratings"])
    assert [one["table"] for one in shown["games"]] == ["", ""]
    assert [one["others"][0]["name"] for one in shown["games"]] == ["Anna Rated", None]
    assert "Ben Rated" in house.get("/api/players")
    with house.http(anna) as http:
        assert http.get("/api/players/Anna Rated").status_code == 404
        taken = http.post("/api/me/wishes", json={"name": "BEN  rated"})
        assert (taken.status_code, taken.json()["why"]) == (409, "player-name")
    with house.http(ben) as http:
        http.request("DELETE", "/api/me", json={})
        assert http.get("/api/players/Ben Rated").status_code == 404
