"""Devices that visitors come with: a page in a browser, with storage of its own. To make one takes Chromium as long as
a short test, so who leaves hands it on, wiped."""
from __future__ import annotations

import json
from typing import Any, Dict, List, Optional

from playwright.sync_api import Browser, BrowserContext

from letters import OWN_LETTERS

DESK = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
WIPE = "() => { localStorage.clear(); sessionStorage.clear() }"


class Devices:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: Dict[str, List[BrowserContext]] = {}      # by what they are like
        self.kinds: Dict[BrowserContext, str] = {}

    def take(self, settings: Optional[Dict[str, Any]], **look: Any) -> BrowserContext:
        """A device with these settings of the page; None: nobody has used it yet."""
        kind = json.dumps([settings, look], sort_keys=True)
        idle = self.idle.setdefault(kind, [])
        if idle:
            return idle.pop()
        context = self.browser.new_context(**{**DESK, **look})
        context.add_init_script(OWN_LETTERS)
        if settings is not None:
            stored = json.dumps(json.dumps(settings))
            context.add_init_script(f"if (location.protocol !== 'about:') localStorage.crownlands ??= {stored}")
        context.new_page()
        self.kinds[context] = kind
        return context

    def hand_on(self, context: BrowserContext) -> None:
        """As good as new, for the next who needs one like this."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.unroute_all()
        page.emulate_media(color_scheme="null")
        if page.url.startswith("http"):
            page.evaluate(WIPE)
        page.goto("about:blank")
        context.clear_cookies()
        self.idle[self.kinds[context]].append(context)
