"""The Buy phase of the slow Dominion: Treasures, coin tokens, debt, what buying sets off, overpaying, events."""
from collections import Counter
from typing import List

from slow_cards import CARDS, EVENTS, OVERPAID, PLAIN, of_type
from slow_empires import SlowEmpires
from slow_zones import Asking

SPEAK_WHEN_BOUGHT = {"mint", "farmland", "noble_brigand", "messenger", "forum"}
COUNTERS = {"goons", "merchant_guild", "forum"}            # in whatever order they come, it is the same


class SlowBuying(SlowEmpires):
    def play_treasures(self) -> Asking[None]:
        """And spend coin tokens, in any order."""
        player = self.players[self.seat]
        while True:
            treasures = of_type("treasure", player.hand)
            plain = [card for card in treasures if card in PLAIN]
            ids = [f"play:{card}" for card in [*treasures, *(["treasures"] if plain else [])]]
            ids += ["spend:coffers"] if player.tokens["coffers"] > 0 else []
            answer = yield from self.ask(self.seat, "treasure", [*ids, "done"])
            if answer == "done":
                return
            if answer == "spend:coffers":
                player.tokens["coffers"] -= 1
                self.tally["coins"] += 1
                continue
            card = answer.partition(":")[2]
            for each in plain if card == "treasures" else [card]:
                player.hand.remove(each)
                yield from self.play_card(self.seat, each)

    # ---- buying
    def can_be_bought(self) -> List[str]:
        """Nothing in debt, Grand Market not with a Copper in play."""
        player = self.players[self.seat]
        if self.tally["buys"] == 0 or player.tokens["debt"] > 0:
            return []
        cards = self.up_to(self.tally["coins"], self.tally["potions"], debt=8)
        events = [event for event in EVENTS if event in self.outside and EVENTS[event] <= self.tally["coins"]]
        return [card for card in [*cards, *events] if card not in self.banned and
                not (card == "grand_market" and "copper" in player.in_play())]

    def buy_cards(self) -> Asking[None]:
        player = self.players[self.seat]
        while True:
            ids = [f"buy:{card}" for card in self.can_be_bought()]
            if player.tokens["debt"] > 0 and self.tally["coins"] > 0:
                ids += ["repay:all", "repay:one"]
            answer = yield from self.ask(self.seat, "buy", [*ids, "done"])
            what, _, card = answer.partition(":")
            if what == "done":
                return
            if what == "repay":
                paid = min(self.tally["coins"], player.tokens["debt"]) if card == "all" else 1
                player.tokens["debt"] -= paid
                self.tally["coins"] -= paid
            elif card in EVENTS:
                self.tally.subtract({"buys": 1, "coins": EVENTS[card]})
                self.tally["purchases"] += 1
                yield from getattr(self, f"buy_{card}")()
            else:
                yield from self.buy(card)

    def buy(self, card: str) -> Asking[None]:
        """Debt is always taken by the player who decides."""
        self.tally.subtract({"buys": 1, "coins": self.coins_of(card), "potions": CARDS[card].potion})
        self.players[self.decider(self.seat)].tokens["debt"] += CARDS[card].debt
        self.tally.update({"purchases": 1, "cards_bought": 1, "victories_bought": int("victory" in CARDS[card].types)})
        coins = potions = 0
        if card in OVERPAID:
            coins = yield from self.number(self.seat, "overpay", "overpay", self.tally["coins"])
            self.tally["coins"] -= coins
            potions = yield from self.number(self.seat, "overpay_potions", "overpay", self.tally["potions"])
            self.tally["potions"] -= potions
        yield from self.when_bought(card, coins, potions)
        yield from self.gain(self.seat, card)

    def when_bought(self, card: str, coins: int, potions: int) -> Asking[None]:
        player, done = self.players[self.seat], Counter[str]()
        charms, self.tally["charms"] = self.tally["charms"], 0
        victory = "victory" in CARDS[card].types

        def pending() -> List[str]:
            found = [card] if (card in SPEAK_WHEN_BOUGHT or coins or potions) and not done[card] else []
            for each in ("hoard", "goons", "merchant_guild"):
                if victory or each != "hoard":
                    found += [each] * (player.in_play().count(each) - done[each])
            if victory and not done["hovel"]:
                found += ["hovel"] * player.hand.count("hovel")
            return [*found, *(["charm"] * (charms - done["charm"]) if self.for_charm(card) else [])]

        def happen(name: str) -> Asking[None]:
            done[name] += int(name != "hovel")
            if name == "hoard":
                yield from self.gain(self.seat, "gold")
            elif name == "goons":
                player.tokens["vp"] += 1
            elif name == "merchant_guild":
                player.tokens["coffers"] += 1
            elif name == "charm":
                yield from self.use_charm(card)
            elif name == "hovel":
                done["hovel"] += int(not (yield from self.use_hovel()))
            elif card in OVERPAID:
                yield from getattr(self, f"overpay_{card}")(coins, potions)
            else:
                yield from getattr(self, f"bought_{card}")()

        yield from self.one_by_one(self.seat, pending, happen, COUNTERS, 2)

    def use_hovel(self) -> Asking[bool]:
        if (yield from self.pick(self.seat, "may_use", "trash", ["hovel"], may=True)) is None:
            return False
        self.players[self.seat].hand.remove("hovel")
        yield from self.trash_card(self.seat, "hovel")
        return True

    def for_charm(self, card: str) -> List[str]:
        return [other for other in self.exactly_more(0, card) if other != card]

    def use_charm(self, card: str) -> Asking[None]:
        also = yield from self.pick(self.seat, "gain_also", "gain", self.for_charm(card), may=True)
        if also is not None:
            yield from self.gain(self.seat, also)

    def bought_mint(self) -> Asking[None]:
        play = self.players[self.seat].play
        yield from self.trash_in_play(self.seat, [entry for entry in play if "treasure" in CARDS[entry.card].types])
