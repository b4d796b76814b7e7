"""What the cards of Hinterlands do, when they are played and when they are bought."""
from typing import List

from slow_cards import CARDS, of_type
from slow_guilds import SlowGuilds
from slow_plays import Play
from slow_zones import Asking


class SlowHinterlands(SlowGuilds):
    def play_crossroads(self, me: Play) -> None:
        self.draw(me.seat, sum("victory" in CARDS[card].types for card in self.me(me).hand))
        if self.tally["crossroads"] == 1:
            self.tally["actions"] += 3

    def play_fools_gold(self, _me: Play) -> None:
        self.tally["coins"] += 4 if self.tally["fools_gold"] else 1
        self.tally["fools_gold"] += 1

    def play_oasis(self, me: Play) -> Asking[None]:
        yield from self.discard_some(me.seat, 1)

    def play_oracle(self, me: Play) -> Asking[None]:
        """Who plays it decides about everybody's cards; their owner puts them back."""
        for seat in [me.seat, *me.hit]:
            shown = self.take_several(seat, 2)
            if shown and (yield from self.ask(me.seat, "oracle", ["away", "back"])) == "away":
                self.discard_between(seat)
            yield from self.put_back_in_order(seat)
        self.draw(me.seat, 2)

    def play_noble_brigand(self, me: Play) -> Asking[None]:
        yield from self.raid(me.seat, me.hit)

    def bought_noble_brigand(self) -> Asking[None]:
        yield from self.raid(self.seat, self.others(self.seat))

    def raid(self, seat: int, victims: List[int]) -> Asking[None]:
        loot = []
        for victim in victims:
            shown = self.take_several(victim, 2)
            card = yield from self.pick(seat, "trash_revealed", "trash", [card for card in shown if card in
                                                                          ("silver", "gold")])
            if card is not None:
                self.players[victim].between.remove(card)
                yield from self.trash_card(victim, card)
                loot.append(card)
            self.discard_between(victim)
            if not of_type("treasure", shown):
                yield from self.gain(victim, "copper")
        for card in loot:
            yield from self.gain(seat, card, source="trash")

    def play_spice_merchant(self, me: Play) -> Asking[None]:
        if (yield from self.may_trash(me.seat, of_type("treasure", self.me(me).hand))) is None:
            return
        if (yield from self.ask(me.seat, "choose", ["choose:cards", "choose:coins"])) == "choose:cards":
            self.give(me.seat, cards=2, actions=1)
        else:
            self.give(me.seat, buys=1, coins=2)

    def play_inn(self, me: Play) -> Asking[None]:
        yield from self.discard_some(me.seat, 2)

    def play_margrave(self, me: Play) -> Asking[None]:
        for other in me.hit:
            self.draw(other, 1)
            yield from self.down_to(3, [other])

    def bought_farmland(self) -> Asking[None]:
        card = yield from self.trash_from_hand(self.seat)
        if card is not None:
            yield from self.gain_one(self.seat, self.exactly_more(2, card))
