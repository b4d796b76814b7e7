"""Many games between the same players, on many cores: who wins, and how sure that is."""
from __future__ import annotations

import math
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, Dict, List, Optional, Set, Tuple

import crownlands
from crownlands.bots.registry import Player, find_player
from crownlands.bots.series import LIMIT, Row, play_series
from crownlands.kernel.chance import seed_of
from crownlands.kernel.errors import CrownlandsError

TURN_LIMIT = 200                     # turns a player: a game in which nobody ever ends it must end as well
CHUNK = 120                          # games that the same bots play: each of 2 to 6 players starts equally often
MOST_CHUNKS = 16 if crownlands.compiled else 2   # played at a time: well under a second's work
CONFIDENCE = 0.95

# number of the match, first game, how many games
Bundle = Tuple[int, int, int]
Interval = Tuple[float, float]


@dataclass(frozen=True)
class Match:
    """Who plays at which table. Players are given as for find_player, so that each worker can make its own."""
    players: Tuple[str, ...]
    table: Tuple[Tuple[str, Tuple[str, ...]], ...] = ()  # what its game's `setup` takes besides: piles, boxes
    options: Tuple[Tuple[str, Any], ...] = ()
    game: str = "dominion"
    seed: int = 1
    suicide: bool = False
    rows: bool = False


class Table:
    """A match with its players seated."""

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        self.match = match
        self.players = players
        self.setup = crownlands.game(match.game).setup(len(match.players), dict(match.options), **dict(match.table))

    def play(self, first: int, games: int) -> Outcome:
        """Games number `first` and following. The bots are new in each chunk: what they leave to chance depends on
        the seed and the chunk, not on who played what before."""
        outcome = Outcome(len(self.players))
        own_seed = seed_of(self.match.seed, first)
        bots = [player.bot(self.setup, seat, seed_of(own_seed, seat + 1)) for seat, player in enumerate(self.players)]
        began = time.perf_counter()
        series = play_series(self.setup, bots, self.match.seed, first, games, TURN_LIMIT * len(bots), self.match.rows)
        outcome.spans.append((began, time.perf_counter()))
        outcome.games = int(series.games)
        outcome.turns = int(series.turns)
        outcome.ends = dict(series.ends)
        outcome.won = [int(games) for games in series.won]
        outcome.tied = [int(games) for games in series.tied]
        outcome.points = [int(points) for points in series.points]
        outcome.rows = list(series.rows)
        outcome.curve = [list(turn) for turn in series.curve]
        return outcome


@dataclass
class Outcome:
    """How the games of a match went, by seat: `won` counts games won alone, `tied` those with a shared first place."""
    seats: int
    games: int = 0
    turns: int = 0                                       # of each game the largest turn count of a seat, added up
    ends: Dict[str, int] = field(default_factory=dict)   # games by the way they ended
    won: List[int] = field(default_factory=list)
    tied: List[int] = field(default_factory=list)
    points: List[int] = field(default_factory=list)
    rows: List[Row] = field(default_factory=list)
    curve: List[List[Tuple[int, int]]] = field(default_factory=list)     # turn, seat: games that had it, sum of points
    spans: List[Interval] = field(default_factory=list)  # when games were played, on the clock that all processes share

    def __post_init__(self) -> None:
        self.won, self.tied, self.points = ([0] * self.seats for _list in range(3))

    def add(self, other: Outcome) -> None:
        self.games += other.games
        self.turns += other.turns
        for end, games in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + games
        for own, others in ((self.won, other.won), (self.tied, other.tied), (self.points, other.points)):
            for seat in range(self.seats):
                own[seat] += others[seat]
        self.rows.extend(other.rows)
        while len(self.curve) < len(other.curve):
            self.curve.append([(0, 0)] * self.seats)
        for turn, seats in enumerate(other.curve):
            self.curve[turn] = [(games + more, points + others)
                                for (games, points), (more, others) in zip(self.curve[turn], seats, strict=True)]
        if other.spans:
            spans = self.spans + other.spans
            self.spans = [(min(began for began, _ended in spans), max(ended for _began, ended in spans))]

    @property
    def limited(self) -> int:
        """Games that were stopped because they went on for too long."""
        return self.ends.get(LIMIT, 0)

    @property
    def seconds(self) -> float:
        """Wall time from the beginning of the first game to the end of the last, whichever processes played them."""
        return sum(ended - began for began, ended in self.spans)

    def lost(self, seat: int) -> int:
        return self.games - self.won[seat] - self.tied[seat]

    def describe(self, names: Sequence[str]) -> Dict[str, Any]:
        """Fractions of the games; win, loss and tie add up to 1."""
        games = max(1, self.games)
        return {"games": self.games, "turns": self.turns / games, "seconds": self.seconds,
                "players": [{"name": name, "win": self.won[seat] / games, "loss": self.lost(seat) / games,
                             "tie": self.tied[seat] / games, "points": self.points[seat] / games}
                            for seat, name in enumerate(names)]}


