"""What the cards of Guilds do, when they are played and when they are overpaid."""

from slow_attacks import SlowAttacks
from slow_cards import CARDS, of_type
from slow_plays import Play
from slow_zones import Asking


class SlowGuilds(SlowAttacks):
    def take_tokens(self, seat: int, count: int) -> None:
        self.players[seat].tokens["coffers"] += count

    def name_a_card(self, seat: int) -> Asking[str]:
        return (yield from self.ask(seat, "name", [f"name:{card}" for card in CARDS])).partition(":")[2]

    def play_stonemason(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is not None:
            yield from self.gain_one(me.seat, self.less_than(card))
            yield from self.gain_one(me.seat, self.less_than(card))

    def overpay_stonemason(self, coins: int, potions: int) -> Asking[None]:
        for _action in range(2):
            yield from self.gain_one(self.seat, of_type("action", self.exactly(coins, potions)))

    def play_candlestick_maker(self, me: Play) -> None:
        self.take_tokens(me.seat, 1)

    def play_doctor(self, me: Play) -> Asking[None]:
        player = self.me(me)
        named = yield from self.name_a_card(me.seat)
        trashed = [card for card in self.take_several(me.seat, 3) if card == named]
        for card in trashed:
            player.between.remove(card)
            self.to_trash(me.seat, card)
        yield from self.when_trashed(me.seat, trashed)
        yield from self.put_back_in_order(me.seat)

    def overpay_doctor(self, coins: int, _potions: int) -> Asking[None]:
        player = self.players[self.seat]
        for _look in range(coins):
            card = self.take_top(self.seat)
            if card is None:
                continue
            player.between.append(card)
            fate = yield from self.ask(self.seat, "examine", [f"{verb}:{card}" for verb in
                                                              ("put_back", "discard", "trash")])
            player.between.remove(card)
            if fate.startswith("trash"):
                yield from self.trash_card(self.seat, card)
            elif fate.startswith("discard"):
                player.discard.append(card)
            else:
                self.put_on_deck(self.seat, card)

    def overpay_masterpiece(self, coins: int, _potions: int) -> Asking[None]:
        for _silver in range(coins):
            yield from self.gain(self.seat, "silver")

    def play_advisor(self, me: Play) -> Asking[None]:
        """The left neighbour picks."""
        player = self.me(me)
        self.take_several(me.seat, 3)
        card = yield from self.pick((me.seat + 1) % self.seats, "discard_revealed", "discard", player.between)
        if card is not None:
            player.between.remove(card)
            player.discard.append(card)
        player.hand += player.between
        player.between = []

    def play_herald(self, me: Play) -> Asking[None]:
        card = self.take_top(me.seat)
        if card is not None and "action" in CARDS[card].types:
            yield from self.play_card(me.seat, card)
        elif card is not None:
            self.put_on_deck(me.seat, card)

    def overpay_herald(self, coins: int, _potions: int) -> Asking[None]:
        for _card in range(coins):
            yield from self.put_discarded_on_deck(self.seat)

    def put_discarded_on_deck(self, seat: int) -> Asking[None]:
        player = self.players[seat]
        card = yield from self.pick(seat, "put_on_top", "put_back", player.discard)
        if card is not None:
            player.discard.remove(card)
            self.put_on_deck(seat, card)

    def play_plaza(self, me: Play) -> Asking[None]:
        player = self.me(me)
        card = yield from self.pick(me.seat, "may_discard", "discard", of_type("treasure", player.hand), may=True)
        if card is not None:
            player.hand.remove(card)
            player.discard.append(card)
            self.take_tokens(me.seat, 1)

    def play_taxman(self, me: Play) -> Asking[None]:
        card = yield from self.may_trash(me.seat, of_type("treasure", self.me(me).hand))
        if card is None:
            return
        for other in me.hit:
            player = self.players[other]
            if len(player.hand) >= 5 and card in player.hand:
                player.hand.remove(card)
                player.discard.append(card)
        yield from self.gain_one(me.seat, of_type("treasure", self.up_to_more(3, card)), "deck")

    def play_baker(self, me: Play) -> None:
        self.take_tokens(me.seat, 1)

    def play_butcher(self, me: Play) -> Asking[None]:
        self.take_tokens(me.seat, 2)
        card = yield from self.may_trash(me.seat, self.me(me).hand)
        if card is not None:
            paid = yield from self.number(me.seat, "pay", "pay", self.me(me).tokens["coffers"])
            self.take_tokens(me.seat, -paid)
            yield from self.gain_one(me.seat, self.up_to_more(paid, card))

    def play_journeyman(self, me: Play) -> Asking[None]:
        named = yield from self.name_a_card(me.seat)
        self.me(me).hand += self.take_until(me.seat, lambda card: card != named, 3)

    def play_soothsayer(self, me: Play) -> Asking[None]:
        """First all Curses, then all draws."""
        yield from self.gain(me.seat, "gold")
        cursed = []
        for other in me.hit:
            if (yield from self.gain(other, "curse")):
                cursed.append(other)
        for other in cursed:
            self.draw(other, 1)
