"""What is asked in a game of dominoes, in words: claims, taxes, the dragon."""
from __future__ import annotations

from typing import Dict, List

from rich.text import Text

from crownlands.dominoes.grid import count
from crownlands.dominoes.kingdom import squares_of
from crownlands.dominoes.questions import HALVES, numbers_in
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BUILDINGS, ONCE, PER_KNIGHT
from crownlands.dominoes.worth import best_worth
from crownlands.locale.names import folded
from crownlands.terminal.dominoes.chart import Place, draw_domino
from crownlands.terminal.dominoes.wording import Wording
from crownlands.terminal.question import Label, Question

DONE = "done"


class DominoesQuestion(Question):
    short = {"": DONE, "d": DONE, "n": DONE, "no": DONE}

    def __init__(self, state: DominoesState, wording: Wording) -> None:
        super().__init__(state.prompt, [state.option_id(answer) for answer in state.answers()])
        self.state = state
        self.wording = wording
        self.words = wording.words
        self.marks: Dict[Place, str] = {}        # on the drawing of the kingdom
        self.arrange()
        self.labels = [self.label(id) for id in self.ids]
        self.names = [self.names_of(id) for id in self.ids]
        self.shown = [self.listed(id) for id in self.ids]

    def arrange(self) -> None:
        """The prompt and the order of the options."""
        raise NotImplementedError

    def label(self, id: str) -> str:
        """An option in words."""
        raise NotImplementedError

    def listed(self, id: str) -> Label:
        """An option in the list."""
        return self.words.say("option-enter", option=self.label(id)) if id == DONE else self.label(id)

    def names_of(self, id: str) -> List[str]:
        return [folded(id), id.partition(":")[0], folded(self.label(id))]

    def done_label(self) -> str:
        return self.words.say(f"option-done-{self.name}", again="yes" if self.state.taxed else "no")


class ClaimQuestion(DominoesQuestion):
    """A domino is chosen by its own number."""

    def arrange(self) -> None:
        self.prompt = self.words.say("prompt-claim")
        self.keys = [int(numbers_in(id)[0]) for id in self.ids]

    def domino(self, id: str) -> int:
        return int(self.state.offer[self.state.place_of(int(numbers_in(id)[0]))] >> 4)

    def listed(self, id: str) -> Label:
        return draw_domino(self.domino(id)).append_text(Text(self.hint(self.domino(id)), "dim"))

    def hint(self, domino: int) -> str:
        if self.state.round == 0:
            return ""
        worth = best_worth(self.state, domino)
        return self.words.say("claim-nowhere") if worth is None else \
            self.words.say("claim-best", worth=self.wording.signed(worth))

    def label(self, id: str) -> str:
        return self.words.say("option-claim", domino=self.wording.numbered(self.domino(id)))


class TaxQuestion(DominoesQuestion):
    def arrange(self) -> None:
        kingdom = self.state.kingdom()
        self.prompt = self.words.say("prompt-tax", n=int(kingdom.reserve))
        for _square, building in kingdom.buildings:
            tile = BUILDINGS[building]
            if tile.tax != ONCE:
                coins = int(kingdom.all_knights() if tile.tax == PER_KNIGHT else kingdom.towers)
                name = self.wording.building(tile.id)
                often = self.state.rules.options["tax_boxes"]
                self.reminder.append(self.words.say("prompt-tax-safe", building=name, n=coins, often=often))

    def label(self, id: str) -> str:
        if id == DONE:
            return self.done_label()
        kingdom = self.state.kingdom()
        square = squares_of(kingdom.laid[kingdom.dominoes - 1])[HALVES.index(numbers_in(id)[0])]
        return self.words.say("option-tax", x=str(kingdom.x_of(square)), y=str(kingdom.y_of(square)),
                              terrain=self.wording.terrain(int(kingdom.terrain_at(square))),
                              coins=int(count(kingdom.territory_at(square))))


class BurnQuestion(DominoesQuestion):
    def arrange(self) -> None:
        self.prompt = self.words.say("prompt-burn",
                                     returns="yes" if self.state.rules.burned_tiles_return else "no")

    def label(self, id: str) -> str:
        if id == DONE:
            return self.done_label()
        slot = int(numbers_in(id)[0])
        return self.words.say("option-burn", building=self.wording.building(self.state.slot_names()[slot]), slot=slot)

    def names_of(self, id: str) -> List[str]:
        names = super().names_of(id)
        if id != DONE:
            building = str(self.state.slot_names()[int(numbers_in(id)[0])])
            names += [building, folded(self.wording.building(building))]
        return names
