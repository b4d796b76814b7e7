"""Where plans are kept: those that come with the program, and those that were made on this machine."""
from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Dict, Final, Optional

from platformdirs import user_cache_path

from crownlands.bots.dominion.evolution.tasks import Ground
from crownlands.dominion.game import GAMES
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.kingdoms import SETS

SHIPPED: Final = Path(__file__).parent.parent.parent / "plans"
EVOLVER: Final = 1                   # counts up when plans should be made anew
VERSION: Final = "# Evolver "         # how the text of a shipped plan begins: which evolver, how many games, which seed
CACHE: Final = "CROWNLANDS_CACHE"    # the environment variable that says where
PLAN: Final = ""                     # kinds of what is kept for a table, as its file is called
MENU: Final = "-menu"
BY_SEATS: Final = ("empty_piles_to_end", "treasure_boxes")       # options that follow the number of players


def key_of(kingdom: Kingdom) -> str:
    """The same for tables with the same piles and rules, however many play."""
    options = {name: value for name, value in kingdom.options.items() if name not in BY_SEATS}
    text = json.dumps([EVOLVER, sorted(kingdom.kingdom), options], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def ground_of(kingdom: Kingdom) -> Ground:
    """The table of two players with the same piles and rules."""
    options: Dict[str, Any] = {name: value for name, value in kingdom.options.items() if name not in BY_SEATS}
    return (tuple(kingdom.kingdom), (), tuple(sorted(options.items())))


def folder() -> Path:
    chosen = os.environ.get(CACHE)
    return (Path(chosen) if chosen else user_cache_path("crownlands", appauthor=False)) / "plans"


def recommended(id: str) -> Kingdom:
    """The table of two players with a recommended kingdom."""
    table, options = GAMES["dominion"].laid_out(0, {}, kingdom=id)
    return GAMES["dominion"].setup(2, options, **table).kingdom


def shipped_path(id: str) -> Path:
    """Where the plan of a recommended kingdom lies, if one was made ahead."""
    return SHIPPED / f"{id}.txt"


def is_of_this_version(text: str) -> bool:
    return text.startswith(f"{VERSION}{EVOLVER},")


def find_shipped(kingdom: Kingdom) -> Optional[Path]:
    """The plan of a recommended kingdom, if the table is just that and the plan was made by this evolver."""
    for found in SETS:
        path = shipped_path(found.id)
        if found.playable and set(found.cards) <= set(kingdom.kingdom) and path.exists():
            if key_of(recommended(found.id)) == key_of(kingdom) and \
                    is_of_this_version(path.read_text(encoding="utf-8")):
                return path
    return None


def find_text(kingdom: Kingdom, kind: str = PLAN) -> Optional[str]:
    """What was made on this machine, else what came with the program."""
    path: Optional[Path] = folder() / f"{key_of(kingdom)}{kind}.txt"
    if path is None or not path.exists():
        path = find_shipped(kingdom) if kind == PLAN else None
    try:
        return path.read_text(encoding="utf-8") if path is not None else None
    except (OSError, UnicodeDecodeError):
        return None


def keep(kingdom: Kingdom, text: str, kind: str = PLAN) -> Optional[Path]:
    """Put beside, then in its place: others read it meanwhile. A shelf that cannot be written is none."""
    path = folder() / f"{key_of(kingdom)}{kind}.txt"
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError:
        return None
    return path
