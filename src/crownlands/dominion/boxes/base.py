"""Dominion, first edition."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part, number, seat_of
from crownlands.dominion.cards import ACTION, ATTACK, REACTION, VICTORY, Text, box
from crownlands.dominion.effects import (
    actions,
    be_unaffected,
    buys,
    card,
    cards,
    coins,
    discard_any_for_cards,
    discard_down_to,
    each_other,
    gain,
    gain_up_to,
    instruction,
    message,
    play_action_twice,
    trash_copper_for,
    trash_this,
    trash_to_gain,
    trash_treasure_to_gain,
    trash_up_to,
)
from crownlands.dominion.questions import (
    ASK_DISCARD_DECK,
    ASK_GAIN_TRASHED,
    ASK_PUT_BACK_VICTORY,
    ASK_SET_ASIDE,
    ASK_SPY,
    ASK_TRASH_REVEALED,
    MAY_DONE,
)
from crownlands.dominion.stack import ARGUMENT_SHIFT, Effect, Stack, register
from crownlands.dominion.table import NOTHING, OPEN, Player
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, TRASH
from crownlands.kernel.event import EVERYBODY


class MayDiscardDeck(Effect):
    """Chancellor. The deck is turned over onto the discard pile, so that its bottom card comes to lie on top."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.deck.size:
            state.ask(self, me)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.deck.size > 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_DISCARD_DECK, 3)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            flipped: List[i64] = []
            while me.deck.size:
                flipped.append(state.take_top(me))
            for n in flipped:
                me.discard.put(n)
            state.revealed = True
            if state.listener is not None:
                top = state.kingdom.ids[flipped[-1]]
                state.tell("discard_deck", me.seat, {"from": DECK, "to": DISCARD, "top": top}, {"count": len(flipped)},
                           state.who_counts(me))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-discard-deck")


class PutBackVictory(Effect):
    """Bureaucrat's victim shows a Victory card and puts it on the deck, or shows a hand without one."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.victories):
            state.ask(self, me)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PUT_BACK_VICTORY, state.kingdom.victories)

    def answer(self, state: Stack, me: Player, x: i64, victory: i64) -> None:
        state.show(me, victory)
        state.put_back(me, me.hand, victory, HAND, EVERYBODY)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back-victory", who)


class SpyOnEach(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        for seats in range(state.seats):
            player = state.left_of(me, seats)
            if not state.is_immune(player):
                state.then(SPY_ON, me, player.seat)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("spy")


class SpyOn(Effect):
    """x = whose card. Each is decided before the next is revealed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.reveal_top(state.players[x], "reveal", EVERYBODY) != NOTHING:
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.players[x].aside.size == 1

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == x and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SPY, 3, 0, state.players[x].aside.cards[0])

    def answer(self, state: Stack, me: Player, x: i64, away: i64) -> None:
        other = state.players[x]
        if away:
            state.discard_aside(other)
        else:
            state.put_back(other, other.aside, other.aside.cards[0], ASIDE, EVERYBODY)


class StealFromEach(Effect):
    """Thief. The gain comes after all victims, then they discard what else they revealed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for seats in range(1, state.seats):
            other = state.left_of(me, seats)
            if not state.is_immune(other):
                state.then(STEAL_FROM, me, other.seat)
        state.then(GAIN_STOLEN, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("steal")


class StealFrom(Effect):
    """x = the victim. The attacker picks one of the revealed Treasures to trash."""

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x != me.seat

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat != me.seat and owner.aside_kind == OPEN

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        state.reveal_top(other, "reveal", EVERYBODY)
        state.reveal_top(other, "reveal", EVERYBODY)
        if state.mask_of(other.aside) & state.kingdom.treasures:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_REVEALED, state.mask_of(state.players[x].aside) & state.kingdom.treasures)

    def answer(self, state: Stack, me: Player, x: i64, treasure: i64) -> None:
        other = state.players[x]
        state.trash_from(other, other.aside, treasure, ASIDE)
        frame = state.frame_below(GAIN_STOLEN)           # which remembers what this play trashed
        loot = state.stack[frame] >> ARGUMENT_SHIFT
        if loot < FULL:
            state.stack[frame] += ((loot << LOOT_BITS | treasure + 1) - loot) << ARGUMENT_SHIFT


# a trashed card + 1; one card a victim, so five at most, unless a position has one victim twice
LOOT_BITS: Final = 7
LOOT: Final = [Part("a trashed card + 1", CARD_OR_NONE, LOOT_BITS * place) for place in range(5)]
FULL: Final = 1 << 28


class GainStolen(Effect):
    """x = the cards this Thief trashed. Any of them may be gained; then the victims discard the rest."""

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
        state.trash[treasure] -= 1
        me.owned[treasure] += 1
        me.discard.put(treasure)
        if state.listener is not None:
            state.tell_move("gain", me, [treasure], TRASH, DISCARD, EVERYBODY)
        kept: i64 = 0
        taken = False
        while x:
            if not taken and (x & 127) - 1 == treasure:
                taken = True
            else:
                kept = kept << LOOT_BITS | x & 127
            x >>= LOOT_BITS
        self.start(state, me, kept)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        for seats in range(1, state.seats):
            state.discard_aside(state.left_of(me, seats))


class DrawToSeven(Effect):
    """Library. The card in question stays on the deck, known to its owner, until it is kept or set aside."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size < 7:
            top = state.take_top(me)
            if top != NOTHING:
                state.put_on_deck(me, top)
                state.revealed = True
                if state.listener is not None:
                    state.tell_move("look", me, [top], DECK, DECK, state.only(me))
                state.ask(self, me)
                return
        state.discard_aside(me)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.known > 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        top = me.deck.cards[me.deck.size - 1]
        state.offer(me, ASK_SET_ASIDE, 3 if state.kingdom.actions >> top & 1 else 1, 0, top)

    def answer(self, state: Stack, me: Player, x: i64, aside: i64) -> None:
        top = state.take_top(me)
        if aside:
            me.aside.put(top)
            if state.listener is not None:
                state.tell_move("set_aside", me, [top], DECK, ASIDE, EVERYBODY)
        else:
            me.hand.put(top)
            if state.listener is not None:
                state.tell_move("draw", me, [top], DECK, HAND, state.only(me))
        self.start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("draw-to-seven")


