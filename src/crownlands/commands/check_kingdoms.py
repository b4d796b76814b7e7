"""`crownlands check kingdoms`: every recommended kingdom, played to the end by every bot."""
from __future__ import annotations

import json
import sys
from typing import Any, Dict, List, Optional

import crownlands
from crownlands.bots.registry import find_contestant
from crownlands.commands.crew import crew_for
from crownlands.commands.on_table import listed
from crownlands.commands.progress import progress_bar
from crownlands.dominion.kingdoms import SETS
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.dominion.every_kingdom import SEATS, Report, bot_names, play_kingdoms
from crownlands.lab.match import TURN_LIMIT
from crownlands.locale import Words

GAMES = 1
ERRORS_SHOWN = 20


def check_kingdoms(table: Dict[str, Any], players: Optional[str], games: Optional[int], seed: int,
                   jobs: Optional[int], as_json: bool, ray: Optional[str] = None) -> int:
    """Play them and tell how it went; 1 if a game could not be played."""
    if set(table) - {"kingdom"} or not isinstance(table.get("kingdom", ""), str):
        raise CrownlandsError("kingdoms-recommended")
    kingdoms = [table["kingdom"]] if table else [one.id for one in SETS if one.playable]
    bots = read_bots(players)
    games = GAMES if games is None else games
    words = Words()
    wanted = len(kingdoms) * len(bots) * len(SEATS) * games
    with noted() as interrupt:
        with crew_for(jobs, ray) as crew, progress_bar(words.say("kingdoms-title"), wanted) as advance:
            report, seconds = play_kingdoms(kingdoms, bots, games, seed, crew, advance)
        if as_json:
            print(json.dumps({"seed": seed, "jobs": crew.size, "compiled": crownlands.compiled, "seconds": seconds,
                              "wanted": wanted, **report.describe()}, indent=1))
        else:
            summarise(words, report, wanted, seed, seconds)
    return interrupt.exit_code or (1 if report.total.errors else 0)


def read_bots(players: Optional[str]) -> List[str]:
    """Names, as find_contestant takes them; or `all`, or those that do not search."""
    if players is None or players == "all":
        return bot_names(players == "all")
    names = listed(players)
    for name in names:
        find_contestant(name)                            # an unknown bot is refused before anything starts
    return names


def summarise(words: Words, report: Report, wanted: int, seed: int, seconds: float) -> None:
    total = report.total
    if total.games < wanted and not total.errors:
        print(words.say("check-interrupted", n=total.games, wanted=wanted))
    print(words.say("check-games", n=total.games, seed=str(seed), seconds=round(seconds, 1),
                    rate=round(total.games / max(seconds, 1e-9))))
    print(words.say("kingdoms-played", kingdoms=len(report.kingdoms), bots=len(report.bots)))
    print(words.say("check-seats", seats=", ".join(f"{seats}: {one.games}" for seats, one in
                                                   sorted(report.seats.items()))))
    print(words.say("check-limited", n=total.limited, limit=TURN_LIMIT))
    for name, one in sorted(report.bots.items()):
        if one.limited:
            print(words.say("kingdoms-limited", bot=name, n=one.limited, games=one.games))
    print(words.say("kingdoms-errors", n=len(total.errors)))
    for error in total.errors[:ERRORS_SHOWN]:
        print(f"  {error}", file=sys.stderr)
