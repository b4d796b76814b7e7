"""The vocabulary of cards: each word is an Effect and a function that makes an instruction of it."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional, Union

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import BASIC, COPPER, Card, Text
from crownlands.dominion.questions import (
    ASK_CHOOSE,
    ASK_DISCARD,
    ASK_DISCARD_ANY,
    ASK_DISCARD_FOR_COINS,
    ASK_GAIN,
    ASK_MAY_TRASH,
    ASK_ORDER,
    ASK_PLAY_TWICE,
    ASK_PUT_BACK,
    ASK_TOP,
    ASK_TRASH,
    ASK_TRASH_THIS,
    CHOICES,
    MAY_DONE,
)
from crownlands.dominion.stack import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECTS,
    GONE,
    IMMUNE_SHIFT,
    PERFORM,
    PLAY_CARD,
    PROGRAMS,
    Effect,
    Program,
    Stack,
    register,
)
from crownlands.dominion.state import OPEN, PICKED, Player
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY

MAY: Final = 1 << 7                              # in an argument: the player may decline
ZONES: Final = (DISCARD, HAND, DECK)             # where a gained card goes, by number
ZONE_SHIFT: Final = 8
EXACTLY: Final = 1 << 10                         # costing exactly, not up to
TREASURES: Final = 1 << 11                       # Treasures only
FOR_COINS: Final = 1 << 12                       # a coin for each, not a card


def instruction(effect: int, x: int = 0) -> int:
    return effect | x << ARGUMENT_SHIFT


def message(id: str, who: str = "you", **arguments: Any) -> List[Text]:
    """One sentence of a card's text."""
    arguments["who"] = who
    return [(id, arguments, [])]


def text_of(code: List[int], who: str) -> List[Text]:
    """What a program says."""
    parts: List[Text] = []
    for word in code:
        parts.extend(EFFECTS[word & EFFECT_MASK].text(word >> ARGUMENT_SHIFT, who))
    return parts


