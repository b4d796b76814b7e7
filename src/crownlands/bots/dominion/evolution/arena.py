"""Where plans are tried: games of one table between two bots, by number, so that everybody can be given the same."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.bot import Bot, Chair, play_out
from crownlands.dominion.setup import DominionSetup
from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import Chance, seed_of, seeded

MOST_TURNS: Final = 120              # of both players: whoever has not won by then has not won
CLEAR: Final = 20                    # points ahead from which on a win is as clear as can be
TRACE: Final[i64] = 0xFFFFFFFFFFFF


class Arena:
    """Game number n of a seed always begins in the same way, with seat n % 2. The hero sits at seat 0."""

    def __init__(self, setup: DominionSetup, seed: int) -> None:
        self.setup: DominionSetup = setup
        self.every_game: Chance = seeded(seed_of(seed, "games"))
        self.rng: Chance = self.every_game.copy()
        self.state: DominionState = setup.new_game(self.rng, 0)
        self.played: i64 = 0
        self.turns: i64 = 0
        self.lead: i64 = 0                               # of the hero in all games: 0 to 2 * CLEAR in each
        self.trace: i64 = 0                              # the same for the same games: plans that differ in nothing
        self.owned: vec[i64] = vec[i64]([0] * setup.kingdom.count)       # by the hero at the end, added up

    def forget(self) -> None:
        """Begin a new trace."""
        self.trace = 0
        for card in range(self.setup.kingdom.count):
            self.owned[card] = 0

    def play(self, hero: Bot, other: Bot, first: i64, games: i64) -> i64:
        """What the hero scores: 2 for a game won, 1 for one that is shared."""
        state = self.state
        chairs = [Chair(hero), Chair(other)]
        halves: i64 = 0
        for number in range(first, first + games):
            self.rng.turn_to(self.every_game, number)
            self.setup.next_game(state, self.rng, number & 1)
            play_out(state, chairs, MOST_TURNS)
            if state.over:
                winners = state.winners()
                if winners == 1:
                    halves += 2
                elif winners & 1:
                    halves += 1
                self.lead += CLEAR + min(max(state.points(0) - state.points(1), -CLEAR), CLEAR)
            self.turns += state.turns_of(0)
            self.trace = (self.trace * 31 + state.choices * 1009 + state.points(0) * 97 + state.points(1)) & TRACE
            owned = state.players[0].owned
            for card in range(self.setup.kingdom.count):
                self.owned[card] += owned[card]
        self.played += games
        return halves
