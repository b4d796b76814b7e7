"""A game in progress: what every game's state can do, whatever its rules.

A game gives the rules by overriding the methods of the last section; everything else here follows from them and from
the record of choices and chance."""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Dict, Final, List, Optional, Tuple

from mypy_extensions import i64

from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.decision import Decision, Option
from crownlands.kernel.errors import (
    CrownlandsError,
    DamagedRecord,
    IllegalChoice,
    MissingOutcome,
    NothingToUndo,
    WrongOutcome,
)
from crownlands.kernel.event import Chronicle, Event, Listener

NO_ANSWER: Final = -1
NO_OUTCOME: Final = -1
# of records. 1: Trading Post and Steward asked in which order the last two hand cards are trashed
RECORD_FORMAT: Final = 2

# an entry of the log is an outcome of chance, or a choice: CHOICE + the game's own code of what was chosen
CHOICE: Final[i64] = 0x10000000000


class Log:
    """What happened since the origin, as numbers. Only ever appended to, and shared by copies of a state."""

    def __init__(self, origin: State, start: Optional[Dict[str, Any]], entries: List[int]) -> None:
        self.origin: State = origin                          # before anything happened
        self.start: Optional[Dict[str, Any]] = start         # how the origin came to be; None: it is a position
        self.entries: List[int] = entries
        # what seats remember: from before the origin; and when last asked (size of the log, events heard, memory)
        self.recalls: Dict[int, Any] = {}
        self.memories: Dict[int, Tuple[int, int, Any]] = {}
        # what deals again what a seat does not know (size of the log, dealer)
        self.dealers: Dict[int, Tuple[int, Any]] = {}
        # the events, as far as they were asked for, and the state that tells them, which has played `told` entries
        self.chronicle: Chronicle = Chronicle()
        self.teller: Optional[State] = None
        self.told: int = 0


def step_of(event: Event) -> int:
    """How many choices had been made when it happened."""
    return event.step


