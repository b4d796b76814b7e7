"""Somebody in front of a browser: a page of their own, and what its WebSocket told it. What they choose they choose as
people do: by role and name, with mouse, finger or keys."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Dict, List, Optional

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, TimeoutError, WebSocket

from devices import NEXT_DOOR
from house import House
from wording import Json, say

PATIENCE = 30_000                                # milliseconds without a sign after which a test has failed
# small phones, phones, one on its side, zoom of 200 and of 150 percent on a desk, a tablet, desks, large ones
SCREENS = [(320, 640), (360, 740), (390, 844), (844, 390), (720, 450), (960, 600), (1024, 768), (1440, 900),
           (1920, 1080), (2560, 1440)]
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"
Policy = Callable[["Visitor"], str]


class Visitor:
    def __init__(self, context: BrowserContext, house: House) -> None:
        self.context = context
        self.house = house
        self.problems: List[str] = []            # what a developer would see in the console
        self.allowed: List[str] = []             # parts of those that belong to the test
        self.received: List[str] = []            # every message of the WebSocket, as it came
        self.sent: List[Json] = []
        self.keys: Dict[str, str] = {}           # what keys do, as far as they were looked up
        self.step = 0
        self.seat: Optional[int] = None
        self.view: Json = {}
        self.facts: Json = {}
        self.socket: Optional[WebSocket] = None
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.pages[0] if context.pages else context.new_page()
        self.listens: Dict[Any, Callable[[Any], None]] = {"console": self.log, "pageerror": self.fails,
                                                          "websocket": self.connected}
        for event, hears in self.listens.items():
            self.page.on(event, hears)

    def fails(self, error: Error) -> None:
        self.problems.append(str(error))

    def log(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        # next door names no icon of its own, so the browser asks for one by itself
        if message.type in ("error", "warning") and not url.endswith("/favicon.ico") \
                and "Service Worker registration blocked" not in message.text:
            self.problems.append(f"{message.type}: {message.text} {url}")

    def leave(self, close: Callable[[BrowserContext], None] = BrowserContext.close) -> None:
        """Close the page; nothing may have gone wrong on it."""
        close(self.context)
        for event, hears in self.listens.items():
            self.page.remove_listener(event, hears)
        wrong = [problem for problem in self.problems if not any(part in problem for part in self.allowed)]
        assert not wrong, wrong

    # ---- going somewhere
    def goes(self, path: str) -> Visitor:
        self.forgets()
        self.page.goto(self.house.url + path)
        return self

    def reloads(self) -> None:
        self.forgets()
        self.page.reload()

    def forgets(self) -> None:
        """What the page before was told."""
        self.socket, self.seat, self.view, self.facts = None, None, {}, {}

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.house.url)

    def post(self, path: str, body: Json) -> Json:
        """A request of this browser, with its cookies: what the page would ask."""
        answer = self.context.request.post(self.house.url + path, data=json.dumps(body),
                                           headers={"Content-Type": "application/json"})
        assert answer.ok, answer.text()
        seated: Json = answer.json()
        return seated

    def lays(self, game: str, seats: List[Json], **more: Any) -> str:
        """Make a table and go there; its id."""
        id = str(self.post("/api/tables", {"game": game, "seats": seats, **more})["table"]["id"])
        self.goes(f"/table/{id}")
        return id

    def lays_out(self, record: Json, seats: List[Json]) -> str:
        """A table where a recorded game goes on; its id."""
        id = self.opens(record, seats)
        self.goes(f"/table/{id}")
        return id

    def lays_over(self, record: Json, seats: List[Json]) -> str:
        """The same at the page that is there, if it is: as a link leads to another table, without loading it again."""
        id = self.opens(record, seats)
        path = f"/table/{id}"
        if self.path.startswith("/") and self.path != NEXT_DOOR:
            self.forgets()
            self.page.evaluate(GO, path)
        else:
            self.goes(path)
        self.until(lambda: bool(self.view))
        return id

    def opens(self, record: Json, seats: List[Json]) -> str:
        return str(self.post("/api/import", {"record": record, "seats": seats})["table"]["id"])

    def reads_on(self, game: str = "dominion") -> None:
        """Until the table has been laid."""
        self.page.get_by_role("region", name=prompt_region(game)).wait_for()

    def sits_down(self) -> None:
        """In the waiting room, on the last free seat; from now on the page is told what that seat may know."""
        self.clicks("room-sit-big")
        self.until(lambda: self.seat is not None and bool(self.view))

    # ---- finding things
    def button(self, name: Any, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def says(self, id: str, **arguments: Any) -> None:
        """That sentence is on the screen."""
        self.page.get_by_text(say(id, **arguments)).first.wait_for()

    def clicks(self, id: str, **arguments: Any) -> None:
        """The button with these words."""
        self.button(say(id, **arguments)).click()

    @property
    def end(self) -> Locator:
        """The window with the result."""
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_role("link", name=say("end-replay")))

    # ---- what the page is told
    def connected(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self.hears)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("close", self.disconnected)

    def disconnected(self, socket: WebSocket) -> None:
        if socket is self.socket:
            self.socket = None

    def hears(self, text: Any) -> None:
        self.received.append(str(text))
        message: Json = json.loads(text)
        if message["type"] == "view":
            self.step, self.view = message["step"], message["view"]
        elif message["type"] in ("welcome", "table"):
            self.facts = message["table"]
            self.seat = message["seat"] if message["type"] == "welcome" else self.seat

    def until(self, condition: Callable[[], bool]) -> None:
        """Listen until it holds. Nothing is heard between the look and the wait: events come only during calls."""
        while not condition():
            socket = self.socket
            try:
                if socket is None:
                    self.page.wait_for_event("websocket")
                else:
                    socket.wait_for_event("framereceived")
            except TimeoutError:
                raise AssertionError(("silence", self.decision, self.sent[-2:], self.shown())) from None
            except Error:                        # it was closed: there is another, or there will be
                assert socket is not self.socket

    def beside_the_supply(self) -> str:
        """All that is on the page but the piles, in small letters: what is written, and what is hidden in it."""
        html: str = self.page.evaluate("""(supply) => {
            const copy = document.body.cloneNode(true)
            copy.querySelector(`[aria-label="${supply}"]`)?.remove()
            return copy.outerHTML
        }""", say("supply"))
        return html.lower()

    def shown(self) -> str:
        """All text of the page."""
        return self.page.locator("body").inner_text()

    # ---- playing
    @property
    def over(self) -> bool:
        return self.facts.get("status") == "over"

    @property
    def decision(self) -> Json:
        """What is asked of this seat, if anything is."""
        asked: Json = self.view.get("decision") or {}
        mine = asked.get("seat") == self.seat and not self.over
        return asked if mine and len(asked.get("options", [])) > 1 else {}

    @property
    def options(self) -> List[str]:
        return list(self.decision.get("options", []))

    @property
    def own(self) -> Json:
        """What Dominion shows of the own seat."""
        assert self.seat is not None
        player: Json = self.view["players"][self.seat]
        return player

    def waits_for_turn(self) -> None:
        self.until(lambda: self.over or bool(self.options))

    def done(self, before: int) -> None:
        """The choice that was made has happened, and whatever followed it."""
        self.until(lambda: self.step != before)
        self.waits_for_turn()

    def chooses(self, choose: Callable[[Visitor, str], None], option: str) -> None:
        """This, as soon as it can be chosen; and whatever follows has happened."""
        self.until(lambda: self.over or option in self.options)
        step = self.step
        choose(self, option)
        self.until(lambda: self.step != step)

    def plays(self, choose: Callable[[Visitor, str], None], policy: Policy, most: int = 10_000) -> None:
        """To the end of the game, or so many choices."""
        self.waits_for_turn()
        for _choice in range(most):
            if self.over:
                return
            step = self.step
            choose(self, policy(self))
            self.done(step)

    # ---- what can be said of any page
    def looks(self) -> None:
        """From now on this page is drawn, until another is loaded."""
        self.page.evaluate("() => { document.documentElement.style.opacity = '' }")

    def resizes(self, width: int, height: int) -> None:
        """The window; and the page has taken its size."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def sticks_out(self) -> List[str]:
        """What is wider than the screen, if it scrolls sideways."""
        if self.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"):
            return []
        found: List[str] = self.page.evaluate("""() => [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 90))""")
        return found[:5] or [self.path]

    def misfits(self) -> List[Any]:
        """What is cut off or too wide, on all kinds of screens."""
        wrong: List[Any] = []
        for width, height in SCREENS:
            self.resizes(width, height)
            wrong += [(width, found) for found in (self.cut_off(), self.sticks_out()) if found]
        return wrong

    def cut_off(self) -> List[str]:
        """Words that are not all to be seen, though nothing scrolls there; and cards whose parts do not fit on them."""
        self.looks()
        self.page.evaluate("document.fonts.ready")
        found: List[str] = self.page.evaluate(CUT_OFF)
        return found


