"""Ctrl-C, SIGTERM and kill -9: long commands keep and show what is done, and leave no process behind."""
import json
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, List, Optional

import pexpect
import psutil
import pytest

import crownlands
from crownlands.interrupt import PATIENCE, noted
from crownlands.lab.crew import WorkerEnded
from crownlands.lab.match import CHUNK, Match, play_match
from crownlands.lab.processes import Process

ENVIRONMENT = {**os.environ, "COLUMNS": "100", "TERM": "xterm", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8",
               "PYTHONPATH": str(Path(crownlands.__file__).parent.parent)}
PROGRAM = [sys.executable, "-m", "crownlands"]
MANY = "9000000"
# what is typed, and what an interrupted one says
LONG_COMMANDS = {
    "match on one core": (["match", "big_money", "smithy", "--games", MANY, "--jobs", "1"], "win %"),
    "match": (["match", "big_money", "smithy", "--games", MANY, "--jobs", "2"], "win %"),
    "tournament": (["tournament", "--games", MANY, "--jobs", "2"], "rating"),
    "check": (["check", "--games", MANY, "--jobs", "2"], "no violation"),
    "check figures": (["check", "figures", "--games", MANY, "--jobs", "2"], "agree"),
}
RANDOM_MOMENTS = 100
LATEST = 1.5                                     # seconds after the start; then all workers play
# as Python starts a program, but a signal before its first line ends it without Python's own words
FROM_THE_FIRST_LINE = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
print("started", file=sys.stderr, flush=True)
from crownlands.__main__ import main
sys.exit(main())
"""


THINKER = """
from crownlands.bots.bot import Bot

class Thinker(Bot):
    '''Never comes to an end.'''

    def __init__(self, seed):
        pass

    def choose(self, state):
        while True:
            pass
