"""All zones and counters of a game of Dominion, and the moves of cards between zones. Nothing here decides or asks."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from crownlands.dominion.cards import COPPER, GAINS, LASTING, PROVINCE, SILVER, TALLIES
from crownlands.dominion.kingdom import NO_CARD, POTION_PRICE, Kingdom
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY, SUPPLY, TRASH, Zone, new_zone, zone_of
from crownlands.kernel.chance import Chance
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import State

NOTHING: Final = -1                  # instead of a card: there was none
NOBODY: Final = -1

# what the cards laid aside are: open to all, picked from the hand, or looked at (both seen by their owner only)
OPEN: Final = 0
PICKED: Final = 1
LOOKED_AT: Final = 2


# in the play area a card may be marked: it stays there in Clean-up; and by which place of a card that keeps it company
CARD: Final = 0xFF
STAYS: Final = 1 << 8
KEEPER_SHIFT: Final = 9              # the place of its keeper + 1

# counts of a turn, by name
TALLY_NAMES: Final = ("copper_bonus", "merchants", "silver_played", "potions", "victories_bought", "banned", "outposts",
                      "saved", "may_save", "stage", "hoards")
COPPER_BONUS: Final = 0              # how much more a Copper gives
MERCHANTS: Final = 1                 # what the first Silver gives more,
SILVER_PLAYED: Final = 2             # unless one was played
POTIONS: Final = 3                   # made and not yet spent
VICTORIES_BOUGHT: Final = 4
BANNED: Final = 5                    # mask of the cards that cannot be bought
OUTPOSTS: Final = 6                  # played
SAVED: Final = 7                     # Treasures put back by Herbalists in Clean-up
MAY_SAVE: Final = 8                  # by the plays of Herbalist, in its later wording
STAGE: Final = 9                     # of Clean-up: see turn.py
HOARDS: Final = 10                   # Golds for each Victory card bought, in the later wording of Hoard

TOKEN_NAMES: Final = ("vp", "pirate_ship")
VP: Final = 0
PIRATE: Final = 1

NO_NUMBERS: Final[vec[i64]] = vec[i64]([])


@mypyc_attr(acyclic=True)
class Lasting:
    """What a player keeps from turn to turn besides the cards in the usual zones. Games without such cards share
    one."""

    def __init__(self, tokens: vec[i64], mats: List[Zone], later: vec[i64], buried: vec[i64], gained: i64) -> None:
        self.tokens: vec[i64] = tokens                   # by the names of TOKEN_NAMES
        self.mats: List[Zone] = mats                     # by kingdom.mats
        self.later: vec[i64] = later                     # frames that wait for the player's next turn
        # known cards below the bag's top, the lowest first: card | cards of the bag beneath << 8
        self.buried: vec[i64] = buried
        self.gained: i64 = gained                        # mask of what the player gained in the own last turn

    def copy(self) -> Lasting:
        return Lasting(self.tokens[:], [mat.copy() for mat in self.mats], self.later[:], self.buried[:], self.gained)


NOTHING_LASTS: Final = Lasting(NO_NUMBERS, [], NO_NUMBERS, NO_NUMBERS, 0)


@mypyc_attr(acyclic=True)
class Player:
    def __init__(self, seat: i64, turns: i64, known: i64, aside_kind: i64, owned: vec[i64], hand: Zone, deck: Zone,
                 discard: Zone, play: Zone, aside: Zone, lasting: Lasting) -> None:
        self.seat: i64 = seat
        self.turns: i64 = turns                          # taken so far, but for extra turns
        self.owned: vec[i64] = owned                     # how many of each card, wherever they are
        self.hand: Zone = hand
        # The deck is a bag with `known` cards in fixed order on top. A card of the bag is drawn by chance when it is
        # needed, so there is no shuffled order that could leak into a copy or a search. Where cards can be put inside
        # or looked at below, these are known too: `lasting.buried`.
        self.deck: Zone = deck
        self.known: i64 = known
        self.discard: Zone = discard
        self.play: Zone = play                           # cards with their marks: STAYS, KEEPER_SHIFT
        # Between zones for the length of one effect: set aside, revealed, looked at, picked. Not part of a shuffle.
        self.aside: Zone = aside
        self.aside_kind: i64 = aside_kind
        self.lasting: Lasting = lasting

    def held(self) -> vec[i64]:
        """How many of each card lie in the zones: what `owned` must be."""
        counts = vec[i64]([0] * len(self.owned))
        for zone in (self.hand, self.deck, self.discard, self.aside):
            zone.count_into(counts)
        for i in range(self.play.size):
            counts[self.play.cards[i] & CARD] += 1
        for mat in self.lasting.mats:
            mat.count_into(counts)
        for i in range(i64(len(self.lasting.buried))):
            counts[self.lasting.buried[i] & CARD] += 1
        return counts

    def deck_size(self) -> i64:
        return self.deck.size + len(self.lasting.buried)

    def become(self, other: Player) -> None:
        """Take over another player's cards, in the zones there are."""
        self.turns = other.turns
        self.known = other.known
        self.aside_kind = other.aside_kind
        for card in range(len(self.owned)):
            self.owned[card] = other.owned[card]
        self.hand.become(other.hand)
        self.deck.become(other.deck)
        self.discard.become(other.discard)
        self.play.become(other.play)
        self.aside.become(other.aside)
        if self.lasting is not NOTHING_LASTS:
            self.lasting = other.lasting.copy()

    def copy(self) -> Player:
        lasting = self.lasting
        if lasting is not NOTHING_LASTS:
            lasting = lasting.copy()
        return Player(self.seat, self.turns, self.known, self.aside_kind, self.owned[:], self.hand.copy(),
                      self.deck.copy(), self.discard.copy(), self.play.copy(), self.aside.copy(), lasting)


