"""The browser of this machine."""
from __future__ import annotations

import shutil
from typing import Optional

# without windows it does the same for a quarter less work
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# parts of the browser that no page needs: some of them are pages themselves, loaded again for every window. Of several
# such lists the last one counts, so this one has what Playwright's has
NOT_NEEDED = ("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
              "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
              "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
              "AvoidCorsURLLoaderRestartOnRedirect", "PreloadTopChromeWebUI", "WebUIOmniboxPopup",
              "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
CALM = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
        "--disable-component-update", "--disable-sync", f"--disable-features={','.join(NOT_NEEDED)}",
        # all pages are the house's own: one process shows them all, and keeps what it knows of their scripts
        "--renderer-process-limit=1", "--disable-site-isolation-trials",
        # and nobody looks: what is drawn without a graphics card needs no process of its own
        "--in-process-gpu"]


def chromium() -> Optional[str]:
    """Its path; None: there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
