"""The start page and the kingdom chooser; addresses that lead nowhere."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import List

import segno
from playwright.sync_api import expect

from house import House
from scenes import dominoes, never, people
from visitor import Visitor
from wording import WORDS, say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def ten(visitor: Visitor) -> List[str]:
    """The names of the chosen cards."""
    tiles = visitor.page.get_by_role("list", name=say("chooser-ten")).get_by_role("listitem")
    expect(tiles).to_have_count(10)
    return [name.strip() for name in tiles.locator(".name").all_inner_texts()]


def facts(house: House, names: List[str]) -> List[dict[str, object]]:
    by_name = {str(WORDS.card(line["id"])): line for line in house.get("/api/cards")}
    return [by_name[name] for name in names]


def test_a_recommended_kingdom_is_chosen(visitor: Visitor, house: House) -> None:
    sets = {one["id"]: one for game in house.get("/api/games") for one in game["kingdoms"]}
    visitor.goes("/")
    visitor.page.get_by_role("link", name=say("start-choose-kingdom")).click()
    assert sorted(ten(visitor)) == sorted(map(WORDS.card, sets["b2_first_game"]["cards"]))
    visitor.says("new-nobody-waits")             # against a bot
    other = sets["b2_size_distortion"]
    name = say("kingdom-b2_size_distortion")
    visitor.button(re.compile(f"^{say('chooser-take')} ?{name}$"), exact=False).click()
    expect(visitor.page.get_by_role("heading", name=name).first).to_be_visible()
    assert sorted(ten(visitor)) == sorted(map(WORDS.card, other["cards"]))


def chooses(visitor: Visitor, wish: str, n: int) -> None:
    field = visitor.page.get_by_role("combobox", name=say(f"wish-{wish}"), exact=True)
    field.select_option(label=say(f"chooser-{wish}", n=n))


def test_chance_keeps_to_wishes_and_locked_cards_and_a_link_carries_them(visit: Callable[..., Visitor],
                                                                        house: House) -> None:
    anna, ben = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    anna.goes("/new?game=dominion")
    anna.clicks("chooser-lock", card=WORDS.card("merchant"))
    anna.clicks("chooser-way-chance")
    chooses(anna, "mostAttacks", 0)
    chooses(anna, "leastCosts", 4)
    anna.page.get_by_label(say("wish-village")).check()
    before = ten(anna)
    anna.clicks("chooser-deal")
    names = ten(anna)
    assert names != before
    assert WORDS.card("merchant") in names
    cards = facts(house, names)
    assert not any("attack" in str(card["types"]) for card in cards)
    assert len({card["cost"] for card in cards}) >= 4
    anna.clicks("chooser-copy-link")
    expect(anna.button(say("share-copied"))).to_be_visible()
    ben.page.goto(anna.page.evaluate("() => navigator.clipboard.readText()"))
    assert ten(ben) == names
    ben.page.get_by_label(say("new-seat", n=2)).select_option(label=say("new-seat-bot-kind"))
    ben.clicks("new-bot-strategy")               # those that fit these cards come first
    groups = ben.page.locator("optgroup").evaluate_all("(groups) => groups.map((group) => group.label)")
    assert groups == [say("new-bots-fit"), say("new-bots-any")]
    ben.clicks("new-begin")
    ben.until(lambda: bool(ben.view))
    assert {WORDS.card(id) for id in ben.view["supply"]} >= set(names)


def test_a_kingdom_says_what_lies_on_the_table_and_chance_lays_out_events(visitor: Visitor) -> None:
    visitor.goes("/new?game=dominion&kingdom=b2_adventures_level_up")
    extras = visitor.page.get_by_role("group", name=say("chooser-extras"))
    expect(extras).to_contain_text(say("comes-tavern"))
    expect(extras).to_contain_text(say("comes-trained"))
    expect(extras.get_by_role("button", name=WORDS.card("training"))).to_have_attribute("aria-pressed", "true")
    cards = "amulet,dungeon,gear,guide,duplicate,messenger,miser,giant,lost_city,treasure_trove"
    visitor.goes(f"/new?game=dominion&cards={cards}&boxes=adventures")
    expect(extras.get_by_label(say("chooser-landscapes"))).to_have_value(say("chooser-colonies-random"))
    visitor.page.get_by_label(say("new-seat", n=2)).select_option(label=say("new-seat-bot-kind"))
    visitor.clicks("new-begin")
    visitor.until(lambda: bool(visitor.view))
    assert 1 <= len(visitor.view["landscapes"]) <= 2


def test_a_running_table_is_gone_on_with_from_the_start_page(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    id = anna.lays("kingdomino", people("Anna", "bot:greedy"))
    anna.reads_on("kingdomino")
    for who, action in ((anna, "table-go-on"), (ben, "table-watch")):
        who.goes("/")
        who.page.get_by_role("link", name=say(action)).and_(who.page.locator(f"[href='/table/{id}']")).click()
        who.reads_on("kingdomino")
    assert anna.path == f"/table/{id}"


def test_the_kingdom_of_the_day_is_played_and_its_results_are_told(visit: Callable[..., Visitor]) -> None:
    visitor = visit(wishes={"name": "Anna Today"})
    visitor.goes("/")
    article = visitor.page.get_by_role("region", name=say("today-title")).get_by_role("article").first
    article.get_by_role("button").click()
    visitor.reads_on()
    assert visitor.facts["origin"] == "day"
    for word in ("menu", "resign", "resign-sure"):
        visitor.clicks(word)
    expect(visitor.end).to_be_visible()
    expect(visitor.page.get_by_text(say("points-fewer-turns"))).to_be_hidden()   # who gave up did not lose by turns
    visitor.goes("/")
    expect(article.get_by_role("list", name=say("today-results"))).to_contain_text("Anna Today")


def test_addresses_that_lead_nowhere_say_so(visitor: Visitor) -> None:
    visitor.allowed += ["404"]
    visitor.goes("/table/nosuchtable")
    expect(visitor.page.get_by_role("heading", name=say("table-missing"))).to_be_visible()
    visitor.says("error-missing")
    visitor.page.get_by_role("main").get_by_role("link", name=say("page-home")).click()
    visitor.page.get_by_label(say("start-join-link")).fill("no link at all")
    visitor.clicks("start-join-go")
    visitor.says("start-join-bad")
    visitor.page.get_by_label(say("start-join-link")).fill(f"{visitor.house.url}/table/nosuchtable")
    visitor.clicks("start-join-go")
    expect(visitor.page.get_by_role("alert")).to_contain_text(say("error-missing"))
    visitor.goes("/table/nosuchtable/replay")
    expect(visitor.page.get_by_role("heading", name=say("replay-missing"))).to_be_visible()


def test_addresses_lead_to_the_page_with_a_slash_too_and_what_is_unknown_is_said(visitor: Visitor) -> None:
    visitor.allowed += ["404"]
    for path, heading in (("/rules/", say("rules-of", game=say("game-dominion"))), ("/new/", say("new-title")),
                          ("/replays/", say("start-replays")), ("/foo/bar", say("page-not-found"))):
        visitor.goes(path)
        expect(visitor.page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    visitor.goes("/rules/chess").says("rules-unknown", name="chess", game=say("game-dominion"))
    visitor.goes("/new?game=chess").says("new-unknown-game", name="chess")
    visitor.goes("/new?kingdom=chess").says("new-unknown-kingdom", name="chess")


HIDDEN = """() => {
    const one = document.activeElement, foot = document.querySelector('main button.main').parentElement
    const hidden = one.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
    return one !== document.body && !foot.contains(one) && hidden ? one.outerHTML : ''
}"""


# the dark squares of a picture of a QR code, of so many squares on a side, with three of margin
DARK = """(image, side) => image.decode().then(() => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight), pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    const all = side + 6, { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    const pixel = (n, length) => Math.floor((n + 3.5) * length / all)
    return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) =>
        Number(data[4 * (pixel(y, canvas.height) * canvas.width + pixel(x, canvas.width))] < 128)))
})"""


def test_a_new_table_shows_what_has_the_focus_and_itself_to_nobody_but_friends(visitor: Visitor) -> None:
    away = visitor.house.url.replace("127.0.0.1", "friends.localhost")           # as others could call it
    visitor.page.goto(f"{away}/new")
    assert len(ten(visitor)) == 10
    for _stop in range(45):
        visitor.page.keyboard.press("Tab")
        assert not visitor.page.evaluate(HIDDEN)
    expect(visitor.page.get_by_label(say("new-public"))).not_to_be_checked()
    visitor.clicks("new-open")
    visitor.until(lambda: bool(visitor.facts))
    assert visitor.facts["hidden"]
    link = visitor.page.get_by_label(say("room-link")).input_value()
    assert link == f"{away}/table/{visitor.facts['id']}"
    visitor.page.get_by_text(say("room-code"), exact=True).click()
    squares = [list(row) for row in segno.make(link, error="m", micro=False).matrix]
    assert visitor.page.get_by_alt_text(say("room-code-of")).evaluate(DARK, len(squares)) == squares


# how many colours they are underlined with, and how many they are
COLOURS = "all => [new Set(all.map((one) => getComputedStyle(one).borderBottomColor)).size, all.length]"


def test_nothing_is_cut_off_on_a_narrow_screen_or_with_large_letters(visit: Callable[..., Visitor]) -> None:
    narrow = visit(viewport={"width": 320, "height": 640})
    room = narrow.lays("kingdomino", people("Bartholomew of the Hill", ""))
    over = narrow.opens(dominoes("royal_wedding", never, 4, teams=True),
                        people("Bartholomew of the Hill", "Ben", "Cleo", "Dora"))
    for path, last in ((f"/table/{room}", narrow.page.get_by_role("heading", name=say("room-title-mine", n=1))),
                       (f"/table/{over}", narrow.end),
                       (f"/table/{over}/replay/9", narrow.page.get_by_role("slider", name=say("replay-slider"))),
                       ("/", narrow.page.get_by_role("link", name=say("table-go-on"))),
                       ("/replays", narrow.page.get_by_role("link", name=say("table-see"))),
                       ("/new", narrow.button(say("new-open"))),
                       ("/rules/kingdomino", narrow.page.get_by_role("heading", level=1))):
        narrow.goes(path)
        expect(last.first).to_be_visible()
        if last is narrow.end:                   # partners have one colour, and one line in the curve
            assert narrow.end.locator(".moment bdi").evaluate_all(COLOURS) == [1, 2]
            expect(narrow.end.locator("figure polyline")).to_have_count(2)
        for letters in (100, 150):
            narrow.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}%` }", letters)
            assert not narrow.sticks_out(), (path, letters)


def test_a_hint_leaves_the_prompt_free(visit: Callable[..., Visitor]) -> None:
    newcomer = visit(knows=False, **PHONE)
    newcomer.lays("queendomino", people("Anna", "bot:greedy"))
    newcomer.until(lambda: bool(newcomer.options))
    hint = newcomer.page.get_by_role("complementary", name=say("hint"))
    prompt = newcomer.page.get_by_role("region", name=say("dominoes-prompt"))
    newcomer.clicks("hint-understood")
    newcomer.says("hint-dominoes-claim")
    above, below = hint.bounding_box(), prompt.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
