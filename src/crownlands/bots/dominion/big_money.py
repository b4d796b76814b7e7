"""Plain Big Money, alone and with a few Smithies."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.dominion.cards import DUCHY, GOLD, PROVINCE, SILVER
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.questions import ALL, ASK_ACTION, ASK_BUY, ASK_TREASURE, DONE, MAY_ALL
from crownlands.dominion.state import DominionState
from crownlands.kernel.state import State


class BigMoney(Bot):
    """Province at 8, Gold at 6, Silver at 3; Duchy at 5 when so few Provinces are left. Plays no Actions."""

    def __init__(self, duchies_from: i64 = 4) -> None:
        self.duchies_from: i64 = duchies_from

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominionState)
        return self.money(state)

    def money(self, state: DominionState) -> i64:
        kind = state.kind
        if kind == ASK_TREASURE:
            if state.extras & MAY_ALL:
                return ALL
            return state.answers()[0]                    # what it was given by others
        if kind == ASK_BUY:
            offered = state.offered
            if offered >> PROVINCE & 1:
                return PROVINCE
            if offered >> DUCHY & 1 and state.supply[PROVINCE] <= self.duchies_from:
                return DUCHY
            if offered >> GOLD & 1:
                return GOLD
            if offered >> SILVER & 1:
                return SILVER
            return DONE
        if state.is_offered(DONE):
            return DONE
        answers = state.answers()
        return answers[len(answers) - 1]

    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))


class BigMoneySmithy(BigMoney):
    """Also buys two Smithies at 4 or 5 coins while more than 4 Provinces are left, and plays them."""

    def __init__(self, kingdom: Kingdom) -> None:
        super().__init__()
        self.smithy: i64 = kingdom.number("smithy")

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominionState)
        smithy = self.smithy
        if state.offered >> smithy & 1:
            if state.kind == ASK_ACTION:
                return smithy
            if state.kind == ASK_BUY and state.coins <= 5 and state.supply[PROVINCE] > 4 \
                    and state.players[state.seat].owned[smithy] < 2:
                return smithy
        return self.money(state)
