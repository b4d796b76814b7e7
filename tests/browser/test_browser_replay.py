"""A game that is over: step by step, each step with an address, and playing on from any of them."""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from gestures import builder, by_pointer, lays_down
from scenes import dominoes, never, people, position
from visitor import Visitor
from wording import WORDS, say


def test_a_finished_game_is_stepped_through_and_played_on(visitor: Visitor) -> None:
    players = [{"hand": ["gold"] * 3, "deck": ["copper"] * 5}, {"hand": ["copper"] * 5, "deck": ["estate"] * 5}]
    id = visitor.lays_out(position(players, supply={"province": 1}), people("Anna", "bot:big_money"))
    visitor.chooses(by_pointer, "play:treasures")
    visitor.chooses(by_pointer, "buy:province")
    expect(visitor.end).to_contain_text(say("points", n=6))
    visitor.end.get_by_role("link", name=say("end-replay")).click()
    expect(visitor.page.get_by_role("region", name=say("replay-controls"))).to_contain_text(say("replay-beginning"))
    page = visitor.page
    # what the table chose itself, as there was no Action to play, is no step of its own
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 3), ("Home", 0),
                      ("ArrowRight", 2)):
        page.keyboard.press(key)
        expect(page.get_by_role("slider", name=say("replay-slider"))).to_have_value(str(step))
        page.wait_for_url(f"**/table/{id}/replay/{step}")
    happened = visitor.page.get_by_role("region", name=say("replay-controls"))
    expect(happened).to_contain_text(WORDS.counted("gold", 3))       # what was done, not that somebody went on
    visitor.reloads()                                # the address of a step leads there
    expect(page.get_by_role("slider", name=say("replay-slider"))).to_have_value("2")
    visitor.clicks("fork")
    visitor.clicks("fork-start")
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    assert id not in page.url
    visitor.until(lambda: "buy:province" in visitor.options)
    visitor.says("origin-fork")
    visitor.chooses(by_pointer, "buy:duchy")
    expect(page.get_by_role("log", name=say("log"))).to_contain_text(WORDS.card("duchy"))


def test_whoever_comes_too_early_for_a_replay_sees_it_when_the_game_is_over(visit: Callable[..., Visitor]) -> None:
    anna, early = visit(), visit()
    id = anna.lays_out(position([{"hand": ["gold"] * 3}, {}], supply={"province": 1}), people("Anna", "bot:big_money"))
    early.goes(f"/table/{id}/replay")
    early.says("replay-running")
    anna.chooses(by_pointer, "play:treasures")
    anna.chooses(by_pointer, "buy:province")
    expect(early.page.get_by_role("slider", name=say("replay-slider"))).to_have_value("0")


def test_a_replay_plays_by_itself_and_shows_all_eyes(visitor: Visitor) -> None:
    id = visitor.opens(dominoes("kingdomino", never), people("Anna", "Ben"))
    visitor.goes(f"/table/{id}/replay")
    slider = visitor.page.get_by_role("slider", name=say("replay-slider"))
    expect(slider).to_have_value("0")
    visitor.page.get_by_label(say("replay-eyes")).select_option(label="Ben")
    visitor.page.get_by_label(say("replay-speed")).select_option(label=say("replay-times", n=4))
    visitor.clicks("replay-play")
    expect(slider).to_have_value(re.compile("[2-9]|[1-9].+"))
    visitor.clicks("replay-pause")
    visitor.page.keyboard.press("End")
    visitor.clicks("result")
    expect(visitor.page.get_by_role("dialog").get_by_role("row", name=say("sheet-total"))).to_be_visible()


def test_dominoes_are_played_on_from_a_step_against_the_bots_that_sat_there(visitor: Visitor) -> None:
    id = visitor.opens(dominoes("queendomino", never, seats=3), people("Anna", "bot:greedy", "bot:random"))
    visitor.goes(f"/table/{id}/replay/30")
    expect(visitor.page.get_by_role("slider", name=say("replay-slider"))).to_have_value("30")
    visitor.page.keyboard.press("f")
    expect(visitor.page.get_by_label(say("fork-bot", name=say("bot-greedy")))).to_have_value("greedy")
    visitor.clicks("fork-start")
    visitor.plays(lays_down, builder, most=3)
    me, *bots = visitor.facts["seats"]
    assert [seat["bot"] for seat in bots] == ["greedy", "random"]
    assert me["name"] in say("guest-names").split(", ")


def test_a_game_that_was_only_watched_is_not_among_those_that_were_played(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    id = anna.lays_out(dominoes("kingdomino", never), people("Anna", "Cleo"))
    for who, played in ((anna, 1), (ben, 0)):
        who.goes(f"/table/{id}")
        who.page.get_by_role("link", name=say("end-replay")).first.wait_for()
        who.goes("/replays")
        own = who.page.get_by_role("region", name=say("replays-own")).get_by_role("link", name=say("table-see"))
        expect(own).to_have_count(played)
        expect(who.page.get_by_role("link", name=say("table-see")).first).to_be_visible()


def test_a_record_from_a_file_is_opened(visitor: Visitor) -> None:
    text = json.dumps(dominoes("kingdomino", never))
    visitor.goes("/replays")
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    visitor.page.get_by_label(say("replays-import-choose")).set_input_files(file)
    expect(visitor.page.get_by_role("slider", name=say("replay-slider"))).to_be_visible()
