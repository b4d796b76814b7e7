"""What the cards and events of Empires do."""
from slow_adventures import SlowAdventures
from slow_cards import CARDS
from slow_plays import Play
from slow_zones import Asking


class SlowEmpires(SlowAdventures):
    def play_enchantress(self, me: Play) -> None:
        self.wait(me)
        for other in me.hit:
            self.players[other].enchanted.add(me.seat)

    def play_forum(self, me: Play) -> Asking[None]:
        yield from self.discard_some(me.seat, 2)

    def bought_forum(self) -> Asking[None]:
        self.tally["buys"] += 1
        yield from ()

    def play_legionary(self, me: Play) -> Asking[None]:
        if "gold" in self.me(me).hand and (yield from self.agrees(me.seat, "show_gold")):
            for other in me.hit:
                yield from self.down_to(2, [other])
                self.draw(other, 1)

    def play_temple(self, me: Play) -> Asking[None]:
        """One to three hand cards of different names."""
        player = self.me(me)
        player.tokens["vp"] += 1
        first = yield from self.pick(me.seat, "trash", "trash", player.hand)
        if first is not None:
            player.hand.remove(first)
            self.to_trash(me.seat, first)
            yield from self.may_trash_some(
                me.seat, lambda trashed: [card for card in player.hand if card not in trashed], 3, [first])
        self.points["temple"] = self.points.get("temple", 0) + 1

    def play_catapult(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is None:
            return
        if self.coins_of(card) >= 3:
            yield from self.curse(me.hit)
        if "treasure" in CARDS[card].types:
            yield from self.down_to(3, me.hit)

    def play_charm(self, me: Play) -> Asking[None]:
        if (yield from self.ask(me.seat, "choose", ["choose:coins", "choose:wait"])) == "choose:coins":
            self.give(me.seat, buys=1, coins=2)
        else:
            self.tally["charms"] += 1

    def play_farmers_market(self, me: Play) -> Asking[None]:
        points = self.points.get("farmers_market", 0)
        if points >= 4:
            self.me(me).tokens["vp"] += self.points.pop("farmers_market")
            yield from self.trash_this(me)
        else:
            self.points["farmers_market"] = points + 1
            self.tally["coins"] += points + 1

    def play_patrician(self, me: Play) -> None:
        card = self.take_top(me.seat)
        if card is not None and self.coins_of(card) >= 5:
            self.me(me).hand.append(card)
        elif card is not None:
            self.put_on_deck(me.seat, card)

    # ---- events
    def buy_windfall(self) -> Asking[None]:
        player = self.players[self.seat]
        if not player.deck and not player.discard:
            for _gold in range(3):
                yield from self.gain(self.seat, "gold")

    def buy_conquest(self) -> Asking[None]:
        for _silver in range(2):
            yield from self.gain(self.seat, "silver")
        self.players[self.seat].tokens["vp"] += self.tally["silvers_gained"]
