"""A bot that chooses any option with equal chance."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import State


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.rng: Chance = seeded(seed)

    def answer(self, state: State) -> i64:
        return state.random_answer(self.rng)

    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))
