"""From the Supply: a certain card, or one up to a cost; from the trash, or a Prize."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, NAME, Argument, Part, number
from crownlands.dominion.cards import (
    GAINS,
    NAME_NUMBERS,
    NAMES,
    PRIZE,
    Text,
    name_number,
)
from crownlands.dominion.effect import HELD, MOST_PLACES, PILED, PLACE_SHIFT, Effect, word
from crownlands.dominion.effects.bonuses import bonus_for_types
from crownlands.dominion.effects.trashing import trash_this
from crownlands.dominion.effects.words import (
    IF_MAY,
    MAY,
    message,
)
from crownlands.dominion.frames import HEIGHT_SHIFT
from crownlands.dominion.kingdom import ACTIONS, NO_CARD, POTION_PRICE, TREASURES
from crownlands.dominion.player import CARD, Player
from crownlands.dominion.questions import (
    ASK_GAIN,
    ASK_GAIN_FROM_TRASH,
    ASK_MAY_GAIN,
    ASK_MAY_SHOW,
    ASK_PRIZE,
    ASK_PUT_ON_DECK,
    ASK_SMUGGLE,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import DECK, DISCARD, HAND
from crownlands.kernel.event import EVERYBODY

# in an argument
PRICE: Final = 0xFF
ZONES: Final = (DISCARD, HAND, DECK)             # where a gained card goes, by number
ZONE_SHIFT: Final = 8
EXACTLY: Final = 1 << 10                         # costing exactly, not up to
KIND_SHIFT: Final = 11                           # of the cards that may be gained, or trashed for it
KIND_MASK: Final = 15

TO: Final = Part("to", len(ZONES) - 1, ZONE_SHIFT)
COINS: Final = POTION_PRICE - 1                  # of a price
IF_EXACTLY: Final = Part("exactly", 1, 10)
OF_KIND: Final = Part("kind", TREASURES, KIND_SHIFT)


class Gain(Effect):
    """x = the number of a card's name | zone << 16."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = state.kingdom.by_name[x & 0xFFFF]
        if card != NO_CARD:
            state.gain(me, card, ZONES[x >> 16])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain", who, cards=[NAMES[x & 0xFFFF]], to=ZONES[x >> 16])


class GainCopy(Effect):
    """x = a card of the Supply."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, x, DISCARD)


class GainUpTo(Effect):
    """x = price | MAY | zone << 8 | EXACTLY | kind << 11. Compulsory if a pile qualifies, or not."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.piles(state, x):
            state.ask(self, me, x)

    def piles(self, state: Stack, x: i64) -> i64:
        price = x & PRICE
        piles = state.costing_exactly(price) if x & EXACTLY else state.costing_up_to(price)
        return piles & state.kingdom.kinds[x >> KIND_SHIFT & KIND_MASK]

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_MAY_GAIN if x & MAY else ASK_GAIN, self.piles(state, x), MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, ZONES[x >> ZONE_SHIFT & 3])

    def text(self, x: i64, who: str) -> List[Text]:
        kind = x >> KIND_SHIFT & KIND_MASK
        id = "gain-exactly" if x & EXACTLY else "gain-treasure-up-to" if kind == TREASURES else \
            "may-gain-action-up-to" if kind == ACTIONS else "may-gain-up-to" if x & MAY else \
            "gain-up-to"
        return message(id, who, n=int(x & COINS), to=ZONES[x >> ZONE_SHIFT & 3],
                       potion=str(bool(x & POTION_PRICE)))


class GainCheaper(Effect):
    """x = the card that it must be cheaper than."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.costing_less(state.price(x)):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, state.costing_less(state.price(x)))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-two-cheaper")


class GainForBonus(Effect):
    """Ironworks; x = cost. The bonus follows the types of the gained card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.costing_up_to(x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, state.costing_up_to(x))

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        if state.gain(me, chosen, DISCARD):
            state.then(bonus_for_types, me, chosen | 1 << 8)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-for-bonus", n=int(x))


class GainByNames(Effect):
    """Horn of Plenty: up to the number of different cards in play. For a Victory card it is trashed."""

    def piles(self, state: Stack, me: Player) -> i64:
        return state.costing_up_to(state.bits_in(state.in_play(me)))

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.piles(state, me):
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, self.piles(state, me))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if state.gain(me, card, DISCARD) and state.kingdom.victories >> card & 1:
            state.then(trash_this, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-by-names")


class GainFromTrash(Effect):
    """Lurker."""

    def actions(self, state: Stack) -> i64:
        mask: i64 = 0
        for card in range(state.kingdom.count):
            if state.trash[card]:
                mask |= state.kingdom.bits[card]
        return mask & state.kingdom.actions

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.actions(state):
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN_FROM_TRASH, self.actions(state))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain_from_trash(me, card)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-from-trash")


class Smuggle(Effect):
    """x = the most that a card may cost which the player to the right gained in the last turn. It may be one that
    cannot be gained any more."""

    def cards(self, state: Stack, me: Player, x: i64) -> i64:
        found: i64 = 0
        gained = state.left_of(me, state.seats - 1).lasting.gained
        for card in range(state.kingdom.count):
            if gained >> card & 1 and state.price(card) <= x:
                found |= state.kingdom.bits[card]
        return found

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.cards(state, me, x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SMUGGLE, self.cards(state, me, x))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if not state.kingdom.beside >> card & 1:
            state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("smuggle", n=int(x))


