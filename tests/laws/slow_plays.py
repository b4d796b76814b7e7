"""How a card is played in the slow Dominion, and how cards are discarded."""
from typing import List, NamedTuple, Optional

from slow_cards import CARDS, GIVES, PILE_OF, PLAIN, of_type
from slow_moments import SlowMoments
from slow_zones import Asking, InPlay, SlowPlayer


class Play(NamedTuple):
    """One play of a card: whose, which, and whom an Attack reaches, in turn order."""
    seat: int
    entry: InPlay
    hit: List[int]


def pile_of(card: Optional[str]) -> Optional[str]:
    return card if card is None else PILE_OF.get(card, card)


class SlowPlays(SlowMoments):
    def play_card(self, seat: int, card: str, keeper: Optional[InPlay] = None) -> Asking[InPlay]:
        """The card goes into play, from wherever it was taken, and does what it says."""
        entry = InPlay(card, keeper)
        self.players[seat].play.append(entry)
        yield from self.perform(seat, entry)
        return entry

    def perform(self, seat: int, entry: InPlay) -> Asking[None]:
        """The coin of Training comes first. Whom an Enchantress waits for gets a card and an Action instead of what the
        first Action says."""
        player, hit = self.players[seat], self.others(seat)
        if entry not in player.play:
            entry.card = entry.really
        if player.trained is not None and pile_of(player.trained) == pile_of(entry.really):
            self.tally["coins"] += 1
        action = "action" in CARDS[entry.card].types
        self.tally["actions_played"] += int(action)
        enchanted = action and self.tally["actions_played"] == 1 and bool(player.enchanted)
        if entry.card == "overlord" and not enchanted:
            yield from self.become(seat, entry)
        self.tally["crossroads"] += int(entry.card == "crossroads")
        if "attack" in CARDS[entry.card].types:
            hit = yield from self.not_spared(seat)
        if enchanted:
            self.give(seat, cards=1, actions=1)
            return
        self.give(seat, *GIVES.get(entry.card, (0, 0, 0, 0)))
        effect = getattr(self, f"play_{entry.card}", None)
        if entry.card in PLAIN:
            self.play_plain(entry.card)
        elif effect is not None:
            asking = effect(Play(seat, entry, hit))
            if asking is not None:
                yield from asking

    def become(self, seat: int, entry: InPlay) -> Asking[None]:
        """An Overlord is an Action of the Supply that costs up to 5, until it leaves play."""
        entry.card = (yield from self.pick(seat, "become", "become", of_type("action", self.up_to(5)))) or "overlord"

    def not_spared(self, seat: int) -> Asking[List[int]]:
        raise NotImplementedError

    def give(self, seat: int, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        self.draw(seat, cards)
        self.tally.update(actions=actions, buys=buys, coins=coins)

    def play_plain(self, card: str) -> None:
        self.tally["coins"] += PLAIN[card]
        if card == "potion":
            self.tally["potions"] += 1
        if card == "silver" and not self.tally["silver_played"]:
            self.tally["coins"] += self.tally["merchants"]
            self.tally["silver_played"] = 1

    def is_in_play(self, me: Play) -> bool:
        return me.entry in self.me(me).play

    def trash_this(self, me: Play) -> Asking[bool]:
        """If it is still in play."""
        found = self.is_in_play(me)
        if found:
            yield from self.trash_in_play(me.seat, [me.entry])
        return found

    def put_this_on(self, me: Play, mat: str) -> None:
        """If it is still in play."""
        if self.is_in_play(me):
            self.me(me).play.remove(me.entry)
            self.me(me).mats[mat].append(me.entry.really)
            me.entry.card = me.entry.really

    def me(self, me: Play) -> SlowPlayer:
        return self.players[me.seat]

    def discard_some(self, seat: int, count: int) -> Asking[int]:
        """Exactly so many as far as the hand reaches; they go to the discard pile together."""
        player = self.players[seat]
        count = min(count, len(player.hand))
        while len(player.between) < count:
            yield from self.pick_to_discard(seat, "discard")
        self.discard_between(seat)
        return count

    def pick_to_discard(self, seat: int, prompt: str, may: bool = False) -> Asking[bool]:
        player = self.players[seat]
        card = yield from self.pick(seat, prompt, "discard", player.hand, may)
        if card is None:
            return False
        player.hand.remove(card)
        player.between.append(card)
        return True

    def may_discard_two(self, seat: int) -> Asking[bool]:
        player = self.players[seat]
        if (yield from self.pick_to_discard(seat, "may_discard", may=True)):
            yield from self.pick_to_discard(seat, "discard")
        two = len(player.between) == 2
        self.discard_between(seat)
        return two

    def discard_any(self, seat: int, prompt: str) -> Asking[int]:
        player = self.players[seat]
        while (yield from self.pick_to_discard(seat, prompt, may=True)):
            pass
        count = len(player.between)
        self.discard_between(seat)
        return count

    def play_several_times(self, me: Play, times: int, prompt: str, may: bool) -> Asking[None]:
        hand = self.me(me).hand
        card = yield from self.pick(me.seat, prompt, "play", of_type("action", hand), may)
        if card is None:
            return
        hand.remove(card)
        entry = yield from self.play_card(me.seat, card, me.entry)
        for _again in range(times - 1):
            yield from self.perform(me.seat, entry)
