"""The piles of the slow Dominion: what lies on top of them, what it costs, what is beside the Supply."""
from typing import Any, Dict, List

from slow_cards import CARDS, LANDSCAPES, MIXED, PILE_OF, PRIZES, SHELTERS
from slow_zones import SlowZones

OUTSIDE = (*LANDSCAPES, *SHELTERS, "madman")


class SlowPiles(SlowZones):
    def __init__(self, told: Dict[str, Any]):
        super().__init__(told)
        supply: Dict[str, int] = told["supply"]
        self.order = list(supply)
        self.supply = {id: n for id, n in supply.items() if id not in (*PRIZES, *PILE_OF, *OUTSIDE)}
        self.outside = {id: n for id, n in supply.items() if id in OUTSIDE}
        self.prizes = [id for id in PRIZES if supply.get(id)]
        self.mixed = {pile: list(cards["top"]) for pile, cards in told.get("mixed", {}).items()}
        self.hidden = {pile: list(cards["bag"]) for pile, cards in told.get("mixed", {}).items()}
        self.points: Dict[str, int] = dict(told.get("pile_points", {}))

    # ---- the Supply
    def piles(self) -> List[str]:
        """What can be gained: the cards on top of the piles."""
        return [*(card for card, count in self.supply.items() if count > 0),
                *(pile[0] for pile in self.mixed.values() if pile)]

    def empty_piles(self) -> List[str]:
        return [*(card for card, count in self.supply.items() if count == 0),
                *(name for name, pile in self.mixed.items() if not pile)]

    def take_from_pile(self, card: str) -> None:
        """Of the Knights the next one is turned up at once."""
        if card not in PILE_OF:
            self.supply[card] -= 1
            return
        name = PILE_OF[card]
        pile, hidden = self.mixed[name], self.hidden[name]
        assert pile.pop(0) == card
        if not pile and hidden:
            pile.append(self.chance.pop(0))
            hidden.remove(pile[0])

    def has_pile(self, card: str) -> bool:
        return card in self.supply or PILE_OF.get(card) in self.mixed

    def return_to_pile(self, card: str) -> None:
        if card in PILE_OF:
            self.mixed[PILE_OF[card]].insert(0, card)
        else:
            self.supply[card] += 1

    def counts(self) -> Dict[str, int]:
        """How many there are of each card, as a description tells it."""
        prizes = {card: int(card in self.prizes) for card in PRIZES} if "tournament" in self.supply else {}
        kinds = {card: [*self.mixed[pile], *self.hidden[pile]].count(card) for pile in self.mixed
                 for card in MIXED[pile]}
        return {**self.supply, **self.outside, **prizes, **kinds}

    # ---- costs
    def coins_of(self, card: str) -> int:
        play = self.players[self.seat].in_play()
        return max(0, CARDS[card].coins - self.tally["reduction"] - play.count("highway") - 2 * play.count("princess"))

    def up_to(self, coins: int, potion: int = 0, debt: int = 0) -> List[str]:
        return [card for card in self.piles() if self.coins_of(card) <= coins and CARDS[card].potion <= potion
                and CARDS[card].debt <= debt]

    def up_to_more(self, more: int, card: str) -> List[str]:
        return self.up_to(self.coins_of(card) + more, CARDS[card].potion, CARDS[card].debt)

    def exactly(self, coins: int, potion: int = 0, debt: int = 0) -> List[str]:
        return [card for card in self.piles() if self.coins_of(card) == coins and CARDS[card].potion == potion
                and CARDS[card].debt == debt]

    def exactly_more(self, more: int, card: str) -> List[str]:
        return self.exactly(self.coins_of(card) + more, CARDS[card].potion, CARDS[card].debt)

    def less_than(self, card: str) -> List[str]:
        return [other for other in self.up_to_more(0, card) if other not in self.exactly_more(0, card)]

    def is_plain_up_to(self, card: str, most: int, least: int = 0) -> bool:
        """It costs so many coins, and neither a Potion nor debt."""
        return least <= self.coins_of(card) <= most and not CARDS[card].potion and not CARDS[card].debt
