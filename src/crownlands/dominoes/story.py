"""How a game of dominoes is told: round by round, with the points at the beginning of each."""
from __future__ import annotations

from typing import Final, Optional

from crownlands.kernel.story import Facts, Story

ON_THE_TABLE: Final = ("board", "line", "king")  # the drawing shows it: no news
HEADINGS: Final = ("round", "game_over")
OF_THE_TURN: Final = ("safe", "queen")           # they follow from what was told before them


class DominoesStory(Story):
    def copy(self) -> DominoesStory:
        return self                              # each event is told by itself

    def hear(self, event: Facts) -> Optional[Facts]:
        verb = event["event"]
        if verb in ON_THE_TABLE:
            return None
        if verb in HEADINGS:
            return {"heading": True}
        return {"under": 1} if verb in OF_THE_TURN else {}

    def message(self, event: Facts) -> str:
        return f"news-{event['event']}"
