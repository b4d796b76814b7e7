"""At the table: several cards at once, taking back, hints, keys, settings."""
from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial
from typing import List
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from gestures import big_money, by_pointer, place_here, rotations, shown_keys, squares
from house import House
from scenes import dominoes, people, position, turn_of
from visitor import Visitor
from wording import WORDS, Json, laid_name, say, square_name

BEN: Json = {"hand": ["copper"] * 5, "deck": ["estate"] * 5}


# keeps all that is announced
HEARD = """(status) => {
  window.heard = []
  const all = { childList: true, characterData: true, subtree: true }
  new MutationObserver(() => heard.push(status.textContent)).observe(status, all)
}"""


def hand(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=say("hand"), exact=True)


def card(visitor: Visitor, id: str, verb: str, order: int = 0) -> Locator:
    """A card of the hand; with an order, when it is chosen as that one."""
    label = say("hand-label", card=WORDS.card(id), verb=verb, order=order)
    return hand(visitor).get_by_role("button", name=label, exact=True)


def test_what_was_tapped_stays_pressed_until_the_table_answers(visitor: Visitor, house: House) -> None:
    anna = {"hand": ["smithy", "village", "village"], "deck": ["gold"] * 5}
    visitor.lays_out(position([anna, BEN]), people("Anna", "bot:random"))
    expect(card(visitor, "village", "play")).to_have_count(2)
    house.process.send_signal(signal.SIGSTOP)
    try:
        card(visitor, "village", "play").first.click()
        expect(hand(visitor).locator(".sent")).to_have_count(1)      # the one, not the other like it
        expect(card(visitor, "smithy", "play")).to_be_visible()
    finally:
        house.process.send_signal(signal.SIGCONT)
    visitor.until(lambda: "gold" in visitor.own["hand"])
    expect(visitor.page.locator(".sent")).to_have_count(0)


# what is pressed in the frame after a tap, and whether hint and buttons are as before: a promise, while the answer of
# the table is on its way or there already
NEXT_FRAME = """(button) => {
  const around = () => document.querySelector('.note').textContent + document.querySelectorAll('button:disabled').length
  const before = around()
  button.click()
  return new Promise((resolve) => requestAnimationFrame(() =>
    resolve([document.querySelectorAll('.sent').length, around() === before])))
}"""


def has_played(visitor: Visitor, cards: int) -> bool:
    return len(visitor.own["play"]) == cards


def test_what_was_tapped_is_seen_pressed_however_soon_the_table_answers(visitor: Visitor) -> None:
    anna = {"hand": ["village"] * 5, "deck": ["village"] * 5}
    visitor.lays_out(position([anna, BEN]), people("Anna", "bot:random"))
    for played in (1, 2, 3, 4):
        village = card(visitor, "village", "play").first
        expect(village).to_be_visible()
        assert village.evaluate(NEXT_FRAME) == [1, True]
        visitor.until(partial(has_played, visitor, played))
        expect(visitor.page.locator(".sent")).to_have_count(0)


def test_what_a_table_needs_is_asked_for_early_and_once(visitor: Visitor) -> None:
    asked: List[str] = []
    visitor.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    table = visitor.lays_out(position([BEN, BEN]), people("Anna", "bot:random"))
    visitor.says("option-play-treasures")
    needed = [f"/api/tables/{table}", f"/api/tables/{table}/seats", "/api/cards"]
    assert {path: asked.count(path) for path in needed} == dict.fromkeys(needed, 1)


# ---- several cards in one gesture
def test_cards_for_the_cellar_are_chosen_together_and_esc_lets_them_go(visitor: Visitor) -> None:
    anna = {"hand": ["cellar", "estate", "estate", "copper"], "deck": ["gold", "silver", "gold"]}
    visitor.lays_out(position([anna, BEN]), people("Anna", "bot:random"))
    visitor.chooses(by_pointer, "play:cellar")
    card(visitor, "estate", "discard").first.click()
    card(visitor, "copper", "discard").click()
    expect(card(visitor, "copper", "discard", order=2)).to_be_visible()
    expect(visitor.button(say("pick-up-to", verb="discard", n=2))).to_be_enabled()
    visitor.page.keyboard.press("Escape")
    expect(card(visitor, "copper", "discard", order=2)).to_have_count(0)
    expect(visitor.button(say("pick-up-to", verb="discard", n=0))).to_be_visible()
    card(visitor, "estate", "discard").first.click()
    card(visitor, "estate", "discard").first.click()
    visitor.clicks("pick-up-to", verb="discard", n=2)
    visitor.until(lambda: "gold" in visitor.own["hand"])
    assert sorted(visitor.own["hand"]) == ["copper", "gold", "silver"]
    chosen = [message["option"] for message in visitor.sent if message["type"] == "choose"]
    assert chosen == ["play:cellar", "discard:estate", "discard:estate", "done"]


