"""What a strategy buys in each of its turns, over many games."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import List

from crownlands.bots.registry import find_contestant
from crownlands.kernel.chance import seed_of, seeded
from crownlands.lab.by_turn import SELDOM
from crownlands.lab.dominion.findings import Purchases, TurnBuys
from crownlands.lab.match import TURN_LIMIT, Bundle, Match, set_up

BUYING = "buy:"


@dataclass
class Bought:
    """By the first player of a match: cards by turn, from the first on, and how many games had the turn."""
    games: int = 0
    had: Counter[int] = field(default_factory=Counter)
    cards: List[Counter[str]] = field(default_factory=list)

    def buy(self, turn: int, card: str) -> None:
        while len(self.cards) < turn:
            self.cards.append(Counter())
        self.cards[turn - 1][card] += 1

    def add(self, other: Bought) -> None:
        self.games += other.games
        self.had.update(other.had)
        while len(self.cards) < len(other.cards):
            self.cards.append(Counter())
        for mine, theirs in zip(self.cards, other.cards, strict=False):
            mine.update(theirs)


def buyer_of(matches: Sequence[Match]) -> Callable[[Bundle], Iterator[Bought]]:
    """What plays bundles of these matches in a process, choice by choice."""
    def play(bundle: Bundle) -> Iterator[Bought]:
        number, first, games = bundle
        yield watched(matches[number], first, games)

    return play


def watched(match: Match, first: int, games: int) -> Bought:
    players = [find_contestant(name) for name in match.players]
    setup = set_up(match, players)
    bots = [player.bot(setup, seat, seed_of(match.seed, seat)) for seat, player in enumerate(players)]
    every_game = seeded(seed_of(match.seed, "purchases"))
    rng = every_game.copy()
    state = setup.new_game(rng, 0)
    bought = Bought()
    for number in range(first, first + games):
        rng.turn_to(every_game, number)
        setup.next_game(state, rng, number % len(bots))
        for bot in bots:
            bot.new_game(number)
        while not state.over and state.turns_taken() < TURN_LIMIT * len(bots):
            answer = bots[state.seat].answer(state)
            if state.seat == 0 and state.turn_seat == 0:
                option = state.option_id(answer)
                if option.startswith(BUYING):
                    bought.buy(int(state.turns_of(0)) + 1, option.removeprefix(BUYING))
            state.step(answer)
        bought.games += 1
        bought.had.update(range(1, int(state.turns_of(0)) + 1))
    return bought


def purchases_of(bought: Bought, name: str, opponent: str) -> Purchases:
    """Without the turns that few games have."""
    turns = [TurnBuys(turn, bought.had[turn], {card: count / bought.had[turn] for card, count in cards.most_common()})
             for turn, cards in enumerate(bought.cards, 1) if bought.had[turn] * SELDOM >= bought.games > 0]
    return Purchases(name, opponent, bought.games, turns)
