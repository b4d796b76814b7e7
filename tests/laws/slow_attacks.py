"""What Attacks do, and the Reactions to them, slow and obvious."""
from typing import List, Optional

from slow_cards import CARDS, of_type
from slow_expansions import SlowExpansions
from slow_plays import Play
from slow_zones import Asking


class SlowAttacks(SlowExpansions):
    def not_spared(self, seat: int) -> Asking[List[int]]:
        """Before an Attack does anything the others may react, in turn order; returns whom it reaches."""
        found = []
        for other in self.others(seat):
            if not (yield from self.reactions(other)):
                found.append(other)
        return found

    def reactions(self, seat: int) -> Asking[bool]:
        player, spared = self.players[seat], False
        while True:
            able = ["horse_traders", *([] if spared else ["moat"]), *(["diplomat"] if len(player.hand) >= 5 else [])]
            able = [card for card in able if card in player.hand]
            card = yield from self.pick(seat, "react", "reveal", able, may=True)
            if card is None:
                return spared
            if card == "moat":
                spared = True
            elif card == "diplomat":
                self.draw(seat, 2)
                yield from self.discard_some(seat, 3)
            else:
                player.hand.remove(card)
                player.mats["horse_traders"].append(card)
                player.later.append(card)

    def curse(self, seats: List[int], place: str = "discard") -> Asking[None]:
        for seat in seats:
            yield from self.gain(seat, "curse", place)

    def down_to(self, most: int, seats: List[int]) -> Asking[None]:
        for seat in seats:
            more = len(self.players[seat].hand) - most
            if more > 0:
                yield from self.discard_some(seat, more)

    # ---- Base and Intrigue
    def play_militia(self, me: Play) -> Asking[None]:
        yield from self.down_to(3, me.hit)

    def play_witch(self, me: Play) -> Asking[None]:
        yield from self.curse(me.hit)

    def play_swindler(self, me: Play) -> Asking[None]:
        for other in me.hit:
            card = self.take_top(other)
            if card is None:
                continue
            yield from self.trash_card(other, card)
            gained = yield from self.pick(me.seat, "swindle", "gain", self.exactly_more(0, card))
            if gained is not None:
                yield from self.gain(other, gained)

    def play_minion(self, me: Play) -> Asking[None]:
        if (yield from self.ask(me.seat, "choose", ["choose:coins", "choose:discard"])) == "choose:coins":
            self.tally["coins"] += 2
            return
        for seat in [me.seat, *(other for other in me.hit if len(self.players[other].hand) >= 5)]:
            player = self.players[seat]
            player.discard, player.hand = player.discard + player.hand, []
            self.draw(seat, 4)

    def play_torturer(self, me: Play) -> Asking[None]:
        for other in me.hit:
            if (yield from self.ask(other, "choose", ["choose:discard", "choose:curse"])) == "choose:curse":
                yield from self.gain(other, "curse", "hand")
            else:
                yield from self.discard_some(other, 2)

    def play_replace(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is None:
            return
        gained = yield from self.gain_one(me.seat, self.up_to_more(2, card))
        types = CARDS[gained].types if gained is not None else frozenset()
        if gained is not None and types & {"action", "treasure"} and self.lies_open(me.seat, gained, "discard"):
            self.lift(me.seat, gained, "discard")
            self.put_on_deck(me.seat, gained)
        if "victory" in types:
            yield from self.curse(me.hit)

    # ---- Seaside and Alchemy
    def play_ambassador(self, me: Play) -> Asking[None]:
        hand = self.me(me).hand
        card = yield from self.pick(me.seat, "show", "reveal", hand)
        if card is None or not self.has_pile(card):
            return
        for _copy in range(2):
            if (yield from self.pick(me.seat, "return", "return", [id for id in hand if id == card], may=True)) is None:
                break
            hand.remove(card)
            self.return_to_pile(card)
        for other in me.hit:
            yield from self.gain(other, card)

    def play_cutpurse(self, me: Play) -> None:
        for other in me.hit:
            player = self.players[other]
            if "copper" in player.hand:
                player.hand.remove("copper")
                player.discard.append("copper")

    def play_pirate_ship(self, me: Play) -> Asking[None]:
        if (yield from self.ask(me.seat, "choose", ["choose:coins", "choose:attack"])) == "choose:coins":
            self.tally["coins"] += self.me(me).tokens["pirate_ship"]
            return
        loot: List[Optional[str]] = []
        for other in me.hit:
            player = self.players[other]
            shown = self.take_several(other, 2)
            card = yield from self.pick(me.seat, "trash_revealed", "trash", of_type("treasure", shown))
            if card is not None:
                player.between.remove(card)
                yield from self.trash_card(other, card)
                loot.append(card)
            self.discard_between(other)
        self.me(me).tokens["pirate_ship"] += int(bool(loot))

    def play_sea_hag(self, me: Play) -> Asking[None]:
        for other in me.hit:
            card = self.take_top(other)
            if card is not None:
                self.players[other].discard.append(card)
            yield from self.curse([other], "deck")

    def play_ghost_ship(self, me: Play) -> Asking[None]:
        for other in me.hit:
            while len(self.players[other].hand) > 3:
                yield from self.put_hand_card_on_deck(other)

    def play_familiar(self, me: Play) -> Asking[None]:
        yield from self.curse(me.hit)

    # ---- Prosperity and Cornucopia
    def play_mountebank(self, me: Play) -> Asking[None]:
        for other in me.hit:
            player = self.players[other]
            if "curse" in player.hand and (yield from self.agrees(other, "discard_curse")):
                player.hand.remove("curse")
                player.discard.append("curse")
            else:
                yield from self.curse([other])
                yield from self.gain(other, "copper")

    def play_rabble(self, me: Play) -> Asking[None]:
        for other in me.hit:
            player = self.players[other]
            shown = self.take_several(other, 3)
            player.between = [card for card in shown if not CARDS[card].types & {"action", "treasure"}]
            player.discard += [card for card in shown if CARDS[card].types & {"action", "treasure"}]
            yield from self.put_back_in_order(other)

    def play_goons(self, me: Play) -> Asking[None]:
        yield from self.down_to(3, me.hit)

    def play_fortune_teller(self, me: Play) -> None:
        for other in me.hit:
            for card in self.take_until(other, lambda card: bool(CARDS[card].types & {"victory", "curse"})):
                self.put_on_deck(other, card)

    def play_young_witch(self, me: Play) -> Asking[None]:
        yield from self.discard_some(me.seat, 2)
        for other in me.hit:
            bane = self.options["bane"] in self.players[other].hand
            if not (bane and (yield from self.agrees(other, "show_bane"))):
                yield from self.curse([other])

    def play_jester(self, me: Play) -> Asking[None]:
        for other in me.hit:
            card = self.take_top(other)
            if card is None:
                continue
            self.players[other].discard.append(card)
            if "victory" in CARDS[card].types:
                yield from self.curse([other])
            elif card in self.piles():
                who = yield from self.ask(me.seat, "jest", [f"give:{card}", f"take:{card}"])
                yield from self.gain(other if who.startswith("give") else me.seat, card)

    def play_followers(self, me: Play) -> Asking[None]:
        yield from self.gain(me.seat, "estate")
        yield from self.curse(me.hit)
        yield from self.down_to(3, me.hit)
