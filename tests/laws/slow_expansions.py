"""What the Actions of Seaside, Alchemy, Prosperity and Cornucopia do that attack nobody."""
from slow_actions import SlowActions
from slow_cards import CARDS, of_type
from slow_plays import Play
from slow_zones import Asking


class SlowExpansions(SlowActions):
    def wait(self, me: Play) -> None:
        """Its second half comes in the next turn."""
        me.entry.stays = True
        self.me(me).later.append(me.entry.card)

    # ---- Seaside
    def play_haven(self, me: Play) -> Asking[None]:
        player = self.me(me)
        card = yield from self.pick(me.seat, "save", "set_aside", player.hand)
        if card is not None:
            player.hand.remove(card)
            player.mats["haven"].append(card)
            self.wait(me)

    def play_pearl_diver(self, me: Play) -> Asking[None]:
        card = self.take_bottom(me.seat)
        if card is not None:
            self.me(me).deck.append(card)
            if (yield from self.agrees(me.seat, "take_bottom")):
                self.me(me).deck.pop()
                self.put_on_deck(me.seat, card)

    def play_fishing_village(self, me: Play) -> None:
        self.wait(me)

    def play_caravan(self, me: Play) -> None:
        self.wait(me)

    def play_outpost(self, me: Play) -> None:
        """The first of a turn brings a turn, unless that would be the third in a row."""
        self.tally["outposts"] += 1
        if self.tally["outposts"] == 1 and self.row < 2:
            me.entry.stays = True
            self.waiting_turns.append({"seat": me.seat, "controller": None})

    def play_lookout(self, me: Play) -> Asking[None]:
        player = self.me(me)
        self.take_several(me.seat, 3)
        card = yield from self.pick(me.seat, "trash_one_looked", "trash", player.between)
        if card is not None:
            player.between.remove(card)
            yield from self.trash_card(me.seat, card)
        card = yield from self.pick(me.seat, "discard_one_looked", "discard", player.between)
        if card is not None:
            player.between.remove(card)
            player.discard.append(card)
        yield from self.put_back_in_order(me.seat)

    def play_smugglers(self, me: Play) -> Asking[None]:
        right = self.players[(me.seat - 1) % self.seats]
        seen = [card for card in right.gained if self.is_plain_up_to(card, 6)]
        card = yield from self.pick(me.seat, "smuggle", "gain", seen)
        if card is not None:
            yield from self.gain(me.seat, card)

    def play_island(self, me: Play) -> Asking[None]:
        player = self.me(me)
        self.put_this_on(me, "island")
        card = yield from self.pick(me.seat, "to_mat", "put_on_mat", player.hand)
        if card is not None:
            player.hand.remove(card)
            player.mats["island"].append(card)

    def play_salvager(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is not None:
            self.tally["coins"] += self.coins_of(card)

    def play_treasure_map(self, me: Play) -> Asking[None]:
        player = self.me(me)
        maps = int((yield from self.trash_this(me)))
        if "treasure_map" in player.hand:
            player.hand.remove("treasure_map")
            yield from self.trash_card(me.seat, "treasure_map")
            maps += 1
        if maps == 2:
            for _gold in range(4):
                yield from self.gain(me.seat, "gold", "deck")

    def play_explorer(self, me: Play) -> Asking[None]:
        shown = "province" in self.me(me).hand and (yield from self.agrees(me.seat, "show_province"))
        yield from self.gain(me.seat, "gold" if shown else "silver", "hand")

    # ---- Alchemy
    def play_transmute(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        for type, gained in (("action", "duchy"), ("treasure", "transmute"), ("victory", "gold")):
            if card is not None and type in CARDS[card].types:
                yield from self.gain(me.seat, gained)

    def play_apothecary(self, me: Play) -> Asking[None]:
        yield from self.sift(me.seat, 4, lambda card: card in ("copper", "potion"))

    def play_university(self, me: Play) -> Asking[None]:
        yield from self.may_gain(me.seat, of_type("action", self.up_to(5)))

    def play_golem(self, me: Play) -> Asking[None]:
        waiting = self.me(me).mats["waiting"]
        found = self.take_until(me.seat, lambda card: card != "golem" and "action" in CARDS[card].types, 2)
        waiting += found
        while found:
            card = yield from self.pick(me.seat, "play_first", "play", found)
            assert card is not None
            found.remove(card)
            waiting.remove(card)
            yield from self.play_card(me.seat, card)

    def play_apprentice(self, me: Play) -> Asking[None]:
        card = yield from self.trash_from_hand(me.seat)
        if card is not None:
            self.draw(me.seat, self.coins_of(card) + 2 * CARDS[card].potion)

    def play_possession(self, me: Play) -> None:
        self.waiting_turns.append({"seat": (me.seat + 1) % self.seats, "controller": me.seat})

    # ---- Prosperity
    def play_monument(self, me: Play) -> None:
        self.me(me).tokens["vp"] += 1

    def play_counting_house(self, me: Play) -> Asking[None]:
        player = self.me(me)
        while True:
            coppers = [card for card in player.discard if card == "copper"]
            if (yield from self.pick(me.seat, "take_discarded", "take", coppers, may=True)) is None:
                return
            player.discard.remove("copper")
            player.hand.append("copper")

    def play_mint(self, me: Play) -> Asking[None]:
        card = yield from self.pick(me.seat, "may_show", "reveal", of_type("treasure", self.me(me).hand), may=True)
        if card is not None:
            yield from self.gain(me.seat, card)

    def play_vault(self, me: Play) -> Asking[None]:
        self.tally["coins"] += yield from self.discard_any(me.seat, "discard_for_coins")
        for other in me.hit:
            if (yield from self.may_discard_two(other)):
                self.draw(other, 1)

    def play_expand(self, me: Play) -> Asking[None]:
        yield from self.play_remodel(me, more=3)

    def play_kings_court(self, me: Play) -> Asking[None]:
        yield from self.play_several_times(me, 3, "play_thrice", may=True)

    # ---- Treasures
    def play_philosophers_stone(self, me: Play) -> None:
        self.tally["coins"] += (len(self.me(me).deck) + len(self.me(me).discard)) // 5

    def play_contraband(self, me: Play) -> Asking[None]:
        self.give(me.seat, buys=1, coins=3)
        name = yield from self.ask((me.seat + 1) % self.seats, "ban", [f"name:{card}" for card in CARDS])
        self.banned.add(name.partition(":")[2])

    def play_venture(self, me: Play) -> Asking[None]:
        self.tally["coins"] += 1
        for card in self.take_until(me.seat, lambda card: "treasure" in CARDS[card].types):
            yield from self.play_card(me.seat, card)

    def play_bank(self, me: Play) -> None:
        self.tally["coins"] += len(of_type("treasure", self.me(me).in_play()))

    def play_horn_of_plenty(self, me: Play) -> Asking[None]:
        card = yield from self.gain_one(me.seat, self.up_to(len(set(self.me(me).in_play()))))
        if card is not None and "victory" in CARDS[card].types:
            yield from self.trash_this(me)

    def play_diadem(self, _me: Play) -> None:
        self.tally["coins"] += 2 + self.tally["actions"]

    # ---- Cornucopia
    def play_hamlet(self, me: Play) -> Asking[None]:
        player = self.me(me)
        for gives in ("actions", "buys"):
            if (yield from self.pick_to_discard(me.seat, "may_discard", may=True)):
                player.discard.append(player.between.pop())
                self.tally[gives] += 1

    def play_menagerie(self, me: Play) -> None:
        hand = self.me(me).hand
        self.draw(me.seat, 3 if len(set(hand)) == len(hand) else 1)

    def play_farming_village(self, me: Play) -> None:
        self.me(me).hand += self.take_until(me.seat, lambda card: bool(CARDS[card].types & {"action", "treasure"}))

    def play_horse_traders(self, me: Play) -> Asking[None]:
        yield from self.discard_some(me.seat, 2)

    def play_remake(self, me: Play) -> Asking[None]:
        yield from self.play_upgrade(me)
        yield from self.play_upgrade(me)

    def play_tournament(self, me: Play) -> Asking[None]:
        player, showing = self.me(me), []
        for seat in [me.seat, *self.others(me.seat)]:
            if "province" in self.players[seat].hand and (yield from self.agrees(seat, "show_province")):
                showing.append(seat)
        if me.seat in showing:
            player.hand.remove("province")
            player.discard.append("province")
            if (yield from self.ask(me.seat, "choose", ["choose:prize", "choose:duchy"])) == "choose:duchy":
                yield from self.gain(me.seat, "duchy", "deck")
            else:
                card = yield from self.pick(me.seat, "prize", "gain", self.prizes)
                if card is not None:
                    yield from self.gain(me.seat, card, "deck", "prizes")
        if showing in ([], [me.seat]):
            self.give(me.seat, cards=1, coins=1)

    def play_harvest(self, me: Play) -> None:
        self.tally["coins"] += len(set(self.take_several(me.seat, 4)))
        self.discard_between(me.seat)

    def play_hunting_party(self, me: Play) -> None:
        hand = self.me(me).hand
        hand += self.take_until(me.seat, lambda card: card not in hand)

    def play_bag_of_gold(self, me: Play) -> Asking[None]:
        yield from self.gain(me.seat, "gold", "deck")

    def play_trusty_steed(self, me: Play) -> Asking[None]:
        chosen = yield from self.choose_several(me.seat, ["cards", "actions", "coins", "silvers"], 2)
        self.give(me.seat, *(2 * int(word in chosen) for word in ("cards", "actions", "no buys", "coins")))
        if "silvers" in chosen:
            for _silver in range(4):
                yield from self.gain(me.seat, "silver")
            self.deck_to_discard(me.seat)
