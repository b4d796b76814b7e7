"""Dominion at the terminal: its table, its questions, its end."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, List

from crownlands.dominion.cards import NAMES, line_of
from crownlands.dominion.scoring import FROM_TOKENS, points_by_card
from crownlands.dominion.state import DominionState
from crownlands.terminal.answer import Unclear, find_name
from crownlands.terminal.dominion.log import Log
from crownlands.terminal.dominion.question import DominionQuestion
from crownlands.terminal.dominion.screen import Screen
from crownlands.terminal.game import PERSON, TerminalGame
from crownlands.terminal.page import Line
from crownlands.terminal.question import Question


class DominionGame(TerminalGame):
    state: DominionState
    page: Screen
    commands = {"card": "look", "supply": "table"}
    short_commands = {"c": "look", "s": "table"}

    def new_page(self) -> Screen:
        return Screen(self.words, {card.id: card for card in self.state.kingdom.cards})

    def welcome(self) -> str:
        return self.words.say("table-welcome", names=self.words.listed(list(self.names[1:])))

    def last_round(self) -> int:
        """The last turn of each player."""
        turns = [place for place, event in enumerate(self.state.events(PERSON)) if event["event"] == "turn"]
        return turns[-self.state.seats] if len(turns) > self.state.seats else 0

    # ---- drawing
    def heading(self) -> str:
        turn = self.state.view(PERSON)["turn"]
        return Log(self.words, self.names, PERSON).turn_title({**turn, "extra": self.state.is_extra})

    def is_persons_turn(self) -> bool:
        return PERSON in (self.state.turn_seat, self.state.controller)

    def draw_table(self) -> None:
        self.drawn = self.heading()
        self.page.console.print()
        self.page.draw_table(self.drawn, self.state.view(PERSON), self.names)

    def draw_question(self, fresh: bool) -> Question:
        view = self.state.view(PERSON)
        question = DominionQuestion(view, self.names, self.words)
        self.page.draw_own(view, self.names)
        numbers = self.page.turn_numbers(view) if self.is_persons_turn() else ""
        self.page.draw_question(question, numbers)
        return question

    # ---- words
    def why_not(self, line: str, question: Question) -> str:
        """Why a card of this game that was typed cannot be chosen."""
        try:
            id = find_name(line, self.card_names(self.state.kingdom.ids), {}, self.words, "card")
        except Unclear:
            return ""
        if any(option.endswith(f":{id}") for option in question.ids):
            return ""
        return (self.why_not_bought(id) if question.name == "buy" else "") \
            or self.words.say("refused-not-now", card=self.words.card(id))

    def why_not_bought(self, id: str) -> str:
        """Nothing if it is none of these."""
        view = self.state.view(PERSON)
        turn, cost, potion = view["turn"], view["costs"][id], id in view.get("potion_costs", ())
        card = self.words.card(id)
        price = self.words.say("table-card-price", n=cost, potion=str(potion))
        if cost > turn["coins"]:
            return self.words.say("refused-dear", card=card, price=price, coins=turn["coins"])
        if potion and not turn["potions"]:
            return self.words.say("refused-potion", card=card, price=price)
        if id in turn.get("banned", ()):
            return self.words.say("refused-banned", card=card)
        other = self.page.cards[id].not_with
        if other and other in view["players"][turn["seat"]]["play"]:
            return self.words.say("refused-not-with", card=card, other=self.words.counted(other, 1))
        return ""

    def card_names(self, ids: Sequence[str]) -> dict[str, str]:
        return {id: self.words.card(id) for id in ids}

    def option_label(self, id: str) -> str:
        return self.words.option(id, self.state.prompt)

    def look_up(self, name: str) -> None:
        here = self.state.kingdom.ids
        if not name:
            raise Unclear(self.words.say("refused-which", kind="card", example=self.words.card(here[-1])))
        id = find_name(name, self.card_names(here), self.card_names(NAMES), self.words, "card")
        number = self.state.kingdom.numbers.get(id)
        line = line_of(id, self.state.kingdom.options)
        self.page.draw_card(line, int(line.cost if number is None else self.state.cost(number)))

    def tell(self, events: Sequence[Any], since: int, everything: bool = False) -> List[Line]:
        return Log(self.words, self.names, PERSON).tell(events[since:], everything)

    # ---- the end
    def end(self) -> None:
        result = self.state.result
        assert result is not None
        words = self.words
        decks = self.state.view(PERSON)["decks"]
        rows: List[List[str]] = []
        for seat, name in enumerate(self.names):
            worth = sorted(points_by_card(self.state, seat).items(), key=lambda item: -item[1])
            counted = [words.say("end-worth", points=points, cards=words.say("table-tokens-vp", n=points)
                                 if id == FROM_TOKENS else self.of_deck(id, decks[seat])) for id, points in worth]
            rows.append([name, words.say("end-points", n=result.scores[seat]),
                         words.say("end-turns", n=result.turns[seat]),
                         "\n".join(counted) or words.say("end-no-points")])
        equal = result.scores.count(max(result.scores)) > len(result.winners)
        lines = [words.say("end-fewer-turns")] if equal else []
        self.page.draw_end(rows, [*lines, self.verdict(result, [self.names[seat] for seat in result.winners])])

    def of_deck(self, id: str, deck: Mapping[str, int]) -> str:
        """What gave points: so many copies of a card, or a landmark."""
        return self.words.counted(id, deck[id]) if id in deck else self.words.card(id)
