"""From the top of other players' decks: what is revealed there goes somewhere, or gives something."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, SEAT, Argument, Part, number, seat_of
from crownlands.dominion.cards import COPPER, CURSE, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.bonuses import bonus_for_types
from crownlands.dominion.effects.discarding import discard_top_card
from crownlands.dominion.effects.putting_back import put_back_rest
from crownlands.dominion.effects.revealing import discard_rest
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import OPEN, Player
from crownlands.dominion.questions import (
    ASK_JEST,
    ASK_MAY_GAIN,
    ASK_ORACLE,
    ASK_SPY,
    ASK_SWINDLE,
    ASK_TRASH_REVEALED,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE, DISCARD
from crownlands.kernel.event import EVERYBODY


class SpyOn(Effect):
    """x = whose card. Each is decided before the next is revealed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.reveal_top(state.players[x], "reveal", EVERYBODY) != NOTHING:
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.players[x].aside.size == 1

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == x and owner.aside_kind == OPEN

    def victim(self, x: i64) -> i64:
        return x

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SPY, 3, 0, state.players[x].aside.cards[0])

    def answer(self, state: Stack, me: Player, x: i64, away: i64) -> None:
        other = state.players[x]
        if away:
            state.discard_aside(other)
        else:
            state.put_back(other, other.aside, other.aside.cards[0], ASIDE, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("spy")


class Swindle(Effect):
    """x = the victim | price of the trashed card << 8 | TRASHED."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & TRASHED:
            if state.costing_exactly(x >> 8 & PRICE):
                state.ask(self, me, x)
            return
        other = state.players[x]
        top = state.reveal_top(other, "reveal", EVERYBODY)
        if top != NOTHING:
            price = state.price(top)
            state.trash_from(other, other.aside, top, ASIDE)
            state.then(swindle, me, x | price << 8 | TRASHED)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x & TRASHED != 0 or x >> 8 == 0

    def victim(self, x: i64) -> i64:
        return x & 0xFF

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SWINDLE, state.costing_exactly(x >> 8 & PRICE))

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.gain(state.players[x & 0xFF], chosen, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("swindle")


class Jest(Effect):
    """Jester; x = the victim | the discarded card + 1 << 8, when it is asked who gains a copy."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        top = discard_top_card(state, other)
        if top == NOTHING:
            return
        if state.kingdom.victories >> top & 1:
            state.gain(other, CURSE, DISCARD)
        elif state.in_stock >> top & 1:
            state.ask(self, me, x | top + 1 << 8)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x & 0xFF != me.seat

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x >> 8 > 0 and state.in_stock >> ((x >> 8) - 1) & 1 != 0

    def victim(self, x: i64) -> i64:
        return x & 0xFF

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_JEST, 3, 0, (x >> 8) - 1)

    def answer(self, state: Stack, me: Player, x: i64, take: i64) -> None:
        state.gain(me if take else state.players[x & 0xFF], (x >> 8) - 1, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("jest")


class TrashRevealedTreasure(Effect):
    """Bandit's victim, who chooses among the Treasures other than Copper."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.reveal_top(me, "reveal", EVERYBODY)
        state.reveal_top(me, "reveal", EVERYBODY)
        if self.treasures(state, me):
            state.ask(self, me)
        else:
            state.discard_aside(me)

    def treasures(self, state: Stack, me: Player) -> i64:
        return state.mask_of(me.aside) & state.kingdom.treasures & ~state.kingdom.bits[COPPER]

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_REVEALED, self.treasures(state, me))

    def answer(self, state: Stack, me: Player, x: i64, treasure: i64) -> None:
        state.trash_from(me, me.aside, treasure, ASIDE)
        state.then(discard_rest, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-revealed-treasure", who)


class Sabotage(Effect):
    """Saboteur's victim; x = what a replacement may cost << 8 | TRASHED."""

    keeps_aside = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & TRASHED:
            if state.costing_up_to(x >> 8 & PRICE):
                state.ask(self, me, x)
            else:
                state.discard_aside(me)
            return
        top = state.reveal_top(me, "reveal", EVERYBODY)
        while top != NOTHING and state.cost(top) < 3:
            top = state.reveal_top(me, "reveal", EVERYBODY)
        if top != NOTHING:
            limit = state.price(top) - 2
            state.trash_from(me, me.aside, top, ASIDE)
            state.then(sabotage, me, limit << 8 | TRASHED)
        else:
            state.discard_aside(me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return x & TRASHED != 0 and owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_MAY_GAIN, state.costing_up_to(x >> 8 & PRICE), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.gain(me, chosen, DISCARD)
        state.then(discard_rest, me)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("sabotage", who)


class Judge(Effect):
    """Oracle; x = whose two cards are revealed. The player decides: both are discarded, or put back by their owner."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        state.reveal_top(other, "reveal", EVERYBODY)
        state.reveal_top(other, "reveal", EVERYBODY)
        if other.aside.size:
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.players[x].aside.size > 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == x and owner.aside_kind == OPEN

    def victim(self, x: i64) -> i64:
        return x

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_ORACLE, 3)

    def answer(self, state: Stack, me: Player, x: i64, away: i64) -> None:
        other = state.players[x]
        if away:
            state.discard_aside(other)
        else:
            state.then_instruction(put_back_rest(), other)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("judge")


class NeighbourReveals(Effect):
    """Tribute; x = what each type of a card revealed by the player to the left gives, two equal cards counting once."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        neighbour = state.left_of(me, 1)
        first = state.reveal_top(neighbour, "reveal", EVERYBODY)
        second = state.reveal_top(neighbour, "reveal", EVERYBODY)
        state.discard_aside(neighbour)
        if first != NOTHING:
            state.then(bonus_for_types, me, first | x << 8)
        if second != NOTHING and second != first:
            state.then(bonus_for_types, me, second | x << 8)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("neighbour-reveals", n=int(x))


PRICE: Final = 0xFF
TRASHED: Final = 1 << 16                         # in an argument: the card has been trashed, what it says comes first
IF_TRASHED: Final = Part("trashed", 1, 16)
A_PRICE: Final = Part("price", PRICE, 8)

spy_on: Final = word(SpyOn(), seat_of("seat"), about_it=True)
swindle: Final = word(Swindle(), Argument([Part("seat", SEAT), A_PRICE, IF_TRASHED]),
                      about_it=True)
judge: Final = word(Judge(), seat_of("seat"), about_it=True)
jest: Final = word(Jest(), Argument([Part("seat", SEAT), Part("card", CARD_OR_NONE, 8, asking=True)]), about_it=True)
trash_revealed_treasure: Final = word(TrashRevealedTreasure())
sabotage: Final = word(Sabotage(), Argument([A_PRICE, IF_TRASHED]))
neighbour_reveals: Final = word(NeighbourReveals(), number("of each", 2))
