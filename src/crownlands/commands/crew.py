"""`--jobs` and `--ray`: who plays the games, as every command of many games takes them."""
from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Optional

from cyclopts import Parameter

from crownlands.lab.cluster import cluster_at
from crownlands.lab.crew import Crew
from crownlands.lab.processes import Processes

AtOnce = Annotated[Optional[int], Parameter(name="--jobs", help="How many games at once; all cores if not given.")]
Ray = Annotated[Optional[str], Parameter(name="--ray", help="Play on a Ray cluster: the address of its head "
                                                           "(host:port), or auto.")]


@contextmanager
def crew_for(jobs: Optional[int], ray: Optional[str], players: Sequence[str] = ()) -> Iterator[Crew]:
    """Processes of this machine, or a cluster. players: as for find_contestant, found before. Also one process is not
    this one, so that Ctrl-C is answered however long a bot thinks."""
    if ray is None:
        yield Processes(jobs or os.cpu_count() or 1, apart=True)
    else:
        with cluster_at(ray, jobs, players) as crew:
            yield crew
