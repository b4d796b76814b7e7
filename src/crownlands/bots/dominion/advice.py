"""What an expert would choose in Dominion, and how often each option wins: the look-ahead's candidates, played out."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.bots.bot import play_out
from crownlands.bots.dominion.candidates import candidates, is_worth_trying
from crownlands.bots.dominion.ending import winning_buy
from crownlands.bots.dominion.lookahead import LONGEST, LookAhead, picked, value_of
from crownlands.bots.dominion.race import GATE
from crownlands.bots.dominion.reasons import find_reasons
from crownlands.bots.rating import PROVEN, Advice, Trial
from crownlands.dominion.questions import ASK_BUY, DONE
from crownlands.dominion.state import DominionState
from crownlands.kernel.state import NO_ANSWER

REASONED: Final = -1                 # the deal in which the end and reasons are looked for


def advise(bot: LookAhead, state: DominionState, also: List[str]) -> Advice:
    """bot: whose plans, models and playouts are used. also: options to be played out whatever the expert thinks."""
    usual = bot.base.answer(state)
    seat = state.seat
    if not is_worth_trying(state):
        return Advice(int(seat), state.prompt, state.option_id(usual), [], [], 0)
    dealer = state.dealer(int(seat))
    chance = bot.chance.branch(state.choices)
    bot.begin_turn(state, dealer, state.turns_taken())
    if len(bot.plans) > 1 and state.turn_seat == seat:
        bot.choose_plan(state, dealer, chance.branch(1))
    if bot.plan:
        usual = bot.followers[bot.plan].answer(state)
    gate = GATE
    seen = dealer.deal_by(chance.branch(REASONED))
    if state.kind == ASK_BUY:
        last = winning_buy(bot.base, seen)
        if last != DONE:                         # a game that can be won now is not played on for points
            usual = last
            gate = PROVEN
    answers = candidates(state, usual, [chair.bot.answer(state) for chair in bot.plans])
    for option in also:
        answer = state.answer_of(option)
        if answer != NO_ANSWER and answer not in answers:
            answers.append(answer)
    trial = Trial(len(answers))
    limit = state.turns_taken() + LONGEST * state.seats
    chairs = [bot.plans[bot.plan]] * state.seats
    playouts = bot.left
    number: i64 = 1
    while trial.running() <= playouts:
        luck = chance.branch(number)
        number += 1
        for other in range(state.seats):
            if other != seat:
                chairs[other] = bot.chairs[picked(bot.likely[other], luck)]
        deal = dealer.deal_by(luck)
        for i in range(i64(len(answers))):
            if trial.runs[i]:
                imagined = deal.copy()
                imagined.step(answers[i])
                play_out(imagined, chairs, limit)
                trial.add(i, share_of_victory(imagined, seat), value_of(imagined, seat))
                playouts -= 1
        trial.end_deal()
        if trial.running() == 1:
            break
    bot.made += bot.left - playouts
    choice = trial.choice(gate)
    options = trial.ranked([state.option_id(answer) for answer in answers], choice)
    reasons = find_reasons(seen, answers[choice], [seen.answer_of(rated.option) for rated in options[1:]],
                           len(options) > 1 and options[1].is_close)
    return Advice(int(seat), state.prompt, state.option_id(answers[choice]), options, reasons, int(bot.made))


def share_of_victory(state: DominionState, seat: i64) -> float:
    winners = state.winners()
    return 1.0 / float(state.bits_in(winners)) if winners >> seat & 1 else 0.0
