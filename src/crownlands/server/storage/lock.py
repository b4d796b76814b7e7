"""One server for one SQLite file: two that do not tell each other what they write would wait for each other for ever.
With Redis they do, and several share it. The lock is the system's: it ends with the process, however that ends."""
from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from sqlalchemy.engine import URL

from crownlands.server.settings import CannotServe, file_of, prepare_folder

log = logging.getLogger(__name__)

TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


@contextmanager
def locked(url: URL, alone: bool) -> Iterator[None]:
    """alone: no other server may use the file; else others that are not alone may."""
    path = file_of(url)
    if path is None:
        yield
        return
    prepare_folder(url)
    with path.with_name(path.name + ".lock").open("ab") as file:
        try:
            take(file, alone)
        except OSError as error:
            if error.errno in TAKEN:
                raise CannotServe("database-in-use", path=path) from None
            log.warning("whether another server uses the database cannot be seen here: %s", error.strerror)
        yield


def take(file: IO[bytes], alone: bool) -> None:
    try:
        import fcntl
    except ImportError:                          # Windows knows no lock that several share
        if alone:
            import msvcrt
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)            # type: ignore[attr-defined]
        return
    fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
