"""To the trash, from the hand, from play, or from the Supply."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, NAME, Argument, Part, number
from crownlands.dominion.cards import COPPER, NAMES, SILVER, TALLIES, TRASHING, Text, name_number
from crownlands.dominion.effect import PROGRAMS, Effect, word
from crownlands.dominion.effects.looking import OfLooked
from crownlands.dominion.effects.words import (
    IF_MAY,
    MAY,
    PROGRAM_BITS,
    PROGRAM_MASK,
    followed_by,
    message,
    program,
    program_argument,
    program_text,
)
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import CARD, Player
from crownlands.dominion.questions import (
    ASK_MAY_TRASH,
    ASK_MAY_USE,
    ASK_TRASH,
    ASK_TRASH_DISCARDED,
    ASK_TRASH_LOOKED,
    ASK_TRASH_ONE_LOOKED,
    ASK_TRASH_SUPPLY,
    ASK_TRASH_THIS,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import CARDS_BOUGHT
from crownlands.dominion.voices import choose_next, join_others
from crownlands.dominion.zones import ASIDE, DISCARD, HAND, SUPPLY, TRASH
from crownlands.kernel.event import EVERYBODY


class Trashes(Effect):
    """Hand cards are trashed one after the other; x = how many more | those trashed so far that say something about
    that, each + 1 << TRASHED_SHIFT and on. They speak when all have been trashed."""

    only_counts = True
    may: bool = False

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & COUNT and me.hand.size:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if self.may else ASK_TRASH, state.kingdom.all, MAY_DONE if self.may else 0)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x & COUNT, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        state.move_to_trash(me, card, HAND)
        self.start(state, me, with_trashed(state, x - 1, card))

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x >> TRASHED_SHIFT:
            state.set_off(TRASHING, me, trashed_in(x))


COUNT: Final = 7                                 # in an argument: how many
TRASHED_SHIFT: Final = 3
TRASHED_BITS: Final = 7
TRASHED: Final = [Part(f"trashed {place + 1}", CARD_OR_NONE, TRASHED_SHIFT + TRASHED_BITS * place, asking=True)
                  for place in range(4)]


def with_trashed(state: Stack, x: i64, card: i64) -> i64:
    """The argument, with a trashed card noted in it if that card says something about it."""
    if not state.kingdom.trash_voices >> card & 1:
        return x
    return x & COUNT | (x >> TRASHED_SHIFT << TRASHED_BITS | card + 1) << TRASHED_SHIFT


def trashed_in(x: i64) -> List[i64]:
    """The cards that are noted in an argument, as they were trashed."""
    found: List[i64] = []
    x >>= TRASHED_SHIFT
    while x:
        found.append((x & 127) - 1)
        x >>= TRASHED_BITS
    return found[::-1]


class Trash(Trashes):
    """All, if the hand has fewer."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x >> TRASHED_SHIFT == 0 and whole_hand_goes(state, me, x & COUNT):
            trash_hand(state, me)
        else:
            super().start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash", who, n=int(x & COUNT))


def whole_hand_goes(state: Stack, me: Player, cards: i64) -> bool:
    """Whether so many cards to trash leave no choice. All can see that, and nothing depends on their order."""
    return me.hand.size <= cards and state.format > 1


def trash_hand(state: Stack, me: Player) -> None:
    cards: List[i64] = [i64(card) for card in sorted(me.hand.to_list())]
    for card in cards:
        me.hand.remove(card)
        state.move_to_trash(me, card, HAND)
    if state.kingdom.listening >> TRASHING & 1:
        state.set_off(TRASHING, me, cards)


class TrashUpTo(Trashes):
    may: bool = True

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-up-to", n=int(x & COUNT))


class TrashTwoForSilver(Effect):
    """Trading Post; x = cards trashed so far, as above."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & COUNT < 2 and x >> TRASHED_SHIFT == 0 and whole_hand_goes(state, me, 2 - (x & COUNT)):
            x += me.hand.size
            trash_hand(state, me)
        if x & COUNT < 2 and me.hand.size:
            state.ask(self, me, x)
            return
        if x >> TRASHED_SHIFT:
            state.set_off(TRASHING, me, trashed_in(x))
        if x & COUNT == 2:
            state.then(gain_silver, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def picks(self, me: Player, x: i64) -> i64:
        return min(2 - (x & COUNT), me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        me.hand.remove(chosen)
        state.move_to_trash(me, chosen, HAND)
        self.start(state, me, with_trashed(state, x + 1, chosen))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-two-for-silver")


class GainSilver(Effect):
    """To the hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, SILVER, HAND)


