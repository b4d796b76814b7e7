"""A study of a kingdom: evolve a strategy for it, let it meet the lists that fit, watch what it buys, and forbid it one
card after the other. Each stage has its part of the time or of the games; an interrupt keeps what is done."""
from __future__ import annotations

import functools
import math
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

from crownlands.bots.dominion.evolution.evolution import STAGES as EVOLUTION_STAGES
from crownlands.bots.dominion.evolution.evolution import Evolution
from crownlands.bots.dominion.evolution.plan import plan_of, text_of
from crownlands.bots.dominion.evolution.tasks import Ground, lay_out
from crownlands.bots.dominion.evolution.telling import reasons, told
from crownlands.bots.dominion.strategy import load_strategy
from crownlands.interrupt import noted
from crownlands.kernel.chance import seed_of
from crownlands.lab.dominion.findings import (
    EVOLVING,
    MATRIX,
    PURCHASES,
    WORTHS,
    Cell,
    Evolved,
    Findings,
    Length,
    Line,
    Standing,
    Why,
    nothing_yet,
)
from crownlands.lab.dominion.forbidding import Forbidding
from crownlands.lab.dominion.purchases import Bought, buyer_of, purchases_of
from crownlands.lab.dominion.study_text import comments
from crownlands.lab.evolve import UNLIMITED, evolve
from crownlands.lab.match import Bundle, Match, Outcome, interval, player_of
from crownlands.lab.ratings import pairs_of
from crownlands.lab.tournament import Tournament
from crownlands.lab.workers import work
from crownlands.locale import Words
from crownlands.locale.languages import FIRST
from crownlands.version import VERSION

PARTS: Dict[str, float] = {EVOLVING: 0.5, MATRIX: 0.15, PURCHASES: 0.05, WORTHS: 0.3}    # of time and games
BUNDLE = 60                                      # games of a pair at a time: all pairs take turns
MOST_OF_A_PAIR = 2_000                           # games: the share is then known to two hundredths
MOST_WATCHED = 2_000
TENTH = 0.1

Tell = Callable[[str, float], None]              # hears the stage and how much of the whole is done more


@dataclass(frozen=True)
class Budget:
    """How much a study may take: so many seconds, or so many games, with which it can be repeated."""
    seconds: float = math.inf
    games: int = UNLIMITED
    jobs: int = 1
    evolution_stages: int = len(EVOLUTION_STAGES)        # fewer where the engine is not compiled

    def part(self, stage: str) -> Tuple[float, int]:
        return self.seconds * PARTS[stage], int(self.games * PARTS[stage])


@dataclass(frozen=True)
class Contestant:
    name: str
    player: str                                  # as for find_contestant
    evolved: bool


