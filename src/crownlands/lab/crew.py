"""What a crew is, and how it is led through its tasks. Who it is: see processes.py and cluster.py."""
from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager
from typing import Any, Generic, List, Optional, Tuple, TypeVar

from crownlands.interrupt import Interrupt
from crownlands.kernel.errors import CrownlandsError

Task = TypeVar("Task")
Part = TypeVar("Part")
# made once by each worker; does a task, part by part
Do = Callable[[Task], Iterator[Part]]

LAST_PARTS = 1.0                     # seconds that an interrupt leaves for parts which are nearly done
GLANCE = 0.05                        # seconds between two looks at whether somebody wants to stop
ON_ITS_WAY = 0.3                     # seconds after which a signal that ended a worker has reached this process too
MOST_LOSSES = 3                      # workers that may be lost over the same task

READY, PART, DONE, FAILED = range(4)


class WorkerEnded(CrownlandsError):
    """A worker did not come to its end by itself."""


class Worker(Generic[Task]):
    """Somebody who does one task at a time, wherever that is."""

    def __init__(self) -> None:
        self.ready = False
        self.task: Optional[Task] = None
        self.losses = 0                          # of workers over this task, or before it was ready
        self.held: List[Any] = []                # parts of the task that wait for its end

    def begin(self, task: Task) -> None:
        raise NotImplementedError

    def says(self) -> Tuple[int, Any]:
        """READY once; then for each task PARTs and DONE. Who is lost raises WorkerEnded, whose task fails its error."""
        raise NotImplementedError

    def replace(self) -> None:
        """Begin anew in the place of one who was lost."""
        raise NotImplementedError


class Crew:
    """Workers of a kind. far: one may be lost and the others go on. What it had done of its task is then done once
    more, so the parts of a task are kept together when all have come. apart: they do also what one alone could do
    here."""
    size: int
    far: bool
    apart: bool

    def hired(self, count: int, prepare: Callable[[], Do[Task, Part]]) -> AbstractContextManager[List[Worker[Task]]]:
        raise NotImplementedError

    def heard(self, workers: Collection[Worker[Task]]) -> List[Worker[Task]]:
        """Those who have something to say now, or in a moment."""
        raise NotImplementedError


class Shift(Generic[Task, Part]):
    """A crew at work, led by this process."""

    def __init__(self, crew: Crew, workers: List[Worker[Task]], tasks: Iterator[Task],
                 keep: Callable[[Task, Part], None], interrupt: Interrupt) -> None:
        self.crew = crew
        self.workers = workers
        self.tasks = tasks
        self.lost: List[Tuple[Task, int]] = []   # tasks whose workers were lost, and how many were
        self.keep = keep
        self.interrupt = interrupt

    def run(self) -> None:
        try:
            self.hear_out()
        except WorkerEnded:
            time.sleep(ON_ITS_WAY)
            if not self.interrupt.came:
                raise
        self.keep_last_parts()

    def hear_out(self) -> None:
        """Until all is done, or somebody wants to stop."""
        is_over = False
        while not is_over and not self.interrupt.came:
            for worker in self.crew.heard([each for each in self.workers if each.task is not None or not each.ready]):
                self.hear(worker)
            is_over = self.may_begin() and not self.hand_out()

    def may_begin(self) -> bool:
        """Nobody begins before all are ready: the time that a match takes is that of its games. Somebody far away may
        never be ready."""
        ready = [worker.ready for worker in self.workers]
        return any(ready) if self.crew.far else all(ready)

    def hand_out(self) -> bool:
        """Tasks to those who have none; whether anybody has one."""
        for worker in self.workers:
            if worker.ready and worker.task is None:
                task, worker.losses = self.lost.pop() if self.lost else (next(self.tasks, None), 0)
                if task is not None:
                    worker.begin(task)
                    worker.task = task
        return any(worker.task is not None for worker in self.workers)

    def hear(self, worker: Worker[Task]) -> None:
        try:
            kind, part = worker.says()
        except WorkerEnded as error:
            if not self.crew.far:
                raise
            self.lose(worker, error)
            return
        if kind == READY:
            worker.ready = True
        elif kind == DONE:
            self.keep_held(worker)
            worker.task = None
        elif self.crew.far:
            worker.held.append(part)
        elif worker.task is not None:
            self.keep(worker.task, part)

    def lose(self, worker: Worker[Task], error: WorkerEnded) -> None:
        worker.losses += 1
        if worker.losses >= MOST_LOSSES:         # it may be the task that ends them
            raise error
        if worker.task is not None:
            self.lost.append((worker.task, worker.losses))
        worker.task = None
        worker.ready = False
        worker.held.clear()
        worker.replace()

    def keep_held(self, worker: Worker[Task]) -> None:
        if worker.task is not None:
            for part in worker.held:
                self.keep(worker.task, part)
        worker.held.clear()

    def keep_last_parts(self) -> None:
        """After an interrupt: one more part of each, if it comes soon. Else nobody is busy."""
        owing = {worker for worker in self.workers if worker.task is not None}
        for worker in owing:
            self.keep_held(worker)
        until = time.monotonic() + LAST_PARTS
        while owing and time.monotonic() < until:
            for worker in self.crew.heard(owing):
                owing.discard(worker)
                try:
                    kind, part = worker.says()
                except WorkerEnded:              # by the same signal
                    continue
                if kind == PART and worker.task is not None:
                    self.keep(worker.task, part)
