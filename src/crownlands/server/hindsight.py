"""A record as a whole, all cards open: what happened, what lay on the table after each choice, and the points after
each turn. All of it plays the game again, in a process beside the tables (see worker.py)."""
from __future__ import annotations

from typing import Any, Dict, List

from msgspec import Struct

import crownlands
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.errors import CrownlandsError, DamagedRecord
from crownlands.kernel.event import Chronicle
from crownlands.kernel.game import Game, new_generator
from crownlands.kernel.state import State

SPECTATOR = -1
Record = Dict[str, Any]


class Points(Struct):
    """After each turn in Dominion, after each round with dominoes; the first of each list is the beginning."""
    turns: List[int]                             # the number of the turn, of the player who had it; or of the round
    steps: List[int]                             # choices that were made by then
    points: List[List[int]]                      # of every seat, by turn


class ReplayStep(Struct):
    step: int
    views: List[Dict[str, Any]]                  # of every seat
    events: List[Dict[str, Any]]                 # of the last choice, with all that any seat saw of it


class Checked(Struct):
    """A record from elsewhere that can be played on by people."""
    seats: int
    record: Record


def until(record: Record, step: int) -> Record:
    """The record of the first choices."""
    if step > len(record["steps"]):
        raise CrownlandsError("no-step", n=len(record["steps"]), step=step)
    part = {**record, "steps": record["steps"][:step], "choices": step}
    if step < len(record["steps"]):
        part.pop("result", None)
    return part


def replayed(record: Record, step: int) -> State:
    state: State = crownlands.game(record["game"]).replay(until(record, step))
    return state


# ---- looking
def step_of(record: Record, step: int) -> ReplayStep:
    """All hands after so many choices."""
    state = replayed(record, step)
    before = len(replayed(record, step - 1).events(None)) if step else 0
    seats = range(int(state.seats))
    seen = [state.events(seat, before) for seat in seats]
    events = [{name: fact for one in parts for name, fact in one.items()} for parts in zip(*seen, strict=True)]
    return ReplayStep(step, [state.view(seat) for seat in seats], events)


def views_of(record: Record, first: int, count: int) -> List[Dict[str, Any]]:
    """After `first` choices, after the next one, and so on."""
    state = replayed(record, first)
    views = [open_view(state)]
    for step in record["steps"][first:first + count - 1]:
        state.replay_steps([step])
        views.append(open_view(state))
    return views


def open_view(state: State) -> Dict[str, Any]:
    """What lies on the table for somebody who sees every hand and is told every option."""
    view = state.view(int(state.seat))
    if "players" in view:
        view["players"] = [state.view(seat)["players"][seat] for seat in range(int(state.seats))]
    return view


def events_of(record: Record) -> List[Dict[str, Any]]:
    """All that happened, with everything that any seat saw of it."""
    chronicle = Chronicle()
    state = replayed(record, len(record["steps"]))
    state.replayed(state.log_size, chronicle)
    story = crownlands.game(record["game"]).story()
    told: List[Dict[str, Any]] = []
    for event in chronicle.events:
        facts = event.for_seat(SPECTATOR)
        how = story.hear(facts)
        told.append(story.tell({**facts, **event.private}, how))
    return told


def points_of(record: Record) -> Points:
    state = replayed(record, 0)
    seats = range(int(state.seats))
    found = Points([0], [0], [[int(state.points(seat)) for seat in seats]])
    before = ended(state)
    for number, step in enumerate(record["steps"], 1):
        seat = int(state.turn_seat)
        state.replay_steps([step])
        if ended(state) != before:
            before = ended(state)
            found.turns.append(before if isinstance(state, DominoesState) else int(state.turns_of(seat)))
            found.steps.append(number)
            found.points.append([int(state.points(seat)) for seat in seats])
    return found


def ended(state: State) -> int:
    """How many turns, or rounds, are over."""
    a_round = int(state.rules.claims) if isinstance(state, DominoesState) else 1
    return int(state.turns_taken()) // a_round


# ---- playing on
def checked(record: Record) -> Checked:
    """The record if it is right, with every question of a game that goes on asked."""
    game: Game[State] = crownlands.game(str(record.get("game")))
    record = {key: value for key, value in record.items() if key != "players"}
    state = game.replay(record)
    return Checked(int(state.seats), record if state.over or state.ask_forced else all_asked(game, record))


def all_asked(game: Game[State], record: Record) -> Record:
    """The same game with the questions, too, that have one answer: one that is missing tells what a hand does not hold.
    See docs/engine.md about ask_forced."""
    quick = game.replay(until(record, 0))
    start = dict(record["start"])
    if "position" in start:
        start["position"] = {**start["position"], "ask_forced": True}
    else:
        start["ask_forced"] = True
    full = game.origin({**record, "start": start}, new_generator(None))
    full.script = [int(full.outcome_number(word)) for word in record["deal"].split()]
    full.begin()
    keep_up(full, quick)
    for step in record["steps"]:
        quick.replay_steps([step])
        choice, *outcomes = step.split()
        full.script = [int(full.outcome_number(word)) for word in outcomes]
        full.script_at = 0
        full.choose(choice)
        keep_up(full, quick)
    return full.record()


def keep_up(full: State, quick: State) -> None:
    """Make the choices that the quick game did not ask for."""
    while question(full) != question(quick):
        answers = full.answers()
        if len(answers) != 1:
            raise DamagedRecord("cannot-play-on")
        full.step(answers[0])
    full.end_script()


def question(state: State) -> object:
    return None if state.over else (int(state.seat), state.prompt, [state.option_id(n) for n in state.answers()])
