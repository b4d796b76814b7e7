"""The bots by name."""
from __future__ import annotations

from typing import Callable, Dict

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.big_money import BigMoney
from crownlands.bots.random import RandomBot
from crownlands.kernel.errors import CrownlandsError, did_you_mean
from crownlands.kernel.state import State


class UnknownBot(CrownlandsError):
    """There is no bot of that name."""


def make_random(seat: int, seed: int, state: State) -> Bot:
    return RandomBot(seed)


def make_big_money(seat: int, seed: int, state: State) -> Bot:
    return BigMoney()


BOTS: Dict[str, Callable[[int, int, State], Bot]] = {"big_money": make_big_money, "random": make_random}


def check_bot(name: object) -> str:
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(f"there is no bot {name}{did_you_mean(str(name), BOTS)} (bots: {', '.join(BOTS)})")
    return name


def make_bot(name: str, seat: int, seed: int, state: State) -> Bot:
    """The bot of that name, for a seat of that game; what it leaves to chance follows the seed."""
    return BOTS[check_bot(name)](seat, seed, state)
