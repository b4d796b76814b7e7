"""Work in parts that are kept as they come, done by a crew: processes of this machine, or machines of a cluster. Ctrl-C
and SIGTERM end it, and lose no part that is done."""
from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Union

from crownlands.interrupt import Interrupt, noted
from crownlands.lab.crew import Crew, Do, Part, Shift, Task
from crownlands.lab.processes import Processes

PART_SECONDS = 0.1                   # about how long a part should take

# how many processes of this machine, or another crew
Jobs = Union[int, Crew]


def crew_of(jobs: Jobs) -> Crew:
    return jobs if isinstance(jobs, Crew) else Processes(jobs)


def work(tasks: Iterable[Task], prepare: Callable[[], Do[Task, Part]], jobs: Jobs,
         keep: Callable[[Task, Part], None]) -> None:
    """Do the tasks on so many cores, in this process if it is one and the crew is not apart. Parts of a task come in
    their order; those of different tasks come as they are done."""
    crew = crew_of(jobs)
    waiting = iter(tasks)
    first = list(itertools.islice(waiting, crew.size))
    waiting = itertools.chain(first, waiting)
    with noted() as interrupt:
        if len(first) <= 1 and not crew.apart:
            work_here(waiting, prepare(), keep, interrupt)
        elif first:
            with crew.hired(len(first), prepare) as workers:
                Shift(crew, workers, waiting, keep, interrupt).run()


def work_here(tasks: Iterator[Task], do: Do[Task, Part], keep: Callable[[Task, Part], None],
              interrupt: Interrupt) -> None:
    for task in tasks:
        for part in do(task):
            keep(task, part)
            if interrupt.came:
                return
