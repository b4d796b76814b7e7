"""A process in which bots think: `python -m crownlands.server.bot_worker SECONDS MEGABYTES`, started by bots.py.

A line of JSON comes in for each question: {"game", "bot", "own", "seat", "position", "seed"}; {"option"} or {"error"}
goes out. The position is one that the bot's seat cannot tell from the real one, so there is nothing to cheat with. When
the server is gone, so is this process: its input ends; and if it is thinking just then, the alarm ends it."""
from __future__ import annotations

import importlib
import json
import os
import queue
import signal
import sys
import threading
from typing import Any, Dict

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.registry import find_player
from crownlands.kernel.state import State


def limit_memory(megabytes: int) -> None:
    try:
        import resource
    except ImportError:                          # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def bot_for(question: Dict[str, Any], state: State) -> Bot:
    """own: a bot of the operator's, as module:Class."""
    if question["own"]:
        module, _colon, name = question["own"].partition(":")
        own: Bot = getattr(importlib.import_module(module), name)(question["seed"])
        return own
    return find_player(question["bot"], question["game"]).bot(state, question["seat"], question["seed"])


def answer(question: Dict[str, Any]) -> Dict[str, Any]:
    try:
        state = crownlands.game(question["game"]).position(question["position"], seed=question["seed"])
        return {"option": state.option_id(bot_for(question, state).answer(state))}
    except Exception as error:                   # whatever the bot does wrong is told, not thrown
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def read_lines(lines: queue.Queue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


def main() -> None:
    seconds, megabytes = float(sys.argv[1]), int(sys.argv[2])
    os.closerange(3, 256)                        # uvloop leaves second handles of our own pipes open
    limit_memory(megabytes)
    out = sys.stdout
    sys.stdout = sys.stderr                      # what a bot prints is not an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)             # Ctrl-C is the server's to hear
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=read_lines, args=[lines], daemon=True).start()
    print(json.dumps({"ready": True}), file=out, flush=True)
    while True:
        question = json.loads(lines.get())
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, seconds)    # its default is to end the process, wherever it is
        reply = json.dumps(answer(question))
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        print(reply, file=out, flush=True)


if __name__ == "__main__":
    main()
