"""Following the others: what is seen of their turns, at which pace, what an Attack did, and the log as a story."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, List

from playwright.sync_api import expect

from gestures import by_pointer, lays_down
from scenes import dominoes, people, position, turn_of
from visitor import Visitor
from wording import WORDS, Json, say

BOT = "double_witch"
# every different picture of the table that the player gets to see, in its order
WATCH = """() => {
    window.pictures = []
    const cards = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.card)
    const look = () => {
        const first = document.querySelector('.theirs [data-card]')
        const picture = { words: document.querySelector('.prompt .text')?.innerText ?? '',
                          laid: cards('.theirs [data-card]'), width: first?.offsetWidth,
                          lit: [...document.querySelectorAll('.supply .happening')].map((one) => one.dataset.place) }
        if (JSON.stringify(picture) !== JSON.stringify(window.pictures.at(-1))) window.pictures.push(picture)
    }
    new MutationObserver(look).observe(
        document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}"""
# all that moves
MOVES = """() => {
    window.moving = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        moving.push(`${this.localName} ${this.getAttribute('class')}`)
        return animate.apply(this, how)
    }
}"""


def witch_comes() -> Json:
    """The other player has a Witch and six coins in the next turn; we have nothing to do in ours."""
    return position([{"hand": ["estate"] * 5, "deck": ["copper"] * 10},
                     {"hand": ["witch", "gold", "silver", "copper", "estate"], "deck": ["estate"] * 10}],
                    boxes=["base1e"], piles=["witch", "moat", "village"])


def is_asked_again(visitor: Visitor) -> None:
    expect(visitor.button(say("option-play-treasures"))).to_be_visible()


def heard(visitor: Visitor) -> List[Json]:
    """All events of the game."""
    messages = [json.loads(message) for message in visitor.received]
    return [event for message in messages if message["type"] == "view" for event in message["events"]]


def test_each_card_of_a_bot_lies_in_the_middle_and_what_it_did_is_said(visit: Callable[..., Visitor]) -> None:
    visitor = visit(wishes={"pace": "fast"})
    visitor.lays_out(witch_comes(), people("Anna", f"bot:{BOT}"))
    visitor.waits_for_turn()
    visitor.page.evaluate(WATCH)
    visitor.page.evaluate(MOVES)
    number = visitor.view["turn"]["number"]
    while (visitor.view["turn"]["seat"], visitor.view["turn"]["number"]) == (0, number) and visitor.options:
        visitor.chooses(by_pointer, "done")
    is_asked_again(visitor)
    pictures: List[Any] = visitor.page.evaluate("() => window.pictures")

    def first(holds: Callable[[Any], bool]) -> int:
        return next(number for number, picture in enumerate(pictures) if holds(picture))

    witch = first(lambda picture: picture["laid"] == ["witch"])
    cursed = first(lambda picture: "supply:curse" in picture["lit"])
    gold = first(lambda picture: picture["laid"] == ["witch", "gold"])
    [card] = [event["cards"][0] for event in heard(visitor) if event["event"] == "buy" and event["seat"] == 1]
    bought = first(lambda picture: f"supply:{card}" in picture["lit"])
    assert witch <= cursed < gold < bought
    assert {"witch", "gold", "silver", "copper"} <= set(pictures[bought]["laid"])        # the clean-up comes later
    assert any(WORDS.card(card) in picture["words"] for picture in pictures[bought:])
    assert all(not picture["laid"] for picture in pictures[-1:])
    assert visitor.page.evaluate("moving") == []             # who wants no motion sees it all the same

    since = visitor.page.get_by_role("group", name=say("since"))
    expect(since).to_contain_text(f"{WORDS.card('witch')} of")
    expect(since).to_contain_text("You gain a Curse.")
    expect(since).to_contain_text(f"Witch, Gold, Silver, Copper, bought {WORDS.counted(card, 1)}")
    log = visitor.page.get_by_role("log", name=say("log"))
    under = log.locator("p", has_text="You gain a Curse.")
    assert under.evaluate("(line) => line.style.getPropertyValue('--under')") == "1"
    expect(under.locator("svg")).to_have_count(1)
    expect(log.locator("p.sums").last).to_contain_text("$6")

    visitor.chooses(by_pointer, "play:treasures")
    expect(since).to_be_hidden()
    own = visitor.page.get_by_role("region", name=say("zone-play"), exact=True).locator("[data-card]").first
    assert own.evaluate("(card) => card.offsetWidth") == pictures[witch]["width"]


def test_a_tap_anywhere_skips_and_chooses_nothing_and_at_once_needs_none(visit: Callable[..., Visitor]) -> None:
    visitor = visit(wishes={"pace": "calm"}, viewport={"width": 390, "height": 844})
    visitor.lays_out(witch_comes(), people("Anna", f"bot:{BOT}"))
    visitor.waits_for_turn()
    while visitor.view["turn"]["seat"] == 0 and visitor.options:
        visitor.chooses(by_pointer, "done")
    skip = visitor.button(say("follow-skip"))
    expect(skip).to_be_visible()
    visitor.until(lambda: bool(visitor.options))             # the game has gone on; the picture has not
    expect(skip).to_be_visible()
    expect(visitor.button(say("option-play-treasures"))).to_be_hidden()
    before = len(visitor.sent)
    visitor.page.get_by_role("region", name=say("supply")).get_by_role("button").first.click()
    is_asked_again(visitor)
    expect(skip).to_be_hidden()
    assert len(visitor.sent) == before

    # the log opens at its end, and on a small screen nothing sticks out
    visitor.button(say("log")).click()
    log = visitor.page.get_by_role("log", name=say("log"))
    expect(log.locator("summary").last).to_be_in_viewport()
    assert log.evaluate("(log) => log.scrollHeight - log.scrollTop - log.clientHeight") < 2
    assert visitor.sticks_out() == []
    visitor.button(say("close")).click()

    visitor.button(say("menu")).click()
    visitor.page.get_by_role("radio", name=say("pace-at_once")).check()
    visitor.button(say("close")).click()
    assert visitor.page.evaluate("() => JSON.parse(localStorage.crownlands).pace") == "at_once"
    seen = visitor.page.evaluate("""(skip) => {
        window.skipped = 0
        new MutationObserver(() => { if (document.body.innerText.includes(skip)) window.skipped += 1 })
            .observe(document.body, { subtree: true, childList: true, characterData: true })
        return window.skipped
    }""", say("follow-skip"))
    visitor.plays(by_pointer, lambda one: one.options[-1], 4)
    assert seen == visitor.page.evaluate("() => window.skipped") == 0


# ---- many bots, and motion
MOST = 4_000                                     # milliseconds that a round may take at the fast pace
STEP = 1_000                                     # longer than any step of it
PRESSED = 200                                    # more than a tap is seen before what came of it
ANNA_THEN_BOT = 30                               # a seed: the last dominoes are placed by Anna, then by the bot
BUSY: Json = {"hand": ["gold", "silver", "silver", "copper", "copper"], "deck": ["silver"] * 10}


def ends_turn(visitor: Visitor, option: str) -> None:
    """And everybody else has played; what was seen of it is another matter."""
    visitor.chooses(by_pointer, option)
    visitor.until(lambda: "play:treasures" in visitor.options)


def test_a_round_of_many_takes_no_longer_than_a_player_likes_and_is_seen_moving(visit: Callable[..., Visitor]) -> None:
    anna = visit(wishes={"pace": "fast"}, reduced_motion="no-preference")
    clock = anna.page.clock
    clock.install(time=0)
    mine = {"hand": ["estate"] * 5, "deck": ["copper"] * 10}
    anna.lays_out(position([mine, *[BUSY] * 4], turn={"phase": "buying"}), people("Anna", *["bot:big_money"] * 4))
    anna.waits_for_turn()
    anna.page.evaluate(MOVES)
    clock.pause_at(60_000)
    ends_turn(anna, "done")
    clock.run_for(PRESSED)
    skip = anna.button(say("follow-skip"))
    expect(skip).to_be_visible()
    clock.run_for(MOST - STEP)
    expect(skip).to_be_visible()
    clock.run_for(2 * STEP)
    is_asked_again(anna)
    assert "flying" in " ".join(anna.page.evaluate("moving"))
    anna.chooses(by_pointer, "play:treasures")
    clock.run_for(PRESSED)
    ends_turn(anna, "buy:silver")
    clock.run_for(PRESSED)
    expect(skip).to_be_visible()
    anna.page.keyboard.press("Escape")           # a key skips as a tap does
    is_asked_again(anna)

    # a domino slides to its place, and at the end row after row is counted
    clock.resume()
    anna.lays_out(dominoes("kingdomino", turn_of(0, 46, "place"), seed=ANNA_THEN_BOT), people("Anna", "bot:greedy"))
    anna.reads_on("kingdomino")
    anna.waits_for_turn()
    anna.page.evaluate(MOVES)
    clock.pause_at(600_000)
    anna.chooses(lays_down, anna.options[0])
    anna.until(lambda: anna.over)
    clock.run_for(PRESSED)
    totals = anna.end.locator("tfoot .points")
    expect(totals).to_have_text(["0", "0"])
    assert [one for one in anna.page.evaluate("moving") if one.startswith("g ")]
    clock.run_for(5 * STEP)
    expect(totals).to_have_text([str(kingdom["sheet"]["total"]) for kingdom in anna.view["kingdoms"]])
    clock.resume()