class Study:
    """The stages one after the other; what they find is put into `findings`."""

    def __init__(self, ground: Ground, seed: int, budget: Budget, tell: Tell = lambda _stage, _part: None) -> None:
        self.ground = ground
        self.seed = seed
        self.budget = budget
        self.tell = tell
        kingdom = lay_out(ground).kingdom
        self.findings = nothing_yet(VERSION, list(kingdom.kingdom), dict(kingdom.options), seed)

    def run(self) -> Findings:
        began = time.perf_counter()
        with noted() as interrupt, tempfile.TemporaryDirectory(prefix="crownlands-") as folder:
            evolution = self.evolve()
            contestants = contestants_of(evolution, Path(folder))
            for stage, do in ((MATRIX, self.play_matrix), (PURCHASES, self.watch), (WORTHS, self.forbid)):
                if not interrupt.came and evolution.chosen:
                    do(evolution, contestants)
                    if not interrupt.came:
                        self.findings.stages.append(stage)
        self.findings.seconds = time.perf_counter() - began
        return self.findings

    # ---- the evolved strategy
    def evolve(self) -> Evolution:
        seconds, games = self.budget.part(EVOLVING)
        wanted = self.budget.evolution_stages
        evolution = evolve(self.ground, min(seconds, float(UNLIMITED)), games, self.seed, self.budget.jobs,
                           lambda _kind, part: self.tell(EVOLVING, part * PARTS[EVOLVING]), wanted)
        found = self.findings
        found.games += evolution.played
        if evolution.stage >= wanted:
            found.stages.append(EVOLVING)
        if evolution.chosen:
            found.reasons = [Why(reason.id, reason.facts) for reason in reasons(evolution)]
            found.text = told(evolution, comments(Words(FIRST), evolution))
            found.evolved = evolved_of(evolution)
        return evolution

    # ---- everybody against everybody
    def play_matrix(self, _evolution: Evolution, contestants: Sequence[Contestant]) -> None:
        """What is evolved meets itself as well, for how long such games last."""
        pairs = pairs_of(len(contestants))
        mirrors = [(number, number) for number, one in enumerate(contestants) if one.evolved]
        matches = [self.match(contestants[a], contestants[b], MATRIX) for a, b in [*mirrors, *pairs]]
        outcomes = [Outcome(2) for _match in matches]

        def keep(bundle: Bundle, outcome: Outcome) -> None:
            outcomes[bundle[0]].add(outcome)

        self.play(MATRIX, len(matches), MOST_OF_A_PAIR, functools.partial(player_of, matches), keep)
        self.findings.games += sum(outcome.games for outcome in outcomes)
        names = [one.name for one in contestants]
        played = Tournament(names, outcomes[len(mirrors):])
        put_standings(self.findings, played, contestants)
        for (a, b), outcome in zip([*mirrors, *pairs], outcomes, strict=True):
            if outcome.rows:
                if contestants[a].evolved:
                    self.findings.lengths.append(length_of(outcome, names[a], names[b]))
                if contestants[b].evolved and a != b:
                    self.findings.lengths.append(length_of(outcome, names[b], names[a]))
        ranked = [player.name for player in self.findings.players]
        self.findings.lengths.sort(key=lambda length: (length.name, length.opponent != length.name,
                                                       ranked.index(length.opponent)))

    def match(self, one: Contestant, other: Contestant, stage: str) -> Match:
        piles, boxes, options = self.ground
        table = (("piles", piles), ("boxes", boxes or None))
        return Match((one.player, other.player), table, options, seed=seed_of(self.seed, stage),
                     rows=one.evolved or other.evolved)

    def play(self, stage: str, matches: int, most: int, prepare: Any, keep: Callable[[Bundle, Any], None]) -> None:
        """All matches, as many games as there is time for."""
        seconds, games = self.budget.part(stage)
        games = max(2, min(most, games // matches // 2 * 2))
        told = 0.0
        until = time.monotonic() + seconds
        bundles = [(number, first, min(BUNDLE, games - first)) for first in range(0, games, BUNDLE)
                   for number in range(matches)]

        def in_time() -> Iterator[Bundle]:
            """At least one of each match."""
            nonlocal told
            for place, bundle in enumerate(bundles):
                left = until - time.monotonic()
                if place >= matches and left < 0:
                    break
                part = max(place / len(bundles), 1 - left / seconds if math.isfinite(seconds) else 0.0)
                self.tell(stage, (part - told) * PARTS[stage])
                told = part
                yield bundle

        work(in_time(), prepare, self.budget.jobs, keep)
        self.tell(stage, (1 - told) * PARTS[stage])

    # ---- what it buys when
    def watch(self, _evolution: Evolution, contestants: Sequence[Contestant]) -> None:
        """Against the best of the others."""
        by_name = {one.name: one for one in contestants}
        other = next(by_name[one.name] for one in self.findings.players if not one.evolved)
        evolved = [one for one in contestants if one.evolved]
        matches = [self.match(one, other, PURCHASES) for one in evolved]
        bought = [Bought() for _match in matches]
        self.play(PURCHASES, len(matches), MOST_WATCHED, functools.partial(buyer_of, matches),
                  lambda bundle, part: bought[bundle[0]].add(part))
        self.findings.games += sum(part.games for part in bought)
        self.findings.purchases = [purchases_of(part, one.name, other.name)
                                   for one, part in zip(evolved, bought, strict=True) if part.games]

    # ---- what each card is worth
    def forbid(self, evolution: Evolution, _contestants: Sequence[Contestant]) -> None:
        seconds, games = self.budget.part(WORTHS)
        forbidding = Forbidding(self.ground, evolution, self.seed)
        forbidding.try_all(games, min(seconds, float(UNLIMITED)), self.budget.jobs,
                           lambda part: self.tell(WORTHS, part * PARTS[WORTHS]))
        self.findings.games += forbidding.played
        self.findings.free = forbidding.free
        self.findings.worths = forbidding.worths()
        self.findings.idle = forbidding.idle()


def contestants_of(evolution: Evolution, folder: Path) -> List[Contestant]:
    """The evolved strategies, as files for the processes that play, and the lists that fit."""
    found: List[Contestant] = []
    for one in evolved_of(evolution):
        path = folder / f"{one.name.replace(' ', '_')}.txt"
        path.write_text("\n".join(line.text for line in one.lines) + "\n", encoding="utf-8")
        found.append(Contestant(one.name, str(path), True))
    lists = [opponent for opponent in evolution.opponents if isinstance(opponent, str)]
    return [*found, *(Contestant(Path(path).stem, path, False) for path in lists)]


def evolved_of(evolution: Evolution) -> List[Evolved]:
    kingdom = evolution.setup.kingdom
    found: List[Evolved] = []
    for number, (rules, share) in enumerate(evolution.chosen):
        texts = text_of(plan_of(rules), kingdom)
        worths: List[Optional[float]] = list(evolution.worths[number]) if evolution.worths else [None] * len(texts)
        name = "evolved" if len(evolution.chosen) == 1 else f"evolved {number + 1}"
        found.append(Evolved(name, share, [Line(text, worth) for text, worth in zip(texts, worths, strict=True)]))
    return found


def put_standings(findings: Findings, played: Tournament, contestants: Sequence[Contestant]) -> None:
    ranking = played.ranking
    for player in ranking:
        score, games = played.total(player)
        idea = "" if contestants[player].evolved else load_strategy(contestants[player].player).plain_idea
        findings.players.append(Standing(contestants[player].name, contestants[player].evolved, idea,
                                         played.ratings[player], score / games if games else 0.5,
                                         interval(score, games)))
    findings.matrix = [[None if a == b else cell_of(played, a, b) for b in ranking] for a in ranking]
    findings.circles = [[played.names[player] for player in circle] for circle in played.circles()]


def cell_of(played: Tournament, player: int, other: int) -> Optional[Cell]:
    score, games = played.score(player, other)
    if not games:
        return None
    return Cell(score / games, interval(score, games), played.beats(player, other) or played.beats(other, player),
                games)


def length_of(outcome: Outcome, name: str, opponent: str) -> Length:
    lengths = sorted(max(row[4]) for row in outcome.rows)
    games = len(lengths)
    return Length(name, opponent, games, sum(lengths) / games, lengths[int(games * TENTH)],
                  lengths[min(games - 1, int(games * (1 - TENTH)))],
                  {end: count / games for end, count in sorted(outcome.ends.items(), key=lambda item: -item[1])},
                  [sum(length >= turn for length in lengths) / games for turn in range(1, lengths[-1] + 1)])