"""


def start(words: List[str], program: List[str] = PROGRAM, interrupt: Any = signal.SIG_DFL,
          folder: Optional[Path] = None) -> "subprocess.Popen[str]":
    """In a session of its own, which all its processes share; with SIGINT as a terminal would leave it."""
    return subprocess.Popen([*program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            encoding="utf-8", env=ENVIRONMENT, start_new_session=True, cwd=folder,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, interrupt) and None)


def in_session(session: int) -> List[psutil.Process]:
    """Its processes that are still at work."""
    found = []
    for process in psutil.process_iter():
        try:
            if os.getsid(process.pid) == session and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
        except (ProcessLookupError, psutil.NoSuchProcess):
            continue
    return found


def wait_until_alone(session: int) -> None:
    for process in in_session(session):
        process.wait()


def wait_for_workers(program: "subprocess.Popen[str]", jobs: int = 2) -> List[psutil.Process]:
    """Those who have begun to play: they have used some time."""
    while True:
        assert program.poll() is None, program.communicate()
        workers = [process for process in in_session(program.pid) if process.pid != program.pid]
        if len(workers) == jobs and all(worker.cpu_times().user > 0.3 for worker in workers):
            return workers
        time.sleep(0.05)


@pytest.fixture
def program() -> "Iterator[subprocess.Popen[str]]":
    started = start(LONG_COMMANDS["match"][0])
    yield started
    if started.poll() is None:
        started.kill()
    started.communicate()
    wait_until_alone(started.pid)


# ---- Ctrl-C
@pytest.mark.parametrize("name", LONG_COMMANDS)
def test_ctrl_c_shows_what_is_done(name: str, tmp_path: Path) -> None:
    words, shown = LONG_COMMANDS[name]
    program = pexpect.spawn(PROGRAM[0], [*PROGRAM[1:], *words], cwd=str(tmp_path), encoding="utf-8", timeout=120,
                            env=ENVIRONMENT, dimensions=(50, 120), codec_errors="replace")
    program.expect(r" [1-9]\d*/\d{7,} ")
    program.sendintr()
    program.expect("Interrupted")
    program.expect(re.escape(shown))
    program.expect(pexpect.EOF)
    assert "Traceback" not in str(program.before)
    program.close()
    assert program.exitstatus == 130
    wait_until_alone(program.pid)


@pytest.mark.parametrize("name", LONG_COMMANDS)
def test_ctrl_c_at_any_moment_is_answered(name: str, request: pytest.FixtureRequest) -> None:
    """Everything is tried: the imports, the start of the workers, the middle, the end of a match. Within how many
    seconds is for the long test to say, which has the machine to itself."""
    is_long = request.config.getoption("--long")
    moments, latest = (RANDOM_MOMENTS, 2 * LATEST) if is_long else (1, LATEST)
    chance = random.Random(name)
    waited = []
    for moment in range(moments):
        program = start(LONG_COMMANDS[name][0], [sys.executable, "-c", FROM_THE_FIRST_LINE])
        assert program.stderr is not None
        assert program.stderr.readline() == "started\n"
        time.sleep((moment + chance.random()) * latest / moments)
        pressed = time.monotonic()
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=120)
        waited.append(time.monotonic() - pressed)
        assert program.returncode in (130, -signal.SIGINT), err      # either is 130 to a shell
        assert err == ""
        assert out == "" or "Interrupted" in out
        wait_until_alone(program.pid)
    assert not is_long or max(waited) < PATIENCE


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_does_not_wait_for_a_bot_that_thinks(jobs: int, tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(THINKER)
    words = ["match", "slow:Thinker", "big_money", "--games", MANY, "--jobs", str(jobs)]
    program = start(words, folder=tmp_path)
    wait_for_workers(program, jobs)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=120)
    assert (program.returncode, err) == (130, "")
    assert "Interrupted" in out
    wait_until_alone(program.pid)


def test_a_second_ctrl_c_loses_nothing(program: "subprocess.Popen[str]") -> None:
    wait_for_workers(program)
    for _time in range(3):
        os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=120)
    assert program.returncode == 130
    assert "Interrupted" in out
    assert "win %" in out
    assert err == ""


def test_a_file_is_written_after_ctrl_c(tmp_path: Path) -> None:
    program = start([*LONG_COMMANDS["match"][0], "--csv", str(tmp_path / "games.csv"), "--json"])
    wait_for_workers(program)
    program.send_signal(signal.SIGINT)
    out, _err = program.communicate(timeout=120)
    assert program.returncode == 130
    assert len((tmp_path / "games.csv").read_text().splitlines()) == json.loads(out)["games"] + 1 > 1


def test_a_job_in_the_background_does_not_hear_ctrl_c() -> None:
    """A shell starts it with SIGINT ignored; SIGTERM ends it as Ctrl-C would."""
    program = start(LONG_COMMANDS["match"][0], interrupt=signal.SIG_IGN)
    wait_for_workers(program)
    os.killpg(program.pid, signal.SIGINT)
    os.killpg(program.pid, signal.SIGTERM)
    out, err = program.communicate(timeout=120)
    assert program.returncode == 143
    assert "Interrupted" in out
    assert err == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_in_python_an_interrupt_keeps_the_games_so_far(jobs: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    outcome = play_match(Match(("big_money", "big_money")), 500 * CHUNK, jobs,
                         lambda _games: signal.raise_signal(signal.SIGINT))
    assert 0 < outcome.games < 500 * CHUNK
    assert sum(outcome.won) + outcome.tied[0] == outcome.games
    assert signal.getsignal(signal.SIGINT) is before


def test_whoever_waits_too_long_for_an_answer_is_heard_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownlands.interrupt.PATIENCE", 0.0)
    with noted() as interrupt:
        signal.raise_signal(signal.SIGINT)
        assert interrupt.exit_code == 130
        time.sleep(0.01)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


# ---- other ends
def test_sigterm_shows_what_is_done(program: "subprocess.Popen[str]") -> None:
    wait_for_workers(program)
    program.terminate()
    out, err = program.communicate(timeout=120)
    assert program.returncode == 143
    assert "Interrupted" in out
    assert "win %" in out
    assert err == ""


def test_workers_do_not_outlive_a_command_that_is_killed(program: "subprocess.Popen[str]") -> None:
    wait_for_workers(program)
    program.kill()
    program.communicate()
    wait_until_alone(program.pid)
    assert in_session(program.pid) == []


def test_a_worker_that_is_killed_is_told_in_one_line(program: "subprocess.Popen[str]") -> None:
    wait_for_workers(program)[0].kill()
    out, err = program.communicate(timeout=120)
    assert program.returncode == 2
    assert err == ("crownlands: a process that played games was ended from outside (is there enough memory?): "
                   "try fewer with --jobs\n")
    assert out == ""


@pytest.mark.parametrize("say", [lambda worker: worker.begin(1), Process.says], ids=["asking", "answering"])
def test_a_worker_may_be_killed_between_two_tasks(say: Callable[[Process[int]], object]) -> None:
    ours, theirs = multiprocessing.Pipe()
    theirs.close()
    with pytest.raises(WorkerEnded, match="ended from outside"):
        say(Process(multiprocessing.Process(), ours))


@pytest.mark.parametrize("method", ["fork", "forkserver", "spawn"])
def test_processes_may_be_started_in_any_way(method: str) -> None:
    program = ("import multiprocessing, sys\nfrom crownlands.cli import main\n"
               f"if __name__ == '__main__':\n    multiprocessing.set_start_method('{method}')\n    sys.exit(main())\n")
    words = ["match", "big_money", "random", "--games", "300", "--json"]
    facts = []
    for jobs in ("1", "2"):
        started = start([*words, "--jobs", jobs], [sys.executable, "-c", program])
        out, err = started.communicate(timeout=120)
        assert err == ""
        facts.append({**json.loads(out), "seconds": 0, "games_per_second": 0})
    assert facts[0] == facts[1]
