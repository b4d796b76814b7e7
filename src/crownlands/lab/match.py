"""Many games between the same players, on many cores: who wins, and how sure that is."""
from __future__ import annotations

import functools
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any, Dict, List, Optional, Tuple

import crownlands
from crownlands.bots.registry import Player, find_contestant
from crownlands.bots.series import LIMIT, NO_POINT, Point, Row, Series, play_series
from crownlands.kernel.chance import seed_of
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.setup import FromPosition
from crownlands.lab.workers import PART_SECONDS, Jobs, crew_of, work

TURN_LIMIT = 200                     # turns a player: a game in which nobody ever ends it must end as well
CHUNK = 120                          # games that the same bots play: each of 2 to 6 players starts equally often
MOST_CHUNKS = 32 if crownlands.compiled else 2   # handed to a worker at a time
CONFIDENCE = 0.95
EPOCH = time.time() - time.perf_counter()         # of the clock

# number of the match, first game, how many games
Bundle = Tuple[int, int, int]
Interval = Tuple[float, float]


@dataclass(frozen=True)
class Match:
    """Who plays at which table. Players are given as for find_contestant, so that each worker can make its own."""
    players: Tuple[str, ...]
    table: Tuple[Tuple[str, Any], ...] = ()  # what its game's `start` takes for the table; see on_table
    options: Tuple[Tuple[str, Any], ...] = ()
    game: str = "dominion"
    seed: int = 1
    suicide: bool = False
    rows: bool = False
    position: str = ""                       # as JSON: where each game begins, instead of a table
    seats: int = 0                           # if there are more than players: each of them plays for a whole team


def on_table(match: Match, players: Sequence[Player]) -> Tuple[Dict[str, Any], Dict[str, Any]]:
    """What `setup` takes: what lies on the table, and the rule options. If the match does not say, these are the piles
    that its players name, and Colonies if one of them names those."""
    table, options = dict(match.table), dict(match.options)
    piles = tuple(dict.fromkeys(pile for player in players for pile in player.piles))
    if not table:
        table = {"piles": piles} if match.game == "dominion" else {}
        if any(player.colonies for player in players):
            options.setdefault("colonies", True)
    return crownlands.game(match.game).laid_out(match.seed, options, **table)


def set_up(match: Match, players: Sequence[Player]) -> Any:
    """What its games begin from."""
    game = crownlands.game(match.game)
    if match.position:
        state = game.position(json.loads(match.position), record=False)
        if state.seats != len(players):
            raise CrownlandsError("position-players", seats=state.seats, n=len(players))
        return FromPosition(state, match.game == "dominion")
    table, options = on_table(match, players)
    return game.setup(match.seats or len(players), options, **table)


