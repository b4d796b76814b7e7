"""What happened, in words, as one seat may know it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Dict, List

from crownlands.locale import Words
from crownlands.terminal.page import Line

Event = Dict[str, Any]

# events of these kinds that follow each other make one sentence
MERGED = ("play", "buy", "draw", "gain", "trash", "discard", "reveal", "take", "set_aside")

WITHOUT_COUNT = ("shuffle", "discard_deck", "look_through")


class Log:
    """Tells events to a seat; names are those of all seats."""

    def __init__(self, words: Words, names: Sequence[str], seat: int) -> None:
        self.words = words
        self.names = names
        self.seat = seat

    def tell(self, events: Sequence[Event], everything: bool = False) -> List[Line]:
        """The lines of these events. Unless everything is wanted, clean-up goes without saying."""
        events = without_deal(events)
        if not everything:
            events = without_clean_up(events)
        return [self.line(event) for event in merged(events)]

    def line(self, event: Event) -> Line:
        arguments: Dict[str, Any] = {"who": self.who(event["seat"]), "name": self.names[event["seat"]]}
        verb = event["event"]
        if verb == "turn":
            return Line(self.words.say("log-turn", n=event["number"], **arguments), heading=True)
        arguments.update({key: event[key] for key in ("from", "to") if key in event})
        if "card" in event:
            arguments["card"] = self.words.card(event["card"])
        if "choice" in event:
            arguments["choice"] = self.words.say(f"option-choose-{event['choice']}")
        if "to_seat" in event:
            yours = self.who(event["to_seat"]) == "you"
            arguments["target"] = self.words.say("you") if yours else self.names[event["to_seat"]]
        if "top" in event:
            arguments["top"] = self.words.card(event["top"])
        if "cards" in event:
            arguments["cards"] = self.words.cards(event["cards"])
        if "cards" in event or "count" not in event or verb in WITHOUT_COUNT:
            return Line(self.words.say(f"log-{verb}", **arguments))
        return Line(self.words.say(f"log-{verb}-count", things=self.words.say("things", n=event["count"]), **arguments))

    def who(self, seat: int) -> str:
        return "you" if seat == self.seat else "other"


def without_deal(events: Sequence[Event]) -> Sequence[Event]:
    """The first hands are no news."""
    for place, event in enumerate(events):
        if event["event"] == "turn" and event["step"] == 0:
            return events[place:]
    return events


def is_plain(event: Event) -> bool:
    """Whether the next event says it all: what is picked is passed, what Library looks at is drawn or set aside."""
    return event["event"] in ("end", "pick") or (event["event"] == "look" and event["from"] == event["to"] == "deck")


def without_clean_up(events: Sequence[Event]) -> List[Event]:
    """Nor is what everybody does at the end of a turn, but for a shuffle."""
    kept: List[Event] = []
    cleaning = False
    for event in events:
        verb = event["event"]
        cleaning = verb == "clean_up" or (cleaning and verb in ("draw", "shuffle"))
        if verb == "shuffle" or (not cleaning and not is_plain(event)):
            kept.append(event)
    return kept


def merged(events: Sequence[Event]) -> List[Event]:
    """Like with like: three Coppers played one after the other are one thing to tell."""
    told: List[Event] = []
    for event in events:
        last = told[-1] if told else {}
        alike = all(last.get(key) == event.get(key) for key in ("event", "seat", "from", "to"))
        if event["event"] in MERGED and alike and ("cards" in last) == ("cards" in event):
            both = {**event, "count": last["count"] + event["count"]}
            if "cards" in event:
                both["cards"] = last["cards"] + event["cards"]
            told[-1] = both
        elif event.get("count") == 1 and "top" in event and "cards" not in event:
            told.append({**event, "cards": [event["top"]]})
        else:
            told.append(event)
    return told
