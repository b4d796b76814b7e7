"""A player with the habits of a beginner: likes Actions, buys points early, and counts no piles."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.card_play import CardPlay
from crownlands.bots.dominion.values import value
from crownlands.dominion.cards import COPPER, CURSE, DUCHY, ESTATE, PROVINCE
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import Chance, seeded

COIN: Final = 10                     # what a card is liked for each coin that it costs,
LIKED: Final = 4                     # how much more an Action is,
TIRED: Final = 20                    # and how much less for each copy that one has: one or two of each
A_POTION: Final = 45                 # the first one; a second is not thought of
PRECIOUS: Final = 1000               # Provinces and Colonies, whenever there is the money
GREEN: Final = 65                    # a Duchy, more than a Gold, after so many turns
GREEN_FROM: Final = 11
LAST_POINTS: Final = 25              # an Estate, after so many
LAST_FROM: Final = 14
NOTHING: Final = 10                  # what is liked so little is not bought


class Beginner(CardPlay):
    """Buys what looks best: the dearest, Actions first. That two of them cannot be played in one turn, that Coppers are
    better trashed, and that the game may end, is not thought of. slip: by how much it misjudges a card, where a coin
    counts 10. It thinks so all game long, so what it buys is a near miss and never foolish."""

    def __init__(self, kingdom: Kingdom, seed: int, slip: i64) -> None:
        super().__init__(kingdom)
        self.slip: i64 = slip
        self.chances: Chance = seeded(seed)
        self.prices: vec[i64] = vec[i64]([i64(COIN * value(card)) for card in kingdom.cards])
        self.taste: vec[i64] = vec[i64]([0] * kingdom.count)
        self.new_game(0)

    def new_game(self, number: i64) -> None:
        chance = self.chances.branch(number)
        for card in range(self.kingdom.count):
            self.taste[card] = chance.below(self.slip + 1) - chance.below(self.slip + 1)

    def buy(self, state: DominionState, me: Player, offered: i64) -> i64:
        best: i64 = DONE
        most: i64 = NOTHING
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                liked = self.liking(me, card)
                if liked > most:
                    best = card
                    most = liked
        return best

    def liking(self, me: Player, card: i64) -> i64:
        kingdom = self.kingdom
        if card == PROVINCE or card == kingdom.colony:
            return PRECIOUS + kingdom.points[card]
        if card in (COPPER, CURSE):
            return 0
        if card == DUCHY:
            return self.late(me, GREEN_FROM, GREEN)
        if card == ESTATE:
            return self.late(me, LAST_FROM, LAST_POINTS)
        if card == kingdom.potion:
            return A_POTION - A_POTION * me.owned[card]
        liked = self.prices[card] + self.taste[card]
        if kingdom.actions >> card & 1:
            liked += LIKED - TIRED * me.owned[card]
        return liked

    def late(self, me: Player, turn: i64, liked: i64) -> i64:
        if me.turns < turn:
            return 0
        return liked

    def is_junk(self, state: DominionState, me: Player, card: i64) -> bool:
        return card != COPPER and super().is_junk(state, me, card)
