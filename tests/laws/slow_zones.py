"""Zones, costs, chance and questions of the slow Dominion: how one card moves, and how one thing is asked."""
from collections import Counter
from typing import Any, Callable, Dict, Generator, Iterable, List, NamedTuple, Optional, Tuple, TypeVar

from slow_cards import CARDS, PRIZES

# what the second half of a card, or one that was set aside, brings at the start of the next turn
AT_START = {"fishing_village": (("plus_actions", 1), ("plus_coins", 1)), "caravan": (("plus_cards", 1),),
            "horse_traders": (("plus_cards", 1),)}

T = TypeVar("T")


def waiting(told: Dict[str, Any]) -> List[Tuple[str, int]]:
    """The bonuses that wait for a player's next turn, as words with their numbers."""
    found: List[Tuple[str, int]] = []
    for effect in told.get("later", []):
        if effect["effect"] == "at_start":
            found += AT_START[effect["x"].partition(".")[0]]
        elif effect["effect"] in ("plus_cards", "plus_actions", "plus_coins"):
            found.append((effect["effect"], effect["x"]))
    return found


class Question(NamedTuple):
    decides: int
    about: int
    prompt: str
    ids: List[str]


Asking = Generator[Question, str, T]


class InPlay:
    """A card in play; `keeper` is the Throne Room or King's Court that played it."""
    def __init__(self, card: str, keeper: Optional["InPlay"] = None):
        self.card, self.keeper, self.stays = card, keeper, False


class SlowPlayer:
    def __init__(self, told: Dict[str, Any]):
        self.hand: List[str] = list(told["hand"])
        self.discard: List[str] = list(told["discard"])
        self.bag: List[str] = list(told["bag"])
        self.deck = slots(told)
        self.play = [InPlay(card) for card in told["play"]]
        for place in told.get("stays", []):
            self.play[place].stays = True
        for entry, keeper in zip(self.play, told.get("keepers", []), strict=False):
            entry.keeper = self.play[keeper - 1] if keeper else None
        self.between: List[str] = []                       # revealed, looked at, or picked from hand
        self.mats: Dict[str, List[str]] = {name: list(told.get("mats", {}).get(name, [])) for name in
                                           ("island", "haven", "horse_traders", "waiting", "possessed")}
        self.tokens = Counter(told.get("tokens", {}))
        self.gained = set(told.get("gained", []))
        self.later = Counter(dict.fromkeys(("plus_cards", "plus_actions", "plus_coins"), 0))
        for word, n in waiting(told):
            self.later[word] += n
        self.turns = int(told["turns"])

    def in_play(self) -> List[str]:
        return [entry.card for entry in self.play]

    def owned(self) -> List[str]:
        known = [card for card in self.deck if card is not None]
        lasting = [card for mat in self.mats.values() for card in mat]
        return [*self.hand, *self.discard, *self.bag, *known, *self.in_play(), *self.between, *lasting]


def slots(told: Dict[str, Any]) -> List[Optional[str]]:
    """A deck from top to bottom; None is some card of the bag."""
    under: List[Optional[str]] = []                        # from the bottom up
    for card, beneath in told.get("buried", []):
        under += [None] * (beneath - under.count(None)) + [card]
    under += [None] * (len(told["bag"]) - under.count(None))
    return [*told["deck"], *reversed(under)]