class Table:
    """A match with its players seated."""

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        self.match = match
        self.players = players
        self.setup = set_up(match, players)
        # what bots are made for: a setup or a state
        self.dealt = self.setup.state if isinstance(self.setup, FromPosition) else self.setup
        self.few = 1                                     # games at a time: about as many as make a part

    def play(self, first: int, games: int) -> Iterator[Outcome]:
        """Games number `first` and following, in parts. Chunks begin at multiples of their size."""
        outcome = Outcome(len(self.players))
        for chunk in range(first, first + games, CHUNK):
            for few in self.play_chunk(chunk, min(CHUNK, first + games - chunk)):
                outcome.add(few)
                if outcome.seconds > PART_SECONDS:
                    yield outcome
                    outcome = Outcome(len(self.players))
        yield outcome

    def play_chunk(self, first: int, games: int) -> Iterator[Outcome]:
        """The bots are new in each chunk: what they leave to chance depends on the seed and the chunk, not on who
        played what before."""
        own_seed = seed_of(self.match.seed, first)
        bots = [player.bot(self.dealt, seat, seed_of(own_seed, seat + 1)) for seat, player in enumerate(self.players)]
        end = first + games
        while first < end:
            few = min(self.few, end - first)
            began = clock()
            series = play_series(self.setup, bots, self.match.seed, first, few, TURN_LIMIT * len(bots), self.match.rows)
            ended = clock()
            if ended - began < PART_SECONDS / 4:
                self.few = min(CHUNK, 2 * self.few)
            elif ended - began > PART_SECONDS:
                self.few = max(1, self.few // 2)
            yield outcome_of(series, (began, ended))
            first += few


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
    curve: List[List[Point]] = field(default_factory=list)   # by turn and seat
    first_won: int = 0                                   # games won alone by the player who began
    spans: List[Interval] = field(default_factory=list)  # when games were played, by the clock

    def __post_init__(self) -> None:
        self.won, self.tied, self.points = ([0] * self.seats for _list in range(3))

    def add(self, other: Outcome) -> None:
        self.games += other.games
        self.turns += other.turns
        self.first_won += other.first_won
        for end, games in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + games
        for own, others in ((self.won, other.won), (self.tied, other.tied), (self.points, other.points)):
            for seat in range(self.seats):
                own[seat] += others[seat]
        self.rows.extend(other.rows)
        while len(self.curve) < len(other.curve):
            self.curve.append([NO_POINT] * self.seats)
        for turn, seats in enumerate(other.curve):
            self.curve[turn] = [(one[0] + more[0], one[1] + more[1], one[2] + more[2], one[3] + more[3])
                                for one, more in zip(self.curve[turn], seats, strict=True)]
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
        """Fractions of the games; win, loss and tie add up to 1. Intervals are those of 95 %."""
        games = max(1, self.games)
        return {"games": self.games, "turns": self.turns / games, "seconds": self.seconds,
                "ends": {end: count / games for end, count in sorted(self.ends.items())},
                "players": [{"name": name, "win": self.won[seat] / games,
                             "interval": list(interval(self.won[seat], self.games)), "loss": self.lost(seat) / games,
                             "tie": self.tied[seat] / games, "points": self.points[seat] / games}
                            for seat, name in enumerate(names)]}


def clock() -> float:
    """Seconds, the same for all processes of a machine; on other machines as nearly as their clocks agree."""
    return EPOCH + time.perf_counter()


def outcome_of(series: Series, span: Interval) -> Outcome:
    outcome = Outcome(len(series.won), int(series.games), int(series.turns), dict(series.ends))
    outcome.won = [int(games) for games in series.won]
    outcome.tied = [int(games) for games in series.tied]
    outcome.points = [int(points) for points in series.points]
    outcome.rows = list(series.rows)
    outcome.curve = [list(turn) for turn in series.curve]
    outcome.first_won = int(series.first_won)
    outcome.spans = [span]
    return outcome


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
def play_match(match: Match, games: int, jobs: Jobs, progress: Optional[Callable[[int], None]] = None) -> Outcome:
    """Play so many games; the result does not depend on the number of jobs. An interrupt keeps what is done."""
    [outcome] = play_matches([match], games, jobs, progress)
    return outcome


def play_matches(matches: Sequence[Match], games: int, jobs: Jobs,
                 progress: Optional[Callable[[int], None]] = None) -> List[Outcome]:
    """Play so many games of each match. An interrupt keeps what is done."""
    outcomes = [Outcome(len(match.players)) for match in matches]

    def keep(bundle: Bundle, outcome: Outcome) -> None:
        outcomes[bundle[0]].add(outcome)
        if progress is not None:
            progress(outcome.games)

    work(bundles_of(len(matches), games, crew_of(jobs).size), functools.partial(player_of, list(matches)), jobs, keep)
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


def player_of(matches: Sequence[Match]) -> Callable[[Bundle], Iterator[Outcome]]:
    """What plays bundles of these matches in a process. Strategies are read once; the last table stays ready."""
    return Tables(matches).play


class Tables:
    def __init__(self, matches: Sequence[Match]) -> None:
        self.matches = matches
        self.players: Dict[str, Player] = {}
        for match in matches:
            for name in match.players:
                if name not in self.players:
                    self.players[name] = find_contestant(name, match.game, match.suicide)
        self.table = self.seat(matches[0])

    def seat(self, match: Match) -> Table:
        return Table(match, [self.players[name] for name in match.players])

    def play(self, bundle: Bundle) -> Iterator[Outcome]:
        number, first, games = bundle
        if self.table.match is not self.matches[number]:
            self.table = self.seat(self.matches[number])
        return self.table.play(first, games)
