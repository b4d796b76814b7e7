"""Point tokens on piles, cards that become others or are enchanted, and what events and landmarks of Empires do."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, NAME, Argument, Part, number
from crownlands.dominion.cards import (
    CURSE,
    LATER,
    NAMES,
    PILE_POINTS,
    SILVER,
    TALLIES,
    TOKENS,
    TRASHING,
    TREASURE,
    Text,
    name_number,
)
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.discarding import discard_down_to
from crownlands.dominion.effects.gaining import gain, gain_copy
from crownlands.dominion.effects.trashing import TRASHED, TRASHED_BITS, TRASHED_SHIFT, trashed_in
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import CARD, OVERLORD, VP, Player
from crownlands.dominion.questions import ASK_BECOME, ASK_MAY_TRASH, ASK_PLAY_FROM_SUPPLY, ASK_TRASH, MAY_DONE
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import BUYING, CHARMS, NOTHING, PLAYING_TREASURES, SILVERS_GAINED
from crownlands.dominion.zones import ASIDE, DECK, HAND
from crownlands.kernel.event import EVERYBODY

ENOUGH: Final = 4                                # points on the pile for which Farmers' Market is trashed
CROWD: Final = 5                                 # Actions in play for which Emporium gives points


class Enchant(Effect):
    """Enchantress: the first Action of the others' next turn does something else."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for distance in range(1, state.seats):
            other = state.left_of(me, distance)
            if not state.is_immune(other):
                other.lasting.enchanted |= state.kingdom.bits[me.seat]

    def text(self, x: i64, who: str) -> List[Text]:
        return message("enchant")


class Become(Effect):
    """Overlord; x = the most that the card may cost which it becomes."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.costing_up_to(x) & state.kingdom.actions:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_BECOME, state.costing_up_to(x) & state.kingdom.actions)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        slot = state.slot()
        if slot:
            played = me.play.cards[slot - 1]
            me.play.cards[slot - 1] = played - (played & CARD) | card | OVERLORD
            state.reduction += state.kingdom.discount[card]
        if state.listener is not None:
            state.tell("become", me.seat, {"card": state.kingdom.ids[card]}, {}, EVERYBODY)
        state.obey(me, card, slot)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("become", n=int(x))


class PlayFromSupply(Become):
    """Overlord in its later wording; x = the most that the card may cost which it plays. That card stays there."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_PLAY_FROM_SUPPLY, state.costing_up_to(x) & state.kingdom.actions)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if state.listener is not None:
            state.tell("play_from_supply", me.seat, {"card": state.kingdom.ids[card]}, {}, EVERYBODY)
        state.resolve(me, card, state.slot())

    def text(self, x: i64, who: str) -> List[Text]:
        return message("play-from-supply", n=int(x))


class TrashDifferent(Effect):
    """Temple: some hand cards of different names, at least one; x = how many more at most | those trashed so far."""

    def wanted(self, state: Stack, x: i64) -> i64:
        names = state.kingdom.all
        for card in trashed_in(x):
            names &= ~state.kingdom.bits[card]
        return names

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & 7 and state.worth_asking(me, self.wanted(state, x)):
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        begun = x >> TRASHED_SHIFT != 0
        state.offer_hand(me, ASK_MAY_TRASH if begun else ASK_TRASH, self.wanted(state, x), MAY_DONE if begun else 0)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x & 7, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        state.move_to_trash(me, card, HAND)
        self.start(state, me, (x & 7) - 1 | (x >> TRASHED_SHIFT << TRASHED_BITS | card + 1) << TRASHED_SHIFT)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x >> TRASHED_SHIFT and state.kingdom.listening >> TRASHING & 1:
            state.set_off(TRASHING, me, trashed_in(x))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-different", n=int(x & 7))


class PointOnPile(Effect):
    """x = the name of the card on whose pile a point token is put."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = state.kingdom.by_name[x]
        state.pile_points[card] += 1
        tell_points(state, card)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("point-on-pile")


class PointsFromPile(Effect):
    """x = the name of the card from whose pile, or of the landmark from which, all point tokens are taken."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        take_points(state, me, state.kingdom.by_name[x])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("points-from-pile", at=NAMES[x])


def take_points(state: Stack, me: Player, card: i64) -> None:
    points = state.pile_points[card]
    if points:
        state.pile_points[card] = 0
        tell_points(state, card)
        state.take_tokens(me, VP, points)


def tell_points(state: Stack, card: i64) -> None:
    if state.listener is not None:
        state.tell("pile_points", state.turn_seat, {"card": state.kingdom.ids[card],
                                                    "count": int(state.pile_points[card])}, {}, EVERYBODY)


