"""What every answer carries and every request must pass: headers, origin, limits, errors without traces."""
from __future__ import annotations

import logging
from typing import Any, Dict
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crownlands.kernel.errors import CrownlandsError
from crownlands.server import page
from crownlands.server.refusal import Refusal, one_line
from crownlands.server.storage.writer import NotStored

log = logging.getLogger(__name__)

MOST_BODY = 400_000                              # bytes of a request: a long game's record has room in it
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                               "object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FOR_PROGRAMS = ("api", "assets", "schema", "health", "metrics")     # what these addresses begin with: no pages


def guard(app: ASGIApp) -> ASGIApp:
    """Adds the headers; turns away what another site's page asks of a browser that has our cookie."""
    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"] != "/":
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        live = scope["type"] == ScopeType.WEBSOCKET
        unsafe = live or scope.get("method") not in SAFE_METHODS
        if unsafe and not from_our_page(scope):
            log.warning("refused: a request from a page of another site")
            if live:
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            else:
                answer = error_response(403, "this request came from a page of another site")
                await answer.to_asgi_response(None, Request(scope))(scope, receive, send_with_headers)
            return
        await app(scope, receive, send_with_headers)
    return guarded


def from_our_page(scope: Scope) -> bool:
    """Browsers name the page that asks; programs do not, and have no cookie that could be misused."""
    headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
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
    return refused({"seat": 403, "too_fast": 429}.get(error.reason, 409), error)


def refused(status: int, error: Refusal) -> Response[Dict[str, Any]]:
    told = {"error": one_line(str(error)), "why": error.why, "facts": error.facts}
    return Response(told, status_code=status, media_type="application/json")


def on_wrong_wish(_request: Request[Any, Any, Any], error: CrownlandsError) -> Response[Dict[str, str]]:
    return error_response(400, str(error))


def on_unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[Dict[str, str]]:
    """JSON that is nested without end, or text that is not UTF-8."""
    return error_response(400, "the body is not JSON that can be read")


def on_not_stored(_request: Request[Any, Any, Any], error: NotStored) -> Response[Dict[str, Any]]:
    log.error("not stored: %s", error)
    return refused(503, Refusal("not_stored", "not-stored"))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code in (400, 404) and for_a_page(request):
        return Response(page.nowhere(), status_code=404, media_type="text/html")
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
    Refusal: on_refusal, CrownlandsError: on_wrong_wish, NotStored: on_not_stored, RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable, HTTPException: on_http_error, Exception: on_any_error}
