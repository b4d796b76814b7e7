"""The same two strategies on pyminion, the Python engine that we compare with."""
from __future__ import annotations

import logging
import random
import time
from collections.abc import Iterator
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions.base import (
    base_set,
    cellar,
    duchy,
    gold,
    library,
    market,
    militia,
    moat,
    province,
    silver,
    smithy,
    throne_room,
    village,
)
from pyminion.expansions.intrigue import intrigue_set, masquerade, torturer
from pyminion.game import Game

# pyminion has no Secret Chamber; nobody buys the tenth pile anyway
KINGDOM = [smithy, village, market, moat, militia, throne_room, library, masquerade, torturer, cellar]
BATCH = 5


class BigMoney(BotDecider):  # type: ignore[misc]
    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        return iter(())

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        money = player.state.money
        if money >= 8:
            yield province
        if money >= 5 and game.supply.pile_length("Province") <= 4:
            yield duchy
        if money >= 6:
            yield gold
        if money >= 3:
            yield silver


class BigMoneySmithy(BigMoney):
    def action_priority(self, player: Any, game: Any) -> Iterator[Any]:
        yield smithy

    def buy_priority(self, player: Any, game: Any) -> Iterator[Any]:
        if 4 <= player.state.money <= 5 and game.supply.pile_length("Province") > 4 \
                and sum(card.name == "Smithy" for card in player.get_all_cards()) < 2:
            yield smithy
        yield from super().buy_priority(player, game)


def measure(seconds: float, silent: bool) -> dict[str, Any]:
    """Games for so many CPU seconds. log_stdout=False is pyminion's own way to be quiet, but messages are still made;
    silent: not even that."""
    if silent:
        logging.disable(logging.CRITICAL)
    random.seed(1)
    players = [Bot(BigMoney(), "big money"), Bot(BigMoneySmithy(), "big money + smithy")]
    won = {player.player_id: 0 for player in players}
    games = turns = 0
    begun = time.process_time()
    used = 0.0
    while used < seconds:
        for _ in range(BATCH):
            order = players if games % 2 == 0 else players[::-1]
            result = Game(order, [base_set, intrigue_set], KINGDOM, random_order=False, log_stdout=False).play()
            if len(result.winners) == 1:
                won[result.winners[0].player_id] += 1
            turns += sum(player.turns for player in order)
            games += 1
        used = time.process_time() - begun
    logging.disable(logging.NOTSET)
    wins = [count / games for count in won.values()]
    return {"games": games, "games_per_second": games / used, "wins": wins, "ties": 1 - sum(wins),
            "turns_per_game": turns / games}
