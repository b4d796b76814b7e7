"""How quick the page is: `python bench/page.py` starts a server, opens a table in Chromium, and reports

- the size of all scripts, compressed as they are sent,
- when the table is first painted, and when it can be played, from an empty cache and from a full one,
- how long a tap takes until the next picture (Interaction to Next Paint, as the browser measures it), and until what
  the server made of it has been painted: a tap of a person, who sees first what lies there, and one in the same moment
  in which something can be tapped, while cards still fly,
- how much of its cores the machine did not get meanwhile (steal): where that is more than a few hundredths, the times
  are those of its neighbours."""
from __future__ import annotations

import gzip
import math
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Sequence, Tuple

import crownlands
from crownlands.server.sending import LEVEL

PAGE = Path(crownlands.__file__).parent / "page"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TABLE = {"game": "dominion", "kingdom": "b2_first_game", "seats": [{"name": "Anna"}, {"bot": "big_money"}]}
OFFERED = "Play all Treasures"
WANTED = ("Gold", "Silver", "Estate", "Copper")
STEPS = 20
VISITORS = 9
REACTION = 250                                   # milliseconds that a person takes at least to see what can be tapped
LEAST_TOLD = 16.0                                # milliseconds: a picture that came sooner is not told

# the page itself tells when it has painted a table that can be played: to look from outside again and again slows it
OPENED = """
const offered = () => [...document.querySelectorAll('main button')].some((one) => one.textContent.includes('%s'))
const observer = new MutationObserver(() => {
  if (!offered()) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    console.log('opened', Math.round(painted?.startTime ?? -1), Math.round(performance.now()))
  }))
})
observer.observe(document, {subtree: true, childList: true, characterData: true})
"""
# the browser's own watch: milliseconds from a tap until the frame after it is seen; it tells of none below 16
PICTURES = """
const pictures = {}
new PerformanceObserver((list) => {
  for (const {interactionId, duration} of list.getEntries())
    if (interactionId) pictures[interactionId] = Math.max(pictures[interactionId] ?? 0, duration)
}).observe({type: 'event', durationThreshold: 16})
window.pictures = pictures
"""
# from the next tap until what is written on the table has changed, and that is painted
ANSWERED = """() => {
  const table = document.querySelector('main'), before = table.textContent
  let began = 0
  addEventListener('click', (event) => { began = event.timeStamp }, {once: true, capture: true})
  window.answered = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (table.textContent === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    observer.observe(table, {subtree: true, childList: true, characterData: true})
  })
}"""
# where to tap: on the first of these buttons that is offered, once nothing has moved for so many milliseconds
OFFER = """([labels, still]) => new Promise((resolve) => {
  let timer
  const named = (button) => button.getAttribute('aria-label') ?? button.textContent
  const find = () => {
    const buttons = [...document.querySelectorAll('main button')]
    for (const label of labels) {
      const found = buttons.find((button) => new RegExp(label).test(named(button)))
      if (found) return found.getBoundingClientRect()
    }
  }
  const tell = () => {
    const place = find()
    if (!place) return
    observer.disconnect()
    resolve([place.x + place.width / 2, place.y + place.height / 2])
  }
  const look = () => {
    clearTimeout(timer)
    if (still) timer = setTimeout(tell, still)
    else tell()
  }
  const observer = new MutationObserver(look)
  const anything = {subtree: true, childList: true, attributes: true, characterData: true}
  observer.observe(document.querySelector('main'), anything)
  look()
})"""


def script_bytes() -> int:
    return sum(len(gzip.compress(path.read_bytes(), LEVEL)) for path in PAGE.glob("assets/*.js"))


