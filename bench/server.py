"""How many tables does one server hold? Clients at both ends of every table: `python bench/server.py --help`.

A server is started as `crownlands` starts it, with SQLite on the disk, and this process connects to it as people's
browsers would: two WebSockets a table, each choice picked from the decision that the view shows. First all tables play
a while as fast as the server lets them, so that they are in the middle of their games; then each makes one move a
second, and every move is timed from the choice sent to the view received, by the mover and by the other seat."""
from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from typing import IO, Any

import psutil
from tables import PATIENCE, Doorman, Figures, Table, Times

import crownlands

# targets
TABLES = 1000
P99_MILLISECONDS = 100
KILOBYTES = 150                                  # of memory a table

SETTINGS = {"PORT": "0", "BROWSER": "false", "PACE": "0", "REQUESTS_A_MINUTE": "0", "CONNECTIONS": "0",
            "MESSAGES_A_SECOND": "1e6", "TABLES_AN_HOUR": "0", "TABLES_OF_ONE": "0"}
AT_ONCE = 8                                      # tables that connect, or play their first moves, at the same time


# ---- the server
class Server:
    """One process, its database on the disk, and what it uses of the machine."""

    def __init__(self, folder: str, wanted: dict[str, str] = SETTINGS, files: int | None = None,
                 log: IO[bytes] | None = None) -> None:
        """files: how many it may open, if not as many as this process."""
        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files or 0, files or 0))
        plain = {name: value for name, value in os.environ.items() if not name.startswith("CROWNLANDS_")}
        settings = {f"CROWNLANDS_{name}": value for name, value in wanted.items()}
        self.started = subprocess.Popen([sys.executable, "-m", "crownlands", "--database", f"{folder}/crownlands.db"],
                                        env={**plain, **settings}, stdout=subprocess.PIPE, stderr=log, text=True,
                                        preexec_fn=None if files is None else limit)
        assert self.started.stdout is not None
        line = self.started.stdout.readline()
        if "Crownlands is at" not in line:
            sys.exit("bench: the server did not start")
        self.url = line.split()[3]
        self.process = psutil.Process(self.started.pid)

    def cpu(self) -> float:
        used = self.process.cpu_times()
        return float(used.user + used.system)

    def memory(self) -> int:
        return int(self.process.memory_info().rss)

    def stop(self) -> None:
        self.started.send_signal(signal.SIGINT)
        self.started.wait(PATIENCE)


# ---- measuring
async def each(tables: list[Table], work: Any, at_once: int = AT_ONCE) -> None:
    """Do something with all tables, with only so many at a time."""
    left = iter(tables)

    async def some() -> None:
        for table in left:
            await work(table)
    await asyncio.gather(*(some() for _worker in range(at_once)))


