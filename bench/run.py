"""How fast is the engine? Everything is measured side by side in one run: `python bench/run.py --help`.

Figures wander on a busy machine, so the measurements take turns, each counts its best round, and the ratios say more
than the figures themselves."""
from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import engine

import crownlands

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
IMPORT = "import time; begun = time.perf_counter(); import crownlands"
IMPORT_GAME = IMPORT + "; crownlands.game('dominion')"
SHOW_MILLISECONDS = "; print((time.perf_counter() - begun) * 1000)"
SEATS = range(2, 7)
SIZES = (1, 2, 4)                                # multiples of N in the test of linearity

# targets
OF_C = 0.55
FILES_OF_C = 0.45
TWO_CORES = 1.8
PLAIN_PYTHON = 20_000
OF_PYMINION = 4
COPY_MICROSECONDS = 1.0
IMPORT_MILLISECONDS = 150

Figures = dict[str, Any]


# ---- measuring
def compile_c(source: Path, folder: str) -> str:
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        sys.exit("bench: there is no C compiler to measure against: install cc or gcc, or name one in CC")
    program = str(Path(folder) / source.stem)
    subprocess.run([*compiler.split(), "-O3", "-o", program, str(source)], check=True)
    return program


def output_of(*command: str, source: Path | None = None) -> str:
    environment = dict(os.environ, PYTHONPATH=str(source)) if source else None
    elsewhere = tempfile.gettempdir()            # so that the folder we are in cannot be imported from
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment, cwd=elsewhere).stdout


def interpreted(seconds: float) -> Figures:
    """The source tree as it is, in an interpreter of its own."""
    figures: Figures = json.loads(output_of(sys.executable, str(HERE / "engine.py"), str(seconds), source=SOURCE))
    if figures.pop("compiled"):
        sys.exit(f"bench: {SOURCE} holds compiled modules; remove them to measure the engine interpreted")
    return figures


def match_seconds(games: int, jobs: int) -> float:
    """What `crownlands match` says it took, from first to last game."""
    words = ("match", "big_money_ultimate", "smithy", "--games", str(games), "--jobs", str(jobs), "--json")
    return float(json.loads(output_of(sys.executable, "-m", "crownlands", *words))["seconds"])


class Best:
    """The best round of every measurement."""

    def __init__(self) -> None:
        self.figures: dict[str, Figures] = {}
        self.least: dict[str, float] = {}

    def rate(self, name: str, figures: Figures) -> None:
        if name not in self.figures or figures["games_per_second"] > self.figures[name]["games_per_second"]:
            self.figures[name] = figures

    def cost(self, name: str, cost: float) -> None:
        self.least[name] = min(cost, self.least.get(name, cost))

    def games_per_second(self, name: str) -> float:
        return float(self.figures[name]["games_per_second"])


def measure(seconds: float, repeat: int, program: str) -> Best:
    best = Best()
    has_peer = importlib.util.find_spec("pyminion") is not None
    states = engine.states_within_a_card()
    all_boxes = engine.tables_of_all_boxes()
    unit = 0
    for number in range(repeat):
        if sys.stderr.isatty():
            print(f"round {number + 1} of {repeat}", end="\r", file=sys.stderr, flush=True)
        for kind, figures in json.loads(output_of(program, str(seconds))).items():
            best.rate(f"c {kind}", figures)
        best.rate("ours smithy", engine.measure(engine.money_bots(2), seconds))
        best.rate("ours random", engine.measure(engine.random_bots(), seconds, engine.MOST_TURNS))
        best.rate("all boxes", engine.measure(engine.random_bots(), seconds, engine.MOST_TURNS, all_boxes))
        best.rate("files smithy", engine.measure(engine.strategy_bots(), seconds))
        best.rate("plain smithy", engine.measure(engine.plain_bots(), seconds))
        best.rate("interpreted smithy", interpreted(seconds))
        if has_peer:
            import peer
            best.rate("pyminion smithy", peer.measure(seconds, silent=False))
            best.rate("silent pyminion smithy", peer.measure(seconds, silent=True))
        best.cost("copy", engine.microseconds_a_copy(states, seconds / 4))
        best.cost("import", float(output_of(sys.executable, "-c", IMPORT + SHOW_MILLISECONDS)))
        best.cost("import game", float(output_of(sys.executable, "-c", IMPORT_GAME + SHOW_MILLISECONDS)))
        for seats in SEATS:
            best.rate(f"{seats} seats", engine.measure(engine.money_bots(seats), seconds / 2))
        unit = unit or engine.BATCH * max(1, int(best.games_per_second("ours smithy") * seconds / 4 / engine.BATCH))
        for size in SIZES:
            best.cost(f"{size * unit} games", engine.seconds_for(size * unit))
        for jobs in (1, 2):
            best.cost(f"match, jobs {jobs}", match_seconds(4 * unit, jobs))
    return best


# ---- telling
def verdict(value: float, target: float, least: bool, form: str) -> str:
    reached = value >= target if least else value <= target
    return f"target {'>=' if least else '<='} {target:{form}}: {'reached' if reached else 'MISSED'}"


