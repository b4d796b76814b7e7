"""The server goes away in mid-game and comes back; the page stays where it is."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from gestures import builder, by_pointer, lays_down
from house import House
from scenes import people
from visitor import Visitor
from wording import say


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("mortal"))
    yield house
    house.close()


def lose_the_server(visitor: Visitor, house: House) -> None:
    visitor.allowed += ["WebSocket connection to", "net::ERR_"]
    visitor.page.evaluate("() => { window.neverReloaded = true }")
    house.kill()
    visitor.says("server-away")


def find_it_again(visitor: Visitor, house: House) -> None:
    house.start()
    expect(visitor.page.get_by_text(say("server-away"))).to_be_hidden()
    assert visitor.page.evaluate("() => window.neverReloaded")


def test_a_game_goes_on_after_the_server_was_killed(visit: Callable[..., Visitor], mortal: House) -> None:
    anna = visit(at=mortal)
    anna.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    anna.chooses(by_pointer, "play:treasures")
    anna.until(lambda: bool(anna.options))
    coins = anna.view["turn"]["coins"]
    lose_the_server(anna, mortal)
    by_pointer(anna, "buy:copper")               # a choice that cannot be sent is not lost in silence
    find_it_again(anna, mortal)
    anna.says("error-not-sent")
    anna.until(lambda: anna.view["turn"]["coins"] == coins and bool(anna.options))
    anna.chooses(by_pointer, "buy:copper")
    anna.until(lambda: bool(anna.options) and anna.own["turns"] > 0)
    assert anna.own["turns"] == 1


def test_dominoes_go_on_after_the_server_was_killed(visit: Callable[..., Visitor], mortal: House) -> None:
    anna = visit(at=mortal)
    anna.lays("queendomino", people("Anna", "bot:full_greedy"))
    anna.plays(lays_down, builder, most=5)
    before = anna.view["step"]
    lose_the_server(anna, mortal)
    find_it_again(anna, mortal)
    anna.plays(lays_down, builder, most=5)
    assert anna.view["step"] >= before + 5