def test_the_chapel_takes_up_to_four_cards_by_keys(visitor: Visitor) -> None:
    hand_cards = ["chapel", "estate", "estate", "estate", "copper", "copper"]
    visitor.lays_out(position([{"hand": hand_cards, "deck": ["gold"] * 5}, BEN]), people("Anna", "bot:random"))
    visitor.chooses(by_pointer, "play:chapel")
    expect(card(visitor, "estate", "trash")).to_have_count(3)
    for key in "12345":                          # the fifth takes the place of the fourth
        visitor.page.keyboard.press(key)
    expect(visitor.button(say("pick-up-to", verb="trash", n=4))).to_be_visible()
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: len(visitor.view["trash"]) == 4)
    assert len(visitor.own["hand"]) == 1


def test_whom_the_militia_hits_discards_two_cards_at_once(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    id = anna.lays_out(position([{"hand": ["militia"], "deck": ["copper"] * 5},
                                 {"hand": ["gold", "gold", "gold", "estate", "curse"], "deck": ["copper"] * 5}]),
                       people("Anna", ""))
    ben.goes(f"/table/{id}")
    ben.sits_down()
    anna.chooses(by_pointer, "play:militia")
    ben.says("ask-exactly", verb="discard", n=2)
    expect(ben.button(say("pick-exactly", verb="discard", n=0, of=2))).to_be_disabled()
    card(ben, "estate", "discard").click()
    card(ben, "curse", "discard").click()
    ben.clicks("pick-exactly", verb="discard", n=2, of=2)
    ben.until(lambda: ben.own["hand"] == ["gold"] * 3)


# ---- taking back
def test_a_choice_is_taken_back_at_once_when_nobody_learned_anything(visitor: Visitor) -> None:
    visitor.lays_out(position([{"hand": ["copper"] * 5, "deck": ["estate"] * 5}, BEN]), people("Anna", "bot:random"))
    visitor.chooses(by_pointer, "play:treasures")
    expect(visitor.page.get_by_role("region", name=say("prompt"))).to_contain_text(say("prompt-buy"))
    visitor.clicks("undo")
    expect(visitor.page.get_by_role("region", name=say("prompt"))).to_contain_text(say("prompt-treasure"))
    expect(card(visitor, "copper", "play")).to_have_count(5)
    visitor.until(lambda: "play:treasures" in visitor.options)
    visitor.chooses(by_pointer, "play:treasures")


# ---- cards
def test_every_card_can_be_read_at_full_size(visitor: Visitor) -> None:
    visitor.lays("dominion", people("Anna", "bot:random"), kingdom="b2_first_game")
    visitor.reads_on()
    supply = visitor.page.get_by_role("region", name=say("supply"))
    supply.get_by_role("button", name=WORDS.card("militia")).first.click()
    dialog = visitor.page.get_by_role("dialog", name=WORDS.card("militia"))
    expect(dialog).to_contain_text(say("read-cost", n=4, potion="no"))
    expect(dialog).to_contain_text(say("ruling-militia-1"))
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_rules_are_a_click_away_from_every_question(visitor: Visitor) -> None:
    visitor.lays_out(position([{"hand": ["copper"] * 5, "deck": ["estate"] * 5}, BEN]), people("Anna", "bot:random"))
    visitor.clicks("prompt-why")
    visitor.says("why-treasure")
    rules = visitor.page.get_by_role("dialog", name=say("rules-of", game=say("game-dominion")))
    visitor.clicks("menu-rules")
    expect(rules).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    visitor.clicks("menu")
    visitor.page.get_by_role("dialog").get_by_role("button", name=say("menu-rules")).click()
    expect(rules).to_be_visible()


def test_the_time_for_a_choice_is_shown(visitor: Visitor) -> None:
    visitor.lays("kingdomino", people("Anna", "bot:greedy"), move_seconds=600)
    visitor.waits_for_turn()
    expect(visitor.page.get_by_role("timer")).to_be_visible()


# ---- hints
def test_hints_of_the_first_game_come_once_and_can_be_switched_off(visit: Callable[..., Visitor]) -> None:
    anna = visit(knows=False)
    anna.lays("dominion", people("Anna", "bot:big_money"), kingdom="b2_first_game")
    hint = anna.page.get_by_role("complementary", name=say("hint"))
    expect(hint).to_contain_text(say("hint-dominion-welcome"))
    hint.get_by_role("button", name=say("hint-understood")).click()
    expect(hint).to_contain_text(say("hint-dominion-treasure"))
    anna.reloads()
    expect(hint).to_contain_text(say("hint-dominion-treasure"))
    hint.get_by_role("button", name=say("hint-none")).click()
    expect(hint).to_have_count(0)
    anna.reloads()
    anna.reads_on()
    anna.plays(by_pointer, big_money, most=3)
    expect(hint).to_have_count(0)


# ---- keys and settings
def test_a_question_mark_shows_what_keys_do(visitor: Visitor) -> None:
    visitor.lays_out(position([{"hand": ["copper"] * 5, "deck": ["estate"] * 5}, BEN]), people("Anna", "bot:random"))
    visitor.reads_on()
    visitor.until(lambda: bool(visitor.options))
    expect(card(visitor, "copper", "play")).to_have_count(5)
    keys = shown_keys(visitor)
    assert keys[say("option-play-treasures")] in ("t", "Enter")
    assert {say("undo"), say("log"), say("menu"), say("keys-help")} <= keys.keys()


def test_colours_are_kept_after_a_reload(visitor: Visitor) -> None:
    visitor.lays("kingdomino", people("Anna", "bot:greedy"))
    page = visitor.page
    ink = page.evaluate("() => getComputedStyle(document.body).color")
    visitor.clicks("menu")
    page.get_by_role("radio", name=say("theme-dark")).check()
    visitor.reloads()
    visitor.reads_on("kingdomino")
    assert page.evaluate("() => getComputedStyle(document.body).color") != ink
    visitor.clicks("menu")
    expect(page.get_by_role("radio", name=say("theme-dark"))).to_be_checked()


def test_treasures_play_themselves_for_who_wants_it(visitor: Visitor) -> None:
    visitor.lays_out(position([{"hand": ["copper"] * 5, "deck": ["estate"] * 5}, BEN]), people("Anna", "bot:random"))
    visitor.reads_on()
    visitor.clicks("menu")
    visitor.page.get_by_role("checkbox", name=say("auto-treasures")).check()
    visitor.until(lambda: visitor.view["turn"]["coins"] == 5)


# ---- dominoes
def test_a_domino_is_turned_and_dragged_to_its_place(visitor: Visitor) -> None:
    visitor.lays_out(dominoes("kingdomino", turn_of(0, 8, "place")), people("Anna", "bot:greedy"))
    visitor.until(lambda: bool(visitor.options))
    page, first, second = visitor.page, *(square_name(square) for square in squares(visitor))
    domino = visitor.button(say("dominoes-hand", domino=say("dominoes-domino", first=first, second=second)))
    option = next(one for one in visitor.options if one.endswith(rotations(visitor)[1]))
    domino.click()                               # a tap turns it
    x, y, direction = option.removeprefix("place:").split(",")
    spot = visitor.button(laid_name(squares(visitor), int(x), int(y), direction), exact=False)
    expect(spot).to_be_visible()
    step, target = visitor.step, spot.bounding_box()
    assert target is not None
    domino.hover()
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    expect(visitor.button(place_here(), exact=False)).to_be_enabled()            # what it brings is shown before
    page.mouse.up()
    visitor.until(lambda: visitor.step != step)
    assert visitor.sent[-1]["option"] == option
    laid = page.get_by_role("log", name=say("log")).get_by_role("img", name=first)
    expect(laid.first.locator("svg")).to_be_visible()         # dominoes are told by their pictures


# ---- for those who listen
def test_what_is_asked_and_what_others_do_is_announced(visitor: Visitor) -> None:
    anna = {"hand": ["copper"] * 3, "deck": ["estate"] * 10}
    visitor.lays_out(position([anna, BEN]), people("Anna", "bot:big_money"))
    spoken = visitor.page.get_by_role("status")
    expect(spoken).to_contain_text(say("prompt-treasure"))
    visitor.chooses(by_pointer, "play:treasures")
    expect(spoken).to_contain_text(say("prompt-buy"))
    spoken.evaluate(HEARD)                       # what is said next takes its place
    visitor.chooses(by_pointer, "buy:silver")
    expect(visitor.page.get_by_role("log", name=say("log"))).to_contain_text(say("bot-big_money"))
    visitor.page.wait_for_function("name => heard.some((text) => text.includes(name))", arg=say("bot-big_money"))