# ---- how sure it is
def interval(count: float, of: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval: the shares of which such a count would not be surprising."""
    if not of:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = count / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def is_ahead(won: int, lost: int, confidence: float = CONFIDENCE) -> bool:
    """Whether so many wins against so many losses are more than chance does between equals."""
    return interval(won, won + lost, confidence)[0] > 0.5


def games_to_tell(won: int, lost: int, games: int) -> int:
    """About how many games it takes to be sure of a lead, if it is as large as it looks."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    lead = won / (won + lost) - 0.5
    needed = z * z * (0.25 / (lead * lead) - 1) * games / (won + lost)
    size = int(10 ** math.floor(math.log10(max(10.0, needed))))
    return math.ceil(needed / size) * size


# ---- on many cores
def play_match(match: Match, games: int, jobs: int, progress: Optional[Callable[[int], None]] = None) -> Outcome:
    """Play so many games; the result does not depend on the number of jobs. An interrupt keeps what is done."""
    [outcome] = play_matches([match], games, jobs, progress)
    return outcome


def play_matches(matches: Sequence[Match], games: int, jobs: int,
                 progress: Optional[Callable[[int], None]] = None) -> List[Outcome]:
    """Play so many games of each match. An interrupt keeps what is done."""
    outcomes = [Outcome(len(match.players)) for match in matches]

    def keep(number: int, outcome: Outcome) -> None:
        outcomes[number].add(outcome)
        if progress is not None:
            progress(outcome.games)

    bundles = list(bundles_of(len(matches), games, jobs))
    if jobs == 1:
        play_here(matches, bundles, keep)
    else:
        play_in_workers(matches, bundles, min(jobs, len(bundles)), keep)
    for outcome in outcomes:
        outcome.rows.sort()
    return outcomes


def bundles_of(matches: int, games: int, jobs: int) -> Iterator[Bundle]:
    """The matches take turns. Bundles become smaller towards the end, so that all workers are done at the same time."""
    first = 0
    while first < games:
        left = -(-(games - first) // CHUNK)
        size = CHUNK * max(1, min(MOST_CHUNKS, left, matches * left // (2 * jobs)))
        for number in range(matches):
            yield number, first, min(size, games - first)
        first += size


def play_here(matches: Sequence[Match], bundles: Sequence[Bundle], keep: Callable[[int, Outcome], None]) -> None:
    worker = Worker(matches)
    try:
        for bundle in bundles:
            keep(bundle[0], worker.play(bundle))
    except KeyboardInterrupt:
        pass


class Worker:
    """Plays bundles of games in a process. Players are read once; the last table stays ready."""

    def __init__(self, matches: Sequence[Match], stop: Any = None) -> None:
        self.matches = matches
        self.stop = stop
        self.players: Dict[str, Player] = {}
        self.table = self.seat(matches[0])

    def seat(self, match: Match) -> Table:
        for name in match.players:
            if name not in self.players:
                self.players[name] = find_player(name, match.game, suicide=match.suicide)
        return Table(match, [self.players[name] for name in match.players])

    def play(self, bundle: Bundle) -> Outcome:
        number, first, games = bundle
        if self.table.match is not self.matches[number]:
            self.table = self.seat(self.matches[number])
        outcome = Outcome(len(self.table.players))
        for chunk in range(first, first + games, CHUNK):
            if self.stop is not None and self.stop.is_set():
                break
            outcome.add(self.table.play(chunk, min(CHUNK, first + games - chunk)))
        return outcome


workers: List[Worker] = []                               # in a worker process: the one that works there


def get_ready(matches: Sequence[Match], together: Any, stop: Any) -> None:
    """In a new process: load everything, then wait for the others, so that no game is played before all can play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)         # who started us says when to stop
    workers.append(Worker(matches, stop))
    together.wait()


def play_bundle(bundle: Bundle) -> Outcome:
    return workers[-1].play(bundle)


def play_in_workers(matches: Sequence[Match], bundles: Sequence[Bundle], jobs: int,
                    keep: Callable[[int, Outcome], None]) -> None:
    """After an interrupt the workers end the chunk that they are at, and it counts; a second one does not wait."""
    processes = multiprocessing.get_context()
    stop, together = processes.Event(), processes.Barrier(jobs)
    with ProcessPoolExecutor(jobs, processes, get_ready, (list(matches), together, stop)) as pool:
        try:
            numbers = {pool.submit(play_bundle, bundle): bundle[0] for bundle in bundles}
            waiting: Set[Future[Outcome]] = set(numbers)
            while waiting:
                try:
                    for future in as_completed(list(waiting)):
                        waiting.discard(future)
                        keep(numbers[future], future.result())
                except KeyboardInterrupt:
                    if stop.is_set():
                        raise
                    stop.set()
        except BrokenProcessPool:
            raise CrownlandsError("a process that played games was ended from outside (is there enough memory?): "
                                  "try fewer with --jobs") from None
        finally:
            stop.set()
            together.abort()                             # nobody waits for a process that was never started
