"""Which strategies fit a kingdom, which of them is best there, and the look-ahead that plays with them."""
from __future__ import annotations

from typing import Dict, Final, List

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.lookahead import LookAhead
from crownlands.bots.dominion.strategy import Strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.series import play_series
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.setup import DominionSetup

IS_COMPILED: Final = not __file__.endswith(".py")
GAMES: Final = 8_000 if IS_COMPILED else 200     # of all pairs together, to find the best
SEED: Final = 1                                  # of these games: the same kingdom, the same order
LONGEST: Final = 100                             # turns of both players together in such a game
PLANS: Final = 8                                 # so many of the best it thinks of, for itself and for others
PLAYOUTS: Final = 6_000 if IS_COMPILED else 240  # a turn
SECONDS: Final = 0.7                             # a turn: on a slow machine this is the limit

MONEY: Final = "big_money_ultimate"              # the strategy that fits everywhere

ranked: Final[Dict[str, List[Strategy]]] = {}    # by kingdom: found once


def fits(strategy: Strategy, kingdom: Kingdom) -> bool:
    """Whether all that a strategy names is on the table."""
    return all(card in kingdom.numbers for card in strategy.names)


def best_first(strategies: List[Strategy], kingdom: Kingdom) -> List[Strategy]:
    """The strategies that fit, by what they score against each other in games of two; the weaker half is left out of
    the count again and again, because the best are to be good against good ones."""
    key = f"{kingdom.ids} {sorted(kingdom.options.items())} {[strategy.name for strategy in strategies]}"
    if key not in ranked:
        ranked[key] = tournament([strategy for strategy in strategies if fits(strategy, kingdom)], kingdom)
    return ranked[key]


def tournament(entrants: List[Strategy], kingdom: Kingdom) -> List[Strategy]:
    count = len(entrants)
    setup = DominionSetup(2, kingdom.kingdom, kingdom.options, kingdom.start)
    bots: List[Bot] = [StrategyBot(strategy, setup.kingdom) for strategy in entrants]
    games = max(2, 2 * GAMES // max(1, count * (count - 1)))
    shares: List[List[float]] = [[0.0] * count for _entrant in entrants]
    for one in range(count):
        for two in range(one):
            series = play_series(setup, [bots[one], bots[two]], SEED, 0, games, LONGEST)
            shares[one][two] = float(series.won[0]) + float(series.tied[0]) / 2.0
            shares[two][one] = float(series.won[1]) + float(series.tied[1]) / 2.0
    left = list(range(count))
    placed: List[int] = []                       # the last place first
    while left:
        order = sorted([(sum([shares[entrant][other] for other in left]), entrant) for entrant in left])
        out = max(1, len(left) // 2)
        placed.extend([entrant for _share, entrant in order[:out]])
        left = [entrant for _share, entrant in order[out:]]
    return [entrants[entrant] for entrant in placed[::-1]]


def with_money(strategies: List[Strategy], most: int) -> List[Strategy]:
    """The first so many, without those that come twice, and plain money: everybody may play that."""
    found: List[Strategy] = []
    for strategy in strategies:
        if strategy not in found:
            found.append(strategy)
    money = [strategy for strategy in found[most:] if strategy.name == MONEY]
    return [*found[:most - len(money)], *money]


def look_ahead(strategies: List[Strategy], kingdom: Kingdom, seed: int) -> LookAhead:
    """Over the best of the strategies."""
    best = with_money(best_first(strategies, kingdom), PLANS)
    plans: List[Bot] = [StrategyBot(strategy, kingdom) for strategy in best]
    models: List[Bot] = [StrategyBot(strategy, kingdom) for strategy in best]
    return LookAhead(StrategyBot(best[0], kingdom), plans, models, seed, PLAYOUTS, SECONDS)
