"""What the cards and events of Adventures do: second halves, the Tavern mat, tokens."""
from typing import List

from slow_cards import MIXED, of_type
from slow_dark_ages import SlowDarkAges
from slow_plays import Play
from slow_zones import Asking, InPlay


class SlowAdventures(SlowDarkAges):
    def play_amulet(self, me: Play) -> Asking[None]:
        yield from self.use_amulet(me.seat)
        self.wait(me)

    def use_amulet(self, seat: int) -> Asking[None]:
        choice = yield from self.ask(seat, "choose", ["choose:coins", "choose:trash", "choose:silver"])
        if choice == "choose:coins":
            self.tally["coins"] += 1
        elif choice == "choose:trash":
            yield from self.trash_from_hand(seat)
        else:
            yield from self.gain(seat, "silver")

    def play_dungeon(self, me: Play) -> Asking[None]:
        yield from self.use_dungeon(me.seat)
        self.wait(me)

    def use_dungeon(self, seat: int) -> Asking[None]:
        self.draw(seat, 2)
        yield from self.discard_some(seat, 2)

    def play_gear(self, me: Play) -> Asking[None]:
        player, lot = self.me(me), 0
        while lot < 2:
            card = yield from self.pick(me.seat, "may_save", "set_aside", player.hand, may=True)
            if card is None:
                break
            player.hand.remove(card)
            player.mats["gear"].append(card)
            lot += 1
        if lot:
            self.wait(me)
            player.lots.append(lot)

    def play_guide(self, me: Play) -> None:
        self.put_this_on(me, "tavern")

    def may_call_guide(self, seat: int) -> Asking[bool]:
        player = self.players[seat]
        if not (yield from self.agrees(seat, "call")):
            return False
        player.mats["tavern"].remove("guide")
        player.play.append(InPlay("guide"))
        player.discard, player.hand = player.discard + player.hand, []
        self.draw(seat, 5)
        return True

    def play_duplicate(self, me: Play) -> None:
        self.put_this_on(me, "tavern")

    def play_messenger(self, me: Play) -> Asking[None]:
        yield from self.may_turn_deck_over(me.seat)

    def bought_messenger(self) -> Asking[None]:
        """As the first purchase of the turn."""
        if self.tally["purchases"] != 1:
            return
        card = yield from self.gain_one(self.seat, self.up_to(4))
        if card is not None:
            for other in self.others(self.seat):
                yield from self.gain(other, card)

    def play_miser(self, me: Play) -> Asking[None]:
        player = self.me(me)
        if (yield from self.ask(me.seat, "choose", ["choose:mat", "choose:coins"])) == "choose:coins":
            self.tally["coins"] += player.mats["tavern"].count("copper")
        elif "copper" in player.hand:
            player.hand.remove("copper")
            player.mats["tavern"].append("copper")

    def play_giant(self, me: Play) -> Asking[None]:
        player = self.me(me)
        player.tokens["journey"] = 1 - player.tokens["journey"]
        if player.tokens["journey"]:
            self.tally["coins"] += 1
            return
        self.tally["coins"] += 5
        for other in me.hit:
            card = self.take_top(other)
            if card is not None and self.is_plain_up_to(card, 6, least=3):
                yield from self.trash_card(other, card)
                continue
            if card is not None:
                self.players[other].discard.append(card)
            yield from self.curse([other])

    def play_treasure_trove(self, me: Play) -> Asking[None]:
        self.tally["coins"] += 2
        yield from self.gain(me.seat, "gold")
        yield from self.gain(me.seat, "copper")

    # ---- events
    def buy_training(self) -> Asking[None]:
        """On any Action pile, also an empty one."""
        actions = [*of_type("action", list(self.supply)), *(cards[0] if cards else next(iter(MIXED[pile]))
                                                       for pile, cards in self.mixed.items())]
        card = yield from self.pick(self.seat, "train", "train", actions)
        if card is not None:
            self.players[self.seat].trained = card

    def buy_bonfire(self) -> Asking[None]:
        player = self.players[self.seat]
        trashed: List[str] = []
        while len(trashed) < 2:
            card = yield from self.pick(self.seat, "trash_in_play", "trash", player.in_play(), may=True)
            if card is None:
                break
            entry = [entry for entry in player.play if entry.card == card][-1]
            trashed.append(self.leave_play_for_trash(self.seat, entry))
        yield from self.when_trashed(self.seat, trashed)

    def buy_raid(self) -> Asking[None]:
        for _silver in range(self.players[self.seat].in_play().count("silver")):
            yield from self.gain(self.seat, "silver")
        for other in self.others(self.seat):
            self.players[other].tokens["minus_card"] = 1