class Attempt:
    """What is done in a `with` block is done wholly or not at all: if it fails the state is as before, and the listener
    has heard nothing."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.before: State = state.copy()
        self.listener: Optional[Listener] = state.listener
        self.heard: Chronicle = Chronicle()

    def __enter__(self) -> None:
        if self.listener is not None:
            self.state.listener = self.heard

    def __exit__(self, kind: object, error: object, traceback: object) -> None:
        state = self.state
        state.script = None
        state.script_at = 0
        state.listener = self.listener
        if kind is not None:
            state.become(self.before)
        elif self.listener is not None:
            for event in self.heard.events:
                self.listener.add(event)


class Result:
    """How a game ended: points and turns by seat, and the seats that won."""

    def __init__(self, scores: List[int], winners: List[int], turns: List[int]) -> None:
        self.scores: List[int] = scores
        self.winners: List[int] = winners
        self.turns: List[int] = turns

    def describe(self) -> Dict[str, Any]:
        """As plain data."""
        return {"scores": list(self.scores), "winners": list(self.winners), "turns": list(self.turns)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.describe() == other.describe()

    def __hash__(self) -> int:
        return hash(tuple(self.scores))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, turns={self.turns})"


class State:
    """A game in play: what is asked, what was chosen, what each seat may see. Each game has its own on it."""
    seats: i64 = 2
    seat: i64 = 0                                # who is asked
    turn_seat: i64 = 0                           # whose turn it is
    ask_forced: bool = False                     # ask even where only one option is left (see docs/engine.md)
    format: i64 = RECORD_FORMAT                  # of its record: a game goes on as it was begun
    over: bool = False
    choices: i64 = 0                             # made so far
    revealed: bool = False                       # a card was shown to somebody since the last choice
    log: Optional[Log] = None
    log_size: i64 = 0
    listener: Optional[Listener] = None          # not copied: a search must not write to somebody's log
    script: Optional[List[int]] = None           # outcomes of chance that were recorded, or told from outside
    script_at: i64 = 0

    def __init__(self, rng: Chance) -> None:
        self.rng: Chance = rng

    # ---- deciding
    @property
    def decision(self) -> Optional[Decision]:
        """The open decision; None when the game is over."""
        if self.over:
            return None
        return Decision(int(self.seat), self.prompt, self.about(), [self.option_id(n) for n in self.answers()])

    def choose(self, choice: object, outcomes: Optional[Sequence[str]] = None) -> None:
        """Make the open decision: an option, its id or its index. With `outcomes` chance brings just these, which are
        words of a record: for games that are played somewhere else."""
        answer = self.answer_to(choice)
        if outcomes is None:
            self.step(answer)
        else:
            with Attempt(self):
                self.step_with(answer, outcomes)

    def possible_outcomes(self, choice: object, outcomes: Sequence[str] = ()) -> List[str]:
        """What chance may bring next with this choice, after these outcomes; nothing: it needs no more."""
        trial = self.copy()
        try:
            trial.step_with(trial.answer_to(choice), outcomes)
        except MissingOutcome as missing:
            return list(missing.possible)
        return []

    def answer_to(self, choice: object) -> i64:
        """The number of an option, its id or its index; refuses what is not offered."""
        if isinstance(choice, str):
            answer = self.answer_of(choice)
        elif isinstance(choice, Option):
            answer = self.answer_of(choice.id)
        elif isinstance(choice, int) and not isinstance(choice, bool):
            answers = self.answers()
            answer = answers[choice] if 0 <= choice < len(answers) else NO_ANSWER
        else:
            answer = NO_ANSWER
        if answer == NO_ANSWER:
            self.refuse(choice)
        return answer

    def refuse(self, choice: object) -> None:
        """Raises IllegalChoice, which names what could be chosen."""
        if self.over:
            raise IllegalChoice("cannot-choose-over", choice=choice)
        ids = ", ".join([self.option_id(n) for n in self.answers()])
        raise IllegalChoice("cannot-choose", choice=choice, seat=self.seat, prompt=self.prompt, legal=ids)

    # ---- the record
    def note(self, entry: i64) -> None:
        """Append to the log, branching off first if another copy has written there already."""
        log = self.log
        if log is not None:
            size = self.log_size
            if len(log.entries) != size:
                branch = Log(log.origin, log.start, log.entries[:size])
                branch.recalls = log.recalls
                log = branch
                self.log = log
            log.entries.append(entry)
            self.log_size = size + 1

    def step_with(self, answer: i64, outcomes: Sequence[str]) -> None:
        """Make the open decision, with what chance is known to bring. If that does not fit the state is spoilt."""
        if isinstance(outcomes, str):
            raise WrongOutcome("outcomes-list", outcomes=repr(outcomes))
        self.script = [int(self.outcome_number(word)) for word in outcomes]
        self.script_at = 0
        self.step(answer)
        self.end_script()

    def next_outcome(self) -> i64:
        """Where there is a script: what chance brings here, or NO_OUTCOME at its end."""
        script = self.script
        assert script is not None
        at = self.script_at
        if at >= len(script):
            return NO_OUTCOME
        self.script_at = at + 1
        return script[at]

    def refuse_outcome(self, outcome: i64, possible: List[int]) -> None:
        """The script does not say what can happen here. `possible` holds an outcome as often as it can be drawn."""
        drawn = [self.outcome_text(each) for each in possible]
        words = list(dict.fromkeys(drawn))
        if outcome == NO_OUTCOME:
            raise MissingOutcome("outcome-missing", words, [drawn.count(word) for word in words], place=self.script_at,
                                 possible=words)
        raise WrongOutcome("cannot-draw", drawn=self.outcome_text(outcome), place=self.script_at, possible=words)

    def needs_log(self) -> Log:
        """The log; a state that keeps none says so."""
        if self.log is None:
            raise CrownlandsError("no-record")
        return self.log

    def replayed(self, size: i64, listener: Optional[Listener]) -> State:
        """The state after so many entries of the log, played again from the origin."""
        log = self.needs_log()
        fresh = log.origin.copy()
        fresh.listener = listener
        fresh.play_entries(log.entries[:size], True)
        fresh.listener = None
        fresh.log = log
        fresh.log_size = size
        return fresh

    def play_entries(self, entries: List[int], from_origin: bool) -> None:
        """Play what a log holds from here on."""
        self.script = [entry for entry in entries if entry < CHOICE]
        self.script_at = 0
        if from_origin:
            self.begin()
        for entry in entries:
            if entry >= CHOICE:
                self.step(self.answer_in(entry))
        self.script = None
        self.script_at = 0

    def events(self, seat: Optional[int], since: int = 0) -> List[Dict[str, Any]]:
        """What happened, as this seat may know it (None: a spectator), from event number `since` on."""
        viewer = -1 if seat is None else self.checked_seat(seat)
        return [event.for_seat(viewer) for event in self.told_events()[since:]]

    def told_events(self) -> List[Event]:
        """What happened up to here. The log keeps it for all copies, and only what is new is played again; a copy that
        stands further back takes the beginning."""
        log = self.needs_log()
        teller = log.teller
        if teller is None:
            teller = log.origin.copy()
            teller.listener = log.chronicle
            teller.play_entries(log.entries[:self.log_size], True)
            log.teller = teller
            log.told = self.log_size
        elif log.told < self.log_size:
            teller.play_entries(log.entries[log.told:self.log_size], False)
            log.told = self.log_size
        events = log.chronicle.events
        if log.told == self.log_size:
            return events
        return events[:bisect_right(events, int(self.choices), key=step_of)]

    def record(self) -> Dict[str, Any]:
        """The whole game so far: replaying it needs no random generator."""
        log = self.needs_log()
        deal: List[str] = []
        steps: List[str] = []
        words = deal
        for entry in log.entries[:self.log_size]:
            if entry >= CHOICE:
                if words is not deal:
                    steps.append(" ".join(words))
                words = [self.choice_text(entry)]
            else:
                words.append(self.outcome_text(entry))
        if words is not deal:
            steps.append(" ".join(words))
        start = log.start if log.start is not None else {"position": log.origin.describe()}
        record = {"format": int(self.format), "game": self.game_name(), "start": start, "deal": " ".join(deal),
                  "choices": len(steps), "steps": steps}
        result = self.result
        if result is not None:
            record["result"] = result.describe()
        return record

    def replay_steps(self, steps: List[str]) -> None:
        """Play the steps of a record on from here: all of them, or none if one does not fit."""
        with Attempt(self):
            for number, step in enumerate(steps, 1):
                words = step.split()
                if not words:
                    raise DamagedRecord("step-empty", number=number)
                try:
                    self.step_with(self.answer_to(words[0]), words[1:])
                except CrownlandsError as error:
                    raise DamagedRecord("step-wrong", number=number, step=repr(step), why=error) from error

    def end_script(self) -> None:
        """Raises WrongOutcome if more outcomes were told than chance brought."""
        script = self.script
        if script is not None and self.script_at != len(script):
            words = [self.outcome_text(outcome) for outcome in script]
            needed, more = words[:self.script_at], words[self.script_at:]
            raise WrongOutcome("outcomes-left", more=more, n=len(needed), needed=needed)
        self.script = None
        self.script_at = 0

    # ---- chance
    def reseed(self, seed: int) -> None:
        """From here on chance follows this seed: it brings the same in the same position, however that came about."""
        self.rng = seeded(seed)

    # ---- one choice back
    @property
    def undo_is_free(self) -> bool:
        """Whether the last choice can be taken back without taking back information: since then nothing was drawn by
        chance and nothing was revealed or looked at. Laying down one's own cards reveals nothing one did not choose."""
        at = self.last_choice()
        return at >= 0 and at == self.log_size - 1 and not self.revealed

    def undo(self) -> None:
        """Take back the last choice, whoever made it."""
        at = self.last_choice()
        if at < 0:
            raise NothingToUndo("nothing-to-undo")
        listener, rng = self.listener, self.rng
        self.become(self.replayed(at, None))
        self.listener = listener
        self.rng = rng                           # chance goes on: it must not repeat what the deal brought

    def last_choice(self) -> i64:
        """Where in the log the last choice stands, or -1."""
        at = self.log_size - 1
        if self.log is not None:
            while at >= 0 and self.log.entries[at] < CHOICE:
                at -= 1
        return at

    # ---- for the rules
    def tell(self, verb: str, seat: i64, public: Dict[str, Any], private: Dict[str, Any], seen: i64) -> None:
        """Tell the listener. Rules test for one first: events are made only when somebody listens."""
        if self.listener is not None:
            self.listener.add(Event(self.choices, verb, seat, public, private, seen))

    def checked_seat(self, seat: int) -> int:
        """The seat, if there is one of that number."""
        if not 0 <= seat < self.seats:
            raise CrownlandsError("no-seat", seat=seat, last=self.seats - 1)
        return seat

    # ---- what each game says for itself
    def game_name(self) -> str:
        """The id of the game: `dominion`."""
        raise NotImplementedError

    @property
    def prompt(self) -> str:
        """What is asked, as a stable word."""
        raise NotImplementedError

    def about(self) -> Optional[str]:
        """The one thing the question is about, where there is one."""
        return None

    def answers(self) -> List[i64]:
        """The options as numbers, in a fixed order."""
        raise NotImplementedError

    def random_answer(self, rng: Chance) -> i64:
        """Any option, each with the same chance."""
        answers = self.answers()
        return answers[rng.below(len(answers))]

    def option_id(self, answer: i64) -> str:
        """The id of an answer, such as `buy:gold`."""
        raise NotImplementedError

    def answer_of(self, id: str) -> i64:
        """The number of an option that is offered now, or NO_ANSWER."""
        raise NotImplementedError

    def step(self, answer: i64) -> None:
        """Make the open decision and go on to the next one. The fast way in; refuses what is not offered."""
        raise NotImplementedError

    def begin(self) -> None:
        """From the origin to the first decision."""
        raise NotImplementedError

    def answer_in(self, entry: i64) -> i64:
        """The answer that an entry of the log holds."""
        raise NotImplementedError

    def choice_text(self, entry: i64) -> str:
        """A choice of the log as a record writes it."""
        raise NotImplementedError

    def outcome_text(self, entry: i64) -> str:
        """An outcome of the log as a record writes it."""
        raise NotImplementedError

    def outcome_number(self, text: str) -> i64:
        """The number of an outcome that a record tells."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy, also in the middle of a card."""
        raise NotImplementedError

    def become(self, other: State) -> None:
        """Take over everything from the other state, which is not used any more."""
        raise NotImplementedError

    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        """What this seat may see now; None: a spectator."""
        raise NotImplementedError

    def redeal(self, seat: int, seed: int) -> State:
        """A state that this seat cannot tell from this one: all it was ever shown kept, the rest dealt again."""
        raise NotImplementedError

    def describe(self) -> Dict[str, Any]:
        """Everything, as a description that `position` reads."""
        raise NotImplementedError

    @property
    def result(self) -> Optional[Result]:
        """None until the game is over."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The seats that win if the game ends now, as a mask: what `result` tells, but fast."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What the seat's score would be if the game ended now."""
        raise NotImplementedError

    def turns_of(self, seat: i64) -> i64:
        """How many turns the seat has taken."""
        raise NotImplementedError

    def turns_taken(self) -> i64:
        """By all seats together."""
        turns: i64 = 0
        for seat in range(self.seats):
            turns += self.turns_of(seat)
        return turns

    def coins_to_spend(self) -> i64:
        """Of the player whose turn it is, in games where a turn makes coins."""
        return 0

    def cards_of(self, seat: i64) -> i64:
        """How many cards the seat owns, in games where that is counted."""
        return 0

    def end_name(self) -> str:
        """How the game ended, as a stable word."""
        raise NotImplementedError

    def violations(self) -> List[str]:
        """What is wrong with this state, in words: always empty, or the engine has a bug."""
        raise NotImplementedError
