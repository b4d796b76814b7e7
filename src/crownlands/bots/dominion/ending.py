"""The end of the game: what ends it, who wins then, and buys that end it with a victory."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.dominion.cards import DUCHY, PROVINCE
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_BUY, DONE
from crownlands.dominion.scoring import points_of, score
from crownlands.dominion.state import DominionState

MOST_TRIALS: Final = 300             # copies on which buys are tried in one question
LATE_DUCHIES: Final = 4              # Provinces left from which on a Duchy is better than money,
LATE_ESTATES: Final = 2              # and an Estate
RICH_HAND: Final = 5.0              # coins of a hand from which on a Province may follow
A_POINT: Final = 100_000             # beside which a turn more only breaks ties, as in scoring


def ends_by(state: DominionState, card: i64) -> bool:
    """Whether the game ends if the card is taken."""
    if state.pile_size(card) != 1 or not state.in_stock >> card & 1:
        return False
    return card == PROVINCE or card == state.kingdom.colony or \
        state.empty_piles + 1 >= state.kingdom.empty_piles_to_end


def lead(state: DominionState, me: Player) -> i64:
    """How far one is before the best of the others if the game ends after this turn: by points, then by turns."""
    mine = score(state, me.seat) * A_POINT - me.turns
    if state.turn_seat == me.seat and not state.is_extra and not state.over:
        mine -= 1
    best: i64 = -1_000_000_000
    for other in state.players:
        if other.seat != me.seat:
            theirs = score(state, other.seat) * A_POINT - other.turns
            if theirs > best:
                best = theirs
    return mine - best


def lead_with(state: DominionState, me: Player, card: i64) -> i64:
    """The lead with one more of a card."""
    me.owned[card] += 1
    found = lead(state, me)
    me.owned[card] -= 1
    return found


def loses_by(state: DominionState, me: Player, card: i64) -> bool:
    """Whether taking the card ends the game, and somebody else then wins it."""
    return ends_by(state, card) and lead_with(state, me, card) < 0


def wins_by(state: DominionState, me: Player, card: i64) -> bool:
    """Whether taking the card ends the game, and one has then won it alone."""
    return ends_by(state, card) and lead_with(state, me, card) > 0


def gives_away(state: DominionState, me: Player, card: i64) -> bool:
    """Whether the card is the next to last Province or Colony, and another player who takes the last then wins; of a
    player with little money one need not think so."""
    if state.supply[card] != 2 or state.buys > 1 or (card != PROVINCE and card != state.kingdom.colony):
        return False
    return lead_with(state, me, card) < state.kingdom.points[card] * A_POINT and \
        any(other.seat != me.seat and coins_of_a_hand(state, other) >= RICH_HAND for other in state.players)


def coins_of_a_hand(state: DominionState, player: Player) -> float:
    """What a player's hand gives on average: everybody may count what is gained, and the cards in a hand."""
    cards: i64 = 0
    coins: i64 = 0
    for card in range(state.kingdom.count):
        cards += player.owned[card]
        coins += player.owned[card] * state.kingdom.plus_coins[card]
    return float(player.hand.size) * float(coins) / float(cards) if cards else 0.0


def most_points(state: DominionState, me: Player, offered: i64) -> i64:
    """The card that brings most points and does not end the game for others; DONE: none brings any."""
    best: i64 = DONE
    most = score(state, me.seat)
    for card in range(state.kingdom.count):
        if offered >> card & 1 and brings_points(state, card):
            me.owned[card] += 1
            points = score(state, me.seat)
            me.owned[card] -= 1
            if points > most and not loses_by(state, me, card):
                best = card
                most = points
    return best


def brings_points(state: DominionState, card: i64) -> bool:
    return state.kingdom.points[card] > 0 or state.kingdom.cards[card].per is not None


def may_end(state: DominionState) -> bool:
    """Whether the buys that are left can end the game, if there are coins for them."""
    buys = state.buys
    kingdom = state.kingdom
    if state.supply[PROVINCE] <= buys or (kingdom.colony != NO_CARD and state.supply[kingdom.colony] <= buys):
        return True
    missing = kingdom.empty_piles_to_end - state.empty_piles
    if missing > buys:
        return False
    if missing <= 0:
        return True
    small = sorted([int(state.pile_size(card)) for card in range(kingdom.count) if state.in_stock >> card & 1])
    return sum(small[:missing]) <= buys


class FinalBuys:
    """Looks for buys with which one ends the game and wins it: on copies, so that all that cards say about buying is
    true of them."""

    def __init__(self, bot: Bot, seat: i64) -> None:
        self.bot: Bot = bot                      # answers what a purchase asks, such as Watchtower
        self.seat: i64 = seat
        self.trials: i64 = 0

    def first(self, state: DominionState) -> i64:
        """The first of such buys; DONE: there are none, or none is needed."""
        if self.is_won(state):
            return DONE
        return self.next_buy(state, self.candidates(state), 0)

    def candidates(self, state: DominionState) -> List[i64]:
        """What ends the game or brings points, dear cards first."""
        useful: List[i64] = []
        piles = state.empty_piles + state.buys >= state.kingdom.empty_piles_to_end
        for card in range(state.kingdom.count):
            if state.offered >> card & 1:
                small = state.pile_size(card) <= state.buys and piles
                if small or brings_points(state, card) or points_of(state, self.seat, card) > 0:
                    useful.append(card)
        useful.sort(key=lambda card: (-int(state.kingdom.points[card]), -int(state.cost(card))))
        return useful

    def next_buy(self, state: DominionState, cards: List[i64], begin: int) -> i64:
        """Buys in the order of the list, which is enough: only together do they matter."""
        for place in range(begin, len(cards)):
            if not state.offered >> cards[place] & 1:
                continue
            self.trials += 1
            if self.trials > MOST_TRIALS:
                return DONE
            trial = state.copy()
            trial.log = None
            trial.step(cards[place])
            while not trial.over and trial.kind != ASK_BUY and trial.turn_seat == state.turn_seat:
                trial.step(self.bot.answer(trial))
            if trial.over or trial.turn_seat != state.turn_seat:
                if trial.over and lead(trial, trial.players[self.seat]) > 0:
                    return cards[place]
            elif self.is_won(trial) or self.next_buy(trial, cards, place) != DONE:
                return cards[place]
        return DONE

    def is_won(self, state: DominionState) -> bool:
        return state.game_ends() and lead(state, state.players[self.seat]) > 0


def winning_buy(bot: Bot, state: DominionState) -> i64:
    """A card to buy because the game can be ended and won with it; DONE: there is none. A purchase in a possessed turn
    goes elsewhere than the engine's turn order says: it is not looked at."""
    if state.seat != state.turn_seat or not may_end(state):
        return DONE
    return FinalBuys(bot, state.seat).first(state)


def late_points(state: DominionState, me: Player, offered: i64, chosen: i64) -> i64:
    """Late, a Duchy or an Estate rather than what is no Victory card; DONE: not yet."""
    left = state.supply[PROVINCE]
    if left > LATE_DUCHIES or (chosen != DONE and state.kingdom.points[chosen] > 0):
        return DONE
    points = most_points(state, me, offered)
    if points == DONE or state.kingdom.points[points] >= state.kingdom.points[DUCHY] or left <= LATE_ESTATES:
        return points
    return DONE
