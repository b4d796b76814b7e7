"""Devices that visitors come with: a page in a browser, with storage of its own. To make one takes Chromium as long as
a short test, so there are few kinds of them, and whoever leaves hands theirs on, wiped."""
from __future__ import annotations

import json
from typing import Any, Dict, List, Optional

from playwright.sync_api import Browser, BrowserContext

DESK = {"width": 1440, "height": 900}
NEXT_DOOR = "/health"                            # of the same house, and next to nothing to show: a device waits there
SET_UP = """(settings) => {
    localStorage.clear()
    sessionStorage.clear()
    if (settings) localStorage.crownlands = settings
}"""
# Nobody looks: what can be seen through is laid out, but never drawn, which saves much work. Visitor.looks ends it
UNSEEN = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = 0 })"


class Devices:
    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home                         # the address of a house that stays
        self.idle: Dict[str, List[BrowserContext]] = {}      # by what they are like
        self.kinds: Dict[BrowserContext, str] = {}

    def take(self, url: str, settings: Optional[Dict[str, Any]], viewport: Any = DESK, permissions: Any = (),
             **look: Any) -> BrowserContext:
        """A device at the door of that house with these settings of the page; None: nobody has used it yet."""
        kind = json.dumps(look, sort_keys=True)
        idle = self.idle.setdefault(kind, [])
        context = idle.pop() if idle else self.new(kind, **look)
        page = context.pages[0]
        if page.url != url + NEXT_DOOR:
            page.goto(url + NEXT_DOOR)
        page.evaluate(SET_UP, settings and json.dumps(settings))
        page.set_viewport_size(viewport)
        if permissions:
            context.grant_permissions(permissions)
        return context

    def new(self, kind: str, **look: Any) -> BrowserContext:
        context = self.browser.new_context(**{"reduced_motion": "reduce", "service_workers": "block", **look})
        context.add_init_script(UNSEEN)
        context.new_page()
        self.kinds[context] = kind
        return context

    def hand_on(self, context: BrowserContext) -> None:
        """For the next who needs one like this."""
        page, *others = context.pages
        for other in others:
            other.close()
        page.unroute_all()
        page.emulate_media(color_scheme="null")
        page.goto(self.home + NEXT_DOOR)
        context.clear_cookies()
        context.clear_permissions()
        self.idle[self.kinds[context]].append(context)