class GainTwoCheaper(Effect):
    """Stonemason; x = the trashed card. The second one is chosen when the first is gained."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then(gain_cheaper, me, x)
        state.then(gain_cheaper, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-two-cheaper")


class GainNoFarmland(Effect):
    """Farmland in its later wording; x = the trashed card."""

    def piles(self, state: Stack, x: i64) -> i64:
        farmland = state.kingdom.by_name[NAME_NUMBERS["farmland"]]
        return state.costing_exactly(state.price(x) + 2) & ~state.kingdom.bits[farmland]

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.piles(state, x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, self.piles(state, x))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return state.kingdom.by_name[NAME_NUMBERS["farmland"]] != NO_CARD

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-no-farmland")


class GainAttack(Effect):
    """Squire."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.in_stock & state.kingdom.attacks:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, state.in_stock & state.kingdom.attacks)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-attack")


class GainPrize(Effect):
    """Onto the deck."""

    def prizes(self, state: Stack) -> i64:
        mask: i64 = 0
        for card in range(state.kingdom.count):
            if state.kingdom.types[card] & PRIZE and state.supply[card]:
                mask |= state.kingdom.bits[card]
        return mask

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.prizes(state):
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_PRIZE, self.prizes(state))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, DECK)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-prize")


class ShowToCopy(Effect):
    """Mint: a Treasure from the hand, of which a copy is gained."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.treasures):
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_SHOW, state.kingdom.treasures, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.show(me, card)
        if not state.kingdom.beside >> card & 1:
            state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("show-to-copy")


class MayPutOnDeck(Effect):
    """Royal Seal; x = the card that was gained | where it lies << PLACE_SHIFT. In the discard pile it is lost when
    another covers it; by a later rule it is not."""

    moves_it: bool = True

    def place(self, state: Stack, me: Player, x: i64) -> i64:
        """The place of the card in the hand or the discard pile; -1: it is lost."""
        card = x & CARD
        if x >> PLACE_SHIFT == HELD:
            return me.hand.find(card)
        at = (x >> PLACE_SHIFT) - PILED - 1
        if x >> PLACE_SHIFT == 0:                        # so positions told it before
            at = me.discard.size - 1
            if not state.kingdom.covered_is_lost and (at < 0 or me.discard.cards[at] != card):
                at = me.discard.find(card)
        covered = state.kingdom.covered_is_lost and at != me.discard.size - 1
        return at if 0 <= at < me.discard.size and me.discard.cards[at] == card and not covered else -1

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        return self.place(state, me, x) >= 0

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.place(state, me, x) >= 0:
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return self.place(state, me, x) >= 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_PUT_ON_DECK, 3, 0, x & CARD)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            at = self.place(state, me, x)
            held = x >> PLACE_SHIFT == HELD
            if held:
                me.hand.remove_at(at)
            else:
                me.discard.remove_at(at)
                state.left_discard(me, at)
            state.put_on_deck(me, x & CARD)
            if state.listener is not None:
                state.tell_move("put_back", me, [x & CARD], HAND if held else DISCARD, DECK, EVERYBODY)
                if not held:
                    state.tell_discard_top(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-put-on-deck")


class PutGainedOnDeck(Effect):
    """Replace, when all that the gain set off is done; x = the gained card | how high it lies in the discard pile, or 0
    if it has left, << HEIGHT_SHIFT. A card that is covered is lost track of, by a later rule it is not."""

    has_height = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = x & 0xFF
        at = (x >> HEIGHT_SHIFT) - 1
        if at < 0 or at >= me.discard.size or me.discard.cards[at] != card:
            return
        if at < me.discard.size - 1 and state.kingdom.covered_is_lost:
            return
        me.discard.remove_at(at)
        state.put_on_deck(me, card)
        if state.listener is not None:
            state.tell_move("put_back", me, [card], DISCARD, DECK, EVERYBODY)
            state.tell_discard_top(me)


GAIN: Final = word(Gain(), Argument([Part("card", NAME), Part("to", len(ZONES) - 1, 16)]))
gain_copy: Final = word(GainCopy(), Argument([Part("card", CARD_NUMBER)]))
GAIN_UP_TO: Final = word(GainUpTo(), Argument([Part("price", PRICE), TO, IF_EXACTLY, OF_KIND, IF_MAY]))
gain_cheaper: Final = word(GainCheaper(), Argument([Part("card", CARD_NUMBER)]))
gain_two_cheaper: Final = word(GainTwoCheaper(), Argument([Part("card", CARD_NUMBER)]), about_it=True)
gain_for_bonus: Final = word(GainForBonus(), number("cost", 4))
gain_by_names: Final = word(GainByNames())
gain_from_trash: Final = word(GainFromTrash())
put_gained_on_deck: Final = word(PutGainedOnDeck(), Argument([
    Part("card", CARD_NUMBER), Part("height", 0xFFFF, HEIGHT_SHIFT)]))
smuggle: Final = word(Smuggle(), number("cost", 6), needs=GAINS)
gain_no_farmland: Final = word(GainNoFarmland(), Argument([Part("card", CARD_NUMBER)]), about_it=True)
gain_attack: Final = word(GainAttack())
gain_prize: Final = word(GainPrize())
show_to_copy: Final = word(ShowToCopy())
may_put_on_deck: Final = word(MayPutOnDeck(), Argument([
    Part("card", CARD_NUMBER), Part("place", MOST_PLACES, PLACE_SHIFT)]), about_it=True)


def gain(card: str, to: str = DISCARD) -> int:
    """A certain card."""
    return GAIN(name_number(card) | ZONES.index(to) << 16)


def gain_up_to(cost: int, to: str = DISCARD) -> int:
    return GAIN_UP_TO(cost | ZONES.index(to) << ZONE_SHIFT)


def may_gain_up_to(cost: int) -> int:
    return GAIN_UP_TO(cost | MAY)


def may_gain_action_up_to(cost: int) -> int:
    return GAIN_UP_TO(cost | MAY | ACTIONS << KIND_SHIFT)
