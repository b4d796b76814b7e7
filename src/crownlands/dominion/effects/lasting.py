"""What lasts beyond a card's play: next turns, mats, extra turns, and what holds for the rest of the turn."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, Argument, Part, number
from crownlands.dominion.cards import LATER, MATS, NAME_NUMBERS, NAMES, TALLIES, TURNS, Text
from crownlands.dominion.effect import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECTS,
    PROGRAMS,
    SEAT_MASK,
    SEAT_SHIFT,
    Effect,
    word,
)
from crownlands.dominion.effects.words import followed_by, message, program, program_argument, program_text
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_BAN, ASK_MAY_SAVE, ASK_SAVE, ASK_TO_MAT, MAY_DONE, MAY_NAME, NAMED
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import BANNED, HOARDS, MAY_SAVE, NOBODY, OUTPOSTS
from crownlands.dominion.turn_order import TurnOrder
from crownlands.dominion.zones import GEAR, HAND, HAVEN, HIDDEN_MATS, HORSE_TRADERS, ISLAND, PLAY, POSSESSED
from crownlands.kernel.event import EVERYBODY


class NextTurn(Effect):
    """x = a program for the start of the player's next turn, until when the card stays in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.do_later(me, at_start(x))
        state.stay()

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def text(self, x: i64, who: str) -> List[Text]:
        told = program_text(x, who)
        if told[0][0] == "choose-one":                   # what can be chosen is listed below it
            return [("choose-next-turn", {"who": who}, told[0][2])]
        return followed_by("next-turn", x, who)


class AtStart(Effect):
    """x = a program, whose time has come: a turn of the player begins."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then_program(PROGRAMS[x].code, me)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def speaker(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[PROGRAMS[x].speaker]

    def is_indifferent(self, x: i64) -> bool:
        code = PROGRAMS[x].code
        return all(EFFECTS[code[i] & EFFECT_MASK].indifferent for i in range(i64(len(code))))

    def text(self, x: i64, who: str) -> List[Text]:
        return program_text(x, who)


class SaveForNextTurn(Effect):
    """Haven. Without a card to set aside there is nothing to stay for."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_SAVE, state.kingdom.all)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return HAVEN in state.kingdom.mats

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        state.put_on_mat(me, card, HAVEN, HAND, state.only(me))
        state.do_later(me, take_back(MATS_BY_NUMBER.index(HAVEN)))
        state.stay()

    def text(self, x: i64, who: str) -> List[Text]:
        return message("save-for-next-turn")