class TrashCopper(Effect):
    """x = coins for it, | MAY."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.bits[COPPER]):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if x & MAY else ASK_TRASH, state.kingdom.bits[COPPER],
                         MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.coins += x & ~MAY

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-copper", n=int(x & ~MAY), may=str(bool(x & MAY)))


class TrashFor(Effect):
    """x = a program about the trashed card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.then_about(PROGRAMS[x].code, me, card)

    def text(self, x: i64, who: str) -> List[Text]:
        return followed_by("trash-for", x & PROGRAM_MASK, who)


class MayTrashTreasure(Effect):
    """Spice Merchant; x = a program that follows."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.treasures):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH, state.kingdom.treasures, MAY_DONE)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.then_program(PROGRAMS[x].code, me)

    def text(self, x: i64, who: str) -> List[Text]:
        """Of a choice that follows, what can be chosen is listed below it."""
        return [("choose-for-treasure", {"who": who}, program_text(x, who)[0][2])]


class MayTrashFromHand(Effect):
    """Fool's Gold: one copy after the other may be trashed at a moment; x = a program for each | the number of the
    card's name << 16."""

    def card(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[x >> PROGRAM_BITS]

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        return state.worth_asking(me, state.kingdom.bits[self.card(state, x)])

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.applies(state, me, x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_USE, state.kingdom.bits[self.card(state, x)], MAY_DONE)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return self.card(state, x) != NO_CARD

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        waiting = join_others(state, me, self.number, x)
        state.trash_from(me, me.hand, card, HAND)
        state.then_program(PROGRAMS[x & PROGRAM_MASK].code, me)
        if waiting:
            state.then(choose_next, me, waiting)
        else:
            state.then(MAY_TRASH_FROM_HAND, me, x)

    def speaker(self, state: Stack, x: i64) -> i64:
        return self.card(state, x)

    def text(self, x: i64, who: str) -> List[Text]:
        if not len(PROGRAMS[x & PROGRAM_MASK].code):
            return message("may-trash-held", who)
        return followed_by("may-trash-from-hand", x & PROGRAM_MASK, who)


class TrashThis(Effect):
    """Without effect if the card has left play already, as when Throne Room plays it again."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.own_slot():
            state.trash_from_play(me, state.own_slot())

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-this")


class MayTrashThis(Effect):
    """x = coins for it. Under Throne Room it can be trashed only once."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.own_slot():
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.own_slot() > 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_THIS, 3)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes and state.own_slot():
            state.trash_from_play(me, state.own_slot())
            state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-trash-this", n=int(x))


