"""How a game of Dominion is told: indented under the card that caused it, without what everybody does in every turn."""
from __future__ import annotations

from typing import Dict, Final, List, Optional

from crownlands.dominion.zones import DECK
from crownlands.kernel.story import Facts, Story

# several of these that follow each other make one sentence
JOINED: Final = ("play", "buy", "draw", "gain", "trash", "discard", "reveal", "look", "take", "set_aside", "return",
                 "token", "spend")
WITHOUT_COUNT: Final = ("shuffle", "discard_deck", "look_through", "token", "spend", "overpay", "pile_points")


class DominionStory(Story):
    def __init__(self) -> None:
        self.begun: bool = False                 # somebody has had a turn: what comes before is the deal
        self.cleaning: bool = False
        self.seat: int = 0                       # whose turn it is
        self.playing: List[str] = []             # the cards that are being played, each by the one before it
        self.sums: Dict[str, int] = {}

    def copy(self) -> DominionStory:
        story = DominionStory()
        story.begun, story.cleaning, story.seat = self.begun, self.cleaning, self.seat
        story.playing, story.sums = self.playing, self.sums              # replaced, never changed
        return story

    def hear(self, event: Facts) -> Optional[Facts]:
        verb: str = event["event"]
        if verb == "turn":
            self.start_turn(event["seat"])
            return {"heading": True}
        if verb == "clean_up":
            return self.clean_up(event)
        if verb in ("draw", "shuffle") and (self.cleaning or (not self.begun and event["step"] == 0)):
            return {} if verb == "shuffle" and self.begun else None
        self.cleaning = False
        self.count(verb, event)
        if verb == "end" or is_told_by_the_next(event):
            return None
        how: Facts = {}
        under = self.place(verb, event)
        if under:
            how["under"] = under
        if verb in JOINED:
            how["joins"] = True
        return how

    def start_turn(self, seat: int) -> None:
        self.begun = True
        self.cleaning = False
        self.seat = seat
        self.playing = []
        self.sums = {"coins": 0, "drawn": 0, "gained": 0, "trashed": 0}

    def clean_up(self, event: Facts) -> Optional[Facts]:
        """Nobody has to be told of it, but that the turn is over: with it stands what came together."""
        first = not self.cleaning and self.begun
        self.cleaning = True
        self.playing = []
        if not first:
            return None
        return {"sums": {**self.sums, "coins": self.sums["coins"] + event["coins"]}}

    def count(self, verb: str, event: Facts) -> None:
        if event["seat"] != self.seat or not self.begun:
            return
        if "price" in event:
            self.sums = {**self.sums, "coins": self.sums["coins"] + event["price"]}
        sum = {"draw": "drawn", "buy": "gained", "gain": "gained", "trash": "trashed"}.get(verb)
        if sum is not None:
            self.sums = {**self.sums, sum: self.sums[sum] + event["count"]}

    def place(self, verb: str, event: Facts) -> int:
        """How many cards it follows from. What is played or bought next follows from nothing before it."""
        if verb == "play":
            by = event.get("by")
            self.playing = self.up_to(by) if by in self.playing else []
            under = len(self.playing)
            self.playing = [*self.playing, *event.get("cards", [])]
        elif verb == "play_from_supply":
            under = len(self.playing)
            self.playing = [*self.playing, event["card"]]
        elif verb == "again" and event["card"] in self.playing:
            self.playing = self.up_to(event["card"])
            under = len(self.playing) - 1
        elif verb in ("buy", "bought"):
            under = 0
            self.playing = [event["card"]] if verb == "bought" else event.get("cards", [])
        else:
            under = len(self.playing)
        return under

    def up_to(self, card: Optional[str]) -> List[str]:
        """The cards that are being played, down to the last one of that name."""
        last = max([place for place, name in enumerate(self.playing) if name == card])
        return self.playing[:last + 1]

    def tell(self, event: Facts, how: Optional[Facts]) -> Facts:
        """Of a single card that is discarded unseen, what ends on top is the card. What is put back keeps its order,
        for those who see it."""
        if how is not None and "cards" not in event:
            if event.get("count") == 1 and "top" in event:
                event = {**event, "cards": [event["top"]]}
            if event["event"] == "put_back":
                how = {**how, "joins": True}
        return super().tell(event, how)

    def message(self, event: Facts) -> str:
        verb = event["event"]
        if verb == "clean_up":
            return "log-sums"
        if verb == "turn":
            if "controller" in event:
                return "log-turn-possessed"
            return "log-turn-extra" if event.get("extra") else "log-turn"
        if verb == "look" and event["from"] != DECK and event["from"] == event["to"] and "cards" not in event:
            return ""                            # somebody looks at what others cannot see
        return plain_message(event)


def plain_message(event: Facts) -> str:
    """The message of an event by itself: also of one that goes without saying in a story."""
    verb = event["event"]
    if "cards" in event or "count" not in event or verb in WITHOUT_COUNT:
        return f"log-{verb}"
    return f"log-{verb}-count"


def is_told_by_the_next(event: Facts) -> bool:
    """What is picked is passed, what Library looks at is drawn or set aside."""
    return bool(event["event"] == "pick" or (event["event"] == "look" and event["from"] == event["to"] == DECK))