class SaveSeveral(Effect):
    """Gear; x = how many more cards may be set aside | how many have been << 4. Without any there is nothing to stay
    for."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and x & 15:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_SAVE, state.kingdom.all, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x & 15, me.hand.size)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return GEAR in state.kingdom.mats

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        state.put_on_mat(me, card, GEAR, HAND, state.only(me))
        self.start(state, me, x + 15)                    # one fewer, and one more

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x >> 4:
            state.do_later(me, take_lot(int(x >> 4)))
            state.stay()

    def text(self, x: i64, who: str) -> List[Text]:
        return message("save-several", n=int(x & 15))


class TakeBack(Effect):
    """x = a mat, whose cards go to the hand: the one that has lain there longest, if there is this for the others too,
    else all."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        count = state.mat(me, MATS_BY_NUMBER[x]).size
        for i in range(state.stack_size):
            same = state.stack[i] & EFFECT_MASK == self.number and state.stack[i] >> ARGUMENT_SHIFT == x
            if same and state.stack[i] >> SEAT_SHIFT & SEAT_MASK == me.seat:
                count = min(count, 1)
        take_from_mat(state, me, MATS_BY_NUMBER[x], count)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return MATS_BY_NUMBER[x] in state.kingdom.mats

    def speaker(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[NAME_NUMBERS[MATS_BY_NUMBER[x]]]


class TakeLot(Effect):
    """Gear; x = how many of the cards set aside go to the hand: those that have lain there longest."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        take_from_mat(state, me, GEAR, min(x, state.mat(me, GEAR).size))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return GEAR in state.kingdom.mats

    def speaker(self, state: Stack, x: i64) -> i64:
        return state.kingdom.by_name[NAME_NUMBERS[GEAR]]


def take_from_mat(state: Stack, me: Player, name: str, count: i64) -> None:
    mat = state.mat(me, name)
    if count == 0:
        return
    taken = [mat.cards[i] for i in range(count)]
    if state.listener is not None:
        state.tell_move("take", me, taken, name, HAND, state.only(me) if name in HIDDEN_MATS else EVERYBODY)
    for card in taken:
        mat.remove_at(0)
        me.hand.put(card)


class SetThisAside(Effect):
    """Horse Traders as a reaction; x = the card, which leaves the hand until the next turn."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        me.hand.remove(x)
        state.put_on_mat(me, x, HORSE_TRADERS, HAND, EVERYBODY)
        state.do_later(me, take_back(MATS_BY_NUMBER.index(HORSE_TRADERS)))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return me.hand.find(x) >= 0 and HORSE_TRADERS in state.kingdom.mats

    def text(self, x: i64, who: str) -> List[Text]:
        return message("set-this-aside")


class Afterwards(Effect):
    """x = a program for the start of the player's next turn, for which nothing stays in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.do_later(me, at_start(x))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def text(self, x: i64, who: str) -> List[Text]:
        return followed_by("next-turn", x, who)


class ThisToMat(Effect):
    """Island: this card, if it is in play, and one from the hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.own_slot():
            card = state.leave_play(me, state.own_slot())
            state.put_on_mat(me, card, ISLAND, PLAY, EVERYBODY)
        if me.hand.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TO_MAT, state.kingdom.all)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return ISLAND in state.kingdom.mats

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        state.put_on_mat(me, card, ISLAND, HAND, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("this-to-mat")


class ExtraTurn(Effect):
    """Outpost: a short hand, and one turn more, unless it would be the third in a row; x = the wording of its text."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        assert isinstance(state, TurnOrder)
        first = state.tally[OUTPOSTS] == 0
        brings_turn = first and state.turns_in_a_row < 2
        if state.kingdom.outpost != "2017" or brings_turn:
            state.tally[OUTPOSTS] += 1
        if brings_turn:
            state.ask_for_turn(me.seat, NOBODY)
            state.stay()

    def text(self, x: i64, who: str) -> List[Text]:
        return message("extra-turn" if x == 0 else "extra-turn-" + OUTPOST_WORDINGS[x])


class Possess(Effect):
    """x = whether its text says that it is never a third turn in a row."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        assert isinstance(state, TurnOrder)
        state.ask_for_turn(state.left_of(me, 1).seat, me.seat)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return POSSESSED in state.kingdom.mats

    def text(self, x: i64, who: str) -> List[Text]:
        return message("possess", limited=str(bool(x)))


class NeighbourBans(Effect):
    """Contraband: the player to the left names a card. Any may be named, also one that is not in this game."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then(name_banned, state.left_of(me, 1))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("neighbour-bans")


class NameBanned(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_BAN, 0, MAY_NAME)

    def answer(self, state: Stack, me: Player, x: i64, named: i64) -> None:
        card = state.kingdom.by_name[named - NAMED]
        if card != NO_CARD:
            state.tally[BANNED] |= state.kingdom.bits[card]
        if state.listener is not None:
            state.tell("name", me.seat, {"card": NAMES[named - NAMED]}, {}, EVERYBODY)


class MaySaveTreasure(Effect):
    """Herbalist in its later wording: each play lets a Treasure go back in Clean-up."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[MAY_SAVE] += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-save-treasure")


class GoldForVictory(Effect):
    """Hoard in its later wording: each play counts for the rest of the turn."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[HOARDS] += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gold-for-victory")


MATS_BY_NUMBER: Final = (HAVEN, HORSE_TRADERS)
OUTPOST_WORDINGS: Final = ("first", "2017", "2023")

NEXT_TURN: Final = word(NextTurn(), program_argument(), needs=LATER)
AFTERWARDS: Final = word(Afterwards(), program_argument(), needs=LATER)
save_for_next_turn: Final = word(SaveForNextTurn(), needs=LATER | MATS)
at_start: Final = word(AtStart(), program_argument(), needs=LATER)
save_several: Final = word(SaveSeveral(), Argument([Part("more", 2), Part("saved", 1, 4, asking=True)]),
                           needs=LATER | MATS)
take_back: Final = word(TakeBack(), number("mat", len(MATS_BY_NUMBER) - 1), needs=MATS, indifferent=True)
take_lot: Final = word(TakeLot(), number("cards", 2), needs=MATS, indifferent=True)
set_this_aside: Final = word(SetThisAside(), Argument([Part("card", CARD_NUMBER)]), needs=LATER | MATS, about_it=True)
this_to_mat: Final = word(ThisToMat(), needs=MATS)
EXTRA_TURN: Final = word(ExtraTurn(), number("wording", len(OUTPOST_WORDINGS) - 1), needs=TURNS | TALLIES)
POSSESS: Final = word(Possess(), number("limited", 1), needs=TURNS)
name_banned: Final = word(NameBanned(), needs=TALLIES)
neighbour_bans: Final = word(NeighbourBans(), needs=TALLIES)
may_save_treasure: Final = word(MaySaveTreasure(), needs=TALLIES)
gold_for_victory: Final = word(GoldForVictory(), needs=TALLIES)


def next_turn(*instructions: int) -> int:
    return NEXT_TURN(program(list(instructions)))


def afterwards(*instructions: int) -> int:
    return AFTERWARDS(program(list(instructions)))


def extra_turn(wording: str = "first") -> int:
    return EXTRA_TURN(OUTPOST_WORDINGS.index(wording))


def possess(limited: bool = False) -> int:
    return POSSESS(1 if limited else 0)
