"""Dominion: Intrigue, first edition."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import SEAT, Argument, Part, number
from crownlands.dominion.cards import (
    ACTION,
    ATTACK,
    ESTATE,
    NAMES,
    REACTION,
    SILVER,
    TREASURE,
    VICTORY,
    Text,
    box,
)
from crownlands.dominion.effects import (
    DISCARD_HAND,
    PLUS_CARDS,
    actions,
    buys,
    card,
    cards,
    choose_one,
    choose_two,
    coins,
    discard,
    discard_any_for_coins,
    discard_hand,
    each_other,
    gain,
    instruction,
    may_trash_this_for,
    message,
    put_back,
    put_back_rest,
    trash,
    trash_hand,
    trash_to_gain,
    trash_up_to,
    whole_hand_goes,
)
from crownlands.dominion.questions import (
    ASK_DISCARD_ESTATE,
    ASK_GAIN,
    ASK_MAY_GAIN,
    ASK_NAME,
    ASK_PASS,
    ASK_SWINDLE,
    ASK_TRASH,
    MAY_DONE,
    MAY_NAME,
    NAMED,
)
from crownlands.dominion.stack import Effect, Stack, register
from crownlands.dominion.table import NOTHING, OPEN, PICKED, Player
from crownlands.dominion.zones import ASIDE, DISCARD, HAND
from crownlands.kernel.event import EVERYBODY


class EachChoosesToPass(Effect):
    """Masquerade: all choices are made before any card moves."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for seats in range(state.seats):
            state.then(CHOOSE_TO_PASS, state.left_of(me, seats))

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
        players = [state.left_of(me, seats) for seats in range(state.seats)]
        givers = [player for player in players if player.aside.size and player.aside_kind == PICKED]
        if state.listener is not None:
            for giver in givers:
                state.tell_move("pick", giver, [giver.aside.cards[0]], HAND, ASIDE, state.only(giver))
        for giver in givers:
            taker = state.left_of(giver, 1)
            while state.kingdom.skip_empty_hands and taker.aside_kind != PICKED:
                taker = state.left_of(taker, 1)
            state.pass_card(giver, taker, giver.aside.cards[0])
        for giver in givers:
            giver.aside_kind = OPEN


class ShowHandForCards(Effect):
    """Shanty Town; x = cards to draw if the hand holds no Action."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)
        if not state.mask_of(me.hand) & state.kingdom.actions:
            state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("show-hand-for-cards", n=int(x))


class SwindleEach(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        for seats in range(1, state.seats):
            other = state.left_of(me, seats)
            if not state.is_immune(other):
                state.then(SWINDLE, me, other.seat)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("swindle")


class Swindle(Effect):
    """x = the victim | cost of the trashed card << 8."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        other = state.players[x]
        top = state.reveal_top(other, "reveal", EVERYBODY)
        if top != NOTHING:
            state.trash_from(other, other.aside, top, ASIDE)
            if state.costing_exactly(state.cost(top)):
                state.ask(self, me, x | state.cost(top) << 8)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_SWINDLE, state.costing_exactly(x >> 8))

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.gain(state.players[x & 0xFF], chosen, DISCARD)


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


class DiscardEstateOrGainOne(Effect):
    """Baron; x = coins for a discarded Estate."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)
        else:
            state.gain(me, ESTATE, DISCARD)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_DISCARD_ESTATE, 3 if me.hand.find(ESTATE) >= 0 else 1)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            state.pick(me, ESTATE)
            state.discard_aside(me)
            state.coins += x
        else:
            state.gain(me, ESTATE, DISCARD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-estate-or-gain-one", n=int(x))


class CostsLess(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.reduction += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("costs-less", n=int(x))


class BonusAfterActions(Effect):
    """Conspirator; x = which Action of the turn this must be at least. Plays are counted, not cards in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.actions_played >= x:
            state.draw(me, 1)
            state.actions += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("bonus-after-actions", n=int(x))


