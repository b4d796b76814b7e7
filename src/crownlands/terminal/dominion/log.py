"""What happened, in words, as one seat may know it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, List

from crownlands.dominion.story import DominionStory, plain_message
from crownlands.locale import Words
from crownlands.terminal.page import Line

Event = Dict[str, Any]


class Log:
    """Tells events to a seat; names are those of all seats."""

    def __init__(self, words: Words, names: Sequence[str], seat: int) -> None:
        self.words = words
        self.names = names
        self.seat = seat

    def tell(self, events: Sequence[Event], everything: bool = False) -> List[Line]:
        """The lines of these events. Unless everything is wanted, the deal and the clean-up go without saying."""
        story = DominionStory()
        told: List[Event] = []
        for event in events:
            how = story.hear(event)
            if everything and event["event"] != "turn" and (story.begun or event["step"]):
                told.append({**event, **(how or {}), "say": plain_message(event)})
            elif how is not None and "sums" not in how and not self.is_own_look(event):
                told.append(story.tell(event, how))
        return [self.line(event) for event in joined([event for event in told if "say" in event])]

    def is_own_look(self, event: Event) -> bool:
        """Whether somebody looks at what this seat holds itself."""
        return bool(event["event"] == "look" and event["seat"] == self.seat and event["from"] == event["to"])

    def line(self, event: Event) -> Line:
        arguments: Dict[str, Any] = {"who": self.who(event["seat"]), "name": self.names[event["seat"]]}
        verb = event["event"]
        if verb == "turn":
            return Line(self.turn_title(event), heading=True)
        arguments.update({key: event[key] for key in ("from", "to", "above", "token", "potions") if key in event})
        if "count" in event:
            arguments.update(n=event["count"], things=self.words.say("things", n=event["count"]))
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
        return Line(self.words.say(event["say"], **arguments), under=event.get("under", 0))

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


def joined(events: Sequence[Event]) -> List[Event]:
    """Like with like: three Coppers played one after the other are one thing to tell."""
    told: List[Event] = []
    for event in events:
        last = told[-1] if told else {}
        alike = all(last.get(key) == event.get(key) for key in ("say", "seat", "from", "to", "token", "under", "by"))
        if event.get("joins") and alike:
            both = {**event, "count": last["count"] + event["count"]}
            if "cards" in event:
                both["cards"] = last["cards"] + event["cards"]
            told[-1] = both
        else:
            told.append(event)
    return told
