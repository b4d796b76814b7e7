"""What the cards of Dark Ages do: Knights, Hermit and Madman, and the others."""
from typing import List

from slow_cards import CARDS, of_type
from slow_hinterlands import SlowHinterlands
from slow_plays import Play
from slow_zones import Asking


class SlowDarkAges(SlowHinterlands):
    def play_poor_house(self, me: Play) -> None:
        self.tally["coins"] = max(0, self.tally["coins"] + 4 - len(of_type("treasure", self.me(me).hand)))

    def play_squire(self, me: Play) -> Asking[None]:
        choice = yield from self.ask(me.seat, "choose", ["choose:actions", "choose:buys", "choose:silver"])
        self.give(me.seat, 0, 2 * int(choice == "choose:actions"), 2 * int(choice == "choose:buys"))
        if choice == "choose:silver":
            yield from self.gain(me.seat, "silver")

    def play_hermit(self, me: Play) -> Asking[None]:
        """It may trash from the hand, or else from the discard pile."""
        player = self.me(me)
        if (yield from self.may_trash(me.seat, self.other_than_treasures(player.hand))) is None:
            cards = self.other_than_treasures(player.discard)
            card = yield from self.pick(me.seat, "trash_discarded", "trash", cards, may=True)
            if card is not None:
                player.discard.remove(card)
                yield from self.trash_card(me.seat, card)
        yield from self.gain_one(me.seat, self.up_to(3))

    def other_than_treasures(self, cards: List[str]) -> List[str]:
        return [card for card in cards if "treasure" not in CARDS[card].types]

    def play_madman(self, me: Play) -> None:
        if self.is_in_play(me):
            self.me(me).play.remove(me.entry)
            self.outside["madman"] += 1
            self.draw(me.seat, len(self.me(me).hand))

    def play_rats(self, me: Play) -> Asking[None]:
        yield from self.gain(me.seat, "rats")
        yield from self.trash_from_hand(me.seat, [card for card in self.me(me).hand if card != "rats"])

    def play_scavenger(self, me: Play) -> Asking[None]:
        yield from self.may_turn_deck_over(me.seat)
        yield from self.put_discarded_on_deck(me.seat)

    def may_turn_deck_over(self, seat: int) -> Asking[None]:
        if self.players[seat].deck and (yield from self.agrees(seat, "discard_deck")):
            self.deck_to_discard(seat)

    def play_wandering_minstrel(self, me: Play) -> Asking[None]:
        player = self.me(me)
        shown = self.take_several(me.seat, 3)
        player.between = of_type("action", shown)
        player.discard += [card for card in shown if card not in player.between]
        yield from self.put_back_in_order(me.seat)

    def play_mystic(self, me: Play) -> Asking[None]:
        named = yield from self.name_a_card(me.seat)
        card = self.take_top(me.seat)
        if card == named:
            self.me(me).hand.append(card)
        elif card is not None:
            self.put_on_deck(me.seat, card)

    def play_altar(self, me: Play) -> Asking[None]:
        yield from self.trash_from_hand(me.seat)
        yield from self.gain_one(me.seat, self.up_to(5))

    # ---- Knights
    def play_dame_anna(self, me: Play) -> Asking[None]:
        yield from self.may_trash_some(me.seat, lambda _trashed: self.me(me).hand, 2)
        yield from self.joust(me)

    def play_dame_natalie(self, me: Play) -> Asking[None]:
        yield from self.may_gain(me.seat, self.up_to(3))
        yield from self.joust(me)

    def play_sir_michael(self, me: Play) -> Asking[None]:
        yield from self.down_to(3, me.hit)
        yield from self.joust(me)

    def joust(self, me: Play) -> Asking[None]:
        """The Knight falls with a Knight, when all victims are done."""
        fallen = False
        for other in me.hit:
            player = self.players[other]
            shown = self.take_several(other, 2)
            card = yield from self.pick(other, "trash_revealed", "trash", [card for card in shown if
                                                                  self.is_plain_up_to(card, 6, least=3)])
            if card is not None:
                player.between.remove(card)
                fallen = fallen or "knight" in CARDS[card].types
                yield from self.trash_card(other, card)
            self.discard_between(other)
        if fallen:
            yield from self.trash_this(me)

    play_dame_josephine = play_dame_molly = play_dame_sylvia = joust
    play_sir_bailey = play_sir_destry = play_sir_martin = play_sir_vander = joust