# a text is cut off by whatever around it hides what sticks out, unless one can scroll there
CUT_OFF = """() => {
    const found = new Set()
    const cut = (text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom, width, height } = range.getBoundingClientRect()
        if (!width || !height) return null
        let [across, down] = [true, true]
        for (let one = text.parentElement; one && (across || down); one = one.parentElement) {
            const { display, overflowX, overflowY, position, fontSize, clipPath } = getComputedStyle(one)
            if (clipPath !== 'none') return null                     // for screen readers
            if (display === 'contents' || display === 'inline') continue
            const edge = one.getBoundingClientRect(), rest = parseFloat(fontSize) * 0.25
            if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) across = false
            if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) down = false
            if (across && overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return one
            if (down && overflowY !== 'visible' && (top < edge.top - rest || bottom > edge.bottom + rest)) return one
            if (position === 'fixed') break
        }
        return null
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const text = texts.currentNode, around = text.parentElement
        if (!text.data.trim() || around.closest('.for-readers, option, script, style, [role=status]')) continue
        const edge = around.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && cut(text)
        if (edge) found.add(`${text.data} in ${around.className} by ${edge.tagName} ${edge.className}`)
    }
    for (const card of document.querySelectorAll('.card:is(.tile, .hand, .small)')) {
        const edge = card.getBoundingClientRect(), name = card.querySelector('.name')
        const box = (part) => card.querySelector(part)?.getBoundingClientRect()
        const outside = (one) => one.width
            && (one.left < edge.left - 1 || one.right > edge.right + 1 || one.bottom > edge.bottom + 1)
        const parts = [...card.querySelectorAll('.sign, .cost, .potion, .types, .count, .text')]
        const met = box('.count') && box('.price').right > box('.count').left + 1
        if (met || name.scrollWidth > name.clientWidth + 1 || parts.some((one) => outside(one.getBoundingClientRect())))
            found.add(`${card.className}: ${name.textContent}`)
    }
    return [...found]
}"""


def prompt_region(game: str) -> str:
    return say("prompt") if game == "dominion" else say("dominoes-prompt")


def choice(options: List[str], *wanted: str) -> str:
    """The first of these that is offered; else the first that is."""
    return next((option for option in wanted if option in options), options[0])

