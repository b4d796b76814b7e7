"""Showing hand cards, and what depends on them; passing them on."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part, number
from crownlands.dominion.cards import PROVINCE, Text
from crownlands.dominion.effect import ARGUMENT_SHIFT, PROGRAMS, Effect, word
from crownlands.dominion.effects.choices import CHOOSE_SEVERAL, MORE_SHIFT, choices_of, choices_text
from crownlands.dominion.effects.gaining import gain_copy
from crownlands.dominion.effects.words import (
    PROGRAM_BITS,
    PROGRAM_MASK,
    Code,
    add_program,
    code_of,
    message,
    program_argument,
    program_of,
    text_of,
)
from crownlands.dominion.player import OPEN, PICKED, Player
from crownlands.dominion.questions import (
    ASK_PASS,
    ASK_RETURN,
    ASK_SHOW,
    ASK_SHOW_PROVINCE,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import ASIDE, HAND


class ShowHandForCards(Effect):
    """Shanty Town; x = cards to draw if the hand holds no Action."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)
        if not state.mask_of(me.hand) & state.kingdom.actions:
            state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("show-hand-for-cards", n=int(x))


class CardsForDifferentHand(Effect):
    """Menagerie: three cards if no two in hand have the same name, else one."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)
        state.draw(me, 3 if state.bits_in(state.mask_of(me.hand)) == me.hand.size else 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("cards-for-different-hand")


class ShowHand(Effect):
    """Hunting Party."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("show-hand")


class ShowForChoices(Effect):
    """Courtier; x = program. As many choices as the shown card has types."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_SHOW, state.kingdom.all)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].choices) > 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.show(me, card)
        types = min(state.bits_in(state.kingdom.types[card]), i64(len(PROGRAMS[x].choices)))
        state.then(CHOOSE_SEVERAL, me, x | types - 1 << MORE_SHIFT)

    def text(self, x: i64, who: str) -> List[Text]:
        return choices_text("choose-by-types", x, who)


class ReturnToPile(Effect):
    """Ambassador; x = the shown card + 1 | cards returned << 8. Up to two of it go back, then the others gain one."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        if x & 0xFF:
            state.offer_hand(me, ASK_RETURN, state.kingdom.bits[(x & 0xFF) - 1], MAY_DONE)
        else:
            state.offer_hand(me, ASK_SHOW, state.kingdom.all)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x == 0 or (x & 0xFF > 0 and not state.kingdom.beside >> ((x & 0xFF) - 1) & 1)

    def picks(self, me: Player, x: i64) -> i64:
        if not x & 0xFF:
            return 1
        copies: i64 = 0
        for i in range(me.hand.size):
            if me.hand.cards[i] == (x & 0xFF) - 1:
                copies += 1
        return min(copies, 2 - (x >> 8))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if x == 0:
            state.show(me, card)
            if not state.kingdom.beside >> card & 1:
                state.ask(self, me, card + 1)
            return
        me.hand.remove(card)
        state.return_to_pile(me, card, HAND)
        x += 1 << 8
        if x >> 8 < 2 and me.hand.find(card) >= 0:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x & 0xFF:
            for distance in range(1, state.seats):
                other = state.left_of(me, distance)
                if not state.is_immune(other):
                    state.then(gain_copy, other, (x & 0xFF) - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("return-to-pile")


class Tournament(Effect):
    """x = program, whose first choice, a `choose one`, is for the player's own Province, the second for no Province of
    the others."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for distance in range(state.seats):
            state.then(may_show_province_at, state.left_of(me, distance))
        state.then(tournament_end, me, x)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].choices) == 2

    def text(self, x: i64, who: str) -> List[Text]:
        own, no_other = [text_of(code_of(choice), who) for choice in PROGRAMS[x].choices]
        return [*message("tournament"), ("choose-for-own-province", {"who": who}, own[0][2]),
                ("if-no-other-province", {"who": who}, [no_other])]


class MayShowProvinceAt(Effect):
    """Each player at a Tournament."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SHOW_PROVINCE, 3 if me.hand.find(PROVINCE) >= 0 else 1)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            state.show(me, PROVINCE)
            end = state.frame_below(tournament_end)
            state.stack[end] |= (OWN_SHOWN if me.seat == state.turn_seat else OTHER_SHOWN) << ARGUMENT_SHIFT


OWN_SHOWN: Final = 1 << 16
OTHER_SHOWN: Final = 1 << 17


class TournamentEnd(Effect):
    """x = program | OWN_SHOWN | OTHER_SHOWN."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        choices = PROGRAMS[x & PROGRAM_MASK].choices
        if x & OWN_SHOWN:
            state.pick(me, PROVINCE)
            state.discard_aside(me)
            state.then_program(choices[0].code, me)
        if not x & OTHER_SHOWN:
            state.then_program(choices[1].code, me)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].choices) == 2 and (not x & OWN_SHOWN or me.hand.find(PROVINCE) >= 0)


class EachChoosesToPass(Effect):
    """Masquerade: all choices are made before any card moves."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for distance in range(state.seats):
            state.then(choose_to_pass, state.left_of(me, distance))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("pass-left")


class ChooseToPass(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and not me.aside.size:
            state.ask(self, me)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.aside.size == 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.aside.size == 1 and owner.aside_kind == PICKED

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PASS, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.pick(me, chosen)


class PassLeft(Effect):
    """To the neighbour on the left; or, by the rule option, to the next who has passed a card as well."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.listener is not None:
            for distance in range(state.seats):
                giver = state.left_of(me, distance)
                if self.gives(giver):
                    state.tell_move("pick", giver, [giver.aside.cards[0]], HAND, ASIDE, state.only(giver))
        for distance in range(state.seats):
            giver = state.left_of(me, distance)
            if self.gives(giver):
                taker = state.left_of(giver, 1)
                while state.kingdom.skip_empty_hands and taker.aside_kind != PICKED:
                    taker = state.left_of(taker, 1)
                state.pass_card(giver, taker, giver.aside.cards[0])
        for each in state.players:
            if each.aside_kind == PICKED:
                each.aside_kind = OPEN

    def gives(self, player: Player) -> bool:
        return player.aside.size > 0 and player.aside_kind == PICKED


show_hand_for_cards: Final = word(ShowHandForCards(), number("cards", 2))
cards_for_different_hand: Final = word(CardsForDifferentHand())
show_hand: Final = word(ShowHand())
SHOW_FOR_CHOICES: Final = word(ShowForChoices(), program_argument())
return_to_pile: Final = word(ReturnToPile(), Argument([Part("card", CARD_OR_NONE, 0, asking=True),
                                                       Part("returned", 1, 8, asking=True)]))
TOURNAMENT: Final = word(Tournament(), program_argument())
may_show_province_at: Final = word(MayShowProvinceAt(), above=("may_show_province_at", "tournament_end"), in_turn=True)
tournament_end: Final = word(TournamentEnd(), program_argument(Part("shown", 3, PROGRAM_BITS)))
each_chooses_to_pass: Final = word(EachChoosesToPass(), above=("pass_left",))
choose_to_pass: Final = word(ChooseToPass(), above=("choose_to_pass", "pass_left"), in_turn=True)
pass_left: Final = word(PassLeft())


def show_for_choices(**choices: Code) -> int:
    return SHOW_FOR_CHOICES(choices_of(choices))


def tournament(own: Code, no_other: Code) -> int:
    made = program_of([])
    made.choices.extend((program_of(own), program_of(no_other)))
    return TOURNAMENT(add_program(made))
