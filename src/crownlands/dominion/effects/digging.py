"""From the top of the deck: revealing or looking at cards, some of which go somewhere and the rest somewhere else."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, SEAT, Argument, Part, number, seat_of
from crownlands.dominion.cards import COPPER, CURSE, NAMES, TOKENS, Text
from crownlands.dominion.effects.bonuses import bonus_for_types, take_tokens
from crownlands.dominion.effects.discarding import discard_top_card
from crownlands.dominion.effects.playing import FOUND_BITS, play_found
from crownlands.dominion.effects.words import message
from crownlands.dominion.kingdom import KINDS, NEW_NAME
from crownlands.dominion.questions import (
    ASK_DISCARD_LOOKED,
    ASK_DISCARD_ONE_LOOKED,
    ASK_GAIN_TRASHED,
    ASK_JEST,
    ASK_MAY_GAIN,
    ASK_NAME,
    ASK_SET_ASIDE,
    ASK_SPY,
    ASK_SWINDLE,
    ASK_TAKE_DISCARDED,
    ASK_TRASH_REVEALED,
    MAY_DONE,
    MAY_NAME,
    NAMED,
)
from crownlands.dominion.stack import ARGUMENT_SHIFT, Effect, Stack, word
from crownlands.dominion.table import LOOKED_AT, NOTHING, OPEN, PIRATE, Player
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY, WAITING
from crownlands.kernel.event import EVERYBODY

# where what is found goes, by number
TARGETS: Final = (HAND, DECK, PLAY, DISCARD, ASIDE)
TO_HAND: Final = 0
TO_DECK: Final = 1
TO_PLAY: Final = 2
TO_DISCARD: Final = 3
NOWHERE: Final = 4                               # it stays with the rest

# in an argument: how many | kind << 4 | UNTIL | target << 9
KIND_SHIFT: Final = 4
UNTIL: Final = 1 << 8                            # so many of the kind are found; else so many cards
TARGET_SHIFT: Final = 9


class Reveal(Effect):
    """Cards are revealed from the deck one by one: so many, or until so many of a kind are found. Those of the kind go
    somewhere; the rest lies aside for what comes next."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        wanted = state.kingdom.kinds[x >> KIND_SHIFT & 15]
        if x >> KIND_SHIFT & 15 == NEW_NAME:
            wanted &= ~state.mask_of(me.hand)
        left = x & 15
        found: List[i64] = []
        while left:
            top = state.reveal_top(me, "reveal", EVERYBODY)
            if top == NOTHING:
                break
            matches = wanted >> top & 1 != 0
            if matches:
                found.append(top)
            if matches or not x & UNTIL:
                left -= 1
        self.put(state, me, x >> TARGET_SHIFT, found)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x >> TARGET_SHIFT != TO_PLAY or WAITING in state.kingdom.mats

    def put(self, state: Stack, me: Player, target: i64, found: List[i64]) -> None:
        if target == TO_HAND:
            for card in found:
                state.take_into_hand(me, card)
        elif target == TO_DECK:
            for card in found:
                state.put_back(me, me.aside, card, ASIDE, EVERYBODY)
        elif target == TO_DISCARD:
            self.discard_found(state, me, found)
        elif target == TO_PLAY:
            packed: i64 = 0
            for card in found:
                me.aside.remove(card)
                state.put_on_mat(me, card, WAITING, ASIDE, EVERYBODY)
                packed = packed << FOUND_BITS | card + 1
            state.discard_aside(me)
            if packed:
                state.then(play_found, me, packed)

    def discard_found(self, state: Stack, me: Player, found: List[i64]) -> None:
        for card in found:
            me.aside.remove(card)
            me.discard.put(card)
        if found and state.listener is not None:
            state.tell_move("discard", me, found, ASIDE, DISCARD, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("reveal-until" if x & UNTIL else "reveal", who, n=int(x & 15),
                       kind=KINDS[x >> KIND_SHIFT & 15], to=TARGETS[x >> TARGET_SHIFT])


class DiscardRest(Effect):
    """What still lies aside."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN


class CoinsPerName(Effect):
    """Harvest: for the revealed cards."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += state.bits_in(state.mask_of(me.aside))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-per-name")


