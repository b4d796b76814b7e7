"""Dominion once more, slow and obvious: turns, buying, Clean-up, whose turn follows, the end and the points.

Written from the specification, for the laws to compare the engine with. Cards that are played ask with generators."""
from collections import Counter
from typing import Any, Dict, List, Optional

from slow_attacks import SlowAttacks
from slow_cards import CARDS, PLAIN, points_of
from slow_zones import Asking, InPlay, Question


class SlowDominion(SlowAttacks):
    """Goes on from any description in which no card is half done; `question` is None when the game is over."""
    def __init__(self, told: Dict[str, Any]):
        super().__init__(told)
        self.phase: str = told["turn"]["phase"]
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
            actions = [card for card in player.hand if "action" in CARDS[card].types]
            card = yield from self.pick(self.seat, "action", "play", actions, may=True)
            if card is None:
                return
            self.tally["actions"] -= 1
            player.hand.remove(card)
            yield from self.play_card(self.seat, card)

    def play_treasures(self) -> Asking[None]:
        player = self.players[self.seat]
        while True:
            treasures = [card for card in player.hand if "treasure" in CARDS[card].types]
            plain = [card for card in treasures if card in PLAIN]
            offered = [*treasures, "treasures"] if plain else treasures
            card = yield from self.pick(self.seat, "treasure", "play", offered, may=True)
            if card is None:
                return
            for each in plain if card == "treasures" else [card]:
                player.hand.remove(each)
                yield from self.play_card(self.seat, each)

    def can_be_bought(self) -> List[str]:
        """Grand Market not with a Copper in play."""
        return [card for card in self.up_to(self.tally["coins"], self.tally["potions"]) if card not in self.banned and
                not (card == "grand_market" and "copper" in self.players[self.seat].in_play())]

    def buy_cards(self) -> Asking[None]:
        while self.tally["buys"] > 0:
            card = yield from self.pick(self.seat, "buy", "buy", self.can_be_bought(), may=True)
            if card is None:
                return
            self.tally.subtract({"buys": 1, "coins": self.coins_of(card), "potions": CARDS[card].potion})
            self.tally["victories_bought"] += int("victory" in CARDS[card].types)
            yield from self.when_bought(card)
            yield from self.gain(self.seat, card)

    def when_bought(self, card: str) -> Asking[None]:
        """Of these, no order makes a difference: Mint is no Victory card."""
        player = self.players[self.seat]
        player.tokens["vp"] += player.in_play().count("goons")
        if "victory" in CARDS[card].types:
            for _hoard in range(player.in_play().count("hoard")):
                yield from self.gain(self.seat, "gold")
        if card == "mint":
            for entry in [entry for entry in player.play if "treasure" in CARDS[entry.card].types]:
                player.play.remove(entry)
                self.trash_card(self.seat, entry.card)

    # ---- Clean-up
    def staying(self, seat: int) -> List[InPlay]:
        """Durations that still have something to do, and what played them."""
        play = self.players[seat].play
        return [entry for entry in play if entry.stays or any(other.stays and other.keeper is entry for other in play)]

    def clean_up(self) -> Asking[None]:
        player = self.players[self.seat]
        yield from self.put_back_from_play()
        staying = self.staying(self.seat)
        player.discard += [entry.card for entry in player.play if entry not in staying] + player.hand
        player.play, player.hand = staying, []
        for entry in staying:
            entry.stays = True
        self.draw(self.seat, 3 if self.tally["outposts"] else 5)
        player.discard += player.mats["possessed"]
        player.mats["possessed"] = []
        if not self.extra:
            player.turns += 1

    def put_back_from_play(self) -> Asking[None]:
        """Treasury, Alchemist and Herbalist, while their player discards them."""
        player = self.players[self.seat]
        herbalists = player.in_play().count("herbalist")
        while True:
            play = player.in_play()
            able = [card for card in play if herbalists > 0 and "treasure" in CARDS[card].types]
            if not self.tally["victories_bought"]:
                able += [card for card in play if card == "treasury"]
            if "potion" in play:
                able += [card for card in play if card == "alchemist"]
            card = yield from self.pick(self.seat, "clean_up", "put_back", able, may=True)
            if card is None:
                return
            herbalists -= int("treasure" in CARDS[card].types)
            player.play.remove(next(entry for entry in player.play if entry.card == card))
            self.put_on_deck(self.seat, card)

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
        self.start_turn()

    def start_turn(self) -> None:
        player = self.players[self.seat]
        self.phase = "action"
        self.banned = set()
        player.gained = set()
        for entry in player.play:
            entry.stays = False
        self.tally = Counter({**dict.fromkeys(self.tally, 0), "actions": 1, "buys": 1})
        self.give(self.seat, player.later["plus_cards"], player.later["plus_actions"], 0, player.later["plus_coins"])
        player.later = Counter(dict.fromkeys(player.later, 0))
        player.hand += player.mats["haven"] + player.mats["horse_traders"]
        player.mats["haven"], player.mats["horse_traders"] = [], []

    # ---- the end
    def game_ends(self) -> bool:
        empty = [card for card, count in self.supply.items() if count == 0]
        return "province" in empty or "colony" in empty or len(empty) >= self.options["empty_piles_to_end"]

    def scores(self) -> List[int]:
        return [points_of(player.owned()) + player.tokens["vp"] for player in self.players]

    def winners(self) -> List[int]:
        """Most points, then fewest turns; extra turns do not count."""
        ranks = [(score, -player.turns) for score, player in zip(self.scores(), self.players, strict=True)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
