"""Kingdomino, Queendomino and Royal Wedding at the terminal: the table, the questions, the end."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Dict, List, Type

from crownlands.dominoes.questions import numbers_in
from crownlands.dominoes.rules import VALUES
from crownlands.dominoes.scoring import building_points
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BUILDING_IDS
from crownlands.terminal.answer import Unclear, find_name
from crownlands.terminal.dominoes.building import BuildQuestion
from crownlands.terminal.dominoes.log import Log
from crownlands.terminal.dominoes.placing import PlaceQuestion
from crownlands.terminal.dominoes.question import BurnQuestion, ClaimQuestion, DominoesQuestion, TaxQuestion
from crownlands.terminal.dominoes.screen import Block, Screen
from crownlands.terminal.dominoes.sheet import draw_sheet, tie_break
from crownlands.terminal.dominoes.wording import Wording
from crownlands.terminal.game import PERSON, TerminalGame
from crownlands.terminal.page import Line
from crownlands.terminal.question import Question

QUESTIONS: Dict[str, Type[DominoesQuestion]] = {"claim": ClaimQuestion, "place": PlaceQuestion, "tax": TaxQuestion,
                                                "build": BuildQuestion, "burn": BurnQuestion}


class DominoesGame(TerminalGame):
    state: DominoesState
    page: Screen
    commands = {"building": "look", "card": "look", "points": "points", "score": "points"}
    short_commands = {"b": "look", "t": "table", "p": "points", "s": "points"}
    help = "help-dominoes"

    def new_page(self) -> Screen:
        self.wording = Wording(self.words)
        return Screen(self.words, self.wording)

    def welcome(self) -> str:
        rules = self.state.rules
        partners = [self.names[seat] for seat in self.members(0) if seat != PERSON]
        others = [name for seat, name in enumerate(self.names) if seat not in self.members(0)]
        text = self.words.say("table-welcome-dominoes", game=self.words.say(f"game-{rules.game}"),
                              names=self.words.listed(others), limit=int(rules.limit), rounds=int(rules.rounds),
                              partner=partners[0] if partners else "", team="yes" if partners else "no")
        unusual = [self.words.say(f"rule-{name}") for name, value in rules.options.items()
                   if value != VALUES[rules.game][name][0]]
        return "\n".join([text, *[self.words.say("table-rule", rule=rule) for rule in unusual]])

    def members(self, place: int) -> List[int]:
        """The seats of a kingdom."""
        return [int(seat) for seat in self.state.rules.seats_of(place)]

    def titles(self) -> List[str]:
        return [self.words.listed([self.names[seat] for seat in self.members(place)])
                for place in range(int(self.state.rules.kingdoms))]

    def last_round(self) -> int:
        """From where the line was drawn that the kings stand on now."""
        lines = [place for place, event in enumerate(self.state.events(PERSON)) if event["event"] == "line"]
        return lines[-1] if len(lines) > 1 else 0

    # ---- drawing
    def heading(self) -> str:
        state, words = self.state, self.words
        if state.round == 0:
            text = words.say("table-first-claims")
        else:
            text = words.say("table-round", n=int(state.round), rounds=int(state.rules.rounds))
            if state.turn_seat != PERSON:
                text = words.say("table-round-other", round=text, name=self.names[state.turn_seat])
            elif state.rules.kings > 1:
                before = sum(state.king_at(at) == PERSON for at in range(state.at))
                text = words.say("table-round-king", round=text, n=before + 1)
            else:
                text = words.say("table-round-own", round=text)
        if state.rules.games > 1:
            text = words.say("table-dynasty", n=int(state.game_number) + 1, games=int(state.rules.games), heading=text)
        return text

    def draw_table(self) -> None:
        """Everything but the own kingdom, which comes with the question."""
        state = self.state
        view = state.view(PERSON)
        if not self.drawn:
            self.page.legend(state.rules.town)
        self.drawn = self.heading()
        self.page.console.print()
        self.page.draw_title(self.drawn)
        blocks = [self.page.kingdom(state, place, title) for place, title in enumerate(self.titles()) if place]
        if state.choices or state.round:         # else all kingdoms are empty, and the question shows the line
            blocks += self.page.lines(view, self.names)
        else:
            blocks = []
        if state.rules.town:
            blocks.append(self.page.board(view, int(state.kingdoms[0].coins), self.titles()))
        self.page.draw_blocks(blocks)

    def draw_question(self, fresh: bool) -> Question:
        state, page = self.state, self.page
        question = QUESTIONS[state.prompt](state, self.wording)
        view = state.view(PERSON)
        blocks: List[Block] = []
        if state.round and state.prompt != "burn":
            blocks.append(page.kingdom(state, 0, self.titles()[0], question.marks, room=True))
        if state.prompt == "claim" and not fresh:
            blocks += page.lines(view, self.names)
        if state.prompt == "build" and not fresh:
            blocks.append(page.board(view, int(state.kingdoms[0].coins), self.titles()))
        page.draw_blocks(blocks)
        page.draw_question(question)
        return question

    # ---- words
    def why_not(self, line: str, question: Question) -> str:
        """Why a building that was typed cannot be built or burned."""
        if not self.state.rules.town or question.name not in ("build", "burn"):
            return ""
        try:
            id = find_name(line, self.building_names(), {}, self.words, "building")
        except Unclear:
            return ""
        slots = [slot for slot, name in enumerate(self.state.slot_names()) if name == id]
        if not slots:
            return self.words.say("refused-not-on-board", building=self.wording.building(id))
        if any(int(numbers_in(option)[0]) in slots for option in question.ids if option != "done"):
            return ""
        return self.words.say("refused-building-dear", building=self.wording.building(id),
                              price=int(self.state.price(slots[0])), coins=int(self.state.kingdom().coins))

    def building_names(self) -> Dict[str, str]:
        return {id: self.wording.building(id) for id in BUILDING_IDS}

    def option_label(self, id: str) -> str:
        question = QUESTIONS[self.state.prompt](self.state, self.wording)
        return question.label(id)

    def look_up(self, name: str) -> None:
        if not self.state.rules.town:
            raise Unclear(self.words.say("refused-no-buildings", game=self.words.say(f"game-{self.state.rules.game}")))
        if not name:
            raise Unclear(self.words.say("refused-which", kind="building", example=self.wording.building("statue")))
        names = self.building_names()
        here = {str(id): names[str(id)] for id in self.state.slot_names() if id is not None}
        id = find_name(name, here, names, self.words, "building")
        worth = int(building_points(self.state.kingdoms[0], BUILDING_IDS.index(id)))
        self.page.draw_building(id, worth)

    def obey_own(self, command: str) -> None:
        self.draw_points()

    def tell(self, events: Sequence[Any], since: int, everything: bool = False) -> List[Line]:
        return Log(self.wording, self.names, PERSON).tell(events[since:], everything)

    # ---- the end
    def draw_points(self) -> None:
        view = self.state.view(PERSON)
        before = view["dynasty"]["totals"] if "dynasty" in view else None
        sheets = [kingdom["sheet"] for kingdom in view["kingdoms"]]
        self.page.console.print(draw_sheet(self.words, self.titles(), sheets, before))

    def end(self) -> None:
        result = self.state.result
        assert result is not None
        titles = self.titles()
        self.page.draw_blocks([self.page.kingdom(self.state, place, title) for place, title in enumerate(titles)])
        self.page.console.print()
        self.page.draw_title(self.words.say("end-title"))
        self.draw_points()
        winning = [place for place in range(len(titles)) if self.members(place)[0] in result.winners]
        best = [place for place in range(len(titles))
                if result.scores[self.members(place)[0]] == max(result.scores)]
        decided = tie_break([self.state.kingdoms[place] for place in best if place not in winning],
                            self.state.kingdoms[winning[0]])
        if decided:
            self.page.say(decided, "bold")
        winners = [titles[place] for place in winning]
        self.page.write(self.verdict(result, winners), "bold")
