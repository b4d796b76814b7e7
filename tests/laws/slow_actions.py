"""What Actions of Base and Intrigue do that attack nobody, slow and obvious."""
from typing import Callable, List

from slow_cards import CARDS, of_type
from slow_plays import Play, SlowPlays
from slow_zones import Asking


class SlowActions(SlowPlays):
    # ---- Base
    def play_cellar(self, me: Play) -> Asking[None]:
        self.draw(me.seat, (yield from self.discard_any(me.seat, "discard_any")))

    def play_chapel(self, me: Play) -> Asking[None]:
        yield from self.may_trash_some(me.seat, lambda _trashed: self.me(me).hand, 4)

    def play_workshop(self, me: Play) -> Asking[None]:
        yield from self.gain_one(me.seat, self.up_to(4))

    def play_merchant(self, _me: Play) -> None:
        self.tally["merchants"] += 1

    def play_vassal(self, me: Play) -> Asking[None]:
        card = self.take_top(me.seat)
        if card is None:
            return
        self.me(me).discard.append(card)
        if "action" in CARDS[card].types and (yield from self.agrees(me.seat, "play_it")):
            self.me(me).discard.remove(card)
            yield from self.play_card(me.seat, card)

    def play_feast(self, me: Play) -> Asking[None]:
        yield from self.trash_this(me)
        yield from self.gain_one(me.seat, self.up_to(5))

    def play_moneylender(self, me: Play) -> Asking[None]:
        coppers = [card for card in self.me(me).hand if card == "copper"]
        trashing = self.may_trash if self.options["moneylender_optional"] else self.trash_from_hand
        if (yield from trashing(me.seat, coppers)):
            self.tally["coins"] += 3

    def play_remodel(self, me: Play, more: int = 2) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is not None:
            yield from self.gain_one(me.seat, self.up_to_more(more, card))

    def play_throne_room(self, me: Play) -> Asking[None]:
        yield from self.play_several_times(me, 2, "play_twice", self.options["throne_room_optional"])

    def play_council_room(self, me: Play) -> None:
        for other in me.hit:
            self.draw(other, 1)

    def play_mine(self, me: Play) -> Asking[None]:
        treasures = of_type("treasure", self.me(me).hand)
        trashing = self.may_trash if self.options["mine_optional"] else self.trash_from_hand
        card = yield from trashing(me.seat, treasures)
        if card is not None:
            yield from self.gain_one(me.seat, of_type("treasure", self.up_to_more(3, card)), "hand")

    def play_artisan(self, me: Play) -> Asking[None]:
        yield from self.gain_one(me.seat, self.up_to(5), "hand")
        yield from self.put_hand_card_on_deck(me.seat)

    def put_hand_card_on_deck(self, seat: int) -> Asking[None]:
        card = yield from self.pick(seat, "put_back", "put_back", self.players[seat].hand)
        if card is not None:
            self.players[seat].hand.remove(card)
            self.put_on_deck(seat, card)

    # ---- Intrigue
    def play_masquerade(self, me: Play) -> Asking[None]:
        circle = [me.seat, *self.others(me.seat)]
        passing = [seat for seat in circle if self.players[seat].hand]
        for seat in passing:
            card = yield from self.pick(seat, "pass", "pass", self.players[seat].hand)
            assert card is not None
            self.players[seat].hand.remove(card)
            self.players[seat].between.append(card)
        receiving = passing if self.options["masquerade_empty_hand"] == "skip" else circle
        for seat in passing:
            left = receiving[(receiving.index(seat) + 1) % len(receiving)]
            self.players[left].hand.append(self.players[seat].between.pop())
        yield from self.may_trash(me.seat, self.me(me).hand)

    def play_shanty_town(self, me: Play) -> None:
        if not of_type("action", self.me(me).hand):
            self.draw(me.seat, 2)

    def play_steward(self, me: Play) -> Asking[None]:
        choice = yield from self.ask(me.seat, "choose", ["choose:cards", "choose:coins", "choose:trash"])
        if choice == "choose:cards":
            self.draw(me.seat, 2)
        elif choice == "choose:coins":
            self.tally["coins"] += 2
        else:
            yield from self.trash_two(me.seat)

    def trash_two(self, seat: int) -> Asking[int]:
        """Which two is asked one by one; they speak when both are in the trash."""
        hand = self.players[seat].hand
        both = list(hand) if len(hand) <= 2 else []
        trashed: List[str] = []
        while both or (hand and len(trashed) < 2):
            card = both.pop() if both else (yield from self.pick(seat, "trash", "trash", hand))
            assert card is not None
            hand.remove(card)
            self.to_trash(seat, card)
            trashed.append(card)
        yield from self.when_trashed(seat, trashed)
        return len(trashed)

    def play_trading_post(self, me: Play) -> Asking[None]:
        if (yield from self.trash_two(me.seat)) == 2:
            yield from self.gain(me.seat, "silver", "hand")

    def play_bridge(self, _me: Play) -> None:
        self.tally["reduction"] += 1

    def play_conspirator(self, me: Play) -> None:
        if self.tally["actions_played"] >= 3:
            self.give(me.seat, cards=1, actions=1)

    def play_ironworks(self, me: Play) -> Asking[None]:
        card = yield from self.gain_one(me.seat, self.up_to(4))
        types = CARDS[card].types if card is not None else []
        self.give(me.seat, int("victory" in types), int("action" in types), 0, int("treasure" in types))

    def play_mining_village(self, me: Play) -> Asking[None]:
        if self.is_in_play(me) and (yield from self.agrees(me.seat, "trash_this")):
            self.tally["coins"] += 2
            yield from self.trash_this(me)

    def play_upgrade(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is not None:
            yield from self.gain_one(me.seat, self.exactly_more(1, card))

    def play_nobles(self, me: Play) -> Asking[None]:
        if (yield from self.ask(me.seat, "choose", ["choose:cards", "choose:actions"])) == "choose:cards":
            self.draw(me.seat, 3)
        else:
            self.tally["actions"] += 2

    def play_lurker(self, me: Play) -> Asking[None]:
        if (yield from self.ask(me.seat, "choose", ["choose:trash", "choose:gain"])) == "choose:trash":
            card = yield from self.pick(me.seat, "trash_from_supply", "trash", of_type("action", self.piles()))
            if card is not None:
                self.take_from_pile(card)
                self.trash.append(card)
                yield from self.when_trashed(me.seat, [card])
        else:
            card = yield from self.pick(me.seat, "gain_from_trash", "gain", of_type("action", self.trash))
            if card is not None:
                yield from self.gain(me.seat, card, source="trash")

    def play_diplomat(self, me: Play) -> None:
        if len(self.me(me).hand) <= 5:
            self.tally["actions"] += 2

    def play_mill(self, me: Play) -> Asking[None]:
        if (yield from self.may_discard_two(me.seat)):
            self.tally["coins"] += 2

    def play_secret_passage(self, me: Play) -> Asking[None]:
        player = self.me(me)
        card = yield from self.pick(me.seat, "bury", "bury", player.hand)
        if card is None:
            return
        places = [f"place:{place + 1}" for place in range(len(player.deck) + 1)]
        place = yield from self.ask(me.seat, "depth", places)
        player.hand.remove(card)
        player.deck.insert(int(place.partition(":")[2]) - 1, card)

    def play_courtier(self, me: Play) -> Asking[None]:
        card = yield from self.pick(me.seat, "show", "reveal", self.me(me).hand)
        if card is None:
            return
        chosen = yield from self.choose_several(me.seat, ["actions", "buys", "coins", "gold"], len(CARDS[card].types))
        self.give(me.seat, 0, int("actions" in chosen), int("buys" in chosen), 3 * int("coins" in chosen))
        if "gold" in chosen:
            yield from self.gain(me.seat, "gold")

    def choose_several(self, seat: int, words: List[str], count: int) -> Asking[List[str]]:
        """So many different ones; all are chosen before any is done."""
        chosen: List[str] = []
        for _choice in range(min(count, len(words))):
            left = [f"choose:{word}" for word in words if word not in chosen]
            chosen.append((yield from self.ask(seat, "choose", left)).partition(":")[2])
        return chosen

    def play_patrol(self, me: Play) -> Asking[None]:
        yield from self.sift(me.seat, 4, lambda card: bool(CARDS[card].types & {"victory", "curse"}))

    def sift(self, seat: int, count: int, wanted: Callable[[str], bool]) -> Asking[None]:
        """Reveal, take what is wanted into hand, put the rest back."""
        player = self.players[seat]
        shown = self.take_several(seat, count)
        player.hand += [card for card in shown if wanted(card)]
        player.between = [card for card in shown if not wanted(card)]
        yield from self.put_back_in_order(seat)