class TrashThisUnlessBought(Effect):
    """Hermit, when it is discarded from play, if no card was bought in the turn; x = the name of the card for it."""

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        """Where nothing is gained for it, it comes to the same whenever it is trashed."""
        card = state.kingdom.by_name[x]
        return state.tally[CARDS_BOUGHT] == 0 and card != NO_CARD and state.supply[card] > 0

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.own_slot() and state.tally[CARDS_BOUGHT] == 0:
            state.trash_from_play(me, state.own_slot())
            card = state.kingdom.by_name[x]
            if card != NO_CARD:
                state.gain(me, card, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-this-unless-bought", cards=[NAMES[x]])


class ExchangeThis(Effect):
    """Hermit in its later wording: what it says of the end of the Buy phase (see clean_up.py); x = the card for it."""

    def text(self, x: i64, who: str) -> List[Text]:
        return message("exchange-this", cards=[NAMES[x]])


class TrashFoundOrHeld(Effect):
    """Hermit: no Treasure, from the hand or the discard pile; x = 1 when it is asked about the discard pile."""

    def wanted(self, state: Stack) -> i64:
        return state.kingdom.all & ~state.kingdom.treasures

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.discard.size:
            state.look_through(me)
        if me.hand.size or me.discard.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        """Hand cards come as they are, those of the discard pile are asked for when none of the hand is chosen."""
        if x == 0:
            state.offer(me, ASK_MAY_TRASH, state.mask_of(me.hand) & self.wanted(state), MAY_DONE)
        else:
            state.offer(me, ASK_TRASH_DISCARDED, state.mask_of(me.discard) & self.wanted(state), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if x == 0:
            state.trash_from(me, me.hand, card, HAND)
            return
        state.trash_from(me, me.discard, card, DISCARD)
        state.tell_discard_top(me)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x == 0 and me.discard.size:
            state.ask(self, me, 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-found-or-held")


class TrashOther(Effect):
    """Rats; x = the name of the card that cannot be trashed. A hand of nothing else is shown."""

    def wanted(self, state: Stack, x: i64) -> i64:
        card = state.kingdom.by_name[x]
        return state.kingdom.all & ~state.kingdom.bits[card] if card != NO_CARD else state.kingdom.all

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, self.wanted(state, x)):
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, self.wanted(state, x))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-other", cards=[NAMES[x]])


class TrashTreasuresInPlay(Effect):
    """Mint."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        slot: i64 = 1
        while slot <= me.play.size:
            if state.kingdom.treasures >> (me.play.cards[slot - 1] & CARD) & 1:
                state.trash_from_play(me, slot)
            else:
                slot += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-treasures-in-play")


class TrashFromSupply(Effect):
    """Lurker. Nobody has owned the card: it counts as trashed by the player who chose it, and goes for good."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.in_stock & state.kingdom.actions:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_SUPPLY, state.in_stock & state.kingdom.actions)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.take_from_pile(card)
        state.trash[card] += 1
        if state.listener is not None:
            state.tell_move("trash", me, [card], SUPPLY, TRASH, EVERYBODY)
        if state.kingdom.listening >> TRASHING & 1:
            state.set_off(TRASHING, me, [card])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-from-supply")


class TrashLooked(OfLooked):
    """Sentry: any of the cards looked at. Trashing is finished before discarding begins."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_TRASH_LOOKED, me.aside, MAY_DONE)

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        me.aside.remove(chosen)
        state.move_to_trash(me, chosen, ASIDE)
        self.start(state, me, with_trashed(state, x, chosen))

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x >> TRASHED_SHIFT:
            state.set_off(TRASHING, me, trashed_in(x))


class TrashOneLooked(OfLooked):
    """Lookout: one of the cards looked at."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_TRASH_ONE_LOOKED, me.aside)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.trash_from(me, me.aside, chosen, ASIDE)


gain_silver: Final = word(GainSilver())
trash: Final = word(Trash(), Argument([Part("cards", 2), *TRASHED]))
trash_up_to: Final = word(TrashUpTo(), Argument([Part("cards", 4), *TRASHED]))
TRASH_COPPER: Final = word(TrashCopper(), Argument([Part("coins", 3), IF_MAY]))
TRASH_FOR: Final = word(TrashFor(), program_argument())
MAY_TRASH_TREASURE: Final = word(MayTrashTreasure(), program_argument())
MAY_TRASH_FROM_HAND: Final = word(MayTrashFromHand(), program_argument(Part("card", NAME, PROGRAM_BITS)))
trash_two_for_silver: Final = word(TrashTwoForSilver(), Argument([Part("trashed", 1, 0, asking=True), *TRASHED]))
trash_this: Final = word(TrashThis())
may_trash_this_for: Final = word(MayTrashThis(), number("coins", 2))
TRASH_THIS_UNLESS_BOUGHT: Final = word(TrashThisUnlessBought(), Argument([Part("card", NAME)]), needs=TALLIES)
trash_found_or_held: Final = word(TrashFoundOrHeld(), Argument([Part("discarded", 1, 0, asking=True)]))
EXCHANGE_THIS: Final = word(ExchangeThis(), Argument([Part("card", NAME)]), needs=TALLIES)
TRASH_OTHER: Final = word(TrashOther(), Argument([Part("card", NAME)]))
trash_treasures_in_play: Final = word(TrashTreasuresInPlay())
trash_from_supply: Final = word(TrashFromSupply())
trash_looked: Final = word(TrashLooked(), Argument(TRASHED), above=("discard_looked",))
trash_one_looked: Final = word(TrashOneLooked(), above=("discard_one_looked",))


def trash_copper_for(coins: int, may: bool = False) -> int:
    return TRASH_COPPER(coins | (MAY if may else 0))


def may_trash_treasure(*then: int) -> int:
    return MAY_TRASH_TREASURE(program(list(then)))


def may_trash_from_hand(card: str, *then: int) -> int:
    """Of a card that says so while it is in hand."""
    return MAY_TRASH_FROM_HAND(program(list(then)) | name_number(card) << PROGRAM_BITS)


def trash_this_unless_bought(card: str) -> int:
    return TRASH_THIS_UNLESS_BOUGHT(name_number(card))


def exchange_this(card: str) -> int:
    return EXCHANGE_THIS(name_number(card))


def trash_other(card: str) -> int:
    """A hand card that is not this one."""
    return TRASH_OTHER(name_number(card))


def trash_for(*about_it: int) -> int:
    """A hand card, for something that is about it."""
    return TRASH_FOR(program(list(about_it)))
