"""What gaining and trashing set off in the slow Dominion, and in which order."""
from collections import Counter
from typing import Callable, Iterable, List, Optional, Set

from slow_cards import CARDS, of_type
from slow_piles import SlowPiles
from slow_zones import Asking, InPlay

DRAWING = {"rats", "overgrown_estate"}                     # when trashed: in whatever order, it is the same
POINTS = {"temple", "groundskeeper", "aqueduct"}           # when gained: so are points
WHEN_TRASHED = {"hunting_grounds", "squire", "sir_vander", "rocks", *DRAWING}
WHEN_GAINED = {"inn", "lost_city", "temple", "emporium", "rocks"}


class Copy(str):
    """A card that somebody keeps an eye on: another card of the same name is not it."""


class SlowMoments(SlowPiles):
    def one_by_one(self, seat: int, pending: Callable[[], List[str]], happen: Callable[[str], Asking[None]],
                   quiet: Set[str], loud: int) -> Asking[None]:
        """The seat picks what comes next among the things that apply now. It is asked if so many of them are loud, and
        then to the end; what is quiet comes to the same in whatever order. Unasked they come as their piles lie, and a
        Charm last."""
        asked = False
        while names := pending():
            asked = asked or (len(set(names)) > 1 and len(set(names) - quiet) >= loud)
            if asked:
                name = (yield from self.ask(seat, "next", [f"next:{each}" for each in names])).partition(":")[2]
            else:
                name = min(names, key=lambda name: (name == "charm", self.order.index(name)))
            yield from happen(name)

    # ---- trashing
    def to_trash(self, owner: int, card: str) -> None:
        """A possessed player's cards are only set aside."""
        possessed = owner == self.seat and self.controller is not None
        (self.players[owner].mats["possessed"] if possessed else self.trash).append(card)

    def trash_card(self, owner: int, card: str) -> Asking[None]:
        self.to_trash(owner, card)
        yield from self.when_trashed(owner, [card])

    def trash_in_play(self, owner: int, entries: List[InPlay]) -> Asking[None]:
        """All of them leave play; then they speak."""
        names = [self.leave_play_for_trash(owner, entry) for entry in entries]
        yield from self.when_trashed(owner, names)

    def leave_play_for_trash(self, owner: int, entry: InPlay) -> str:
        """What it was in play is what will speak."""
        self.players[owner].play.remove(entry)
        was, entry.card = entry.card, entry.really
        self.to_trash(owner, entry.card)
        return was

    def when_trashed(self, owner: int, cards: List[str]) -> Asking[None]:
        left = [card for card in cards if card in WHEN_TRASHED]

        def happen(card: str) -> Asking[None]:
            left.remove(card)
            yield from self.speak_from_trash(owner, card)

        yield from self.one_by_one(owner, lambda: left, happen, DRAWING, 1)

    def speak_from_trash(self, owner: int, card: str) -> Asking[None]:
        if card in DRAWING:
            self.draw(owner, 1)
        elif card == "squire":
            yield from self.gain_one(owner, of_type("attack", self.piles()))
        elif card == "sir_vander":
            yield from self.gain(owner, "gold")
        elif card == "rocks":
            yield from self.silver_of_rocks(owner)
        elif (yield from self.ask(owner, "choose", ["choose:duchy", "choose:estates"])) == "choose:duchy":
            yield from self.gain(owner, "duchy")
        else:
            for _estate in range(3):
                yield from self.gain(owner, "estate")

    def silver_of_rocks(self, owner: int) -> Asking[None]:
        buying = owner == self.seat and self.phase in ("buy", "buying")
        yield from self.gain(owner, "silver", "deck" if buying else "hand")

    def trash_from_hand(self, seat: int, cards: Optional[List[str]] = None) -> Asking[Optional[str]]:
        player = self.players[seat]
        card = yield from self.pick(seat, "trash", "trash", player.hand if cards is None else cards)
        if card is not None:
            player.hand.remove(card)
            yield from self.trash_card(seat, card)
        return card

    def may_trash(self, seat: int, cards: List[str]) -> Asking[Optional[str]]:
        trashed = yield from self.may_trash_some(seat, lambda _trashed: cards, 1)
        return trashed[0] if trashed else None

    def may_trash_some(self, seat: int, offered: Callable[[List[str]], List[str]], most: int,
                       before: Iterable[str] = ()) -> Asking[List[str]]:
        """Up to so many hand cards, picked one by one; they speak when all are in the trash."""
        trashed = list(before)
        while len(trashed) < most:
            card = yield from self.pick(seat, "may_trash", "trash", offered(trashed), may=True)
            if card is None:
                break
            self.players[seat].hand.remove(card)
            self.to_trash(seat, card)
            trashed.append(card)
        yield from self.when_trashed(seat, trashed)
        return trashed

    # ---- gaining
    def gain(self, seat: int, card: str, place: str = "discard", source: str = "supply") -> Asking[Optional[Copy]]:
        """The card that the seat gained: none if there is none, or if a possessor gains it instead."""
        if source == "supply":
            if card not in self.piles():
                return None
            self.take_from_pile(card)
        elif source == "madmen":
            self.outside["madman"] -= 1
        else:
            (self.trash if source == "trash" else self.prizes).remove(card)
        copy = Copy(card)
        if seat == self.seat and self.controller is not None:
            yield from self.land(self.controller, copy, "discard")
            return None
        if seat == self.seat:
            self.players[seat].gained.add(card)
            self.tally["silvers_gained"] += int(card == "silver")
        yield from self.land(seat, copy, place)
        return copy

    def land(self, gainer: int, copy: Copy, place: str) -> Asking[None]:
        player = self.players[gainer]
        if place == "deck":
            self.put_on_deck(gainer, copy)
        else:
            (player.hand if place == "hand" else player.discard).append(copy)
        for seat in self.in_turn_order():
            if seat == gainer:
                yield from self.when_gained(gainer, copy, place)
            elif copy == "province":
                while "fools_gold" in self.players[seat].hand:
                    if not (yield from self.use_fools_gold(seat)):
                        break

    def use_fools_gold(self, seat: int) -> Asking[bool]:
        if (yield from self.pick(seat, "may_use", "trash", ["fools_gold"], may=True)) is None:
            return False
        self.players[seat].hand.remove("fools_gold")
        yield from self.trash_card(seat, "fools_gold")
        yield from self.gain(seat, "gold", "deck")
        return True

    def when_gained(self, gainer: int, copy: Copy, place: str) -> Asking[None]:
        player, done = self.players[gainer], Counter[str]()

        def pending() -> List[str]:
            types = CARDS[copy].types
            found = [copy[:]] if copy in WHEN_GAINED and not done[copy] else []
            if "royal_seal" in player.in_play() and not done["royal_seal"] and self.lies_open(gainer, copy, place):
                found.append("royal_seal")
            if "victory" in types:
                found += ["groundskeeper"] * (player.in_play().count("groundskeeper") - done["groundskeeper"])
            if "aqueduct" in self.outside and not done["aqueduct"] and types & {"treasure", "victory"}:
                found.append("aqueduct")
            if not done["duplicate"] and self.is_plain_up_to(copy, 6):
                found += ["duplicate"] * player.mats["tavern"].count("duplicate")
            return found

        def happen(name: str) -> Asking[None]:
            done[name] += int(name != "duplicate")
            if name == "royal_seal":
                if (yield from self.agrees(gainer, "put_on_deck")):
                    self.lift(gainer, copy, place)
                    self.put_on_deck(gainer, copy)
            elif name == "duplicate":
                done["duplicate"] += int(not (yield from self.may_duplicate(gainer, copy)))
            else:
                yield from self.answer_gain(gainer, name, copy)

        yield from self.one_by_one(gainer, pending, happen, POINTS, 2)

    def lies_open(self, seat: int, copy: Copy, place: str) -> bool:
        """It is where it was put, in the hand or on top of the discard pile."""
        player = self.players[seat]
        zone = {"hand": player.hand, "discard": player.discard[-1:], "deck": []}[place]
        return any(card is copy for card in zone)

    def lift(self, seat: int, copy: Copy, place: str) -> None:
        zone = self.players[seat].hand if place == "hand" else self.players[seat].discard
        del zone[next(at for at, card in enumerate(zone) if card is copy)]

    def may_duplicate(self, seat: int, card: str) -> Asking[bool]:
        player = self.players[seat]
        if not (yield from self.agrees(seat, "call")):
            return False
        player.mats["tavern"].remove("duplicate")
        player.play.append(InPlay("duplicate"))
        yield from self.gain(seat, card)
        return True

    def answer_gain(self, gainer: int, name: str, card: str) -> Asking[None]:
        player = self.players[gainer]
        if name == "groundskeeper":
            player.tokens["vp"] += 1
        elif name == "aqueduct":
            if self.points.get(card, 0) > 0 and "treasure" in CARDS[card].types:
                self.points[card] -= 1
                self.points["aqueduct"] = self.points.get("aqueduct", 0) + 1
            if "victory" in CARDS[card].types:
                player.tokens["vp"] += self.points.pop("aqueduct", 0)
        elif name == "temple":
            player.tokens["vp"] += self.points.pop("temple", 0)
        elif name == "emporium":
            player.tokens["vp"] += 2 if len(of_type("action", player.in_play())) >= 5 else 0
        elif name == "lost_city":
            for other in self.in_turn_order():
                if other != gainer:
                    self.draw(other, 1)
        elif name == "rocks":
            yield from self.silver_of_rocks(gainer)
        else:
            yield from self.shuffle_actions_in(gainer)

    def shuffle_actions_in(self, seat: int) -> Asking[None]:
        """Inn: from the own discard pile; the deck is shuffled in any case."""
        player = self.players[seat]
        chosen: List[str] = []
        while True:
            card = yield from self.pick(seat, "shuffle_in", "shuffle_in", of_type("action", player.discard), may=True)
            if card is None:
                break
            player.discard.remove(card)
            chosen.append(card)
            player.between = chosen
        player.between = []
        player.bag += [card for card in player.deck if card is not None] + chosen
        player.deck = [None] * len(player.bag)

    def gain_one(self, seat: int, cards: List[str], place: str = "discard") -> Asking[Optional[Copy]]:
        """Choose a pile and gain from it; returns the card if this seat gained it."""
        card = yield from self.pick(seat, "gain", "gain", cards)
        return None if card is None else (yield from self.gain(seat, card, place))

    def may_gain(self, seat: int, cards: List[str]) -> Asking[Optional[Copy]]:
        card = yield from self.pick(seat, "may_gain", "gain", cards, may=True)
        return None if card is None else (yield from self.gain(seat, card))
