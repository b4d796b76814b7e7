"""What an expert thinks of the decisions that a player made in a finished game."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Dict, List, Optional

import crownlands
from crownlands.bots.adviser import COMPILED, PLAYOUTS, advise
from crownlands.kernel.chance import seed_of
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State

MISTAKES = 3                         # that are shown
LEAST_LOSS = 0.01                    # of a game: less is no mistake
IT_HARDLY_MATTERS = "reason-close"   # is said of the best options, not of what was chosen
SHOWN = 4                            # options of each decision
PART = 3 if COMPILED else 1          # of the playouts that a hint has: a game has many decisions


@dataclass(frozen=True)
class Judged:
    """A decision, and what an expert of the seat would have chosen from what the seat could know then."""
    step: int                        # choices that were made before it
    turn: int                        # of the player, the first is 1
    prompt: str
    chosen: str
    choice: str                      # the expert's
    chance: float                    # of winning, with what was chosen
    best: float                      # and with the expert's choice
    error: float                     # the standard error of the difference
    is_mistake: bool                 # whether the difference is more than luck
    options: List[Dict[str, Any]]    # the best, each with its chance
    reasons: List[Dict[str, Any]]

    @property
    def loss(self) -> float:
        return self.best - self.chance


@dataclass(frozen=True)
class Review:
    game: str
    seat: int
    decisions: List[Judged]
    result: Optional[float]          # the share of the victory; None if the game did not reach its end

    @property
    def mistakes(self) -> List[Judged]:
        """The largest first."""
        return largest_mistakes(self.decisions)

    def describe(self) -> Dict[str, Any]:
        return {"game": self.game, "seat": self.seat, "result": self.result,
                "decisions": [asdict(judged) for judged in self.decisions],
                "mistakes": [judged.step for judged in self.mistakes]}


def largest_mistakes(decisions: List[Judged]) -> List[Judged]:
    return sorted([judged for judged in decisions if judged.is_mistake], key=lambda one: -one.loss)[:MISTAKES]


def review(record: Dict[str, Any], seat: int, playouts: int = 0, seed: int = 1,
           tell: Callable[[int], None] = lambda _steps: None) -> Review:
    """All decisions of a seat. playouts: of each decision, 0 for the usual number; with the same seed the review is the
    same. `tell` hears how many more steps of the record are done."""
    decisions: List[Judged] = []
    done = 0
    for judged in judge(record, seat, playouts, seed):
        decisions.append(judged)
        tell(judged.step - done)
        done = judged.step
    tell(len(record["steps"]) - done)
    return Review(record["game"], seat, decisions, result_of(record, seat))


def judge(record: Dict[str, Any], seat: int, playouts: int = 0, seed: int = 1, since: int = 0) -> Iterator[Judged]:
    """One decision after the other, from that step of the record on: for work in slices."""
    steps = record["steps"]
    budget = playouts or max(1, PLAYOUTS[record["game"]] // PART)
    state = replayed(record, since)
    if not 0 <= seat < state.seats:
        raise CrownlandsError("no-seat", seat=seat, last=state.seats - 1)
    for number in range(since, len(steps)):
        if state.seat == seat and len(state.answers()) > 1:
            judged = judged_at(state, steps[number].split()[0], budget, seed_of(seed, number))
            if judged is not None:
                yield judged
        state.replay_steps([steps[number]])


def judged_at(state: State, chosen: str, playouts: int, seed: int) -> Optional[Judged]:
    """None: it is a decision whose options playing on cannot tell apart."""
    advice = advise(state, seed, playouts, [chosen])
    own = next((rated for rated in advice.options if rated.option == chosen), None)
    if own is None:
        return None
    return Judged(int(state.choices), turn_of(state), advice.prompt, chosen, advice.choice, round(own.chance, 4),
                  round(advice.options[0].chance, 4), round(own.error, 4),
                  not own.is_close and own.behind >= LEAST_LOSS,
                  [rated.describe() for rated in advice.options[:SHOWN]],
                  [reason.describe() for reason in advice.reasons if reason.id != IT_HARDLY_MATTERS])


def turn_of(state: State) -> int:
    own = state.turn_seat == state.seat
    return int(state.turns_of(state.seat)) + int(own)


def replayed(record: Dict[str, Any], step: int) -> State:
    """After so many choices."""
    part = {key: value for key, value in record.items() if key not in ("result", "players")}
    state: State = crownlands.game(record["game"]).replay({**part, "steps": record["steps"][:step], "choices": step})
    return state


def result_of(record: Dict[str, Any], seat: int) -> Optional[float]:
    winners = record.get("result", {}).get("winners", [])
    if not winners:
        return None
    return 1.0 / len(winners) if seat in winners else 0.0
