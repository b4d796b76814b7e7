"""Presence on the page: who is gone, who watches, and a seat that is taken back."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from house import House
from scenes import people
from test_browser_together import open_table
from visitor import Visitor
from wording import say

SECONDS = 3_000                                  # within which a lost connection shows


# what the page would show and play, kept to be looked at; it shows nothing to anybody who looks at the page itself
SENSES = """() => {
    window.sensed = { notified: [], tones: 0 }
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true })
    ServiceWorkerRegistration.prototype.showNotification = async (title) => { sensed.notified.push(title) }
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) { sensed.tones += 1; start.call(this, at) }
}"""

SENSED = """() => new Promise((done) => {
    const look = () => (sensed.notified.length && sensed.tones > 1 ? done(sensed.notified) : setTimeout(look, 50))
    look()
})"""


def leaves(visitor: Visitor) -> None:
    for word in ("menu", "leave", "leave-sure"):
        visitor.clicks(word)


def test_who_is_gone_and_who_watches_is_seen_and_a_seat_is_taken_back(visit: Callable[..., Visitor]) -> None:
    anna, ben, cleo = visit(), visit(), visit(wishes={"name": "Cleo"})
    open_table(anna, ben, "new-watchers-chat")
    cleo.goes(anna.path)
    anna.says("watched-by", n=1, names="Cleo")
    cleo.page.get_by_label(say("chat-say")).fill("A fine opening")
    cleo.clicks("chat-send")
    for one in (anna, ben, cleo):
        expect(one.page.get_by_role("log", name=say("chat"))).to_contain_text("Cleo A fine opening")
    seat = anna.page.get_by_role("region", name="Ben", exact=True)
    heard = len(anna.received)
    ben.page.goto("about:blank")                 # as when the browser is closed
    anna.until(lambda: any('"away":[1]' in text for text in anna.received[heard:]))
    expect(seat).to_contain_text(say("seat-away"), timeout=SECONDS)
    ben.goes(anna.path)
    expect(seat).not_to_contain_text(say("seat-away"))
    leaves(ben)
    anna.clicks("seat-give-bot")
    expect(seat).to_contain_text(say("seat-bot-for-now"))
    ben.goes("/")                                # the start page knows whose seat it is
    row = ben.page.get_by_role("listitem").filter(has_text=say("seat-kept", name="Ben"))
    row.get_by_role("link").first.click()
    ben.clicks("seat-take-back")
    ben.until(lambda: ben.seat == 1 and bool(ben.view))
    expect(seat).not_to_contain_text(say("seat-bot-for-now"))
    assert anna.facts["seats"][1]["kind"] == "person"
    leaves(ben)
    anna.clicks("seat-give-bot")
    cleo.clicks("seat-take-as", name="Ben")      # on another device, which has only the link: Anna knows who it is
    anna.clicks("offer-accept")
    cleo.until(lambda: cleo.seat == 1 and bool(cleo.view))
    assert anna.facts["seats"][1]["name"] == "Ben"


def test_the_page_can_be_installed_opens_while_the_server_is_away_and_a_seat_outlives_that(
        visit: Callable[..., Visitor], tmp_path: Path) -> None:
    house = House(tmp_path)
    anna, ben = visit(at=house, service_workers="allow", wishes={"notify": True}), visit(at=house)
    for one in (anna, ben):
        one.allowed += ["Failed to load resource", "WebSocket"]                  # the server will be away
    id = anna.lays("dominion", people("Anna", ""), kingdom="b2_first_game")
    ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
    ben.goes(f"/table/{id}").reads_on()
    leaves(ben)
    anna.clicks("seat-give-bot")
    anna.reads_on()
    sound = anna.button(say("sound"))
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    manifest = anna.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())")
    for icon in manifest["icons"]:
        assert anna.context.request.get(house.url + icon["src"]).headers["content-type"] == icon["type"]
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    anna.reloads()                               # through the worker, which keeps what comes by
    anna.reads_on()
    expect(sound).to_have_attribute("aria-pressed", "true")
    anna.goes("/")
    anna.says("start-tagline")
    expect(anna.page.get_by_role("heading", name=say("today-title"))).to_be_visible()
    anna.page.evaluate(SENSES)
    anna.page.get_by_role("link", name=say("table-go-on")).click()               # the own turn, in a tab behind others
    assert anna.page.evaluate(SENSED) == [say("title-you", game=say("game-dominion"))]
    anna.goes("/")
    anna.says("start-tagline")
    house.kill()
    anna.goes("/")
    anna.says("start-tagline")
    anna.says("lists-away")
    house.start()
    anna.goes(f"/table/{id}")
    anna.reads_on()
    ben.goes(f"/table/{id}")                     # the seat is still his
    ben.clicks("seat-take-back")
    ben.until(lambda: ben.seat == 1 and bool(ben.view))
    house.close()
