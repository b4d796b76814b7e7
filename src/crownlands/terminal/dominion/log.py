"""What happened, in words, as one seat may know it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, List

from crownlands.locale import Words
from crownlands.terminal.page import Line

Event = Dict[str, Any]

# events of these kinds that follow each other make one sentence
MERGED = ("play", "buy", "draw", "gain", "trash", "discard", "reveal", "take", "set_aside", "return", "token")

WITHOUT_COUNT = ("shuffle", "discard_deck", "look_through", "token")


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
            events = [event for event in without_clean_up(events) if not self.is_known(event)]
        return [self.line(event) for event in merged(events)]

    def is_known(self, event: Event) -> bool:
        """Whether it tells nothing to this seat: that somebody looks at what it holds, or at what it cannot see."""
        return event["event"] == "look" and event["from"] != "deck" and event["from"] == event["to"] \
            and (event["seat"] == self.seat or "cards" not in event)

    def line(self, event: Event) -> Line:
        arguments: Dict[str, Any] = {"who": self.who(event["seat"]), "name": self.names[event["seat"]]}
        verb = event["event"]
        if verb == "turn":
            return Line(self.turn_title(event), heading=True)
        arguments.update({key: event[key] for key in ("from", "to", "above", "token") if key in event})
        if verb == "token":
            arguments["n"] = event["count"]
        if "card" in event:
            card = event["card"]
            arguments["card"] = self.words.counted(card, 1) if verb == "bought" else self.words.card(card)
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

    def turn_title(self, turn: Mapping[str, Any]) -> str:
        """Whose turn it is, and which; of an extra turn, who decides in it if somebody else does."""
        arguments: Dict[str, Any] = {"who": self.who(turn["seat"]), "name": self.names[turn["seat"]]}
        if "controller" in turn:
            decider = turn["controller"]
            return self.words.say("log-turn-possessed", decides=self.who(decider), controller=self.names[decider],
                                  **arguments)
        if turn.get("extra"):
            return self.words.say("log-turn-extra", **arguments)
        return self.words.say("log-turn", n=turn["number"], **arguments)

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
        alike = all(last.get(key) == event.get(key) for key in ("event", "seat", "from", "to", "token"))
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
