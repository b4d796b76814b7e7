"""The browser of this machine."""
from __future__ import annotations

import shutil
from typing import Optional

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CALM = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
        "--disable-component-update", "--disable-sync"]


def chromium() -> Optional[str]:
    """Its path; None: there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