def start_server(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    environment = {**os.environ, "CROWNLANDS_PORT": "0", "CROWNLANDS_BROWSER": "false", "CROWNLANDS_PACE": "0",
                   "CROWNLANDS_DATABASE": f"{folder}/bench.db", "CROWNLANDS_REQUESTS_A_MINUTE": "0"}
    server = subprocess.Popen([sys.executable, "-m", "crownlands"], env=environment, stdout=subprocess.PIPE)
    assert server.stdout is not None
    return server, server.stdout.readline().decode().split()[3]


def ticks() -> Tuple[int, int]:
    """Of all cores since the machine started: all that there were, and those that another machine was given."""
    counted = [int(each) for each in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(counted), counted[7]


class Stolen:
    """Which part of the time another machine had the cores, since this was last asked; nothing where nobody counts."""

    def __init__(self) -> None:
        self.counts = Path("/proc/stat").exists()
        self.before = ticks() if self.counts else (0, 0)

    def told(self) -> str:
        if not self.counts:
            return ""
        now = ticks()
        everything, stolen = (after - before for after, before in zip(now, self.before, strict=True))
        self.before = now
        return f" [{100 * stolen / max(1, everything):.1f} % of the machine's time was given to others]"


def opened(page: Any, address: str) -> Tuple[int, int]:
    """Milliseconds until something was painted, and until a table was on which a card can be chosen."""
    with page.expect_console_message(lambda said: said.text.startswith("opened ")) as told:
        page.goto(address)
    painted, playable = told.value.text.split()[1:]
    return int(painted), int(playable)


def taps(page: Any, still: int) -> Tuple[List[float], List[float]]:
    """Turns of Treasures and a card bought: how long each tap took to show something, and to be answered."""
    answers: List[float] = []
    for _turn in range(STEPS):
        for labels in ([OFFERED], [f"^{card},.*buy" for card in WANTED]):
            place = page.evaluate(OFFER, [labels, 0])
            if still:
                page.mouse.move(*place)
                place = page.evaluate(OFFER, [labels, still])
            page.evaluate(ANSWERED)
            page.mouse.click(*place)
            answers.append(float(page.evaluate("answered")))
    pictures = [float(picture) for picture in page.evaluate("Object.values(pictures)")]
    return pictures + [LEAST_TOLD] * (len(answers) - len(pictures)), answers


def told(times: Sequence[float]) -> str:
    found = sorted(times)
    last = found[math.ceil(len(found) * 0.95) - 1]       # of 40 the 38th: 95 % were as quick, or quicker
    return f"{statistics.median(found):.0f} ms (median of {len(found)}), {last:.0f} ms (95 %)"


def visit(browser: Any, address: str) -> Tuple[Any, str]:
    """A visitor with an empty cache, and the address of a table where one sits."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address)
    table = context.request.post("/api/tables", data=TABLE).json()["table"]["id"]
    page = context.new_page()
    page.add_init_script(OPENED % OFFERED + PICTURES)
    return page, f"/table/{table}"


def main() -> None:
    from playwright.sync_api import sync_playwright
    print(f"scripts, compressed: {script_bytes() / 1000:.1f} kB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = start_server(folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            times: Dict[str, List[Tuple[int, int]]] = {"an empty": [], "a full": []}
            stolen = Stolen()
            for _visitor in range(VISITORS):
                page, table = visit(browser, address)
                for openings in times.values():
                    openings.append(opened(page, table))
                page.context.close()
            for cache, openings in times.items():
                for what, place in (("painted", 0), ("playable", 1)):
                    found = [opening[place] for opening in openings]
                    print(f"table from {cache} cache: {what} after {statistics.median(found):.0f} ms (median of "
                          f"{VISITORS}; first {found[0]}, {min(found)} to {max(found)})")
            print(f"tables opened{stolen.told()}")
            for when, still in (("by a person", REACTION), ("as soon as it is possible", 0)):
                page, table = visit(browser, address)
                opened(page, table)
                pictures, answers = taps(page, still)
                print(f"a tap {when} shows something after {told(pictures)}{stolen.told()}")
                print(f"a tap {when} has been answered by the server after {told(answers)}")
                page.context.close()
        finally:
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main()
