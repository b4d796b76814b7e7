"""What do players notice of a crowd of connections that say nothing? `python bench/crowd.py --help`.

A server is started that may open 1024 files, as a shell usually allows. Tables play, a move a second each; a crowd
comes from many addresses and stays silent, or sends half of a request; newcomers connect meanwhile."""
from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import resource
import socket
import tempfile
import time
from multiprocessing.synchronize import Event
from pathlib import Path
from urllib.parse import urlsplit

from tables import Doorman, Table

from server import Server, percentiles

CLEAN = multiprocessing.get_context("spawn")
FILES = 1024
HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-"
MOST_MILLISECONDS = 200                          # of a move
ADDRESSES = 200                                  # of the loopback interface, which has many


def come(url: str, crowd: int, says: bytes, ready: Event, begin: Event, there: Event, go: Event) -> None:
    """In a process of its own, so that it keeps nobody from measuring."""
    place = urlsplit(url)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    connections = []
    ready.set()
    begin.wait()
    for number in range(crowd):
        own = (f"127.0.0.{2 + number % ADDRESSES}", 0)
        connections.append(socket.create_connection((place.hostname, place.port), 60, own))
        connections[-1].sendall(says)
    there.set()
    go.wait()


async def newcomers(url: str, table: Table, until: asyncio.Event) -> list[float]:
    """Seconds until each is connected and has said hello to both seats of a table."""
    times = []
    while not until.is_set():
        begun = time.perf_counter()
        again = Table(table.id, [seat.token for seat in table.seats], table.chance)
        await again.connect(url)
        times.append(time.perf_counter() - begun)
        await again.close()
        await asyncio.sleep(0.1)
    return times


async def measure(tables: int, crowd: int, says: bytes, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        server = Server(folder, files=FILES, log=log)
        doorman = Doorman(server.url)
        playing = [doorman.table(number) for number in range(tables)]
        for table in playing:
            await table.connect(server.url)
        ready, begin, there, go = (CLEAN.Event() for _event in range(4))
        mob = CLEAN.Process(target=come, args=(server.url, crowd, says, ready, begin, there, go))
        mob.start()
        await asyncio.to_thread(ready.wait)
        over = asyncio.Event()
        coming = asyncio.create_task(newcomers(server.url, playing[0], over))
        games = asyncio.gather(*(table.play(time.perf_counter() + seconds) for table in playing[1:]))
        begin.set()
        await games
        arrived = there.is_set()
        over.set()
        waited = percentiles(await coming)
        moves = percentiles([each for table in playing for each in table.times.mover])
        for table in playing:
            await table.close()
        go.set()
        mob.join()
        server.stop()
        print(f"{crowd} connections of {says!r}{'' if arrived else ', NOT ALL THERE'}; {FILES} files; "
              f"{tables} tables for {seconds:g} s; load {os.getloadavg()[0]:.1f}")
        for name, times in (("moves", moves), ("newcomers", waited)):
            print(f"{name:10} 50% {times['p50']:.0f} ms, 99% {times['p99']:.0f} ms, most {times['max']:.0f} ms")
        verdict = "reached" if moves["max"] < MOST_MILLISECONDS else "MISSED"
        print(f"target     every move < {MOST_MILLISECONDS} ms: {verdict}")
        print(f"log        {(Path(folder) / 'log').stat().st_size} bytes")


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--crowd", type=int, default=5000)
    reader.add_argument("--tables", type=int, default=10)
    reader.add_argument("--seconds", type=float, default=20.0)
    wanted = reader.parse_args()
    for says in (b"", HALF):
        asyncio.run(measure(wanted.tables, wanted.crowd, says, wanted.seconds))


if __name__ == "__main__":
    main()