def lasting_for(kingdom: Kingdom) -> Lasting:
    """For a player at the start."""
    if not kingdom.needs & LASTING and not kingdom.mats:
        return NOTHING_LASTS
    return Lasting(vec[i64]([0] * len(TOKEN_NAMES)), [new_zone() for _mat in kingdom.mats], NO_NUMBERS, NO_NUMBERS, 0)


class Table(State):
    """What lies on the table and in the hands."""

    # this turn, of `turn_seat`
    phase: i64 = 0
    actions: i64 = 1
    buys: i64 = 1
    coins: i64 = 0
    reduction: i64 = 0                           # how much less every card costs
    actions_played: i64 = 0
    controller: i64 = NOBODY                     # who decides and gains for the player whose turn it is
    # the Supply
    in_stock: i64 = 0                            # mask of the cards that lie on top of a pile of the Supply
    empty_piles: i64 = 0                         # of the Supply

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64],
                 tally: vec[i64], rng: Chance) -> None:
        super().__init__(rng)
        self.kingdom: Kingdom = kingdom
        self.players: List[Player] = players
        self.supply: vec[i64] = supply                   # how many of each card lie in its pile, or beside the Supply
        self.trash: vec[i64] = trash                     # how many of each card
        self.tally: vec[i64] = tally                     # counts of this turn; none if no card needs any

    # ---- seats and costs
    def left_of(self, me: Player, seats: i64) -> Player:
        return self.players[(me.seat + seats) % self.seats]

    def cost(self, card: i64) -> i64:
        """What the card costs now."""
        cost = self.kingdom.cost[card] - self.reduction
        return cost if cost > 0 else 0

    def price(self, card: i64) -> i64:
        """What the card costs now: coins, and POTION_PRICE if it costs a Potion."""
        return self.cost(card) + (POTION_PRICE if self.kingdom.potion_costs >> card & 1 else 0)

    def costing_up_to(self, limit: i64) -> i64:
        """Mask of the cards that can be gained now and cost no more: coins, and a Potion only if the price has one. For
        coins of 0 or more, max(0, printed - reduction) <= coins is the same as printed <= coins + reduction."""
        if limit < 0:
            return 0
        affordable = self.kingdom.affordable
        coins = limit & ~POTION_PRICE
        potions = self.kingdom.potion_costs if coins == limit else 0
        coins += self.reduction
        if coins >= len(affordable):
            coins = len(affordable) - 1
        return affordable[coins] & self.in_stock & ~potions

    def costing_exactly(self, price: i64) -> i64:
        """Mask of the cards that can be gained now and cost just that."""
        coins = price & ~POTION_PRICE
        found = self.costing_up_to(price)
        if coins:
            found &= ~self.costing_up_to(price - 1)
        return found & self.kingdom.potion_costs if price != coins else found

    def mask_of(self, zone: Zone) -> i64:
        """The different cards of a zone."""
        mask: i64 = 0
        cards = zone.cards
        bits = self.kingdom.bits
        for i in range(zone.size):
            mask |= bits[cards[i]]
        return mask

    def in_play(self, me: Player) -> i64:
        """Mask of the different cards in the play area."""
        mask: i64 = 0
        for i in range(me.play.size):
            mask |= self.kingdom.bits[me.play.cards[i] & CARD]
        return mask

    def count_in_play(self, me: Player, card: i64) -> i64:
        count: i64 = 0
        for i in range(me.play.size):
            if me.play.cards[i] & CARD == card:
                count += 1
        return count

    def bits_in(self, mask: i64) -> i64:
        """How many cards a mask holds."""
        count: i64 = 0
        if mask < 0:                                     # the 64th card: subtracting 1 would leave the 64 bits
            count = 1
            mask &= ~self.kingdom.bits[63]
        while mask:
            mask &= mask - 1
            count += 1
        return count

    # ---- for players written in plain Python: numbers by card id
    def left(self, id: str) -> int:
        """How many of the card are in the Supply."""
        return self.supply[self.kingdom.number(id)]

    def own(self, seat: int, id: str) -> int:
        """How many of the card the seat owns, wherever they are."""
        return self.players[seat].owned[self.kingdom.number(id)]

    # ---- the deck
    def shuffle(self, me: Player) -> bool:
        """The discard pile becomes the deck if that is empty. False if there is still nothing to take."""
        if me.deck.size == 0:
            empty = me.deck
            me.deck = me.discard
            me.discard = empty
            if me.deck.size == 0:
                return False
            if self.listener is not None:
                self.tell("shuffle", me.seat, {"from": DISCARD, "to": DECK}, {"count": int(me.deck.size)},
                          self.who_counts(me))
        return True

    def chance(self, bag: Zone) -> i64:
        """A random card of the bag, or in a replay the recorded one; put on record."""
        i = self.rng.below(bag.size)
        if self.script is not None:
            card = self.next_outcome()
            if bag.cards[i] != card:
                i = bag.find(card)
                if i < 0:
                    self.refuse_outcome(card, sorted(bag.to_list()))
        card = bag.take_at(i)
        if self.log is not None:
            self.note(card)
        return card

    def take_top(self, me: Player) -> i64:
        """Take the top card of the deck (or NOTHING) without putting it anywhere yet."""
        if me.known == 0 and len(me.lasting.buried):
            self.dig_up(me)
        if me.known:
            me.known -= 1
            return me.deck.pop()
        if not self.shuffle(me):
            return NOTHING
        return self.chance(me.deck)

    def draw(self, me: Player, count: i64) -> None:
        hand = me.hand
        before = hand.size
        if len(me.lasting.buried):
            self.draw_past(me, count)
            return
        while count > 0 and me.known:
            self.revealed = True
            me.known -= 1
            hand.put(me.deck.pop())
            count -= 1
        while count > 0:
            if me.deck.size == 0:
                if self.listener is not None:
                    self.tell_draw(me, before)
                    before = hand.size
                if not self.shuffle(me):
                    return
            taken = count if count < me.deck.size else me.deck.size
            count -= taken
            if self.log is None and self.script is None:
                hand.take_random(me.deck, taken, self.rng)
            else:
                for _card in range(taken):
                    hand.put(self.chance(me.deck))
        if self.listener is not None:
            self.tell_draw(me, before)

    def draw_past(self, me: Player, count: i64) -> None:
        """Draw where cards are known inside the deck: one by one until they are out."""
        before = me.hand.size
        while count > 0 and len(me.lasting.buried):
            self.revealed = True
            me.hand.put(self.take_top(me))
            count -= 1
        if self.listener is not None:
            self.tell_draw(me, before)
        if count:
            self.draw(me, count)

    # ---- known cards inside the deck
    def dig_up(self, me: Player) -> None:
        """If the highest buried card is the top card of the deck, it is known there."""
        buried = me.lasting.buried
        highest = buried[len(buried) - 1]
        if highest >> 8 == me.deck.size:
            me.lasting.buried = buried[:len(buried) - 1]
            self.put_on_deck(me, highest & CARD)

    def bury(self, me: Player, card: i64, above: i64) -> None:
        """Put a card into the deck below so many others."""
        bag = me.deck.size - me.known
        if above <= me.known:
            moved: List[i64] = []
            for _card in range(above):
                moved.append(me.deck.pop())
            me.deck.put(card)
            me.known += 1
            for each in moved[::-1]:
                me.deck.put(each)
            return
        above -= me.known
        buried = me.lasting.buried
        at: i64 = len(buried)
        beneath = bag
        while at > 0 and above > beneath - (buried[at - 1] >> 8):
            above -= beneath - (buried[at - 1] >> 8) + 1
            beneath = buried[at - 1] >> 8
            at -= 1
        self.insert_buried(me, at, card, beneath - above)

    def insert_buried(self, me: Player, at: i64, card: i64, beneath: i64) -> None:
        lower = me.lasting.buried[:at]
        upper = me.lasting.buried[at:]
        lower = append(lower, card | beneath << 8)
        for i in range(i64(len(upper))):
            lower = append(lower, upper[i])
        me.lasting.buried = lower

    def look_at_bottom(self, me: Player) -> i64:
        """The bottom card of the deck, which its owner knows from now on; NOTHING if there is none."""
        buried = me.lasting.buried
        if len(buried) and buried[0] >> 8 == 0:
            return buried[0] & CARD
        if len(buried) == 0 and me.deck.size == 0 and not self.shuffle(me):
            return NOTHING
        if me.deck.size == me.known:
            return me.deck.cards[0]
        bag = zone_of([me.deck.cards[i] for i in range(me.deck.size - me.known)])
        card = self.chance(bag)
        me.deck.remove(card)
        for i in range(i64(len(buried))):
            buried[i] -= 1 << 8
        self.insert_buried(me, 0, card, 0)
        return card

    def take_bottom(self, me: Player) -> i64:
        """Take the bottom card, which is known."""
        buried = me.lasting.buried
        if len(buried) and buried[0] >> 8 == 0:
            me.lasting.buried = buried[1:]
            return buried[0] & CARD
        card = me.deck.cards[0]
        me.deck.remove(card)
        me.known -= 1
        return card

    def tell_draw(self, me: Player, before: i64) -> None:
        drawn = [me.hand.cards[i] for i in range(before, me.hand.size)]
        if drawn:
            self.tell_move("draw", me, drawn, DECK, HAND, self.only(me))

    def reveal_top(self, me: Player, verb: str, seen: i64) -> i64:
        """Take the top card of the deck and lay it aside where the seats in `seen` see it; NOTHING if none is left."""
        card = self.take_top(me)
        if card != NOTHING:
            me.aside.put(card)
            me.aside_kind = OPEN if seen == EVERYBODY else LOOKED_AT
            self.revealed = True
            if self.listener is not None:
                self.tell_move(verb, me, [card], DECK, ASIDE, seen)
        return card

    def put_on_deck(self, me: Player, card: i64) -> None:
        """Of a card that has left its zone already."""
        me.deck.put(card)
        me.known += 1

    # ---- moves
    def count_piles(self) -> None:
        """Which piles of the Supply are empty, and which are not."""
        self.in_stock = 0
        self.empty_piles = 0
        for card in range(self.kingdom.count):
            if not self.kingdom.beside >> card & 1:
                if self.supply[card]:
                    self.in_stock |= self.kingdom.bits[card]
                else:
                    self.empty_piles += 1

    def take_from_pile(self, card: i64) -> bool:
        """A card leaves its pile; False if there is none."""
        left = self.supply[card]
        if left == 0:
            return False
        self.supply[card] = left - 1
        if left == 1 and not self.kingdom.beside >> card & 1:
            self.empty_piles += 1
            self.in_stock &= ~self.kingdom.bits[card]
        return True

    def return_to_pile(self, me: Player, zone: Zone, card: i64, source: str) -> None:
        zone.remove(card)
        me.owned[card] -= 1
        if self.supply[card] == 0:
            self.empty_piles -= 1
            self.in_stock |= self.kingdom.bits[card]
        self.supply[card] += 1
        if self.listener is not None:
            self.tell_move("return", me, [card], source, SUPPLY, EVERYBODY)

    def put_gained(self, me: Player, card: i64, source: str, zone: str, verb: str) -> None:
        """A card that has left its pile becomes the player's."""
        me.owned[card] += 1
        if zone == DISCARD:
            me.discard.put(card)
        elif zone == HAND:
            me.hand.put(card)
        else:
            self.put_on_deck(me, card)
        if self.kingdom.needs & GAINS and me.seat == self.turn_seat:
            me.lasting.gained |= self.kingdom.bits[card]
        if self.listener is not None:
            self.tell_move(verb, me, [card], source, zone, EVERYBODY)

    def put_in_trash(self, me: Player, card: i64, source: str) -> None:
        """Of a card that has left its zone already."""
        me.owned[card] -= 1
        self.trash[card] += 1
        if self.listener is not None:
            self.tell_move("trash", me, [card], source, TRASH, EVERYBODY)

    def play_from(self, me: Player, zone: Zone, card: i64, source: str) -> None:
        zone.remove(card)
        self.put_in_play(me, card, source)

    def put_in_play(self, me: Player, card: i64, source: str) -> None:
        """Of a card that has left its zone already."""
        me.play.put(card)
        if self.kingdom.discounting >> card & 1:
            self.reduction += self.kingdom.discount[card]
        if self.listener is not None:
            self.tell_move("play", me, [card], source, PLAY, EVERYBODY)

    def mat(self, me: Player, name: str) -> Zone:
        return me.lasting.mats[self.kingdom.mats.index(name)]

    def put_on_mat(self, me: Player, card: i64, name: str, source: str, seen: i64) -> None:
        """Of a card that has left its zone already."""
        self.mat(me, name).put(card)
        if self.listener is not None:
            self.tell_move("set_aside", me, [card], source, name, seen)

    def pick(self, me: Player, card: i64) -> None:
        """A hand card is chosen, and waits until all that go with it are chosen too."""
        me.hand.remove(card)
        me.aside.put(card)
        me.aside_kind = PICKED

    def discard_aside(self, me: Player, verb: str = "discard") -> None:
        """All cards laid aside or picked are discarded together; of hidden ones only the last is seen."""
        if me.aside.size:
            if self.listener is not None:
                source = HAND if me.aside_kind == PICKED else ASIDE
                self.tell_move(verb, me, [me.aside.cards[i] for i in range(me.aside.size)], source, DISCARD,
                               EVERYBODY if me.aside_kind == OPEN else self.only(me))
            me.discard.take_all(me.aside)
        me.aside_kind = OPEN

    def cheapest_last(self, zone: Zone) -> None:
        """Of cards that are discarded together only the last is seen: the cheapest gives least away. Of equals it is
        the one that comes first in the Supply, so that nothing follows from the order of a hand."""
        cards = zone.cards
        cost = self.kingdom.cost
        last = zone.size - 1
        cheapest = last
        for i in range(last):
            less = cost[cards[i]] - cost[cards[cheapest]]
            if less < 0 or (less == 0 and cards[i] < cards[cheapest]):
                cheapest = i
        if cheapest < last:
            card = cards[cheapest]
            cards[cheapest] = cards[last]
            cards[last] = card

    def put_back(self, me: Player, zone: Zone, card: i64, source: str, seen: i64) -> None:
        """From a zone onto the deck."""
        zone.remove(card)
        self.put_on_deck(me, card)
        if self.listener is not None:
            self.tell_move("put_back", me, [card], source, DECK, seen)

    def tell_discard_top(self, me: Player) -> None:
        """Another card has come to lie on top of the discard pile: all see it."""
        if me.discard.size:
            self.tell("top", me.seat, {"card": self.kingdom.ids[me.discard.cards[me.discard.size - 1]]}, {}, EVERYBODY)

    def take_into_hand(self, me: Player, card: i64) -> None:
        """A card that was laid aside goes to the hand."""
        me.aside.remove(card)
        me.hand.put(card)
        if self.listener is not None:
            self.tell_move("take", me, [card], ASIDE, HAND, EVERYBODY if me.aside_kind == OPEN else self.only(me))

    def pass_card(self, giver: Player, taker: Player, card: i64) -> None:
        giver.aside.remove(card)
        giver.owned[card] -= 1
        taker.owned[card] += 1
        taker.hand.put(card)
        self.revealed = True
        if self.listener is not None:
            self.tell("pass", giver.seat, {"to_seat": int(taker.seat), "from": ASIDE, "to": HAND, "count": 1},
                      {"cards": [self.kingdom.ids[card]]}, self.only(giver) | self.only(taker))

    def show_hand(self, me: Player) -> None:
        self.revealed = True
        if self.listener is not None:
            self.tell_move("reveal", me, [me.hand.cards[i] for i in range(me.hand.size)], HAND, HAND, EVERYBODY)

    def show(self, me: Player, card: i64) -> None:
        """Show a hand card, which stays in hand."""
        self.revealed = True
        if self.listener is not None:
            self.tell_move("reveal", me, [card], HAND, HAND, EVERYBODY)

    def treasure_coins(self, card: i64) -> i64:
        """What the Treasure gives now, as it is played."""
        coins = self.kingdom.plus_coins[card]
        if self.kingdom.needs & TALLIES:
            tally = self.tally
            if card == COPPER:
                coins += tally[COPPER_BONUS]
            elif card == SILVER and not tally[SILVER_PLAYED]:
                tally[SILVER_PLAYED] = 1
                coins += tally[MERCHANTS]
            elif card == self.kingdom.potion:
                tally[POTIONS] += 1
        return coins

    # ---- events
    def only(self, me: Player) -> i64:
        """Who sees what this player may see: also who decides for the player."""
        if self.controller != NOBODY and me.seat == self.turn_seat:
            return self.kingdom.bits[me.seat] | self.kingdom.bits[self.controller]
        return self.kingdom.bits[me.seat]

    def sees_all_of(self, seat: i64, me: Player) -> bool:
        """Whether a seat sees what this player sees: it is the player's own, or decides for the player."""
        return seat == me.seat or (seat == self.controller and me.seat == self.turn_seat)

    def who_counts(self, me: Player) -> i64:
        """Who may know how many cards a player's deck has."""
        return EVERYBODY if self.kingdom.relaxed else self.only(me)

    def ids_of(self, cards: List[i64]) -> List[str]:
        ids = self.kingdom.ids
        return [ids[card] for card in cards]

    def tell_move(self, verb: str, me: Player, cards: List[i64], source: str, target: str, seen: i64) -> None:
        """Cards went from zone to zone. Whoever may not see them sees their number, and what ends on top."""
        ids = self.ids_of(cards)
        public: Dict[str, Any] = {"from": source, "to": target, "count": len(ids)}
        if target == DISCARD and ids:
            public["top"] = ids[-1]
        self.tell(verb, me.seat, public, {"cards": ids}, seen)

    # ---- the end
    def game_ends(self) -> bool:
        if self.supply[PROVINCE] == 0 or self.empty_piles >= self.kingdom.empty_piles_to_end:
            return True
        return self.kingdom.colony != NO_CARD and self.supply[self.kingdom.colony] == 0
