"""A crew on the machines of a Ray cluster. Every machine has the same crownlands installed; strategy files and bot
classes of this folder that are to play go there with it.

Ray is not needed for anything else and therefore an extra."""
from __future__ import annotations

import contextlib
import importlib
import io
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import Any, Dict, List, Optional, Tuple, cast

import crownlands
from crownlands.interrupt import SIGNALS
from crownlands.kernel.errors import Clause, CrownlandsError
from crownlands.lab.crew import DONE, GLANCE, PART, READY, Crew, Do, Part, Task, Worker, WorkerEnded
from crownlands.version import VERSION

ANSWERS_WITHIN = 5.0                 # seconds
FREE_WITHIN = 120.0                  # seconds until the first core must be there: machines may have to be started
# how a conversation in HTTP/2, which Ray speaks, begins; the other side answers with a frame of the same kind
SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
# path in this folder: what is in it
Luggage = Dict[str, bytes]


class NoCluster(CrownlandsError):
    """There is no cluster to work on."""


# ---- on a machine of the cluster
class Station:
    """A process that does tasks there (an actor)."""

    def __init__(self, prepare: Callable[[], Do[Task, Part]], luggage: Luggage) -> None:
        self.prepare = prepare
        self.luggage = luggage
        self.do: Any = None

    def get_ready(self) -> Tuple[str, bool]:
        """The files are needed only until the players are made."""
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            for name, data in self.luggage.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            self.do = self.prepare()
        return VERSION, crownlands.compiled

    def work(self, task: Any) -> Iterator[Tuple[int, Any]]:
        for part in self.do(task):
            yield PART, part
        yield DONE, None


# ---- on this machine
class Post(Worker[Task]):
    """The cluster's promise of a station."""

    def __init__(self, ray: Any, open_station: Callable[[], Any]) -> None:
        super().__init__()
        self.ray = ray
        self.open_station = open_station
        self.replace()

    def replace(self) -> None:
        self.station = self.open_station()
        self.waits_for = self.station.get_ready.remote()

    def begin(self, task: Task) -> None:
        self.waits_for = self.station.work.remote(task)

    def says(self) -> Tuple[int, Any]:
        errors = self.ray.exceptions
        try:
            if self.ready:
                kind, part = self.ray.get(next(self.waits_for))
                return kind, part
            found = self.ray.get(self.waits_for)
        except errors.RayTaskError as error:
            if isinstance(error.cause, CrownlandsError):
                raise error.cause from None
            raise
        except (errors.RayActorError, errors.ObjectLostError, errors.WorkerCrashedError, errors.NodeDiedError) as error:
            raise WorkerEnded("machines-lost", why=str(error).strip().splitlines()[0]) from None
        check_the_same(found)
        return READY, None

    def close(self) -> None:
        self.ray.kill(self.station)


def check_the_same(found: Tuple[str, bool]) -> None:
    """Others would play other games."""
    def told(version: str, compiled: bool) -> Clause:
        return Clause("installed", version=version, compiled="yes" if compiled else "no")

    own = (VERSION, crownlands.compiled)
    if found != own:
        raise NoCluster("cluster-versions", theirs=told(*found), ours=told(*own))


class Cluster(Crew):
    far = True
    apart = True

    def __init__(self, ray: Any, size: int, luggage: Luggage) -> None:
        self.ray = ray
        self.size = size
        self.luggage = luggage
        self.anybody_by = time.monotonic() + FREE_WITHIN

    @contextmanager
    def hired(self, count: int, prepare: Callable[[], Do[Task, Part]]) -> Iterator[List[Worker[Task]]]:
        station = self.ray.remote(num_cpus=1)(Station)
        packed = self.ray.put(prepare)
        self.anybody_by = time.monotonic() + FREE_WITHIN
        posts: List[Post[Task]] = []
        try:
            for _post in range(count):
                posts.append(Post(self.ray, lambda: station.remote(packed, self.luggage)))
            yield [*posts]
        finally:
            for post in posts:
                post.close()

    def heard(self, workers: Collection[Worker[Task]]) -> List[Worker[Task]]:
        posts = [cast("Post[Task]", worker) for worker in workers]
        waiting = [post.waits_for for post in posts]
        some, _none = self.ray.wait(waiting, num_returns=1, timeout=GLANCE)
        if not some:
            if time.monotonic() > self.anybody_by:
                raise NoCluster("no-core", seconds=FREE_WITHIN)
            return []
        self.anybody_by = float("inf")
        ready, _rest = self.ray.wait(waiting, num_returns=len(waiting), timeout=0)
        return [post for post in posts if post.waits_for in ready]


@contextmanager
def cluster_at(address: str, jobs: Optional[int], players: Sequence[str]) -> Iterator[Cluster]:
    """Connected until the block ends. jobs: how many games at once, as many as the cluster has cores if not given.
    players: as for find_contestant; they have been found before."""
    luggage = luggage_of(players)
    ray = load_ray()
    check_answers(address)
    before = {number: signal.getsignal(number) for number in SIGNALS}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")     # or it warns of what does not concern us
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
    except Exception as error:                   # of many kinds, by what answers there
        raise NoCluster("no-answer-cluster", address=address, why=str(error).strip().splitlines()[0]) from None
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)       # Ray has its own for SIGTERM, which would lose what is done
    try:
        with contextlib.redirect_stdout(io.StringIO()):          # where Ray tells of every worker that was lost
            yield Cluster(ray, jobs or max(1, int(ray.cluster_resources().get("CPU", 1))), luggage)
    finally:
        ray.shutdown()


def load_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise NoCluster("ray-missing") from None


def check_answers(address: str) -> None:
    """Ray itself waits for minutes."""
    host, colon, port = address.rpartition(":")
    if address == "auto":
        return
    if "://" in address or not (colon and host and port.isdecimal()):
        raise NoCluster("ray-address", address=address)
    try:
        with socket.create_connection((host, int(port)), ANSWERS_WITHIN) as line:
            line.settimeout(ANSWERS_WITHIN)
            line.sendall(GREETING)
            answer = line.recv(len(SETTINGS))
    except OSError as error:
        raise NoCluster("no-answer-cluster", address=address, why=error.strerror or error) from None
    if answer[3:4] != SETTINGS[3:4] and os.environ.get("RAY_USE_TLS") != "1":
        raise NoCluster("no-cluster", address=address)


# ---- what the machines need of this one
def luggage_of(players: Sequence[str]) -> Luggage:
    """Strategy files and the modules of bot classes, if they lie in this folder."""
    here = Path.cwd()
    found: Luggage = {}
    for name in players:
        if name.endswith(".txt"):
            path = PurePath(name)
            if path.is_absolute() or ".." in path.parts:
                raise NoCluster("ray-files", name=name)
            found[name] = Path(name).read_bytes()
    if any(":" in name for name in players):
        for module in list(sys.modules.values()):
            file = getattr(module, "__file__", None)
            stem = here.joinpath(*module.__name__.split("."))
            if file is not None and Path(file) in (stem.with_suffix(".py"), stem / "__init__.py"):
                found[Path(file).relative_to(here).as_posix()] = Path(file).read_bytes()
    return found
