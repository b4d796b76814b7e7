"""How quick the page is: `python bench/page.py` starts a server, opens a table in Chromium, and reports

- the size of all scripts, compressed as they are sent,
- when the table is first painted, and when it can be played, from an empty cache and from a full one,
- how long a tapped card takes to answer on the screen: until the prompt has changed, and until the card looks pressed."""
from __future__ import annotations

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List

import crownlands

PAGE = Path(crownlands.__file__).parent / "page"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TABLE = {"game": "dominion", "kingdom": "b2_first_game", "seats": [{"name": "Anna"}, {"bot": "big_money"}]}
CHOOSABLE = "button[data-option]"

TAP = """async (option) => {
  const began = performance.now()
  document.querySelector(`[data-option="${option}"]`).click()
  while (document.querySelector(`[data-option="${option}"]`)) await new Promise(requestAnimationFrame)
  return performance.now() - began
}"""


def script_bytes() -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in PAGE.glob("assets/*.js"))


def start_server(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    environment = {**os.environ, "CROWNLANDS_PORT": "0", "CROWNLANDS_BROWSER": "false", "CROWNLANDS_PACE": "0",
                   "CROWNLANDS_DATABASE": f"{folder}/bench.db", "CROWNLANDS_REQUESTS_A_MINUTE": "0"}
    server = subprocess.Popen([sys.executable, "-m", "crownlands"], env=environment, stdout=subprocess.PIPE)
    assert server.stdout is not None
    return server, server.stdout.readline().decode().split()[3]


def opened(page: Any, address: str) -> Dict[str, float]:
    """Milliseconds until something was painted, and until a card can be chosen."""
    page.goto(address)
    page.wait_for_selector(CHOOSABLE)
    playable = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1")
    return {"painted": paint, "playable": playable}


def taps(page: Any, wanted: int) -> List[float]:
    """From a tap until the choice is gone from the screen, which the server has to confirm."""
    times: List[float] = []
    while len(times) < wanted:
        page.wait_for_selector(CHOOSABLE)
        options = page.eval_on_selector_all(CHOOSABLE, "found => found.map(one => one.dataset.option)")
        dear = [option for option in ("play:treasures", "buy:gold", "buy:silver", "buy:copper") if option in options]
        times.append(page.evaluate(TAP, (dear or options)[0]))
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
            for cache in ("empty", "full"):
                found = opened(page, f"/table/{table}")
                print(f"table from an {cache} cache: painted after {found['painted']:.0f} ms, "
                      f"playable after {found['playable']:.0f} ms")
            times = sorted(taps(page, 40))
            print(f"a tapped card answers after {statistics.median(times):.0f} ms (median of {len(times)}), "
                  f"{times[int(len(times) * 0.95)]:.0f} ms (95 %)")
        finally:
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main()
