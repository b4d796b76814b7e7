"""Zones, chance and questions of the slow Dominion: how one card moves, and how one thing is asked."""
from collections import Counter
from typing import Any, Callable, Dict, Generator, Iterable, List, NamedTuple, Optional, TypeVar

MATS = ("island", "haven", "horse_traders", "waiting", "possessed", "tavern", "gear")
TALLY = ("actions", "buys", "coins", "reduction", "actions_played", "merchants", "silver_played", "potions",
         "victories_bought", "outposts", "crossroads", "fools_gold", "cards_bought", "purchases", "silvers_gained",
         "charms")
T = TypeVar("T")


class Question(NamedTuple):
    decides: int
    about: int
    prompt: str
    ids: List[str]


Asking = Generator[Question, str, T]


class InPlay:
    """A card in play; `keeper` is the Throne Room or King's Court that played it. An Overlord is another card while it
    is in play, and `really` an Overlord."""
    def __init__(self, card: str, keeper: Optional["InPlay"] = None):
        self.card, self.really, self.keeper, self.stays = card, card, keeper, False


class SlowPlayer:
    def __init__(self, told: Dict[str, Any]):
        self.hand: List[str] = list(told["hand"])
        self.discard: List[str] = list(told["discard"])
        self.bag: List[str] = list(told["bag"])
        self.deck = slots(told)
        self.play = [InPlay(card) for card in told["play"]]
        for place in told.get("stays", []):
            self.play[place].stays = True
        for place in told.get("overlords", []):
            self.play[place].really = "overlord"
        for entry, keeper in zip(self.play, told.get("keepers", []), strict=False):
            entry.keeper = self.play[keeper - 1] if keeper else None
        self.between: List[str] = []                       # revealed, looked at, or picked from hand
        self.mats: Dict[str, List[str]] = {name: list(told.get("mats", {}).get(name, [])) for name in MATS}
        self.tokens = Counter(told.get("tokens", {}))
        self.gained = set(told.get("gained", []))
        self.later = waiting(told)
        self.lots = lots(told)
        self.trained: Optional[str] = told.get("trained")
        self.enchanted = set(told.get("enchanted", []))
        self.turns = int(told["turns"])

    def in_play(self) -> List[str]:
        return [entry.card for entry in self.play]

    def owned(self) -> List[str]:
        known = [card for card in self.deck if card is not None]
        lasting = [card for mat in self.mats.values() for card in mat]
        return [*self.hand, *self.discard, *self.bag, *known, *(entry.really for entry in self.play), *self.between,
                *lasting]


def waiting(told: Dict[str, Any]) -> List[str]:
    """The cards whose second halves, or that themselves, wait for a player's next turn."""
    found = []
    for effect in told.get("later", []):
        if effect["effect"] == "at_start":
            card = effect["x"].partition(".")[0]
            found += [card] if card != "horse_traders" else []             # it comes with the card that is taken back
        elif effect["effect"] == "take_back":
            found.append(("haven", "horse_traders")[effect["x"]])
        else:
            assert effect["effect"] == "take_lot"
            found.append("gear")
    return found


def lots(told: Dict[str, Any]) -> List[int]:
    """How many cards each Gear has set aside."""
    return [effect["x"] for effect in told.get("later", []) if effect["effect"] == "take_lot"]


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
        self.trash: List[str] = list(told["trash"])
        turn = told["turn"]
        self.seat = int(turn["seat"])
        self.phase: str = turn["phase"]
        self.controller: Optional[int] = turn.get("controller")
        self.extra = bool(turn.get("extra", False))
        self.normal_seat = int(turn.get("normal_seat", self.seat))
        self.row = int(turn.get("turns_in_a_row", 1))
        self.waiting_turns: List[Dict[str, Any]] = [dict(each) for each in told.get("extra_turns", [])]
        self.tally = Counter({name: int(turn.get(name, 0)) for name in TALLY})
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

    def number(self, seat: int, prompt: str, verb: str, most: int) -> Asking[int]:
        answer = yield from self.ask(seat, prompt, [f"{verb}:{n}" for n in range(most + 1)])
        return int(answer.partition(":")[2])

    def agrees(self, seat: int, prompt: str) -> Asking[bool]:
        return (yield from self.ask(seat, prompt, ["no", "yes"])) == "yes"

    def others(self, seat: int) -> List[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def in_turn_order(self) -> List[int]:
        return [self.seat, *self.others(self.seat)]

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
        self.discard_between(seat)
        return found

    def draw(self, seat: int, count: int) -> None:
        """The -1 Card token on the deck is the first of the cards that are drawn."""
        player = self.players[seat]
        if count > 0 and player.tokens["minus_card"]:
            player.tokens["minus_card"] = 0
            count -= 1
        for _card in range(count):
            card = self.take_top(seat)
            if card is not None:
                player.hand.append(card)

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

    def discard_between(self, seat: int) -> None:
        player = self.players[seat]
        player.discard += player.between
        player.between = []

    def deck_to_discard(self, seat: int) -> None:
        player = self.players[seat]
        while player.deck:
            player.discard.append(self.known(seat, player.deck.pop(0)))
