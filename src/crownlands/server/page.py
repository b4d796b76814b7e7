"""The page in the browser: files that were built from `web/` when the package was installed, each held in memory
once it was asked for."""
from __future__ import annotations

import hashlib
import json
import mimetypes
import re
from base64 import b64encode
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional, Sequence

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from crownlands.locale import Words
from crownlands.locale.catalogue import RULINGS, first_page_catalogue, page_file
from crownlands.locale.languages import FIRST, LANGUAGES, OFFERED, accepted, direction, folder_of, of_page
from crownlands.server.desk import Desk
from crownlands.server.lobby import LobbyTable, TableId, list_tables
from crownlands.server.sending import ASK_AGAIN, FOREVER, File, file_of, send
from crownlands.server.table import Table

FOLDER = Path(str(files("crownlands"))) / "page"
HTML, PREVIEW, DOOR = '<html lang="en">', "<!-- preview -->", "<!-- door -->"
AT_THE_ROOT = ("favicon.svg", "icon-192.png", "icon-512.png", "worker.js")
MANIFEST = "application/manifest+json"
PARTS, TABLE = "parts.json", "game"              # which files the page consists of; the name of a table's part
# for the page: each language with the direction of its writing and its own name
LANGUAGES_OFFERED = '<meta name="languages" content="{}">'.format(
    "|".join(f"{language}:{direction(language)}:{LANGUAGES[language]}" for language in OFFERED))
STYLE = re.compile("<style>(.*?)</style>", re.DOTALL)
# if the page was not built, this stands in for it
PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Crownlands</title>
<h1>Crownlands</h1>
<p>The page was not built when Crownlands was installed, because no npm registry could be reached. Everything else
works: live play for programs, and <code>crownlands play</code> in the terminal. To get the page, install again where
npm packages can be downloaded.</p>
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


@cache
def built() -> Dict[str, Path]:
    """All files of the page by their names: where they are below its folder."""
    paths = [path for path in FOLDER.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {path.relative_to(FOLDER).as_posix(): path for path in paths}


def file(name: str) -> Optional[File]:
    path = built().get(name)
    return None if path is None else read(path)


@cache
def read(path: Path) -> File:
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media_type = MANIFEST if path.suffix == ".webmanifest" else guessed
    return file_of(path.read_bytes(), media_type, FOREVER if path.parent.name == "assets" else ASK_AGAIN)


@cache
def catalogue(language: str, rulings: bool = False) -> File:
    text = page_file(language, RULINGS) if rulings else first_page_catalogue(language)
    return file_of(text.encode(), "text/plain; charset=utf-8")


# ---- the page, at each of its addresses
@cache
def words_in(language: str) -> Words:
    return Words(language, isolating=True)


def words_for(request: Request[Any, Any, Any]) -> Words:
    """In the language of whoever opens the link."""
    return words_in(accepted(request.headers.get("Accept-Language", "")))


@get(["/", "/new", "/rules", "/rules/{_game:str}", "/cards", "/replays", "/lab", "/me", "/players",
      "/player/{_name:str}"], media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], desk: Desk) -> str:
    return welcome(words_for(request)) or plain(await list_tables.fn(desk))


@get(["/table/{id:str}", "/table/{id:str}/replay", "/table/{id:str}/replay/{_step:int}", "/table/{id:str}/review",
      "/table/{id:str}/review/{_seat:int}"], media_type=MediaType.HTML)
async def table_page(request: Request[Any, Any, Any], desk: Desk, id: TableId) -> str:
    """The same page, with a preview that says what the link is."""
    words = words_for(request)
    live = await desk.find(id)
    if live is None:
        return with_preview(words.say("preview-title"), words.say("preview-no-table"), words.language) or plain([])
    table = live.table
    names = players(table, words)
    arguments = {"game": words.say(f"game-{table.config.game}"), "names": words.listed(names), "n": len(names)}
    text: str = words.say(f"preview-{table.status}", **arguments)
    if table.config.origin != "new":
        text += " " + words.say(f"origin-{table.config.origin}")
    title = words.say(f"preview-{table.status}-title", **arguments)
    shown = request.url.path.rstrip("/") == f"/table/{id}" and table.status in ("running", "over")
    printed = "/api/cards" if table.config.game == "dominion" else "/api/tiles"
    asked = [f"/api/tables/{id}", f"/api/tables/{id}/seats", printed] if shown else []
    return with_preview(title, text, words.language, [*early(TABLE), *map(fetched, asked)]) or plain([])


def players(table: Table, words: Words) -> List[str]:
    """The people; where there are none, the bots."""
    people = [seat.occupant.name for seat in table.seats if seat.occupant.name is not None]
    bots = [seat.occupant.bot for seat in table.seats if seat.occupant.bot is not None]
    return people or [words.bot(bot) for bot in bots]


