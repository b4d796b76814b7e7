"""The plain page at `/`: what this is, and the open tables."""
from __future__ import annotations

from html import escape

from litestar import MediaType, get

from crownlands.server.desk import Desk
from crownlands.server.lobby import LobbyTable, list_tables
from crownlands.version import VERSION

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Crownlands</title>
<h1>Crownlands {version}</h1>
<p>Dominion, Kingdomino, Queendomino and Royal Wedding, against friends and bots.</p>
<h2>Tables</h2>
{tables}
<h2>For programs</h2>
<ul>
<li><a href="/api/protocol">The messages of live play</a>
<li><a href="/schema/openapi.json">All requests (OpenAPI)</a>
<li><a href="/api/games">Games</a>, <a href="/api/bots">bots</a>
<li><a href="/health">Health</a>, <a href="/metrics">metrics</a>
</ul>
</html>
"""


def line(table: LobbyTable) -> str:
    names = ", ".join(seat.name or seat.bot or "…" for seat in table.seats)
    link = f"/api/tables/{escape(table.id)}"
    return f'<li><a href="{link}">{escape(table.game)}</a>, {escape(table.status)}: {escape(names)}'


@get("/", media_type=MediaType.HTML)
async def page(desk: Desk) -> str:
    tables = "\n".join(line(table) for table in await list_tables.fn(desk))
    return PAGE.format(version=VERSION, tables=f"<ul>\n{tables}\n</ul>" if tables else "<p>No table is open.</p>")


HANDLERS = [page]