# ---- bonuses
class PlusCards(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-cards", who, n=int(x))


class PlusActions(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.actions += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-actions", n=int(x))


class PlusBuys(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.buys += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-buys", n=int(x))


class PlusCoins(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-coins", n=int(x))


PLUS_CARDS: Final[i64] = register("plus_cards", PlusCards())
PLUS_ACTIONS: Final[i64] = register("plus_actions", PlusActions())
PLUS_BUYS: Final[i64] = register("plus_buys", PlusBuys())
PLUS_COINS: Final[i64] = register("plus_coins", PlusCoins())


def cards(n: int) -> int:
    return instruction(PLUS_CARDS, n)


def actions(n: int) -> int:
    return instruction(PLUS_ACTIONS, n)


def buys(n: int) -> int:
    return instruction(PLUS_BUYS, n)


def coins(n: int) -> int:
    return instruction(PLUS_COINS, n)


# ---- instructions made of instructions
class EachOther(Effect):
    """x = program. In turn order, each whom the Attack (if it is one) affects."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        code = PROGRAMS[x].code
        for seats in range(1, state.seats):
            other = state.left_of(me, seats)
            if not state.is_immune(other):
                state.then_program(code, other)

    def text(self, x: i64, who: str) -> List[Text]:
        return text_of([int(word) for word in PROGRAMS[x].code], "others")


class ChooseOne(Effect):
    """x = program, whose choices are the options. Any may be chosen, also one that cannot be carried out."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        for choice in PROGRAMS[x].choices:
            offered |= state.kingdom.bits[choice.choice]
        state.offer(me, ASK_CHOOSE, offered)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        follow(state, me, x, chosen)

    def text(self, x: i64, who: str) -> List[Text]:
        return choices_text("choose-one", x, who)


class ChooseTwo(Effect):
    """x = program | (first choice + 1) << 16. Both are fixed, and different, before either is done."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        for choice in PROGRAMS[x & 0xFFFF].choices:
            if choice.choice + 1 != x >> 16:
                offered |= state.kingdom.bits[choice.choice]
        state.offer(me, ASK_CHOOSE, offered)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        program = x & 0xFFFF
        if x == program:
            state.ask(self, me, program | (chosen + 1) << 16)
        else:
            follow(state, me, program, (x >> 16) - 1)
            follow(state, me, program, chosen)

    def text(self, x: i64, who: str) -> List[Text]:
        return choices_text("choose-two", x, who)


def follow(state: Stack, me: Player, program: i64, chosen: i64) -> None:
    """Queue what a choice leads to."""
    if state.listener is not None:
        state.tell("choose", me.seat, {"choice": CHOICES[chosen]}, {}, -1)
    for choice in PROGRAMS[program].choices:
        if choice.choice == chosen:
            state.then_program(choice.code, me)


def choices_text(id: str, program: i64, who: str) -> List[Text]:
    parts = [text_of([int(word) for word in choice.code], who) for choice in PROGRAMS[program].choices]
    return [(id, {"who": who}, parts)]


EACH_OTHER: Final[i64] = register("each_other", EachOther(), "program")
CHOOSE_ONE: Final[i64] = register("choose_one", ChooseOne(), "program")
CHOOSE_TWO: Final[i64] = register("choose_two", ChooseTwo(), "program")


def add_program(program: Program) -> int:
    PROGRAMS.append(program)
    return len(PROGRAMS) - 1


def program_of(code: List[int], choice: int = -1) -> Program:
    return Program(vec[i64]([i64(word) for word in code]), choice)


def each_other(*instructions: int) -> int:
    return instruction(EACH_OTHER, add_program(program_of(list(instructions))))


def choose(effect: int, choices: Dict[str, Union[int, List[int]]]) -> int:
    program = program_of([])
    for choice, code in choices.items():
        program.choices.append(program_of(code if isinstance(code, list) else [code], CHOICES.index(choice)))
    return instruction(effect, add_program(program))


def choose_one(**choices: Union[int, List[int]]) -> int:
    """Each choice has one of the names in questions.CHOICES."""
    return choose(CHOOSE_ONE, choices)


def choose_two(**choices: Union[int, List[int]]) -> int:
    return choose(CHOOSE_TWO, choices)


# ---- from hand to the discard pile. Picked cards wait aside, and are discarded together.
class DiscardDownTo(Effect):
    """x = cards to keep."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size > x:
            state.ask(self, me, x)
        else:
            state.discard_aside(me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-down-to", who, n=int(x))


class Discard(Effect):
    """x = cards to discard."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)
        else:
            state.discard_aside(me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard", who, n=int(x))


class DiscardAny(Effect):
    """x = cards picked so far, | FOR_COINS. For each a card is drawn, or a coin added."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD_FOR_COINS if x & FOR_COINS else ASK_DISCARD_ANY, state.kingdom.all, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, x + 1)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)
        if x & FOR_COINS:
            state.coins += x & ~FOR_COINS
        else:
            state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-any-for-coins" if x & FOR_COINS else "discard-any-for-cards")


class DiscardHand(Effect):
    """The whole hand, with the card on top that the owner wants there if the rule option lets them choose."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and state.kingdom.choose_top_card:
            state.ask(self, me)
        else:
            self.discard_all(state, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TOP, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        me.hand.put(card)
        self.discard_all(state, me)

    def discard_all(self, state: Stack, me: Player) -> None:
        me.aside.take_all(me.hand)
        me.aside_kind = PICKED
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-hand", who)


DISCARD_DOWN_TO: Final[i64] = register("discard_down_to", DiscardDownTo())
DISCARD_CARDS: Final[i64] = register("discard", Discard())
DISCARD_ANY: Final[i64] = register("discard_any", DiscardAny())
DISCARD_HAND: Final[i64] = register("discard_hand", DiscardHand())


def discard_down_to(n: int) -> int:
    return instruction(DISCARD_DOWN_TO, n)


def discard(n: int) -> int:
    return instruction(DISCARD_CARDS, n)


def discard_any_for_cards() -> int:
    return instruction(DISCARD_ANY)


def discard_any_for_coins() -> int:
    return instruction(DISCARD_ANY, FOR_COINS)


def discard_hand() -> int:
    return instruction(DISCARD_HAND)


# ---- onto the deck
class PutBack(Effect):
    """x = cards to put back."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PUT_BACK, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.hand, card, HAND, state.only(me))
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back", who, n=int(x))


class PutBackRest(Effect):
    """The cards still laid aside go back onto the deck, in an order that only their owner knows."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me)
        else:
            me.aside_kind = OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_ORDER, me.aside)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.aside, card, ASIDE, state.only(me))
        self.start(state, me, x)


PUT_BACK: Final[i64] = register("put_back", PutBack())
PUT_BACK_REST: Final[i64] = register("put_back_rest", PutBackRest())


def put_back(n: int) -> int:
    return instruction(PUT_BACK, n)


def put_back_rest() -> int:
    return instruction(PUT_BACK_REST)


# ---- trashing
class Trash(Effect):
    """x = cards to trash, all if the hand has fewer."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash", who, n=int(x))


class TrashUpTo(Effect):
    """x = cards that may be trashed."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH, state.kingdom.all, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-up-to", n=int(x))


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


class TrashThis(Effect):
    """Without effect if the card has left play already, as when Throne Room plays it again."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if not state.context & GONE:
            trash_this_card(state, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-this")


class MayTrashThis(Effect):
    """x = coins for it. Under Throne Room it can be trashed only once."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if not state.context & GONE:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_THIS, 3)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            trash_this_card(state, me)
            state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-trash-this", n=int(x))


def trash_this_card(state: Stack, me: Player) -> None:
    """The card that says so is the one played last. If it is to be played again, it will not be in play then."""
    card = me.play.cards[me.play.size - 1]
    state.trash_from(me, me.play, card, PLAY)
    i = state.stack_size - 1
    while i >= 0 and state.stack[i] & EFFECT_MASK != PLAY_CARD:
        i -= 1
    if i >= 0 and state.stack[i] >> ARGUMENT_SHIFT == card:
        state.stack[i] |= GONE


TRASH_CARDS: Final[i64] = register("trash", Trash())
TRASH_UP_TO: Final[i64] = register("trash_up_to", TrashUpTo())
TRASH_COPPER: Final[i64] = register("trash_copper", TrashCopper())
TRASH_THIS: Final[i64] = register("trash_this", TrashThis())
MAY_TRASH_THIS: Final[i64] = register("may_trash_this", MayTrashThis())


def trash(n: int) -> int:
    return instruction(TRASH_CARDS, n)


def trash_up_to(n: int) -> int:
    return instruction(TRASH_UP_TO, n)


def trash_copper_for(coins: int, may: bool = False) -> int:
    return instruction(TRASH_COPPER, coins | (MAY if may else 0))


def trash_this() -> int:
    return instruction(TRASH_THIS)


def may_trash_this_for(coins: int) -> int:
    return instruction(MAY_TRASH_THIS, coins)


# ---- gaining
class Gain(Effect):
    """x = basic card | zone << 8."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, x & 0xFF, ZONES[x >> ZONE_SHIFT])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain", who, card=BASIC[x & 0xFF], to=ZONES[x >> ZONE_SHIFT])


class GainUpTo(Effect):
    """x = cost | zone << 8 | EXACTLY | TREASURES. Compulsory if a pile qualifies."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.piles(state, x):
            state.ask(self, me, x)

    def piles(self, state: Stack, x: i64) -> i64:
        cost = x & 0x7F
        piles = state.costing_exactly(cost) if x & EXACTLY else state.costing_up_to(cost)
        return piles & state.kingdom.treasures if x & TREASURES else piles

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, self.piles(state, x))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, ZONES[x >> ZONE_SHIFT & 3])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-up-to", who, n=int(x & 0x7F), to=ZONES[x >> ZONE_SHIFT & 3])


class TrashToGain(Effect):
    """x = how much more the gained card may cost | zone << 8 | EXACTLY | TREASURES | MAY."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, self.wanted(state, x)):
            state.ask(self, me, x)

    def wanted(self, state: Stack, x: i64) -> i64:
        return state.kingdom.treasures if x & TREASURES else state.kingdom.all

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if x & MAY else ASK_TRASH, self.wanted(state, x), MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.then(GAIN_UP_TO, me, (x & ~0xFF) | (state.cost(card) + (x & 0x7F)))

    def text(self, x: i64, who: str) -> List[Text]:
        if x & TREASURES:
            return message("trash-treasure-to-gain", n=int(x & 0x7F), may=str(bool(x & MAY)))
        return message("trash-to-gain", n=int(x & 0x7F), exactly=str(bool(x & EXACTLY)))


GAIN: Final[i64] = register("gain", Gain())
GAIN_UP_TO: Final[i64] = register("gain_up_to", GainUpTo())
TRASH_TO_GAIN: Final[i64] = register("trash_to_gain", TrashToGain())


def gain(card: str, to: str = DISCARD) -> int:
    return instruction(GAIN, BASIC.index(card) | ZONES.index(to) << ZONE_SHIFT)


def gain_up_to(cost: int, to: str = DISCARD) -> int:
    return instruction(GAIN_UP_TO, cost | ZONES.index(to) << ZONE_SHIFT)


def trash_to_gain(more: int, exactly: bool = False) -> int:
    return instruction(TRASH_TO_GAIN, more | (EXACTLY if exactly else 0))


def trash_treasure_to_gain(more: int, may: bool = False) -> int:
    return instruction(TRASH_TO_GAIN, more | TREASURES | ZONES.index(HAND) << ZONE_SHIFT | (MAY if may else 0))


# ---- playing and reacting
class PlayActionTwice(Effect):
    """x = MAY or 0."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.actions):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PLAY_TWICE, state.kingdom.actions, MAY_DONE if x else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.play_from(me, me.hand, card, HAND)
        state.then(PLAY_CARD, me, card)
        state.then(PLAY_CARD, me, card)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("play-action-twice", may=str(bool(x)))


class BeUnaffected(Effect):
    """As a reaction: the waiting Attack will pass over this player."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        attack = state.frame_below(PERFORM)
        state.stack[attack] |= state.kingdom.bits[IMMUNE_SHIFT + me.seat]

    def text(self, x: i64, who: str) -> List[Text]:
        return message("be-unaffected")


PLAY_ACTION_TWICE: Final[i64] = register("play_action_twice", PlayActionTwice())
BE_UNAFFECTED: Final[i64] = register("be_unaffected", BeUnaffected())


def play_action_twice(may: bool = False) -> int:
    return instruction(PLAY_ACTION_TWICE, MAY if may else 0)


def be_unaffected() -> int:
    return instruction(BE_UNAFFECTED)


# ---- a line of a box
def card(id: str, cost: int, types: int, *text: int, points: int = 0, points_per: str = "",
         reaction: Optional[List[int]] = None, option: str = "") -> Card:
    """A card. Bonuses at the beginning of its text are taken out of the program and given at once."""
    line = Card(id, cost, types)
    line.points = points
    line.points_per = points_per
    line.option = option
    code = list(text)
    line.text = text_of(code, "you")
    while code:
        effect = code[0] & EFFECT_MASK
        x = code[0] >> ARGUMENT_SHIFT
        if effect == PLUS_CARDS:
            line.plus_cards += x
        elif effect == PLUS_ACTIONS:
            line.plus_actions += x
        elif effect == PLUS_BUYS:
            line.plus_buys += x
        elif effect == PLUS_COINS:
            line.plus_coins += x
        else:
            break
        code = code[1:]
    line.program = vec[i64]([i64(word) for word in code])
    answer = reaction if reaction is not None else []
    line.reaction = vec[i64]([i64(word) for word in answer])
    line.reaction_text = text_of(answer, "you")
    line.is_shield = answer == [be_unaffected()]
    programs = [program for program in PROGRAMS if not program.name]
    for place, program in enumerate(programs):
        program.name = f"{id}.{place}"
    if points_per:
        line.text.extend(message("points-per-" + points_per.replace("_", "-")))
    elif points:
        line.text.extend(message("points", n=points))
    return line
