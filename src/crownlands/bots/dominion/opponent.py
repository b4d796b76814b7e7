"""Which strategy another player may follow, by the cards that the player owns: all gains are open."""
from __future__ import annotations

from math import exp
from typing import Final, List

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.judgement import Judgement
from crownlands.dominion.cards import COPPER, ESTATE
from crownlands.dominion.player import Player
from crownlands.dominion.state import DominionState

STRANGE: Final = 1.5                 # how much a card that a strategy would not buy speaks against it (logarithm),
STRANGEST: Final = 3                 # at most so many copies of it
MISSED: Final = 0.5                  # and one that it would have bought
MOST_SPARE: Final = 2                # coins more than a card costs with which it may have been bought


def likelihoods(state: DominionState, seat: i64, models: List[Bot]) -> List[float]:
    """How well each model fits what the seat owns; they add up to 1. The state is one that has been dealt again: its
    numbers are changed for a while."""
    logs = [log_likelihood(state, state.players[seat], model) for model in models]
    best = max(logs)
    weights = [exp(log - best) for log in logs]
    total = sum(weights)
    return [weight / total for weight in weights]


def log_likelihood(state: DominionState, me: Player, model: Bot) -> float:
    if not isinstance(model, Judgement):
        return 0.0
    turns, coins, buys = me.turns, state.coins, state.buys
    state.buys = 1
    against = 0.0
    for card in range(state.kingdom.count):
        gained = me.owned[card]
        if card == COPPER:
            gained -= 7
        elif card == ESTATE:
            gained -= 3
        if gained > 0 and state.cost(card) > 0:
            if not would_buy(state, me, model, card):
                against += STRANGE * float(min(int(gained), STRANGEST))
        elif gained == 0 and state.kingdom.actions >> card & 1 and state.supply[card]:
            state.coins = state.cost(card)
            if model.buy(state, me, state.kingdom.bits[card]) == card:
                against += MISSED
    me.turns, state.coins, state.buys = turns, coins, buys
    return -against


def would_buy(state: DominionState, me: Player, model: Judgement, card: i64) -> bool:
    """Whether it would have bought its last copy: now, or half as many turns ago."""
    supply = state.supply[card]
    turns = me.turns
    me.owned[card] -= 1
    state.supply[card] = supply + 1
    would = False
    for spare in range(MOST_SPARE + 1):
        state.coins = state.cost(card) + spare
        for ago in range(i64(2)):
            me.turns = turns >> ago
            offered = state.costing_up_to(state.coins) | state.kingdom.bits[card]
            if model.buy(state, me, offered) == card:
                would = True
    me.turns = turns
    me.owned[card] += 1
    state.supply[card] = supply
    return would