class RevealTreasures(Effect):
    """Adventurer; x = how many."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        found: List[i64] = []
        while len(found) < x:
            top = state.reveal_top(me, "reveal", EVERYBODY)
            if top == NOTHING:
                break
            if state.kingdom.treasures >> top & 1:
                found.append(top)
        for treasure in found:
            state.take_into_hand(me, treasure)
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("reveal-treasures", n=int(x))


MAY_DISCARD_DECK: Final[i64] = register("may_discard_deck", MayDiscardDeck())
PUT_BACK_VICTORY: Final[i64] = register("put_back_victory", PutBackVictory())
SPY_ON_EACH: Final[i64] = register("spy_on_each", SpyOnEach())
SPY_ON: Final[i64] = register("spy_on", SpyOn(), seat_of("whose card"))
STEAL_FROM_EACH: Final[i64] = register("steal_from_each", StealFromEach())
STEAL_FROM: Final[i64] = register("steal_from", StealFrom(), seat_of("the victim"), above=("steal_from", "gain_stolen"))
GAIN_STOLEN: Final[i64] = register("gain_stolen", GainStolen(), Argument(LOOT))
DRAW_TO_SEVEN: Final[i64] = register("draw_to_seven", DrawToSeven())
REVEAL_TREASURES: Final[i64] = register("reveal_treasures", RevealTreasures(), number("Treasures", 2))

FIRST_EDITION = box(
    "base1e",
    card("cellar", 2, ACTION, actions(1), discard_any_for_cards()),
    card("chapel", 2, ACTION, trash_up_to(4)),
    card("moat", 2, ACTION | REACTION, cards(2), reaction=[be_unaffected()]),
    card("chancellor", 3, ACTION, coins(2), instruction(MAY_DISCARD_DECK)),
    card("village", 3, ACTION, cards(1), actions(2)),
    card("woodcutter", 3, ACTION, buys(1), coins(2)),
    card("workshop", 3, ACTION, gain_up_to(4)),
    card("bureaucrat", 4, ACTION | ATTACK, gain("silver", to=DECK), each_other(instruction(PUT_BACK_VICTORY))),
    card("feast", 4, ACTION, trash_this(), gain_up_to(5)),
    card("gardens", 4, VICTORY, points_per="ten_cards"),
    card("militia", 4, ACTION | ATTACK, coins(2), each_other(discard_down_to(3))),
    card("moneylender", 4, ACTION, trash_copper_for(coins=3)),
    card("remodel", 4, ACTION, trash_to_gain(2)),
    card("smithy", 4, ACTION, cards(3)),
    card("spy", 4, ACTION | ATTACK, cards(1), actions(1), instruction(SPY_ON_EACH)),
    card("thief", 4, ACTION | ATTACK, instruction(STEAL_FROM_EACH)),
    card("throne_room", 4, ACTION, play_action_twice()),
    card("council_room", 5, ACTION, cards(4), buys(1), each_other(cards(1))),
    card("festival", 5, ACTION, actions(2), buys(1), coins(2)),
    card("laboratory", 5, ACTION, cards(2), actions(1)),
    card("library", 5, ACTION, instruction(DRAW_TO_SEVEN)),
    card("market", 5, ACTION, cards(1), actions(1), buys(1), coins(1)),
    card("mine", 5, ACTION, trash_treasure_to_gain(3)),
    card("witch", 5, ACTION | ATTACK, cards(2), each_other(gain("curse"))),
    card("adventurer", 6, ACTION, instruction(REVEAL_TREASURES, 2)),
)