class CopperGivesMore(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.copper_bonus += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("copper-gives-more", n=int(x))


class GainForBonus(Effect):
    """Ironworks; x = cost. The bonus follows the types of the gained card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.costing_up_to(x):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, state.costing_up_to(x))

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.gain(me, chosen, DISCARD)
        types = state.kingdom.types[chosen]
        if types & ACTION:
            state.actions += 1
        if types & TREASURE:
            state.coins += 1
        if types & VICTORY:
            state.draw(me, 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-for-bonus", n=int(x))


class RevealForVictories(Effect):
    """Scout; x = how many cards. The Victory cards among them must be taken."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        found: List[i64] = []
        for _card in range(x):
            top = state.reveal_top(me, "reveal", EVERYBODY)
            if top == NOTHING:
                break
            if state.kingdom.victories >> top & 1:
                found.append(top)
        for victory in found:
            state.take_into_hand(me, victory)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("reveal-for-victories", n=int(x))


class NewHand(Effect):
    """Minion's victim, if the hand has 5 cards or more; x = cards of the new hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size >= 5:
            state.then(DISCARD_HAND, me)
            state.then(PLUS_CARDS, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("new-hand", who, n=int(x))


class Sabotage(Effect):
    """Saboteur's victim; x = what a replacement may cost."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = state.reveal_top(me, "reveal", EVERYBODY)
        while top != NOTHING and state.cost(top) < 3:
            top = state.reveal_top(me, "reveal", EVERYBODY)
        if top != NOTHING:
            state.trash_from(me, me.aside, top, ASIDE)
            limit = state.cost(top) - 2
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


class TrashTwoForSilver(Effect):
    """Trading Post; x = cards trashed so far."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x < 2 and whole_hand_goes(state, me, 2 - x):
            x += me.hand.size
            trash_hand(state, me)
        if x == 2:
            state.gain(me, SILVER, HAND)
        elif me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def picks(self, me: Player, x: i64) -> i64:
        return min(2 - x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.trash_from(me, me.hand, chosen, HAND)
        self.start(state, me, x + 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-two-for-silver")


class NeighbourReveals(Effect):
    """Tribute; x = what each type of a card revealed by the player to the left gives, two equal cards counting once."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        neighbour = state.left_of(me, 1)
        first = state.reveal_top(neighbour, "reveal", EVERYBODY)
        second = state.reveal_top(neighbour, "reveal", EVERYBODY)
        state.discard_aside(neighbour)
        self.bonus(state, me, first, x)
        if second != first:
            self.bonus(state, me, second, x)

    def bonus(self, state: Stack, me: Player, revealed: i64, x: i64) -> None:
        if revealed != NOTHING:
            types = state.kingdom.types[revealed]
            if types & ACTION:
                state.actions += x
            if types & TREASURE:
                state.coins += x
            if types & VICTORY:
                state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("neighbour-reveals", n=int(x))


EACH_CHOOSES_TO_PASS: Final[i64] = register("each_chooses_to_pass", EachChoosesToPass(), above=("pass_left",))
CHOOSE_TO_PASS: Final[i64] = register("choose_to_pass", ChooseToPass(), above=("choose_to_pass", "pass_left"),
                                      in_turn=True)
PASS_LEFT: Final[i64] = register("pass_left", PassLeft())
SHOW_HAND_FOR_CARDS: Final[i64] = register("show_hand_for_cards", ShowHandForCards(), number("cards", 2))
SWINDLE_EACH: Final[i64] = register("swindle_each", SwindleEach())
SWINDLE: Final[i64] = register("swindle", Swindle(),
                                Argument([Part("the victim", SEAT), Part("cost", 8, 8, asking=True)]))
NAME_AND_REVEAL: Final[i64] = register("name_and_reveal", NameAndReveal())
DISCARD_ESTATE_OR_GAIN_ONE: Final[i64] = register("discard_estate_or_gain_one", DiscardEstateOrGainOne(),
                                                   number("coins", 4))
COSTS_LESS: Final[i64] = register("costs_less", CostsLess(), number("coins", 1))
BONUS_AFTER_ACTIONS: Final[i64] = register("bonus_after_actions", BonusAfterActions(), number("Actions", 3))
COPPER_GIVES_MORE: Final[i64] = register("copper_gives_more", CopperGivesMore(), number("coins", 1))
GAIN_FOR_BONUS: Final[i64] = register("gain_for_bonus", GainForBonus(), number("cost", 4))
REVEAL_FOR_VICTORIES: Final[i64] = register("reveal_for_victories", RevealForVictories(), number("cards", 4),
                                             above=("put_back_rest",))
NEW_HAND: Final[i64] = register("new_hand", NewHand(), number("cards", 4))
SABOTAGE: Final[i64] = register("sabotage", Sabotage(), Argument([Part("cost", 6, 0, asking=True)]))
TRASH_TWO_FOR_SILVER: Final[i64] = register("trash_two_for_silver", TrashTwoForSilver(),
                                             Argument([Part("cards trashed so far", 1, 0, asking=True)]))
NEIGHBOUR_REVEALS: Final[i64] = register("neighbour_reveals", NeighbourReveals(), number("of each", 2))

box(
    "intrigue1e",
    card("courtyard", 2, ACTION, cards(3), put_back(1)),
    card("pawn", 2, ACTION, choose_two(cards=cards(1), actions=actions(1), buys=buys(1), coins=coins(1))),
    card("secret_chamber", 2, ACTION | REACTION, discard_any_for_coins(), reaction=[cards(2), put_back(2)]),
    card("great_hall", 3, ACTION | VICTORY, cards(1), actions(1), points=1),
    card("masquerade", 3, ACTION, cards(2), instruction(EACH_CHOOSES_TO_PASS), instruction(PASS_LEFT), trash_up_to(1)),
    card("shanty_town", 3, ACTION, actions(2), instruction(SHOW_HAND_FOR_CARDS, 2)),
    card("steward", 3, ACTION, choose_one(cards=cards(2), coins=coins(2), trash=trash(2))),
    card("swindler", 3, ACTION | ATTACK, coins(2), instruction(SWINDLE_EACH)),
    card("wishing_well", 3, ACTION, cards(1), actions(1), instruction(NAME_AND_REVEAL)),
    card("baron", 4, ACTION, buys(1), instruction(DISCARD_ESTATE_OR_GAIN_ONE, 4)),
    card("bridge", 4, ACTION, buys(1), coins(1), instruction(COSTS_LESS, 1)),
    card("conspirator", 4, ACTION, coins(2), instruction(BONUS_AFTER_ACTIONS, 3)),
    card("coppersmith", 4, ACTION, instruction(COPPER_GIVES_MORE, 1)),
    card("ironworks", 4, ACTION, instruction(GAIN_FOR_BONUS, 4)),
    card("mining_village", 4, ACTION, cards(1), actions(2), may_trash_this_for(coins=2)),
    card("scout", 4, ACTION, actions(1), instruction(REVEAL_FOR_VICTORIES, 4), put_back_rest()),
    card("duke", 5, VICTORY, points_per="duchy"),
    card("minion", 5, ACTION | ATTACK, actions(1),
         choose_one(coins=coins(2), discard=[discard_hand(), cards(4), each_other(instruction(NEW_HAND, 4))])),
    card("saboteur", 5, ACTION | ATTACK, each_other(instruction(SABOTAGE))),
    card("torturer", 5, ACTION | ATTACK, cards(3),
         each_other(choose_one(discard=discard(2), curse=gain("curse", to=HAND)))),
    card("trading_post", 5, ACTION, instruction(TRASH_TWO_FOR_SILVER)),
    card("tribute", 5, ACTION, instruction(NEIGHBOUR_REVEALS, 2)),
    card("upgrade", 5, ACTION, cards(1), actions(1), trash_to_gain(1, exactly=True)),
    card("harem", 6, TREASURE | VICTORY, coins(2), points=2),
    card("nobles", 6, ACTION | VICTORY, choose_one(cards=cards(3), actions=actions(2)), points=2),
)
