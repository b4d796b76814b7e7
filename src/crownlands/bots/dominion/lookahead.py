"""Look-ahead: what could be answered is played out to the end, with what the seat does not know dealt again."""
from __future__ import annotations

from time import perf_counter
from typing import Final, List, Optional

from mypy_extensions import i64

from crownlands.bots.bot import Bot, Chair, play_out
from crownlands.bots.dominion.candidates import candidates, is_worth_trying
from crownlands.bots.dominion.opponent import likelihoods
from crownlands.bots.dominion.race import PLAN_GATE, Race
from crownlands.dominion.questions import ASK_BUY, QUESTIONS
from crownlands.dominion.state import Dealer, DominionState
from crownlands.dominion.zones import SUPPLY
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import State

POINT: Final = 0.01                  # what a point more is worth beside a victory,
MOST_POINTS: Final = 30              # up to so many
FOR_PLANS: Final = 0.2               # of a turn's playouts
FOR_A_CARD: Final = 0.15             # of those that are left, for what is done with cards,
FOR_A_GAIN: Final = 0.5              # for what is gained or bought,
FOR_THE_LAST: Final = 0.9            # and for the last purchase
LONGEST: Final = 80                  # turns of a player that are played out


class LookAhead(Bot):
    """Plays like one of its plans, and leaves what that would answer only where playouts prove another answer better.

    base answers what is asked; plans, of which the first plays like base, are how it may go on, tried anew each turn;
    models are how the others may play. Plans and models only play in imagined games. playouts: for a whole turn, shared
    by its questions; seconds: for a turn too, 0 for as long as it takes. With a limit in playouts alone it chooses the
    same again for the same seed."""

    def __init__(self, base: Bot, plans: List[Bot], models: List[Bot], seed: int, playouts: i64 = 2000,
                 seconds: float = 0.0) -> None:
        self.think_of(base, plans, models)
        self.chance: Chance = seeded(seed)
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.choices: i64 = 0                            # when it was last asked
        self.turn: i64 = -1                              # in which turn that was,
        self.left: i64 = 0                               # and what is left for it of playouts,
        self.seconds_left: float = 0.0                   # of seconds,
        self.likely: List[List[float]] = []              # and how likely each model is for each seat
        self.made: i64 = 0                               # playouts in all

    def think_of(self, base: Bot, plans: List[Bot], models: List[Bot], followers: Optional[List[Bot]] = None) -> None:
        """followers: what answers when each of the plans is followed, if it is more than the plan alone."""
        self.base: Bot = base
        self.followers: List[Bot] = [base, *plans[1:]] if followers is None else followers
        self.plans: List[Chair] = [Chair(plan) for plan in plans]
        self.models: List[Bot] = models
        self.chairs: List[Chair] = [Chair(model) for model in models]
        self.plan: i64 = 0

    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominionState)
        usual = self.base.answer(state)
        if not is_worth_trying(state):
            return usual
        dealer = state.dealer(int(state.seat))
        chance = self.chance.branch(state.choices)
        turn = state.turns_taken() * 8 + state.turn_seat
        if turn != self.turn or state.choices <= self.choices:
            if state.choices <= self.choices:
                self.plan = 0                            # another game
            self.begin_turn(state, dealer, turn)
            if len(self.plans) > 1 and state.turn_seat == state.seat:
                self.choose_plan(state, dealer, chance.branch(1))
        self.choices = state.choices
        if self.plan:
            usual = self.followers[self.plan].answer(state)
        advised = [chair.bot.answer(state) for chair in self.plans]
        answers = candidates(state, usual, advised)
        if len(answers) == 1:
            return usual
        share = FOR_A_CARD
        if QUESTIONS[state.kind].zone == SUPPLY:
            share = FOR_THE_LAST if state.kind == ASK_BUY and state.buys == 1 else FOR_A_GAIN
        race = Race(len(answers))
        self.run(race, state, dealer, chance, share, answers, [])
        return answers[race.winner()]

    def begin_turn(self, state: DominionState, dealer: Dealer, turn: i64) -> None:
        self.turn = turn
        self.left = self.playouts
        self.seconds_left = self.seconds
        imagined = dealer.deal_by(self.chance.branch(-1))
        self.likely = [likelihoods(imagined, seat, self.models) for seat in range(state.seats)]

    def choose_plan(self, state: DominionState, dealer: Dealer, chance: Chance) -> None:
        """Go on with another plan if that is better to the end of the game."""
        order = [self.plan, *[plan for plan in range(i64(len(self.plans))) if plan != self.plan]]
        race = Race(len(order), PLAN_GATE)
        self.run(race, state, dealer, chance, FOR_PLANS, [], order)
        self.plan = order[race.winner()]

    def run(self, race: Race, state: DominionState, dealer: Dealer, chance: Chance, share: float, answers: List[i64],
            plans: List[i64]) -> None:
        """Play the answers out, or the plans, until it is decided or the share of what is left is used up. All of them
        are played out from the same deals, against the same models, and with the same chance."""
        seat = state.seat
        allowed = i64(float(self.left) * share)
        started = perf_counter()
        seconds = self.seconds_left * share
        used: i64 = 0
        limit = state.turns_taken() + LONGEST * state.seats
        count: i64 = len(race.runs)
        values = [0.0] * count
        chairs = [self.plans[self.plan]] * state.seats
        number: i64 = 1
        while used + race.running() <= allowed and not race.is_decided():
            luck = chance.branch(number)
            number += 1
            for other in range(state.seats):
                if other != seat:
                    chairs[other] = self.chairs[picked(self.likely[other], luck)]
            deal = dealer.deal_by(luck)
            for i in range(count):
                if race.runs[i]:
                    imagined = deal.copy()
                    if plans:
                        chairs[seat] = self.plans[plans[i]]
                    else:
                        imagined.step(answers[i])
                    play_out(imagined, chairs, limit)
                    values[i] = value_of(imagined, seat)
                    used += 1
            race.add(values)
            if seconds and perf_counter() - started > seconds:
                break
        self.left -= used
        self.made += used
        if seconds:
            self.seconds_left -= perf_counter() - started


def picked(weights: List[float], rng: Chance) -> i64:
    """One of them, each as often as its weight says."""
    left = float(rng.below(1_000_000)) / 1_000_000.0
    for i in range(i64(len(weights))):
        left -= weights[i]
        if left < 0.0:
            return i
    return 0


def value_of(state: DominionState, seat: i64) -> float:
    """A victory counts 1, a shared one its part; and points a little."""
    winners = state.winners()
    value = 0.0
    if winners >> seat & 1:
        value = 1.0 / float(state.bits_in(winners))
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat and state.points(other) > best:
            best = state.points(other)
    ahead = state.points(seat) - best
    if ahead > MOST_POINTS:
        ahead = MOST_POINTS
    elif ahead < -MOST_POINTS:
        ahead = -MOST_POINTS
    return value + POINT * float(ahead)
