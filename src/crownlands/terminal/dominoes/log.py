"""What happened in a game of dominoes, in words."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Dict, List

from crownlands.dominoes.story import DominoesStory
from crownlands.terminal.dominoes.wording import Wording, find_domino
from crownlands.terminal.page import Line

Event = Dict[str, Any]


class Log:
    """Tells events to a seat; names are those of all seats."""

    def __init__(self, wording: Wording, names: Sequence[str], seat: int) -> None:
        self.wording = wording
        self.words = wording.words
        self.names = names
        self.seat = seat

    def tell(self, events: Sequence[Event], everything: bool = False) -> List[Line]:
        """The lines of these events. Unless everything is wanted, what the table shows is left out."""
        story = DominoesStory()
        lines: List[Line] = []
        for event in events:
            how = story.hear(event)
            if everything or how is not None:
                lines.append(self.line({**event, **(how or {}), "say": story.message(event)}))
        return lines

    def line(self, event: Event) -> Line:
        seat = event["seat"]
        facts: Dict[str, Any] = {"who": "you" if seat == self.seat else "other",
                                 "name": self.names[seat] if seat >= 0 else ""}
        facts.update({key: event[key] for key in ("coins", "price", "knights", "towers") if key in event})
        if "dominoes" in event:
            dominoes = [self.domino(event["box"], number) for number in event["dominoes"]]
            facts.update(dominoes=self.words.listed(dominoes), n=len(dominoes))
        if "domino" in event:
            facts["domino"] = self.domino(event["box"], event["domino"])
        if "slots" in event:
            facts["buildings"] = self.words.listed([self.wording.building(id) for id in event["slots"] if id])
        if "building" in event:
            facts["building"] = self.wording.building(event["building"])
        if "direction" in event:
            facts["place"] = self.wording.place(event["x"], event["y"], event["direction"])
        elif "x" in event:
            facts.update(x=str(event["x"]), y=str(event["y"]))
        if "number" in event:
            facts["n"] = event["number"]
        if "totals" in event:
            facts["points"] = ", ".join(map(str, event["totals"]))
        heading = event["event"] == "line" or event.get("heading", False)
        return Line(self.words.say(event["say"], **facts), heading, event.get("under", 0))

    def domino(self, box: str, number: int) -> str:
        return self.wording.numbered(find_domino(box, number))
