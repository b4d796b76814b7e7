"""The program as a person runs it, each time in a process of its own. To load it takes longer than most commands, so
one process has it loaded and waits, and the others are forked from that one."""
from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, List, NoReturn, Optional

import crownlands

PROGRAM = [sys.executable, "-m", "crownlands"]
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "LINES": "50", "TERM": "dumb", "NO_COLOR": "1",
               "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(Path(crownlands.__file__).parent.parent)}
PATIENCE = 300.0                                 # seconds
MOST = 200_000                                   # bytes of a request
Done = subprocess.CompletedProcess[str]


def run(*words: str, folder: Path, typed: str = "", environment: Mapping[str, str] = ENVIRONMENT) -> Done:
    """To its end."""
    with (tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as complained):
        given.write(typed.encode())
        given.seek(0)
        files = [given.fileno(), told.fileno(), complained.fileno()]
        code = Running(words, folder, environment, files).wait()
        told.seek(0)
        complained.seek(0)
        return Done([*PROGRAM, *words], code, told.read().decode(), complained.read().decode())


class Running:
    """The program in its process, for as long as it runs; with the words of subprocess.Popen. files: its input, output
    and complaints; most_files: how many it may open, if not as many as usual."""

    def __init__(self, words: Sequence[str], folder: Path, environment: Mapping[str, str], files: List[int],
                 most_files: Optional[int] = None) -> None:
        self.returncode: Optional[int] = None
        self.pid: int = Loaded.get().ask(["start", list(words), str(folder), dict(environment), most_files], files)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> Optional[int]:
        if self.returncode is None:
            self.returncode = Loaded.get().ask(["ended", self.pid])
        return self.returncode

    def wait(self, seconds: float = PATIENCE) -> int:
        end, pause = time.monotonic() + seconds, 0.001
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(PROGRAM, seconds)
            time.sleep(pause)
            pause = min(2 * pause, 0.02)
        return code


class Loaded:
    """The line to the process that waits; it ends when there is nobody at the other end."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.process = subprocess.Popen([sys.executable, __file__], stdin=theirs.fileno(), env=ENVIRONMENT,
                                        start_new_session=True)
        theirs.close()
        self.line.settimeout(PATIENCE)
        self.turn = threading.Lock()
        atexit.register(self.process.wait)
        atexit.register(self.line.close)

    @staticmethod
    @cache
    def get() -> Loaded:
        return Loaded()

    def ask(self, request: List[Any], files: Sequence[int] = ()) -> Any:
        with self.turn:
            socket.send_fds(self.line, [json.dumps(request).encode()], files)
            return json.loads(self.line.recv(MOST))


# ---- in that process
def main() -> int:
    line = socket.socket(fileno=os.dup(0))
    load()
    while True:
        text, files, _flags, _address = socket.recv_fds(line, MOST, 3)
        if not text:
            return 0
        verb, *rest = json.loads(text)
        if verb == "ended":
            line.send(json.dumps(ended(*rest)).encode())
            continue
        process = os.fork()
        if process == 0:
            line.close()
            words, folder, environment, most_files = rest
            become_the_program(words, folder, environment, most_files, files)
        for file in files:
            os.close(file)
        line.send(json.dumps(process).encode())


def load() -> None:
    from crownlands import commands
    from crownlands.locale import Words
    for module in pkgutil.iter_modules(commands.__path__):
        importlib.import_module(f"crownlands.commands.{module.name}")
    importlib.import_module("crownlands.server.run")
    Words()
    gc.freeze()


def ended(process: int) -> Optional[int]:
    """How, or None if it has not."""
    found, status = os.waitpid(process, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def become_the_program(words: List[str], folder: str, environment: Mapping[str, str], most_files: Optional[int],
                       files: List[int]) -> NoReturn:
    """As `python -m crownlands` in that folder."""
    from crownlands import cli
    os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin, sys.stdout, sys.stderr = (open(number, mode, encoding="utf-8", closefd=False)     # noqa: SIM115
                                         for number, mode in enumerate("rww"))
    if most_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = ["crownlands", *words]
    try:
        code = cli.main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    leave(code)


def leave(code: int) -> NoReturn:
    """As at the end of a program; but what was loaded is not taken apart, which takes as long as most commands."""
    threading._shutdown()                        # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    sys.exit(main())
