"""Goes on with the measurements in docs/strength, row by row, until the time is over:

    python bench/strength.py --minutes 60 --jobs 2
    python bench/strength.py --minutes 20 --rows provincial

A row of the tables of docs/strength.md and docs/strength-dominoes.md is a command that keeps each game in a file there,
and plays what is missing. Rows take turns, so that all of them grow; --list tells how far each of them is. The engine
has to be compiled. Plans are kept in the cache folder: rows of the same kingdoms share them."""
from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import crownlands
from crownlands.commands.lab_compare import BY_BOXES

BENCH = Path(__file__).parent
GAMES = BENCH.parent / "docs" / "strength"
STRONGEST = "strongest@6000"
BONUSES = ("--option", "harmony=true", "--option", "middle_kingdom=true")
TURN = 10.0                                      # minutes of a row, before it is another's turn
BROKEN_OFF = (-signal.SIGTERM, 128 + signal.SIGTERM)         # exit codes


@dataclass(frozen=True)
class Row:
    name: str                                    # of its file
    wanted: int                                  # games; 0: it is not known how many lists fit
    command: tuple[str, ...]
    minutes: float = TURN

    @property
    def file(self) -> Path:
        return GAMES / f"{self.name}.csv"

    def games(self) -> int:
        return max(0, self.file.read_text(encoding="utf-8").count("\n") - 1) if self.file.exists() else 0

    def start(self) -> subprocess.Popen[bytes]:
        command = [self.file.as_posix() if word == "FILE" else word for word in self.command]
        if not self.file.exists():               # what has not begun cannot be resumed in the lab
            command = ["--csv" if word == "--resume" and "lab" in command else word for word in command]
        return subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)


def compared(other: str, pool: str) -> Row:
    return Row(f"{other}-{pool}", 400, ("-m", "crownlands", "lab", "compare", STRONGEST, other, "--held-out", pool,
                                        "--kingdoms", "200", "--games", "2", "--jobs", "1", "--resume", "FILE"))


def trial(name: str, wanted: int, *command: str, minutes: float = TURN) -> Row:
    return Row(name, wanted, ((BENCH / "strength_dominion.py").as_posix(), *command, "--resume", "FILE"), minutes)


def dominoes(name: str, games: int, *command: str) -> Row:
    return Row(name, games, ((BENCH / "strength_dominoes.py").as_posix(), *command, "--games", str(games),
                             "--seed", "11", "--csv", "FILE"))


def levels(first: str, second: str, game: str, seats: int, games: int) -> Row:
    return dominoes(f"{game}-{seats}-{first}", games, first, second, "--game", game, "--seats", str(seats))


ROWS: list[Row] = [
    *[compared(other, pool) for pool in BY_BOXES for other in ("big_money_ultimate", "provincial", "expert")],
    *[trial(f"lists-{pool}", 0, "lists", STRONGEST, "--pool", pool, "--kingdoms", "60") for pool in BY_BOXES],
    trial("thesis", 120, "thesis", "strongest@15000", "--games", "60"),
    # a plan is not kept before its half hour is over
    trial("answer", 400, "answer", STRONGEST, "--kingdoms", "20", "--games", "20", "--seconds", "1800", minutes=45),
    dominoes("kingdomino-full_greedy", 80, "search:3000", "full_greedy", *BONUSES),
    dominoes("kingdomino-paper", 200, "search:3000", "paper:600", *BONUSES),
    dominoes("queendomino-full_greedy", 60, "search:1500", "full_greedy", "--game", "queendomino"),
    *[levels(first, second, game, seats, games)
      for game, seats in (("kingdomino", 2), ("kingdomino", 4), ("queendomino", 2), ("queendomino", 4),
                          ("royal_wedding", 4))
      for first, second, games in (("steady", "beginner", 400), ("expert", "steady", 200),
                                   ("strongest", "expert", 100))]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=2, help="rows at the same time")
    parser.add_argument("--rows", default="", help="only those with this in their name")
    parser.add_argument("--list", action="store_true", help="play nothing")
    asked = parser.parse_args()
    chosen = [row for row in ROWS if asked.rows in row.name]
    if not chosen:
        parser.error(f"no row has {asked.rows!r} in its name: {', '.join(row.name for row in ROWS)}")
    before = {row.name: row.games() for row in chosen}
    if not asked.list:
        if not crownlands.compiled:
            parser.error("the engine is not compiled, and its bots would play otherwise: pip install .")
        go_on(chosen, time.monotonic() + 60 * asked.minutes, asked.jobs)
    for row in chosen:
        more = f", {row.games() - before[row.name]} of them now" if row.games() > before[row.name] else ""
        print(f"{row.name}: {row.games()}{f' of {row.wanted}' if row.wanted else ''} games{more}")


def go_on(rows: list[Row], until: float, jobs: int) -> None:
    """Who is broken off has kept what it played, and waits for its next turn."""
    waiting = sorted(rows, key=lambda row: row.games() / (row.wanted or 1000))
    running: list[tuple[Row, subprocess.Popen[bytes], float]] = []
    try:
        while time.monotonic() < until and (waiting or running):
            while waiting and len(running) < jobs:
                row = waiting.pop(0)
                running.append((row, row.start(), time.monotonic() + 60 * row.minutes))
            time.sleep(1)
            for turn in running[:]:
                row, process, end = turn
                if process.poll() is not None or time.monotonic() > end:
                    running.remove(turn)
                    code = stop(process)
                    if code in BROKEN_OFF:
                        waiting.append(row)
                    elif code:
                        print(f"{row.name}: went wrong (exit code {code})", file=sys.stderr)
    except KeyboardInterrupt:
        print("interrupted")
    for _row, process, _end in running:
        stop(process)


def stop(process: subprocess.Popen[bytes]) -> int:
    """Its exit code; 0: it was done."""
    process.terminate()
    return process.wait()


if __name__ == "__main__":
    main()
