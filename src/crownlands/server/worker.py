"""A process in which work is done that could take long or go wrong: `python -m crownlands.server.worker SECONDS
MEGABYTES NICENESS`, started by workers.py.

A line of JSON comes in for each piece of work: {"job", "facts"}. A line goes out: {"size"}, and so many bytes of JSON
follow, the answer; {"refused"}: what was asked for is wrong; or {"failed"}. When the server is gone, so is this
process: its input ends; and if it is at work just then, the alarm ends it."""
from __future__ import annotations

import importlib
import json
import os
import queue
import signal
import sys
import threading
import time
from dataclasses import asdict
from typing import Any, BinaryIO, Callable, Dict, List, Optional, Tuple

import msgspec

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.registry import find_player
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State
from crownlands.server import hindsight
from crownlands.server.wrong import written

MOST_TEXT = 300                                  # letters of what went wrong


# ---- bots
def choose(game: str, bot: str, own: str, seat: int, position: Dict[str, Any], seed: int) -> str:
    """What a bot chooses. The position is one that its seat cannot tell from the real one, so there is nothing to cheat
    with. own: a bot of the operator's, as module:Class."""
    state = crownlands.game(game).position(position, seed=seed)
    return str(state.option_id(bot_for(game, bot, own, seat, state, seed).answer(state)))


def bot_for(game: str, bot: str, own: str, seat: int, state: State, seed: int) -> Bot:
    if own:
        module, _colon, name = own.partition(":")
        made: Bot = getattr(importlib.import_module(module), name)(seed)
        return made
    return find_player(bot, game).bot(state, seat, seed)


# ---- an expert's eyes
def advise(game: str, position: Dict[str, Any], seed: int) -> Dict[str, object]:
    """For the seat that is asked. As with bots, the position is one that this seat cannot tell from the real one."""
    from crownlands.bots import adviser  # only the processes of the expert need it
    return adviser.advise(crownlands.game(game).position(position, seed=seed), seed).describe()


def judged(record: Dict[str, Any], seat: int, since: int, seconds: float) -> Dict[str, Any]:
    """A slice of a review: decisions from that step on, for about so long; and where the next slice begins, if there is
    one."""
    from crownlands.lab.review import judge
    begun = time.monotonic()
    decisions: List[Dict[str, Any]] = []
    next_step: Optional[int] = None
    for one in judge(record, seat, since=since):
        decisions.append(asdict(one))
        if time.monotonic() - begun > seconds:
            next_step = one.step + 1
            break
    return {"decisions": decisions, "next": next_step}


# ---- the lab
def study(**facts: Any) -> Any:
    """What wins a kingdom. Loaded when it is first asked for: most processes never are."""
    from crownlands.server.study import study
    return study(**facts)


JOBS: Dict[str, Callable[..., Any]] = {
    "choose": choose, "check": hindsight.checked, "step": hindsight.step_of, "views": hindsight.views_of,
    "points": hindsight.points_of, "events": hindsight.events_of, "advise": advise, "judge": judged, "study": study}


# ---- the process
def limit_memory(megabytes: int) -> None:
    try:
        import resource
    except ImportError:                          # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def work(line: str) -> Tuple[Dict[str, Any], bytes]:
    """The line that goes out, and what follows it."""
    try:
        asked = json.loads(line)
        answer = msgspec.json.encode(JOBS[asked["job"]](**asked["facts"]))
    except CrownlandsError as error:
        return {"refused": written(error)}, b""
    except Exception as error:                   # whatever goes wrong is told, not thrown
        return {"failed": f"{type(error).__name__}: {error}"[:MOST_TEXT]}, b""
    return {"size": len(answer)}, answer


def send(out: BinaryIO, line: Dict[str, Any], answer: bytes = b"") -> None:
    out.write(json.dumps(line).encode() + b"\n" + answer)
    out.flush()


def read_lines(lines: queue.Queue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


def main() -> None:
    seconds, megabytes, niceness = float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    os.closerange(3, 256)                        # uvloop leaves second handles of our own pipes open
    limit_memory(megabytes)
    if niceness and hasattr(os, "nice"):         # not on Windows
        os.nice(niceness)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr                      # what a bot prints is not an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)             # Ctrl-C is the server's to hear
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=read_lines, args=[lines], daemon=True).start()
    send(out, {"ready": True})
    while True:
        line = lines.get()
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, seconds)    # its default is to end the process, wherever it is
        answered = work(line)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        send(out, *answered)


if __name__ == "__main__":
    main()
