"""Treasures from the decks of other players: Thief and Pirate Ship."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part, number, seat_of
from crownlands.dominion.cards import COPPER, GOLD, SILVER, TOKENS, Text
from crownlands.dominion.effect import ARGUMENT_SHIFT, Effect, word
from crownlands.dominion.effects.revealing import discard_rest
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import OPEN, PIRATE, Player
from crownlands.dominion.questions import (
    ASK_GAIN_TRASHED,
    ASK_TRASH_REVEALED,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import ASIDE, DISCARD
from crownlands.kernel.event import EVERYBODY

# a trashed card + 1; one card a victim, so five at most, unless a position has one victim twice
LOOT_BITS: Final = 7
LOOT: Final = [Part(f"loot {place + 1}", CARD_OR_NONE, LOOT_BITS * place) for place in range(5)]
FULL: Final = 1 << 28


class StealFrom(Effect):
    """Thief; x = the victim. The attacker picks one of the revealed Treasures to trash."""

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x != me.seat

    def victim(self, x: i64) -> i64:
        return x

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat != me.seat and owner.aside_kind == OPEN

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        state.reveal_top(other, "reveal", EVERYBODY)
        state.reveal_top(other, "reveal", EVERYBODY)
        if state.mask_of(other.aside) & state.kingdom.treasures:
            state.ask(self, me, x)
        else:
            self.end(state, other)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_REVEALED, state.mask_of(state.players[x].aside) & state.kingdom.treasures)

    def answer(self, state: Stack, me: Player, x: i64, treasure: i64) -> None:
        other = state.players[x]
        state.trash_from(other, other.aside, treasure, ASIDE)
        self.note(state, treasure)
        self.end(state, other)

    def note(self, state: Stack, treasure: i64) -> None:
        """What this play trashed is remembered by the gain that waits below."""
        note_loot(state, state.frame_below(gain_stolen), treasure)

    def end(self, state: Stack, other: Player) -> None:
        """The rest is discarded after the gain."""

    def text(self, x: i64, who: str) -> List[Text]:
        return message("steal")


def note_loot(state: Stack, frame: i64, treasure: i64) -> None:
    loot = state.stack[frame] >> ARGUMENT_SHIFT
    if loot < FULL:
        state.stack[frame] += ((loot << LOOT_BITS | treasure + 1) - loot) << ARGUMENT_SHIFT


class GainStolen(Effect):
    """x = the cards this Thief trashed. Any of them may be gained; then the victims discard the rest."""

    keeps_aside = True

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        while x & 127:
            x >>= LOOT_BITS
        return x == 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat != me.seat and owner.aside_kind == OPEN

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        loot: i64 = 0
        while x:
            card = (x & 127) - 1
            if state.trash[card]:
                loot |= state.kingdom.bits[card]
            x >>= LOOT_BITS
        state.offer(me, ASK_GAIN_TRASHED, loot, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, treasure: i64) -> None:
        state.gain_from_trash(me, treasure)
        kept: i64 = 0
        taken = False
        while x:
            if not taken and (x & 127) - 1 == treasure:
                taken = True
            else:
                kept = kept << LOOT_BITS | x & 127
            x >>= LOOT_BITS
        state.then(gain_stolen, me, kept)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        for distance in range(1, state.seats):
            state.discard_aside(state.left_of(me, distance))


class Raid(StealFrom):
    """Noble Brigand: a Silver or Gold. Who revealed no Treasure gains a Copper."""

    def loot(self, state: Stack, other: Player) -> i64:
        return state.mask_of(other.aside) & (state.kingdom.bits[SILVER] | state.kingdom.bits[GOLD])

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        state.reveal_top(other, "reveal", EVERYBODY)
        state.reveal_top(other, "reveal", EVERYBODY)
        if self.loot(state, other):
            state.ask(self, me, x)
            return
        poor = not state.mask_of(other.aside) & state.kingdom.treasures
        state.discard_aside(other)
        if poor:
            state.gain(other, COPPER, DISCARD)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_REVEALED, self.loot(state, state.players[x]))

    def note(self, state: Stack, treasure: i64) -> None:
        note_loot(state, state.frame_below(gain_raided), treasure)

    def end(self, state: Stack, other: Player) -> None:
        state.then(discard_rest, other)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("raid")


class GainRaided(Effect):
    """Noble Brigand; x = the cards that were trashed: all are gained."""

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        while x & 127:
            x >>= LOOT_BITS
        return x == 0

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x == 0:
            return
        first: i64 = 0                                   # was trashed first, and noted above the others
        while x >> (first + LOOT_BITS):
            first += LOOT_BITS
        card = (x >> first) - 1
        if state.trash[card]:
            state.gain_from_trash(me, card)
        state.then(gain_raided, me, x - (x >> first << first))


class Plunder(StealFrom):
    """Pirate Ship's victim discards the rest at once."""

    def note(self, state: Stack, treasure: i64) -> None:
        frame = state.frame_below(token_for_loot)
        if not state.stack[frame] >> ARGUMENT_SHIFT:
            state.stack[frame] += 1 << ARGUMENT_SHIFT

    def end(self, state: Stack, other: Player) -> None:
        state.then(discard_rest, other)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plunder")


class TokenForLoot(Effect):
    """Pirate Ship; x = whether a Treasure was trashed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x:
            state.take_tokens(me, PIRATE, 1)


steal_from: Final = word(StealFrom(), seat_of("seat"), above=("steal_from", "gain_stolen"), about_it=True)
raid: Final = word(Raid(), seat_of("seat"), above=("raid", "gain_raided"), about_it=True)
gain_raided: Final = word(GainRaided(), Argument(LOOT))
gain_stolen: Final = word(GainStolen(), Argument(LOOT))
plunder: Final = word(Plunder(), seat_of("seat"), above=("plunder", "token_for_loot"), about_it=True, needs=TOKENS)
token_for_loot: Final = word(TokenForLoot(), number("loot", 1), needs=TOKENS)
