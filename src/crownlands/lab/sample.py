"""One game of two strategies, turn by turn: what happened, money, points, and what is in the decks."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Dict, List

import crownlands
from crownlands.bots.registry import Player
from crownlands.bots.series import LIMIT
from crownlands.kernel.chance import seed_of
from crownlands.lab.match import TURN_LIMIT, Match, Outcome, on_table


@dataclass(frozen=True)
class Turn:
    """A turn and what was there after it; an extra turn belongs to the one before."""
    seat: int
    number: int
    coins: int                                   # the most that there were to spend
    points: List[int]                            # of each seat
    deck: Dict[str, int]                         # all that the player of the turn owns, by card
    events: List[Dict[str, Any]]                 # as each seat knows its own

    @property
    def cards(self) -> int:
        return sum(self.deck.values())

    def describe(self) -> Dict[str, Any]:
        return {"seat": self.seat, "turn": self.number, "coins": self.coins, "points": self.points, "cards": self.cards,
                "deck": self.deck, "events": self.events}


@dataclass
class Sample:
    piles: List[str]
    turns: List[Turn] = field(default_factory=list)
    scores: List[int] = field(default_factory=list)
    winners: List[int] = field(default_factory=list)
    end: str = LIMIT
    record: Dict[str, Any] = field(default_factory=dict)


def sample_game(match: Match, players: Sequence[Player]) -> Sample:
    """The game that follows from the match's seed; the first player begins."""
    table, options = on_table(match, players)
    state = crownlands.game(match.game).start(seats=len(players), seed=match.seed, first_player=0,
                                              piles=table["piles"], boxes=table["boxes"] or None, **options)
    bots = [player.bot(state, seat, seed_of(match.seed, seat + 1)) for seat, player in enumerate(players)]
    sample = Sample(list(table["piles"]))
    seat, number, coins, told = int(state.turn_seat), 1, 0, 0
    while not state.over and state.turns_taken() < TURN_LIMIT * len(players):
        coins = max(coins, int(state.coins_to_spend()))
        state.step(bots[state.seat].answer(state))
        if state.over or state.turns_of(seat) >= number:
            events = state.told_events()
            # what the next turn began with has been told already
            upto = len(events) if state.over else max(place for place, event in enumerate(events)
                                                      if event.verb == "turn")
            deck = {card: state.own(seat, card) for card in state.kingdom.numbers if state.own(seat, card)}
            points = [int(state.points(each)) for each in range(len(players))]
            sample.turns.append(Turn(seat, number, coins, points, deck,
                                     [event.for_seat(event.seat) for event in events[told:upto]]))
            seat, coins, told = int(state.turn_seat), 0, upto
            number = int(state.turns_of(seat)) + 1
    sample.scores = [int(state.points(each)) for each in range(len(players))]
    winners = int(state.winners())
    sample.winners = [each for each in range(len(players)) if winners >> each & 1]
    sample.end = state.end_name() if state.over else LIMIT
    sample.record = state.record()
    return sample


def ended_by_turn(outcome: Outcome) -> List[float]:
    """The share of games that were over when everybody had had so many turns, from the first on."""
    lengths = [max(row[4]) for row in outcome.rows]
    return [sum(length <= turn for length in lengths) / len(lengths) for turn in range(1, max(lengths) + 1)]
