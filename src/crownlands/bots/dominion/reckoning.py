"""Working out conditions: whether a line holds in a state, as far as its player can know."""
from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion import condition as op
from crownlands.bots.dominion.card_play import CardPlay
from crownlands.bots.dominion.line import Line
from crownlands.dominion.cards import PROVINCE
from crownlands.dominion.kingdom import NO_CARD, Kingdom
from crownlands.dominion.player import CARD, COFFERS, DEBT, JOURNEY, MINUS_CARD, Player
from crownlands.dominion.scoring import score, token_points
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import BETWEEN_TURNS, POTIONS
from crownlands.dominion.zones import TAVERN, Zone
from crownlands.kernel.chance import Chance, seeded

ANY_TYPE: Final = -1                 # as a mask of types
FINE: Final = 1_000_000              # steps from 0 to 100 %
STACK: Final[vec[float]] = vec[float]([0.0] * op.DEEPEST)


class Reckoning(CardPlay):
    luck: float = 0.0                            # of this game, from 0 to 100: below it lie the chances that come true

    def __init__(self, kingdom: Kingdom) -> None:
        super().__init__(kingdom)
        self.stack: vec[float] = STACK[:]                # reused by every condition
        self.chances: Optional[Chance] = None            # of every game of a series, if any condition asks for it

    def leave_to_chance(self, seed: int) -> None:
        """Some conditions hold in a share of games: in which ones follows from the seed."""
        self.chances = seeded(seed)
        self.new_game(0)

    def new_game(self, number: i64) -> None:
        if self.chances is not None:
            self.luck = float(self.chances.branch(number).below(FINE)) * 100.0 / FINE

    def holds(self, line: Line, state: DominionState, me: Player) -> bool:
        stack = self.stack
        depth: i64 = -1
        codes = line.codes
        for i in range(line.length):
            code = codes[i]
            if code <= op.LAST_VALUE:
                depth += 1
                if code == op.NUMBER:
                    stack[depth] = line.numbers[i]
                else:
                    stack[depth] = float(self.value(code, line.cards[i], line.numbers[i], state, me))
            elif code <= op.LAST_OF_ONE:
                only = stack[depth]
                if code == op.NOT:
                    stack[depth] = 0.0 if only else 1.0
                elif code == op.NEGATIVE or only < 0.0:
                    stack[depth] = -only
            else:
                second = stack[depth]
                depth -= 1
                stack[depth] = self.combined(code, stack[depth], second)
        return stack[0] != 0.0

    def combined(self, code: i64, first: float, second: float) -> float:
        if code == op.LESS:
            return 1.0 if first < second else 0.0
        if code == op.LESS_OR_EQUAL:
            return 1.0 if first <= second else 0.0
        if code == op.EQUAL:
            return 1.0 if first == second else 0.0
        if code == op.NOT_EQUAL:
            return 1.0 if first != second else 0.0
        if code == op.AND:
            return 1.0 if first != 0.0 and second != 0.0 else 0.0
        if code == op.OR:
            return 1.0 if first != 0.0 or second != 0.0 else 0.0
        if code == op.ADD:
            return first + second
        if code == op.SUBTRACT:
            return first - second
        if code == op.TIMES:
            return first * second
        if code == op.LEAST:
            return first if first < second else second
        if code == op.MOST:
            return first if first > second else second
        if second == 0.0:
            return 0.0
        return first / second if code == op.DIVIDE else first % second

    def value(self, code: i64, card: i64, number: float, state: DominionState, me: Player) -> i64:
        if code == op.OWN:
            if card < 0:                                 # a conditional expression with a plain 0 would be no i64
                return 0
            return me.owned[card]
        if code == op.LEFT:
            if card < 0:
                return 0
            return state.supply[card]
        if code == op.COINS:
            return state.coins
        if code == op.MONEY:
            return self.money(me)
        if code == op.TURN:
            return me.turns + 1
        if code == op.BUYS:
            return state.buys
        if code == op.POTIONS:
            return state.tally[POTIONS] if self.kingdom.potion != NO_CARD else 0
        if code == op.VP_TOKENS:
            return token_points(state, me.seat)
        if code == op.ENDING:
            return ending(state)
        if code == op.VP:
            return score(state, me.seat)
        if code == op.OPPONENT_VP:
            return best_other_score(state, me)
        if code == op.HAND or code == op.HAND_TYPE:
            return self.counted(me.hand, card, i64(number))
        if code > op.LAST_USUAL:
            return self.rarer_value(code, card, number, state, me)
        return self.owned_of_type(me, ANY_TYPE if code == op.CARDS else i64(number))

    def rarer_value(self, code: i64, card: i64, number: float, state: DominionState, me: Player) -> i64:
        if code == op.OPPONENT or code == op.OPPONENT_TYPE or code == op.OPPONENT_CARDS:
            return self.most_of_an_opponent(code, card, number, state, me)
        if code == op.ACTIONS:
            return state.actions
        if code == op.IN_PLAY or code == op.IN_PLAY_TYPE:
            return self.counted(me.play, card, i64(number))
        if code == op.DECK or code == op.DECK_TYPE:
            return self.counted(me.deck, card, i64(number)) + self.counted_buried(me, card, i64(number))
        if code == op.DISCARD or code == op.DISCARD_TYPE:
            return self.counted(me.discard, card, i64(number))
        if code == op.EMPTY_PILES:
            return state.empty_piles
        if code == op.COST:
            if card >= 0 and self.kingdom.landscapes >> card & 1:
                return self.kingdom.cost[card]           # which nothing makes cheaper
            return state.cost(card) if card >= 0 else 0
        if code == op.ACTIONS_PLAYED:
            return state.actions_played
        if code == op.CHANCE:
            return 1 if self.luck < number else 0
        if code == op.PLAYERS:
            return state.seats
        if code > op.CHANCE:
            return self.token_value(code, card, number, state, me)
        return 1 if first_seat(state) == me.seat else 0

    def token_value(self, code: i64, card: i64, number: float, state: DominionState, me: Player) -> i64:
        """Of tokens and the Tavern mat. In a game without any there are none."""
        if code == op.TAVERN or code == op.TAVERN_TYPE:
            return self.counted(state.mat(me, TAVERN), card, i64(number)) if TAVERN in self.kingdom.mats else 0
        if code == op.PILE_POINTS:
            return state.pile_points[card] if card >= 0 and len(state.pile_points) else 0
        if code == op.TRAINED:
            return 1 if card >= 0 and me.lasting.trained == self.kingdom.home[card] + 1 else 0
        if len(me.lasting.tokens) == 0:
            return 1 if code == op.JOURNEY else 0
        if code == op.JOURNEY:
            return 1 - me.lasting.tokens[JOURNEY]        # it counts those that lie face down
        if code == op.COFFERS:
            return me.lasting.tokens[COFFERS]
        return me.lasting.tokens[DEBT if code == op.DEBT else MINUS_CARD]

    # ---- counting
    def counted(self, zone: Zone, card: i64, types: i64) -> i64:
        """Copies of the card in the zone; or cards of the types, if there are any."""
        total: i64 = 0
        for i in range(zone.size):
            held = zone.cards[i] & CARD
            if held == card if types == 0 else self.kingdom.types[held] & types != 0:
                total += 1
        return total

    def counted_buried(self, me: Player, card: i64, types: i64) -> i64:
        """The same of the known cards inside the deck."""
        total: i64 = 0
        for i in range(i64(len(me.lasting.buried))):
            held = me.lasting.buried[i] & CARD
            if held == card if types == 0 else self.kingdom.types[held] & types != 0:
                total += 1
        return total

    def owned_of_type(self, me: Player, types: i64) -> i64:
        total: i64 = 0
        for kind in range(self.kingdom.count):
            if self.kingdom.types[kind] & types:
                total += me.owned[kind]
        return total

    def most_of_an_opponent(self, code: i64, card: i64, number: float, state: DominionState, me: Player) -> i64:
        """What a player has gained and trashed is open to all."""
        most: i64 = 0
        for other in state.players:
            if other.seat == me.seat:
                continue
            if code == op.OPPONENT:
                held = other.owned[card] if card >= 0 else 0
            else:
                held = self.owned_of_type(other, i64(number) if code == op.OPPONENT_TYPE else ANY_TYPE)
            if held > most:
                most = held
        return most


def first_seat(state: DominionState) -> i64:
    """Who began: the seat whose turn it is in the normal order, and the turns that have been taken, tell it."""
    taken: i64 = 0
    for player in state.players:
        taken += player.turns
    if state.is_extra or state.phase == BETWEEN_TURNS:
        taken -= 1
    return (state.normal_seat - taken % state.seats + state.seats) % state.seats


def ending(state: DominionState) -> i64:
    """How far the end is: Provinces or Colonies left, or the cards in the three smallest piles of the Supply."""
    smallest = sorted([int(state.pile_size(card)) for card in range(state.kingdom.count)
                       if not state.kingdom.beside >> card & 1 and state.kingdom.home[card] == card])[:3]
    colony = state.kingdom.colony
    dearest = state.supply[PROVINCE] if colony == NO_CARD else min(state.supply[PROVINCE], state.supply[colony])
    return min(int(dearest), sum(smallest))


def best_other_score(state: DominionState, me: Player) -> i64:
    best: i64 = -1_000_000
    for other in state.players:
        if other.seat != me.seat:
            points = score(state, other.seat)
            if points > best:
                best = points
    return best
