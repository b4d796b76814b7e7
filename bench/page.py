"""How quick the page is: `python bench/page.py` starts a server, opens a table in Chromium, and reports

- the size of all scripts, compressed as they are sent,
- when the table is first painted, and when it can be played, from an empty cache and from a full one,
- how long a tapped card takes to answer on the screen: until something changes, and until the server has played it."""
from __future__ import annotations

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, List, Tuple

import crownlands
from crownlands.server.sending import LEVEL

PAGE = Path(crownlands.__file__).parent / "page"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TABLE = {"game": "dominion", "kingdom": "b2_first_game", "seats": [{"name": "Anna"}, {"bot": "big_money"}]}
OFFERED = "Play all Treasures"
READY = f"main button:has-text('{OFFERED}')"
WANTED = ("Gold", "Silver", "Estate", "Copper")
STEPS = 20

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
# from a tap until a frame is painted in which anything has changed on the table, and until what is asked has changed
TAP = """async (button) => {
  const asked = () => document.querySelector('main').innerText
  const before = asked(), began = performance.now()
  let changed = 0
  const seen = () => requestAnimationFrame(() => setTimeout(() => { changed ||= performance.now() - began }))
  const observer = new MutationObserver(seen)
  const anything = {subtree: true, childList: true, attributes: true, characterData: true}
  observer.observe(document.querySelector('main'), anything)
  button.click()
  while (asked() === before || !changed) await new Promise(requestAnimationFrame)
  observer.disconnect()
  return [changed, performance.now() - began]
}"""


def script_bytes() -> int:
    return sum(len(gzip.compress(path.read_bytes(), LEVEL)) for path in PAGE.glob("assets/*.js"))


def start_server(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    environment = {**os.environ, "CROWNLANDS_PORT": "0", "CROWNLANDS_BROWSER": "false", "CROWNLANDS_PACE": "0",
                   "CROWNLANDS_DATABASE": f"{folder}/bench.db", "CROWNLANDS_REQUESTS_A_MINUTE": "0"}
    server = subprocess.Popen([sys.executable, "-m", "crownlands"], env=environment, stdout=subprocess.PIPE)
    assert server.stdout is not None
    return server, server.stdout.readline().decode().split()[3]


def opened(page: Any, address: str) -> Tuple[int, int]:
    """Milliseconds until something was painted, and until a table was on which a card can be chosen."""
    with page.expect_console_message(lambda said: said.text.startswith("opened ")) as told:
        page.goto(address)
    painted, playable = told.value.text.split()[1:]
    return int(painted), int(playable)


def taps(page: Any) -> List[Tuple[float, float]]:
    """Turns of Treasures and a card bought: how long each tap took to show something, and to be confirmed."""
    times: List[Tuple[float, float]] = []
    for _turn in range(STEPS):
        page.wait_for_selector(READY)
        times.append(tuple(page.evaluate(TAP, page.query_selector(READY))))
        page.wait_for_selector("main button:has-text('End your turn')")
        piles = [page.query_selector(f"main button[aria-label^='{card},'][aria-label*='buy']") for card in WANTED]
        times.append(tuple(page.evaluate(TAP, next(pile for pile in piles if pile is not None))))
    return times


def main() -> None:
    from playwright.sync_api import sync_playwright
    print(f"scripts, compressed: {script_bytes() / 1000:.1f} kB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = start_server(folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address)
            table = context.request.post("/api/tables", data=TABLE).json()["table"]["id"]
            page = context.new_page()
            page.add_init_script(OPENED % OFFERED)
            for cache in ("an empty", "a full"):
                painted, playable = opened(page, f"/table/{table}")
                print(f"table from {cache} cache: painted after {painted} ms, playable after {playable} ms")
            times = taps(page)
            for what, place in (("shows it", 0), ("has been played by the server", 1)):
                found = sorted(time[place] for time in times)
                print(f"a tapped card {what} after {statistics.median(found):.0f} ms (median of {len(found)}), "
                      f"{found[int(len(found) * 0.95)]:.0f} ms (95 %)")
        finally:
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main()
