"""Who holds a seat. A device has one secret key, in a signed token that it keeps in a cookie or sends in a header; the
database knows only the key's hash, so that neither a link nor the database lets anybody sit down as somebody else."""
from __future__ import annotations

import hashlib
import ipaddress
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
        self.secret = secret.encode()
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

    def maker(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """By what the tables of one address are counted. The address itself is not kept; of IPv6, where everybody has
        more than there are people, the network stands for all."""
        address = connection.client.host if connection.client else ""
        try:
            network = ipaddress.ip_network((address, 64 if ":" in address else 32), strict=False)
        except ValueError:                       # a socket of the machine itself has no address
            network = None
        return hashlib.blake2b(str(network).encode(), key=self.secret, person=b"maker", digest_size=16).hexdigest()

    def given(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Optional[str]:
        """The token of a request: `Authorization: Bearer ...`, or the cookie."""
        kind, _space, token = connection.headers.get("authorization", "").partition(" ")
        return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


def cookie_of(token: str, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, secure=secure, samesite="strict")
