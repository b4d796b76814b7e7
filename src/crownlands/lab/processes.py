"""A crew of processes on this machine.

Every worker has a pipe of its own to this process and shares nothing else: there is no lock that somebody could die
with. A worker does not outlive this process, however it ends."""
from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, List, Tuple, cast

from crownlands.lab.crew import DONE, FAILED, GLANCE, PART, READY, Crew, Do, Part, Task, Worker, WorkerEnded


class Process(Worker[Task]):
    def __init__(self, process: BaseProcess, pipe: Connection) -> None:
        super().__init__()
        self.process = process
        self.pipe = pipe

    def begin(self, task: Task) -> None:
        with told_of_its_end():
            self.pipe.send(task)

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
        raise WorkerEnded("worker-ended") from None


class Processes(Crew):
    far = False

    def __init__(self, jobs: int, apart: bool = False) -> None:
        self.size = jobs
        self.apart = apart

    @contextmanager
    def hired(self, count: int, prepare: Callable[[], Do[Task, Part]]) -> Iterator[List[Worker[Task]]]:
        processes = multiprocessing.get_context()
        crew: List[Process[Task]] = []
        try:
            with ctrl_c_held_back():
                for _job in range(count):
                    ours, theirs = processes.Pipe()
                    process = processes.Process(target=serve, args=(theirs, prepare), daemon=True)
                    process.start()
                    theirs.close()
                    crew.append(Process(process, ours))
            yield [*crew]
        finally:
            for worker in crew:
                worker.process.kill()            # it has nothing that is worth keeping
            for worker in crew:
                worker.process.join()
                worker.pipe.close()

    def heard(self, workers: Collection[Worker[Task]]) -> List[Worker[Task]]:
        pipes = {cast("Process[Task]", worker).pipe: worker for worker in workers}
        ready = wait(list(pipes), GLANCE)
        return [worker for pipe, worker in pipes.items() if pipe in ready]


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
