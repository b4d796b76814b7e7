"""The end of a game is told before it comes, it is an event, and it stays in the record, on another device too."""
from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from gestures import by_pointer
from scenes import people, position
from test_browser_axe import check
from visitor import Visitor
from wording import WORDS, say


def test_a_buy_that_ends_the_game_is_announced_and_the_end_tells_whole_decks(visit: Callable[..., Visitor]) -> None:
    visitor = visit(wishes={"countPoints": True})
    players = [{"hand": ["gold"] * 3, "deck": ["copper"] * 4 + ["duchy"]},
               {"hand": ["copper"] * 5, "deck": ["estate"] * 5}]
    visitor.lays_out(position(players, supply={"province": 1}), people("Anna", "bot:big_money"))
    visitor.chooses(by_pointer, "play:treasures")
    visitor.says("ends-win", card=WORDS.card("province"), mine=9, theirs=5)
    expect(visitor.page.get_by_role("region", name=WORDS.bot("big_money"))).to_contain_text(say("points", n=5))
    visitor.chooses(by_pointer, "buy:province")
    expect(visitor.end).to_contain_text("9 : 5")
    deck = visitor.end.get_by_role("list", name=say("deck-of", name="Anna"))
    expect(deck).to_contain_text(f"{WORDS.card('copper')} {say('times', n=4)}")
    expect(deck.get_by_role("listitem")).to_have_count(4)
    expect(visitor.end.get_by_role("link", name=say("me-title"))).to_be_visible()
    expect(visitor.end.get_by_role("button", name=say("end-tell"))).to_be_visible()
    assert visitor.misfits() == []


def test_a_record_is_shown_to_others_brought_to_another_device_by_a_link_and_deleted_there(
        visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(wishes={"name": "Anna Shown"}), visit()
    id = desk.lays("kingdomino", people("Anna", "bot:beginner"))
    desk.reads_on("kingdomino")
    for word in ("menu", "resign", "resign-sure"):
        desk.clicks(word)
    expect(desk.end.locator(".decided")).to_have_text("")    # no crowns have decided what was given up
    desk.end.get_by_role("link", name=say("me-title")).click()
    game = f'a[href="/table/{id}/replay"]'
    played = desk.page.locator(".games li").filter(has=desk.page.locator(game))
    for words in (say("me-gave-up"), say("game-kingdomino"), say("me-against", names=say("bot-beginner")),
                  say("me-length", turns=0, minutes=1)):
        expect(played).to_contain_text(words)
    for heading in ("me-rating", "me-by-game", "me-by-level"):
        expect(desk.page.get_by_role("heading", name=say(heading))).to_be_visible()
    with desk.page.expect_download() as saved:
        desk.page.get_by_role("link", name=say("me-export")).click()
    assert [one["table"] for one in json.loads(saved.value.path().read_text())["games"]] == [id]
    desk.page.get_by_label(say("me-shown")).check()          # others see the game, and not where it was played
    desk.page.get_by_role("link", name=say("me-page", name="Anna Shown")).click()
    expect(desk.page.get_by_role("heading", level=1)).to_have_text(say("player-title", name="Anna Shown"))
    expect(desk.page.locator(".games li")).to_have_count(1)
    expect(desk.page.locator(".games a")).to_have_count(0)
    desk.page.go_back()
    desk.clicks("me-move")
    expect(desk.page.get_by_role("img", name=say("me-link-code"))).to_be_visible()
    assert desk.misfits() == []
    check(desk, "my record")
    link = desk.page.get_by_label(say("me-link")).input_value()
    phone.goes(link.removeprefix(phone.house.url))
    phone.says("me-empty")
    phone.clicks("me-take")
    expect(phone.page.locator(".games").locator(game)).to_be_visible()
    phone.says("me-keeping-text", n=2)
    assert "#" not in phone.page.url
    phone.clicks("me-delete")
    phone.clicks("me-delete-sure")
    phone.says("me-empty")
    desk.reloads()
    desk.says("me-empty")
