"""Points, winners, and who starts the next game."""
from __future__ import annotations

from typing import Dict, Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import TOKENS
from crownlands.dominion.player import VP
from crownlands.dominion.table import Table
from crownlands.kernel.state import Result

FROM_TOKENS: Final = "tokens"        # among the cards that points come from


def points_of(state: Table, seat: i64, card: i64) -> i64:
    """What one copy of the card is worth to the seat."""
    per = state.kingdom.cards[card].per
    if per is None:
        return state.kingdom.points[card]
    return per.points * (counted(state, seat, per.what) // per.every)


def counted(state: Table, seat: i64, what: str) -> i64:
    """How many cards, different names, or copies of a card the seat owns."""
    owned = state.players[seat].owned
    if what != "cards" and what != "names":
        return owned[state.kingdom.numbers[what]]
    total: i64 = 0
    for card in range(state.kingdom.count):
        if owned[card]:
            total += owned[card] if what == "cards" else 1
    return total


def points_by_card(state: Table, seat: int) -> Dict[str, int]:
    """Where the seat's points come from: card id -> points of all its copies; and its tokens."""
    owned = state.players[seat].owned
    points = {state.kingdom.ids[card]: int(owned[card] * points_of(state, seat, card))
              for card in range(state.kingdom.count) if owned[card] and points_of(state, seat, card)}
    if action_points(state, seat):
        points[next(card.id for card in state.kingdom.cards if card.per_action)] = int(action_points(state, seat))
    if token_points(state, seat):
        points[FROM_TOKENS] = int(token_points(state, seat))
    return points


def token_points(state: Table, seat: i64) -> i64:
    if not state.kingdom.needs & TOKENS:                 # a conditional expression with a plain 0 would be no i64
        return 0
    return state.players[seat].lasting.tokens[VP]


def action_points(state: Table, seat: i64) -> i64:
    """Orchard: for each Action that is owned three times or more."""
    total: i64 = 0
    if state.kingdom.per_action:
        owned = state.players[seat].owned
        for card in range(state.kingdom.count):
            if state.kingdom.actions >> card & 1 and owned[card] >= 3:
                total += state.kingdom.per_action
    return total


def score(state: Table, seat: i64) -> i64:
    total: i64 = 0
    owned = state.players[seat].owned
    points = state.kingdom.points
    for card in range(state.kingdom.count):
        total += owned[card] * points[card]
    for counting in state.kingdom.counting:
        if owned[counting]:
            total += owned[counting] * points_of(state, seat, counting)
    if state.kingdom.per_action:
        total += action_points(state, seat)
    return total + token_points(state, seat)


def winning_seats(state: Table) -> i64:
    """The mask of those who would win if the game ended now: see result_of."""
    best: i64 = -1_000_000_000
    winners: i64 = 0
    for me in state.players:
        rank = score(state, me.seat) * 100_000 - me.turns
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= state.kingdom.bits[me.seat]
    return winners


def result_of(scores: List[int], turns: List[int]) -> Result:
    """Most points win; among equals those with the fewest turns; still equal, they share the victory."""
    best = max(scores)
    fewest = min([taken for points, taken in zip(scores, turns, strict=True) if points == best])
    winners = [seat for seat in range(len(scores)) if scores[seat] == best and turns[seat] == fewest]
    return Result(scores, winners, turns)


def rematch_starters(result: Result) -> List[int]:
    """Who may start the next game: the player left of a single winner; after a tie anyone who did not win, by chance;
    anyone at all if everybody won."""
    seats = len(result.scores)
    if len(result.winners) == 1:
        return [(result.winners[0] + 1) % seats]
    return [seat for seat in range(seats) if seat not in result.winners] or list(range(seats))