class SlowZones:
    def __init__(self, told: Dict[str, Any]):
        self.seats = int(told["seats"])
        self.options: Dict[str, Any] = told["options"]
        self.players = [SlowPlayer(player) for player in told["players"]]
        self.supply = {id: count for id, count in told["supply"].items() if id not in PRIZES}
        self.prizes = [id for id in PRIZES if told["supply"].get(id)]
        self.trash: List[str] = list(told["trash"])
        turn = told["turn"]
        self.seat = int(turn["seat"])
        self.controller: Optional[int] = turn.get("controller")
        self.extra = bool(turn.get("extra", False))
        self.normal_seat = int(turn.get("normal_seat", self.seat))
        self.row = int(turn.get("turns_in_a_row", 1))
        self.waiting_turns: List[Dict[str, Any]] = [dict(each) for each in told.get("extra_turns", [])]
        self.tally = Counter({name: int(turn.get(name, 0)) for name in
                              ("actions", "buys", "coins", "reduction", "actions_played", "merchants", "silver_played",
                               "potions", "victories_bought", "outposts")})
        self.banned = set(turn.get("banned", []))
        self.chance: List[str] = []

    # ---- questions
    def decider(self, seat: int) -> int:
        return self.controller if seat == self.seat and self.controller is not None else seat

    def ask(self, seat: int, prompt: str, ids: Iterable[str]) -> Asking[str]:
        """Ask for one of these; what leaves no choice is not asked."""
        found = list(dict.fromkeys(ids))
        if len(found) == 1:
            return found[0]
        return (yield Question(self.decider(seat), seat, prompt, found))

    def pick(self, seat: int, prompt: str, verb: str, cards: Iterable[str], may: bool = False) -> Asking[Optional[str]]:
        """Ask for a card; none if there is none, or if the player wants none and may."""
        ids = [f"{verb}:{card}" for card in cards]
        if not ids:
            return None
        answer = yield from self.ask(seat, prompt, [*ids, "done"] if may else ids)
        return None if answer == "done" else answer.partition(":")[2]

    def agrees(self, seat: int, prompt: str) -> Asking[bool]:
        return (yield from self.ask(seat, prompt, ["no", "yes"])) == "yes"

    def others(self, seat: int) -> List[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # ---- costs
    def coins_of(self, card: str) -> int:
        reduction = self.tally["reduction"] + 2 * self.players[self.seat].in_play().count("princess")
        return max(0, CARDS[card].coins - reduction)

    def piles(self) -> List[str]:
        return [card for card, count in self.supply.items() if count > 0]

    def up_to(self, coins: int, potion: int = 0) -> List[str]:
        return [card for card in self.piles() if self.coins_of(card) <= coins and CARDS[card].potion <= potion]

    def exactly(self, coins: int, potion: int) -> List[str]:
        return [card for card in self.piles() if self.coins_of(card) == coins and CARDS[card].potion == potion]

    # ---- the deck
    def take_top(self, seat: int) -> Optional[str]:
        """The top card leaves the deck, which is shuffled anew only if it has to be."""
        player = self.players[seat]
        if not player.deck:
            self.shuffle(seat)
        if not player.deck:
            return None
        return self.known(seat, player.deck.pop(0))

    def take_bottom(self, seat: int) -> Optional[str]:
        player = self.players[seat]
        if not player.deck:
            self.shuffle(seat)
        return self.known(seat, player.deck.pop()) if player.deck else None

    def shuffle(self, seat: int) -> None:
        player = self.players[seat]
        player.bag, player.discard = player.discard, []
        player.deck = [None] * len(player.bag)

    def known(self, seat: int, card: Optional[str]) -> str:
        if card is not None:
            return card
        brought = self.chance.pop(0)
        self.players[seat].bag.remove(brought)
        return brought

    def take_several(self, seat: int, count: int) -> List[str]:
        """Cards from the top, which then lie between zones."""
        found: List[str] = []
        while len(found) < count:
            card = self.take_top(seat)
            if card is None:
                break
            found.append(card)
            self.players[seat].between.append(card)
        return found

    def take_until(self, seat: int, wanted: Callable[[str], bool], count: int = 1) -> List[str]:
        """Reveal until so many cards are as wanted; what was wanted is returned, the others are discarded."""
        player = self.players[seat]
        found: List[str] = []
        while len(found) < count:
            card = self.take_top(seat)
            if card is None:
                break
            if wanted(card):
                found.append(card)
            else:
                player.between.append(card)
        player.discard += player.between
        player.between = []
        return found

    def draw(self, seat: int, count: int) -> None:
        for _card in range(count):
            card = self.take_top(seat)
            if card is not None:
                self.players[seat].hand.append(card)

    def put_on_deck(self, seat: int, card: str) -> None:
        self.players[seat].deck.insert(0, card)

    def put_back_in_order(self, seat: int) -> Asking[None]:
        """What lies between goes on the deck, the lowest first."""
        player = self.players[seat]
        while player.between:
            card = yield from self.pick(seat, "order", "put_back", player.between)
            assert card is not None
            player.between.remove(card)
            self.put_on_deck(seat, card)

    # ---- trash and gain
    def trash_card(self, owner: int, card: str) -> None:
        """A possessed player's cards are only set aside."""
        possessed = owner == self.seat and self.controller is not None
        (self.players[owner].mats["possessed"] if possessed else self.trash).append(card)

    def trash_from_hand(self, seat: int, cards: Optional[List[str]] = None) -> Asking[Optional[str]]:
        player = self.players[seat]
        card = yield from self.pick(seat, "trash", "trash", player.hand if cards is None else cards)
        if card is not None:
            player.hand.remove(card)
            self.trash_card(seat, card)
        return card

    def gain(self, seat: int, card: str, place: str = "discard", source: str = "supply") -> Asking[bool]:
        """Whether the seat gained it: no if there is none, or if a possessor gains it instead."""
        if source == "supply":
            if self.supply.get(card, 0) == 0:
                return False
            self.supply[card] -= 1
        else:
            (self.trash if source == "trash" else self.prizes).remove(card)
        if seat == self.seat and self.controller is not None:
            self.players[self.controller].discard.append(card)
            return False
        player = self.players[seat]
        if seat == self.seat:
            player.gained.add(card)
        if place == "deck":
            self.put_on_deck(seat, card)
            return True
        zone = player.hand if place == "hand" else player.discard
        zone.append(card)
        if "royal_seal" in player.in_play() and (yield from self.agrees(seat, "put_on_deck")):
            zone.remove(card)
            self.put_on_deck(seat, card)
        return True

    def gain_one(self, seat: int, cards: List[str], place: str = "discard") -> Asking[Optional[str]]:
        """Choose a pile and gain from it; returns the card if this seat gained it."""
        card = yield from self.pick(seat, "gain", "gain", cards)
        if card is not None and (yield from self.gain(seat, card, place)):
            return card
        return None
