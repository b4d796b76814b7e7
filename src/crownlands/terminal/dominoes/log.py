"""What happened in a game of dominoes, in words."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Dict, List, Tuple

from crownlands.dominoes.state import DominoesState
from crownlands.terminal.dominoes.wording import Wording, find_domino
from crownlands.terminal.page import Line

Event = Dict[str, Any]

ON_THE_TABLE = ("board", "line", "king")         # the drawing shows it: no news


class Log:
    """Tells events to a seat; names are those of all seats."""

    def __init__(self, wording: Wording, names: Sequence[str], seat: int, origin: DominoesState) -> None:
        self.wording = wording
        self.words = wording.words
        self.names = names
        self.seat = seat
        self.box = "queendomino" if origin.rules.town else "kingdomino"
        # from which box a claimed domino is, by its number and the seat that claimed it: events tell the number only
        self.boxes: Dict[Tuple[int, int], str] = {}
        view = origin.view(None)
        for entry in [*view["line"], *view["offer"]]:
            if entry["seat"] is not None:
                self.boxes[entry["seat"], entry["domino"]] = entry["box"]
        if view["offer"]:
            self.box = view["offer"][0]["box"]

    def tell(self, events: Sequence[Event], since: int, everything: bool = False) -> List[Line]:
        """The lines from event number `since` on. Unless everything is wanted, what the table shows is left out."""
        for event in events[:since]:
            self.follow(event)
        lines: List[Line] = []
        for event in events[since:]:
            self.follow(event)
            if everything or event["event"] not in ON_THE_TABLE:
                lines.append(self.line(event))
        return lines

    def follow(self, event: Event) -> None:
        """From which box the dominoes come."""
        if event["event"] == "line":
            self.box = event["box"]
        elif event["event"] == "claim":
            self.boxes[event["seat"], event["domino"]] = self.box

    def line(self, event: Event) -> Line:
        verb, seat = event["event"], event["seat"]
        facts: Dict[str, Any] = {"who": "you" if seat == self.seat else "other",
                                 "name": self.names[seat] if seat >= 0 else ""}
        if verb == "line":
            dominoes = self.words.listed([self.domino(self.box, number) for number in event["dominoes"]])
            return Line(self.words.say("news-line", dominoes=dominoes), heading=True)
        if verb == "remove":
            dominoes = self.words.listed([self.domino(self.box, number) for number in event["dominoes"]])
            return Line(self.words.say("news-remove", dominoes=dominoes, n=len(event["dominoes"])))
        if verb == "board":
            return Line(self.words.say("news-board", buildings=self.words.listed(
                [self.wording.building(id) for id in event["slots"] if id])))
        if "domino" in event:
            box = self.boxes.get((seat, event["domino"]), self.box)
            facts["domino"] = self.domino(box, event["domino"])
        if "direction" in event:
            facts["place"] = self.wording.place(event["x"], event["y"], event["direction"])
        elif "x" in event:
            facts.update(x=str(event["x"]), y=str(event["y"]))
        if "building" in event:
            facts["building"] = self.wording.building(event["building"])
        facts.update({key: event[key] for key in ("coins", "price", "knights", "towers") if key in event})
        if verb == "game_over":
            facts["points"] = ", ".join(map(str, event["totals"]))
        return Line(self.words.say(f"news-{verb}", **facts), heading=verb == "game_over")

    def domino(self, box: str, number: int) -> str:
        return self.wording.numbered(find_domino(box, number))
