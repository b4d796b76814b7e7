"""`crownlands tidy`: remove from the server's database what nobody wants any more."""
from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Dict, Optional

from cyclopts import Parameter

from crownlands.commands.serve import KeepFinished, KeepOpen, KeepUnfinished
from crownlands.locale import Words

if TYPE_CHECKING:                                # the server's parts take their time to be imported
    from crownlands.server.tidying import Keeping

EXAMPLES = """Examples:

    crownlands tidy --dry-run                     only count what would be removed
    crownlands tidy --keep-finished 365           finished games, too, after a year
    crownlands tidy --database postgresql://crown:secret@db/crownlands
"""
ALL = 1_000_000_000


def tidy(
    *,
    database: Annotated[Optional[str], Parameter(
        env_var="CROWNLANDS_DATABASE", help="As for the server: a SQLite file, or a URL.")] = None,
    keep_open: KeepOpen = 2,
    keep_unfinished: KeepUnfinished = 60,
    keep_finished: KeepFinished = 0,
    dry_run: Annotated[bool, Parameter(help="Remove nothing, only count.", negative="")] = False,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Remove tables that never began and games that nobody has touched for long. The server does so every hour by
    itself; it may run meanwhile."""
    from crownlands.server.tidying import Keeping

    removed = asyncio.run(remove(database, Keeping(keep_open, keep_unfinished, keep_finished), dry_run))
    counts = {status: removed.get(status, 0) for status in ("open", "running", "over")}
    if json_:
        print(json.dumps({"removed": counts, "dry_run": dry_run}))
        return 0
    words = Words()
    print(words.say("tidy-would-remove" if dry_run else "tidy-removed", n=sum(counts.values())))
    for status, count in counts.items():
        if count:
            print(words.say(f"tidy-{status}", n=count))
    return 0


async def remove(database: Optional[str], keeping: Keeping, dry_run: bool) -> Dict[str, int]:
    from crownlands.server import tidying
    from crownlands.server.settings import database_url
    from crownlands.server.storage.store import open_store

    store = await open_store(database_url(database))
    try:
        if dry_run:
            return Counter(status for _id, status in await store.untouched(keeping.limits(), ALL))
        return await tidying.tidy(store, keeping)
    finally:
        await store.close()