def speed_lines(best: Best) -> Iterator[str]:
    rate = best.games_per_second
    yield f"{'games per CPU second':40}{'games/s':>10}{'decisions/s':>14}{'of C':>8}"
    names = {"c smithy": "C, Big Money v BM + Smithy", "ours smithy": "ours, the same",
             "c random": "C, random v random", "ours random": "ours, the same",
             "files smithy": "ours, BM v BM + S as strategy files",
             "plain smithy": "ours, BM v BM + S in plain Python",
             "interpreted smithy": "ours, BM v BM + S, interpreted", "pyminion smithy": "pyminion, BM v BM + S",
             "silent pyminion smithy": "pyminion, its logging switched off"}
    for name, title in names.items():
        if name in best.figures:
            kind = name.split()[-1]
            share = rate(name) / rate(f"c {kind}")
            decisions = best.figures[name].get("decisions_per_second")
            line = f"{title:40}{rate(name):10,.0f}{f'{decisions:,.0f}' if decisions else '':>14}{share:8.4f}"
            if name.startswith("ours"):
                line += "   " + verdict(share, OF_C, True, ".2f")
            elif name == "files smithy":
                line += "   " + verdict(share, FILES_OF_C, True, ".2f")
            elif name == "plain smithy":
                line += "   " + verdict(rate(name), PLAIN_PYTHON, True, ",")
            yield line
    boxes = best.figures["all boxes"]
    yield f"{'ours, random, kingdoms of all boxes':40}{rate('all boxes'):10,.0f}{boxes['decisions_per_second']:14,.0f}"
    for name in ("pyminion smithy", "silent pyminion smithy"):
        if name in best.figures:
            ratio = rate("interpreted smithy") / rate(name)
            yield f"{'interpreted / ' + names[name]:55}{ratio:6.2f}   {verdict(ratio, OF_PYMINION, True, '')}"
    if "pyminion smithy" not in best.figures:
        yield "pyminion is not installed: pip install crownlands[bench]"


def cost_lines(best: Best) -> Iterator[str]:
    least = best.least
    yield f"{'copy of a state within a card':40}{least['copy']:10.2f} us   " \
        + verdict(least["copy"], COPY_MICROSECONDS, False, ".1f")
    yield f"{'import crownlands':40}{least['import']:10.1f} ms   " \
        + verdict(least["import"], IMPORT_MILLISECONDS, False, "")
    ratio = least["match, jobs 1"] / least["match, jobs 2"]
    yield f"{'crownlands match, 1 core / 2 cores':40}{ratio:10.2f}      " + verdict(ratio, TWO_CORES, True, ".1f")
    title = '... and its game("dominion")'
    yield f"{title:40}{least['import game']:10.1f} ms"


def work_lines(best: Best) -> Iterator[str]:
    yield f"{'the same work?':28}{'wins':>16}{'ties':>8}{'turns':>9}{'decisions':>11}  a game"
    for name, figures in best.figures.items():
        if "seats" not in name:
            wins = " ".join(f"{share:.3f}" for share in figures["wins"])
            decisions = figures.get("decisions_per_game")
            yield f"{name:28}{wins:>16}{figures['ties']:8.3f}{figures['turns_per_game']:9.2f}" \
                + (f"{decisions:11.2f}" if decisions else "")


def growth_lines(best: Best) -> Iterator[str]:
    yield f"{'growth':16}{'seconds':>10}{'us/game':>10}"
    for name, seconds in best.least.items():
        if name.endswith(" games"):
            yield f"{name:16}{seconds:10.3f}{seconds / int(name.split()[0]) * 1e6:10.2f}"
    yield f"{'seats':16}{'games/s':>10}{'us/game':>10}{'us/turn':>10}"
    for seats in SEATS:
        figures = best.figures[f"{seats} seats"]
        cost = 1e6 / figures["games_per_second"]
        yield f"{seats:<16}{figures['games_per_second']:10,.0f}{cost:10.2f}{cost / figures['turns_per_game']:10.3f}"


def state_of_engine() -> str:
    where = Path(crownlands.__file__).parent
    return f"crownlands {crownlands.__version__}, {'compiled' if crownlands.compiled else 'NOT COMPILED'} ({where})"


def compare(other: Path, seconds: float, repeat: int, folder: str) -> None:
    """What the yardstick and another program print, as they print it."""
    programs = [compile_c(HERE / "yardstick.c", folder), compile_c(other, folder)]
    for _ in range(repeat):
        for program in programs:
            arguments = [str(seconds)] if program == programs[0] else []
            print(Path(program).name, output_of(program, *arguments), sep=":\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each measurement in a round (1)")
    parser.add_argument("--repeat", type=int, default=5, help="rounds; the best one counts (5)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument("--compare-limit", type=Path, metavar="FILE.c",
                        help="only run the yardstick and this C program, and show what they print")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if wanted.compare_limit:
            compare(wanted.compare_limit, wanted.seconds, wanted.repeat, folder)
            return
        best = measure(wanted.seconds, wanted.repeat, compile_c(HERE / "yardstick.c", folder))
    if wanted.json:
        print(json.dumps({"compiled": crownlands.compiled, "rates": best.figures, "costs": best.least}, indent=2))
        return
    if not crownlands.compiled:
        print("*** The engine under test is NOT COMPILED: these are not its real figures. Install it: pip install .\n")
    print(f"{state_of_engine()}, Python {platform.python_version()}; best of {wanted.repeat} rounds of "
          f"{wanted.seconds:g} s each, CPU time\n")
    for lines in (speed_lines, cost_lines, work_lines, growth_lines):
        print("\n".join(lines(best)), end="\n\n")


if __name__ == "__main__":
    main()