def welcome(words: Words) -> str:
    return with_preview(words.say("preview-title"), words.say("preview-text"), words.language)


def with_preview(title: str, text: str, language: str = FIRST, early: Sequence[str] = ()) -> str:
    """The page's HTML, with what messengers show of a link to it, what is seen of it until its scripts have come, the
    languages it can be read in, and what should come early; nothing if it was not built."""
    index = file("index.html")
    if index is None:
        return ""
    title, text, site = escape(title), escape(text), escape(words_in(language).say("preview-title"))
    told = {"og:title": title, "og:description": text, "og:type": "website", "og:site_name": site}
    preview = "\n".join([
        f'<title>{title}</title>', f'<meta name="description" content="{text}">', LANGUAGES_OFFERED,
        *(f'<meta property="{name}" content="{value}">' for name, value in told.items()), *early])
    door = f'<div id="door"><img src="/favicon.svg" alt=""><h1>{title}</h1><p>{text}</p></div>'
    html = index.body.decode().replace(HTML, f"<html {of_page(language)}>")
    return html.replace(PREVIEW, preview).replace(DOOR, door)


@cache
def early(part: str) -> List[str]:
    """Links by which a browser fetches a part of the page at once, before the first script tells it of the files."""
    listed = file(PARTS)
    parts: Dict[str, Any] = json.loads(listed.body) if listed else {}
    scripts, styles = [], []
    names = [name for name, found in parts.items() if found.get("name") == part]
    for name in names:
        found = parts[name]
        names += [more for more in found.get("imports", []) if more not in names]
        scripts.append(found["file"])
        styles += found.get("css", [])
    return [*(f'<link rel="modulepreload" crossorigin href="/{script}">' for script in scripts),
            *(f'<link rel="preload" as="style" crossorigin href="/{style}">' for style in styles)]


def fetched(address: str) -> str:
    """A link by which a browser asks for what a script will ask for."""
    return f'<link rel="preload" as="fetch" crossorigin href="{address}">'


@cache
def own_styles() -> str:
    """The styles inside the page's HTML, as a browser is told to trust them: by their hash."""
    index = file("index.html")
    found = STYLE.findall(index.body.decode()) if index else []
    return " ".join(f"'sha256-{b64encode(hashlib.sha256(style.encode()).digest()).decode()}'" for style in found)


def nowhere(request: Request[Any, Any, Any]) -> str:
    """For an address that is none of the page's: it says so, and shows the way home."""
    return welcome(words_for(request)) or plain([])


def plain(tables: List[LobbyTable]) -> str:
    lines = [f'<li><a href="/api/tables/{table.id}">{table.game}</a>, {table.status}: {escape(names_at(table))}'
             for table in tables]
    return PLAIN.format(tables="<ul>\n{}\n</ul>".format("\n".join(lines)) if lines else "<p>No table is open.</p>")


def names_at(table: LobbyTable) -> str:
    return ", ".join(seat.name or seat.bot or "…" for seat in table.seats)


def needed(name: str, otherwise: str = "the page was not built") -> File:
    found = file(name)
    if found is None:
        raise NotFoundException(otherwise)
    return found


@get("/assets/{name:str}", sync_to_thread=False)
def part(request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=100)]) -> Response[bytes]:
    """A file that the page needs."""
    return send(request, needed(f"assets/{name}", "the page has no such file"))


@get([f"/{name}" for name in AT_THE_ROOT], sync_to_thread=False)
def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What browsers ask for by its address: the icon, and what makes the page installable."""
    return send(request, needed(request.url.path[1:]))


@get("/manifest.webmanifest", sync_to_thread=False)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What makes the page installable, in the language of the browser."""
    words = words_for(request)
    written = json.loads(needed("manifest.webmanifest").body)
    told = {**written, "description": words.say("preview-text"), "lang": folder_of(words.language),
            "dir": direction(words.language)}
    return send(request, file_of(json.dumps(told, ensure_ascii=False).encode(), MANIFEST))


@get("/api/words/{language:str}", sync_to_thread=False)
def words(request: Request[Any, Any, Any], language: Annotated[str, Parameter(max_length=30)]) -> Response[bytes]:
    """What the page says in one language, in Fluent's format: all but the rulings."""
    return send(request, catalogue(offered(language)))


@get("/api/words/{language:str}/rulings", sync_to_thread=False)
def rulings(request: Request[Any, Any, Any], language: Annotated[str, Parameter(max_length=30)]) -> Response[bytes]:
    """What the page says about cards and buildings besides their texts."""
    return send(request, catalogue(offered(language), rulings=True))


def offered(language: str) -> str:
    if language not in OFFERED:
        raise NotFoundException(f"languages are {', '.join(OFFERED)}")
    return language


HANDLERS = [page, table_page, part, root_file, manifest, words, rulings]