class GrowMarket(Effect):
    """Farmers' Market; x = its name."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = state.kingdom.by_name[x]
        if state.pile_points[card] >= ENOUGH:
            take_points(state, me, card)
            if state.own_slot():
                state.trash_from_play(me, state.own_slot())
        else:
            state.pile_points[card] += 1
            tell_points(state, card)
            state.coins += state.pile_points[card]

    def text(self, x: i64, who: str) -> List[Text]:
        return message("grow-market", n=ENOUGH)


class PointsForCrowd(Effect):
    """Emporium; x = points for 5 Actions in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        actions: i64 = 0
        for i in range(me.play.size):
            if state.kingdom.actions >> (me.play.cards[i] & CARD) & 1:
                actions += 1
        if actions >= CROWD:
            state.take_tokens(me, VP, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("points-for-crowd", n=int(x), crowd=CROWD)


class SilverAtHand(Effect):
    """Rocks: onto the deck in the owner's Buy phase, else to the hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        buying = me.seat == state.turn_seat and PLAYING_TREASURES <= state.phase <= BUYING
        state.gain(me, SILVER, DECK if buying else HAND)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("silver-at-hand")


class RevealDear(Effect):
    """Patrician; x = what the top card must cost to go to the hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = state.reveal_top(me, "reveal", EVERYBODY)
        if top == NOTHING:
            return
        if state.cost(top) >= x:
            state.take_into_hand(me, top)
        else:
            state.put_back(me, me.aside, top, ASIDE, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("reveal-dear", n=int(x))


class CurseIfDear(Effect):
    """Catapult; x = the trashed card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.cost(x) >= 3:
            for distance in range(1, state.seats):
                other = state.left_of(me, distance)
                if not state.is_immune(other):
                    state.then(gain_copy, other, CURSE)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("curse-if-dear")


class DiscardIfTreasure(Effect):
    """Catapult; x = the trashed card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.kingdom.types[x] & TREASURE:
            for distance in range(1, state.seats):
                other = state.left_of(me, distance)
                if not state.is_immune(other):
                    state.then(discard_down_to, other, 3)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-if-treasure")


class WaitForPurchase(Effect):
    """Charm."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[CHARMS] += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("wait-for-purchase")


class WaitForGain(WaitForPurchase):
    """Charm in its later wording."""

    def text(self, x: i64, who: str) -> List[Text]:
        return message("wait-for-gain")


class GoldsForNothing(Effect):
    """Windfall; x = Golds, if deck and discard pile are empty."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.deck_size() == 0 and me.discard.size == 0:
            for _gold in range(x):
                state.then_instruction(gain("gold"), me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("golds-for-nothing", n=int(x))


class PointPerSilver(Effect):
    """Conquest: gained in this turn."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.tally[SILVERS_GAINED]:
            state.take_tokens(me, VP, state.tally[SILVERS_GAINED])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("point-per-silver")


class PointToAqueduct(Effect):
    """x = the gained Treasure, from whose pile a point token goes to the landmark."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        aqueduct = state.kingdom.numbers["aqueduct"]
        if state.pile_points[x]:
            state.pile_points[x] -= 1
            state.pile_points[aqueduct] += 1
            tell_points(state, x)
            tell_points(state, aqueduct)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("point-to-aqueduct")


enchant: Final = word(Enchant(), needs=LATER)
become: Final = word(Become(), number("cost", 5))
play_from_supply: Final = word(PlayFromSupply(), number("cost", 5))
trash_different: Final = word(TrashDifferent(), Argument([Part("cards", 3), *TRASHED]))
POINT_ON_PILE: Final = word(PointOnPile(), Argument([Part("card", NAME)]), needs=PILE_POINTS | TOKENS)
POINTS_FROM_PILE: Final = word(PointsFromPile(), Argument([Part("card", NAME)]), needs=PILE_POINTS | TOKENS,
                               indifferent=True)
GROW_MARKET: Final = word(GrowMarket(), Argument([Part("card", NAME)]), needs=PILE_POINTS | TOKENS)
points_for_crowd: Final = word(PointsForCrowd(), number("points", 2), needs=TOKENS)
silver_at_hand: Final = word(SilverAtHand())
reveal_dear: Final = word(RevealDear(), number("cost", 5))
curse_if_dear: Final = word(CurseIfDear(), Argument([Part("card", CARD_NUMBER)]), about_it=True)
discard_if_treasure: Final = word(DiscardIfTreasure(), Argument([Part("card", CARD_NUMBER)]), about_it=True)
wait_for_purchase: Final = word(WaitForPurchase(), needs=TALLIES)
wait_for_gain: Final = word(WaitForGain(), needs=TALLIES)
golds_for_nothing: Final = word(GoldsForNothing(), number("Golds", 3))
point_per_silver: Final = word(PointPerSilver(), needs=TALLIES | TOKENS)
point_to_aqueduct: Final = word(PointToAqueduct(), Argument([Part("card", CARD_NUMBER)]), needs=PILE_POINTS | TOKENS,
                                about_it=True, indifferent=True)


def point_on_pile(card: str) -> int:
    return POINT_ON_PILE(name_number(card))


def points_from_pile(card: str) -> int:
    return POINTS_FROM_PILE(name_number(card))


def grow_market(card: str) -> int:
    return GROW_MARKET(name_number(card))
