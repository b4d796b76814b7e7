"""Work on many cores, in parts that are kept as they come. Ctrl-C and SIGTERM end it, and lose no part that is done.

Every worker has a pipe of its own to this process and shares nothing else: there is no lock that somebody could die
with. A worker does not outlive this process, however it ends."""
from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, List, Optional, Tuple, TypeVar

from crownlands.interrupt import Interrupt, noted
from crownlands.kernel.errors import CrownlandsError

Task = TypeVar("Task")
Part = TypeVar("Part")
# made once in each process; does a task, part by part
Do = Callable[[Task], Iterator[Part]]

PART_SECONDS = 0.1                   # about how long a part should take
GLANCE = 0.05                        # seconds between two looks at whether somebody wants to stop
LAST_PARTS = 1.0                     # seconds that an interrupt leaves for parts which are nearly done

ON_ITS_WAY = 0.3                     # seconds after which a signal that ended a worker has reached this process too

READY, PART, DONE, FAILED = range(4)


class WorkerEnded(CrownlandsError):
    """A process did not come to its end by itself."""


def work(tasks: Iterable[Task], prepare: Callable[[], Do[Task, Part]], jobs: int,
         keep: Callable[[Task, Part], None]) -> None:
    """Do the tasks on so many cores, in this process if it is one. Parts of a task come in their order; those of
    different tasks come as they are done."""
    waiting = iter(tasks)
    first = list(itertools.islice(waiting, jobs))
    waiting = itertools.chain(first, waiting)
    with noted() as interrupt:
        if len(first) <= 1:
            work_here(waiting, prepare(), keep, interrupt)
        else:
            with crew_of(len(first), prepare) as crew:
                lead(crew, waiting, keep, interrupt)


def work_here(tasks: Iterator[Task], do: Do[Task, Part], keep: Callable[[Task, Part], None],
              interrupt: Interrupt) -> None:
    for task in tasks:
        for part in do(task):
            keep(task, part)
            if interrupt.came:
                return


# ---- the process that leads
class Worker(Generic[Task]):
    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.task: Optional[Task] = None

    def go_on(self, tasks: Iterator[Task]) -> None:
        """With the next task, if there is one."""
        self.task = next(tasks, None)
        if self.task is not None:
            with told_of_its_end():
                self.pipe.send(self.task)

    def says(self) -> Tuple[int, Any]:
        with told_of_its_end():
            kind, value = self.pipe.recv()
        if kind == FAILED:
            raise value
        return kind, value


@contextmanager
def told_of_its_end() -> Iterator[None]:
    """Its pipe is closed, wherever it was: at work, or waiting for the next task."""
    try:
        yield
    except (EOFError, OSError):
        raise WorkerEnded("a process that played games was ended from outside (is there enough memory?): "
                          "try fewer with --jobs") from None


@contextmanager
def crew_of(jobs: int, prepare: Callable[[], Do[Task, Part]]) -> Iterator[List[Worker[Task]]]:
    processes = multiprocessing.get_context()
    crew: List[Worker[Task]] = []
    try:
        with ctrl_c_held_back():
            for _job in range(jobs):
                ours, theirs = processes.Pipe()
                process = processes.Process(target=serve, args=(theirs, prepare), daemon=True)
                process.start()
                theirs.close()
                crew.append(Worker(process, ours))
        yield crew
    finally:
        for worker in crew:
            worker.process.kill()                # it has nothing that is worth keeping
        for worker in crew:
            worker.process.join()
            worker.pipe.close()


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """It goes to the whole group of processes. What is started meanwhile never gets it; this process gets it later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def lead(crew: List[Worker[Task]], tasks: Iterator[Task], keep: Callable[[Task, Part], None],
         interrupt: Interrupt) -> None:
    try:
        if all_ready(crew, interrupt):
            for worker in crew:
                worker.go_on(tasks)
            hear_out(crew, tasks, keep, interrupt)
    except WorkerEnded:
        time.sleep(ON_ITS_WAY)
        if not interrupt.came:
            raise
    keep_last_parts([worker for worker in crew if worker.task is not None], keep)


def all_ready(crew: List[Worker[Task]], interrupt: Interrupt) -> bool:
    """Nobody begins before all are ready: the time that a match takes is that of its games."""
    starting = set(crew)
    while starting and not interrupt.came:
        for worker in heard(starting):
            worker.says()
            starting.discard(worker)
    return not starting


def hear_out(crew: List[Worker[Task]], tasks: Iterator[Task], keep: Callable[[Task, Part], None],
             interrupt: Interrupt) -> None:
    """Until all is done, or somebody wants to stop."""
    busy = set(crew)
    while busy and not interrupt.came:
        for worker in heard(busy):
            kind, part = worker.says()
            if kind == DONE:
                worker.go_on(tasks)
            elif worker.task is not None:
                keep(worker.task, part)
        busy = {worker for worker in busy if worker.task is not None}


def keep_last_parts(busy: Collection[Worker[Task]], keep: Callable[[Task, Part], None]) -> None:
    """After an interrupt: one more part of each, if it comes soon. Else nobody is busy."""
    owing = set(busy)
    until = time.monotonic() + LAST_PARTS
    while owing and time.monotonic() < until:
        for worker in heard(owing):
            owing.discard(worker)
            try:
                kind, part = worker.says()
            except WorkerEnded:                  # by the same signal
                continue
            if kind == PART and worker.task is not None:
                keep(worker.task, part)


def heard(workers: Collection[Worker[Task]]) -> List[Worker[Task]]:
    """Those who have something to say now, or in a moment."""
    ready = wait([worker.pipe for worker in workers], GLANCE)
    return [worker for worker in workers if worker.pipe in ready]


# ---- a worker's process
def serve(pipe: Connection, prepare: Callable[[], Do[Task, Part]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)         # whoever started us says when to stop
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):                    # nobody listens any more
        answer(pipe, prepare)


def end_with_parent() -> None:
    """Its end of a pipe is closed when the parent is gone, whatever ended it (a death pipe)."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def answer(pipe: Connection, prepare: Callable[[], Do[Task, Part]]) -> None:
    try:
        do = prepare()
        pipe.send((READY, None))
        while True:
            for part in do(pipe.recv()):
                pipe.send((PART, part))
            pipe.send((DONE, None))
    except (EOFError, BrokenPipeError):
        raise
    except Exception as error:
        error.add_note(traceback.format_exc())
        pipe.send((FAILED, error))
