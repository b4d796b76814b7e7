"""What every answer carries and every request must pass: headers, origin, limits, errors without traces."""
from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Any, Dict, Optional
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crownlands.kernel.errors import CrownlandsError
from crownlands.locale.languages import accepted
from crownlands.locale.wrong import on_page
from crownlands.server import page
from crownlands.server.names import Names, host_name
from crownlands.server.refusal import Refusal, one_line
from crownlands.server.storage.store import Damaged
from crownlands.server.storage.writer import NotStored

log = logging.getLogger(__name__)

MOST_BODY = 400_000                              # bytes of a request: a long game's record has room in it
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
TOO_MANY = 4429                                  # why a WebSocket was closed
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FOR_PROGRAMS = ("api", "assets", "schema", "health", "metrics")     # what these addresses begin with: no pages


@cache
def headers_of_all() -> Dict[str, str]:
    return {**HEADERS, "Content-Security-Policy": f"{POLICY}; style-src 'self' {page.own_styles()}".rstrip()}


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, also to those that refuse."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in headers_of_all().items():
            headers[name] = value
        if scope["path"] != "/":
            headers.setdefault("Cache-Control", "no-store")


# ---- around every request, from outside to inside
def count_addresses(most: int) -> Callable[[ASGIApp], ASGIApp]:
    """Turns away a client with too many requests and WebSockets open at once: by the address that a proxy tells of."""
    open_now: Dict[str, int] = {}

    def counted(app: ASGIApp) -> ASGIApp:
        async def count(scope: Scope, receive: Receive, send: Send) -> None:
            client = scope.get("client")
            address = client[0] if client else ""
            if open_now.get(address, 0) >= most:
                await turn_away(scope, receive, send, 429, "too many connections from this address", TOO_MANY)
                return
            open_now[address] = open_now.get(address, 0) + 1
            try:
                await app(scope, receive, send)
            finally:
                open_now[address] -= 1
                if not open_now[address]:
                    del open_now[address]
        return count
    return counted


def guard(names: Names) -> Callable[[ASGIApp], ASGIApp]:
    """Turns away what does not mean us; what another site's page asks of a browser that has our cookie; and what no
    page could send without asking us first, but for its type."""
    def guarded(app: ASGIApp) -> ASGIApp:
        async def check(scope: Scope, receive: Receive, send: Send) -> None:
            headers = dict(scope["headers"])
            live = scope["type"] == ScopeType.WEBSOCKET
            unsafe = live or scope.get("method") not in SAFE_METHODS
            host = headers.get(b"host", b"").decode("latin-1")
            if not names.hold(host):
                log.warning("refused: a request for a name that is not ours: see --names")
                name = host_name(host)
                await turn_away(scope, receive, send, 421, f"this server does not go by the name {name}: if it should, "
                                f"start it with --names {name}")
            elif unsafe and not from_our_page(headers):
                log.warning("refused: a request from a page of another site")
                await turn_away(scope, receive, send, 403, "this request came from a page of another site")
            elif unsafe and not live and not is_json(headers):
                await turn_away(scope, receive, send, 415, "the body of a request is JSON: its Content-Type has to be "
                                "application/json")
            else:
                await app(scope, receive, send)
        return check
    return guarded


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, why: str,
                    code: Optional[int] = None) -> None:
    """code: a browser's page is told it, for which its WebSocket has to be accepted first."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await error_response(status, why).to_asgi_response(None, Request(scope))(scope, receive, send)
        return
    await receive()
    if code is not None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code or 4000 + status, "reason": why[:100]})


def is_json(headers: Dict[bytes, bytes]) -> bool:
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return kind == b"application/json"


def from_our_page(headers: Dict[bytes, bytes]) -> bool:
    """Browsers name the page that asks; programs do not, and have no cookie that could be misused."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:                           # no address at all, so none of ours
        return False
    return page == headers.get(b"host", b"").decode("latin-1")


def error_response(status: int, text: str, headers: Any = None) -> Response[Dict[str, str]]:
    return Response({"error": one_line(text)}, status_code=status, media_type="application/json", headers=headers)


# ---- what went wrong, in one line
def on_refusal(_request: Request[Any, Any, Any], error: Refusal) -> Response[Dict[str, Any]]:
    return refused({"seat": 403, "malformed": 400, "too_fast": 429}.get(error.reason, 409), error)


def refused(status: int, error: Refusal) -> Response[Dict[str, Any]]:
    told = {"error": one_line(str(error)), "why": error.why, "facts": error.facts}
    return Response(told, status_code=status, media_type="application/json")


def on_wrong_wish(request: Request[Any, Any, Any], error: CrownlandsError) -> Response[Dict[str, str]]:
    """In English for programs, and for people in their own language."""
    told = on_page(error, accepted(request.headers.get("accept-language", "")))
    return Response({"error": one_line(str(error)), "told": one_line(told)}, status_code=400,
                    media_type="application/json")


def on_unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[Dict[str, str]]:
    """JSON that is nested without end, or text that is not UTF-8."""
    return error_response(400, "the body is not JSON that can be read")


def on_not_stored(_request: Request[Any, Any, Any], error: NotStored) -> Response[Dict[str, Any]]:
    log.error("not stored: %s", error)
    return refused(503, Refusal("not_stored", "not-stored"))


def on_damaged(_request: Request[Any, Any, Any], error: Damaged) -> Response[Dict[str, Any]]:
    log.error("the database is damaged: %s", error)
    return refused(503, Refusal("unreadable", "damaged"))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code in (400, 404) and for_a_page(request):
        return Response(page.nowhere(request), status_code=404, media_type="text/html")
    details = [str(item.get("message", "")) for item in error.extra if isinstance(item, dict)] \
        if isinstance(error.extra, list) else []
    return error_response(error.status_code, "; ".join([str(error.detail).partition(" for ")[0], *details]),
                          error.headers)


def for_a_page(request: Request[Any, Any, Any]) -> bool:
    """A browser that goes to an address, be it one of the page's or not."""
    return request.method == "GET" and "text/html" in request.headers.get("Accept", "") \
        and request.scope["path"].split("/")[1] not in FOR_PROGRAMS


def on_any_error(_request: Request[Any, Any, Any], error: Exception) -> Response[Dict[str, str]]:
    log.error("a request failed", exc_info=error)
    return error_response(500, "something went wrong here; nothing of your games is lost")


HANDLERS: Dict[Any, Any] = {
    Refusal: on_refusal, CrownlandsError: on_wrong_wish, NotStored: on_not_stored, Damaged: on_damaged,
    RecursionError: on_unreadable, UnicodeDecodeError: on_unreadable, HTTPException: on_http_error,
    Exception: on_any_error}
