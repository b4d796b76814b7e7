"""Answers that stay the same while the server runs: packed once, and not sent to a browser that has them."""
from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from litestar import Request, Response
from msgspec import Struct

FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with what is in them
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1000                             # bytes
LEVEL = 6                                        # of 9: the last percent takes as long as all before it
PACKED_ALREADY = ("font/", "image/png")


class File(Struct, frozen=True):
    body: bytes
    packed: bytes                                # empty: not worth it
    media_type: str
    etag: str
    caching: str


def file_of(body: bytes, media_type: str, caching: str = ASK_AGAIN) -> File:
    worth = len(body) > WORTH_PACKING and not media_type.startswith(PACKED_ALREADY)
    packed = gzip.compress(body, LEVEL, mtime=0) if worth else b""
    return File(body, packed, media_type, f'"{hashlib.sha256(body).hexdigest()[:24]}"', caching)


def json_file(facts: Any) -> File:
    return file_of(msgspec.json.encode(facts), "application/json")


def send(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"ETag": file.etag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)
