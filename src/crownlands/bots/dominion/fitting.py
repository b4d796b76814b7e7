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
from crownlands.kernel import chance

IS_COMPILED: Final = not str(chance.__file__).endswith(".py")
GAMES: Final = 800 if IS_COMPILED else 40        # of all pairs together in a round, to find the best
SEED: Final = 1                                  # of these games: the same kingdom, the same order
LONGEST: Final = 100                             # turns of both players together in such a game
PLANS: Final = 8                                 # so many of the best it thinks of, for itself and for others
PLAYOUTS: Final = 15_000 if IS_COMPILED else 240 # a turn
SECONDS: Final = 0.7                             # a turn: on a slow machine this is the limit

MONEY: Final = "big_money_ultimate"              # the strategy that fits everywhere

ranked: Final[Dict[str, List[Strategy]]] = {}    # by kingdom: found once


def fits(strategy: Strategy, kingdom: Kingdom) -> bool:
    """Whether all that a strategy names is on the table."""
    return all(card in kingdom.numbers for card in strategy.names)


def best_first(strategies: List[Strategy], kingdom: Kingdom) -> List[Strategy]:
    """The strategies that fit, by what they score against each other in games of two: the best are to be good against
    good ones."""
    key = f"{kingdom.ids} {sorted(kingdom.options.items())} {[strategy.name for strategy in strategies]}"
    if key not in ranked:
        ranked[key] = tournament([strategy for strategy in strategies if fits(strategy, kingdom)], kingdom)
    return ranked[key]


def tournament(entrants: List[Strategy], kingdom: Kingdom) -> List[Strategy]:
    """Round by round the weaker half goes home, and those who are left play each other more."""
    setup = DominionSetup(2, kingdom.kingdom, kingdom.options, kingdom.start)
    bots: List[Bot] = [StrategyBot(strategy, setup.kingdom) for strategy in entrants]
    left = list(range(len(entrants)))
    placed: List[int] = []                       # the last place first
    first = 0
    while left:
        pairs = max(1, len(left) * (len(left) - 1) // 2)
        games = max(2, GAMES // pairs // 2 * 2)
        points = [0.0] * len(entrants)           # in this round, against those who are still there
        for one in left:
            for two in left[:left.index(one)]:
                series = play_series(setup, [bots[one], bots[two]], SEED, first, games, LONGEST)
                points[one] += float(series.won[0]) + float(series.tied[0]) / 2.0
                points[two] += float(series.won[1]) + float(series.tied[1]) / 2.0
        first += games
        order = sorted([(points[entrant], entrant) for entrant in left])
        out = max(1, len(left) // 2)
        placed.extend([entrant for _points, entrant in order[:out]])
        left = sorted([entrant for _points, entrant in order[out:]])
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
