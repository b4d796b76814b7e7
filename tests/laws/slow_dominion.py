"""Dominion once more, slow and obvious: turns, buying, Clean-up, whose turn follows, the end and the points.

Written from the specification, for the laws to compare the engine with. Cards that are played ask with generators."""
from collections import Counter
from typing import Any, Dict, List, Optional

from slow_buying import SlowBuying
from slow_cards import CARDS, of_type, points_of
from slow_zones import Asking, InPlay, Question

# second halves that only draw, give, or bring back: in whatever order they come, it is the same
STEADY = {"caravan", "fishing_village", "haven", "horse_traders", "gear", "enchantress"}


class SlowDominion(SlowBuying):
    """Goes on from any description in which no card is half done; `question` is None when the game is over."""
    def __init__(self, told: Dict[str, Any]):
        super().__init__(told)
        self.game = self.all_turns()
        self.question: Optional[Question] = next(self.game, None)
        assert self.chance == []

    def choose(self, id: str, outcomes: List[str]) -> None:
        """Make a choice and go on to the next question; chance brings these outcomes and no more."""
        self.chance = list(outcomes)
        try:
            self.question = self.game.send(id)
        except StopIteration:
            self.question = None
        assert self.chance == [], f"chance brought {self.chance} too many"

    def all_turns(self) -> Asking[None]:
        while True:
            if self.phase == "action":
                yield from self.action_phase()
                self.phase = "buy"
            if self.phase == "buy":
                yield from self.play_treasures()
                self.phase = "buying"
            if self.phase == "buying":
                yield from self.buy_cards()
            yield from self.clean_up()
            if self.game_ends():
                return
            yield from self.next_turn()

    # ---- phases
    def action_phase(self) -> Asking[None]:
        player = self.players[self.seat]
        while self.tally["actions"] > 0:
            card = yield from self.pick(self.seat, "action", "play", of_type("action", player.hand), may=True)
            if card is None:
                return
            self.tally["actions"] -= 1
            player.hand.remove(card)
            yield from self.play_card(self.seat, card)

    # ---- Clean-up
    def staying(self, seat: int) -> List[InPlay]:
        """Durations that still have something to do, and what played them."""
        play = self.players[seat].play
        return [entry for entry in play if entry.stays or any(other.stays and other.keeper is entry for other in play)]

    def clean_up(self) -> Asking[None]:
        """Cards that others called in this turn are discarded too."""
        player = self.players[self.seat]
        self.phase = "clean_up"
        yield from self.put_back_from_play()
        while hermits := self.leaving_hermits():
            yield from self.discard_hermit(hermits[-1])
        for seat in self.in_turn_order():
            staying = self.staying(seat)
            self.players[seat].discard += [entry.really for entry in self.players[seat].play if entry not in staying]
            self.players[seat].play = staying
        for entry in player.play:
            entry.stays = True
        player.discard, player.hand = player.discard + player.hand, []
        player.enchanted = set()
        self.draw(self.seat, 3 if self.tally["outposts"] else 5)
        player.discard += player.mats["possessed"]
        player.mats["possessed"] = []
        if not self.extra:
            player.turns += 1

    def put_back_from_play(self) -> Asking[None]:
        """Treasury, Alchemist and Herbalist, while their player discards them; Hermits before, between or after."""
        player = self.players[self.seat]
        herbalists = player.in_play().count("herbalist")
        while able := self.can_be_put_back(herbalists):
            if self.hermit_matters():
                who = {"herbalist" if "treasure" in CARDS[card].types else card for card in able}
                first = yield from self.ask(self.seat, "next", ["next:hermit", *(f"next:{card}" for card in who)])
                if first == "next:hermit":
                    yield from self.discard_hermit(self.leaving_hermits()[0])
                    continue
            card = yield from self.pick(self.seat, "clean_up", "put_back", able, may=True)
            if card is None:
                return
            herbalists -= int("treasure" in CARDS[card].types)
            entry = next(entry for entry in player.play if entry.card == card)
            player.play.remove(entry)
            self.put_on_deck(self.seat, entry.really)

    def can_be_put_back(self, herbalists: int) -> List[str]:
        play = self.players[self.seat].in_play()
        able = [card for card in play if herbalists > 0 and "treasure" in CARDS[card].types]
        if not self.tally["victories_bought"]:
            able += [card for card in play if card == "treasury"]
        if "potion" in play:
            able += [card for card in play if card == "alchemist"]
        return able

    def leaving_hermits(self) -> List[InPlay]:
        """Those that are trashed: all, if no card was bought. Which of them comes first is the same."""
        play = self.players[self.seat].play
        return [] if self.tally["cards_bought"] else [entry for entry in play if entry.card == "hermit"]

    def hermit_matters(self) -> bool:
        """Its Madman may go on the deck, where other cards go."""
        return bool(self.leaving_hermits()) and self.outside["madman"] > 0 and self.controller is None \
            and "royal_seal" in self.players[self.seat].in_play()

    def discard_hermit(self, hermit: InPlay) -> Asking[None]:
        """It is trashed for a Madman."""
        yield from self.trash_in_play(self.seat, [hermit])
        if self.outside["madman"] > 0:
            yield from self.gain(self.seat, "madman", source="madmen")

    # ---- whose turn it is
    def next_turn(self) -> Asking[None]:
        """Waiting extra turns from the player on whose turn we are, in turn order; an Outpost turn lapses if it would
        be that player's third in a row."""
        ended = self.seat
        if self.row >= 2:
            self.waiting_turns = [each for each in self.waiting_turns
                                  if each["controller"] is not None or each["seat"] != ended]
        extra = bool(self.waiting_turns)
        if extra:
            seat = min((each["seat"] for each in self.waiting_turns), key=lambda seat: (seat - ended) % self.seats)
            here = [each for each in self.waiting_turns if each["seat"] == seat]
            self.controller = None                         # between turns nobody is possessed
            kinds = {"own" if each["controller"] is None else "possessed": each for each in here}
            kind = yield from self.ask(seat, "turn", [f"turn:{kind}" for kind in sorted(kinds)])
            taken = kinds[kind.partition(":")[2]]
            self.waiting_turns.remove(taken)
            self.seat, self.controller = seat, taken["controller"]
        else:
            self.seat, self.controller = (self.normal_seat + 1) % self.seats, None
            self.normal_seat = self.seat
        self.extra = extra
        self.row = self.row + 1 if self.seat == ended else 1
        yield from self.start_turn()

    def start_turn(self) -> Asking[None]:
        player = self.players[self.seat]
        self.phase = "action"
        self.banned = set()
        player.gained = set()
        for entry in player.play:
            entry.stays = False
        for other in self.players:
            other.enchanted.discard(self.seat)
        self.tally = Counter({**dict.fromkeys(self.tally, 0), "actions": 1, "buys": 1})
        yield from self.second_halves()

    def second_halves(self) -> Asking[None]:
        """And Guides that may be called."""
        player, asked = self.players[self.seat], Counter[str]()
        later, player.later = player.later, []
        lots, player.lots = player.lots, []

        def pending() -> List[str]:
            return [*later, *(["guide"] * player.mats["tavern"].count("guide") if not asked["guide"] else [])]

        def happen(name: str) -> Asking[None]:
            if name == "guide":
                asked["guide"] += int(not (yield from self.may_call_guide(self.seat)))
                return
            later.remove(name)
            if name in ("amulet", "dungeon"):
                yield from getattr(self, f"use_{name}")(self.seat)
            else:
                self.return_of(name, lots)

        yield from self.one_by_one(self.seat, pending, happen, STEADY, 1)

    def return_of(self, name: str, lots: List[int]) -> None:
        player = self.players[self.seat]
        if name == "fishing_village":
            self.give(self.seat, actions=1, coins=1)
        elif name == "enchantress":
            self.draw(self.seat, 2)
        elif name == "gear":
            for _card in range(lots.pop(0)):
                player.hand.append(player.mats["gear"].pop(0))
        else:
            if name in ("haven", "horse_traders"):
                player.hand.append(player.mats[name].pop(0))
            if name in ("caravan", "horse_traders"):
                self.draw(self.seat, 1)

    # ---- the end
    def game_ends(self) -> bool:
        empty = self.empty_piles()
        return "province" in empty or "colony" in empty or len(empty) >= self.options["empty_piles_to_end"]

    def scores(self) -> List[int]:
        return [points_of(player.owned(), "orchard" in self.outside) + player.tokens["vp"] for player in self.players]

    def winners(self) -> List[int]:
        """Most points, then fewest turns; extra turns do not count."""
        ranks = [(score, -player.turns) for score, player in zip(self.scores(), self.players, strict=True)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