async def measure(tables: int, seconds: float, opening: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            return await measure_server(server, tables, seconds, opening)
        finally:
            server.stop()


async def measure_server(server: Server, count: int, seconds: float, opening: int) -> Figures:
    empty = server.memory()
    doorman = Doorman(server.url)
    tables = [doorman.table(number) for number in range(count)]
    await each(tables, lambda table: table.connect(server.url))
    begun, used = time.perf_counter(), server.cpu()
    await each(tables, lambda table: table.open_moves(opening))
    fast, fast_used = time.perf_counter() - begun, server.cpu() - used
    opened = sum(table.sent for table in tables)
    for table in tables:
        table.times, table.sent = Times(), 0
    steps = sum(table.seats[0].step for table in tables)
    sent_bytes = sum(seat.bytes for table in tables for seat in table.seats)
    gc.collect()
    gc.freeze()
    gc.disable()                                 # a pause of ours is none of the server's
    load = os.getloadavg()[0]
    begun, used, own, machine, away = time.perf_counter(), server.cpu(), time.process_time(), busy(), stolen()
    await asyncio.gather(*(table.play(begun + seconds) for table in tables))
    spent = time.perf_counter() - begun
    used, own, machine = server.cpu() - used, time.process_time() - own, busy() - machine
    gc.enable()
    moves = sum(table.sent for table in tables)
    figures: Figures = {
        "tables": count, "seconds": spent, "moves": moves, "moves_per_second": moves / seconds,
        "mover": percentiles([each for table in tables for each in table.times.mover]),
        "other": percentiles([each for table in tables for each in table.times.other]),
        "refused": sum(table.refused for table in tables), "over": sum(table.over for table in tables),
        "entries_per_move": (sum(table.seats[0].step for table in tables) - steps) / max(1, moves),
        "bytes_per_move": (sum(seat.bytes for table in tables for seat in table.seats) - sent_bytes) / max(1, moves),
        "server_cpu": used / spent, "server_milliseconds_per_move": used / max(1, moves) * 1000,
        "clients_cpu": own / spent, "others_cpu": max(0.0, machine - used - own) / spent, "load": load,
        "stolen_cpu": (stolen() - away) / spent,
        "memory": server.memory(), "kilobytes_per_table": (server.memory() - empty) / count / 1024,
        "opening": {"moves": opened, "moves_per_second": opened / fast if opening else 0.0,
                    "server_cpu": fast_used / fast},
    }
    await each(tables, lambda table: table.close())
    return figures


def busy() -> float:
    """CPU seconds of everything on the machine."""
    used = psutil.cpu_times()
    return float(used.user + used.system + used.nice + getattr(used, "irq", 0.0) + getattr(used, "softirq", 0.0))


def stolen() -> float:
    """CPU seconds that another machine on the same metal had instead of us."""
    return float(getattr(psutil.cpu_times(), "steal", 0.0))


def percentiles(times: list[float]) -> Figures:
    """Milliseconds."""
    ordered = sorted(times) or [0.0]
    parts = {"p50": 0.50, "p99": 0.99, "p999": 0.999}
    return {name: ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 for name, part in parts.items()} \
        | {"max": ordered[-1] * 1000}


# ---- telling
def lines(all_figures: list[Figures]) -> Iterator[str]:
    yield f"{'':7}{'moves/s':>8}{'mover, ms':>20}{'other seat, ms':>20}{'server':>18}{'memory':>11}{'not ours':>10}"
    yield f"{'tables':7}{'':8}{'50%':>7}{'99%':>7}{'max':>6}{'50%':>8}{'99%':>7}{'max':>5}{'CPU':>8}{'ms/move':>10}" \
        f"{'kB/table':>11}{'CPU':>10}"
    for figures in all_figures:
        mover, other = figures["mover"], figures["other"]
        yield f"{figures['tables']:<7}{figures['moves_per_second']:8.0f}" \
            f"{mover['p50']:7.1f}{mover['p99']:7.1f}{mover['max']:6.0f}" \
            f"{other['p50']:8.1f}{other['p99']:7.1f}{other['max']:5.0f}" \
            f"{figures['server_cpu']:8.0%}{figures['server_milliseconds_per_move']:10.2f}" \
            f"{figures['kilobytes_per_table']:11.0f}{figures['others_cpu']:10.0%}"
    yield ""
    for figures in all_figures:
        opening = figures["opening"]
        yield f"{figures['tables']} tables: {opening['moves']} opening moves at {opening['moves_per_second']:.0f} a " \
            f"second, server CPU {opening['server_cpu']:.0%}; clients' CPU {figures['clients_cpu']:.0%}, " \
            f"{figures['bytes_per_move'] / 1024:.1f} kB and {figures['entries_per_move']:.2f} log entries a move, " \
            f"{figures['refused']} refused, {figures['over']} games over, load before " \
            f"{figures['load']:.1f}, stolen CPU {figures['stolen_cpu']:.0%}"
    enough = [figures for figures in all_figures if figures["tables"] >= TABLES]
    if enough:
        yield verdict(min(enough, key=lambda figures: int(figures["tables"])))


def verdict(figures: Figures) -> str:
    worst = max(figures["mover"]["p99"], figures["other"]["p99"])
    on_time = figures["moves_per_second"] >= 0.98 * figures["tables"]
    reached = worst < P99_MILLISECONDS and on_time
    pace = "" if on_time else f", and only {figures['moves_per_second']:.0f} moves a second"
    memory = figures["kilobytes_per_table"]
    return f"{figures['tables']} tables: 99th percentile {worst:.1f} ms{pace}   target for {TABLES} < " \
        f"{P99_MILLISECONDS} ms: {told(reached)}\n" \
        f"{figures['tables']} tables: {memory:.0f} kB of memory each   target <= {KILOBYTES} kB: " \
        f"{told(memory <= KILOBYTES)}"


def told(reached: bool) -> str:
    return "reached" if reached else "MISSED"


def loop(work: Coroutine[Any, Any, Figures]) -> Figures:
    """As the server does it: with uvloop if there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--tables", default="100,300,500,1000", help="how many, one run each (100,300,500,1000)")
    reader.add_argument("--seconds", type=float, default=20.0, help="of each run, at one move a second and table (20)")
    reader.add_argument("--opening", type=int, default=20, help="moves of each table before, as fast as can be (20)")
    reader.add_argument("--json", action="store_true", help="print all figures as JSON")
    wanted = reader.parse_args()
    found = [loop(measure(int(count), wanted.seconds, wanted.opening)) for count in wanted.tables.split(",")]
    if wanted.json:
        print(json.dumps({"compiled": crownlands.compiled, "runs": found}, indent=1))
        return
    print(f"crownlands {crownlands.__version__}, {'compiled' if crownlands.compiled else 'NOT COMPILED'}, "
          f"Python {platform.python_version()}, {os.cpu_count()} cores; {wanted.seconds:g} s a run\n")
    print("\n".join(lines(found)))


if __name__ == "__main__":
    main()
