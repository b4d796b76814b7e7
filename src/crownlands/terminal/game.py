"""A game at the terminal: the person's questions, the bots between them, undo, saving, the end."""
from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, List, Optional

from crownlands.bots.bot import Bot
from crownlands.dominion.cards import NAMES, line_of
from crownlands.dominion.scoring import points_by_card
from crownlands.dominion.state import DominionState
from crownlands.kernel.errors import CrownlandsError, NothingToUndo
from crownlands.kernel.state import Result
from crownlands.locale import Words
from crownlands.terminal.answer import Unclear, choose_option, command_in, find_card
from crownlands.terminal.log import Log
from crownlands.terminal.question import Question
from crownlands.terminal.save import Save
from crownlands.terminal.screen import Screen

PERSON = 0                                       # the seat of the person; the others are bots'


class Leave(Exception):
    """The person wants to stop."""


class TerminalGame:
    def __init__(self, state: DominionState, bots: Sequence[Optional[Bot]], names: Sequence[str], save: Save,
                 words: Words) -> None:
        self.state = state
        self.bots = bots
        self.names = names
        self.save = save
        self.words = words
        self.log = Log(words, names, PERSON)
        self.screen = Screen(words, {card.id: card for card in state.kingdom.cards})
        self.told = self.last_round()            # events that were told already
        self.drawn = ""                          # the heading of the table that was drawn last
        self.kept = int(state.choices)           # where the game is on disk, or began

    def last_round(self) -> int:
        """Where in the events the last turn of each player begins: a resumed game need not be told from the start."""
        turns = [place for place, event in enumerate(self.state.events(PERSON)) if event["event"] == "turn"]
        return turns[-self.state.seats] if len(turns) > self.state.seats else 0

    def run(self) -> None:
        """Play on to the end. Leave, EOFError and KeyboardInterrupt mean: not to the end."""
        while True:
            self.play_bots()
            if self.state.over:
                break
            self.ask()
        self.tell_news(own_heading=True)
        self.end()

    def play_bots(self) -> None:
        while not self.state.over:
            bot = self.bots[self.state.seat]
            if bot is None:
                return
            self.state.step(bot.answer(self.state))

    # ---- a question
    def ask(self) -> None:
        """Show the table and ask until something is chosen."""
        self.tell_news()
        view = self.state.view(PERSON)
        if self.heading(view) != self.drawn and view["turn"]["seat"] == PERSON:
            self.draw_table()
        question = self.draw_question()
        while not self.respond(input("> "), question):
            pass

    def respond(self, line: str, question: Question) -> bool:
        """Do what the line says. True: the question is not open any more."""
        try:
            command = command_in(line)
            if command is None:
                try:
                    self.choose(line, question)
                    return True
                except Unclear as error:
                    command = command_in(line, short=True)
                    if command is None:
                        raise Unclear(self.why_not(line, question) or str(error)) from None
            return self.obey(*command)
        except Unclear as error:
            self.screen.refuse(str(error))
        except CrownlandsError as error:
            self.screen.refuse(f"{error}.")
        return False

    def draw_question(self) -> Question:
        decision = self.state.decision
        assert decision is not None
        view = self.state.view(PERSON)
        question = Question(self.state, decision, view, self.names, self.words)
        self.screen.draw_own(view)
        numbers = self.screen.turn_numbers(view) if view["turn"]["seat"] == PERSON else ""
        self.screen.draw_question(question.prompt, numbers, question.reminder, question.shown)
        return question

    def choose(self, line: str, question: Question) -> None:
        self.state.choose(question.ids[choose_option(line, question.ids, question.labels, self.words)])
        self.keep()

    def why_not(self, line: str, question: Question) -> str:
        """Why a card of this game that was typed cannot be chosen; nothing if it could, or none was typed."""
        try:
            id = find_card(line, self.state.kingdom.ids, [], self.words)
        except Unclear:
            return ""
        if any(option.endswith(f":{id}") for option in question.ids):
            return ""
        cost = int(self.state.cost(self.state.kingdom.number(id)))
        if question.name == "buy" and cost > self.state.coins:
            return self.words.say("refused-dear", card=self.words.card(id), cost=cost, coins=int(self.state.coins))
        return self.words.say("refused-not-now", card=self.words.card(id))

    def keep(self) -> None:
        """Save, if it is to be saved after every choice. If that fails the game goes on."""
        if self.save.always:
            try:
                self.write()
            except CrownlandsError as error:
                self.screen.refuse(f"{error}.")

    def write(self) -> Path:
        path = self.save.write(self.state)
        self.kept = int(self.state.choices)
        return path

    # ---- commands
    def obey(self, command: str, rest: str) -> bool:
        """Do what a command says. True: the question is not open any more."""
        if command == "quit":
            raise Leave
        if command == "undo":
            self.undo()
            return True
        if command == "supply":
            self.draw_table()
            self.draw_question()
        elif command == "log":
            self.tell_all()
        elif command == "card":
            self.show_card(rest)
        elif command == "save":
            self.save_to(rest)
        else:
            self.screen.say("help")
        return False

    def show_card(self, name: str) -> None:
        here = self.state.kingdom.ids
        if not name:
            raise Unclear(self.words.say("refused-card-which", example=self.words.card(here[-1])))
        id = find_card(name, here, NAMES, self.words)
        number = self.state.kingdom.numbers.get(id)
        line = line_of(id, self.state.kingdom.options)
        self.screen.draw_card(line, int(line.cost if number is None else self.state.cost(number)))

    def save_to(self, name: str) -> None:
        if name:
            self.save.path = Path(name).expanduser()
        self.tell_saved(self.write())

    def tell_saved(self, path: Path) -> None:
        self.screen.say("saved", "green", file=str(path))
        self.screen.say("saved-how", file=shlex.quote(str(path)))

    def undo(self) -> None:
        """Back to the person's last choice."""
        earlier = self.state.copy()
        free = True
        back = 0
        while True:
            free = free and earlier.undo_is_free
            try:
                earlier.undo()
            except NothingToUndo:
                raise Unclear(self.words.say("undo-nothing")) from None
            back += 1
            if earlier.seat == PERSON:
                break
        id = self.state.record()["steps"][-back].split()[0]
        self.state = earlier
        self.told = len(earlier.events(PERSON))
        choice = self.words.option(id, earlier.prompt)
        self.screen.say("undone" if free else "undone-information", "green", choice=choice)
        self.keep()

    # ---- drawing
    def heading(self, view: Any) -> str:
        turn = view["turn"]
        if turn["seat"] == PERSON:
            return self.words.say("table-your-turn", n=turn["number"])
        return self.words.say("table-others-turn", name=self.names[turn["seat"]], n=turn["number"])

    def draw_table(self) -> None:
        view = self.state.view(PERSON)
        self.drawn = self.heading(view)
        self.screen.console.print()
        self.screen.draw_table(self.drawn, view, self.names)

    def tell_news(self, own_heading: bool = False) -> None:
        """What happened since the last question. The person's own turn is announced by the table."""
        events = self.state.events(PERSON, since=self.told)
        self.told += len(events)
        lines = self.log.tell(events)
        if lines and lines[-1].heading and not own_heading:
            lines.pop()
        self.screen.draw_log(lines)

    def tell_all(self) -> None:
        lines = self.log.tell(self.state.events(PERSON), everything=True)
        self.screen.draw_log(lines)
        if not lines:
            self.screen.say("log-empty")

    def changed(self) -> bool:
        """Whether there is anything that would be lost."""
        return self.state.choices != self.kept and not self.state.over

    # ---- the end
    def end(self) -> None:
        result = self.state.result
        assert result is not None
        words = self.words
        decks = self.state.view(PERSON)["decks"]
        rows: List[List[str]] = []
        for seat, name in enumerate(self.names):
            worth = sorted(points_by_card(self.state, seat).items(), key=lambda item: -item[1])
            counted = [words.say("end-worth", cards=words.counted(id, decks[seat][id]), points=points)
                       for id, points in worth]
            rows.append([name, words.say("end-points", n=result.scores[seat]),
                         words.say("end-turns", n=result.turns[seat]),
                         "\n".join(counted) or words.say("end-no-points")])
        self.screen.draw_end(rows, self.verdict(result))
        if self.save.command:
            self.screen.say("end-seed", "dim", seed=str(self.save.seed), command=self.save.command)

    def verdict(self, result: Result) -> List[str]:
        winners = [self.names[seat] for seat in result.winners]
        equal = result.scores.count(max(result.scores)) > len(winners)
        lines = [self.words.say("end-fewer-turns")] if equal else []
        if len(winners) > 1:
            return [*lines, self.words.say("end-share", names=self.words.listed(winners))]
        if result.winners == [PERSON]:
            return [*lines, self.words.say("end-you-win")]
        return [*lines, self.words.say("end-wins", name=winners[0])]
