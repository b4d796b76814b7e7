"""The program as a person runs it, each time in a process of its own. To load it takes longer than most commands, so
one process has it loaded and waits, and the others are forked from that one."""
from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import List

import crownlands

PROGRAM = [sys.executable, "-m", "crownlands"]
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "LINES": "50", "TERM": "dumb", "NO_COLOR": "1",
               "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(Path(crownlands.__file__).parent.parent)}
PATIENCE = 300.0                                 # seconds
Done = subprocess.CompletedProcess[str]


def run(*words: str, folder: Path, typed: str = "") -> Done:
    """To its end."""
    with (tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as complained):
        given.write(typed.encode())
        given.seek(0)
        files = [given.fileno(), told.fileno(), complained.fileno()]
        socket.send_fds(loaded(), [json.dumps([list(words), str(folder), ENVIRONMENT]).encode()], files)
        code = loaded().recv(100)
        assert code, "the program is not loaded any more"
        told.seek(0)
        complained.seek(0)
        return Done([*PROGRAM, *words], int(code), told.read().decode(), complained.read().decode())


@cache
def loaded() -> socket.socket:
    """The line to the process that waits; it ends when there is nobody at the other end."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen([sys.executable, __file__], stdin=theirs, env=ENVIRONMENT)
    theirs.close()
    ours.settimeout(PATIENCE)
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


# ---- in that process
def main() -> int:
    line = socket.socket(fileno=os.dup(0))
    load()
    while True:
        text, files, _flags, _address = socket.recv_fds(line, 100_000, 3)
        if not text:
            return 0
        words, folder, environment = json.loads(text)
        process = os.fork()
        if process == 0:
            line.close()
            os.environ.clear()
            os.environ.update(environment)
            return become_the_program(words, folder, files)
        for file in files:
            os.close(file)
        line.send(str(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])).encode())


def load() -> None:
    from crownlands import commands
    for module in pkgutil.iter_modules(commands.__path__):
        importlib.import_module(f"crownlands.commands.{module.name}")
    gc.freeze()


def become_the_program(words: List[str], folder: str, files: List[int]) -> int:
    """As `python -m crownlands` in that folder."""
    from crownlands import cli
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = ["crownlands", *words]
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
