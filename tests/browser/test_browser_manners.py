"""What goes wrong between people and with fingers: somebody leaves, is silent or declines; a tap, a key or a step back
too much. Nothing of it costs a move or the game."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from gestures import by_pointer, shown_keys
from house import House
from scenes import people
from visitor import Visitor
from wording import WORDS, say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with little patience for who does not answer."""
    house = House(tmp_path_factory.mktemp("hasty"), patience=0.5)
    yield house
    house.close()


def meet(anna: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Two people at a table; who is asked comes first."""
    id = anna.lays("dominion", people("Anna", ""), kingdom="b2_first_game")
    ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
    ben.goes(f"/table/{id}")
    for one in (anna, ben):
        one.until(lambda one=one: bool(one.view))                        # type: ignore[misc]
    return (anna, ben) if anna.view["decision"]["seat"] == 0 else (ben, anna)


# ---- people
def test_the_seat_of_who_does_not_answer_goes_to_a_bot(visit: Callable[..., Visitor], hasty: House) -> None:
    silent, other = meet(visit(at=hasty), visit(at=hasty))
    name = other.facts["seats"][silent.seat or 0]["name"]
    silent.goes("/")
    other.says("seat-silent", name=name)
    other.clicks("seat-give-bot")
    other.until(lambda: bool(other.options))     # the bot has played: on we go
    assert other.facts["seats"][1 - (other.seat or 0)]["kind"] == "bot"
    expect(other.page.get_by_text(say("seat-silent", name=name))).to_be_hidden()


def leaves(visitor: Visitor) -> None:
    visitor.clicks("menu")
    visitor.clicks("leave")
    visitor.clicks("leave-sure")
    visitor.page.wait_for_url(visitor.house.url + "/")


def test_who_left_takes_the_seat_again(visit: Callable[..., Visitor]) -> None:
    ben, anna = meet(visit(), visit())
    table, seat = ben.path, ben.seat
    leaves(ben)
    ben.goes(table)
    ben.clicks("seat-take-back")
    ben.until(lambda: ben.seat == seat and bool(ben.options))
    ben.chooses(by_pointer, "play:treasures")
    assert anna.facts["offer"] is None


def test_whoever_is_let_in_plays_without_loading_the_page_again(visit: Callable[..., Visitor]) -> None:
    ben, anna = meet(visit(), visit())
    table, seat, cleo = ben.path, ben.seat, visit()
    leaves(ben)
    cleo.goes(table)
    cleo.clicks("seat-take")
    anna.clicks("offer-accept")
    cleo.until(lambda: cleo.seat == seat and bool(cleo.options))
    cleo.chooses(by_pointer, "play:treasures")
    assert "copper" in cleo.own["play"]


def test_who_leaves_a_game_against_bots_keeps_the_seat(visitor: Visitor) -> None:
    visitor.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    visitor.until(lambda: bool(visitor.options))
    visitor.clicks("menu")
    visitor.clicks("leave")
    visitor.page.get_by_role("link", name=say("table-go-on")).click()
    visitor.until(lambda: bool(visitor.options))
    assert visitor.seat == 0


def test_who_asks_in_vain_is_told(visit: Callable[..., Visitor]) -> None:
    first, second = meet(visit(), visit())
    first.chooses(by_pointer, "play:treasures")
    first.until(lambda: bool(first.options))
    first.chooses(by_pointer, "buy:copper")
    second.until(lambda: bool(second.options))
    first.clicks("undo")
    second.clicks("offer-decline")
    first.says("offer-declined")
    assert first.view["players"][first.seat or 0]["turns"] == 1


# ---- fingers
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_going_back_closes_what_lies_over_the_table(visit: Callable[..., Visitor], screen: dict[str, object]) -> None:
    visitor = visit(**screen)
    visitor.goes("/")
    visitor.page.get_by_role("link", name=say("start-rules"), exact=True).first.click()
    visitor.lays("kingdomino", people("Anna", "bot:greedy"))
    visitor.reads_on("kingdomino")
    table, dialogs = visitor.path, visitor.page.get_by_role("dialog")
    visitor.clicks("menu")
    expect(dialogs).to_be_visible()
    visitor.page.go_back()
    expect(dialogs).to_be_hidden()
    visitor.clicks("menu")                       # one window after another is one step back
    visitor.clicks("menu-rules")
    expect(visitor.page.get_by_role("dialog", name=say("menu"))).to_be_hidden()
    expect(dialogs).to_be_visible()
    visitor.page.go_back()
    expect(dialogs).to_be_hidden()
    assert visitor.path == table
    visitor.clicks("menu")
    visitor.clicks("close")                      # and closed by hand, none is left over
    expect(dialogs).to_be_hidden()
    expect(visitor.button(say("menu"))).to_be_focused()
    visitor.page.go_back()
    visitor.page.wait_for_url(lambda url: not url.endswith(table))


def test_a_drawer_is_closed_by_a_tap_beside_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit(**PHONE)
    visitor.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    visitor.until(lambda: bool(visitor.options))
    step = visitor.step
    log = visitor.page.get_by_role("log", name=say("log"))
    visitor.button(say("log")).tap()
    expect(log).to_be_visible()
    visitor.page.touchscreen.tap(8, 500)
    expect(log).to_be_hidden()
    visitor.button(say("log")).tap()
    expect(log).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    visitor.button(say("chat")).tap()
    visitor.page.go_back()
    expect(visitor.page.get_by_role("log", name=say("chat"))).to_be_hidden()
    assert visitor.step == step
    assert visitor.path.startswith("/table/")


def test_a_double_click_does_not_end_a_turn_that_has_coins_left(visitor: Visitor) -> None:
    visitor.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    visitor.chooses(by_pointer, "play:treasures")
    visitor.until(lambda: bool(visitor.options))
    step = visitor.step
    visitor.button(WORDS.option("done", "buy")).dblclick()
    sure = visitor.button(say("end-turn-yes"))
    expect(sure).to_be_enabled()
    assert visitor.step == step
    sure.hover()
    visitor.page.mouse.down(click_count=2)       # its second half, when the machine is busy
    visitor.page.mouse.up(click_count=2)
    expect(sure).to_be_visible()
    assert visitor.step == step
    visitor.clicks("end-turn-back")
    visitor.chooses(by_pointer, "buy:copper")


def test_a_key_held_down_answers_one_question(visitor: Visitor) -> None:
    visitor.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    visitor.until(lambda: bool(visitor.options))
    expect(visitor.button(say("option-play-treasures"), exact=False)).to_be_visible()
    key = shown_keys(visitor)[say("option-play-treasures")]
    visitor.page.keyboard.down(key)
    visitor.until(lambda: "play:treasures" not in visitor.options and bool(visitor.options))
    step = visitor.step
    for _repeat in range(5):
        visitor.page.keyboard.down(key)
    visitor.page.keyboard.up(key)
    expect(visitor.button(say("end-turn-yes"))).to_be_hidden()
    assert visitor.step == step


def test_a_page_that_does_not_come_can_be_asked_for_again(visitor: Visitor) -> None:
    visitor.allowed += ["net::ERR_", "Failed to"]
    visitor.goes("/")
    visitor.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    visitor.page.get_by_role("link", name=say("start-rules"), exact=True).first.click()
    visitor.says("page-unloaded")
    visitor.page.unroute("**/assets/Rules-*.js")
    visitor.clicks("try-again")
    expect(visitor.page.get_by_role("heading", level=1)).not_to_have_text(say("page-unloaded"))
    assert visitor.path == "/rules"
