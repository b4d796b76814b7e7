"""Where to place a domino: all places marked on the kingdom, the best ones in a list, any of them to type."""
from __future__ import annotations

import re
from typing import Dict, List, Optional, Tuple

from rich.text import Text

from crownlands.dominoes.kingdom import DIRECTIONS, TOWARD
from crownlands.dominoes.questions import numbers_in
from crownlands.dominoes.tiles import EQUAL
from crownlands.dominoes.worth import worth_of_place
from crownlands.terminal.answer import Unclear
from crownlands.terminal.dominoes.chart import POSSIBLE, draw_domino, shadow
from crownlands.terminal.dominoes.question import DominoesQuestion
from crownlands.terminal.dominoes.wording import directions_meant, halves, square_name
from crownlands.terminal.question import Label

MOST_SHOWN = 18
PLACE = re.compile(r"\(?(-?\d+)[\s,]+(-?\d+)\)?[\s,]*(\D*)")
DISCARD = "discard"
MINUS = "\N{MINUS SIGN}"


class PlaceQuestion(DominoesQuestion):
    short = {"": DISCARD}

    def arrange(self) -> None:
        """What scores most comes first."""
        state = self.state
        self.domino = int(state.line[state.at] >> 4)
        self.worth: Dict[str, Tuple[int, int]] = {}
        if self.ids == [DISCARD]:
            self.prompt = self.words.say("prompt-no-place", domino=self.wording.numbered(self.domino))
            return
        for answer in state.answers():
            self.worth[state.option_id(answer)] = worth_of_place(state, state.kingdom(), self.domino, answer)
        self.ids.sort(key=lambda id: (-self.worth[id][0], -self.worth[id][1], place_in(id)))
        self.widest = max(len(self.wording.place(*numbers_in(id))) for id in self.ids)
        self.prompt = Text(self.words.say("prompt-place") + " ").append_text(draw_domino(self.domino))
        for id in self.ids:
            self.marks.update(dict.fromkeys(shadow(self.domino, *place_in(id)), POSSIBLE))
        self.marks.update(shadow(self.domino, *place_in(self.ids[0])))
        first, second = (square_name(*half) for half in halves(self.domino))
        self.reminder = [self.words.say("prompt-place-how", first=first, second=second)]
        if len(self.ids) > MOST_SHOWN:
            self.cut = MOST_SHOWN
            self.reminder.append(self.words.say("prompt-place-more", shown=MOST_SHOWN, n=len(self.ids)))

    def label(self, id: str) -> str:
        if id == DISCARD:
            return self.words.say("option-discard-domino")
        return self.words.say("option-place", domino=self.wording.numbered(self.domino),
                              place=self.wording.place(*numbers_in(id)))

    def listed(self, id: str) -> Label:
        if id == DISCARD:
            return self.words.say("option-enter", option=self.label(id))
        place = f"{self.wording.place(*numbers_in(id)):<{self.widest}}"
        return self.words.say("place-worth", place=place, worth=self.wording.signed(self.worth[id][0]))

    def names_of(self, id: str) -> List[str]:
        """A place is found by its coordinates, and all begin alike."""
        return [id]

    def find(self, typed: str) -> Optional[int]:
        """A place as `1 0 east`, `1,0,e` or `place:1,0,east`, the side in any language."""
        found = PLACE.fullmatch(typed.lower().removeprefix("place:").replace(MINUS, "-").strip())
        if found is None:
            return None
        meant = directions_meant(found[3], self.words.language)
        if len(meant) > 1:
            sides = [self.words.say(f"direction-{direction}") for direction in meant]
            raise Unclear(self.words.say("refused-several", word=found[3], options=self.words.listed(sides)))
        if not meant:
            raise Unclear(self.words.say("refused-direction", word=typed))
        direction = meant[0]
        x, y = int(found[1]), int(found[2])
        id = f"place:{x},{y},{direction}"
        if id not in self.ids and EQUAL[self.domino] and direction in ("west", "north"):
            right, down = TOWARD[DIRECTIONS.index(direction)]
            id = f"place:{x + right},{y + down},{'east' if direction == 'west' else 'south'}"
        if id not in self.ids:
            raise Unclear(self.words.say("refused-place", place=self.wording.place(x, y, direction)))
        return self.ids.index(id)


def place_in(id: str) -> Tuple[int, int, int]:
    x, y, direction = numbers_in(id)
    return int(x), int(y), DIRECTIONS.index(direction)