class LookAtTop(Effect):
    """x = how many cards."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for _card in range(x):
            if state.reveal_top(me, "look", state.only(me)) == NOTHING:
                break

    def text(self, x: i64, who: str) -> List[Text]:
        return message("sentry" if x == 2 else "lookout", n=int(x))


class DiscardLooked(Effect):
    """Sentry; x = the card picked first + 1. Both go together, so that only the top one is seen."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size > (1 if x else 0):
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x == 0 or me.aside.find(x - 1) >= 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == LOOKED_AT

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        first = x - 1
        for i in range(me.aside.size):
            chosen = me.aside.cards[i]
            if chosen == first:
                first = -1                               # this copy is picked already
            else:
                offered |= state.kingdom.bits[chosen]
        state.offer(me, ASK_DISCARD_LOOKED, offered, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size - (1 if x else 0)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        if x:
            discard_looked_at(state, me, [x - 1, chosen])
        else:
            self.start(state, me, chosen + 1)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x:
            discard_looked_at(state, me, [x - 1])

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        return me.aside.cards[0] + 1 if x else 0


class DiscardOneLooked(Effect):
    """Lookout."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == LOOKED_AT

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_DISCARD_ONE_LOOKED, me.aside)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        discard_looked_at(state, me, [chosen])


def discard_looked_at(state: Stack, me: Player, chosen: List[i64]) -> None:
    for card in chosen:
        me.aside.remove(card)
        me.discard.put(card)
    if state.listener is not None:
        state.tell_move("discard", me, chosen, ASIDE, DISCARD, state.only(me))


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


class NameAndReveal(Effect):
    """Wishing Well. Any card may be named, also one that is not in this game."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_NAME, 0, MAY_NAME)

    def answer(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        name = NAMES[named - NAMED]
        if state.listener is not None:
            state.tell("name", me.seat, {"card": name}, {}, EVERYBODY)
        top = state.reveal_top(me, "reveal", EVERYBODY)
        if top != NOTHING:
            if state.kingdom.ids[top] == name:
                state.take_into_hand(me, top)
            else:
                state.put_back(me, me.aside, top, ASIDE, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("name-and-reveal")


class TakeCoppers(Effect):
    """Counting House; x = Coppers taken so far, when it asks for more."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x == 0 and me.discard.size:
            state.revealed = True
            if state.listener is not None:
                pile = [me.discard.cards[i] for i in range(me.discard.size)]
                state.tell("look_through", me.seat, {"from": DISCARD, "to": DISCARD},
                           {"cards": state.ids_of(pile), "count": len(pile)}, state.only(me))
        if me.discard.size and (state.ask_forced or me.discard.find(COPPER) >= 0):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TAKE_DISCARDED, 1 if me.discard.find(COPPER) >= 0 else 0, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        coppers: i64 = 0
        for i in range(me.discard.size):
            if me.discard.cards[i] == COPPER:
                coppers += 1
        return coppers

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.discard.remove(card)
        me.hand.put(card)
        if state.listener is not None:
            state.tell_move("take", me, [card], DISCARD, HAND, EVERYBODY)
            state.tell_discard_top(me)
        self.start(state, me, 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("take-coppers")


# ---- what other players reveal
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
        frame = state.frame_below(gain_stolen)
        loot = state.stack[frame] >> ARGUMENT_SHIFT
        if loot < FULL:
            state.stack[frame] += ((loot << LOOT_BITS | treasure + 1) - loot) << ARGUMENT_SHIFT

    def end(self, state: Stack, other: Player) -> None:
        """The rest is discarded after the gain."""

    def text(self, x: i64, who: str) -> List[Text]:
        return message("steal")


class Plunder(StealFrom):
    """Pirate Ship's victim discards the rest at once."""

    def note(self, state: Stack, treasure: i64) -> None:
        frame = state.frame_below(token_for_loot)
        if not state.stack[frame] >> ARGUMENT_SHIFT:
            state.stack[frame] += 1 << ARGUMENT_SHIFT

    def end(self, state: Stack, other: Player) -> None:
        state.discard_aside(other)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plunder")


class TokenForLoot(Effect):
    """Pirate Ship; x = whether a Treasure was trashed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x:
            take_tokens(state, me, PIRATE, 1)


# a trashed card + 1; one card a victim, so five at most, unless a position has one victim twice
LOOT_BITS: Final = 7
LOOT: Final = [Part(f"loot {place + 1}", CARD_OR_NONE, LOOT_BITS * place) for place in range(5)]
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


class Swindle(Effect):
    """x = the victim | price of the trashed card << 8."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        top = state.reveal_top(other, "reveal", EVERYBODY)
        if top != NOTHING:
            price = state.price(top)
            state.trash_from(other, other.aside, top, ASIDE)
            if state.costing_exactly(price):
                state.ask(self, me, x | price << 8)

    def victim(self, x: i64) -> i64:
        return x & 0xFF

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SWINDLE, state.costing_exactly(x >> 8))

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
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-revealed-treasure", who)


class Sabotage(Effect):
    """Saboteur's victim; x = what a replacement may cost."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = state.reveal_top(me, "reveal", EVERYBODY)
        while top != NOTHING and state.cost(top) < 3:
            top = state.reveal_top(me, "reveal", EVERYBODY)
        if top != NOTHING:
            limit = state.price(top) - 2
            state.trash_from(me, me.aside, top, ASIDE)
            if state.costing_up_to(limit):
                state.ask(self, me, limit)
                return
        state.discard_aside(me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_MAY_GAIN, state.costing_up_to(x), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.gain(me, chosen, DISCARD)
        state.discard_aside(me)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("sabotage", who)


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


MOST_PRICE: Final = 75                           # a Colony's, and a Potion

REVEAL: Final = word(Reveal(), Argument([Part("cards", 4), Part("kind", len(KINDS) - 1, KIND_SHIFT),
                                         Part("until", 1, 8), Part("to", len(TARGETS) - 1, TARGET_SHIFT)]))
discard_rest: Final = word(DiscardRest())
coins_per_name: Final = word(CoinsPerName(), above=("discard_rest",))
look_at_top: Final = word(LookAtTop(), number("cards", 3), above=("trash_looked", "trash_one_looked"))
discard_looked: Final = word(DiscardLooked(), Argument([Part("card", CARD_OR_NONE, 0, asking=True)]),
                             above=("put_back_rest",))
discard_one_looked: Final = word(DiscardOneLooked(), above=("put_back_rest",))
draw_to_seven: Final = word(DrawToSeven())
name_and_reveal: Final = word(NameAndReveal())
take_coppers: Final = word(TakeCoppers(), Argument([Part("begun", 1, 0, asking=True)]))
spy_on: Final = word(SpyOn(), seat_of("seat"), about_it=True)
steal_from: Final = word(StealFrom(), seat_of("seat"), above=("steal_from", "gain_stolen"), about_it=True)
gain_stolen: Final = word(GainStolen(), Argument(LOOT))
plunder: Final = word(Plunder(), seat_of("seat"), above=("plunder", "token_for_loot"), about_it=True, needs=TOKENS)
token_for_loot: Final = word(TokenForLoot(), number("loot", 1), needs=TOKENS)
swindle: Final = word(Swindle(), Argument([Part("seat", SEAT), Part("price", MOST_PRICE, 8, asking=True)]),
                      about_it=True)
jest: Final = word(Jest(), Argument([Part("seat", SEAT), Part("card", CARD_OR_NONE, 8, asking=True)]), about_it=True)
trash_revealed_treasure: Final = word(TrashRevealedTreasure())
sabotage: Final = word(Sabotage(), Argument([Part("price", MOST_PRICE, 0, asking=True)]))
neighbour_reveals: Final = word(NeighbourReveals(), number("of each", 2))


def reveal(n: int, kind: int, to: int = TO_HAND) -> int:
    return REVEAL(n | kind << KIND_SHIFT | to << TARGET_SHIFT)


def reveal_until(n: int, kind: int, to: int = TO_HAND) -> int:
    return REVEAL(n | kind << KIND_SHIFT | UNTIL | to << TARGET_SHIFT)
