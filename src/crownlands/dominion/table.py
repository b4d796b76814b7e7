"""All zones and counters of a game of Dominion, and the moves of cards between zones. Nothing here decides or asks."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from crownlands.dominion.cards import COPPER, PROVINCE, SILVER, Kingdom
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY, SUPPLY, TRASH, Zone
from crownlands.kernel.chance import Chance
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import State

NOTHING: Final = -1                  # instead of a card: there was none

# what the cards laid aside are: open to all, picked from the hand, or looked at (both seen by their owner only)
OPEN: Final = 0
PICKED: Final = 1
LOOKED_AT: Final = 2


@mypyc_attr(acyclic=True)
class Player:
    def __init__(self, seat: i64, turns: i64, known: i64, aside_kind: i64, owned: vec[i64], hand: Zone, deck: Zone,
                 discard: Zone, play: Zone, aside: Zone) -> None:
        self.seat: i64 = seat
        self.turns: i64 = turns                          # taken so far
        self.owned: vec[i64] = owned                     # how many of each card, wherever they are
        self.hand: Zone = hand
        # The deck is a bag with `known` cards in fixed order on top. A card of the bag is drawn by chance when it is
        # needed, so there is no shuffled order that could leak into a copy or a search.
        self.deck: Zone = deck
        self.known: i64 = known
        self.discard: Zone = discard
        self.play: Zone = play
        # Between zones for the length of one effect: set aside, revealed, looked at, picked. Not part of a shuffle.
        self.aside: Zone = aside
        self.aside_kind: i64 = aside_kind

    def held(self) -> vec[i64]:
        """How many of each card lie in the zones: what `owned` must be."""
        counts = vec[i64]([0] * len(self.owned))
        for zone in (self.hand, self.deck, self.discard, self.play, self.aside):
            zone.count_into(counts)
        return counts

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

    def copy(self) -> Player:
        return Player(self.seat, self.turns, self.known, self.aside_kind, self.owned[:], self.hand.copy(),
                      self.deck.copy(), self.discard.copy(), self.play.copy(), self.aside.copy())


class Table(State):
    """What lies on the table and in the hands."""

    # this turn, of `turn_seat`
    phase: i64 = 0
    actions: i64 = 1
    buys: i64 = 1
    coins: i64 = 0
    reduction: i64 = 0                           # how much less every card costs
    copper_bonus: i64 = 0                        # how much more a Copper gives
    merchants: i64 = 0                           # what the first Silver gives more
    actions_played: i64 = 0
    silver_played: bool = False
    bought: bool = False
    # the Supply
    in_stock: i64 = 0                            # mask of the piles that are not empty
    empty_piles: i64 = 0

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64],
                 rng: Chance) -> None:
        super().__init__(rng)
        self.kingdom: Kingdom = kingdom
        self.players: List[Player] = players
        self.supply: vec[i64] = supply
        self.trash: vec[i64] = trash                     # how many of each card

    # ---- seats and costs
    def left_of(self, me: Player, seats: i64) -> Player:
        return self.players[(me.seat + seats) % self.seats]

    def cost(self, card: i64) -> i64:
        """What the card costs now."""
        cost = self.kingdom.cost[card] - self.reduction
        return cost if cost > 0 else 0

    def costing_up_to(self, limit: i64) -> i64:
        """Mask of the piles that are not empty and cost no more: for a limit of 0 or more, max(0, printed - reduction)
        <= limit is the same as printed <= limit + reduction."""
        if limit < 0:
            return 0
        affordable = self.kingdom.affordable
        limit += self.reduction
        if limit >= len(affordable):
            limit = len(affordable) - 1
        return affordable[limit] & self.in_stock

    def costing_exactly(self, cost: i64) -> i64:
        """Mask of the piles that are not empty and cost just that."""
        return self.costing_up_to(cost) & ~self.costing_up_to(cost - 1)

    def mask_of(self, zone: Zone) -> i64:
        """The different cards of a zone."""
        mask: i64 = 0
        cards = zone.cards
        bits = self.kingdom.bits
        for i in range(zone.size):
            mask |= bits[cards[i]]
        return mask

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
        if me.known:
            me.known -= 1
            return me.deck.pop()
        if not self.shuffle(me):
            return NOTHING
        return self.chance(me.deck)

    def draw(self, me: Player, count: i64) -> None:
        hand = me.hand
        before = hand.size
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
    def gain(self, me: Player, card: i64, zone: str, verb: str = "gain") -> bool:
        """Take a card from its pile; False if the pile is empty."""
        left = self.supply[card]
        if left == 0:
            return False
        self.supply[card] = left - 1
        if left == 1:
            self.empty_piles += 1
            self.in_stock &= ~self.kingdom.bits[card]
        me.owned[card] += 1
        if zone == DISCARD:
            me.discard.put(card)
        elif zone == HAND:
            me.hand.put(card)
        else:
            self.put_on_deck(me, card)
        if self.listener is not None:
            self.tell_move(verb, me, [card], SUPPLY, zone, EVERYBODY)
        return True

    def trash_from(self, me: Player, zone: Zone, card: i64, source: str) -> None:
        zone.remove(card)
        me.owned[card] -= 1
        self.trash[card] += 1
        if self.listener is not None:
            self.tell_move("trash", me, [card], source, TRASH, EVERYBODY)

    def play_from(self, me: Player, zone: Zone, card: i64, source: str) -> None:
        zone.remove(card)
        me.play.put(card)
        if self.listener is not None:
            self.tell_move("play", me, [card], source, PLAY, EVERYBODY)

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
        if card == COPPER:
            coins += self.copper_bonus
        elif card == SILVER and not self.silver_played:
            self.silver_played = True
            coins += self.merchants
        return coins

    # ---- events
    def only(self, me: Player) -> i64:
        return self.kingdom.bits[me.seat]

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
        return self.supply[PROVINCE] == 0 or self.empty_piles >= self.kingdom.empty_piles_to_end
