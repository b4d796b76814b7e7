"""Who holds a seat. A device has one secret key, in a signed token that it keeps in a cookie or sends in a header; the
database knows only the key's hash, so that neither a link nor the database lets anybody sit down as somebody else."""
from __future__ import annotations

import hashlib
import secrets
from typing import Any, Optional, Tuple

from itsdangerous import BadData, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "crownlands"
YEAR = 365 * 24 * 3600


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Tokens:
    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeSerializer(secret, salt="holder")

    def new(self) -> Tuple[str, str]:
        """A token, and the hash of its key."""
        key = secrets.token_urlsafe(24)
        return str(self.serializer.dumps(key)), hash_of(key)

    def holder(self, token: Optional[str]) -> Optional[str]:
        """The hash of the token's key; None if it is not one of ours."""
        if not token:
            return None
        try:
            key = self.serializer.loads(token)
        except BadData:
            return None
        return hash_of(key) if isinstance(key, str) else None

    def given(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Optional[str]:
        """The token of a request: `Authorization: Bearer ...`, or the cookie."""
        kind, _space, token = connection.headers.get("authorization", "").partition(" ")
        return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


def cookie_of(token: str, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, secure=secure, samesite="strict")
