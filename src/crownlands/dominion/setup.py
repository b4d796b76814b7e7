"""Set-up: the Supply, the starting decks, and new games made quickly from a prepared one."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import GOLD, PILE_POINTS, SILVER, TALLIES, Card
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import COFFERS, Player, lasting_for
from crownlands.dominion.questions import answers_by_text
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import TALLY_NAMES
from crownlands.dominion.turn import DEAL
from crownlands.dominion.zones import Pile, Zone, new_zone, zone_of
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.setup import Setup
from crownlands.kernel.state import Log, State

STACK_ROOM: Final = 8                # frames there is room for from the start


class DominionSetup(Setup):
    """Cards, seats and rules; new games are copies of a prepared one."""

    in_a_circle: bool = True

    def __init__(self, seats: int, kingdom: List[str], options: Dict[str, Any], start: Dict[str, Any]) -> None:
        self.kingdom: Kingdom = Kingdom(seats, kingdom, options, start)
        self.empty: DominionState = empty_table(self.kingdom)
        self.blank: DominionState = self.empty.copy()
        for me in self.blank.players:
            for card in range(self.kingdom.count):
                for _copy in range(self.kingdom.first_cards(card)):
                    me.discard.put(card)
                    me.owned[card] += 1
            if self.kingdom.first_coffers:
                me.lasting.tokens[COFFERS] = self.kingdom.first_coffers
        self.blank.beginning = DEAL
        self.blank.ask_forced = bool(start.get("ask_forced", False))

    def new_game(self, rng: Chance, first_player: i64) -> DominionState:
        state = self.undealt(rng, first_player, None)
        state.begin()
        return state

    def next_game(self, state: State, rng: Chance, first_player: i64) -> None:
        assert isinstance(state, DominionState)
        state.restart_from(self.blank)
        state.rng = rng
        state.turn_seat = first_player
        state.begin()

    def undealt(self, rng: Chance, first_player: i64, start: Optional[Dict[str, Any]],
                beginning: i64 = DEAL) -> DominionState:
        """With a start it is put on record."""
        state = self.blank.copy()
        state.beginning = beginning
        state.rng = rng
        state.turn_seat = first_player
        if start is not None:
            state.log = Log(state.copy(), start, [])
        return state


def empty_table(kingdom: Kingdom) -> DominionState:
    """Nobody has a card yet, and the piles are full."""
    count = kingdom.count
    players: List[Player] = []
    for seat in range(kingdom.seats):
        players.append(Player(seat, 0, 0, 0, vec[i64]([0] * count), new_zone(), new_zone(), new_zone(), new_zone(),
                              Zone(0, vec[i64]([])), lasting_for(kingdom)))
    tally = vec[i64]([0] * (len(TALLY_NAMES) if kingdom.needs & TALLIES else 0))
    state = DominionState(kingdom, players, kingdom.piles[:], vec[i64]([0] * count), tally,
                          vec[i64]([0] * STACK_ROOM), seeded(0), answers_by_text(kingdom))
    state.seats = kingdom.seats
    if kingdom.mixed:
        state.mixed = [mixed_pile(kingdom, pile) for pile in kingdom.mixed]
    if kingdom.needs & PILE_POINTS:
        state.pile_points = vec[i64]([0] * int(count))
        state.pile_points[SILVER] = kingdom.first_points
        state.pile_points[GOLD] = kingdom.first_points
    state.count_piles()
    return state


def mixed_pile(kingdom: Kingdom, pile: Card) -> Pile:
    """A whole pile of several kinds."""
    cards: List[i64] = []
    for kind, copies in pile.kinds:
        for _copy in range(copies):
            cards.append(kingdom.numbers[kind])
    return Pile(zone_of(cards[::-1]), 0 if pile.shuffled else len(cards))
