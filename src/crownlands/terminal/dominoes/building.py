"""What to build, and where. The squares of a town are alike, so each building is offered on one square of each town.

Which town matters even without a crown: it is the other one that keeps its squares for a Queen's Tower."""
from __future__ import annotations

import re
from typing import Dict, List, Optional, Tuple

from crownlands.dominoes.grid import square_at
from crownlands.dominoes.questions import numbers_in
from crownlands.dominoes.worth import worth_of_building
from crownlands.locale.names import folded
from crownlands.terminal.dominoes.question import DONE, DominoesQuestion
from crownlands.terminal.question import Label

WITH_PLACE = re.compile(r"(.*?)[\s,]+(?:at\s+)?(-?\d+)[\s,]+(-?\d+)")


class BuildQuestion(DominoesQuestion):
    def arrange(self) -> None:
        """What scores most comes first; the squares that make no difference come after the end of the list."""
        state = self.state
        self.slots = state.slot_names()
        self.prompt = self.words.say("prompt-build")
        self.worth: Dict[str, int] = {state.option_id(answer): worth_of_building(state, answer)
                                      for answer in state.answers() if state.option_id(answer) != DONE}
        offered = [id for id in self.worth if self.matters(id)]
        offered.sort(key=lambda id: (-self.worth[id], slot_in(id)))
        self.ids = [*offered, DONE, *[id for id in self.worth if id not in offered]]
        self.cut = len(offered) + 1
        if self.cut < len(self.ids):
            other = self.ids[-1]
            self.reminder = [self.words.say("prompt-build-where", building=self.building(other),
                                            x=numbers_in(other)[1], y=numbers_in(other)[2])]

    def building(self, id: str) -> str:
        return self.wording.building(str(self.slots[slot_in(id)]))

    def matters(self, id: str) -> bool:
        """Whether no option before this one comes to the same."""
        return id == next(each for each in self.worth
                          if slot_in(each) == slot_in(id) and self.town_of(each) == self.town_of(id))

    def town_of(self, id: str) -> int:
        _slot, x, y = map(int, numbers_in(id))
        return int(self.state.kingdom().territory_at(square_at(x, y)))

    def label(self, id: str) -> str:
        if id == DONE:
            return self.done_label()
        _slot, x, y = numbers_in(id)
        return self.words.say("option-build", building=self.building(id), x=x, y=y,
                              price=int(self.state.price(slot_in(id))))

    def listed(self, id: str) -> Label:
        if id == DONE:
            return super().listed(id)
        widest = max(len(label) for label in self.labels[:self.cut])
        return self.words.say("place-worth", place=f"{self.label(id):<{widest}}",
                              worth=self.wording.signed(self.worth[id]))

    def names_of(self, id: str) -> List[str]:
        return [folded(id), id] if id == DONE else [folded(id), str(self.slots[slot_in(id)]), folded(self.building(id))]

    def find(self, typed: str) -> Optional[int]:
        """A building by its name, with a square or without: then where it is offered. Of two alike the cheaper one."""
        typed = typed.lower()
        if typed.startswith("build:"):
            return self.ids.index(typed) if typed in self.ids else None
        found = WITH_PLACE.fullmatch(typed.removeprefix("build "))
        name = folded(found[1] if found else typed.removeprefix("build "))
        meant: Dict[Tuple[str, str, str], str] = {}
        for id, names in zip(self.ids, self.names, strict=True):
            slot, *square = numbers_in(id) if id != DONE else [""]
            if slot and any(own.startswith(name) for own in names[1:]) \
                    and (square == [found[2], found[3]] if found else self.matters(id)):
                alike = (str(self.slots[int(slot)]), square[0], square[1])
                if alike not in meant or slot_in(id) < slot_in(meant[alike]):
                    meant[alike] = id
        return self.ids.index(next(iter(meant.values()))) if len(meant) == 1 else None


def slot_in(id: str) -> int:
    return int(numbers_in(id)[0])
