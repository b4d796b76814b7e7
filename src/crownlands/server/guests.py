"""How guests find the house: its address in the local network, and addresses as QR codes."""
from __future__ import annotations

import io
import socket
from typing import Annotated, Any, Optional

import segno
from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import Struct

from crownlands.server.desk import Desk

EVERYWHERE = "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)                     # an address for documentation: nothing is sent there


class HouseFacts(Struct):
    """Where others in the same network find this server; nothing if it listens on this machine alone."""
    lan: Optional[str]


def lan_address(port: int) -> Optional[str]:
    """By the network card that leads out of this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:                          # there is no network
            return None
        return f"http://{probe.getsockname()[0]}:{port}"


def printed(address: str) -> str:
    """A QR code for the terminal."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True)
    return out.getvalue()


def base_of(request: Request[Any, Any, Any], desk: Desk) -> str:
    """The address of this server: as it was asked for, or where guests find it."""
    if request.base_url.hostname in ("127.0.0.1", "localhost", "::1") and desk.lan_address:
        return desk.lan_address
    return str(request.base_url).rstrip("/")


class Squares(Struct):
    """A QR code to be drawn: the dark squares as the path of an SVG, with so many squares on a side."""
    side: int
    path: str


def squares_of(address: str) -> Squares:
    rows = segno.make(address, error="m", micro=False).matrix
    return Squares(len(rows), "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row)
                                      if dark))


@get("/api/house", sync_to_thread=False)
def house(desk: Desk) -> HouseFacts:
    return HouseFacts(desk.lan_address)


@get("/api/qr", sync_to_thread=False)
def code(request: Request[Any, Any, Any], desk: Desk,
         path: Annotated[str, Parameter(max_length=60, pattern=r"^/[\w/-]*$")]) -> Response[bytes]:
    """An address of this server as a QR code."""
    out = io.BytesIO()
    made = segno.make(base_of(request, desk) + path, error="m", micro=False)
    made.save(out, kind="svg", scale=6, border=3, light="#fff", dark="#000")
    return Response(out.getvalue(), media_type="image/svg+xml")


HANDLERS = [house, code]
