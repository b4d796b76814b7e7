"""A game at the terminal: the person's questions, the bots between them, undo, saving. Each game adds its own table."""
from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, List, Optional

from crownlands.bots.bot import Bot
from crownlands.kernel.errors import CrownlandsError, NothingToUndo
from crownlands.kernel.state import Result, State
from crownlands.locale import Words
from crownlands.terminal.answer import COMMANDS, SHORT_COMMANDS, Unclear, choose_option, command_in, in_own_words
from crownlands.terminal.page import Line, Page
from crownlands.terminal.question import Question
from crownlands.terminal.save import Save

HINTED = 4                                       # options whose chances are told
PERSON = 0                                       # the seat of the person; the others are bots'


class Leave(Exception):
    """The person wants to stop."""


class TerminalGame:
    commands: Mapping[str, str] = {}             # besides those of all games
    short_commands: Mapping[str, str] = {}       # where they are no answer
    help: str = "help"

    def __init__(self, state: State, bots: Sequence[Optional[Bot]], names: Sequence[str], save: Save,
                 words: Words) -> None:
        self.state = state
        self.bots = bots
        self.names = names
        self.save = save
        self.words = words
        self.page = self.new_page()
        self.told = self.last_round()            # events that were told already
        self.drawn = ""                          # the heading of the table that was drawn last
        self.kept = int(state.choices)           # where the game is on disk, or began

    def run(self) -> None:
        """Play on to the end. Leave, EOFError and KeyboardInterrupt mean: not to the end."""
        while True:
            self.play_bots()
            if self.state.over:
                break
            self.ask()
        self.page.draw_log(self.news())
        self.end()
        if self.save.command:
            self.page.say("end-seed", "dim", seed=str(self.save.seed), command=self.save.command,
                          game=self.state.game_name())

    def play_bots(self) -> None:
        while not self.state.over:
            bot = self.bots[self.state.seat]
            if bot is None:
                return
            self.state.step(bot.answer(self.state))

    # ---- a question
    def ask(self) -> None:
        """Show the table and ask until something is chosen."""
        lines = self.news()
        if lines and lines[-1].heading:          # the person's own turn is announced by the table
            lines.pop()
        self.page.draw_log(lines)
        fresh = self.heading() != self.drawn and self.is_persons_turn()
        if fresh:
            self.draw_table()
        question = self.draw_question(fresh)
        while not self.respond(input("> "), question):
            pass

    def respond(self, line: str, question: Question) -> bool:
        """Do what the line says. True: the question is not open any more."""
        try:
            command = command_in(line, in_own_words({**COMMANDS, **self.commands}, self.words))
            if command is None:
                try:
                    self.choose(line, question)
                    return True
                except Unclear as error:
                    command = command_in(line, {**SHORT_COMMANDS, **self.short_commands})
                    if command is None:
                        raise Unclear(self.why_not(line, question) or str(error)) from None
            return self.obey(*command, question)
        except Unclear as error:
            self.page.refuse(str(error))
        except CrownlandsError as error:
            self.page.refuse(f"{self.words.error(error)}.")
        return False

    def choose(self, line: str, question: Question) -> None:
        self.state.choose(question.ids[choose_option(line, question, self.words)])
        self.keep()

    def keep(self) -> None:
        """Save, if it is to be saved after every choice. If that fails the game goes on."""
        if self.save.always:
            try:
                self.write()
            except CrownlandsError as error:
                self.page.refuse(f"{self.words.error(error)}.")

    def write(self) -> Path:
        path = self.save.write(self.state)
        self.kept = int(self.state.choices)
        return path

    # ---- commands
    def obey(self, command: str, rest: str, question: Question) -> bool:
        """Do what a command says. True: the question is not open any more."""
        if command == "quit":
            raise Leave
        if command == "undo":
            self.undo()
            return True
        if command == "table":
            self.draw_table()
            self.draw_question(fresh=True)
        elif command == "all":
            self.page.draw_options(question.shown, question.keys)
        elif command == "log":
            self.tell_all()
        elif command == "look":
            self.look_up(rest)
        elif command == "save":
            self.save_to(rest)
        elif command == "hint":
            self.hint(question)
        elif command == "help":
            self.page.say(self.help)
        else:
            self.obey_own(command)
        return False

    def save_to(self, name: str) -> None:
        if name:
            self.save.path = Path(name).expanduser()
        self.tell_saved(self.write())

    def tell_saved(self, path: Path) -> None:
        self.page.say("saved", "green", file=str(path))
        self.page.say("saved-how", file=shlex.quote(str(path)))

    def hint(self, question: Question) -> None:
        """What an expert would choose from what the person can know, how often the best options win, and why."""
        from crownlands.bots.adviser import advise  # who asks for no hints need not wait for it to be loaded
        advice = advise(self.state)
        labels = dict(zip(question.ids, question.labels, strict=True))
        named = [labels.get(id) or self.option_label(id) for id in
                 (advice.choice, *[rated.option for rated in advice.options[:HINTED]])]
        self.page.say("table-hint-would", "green", option=named[0])
        if len(advice.options) > 1:
            chances = [self.words.say("table-hint-option", option=option, n=round(100 * rated.chance))
                       for option, rated in zip(named[1:], advice.options[:HINTED], strict=True)]
            self.page.say("table-hint-chances", options=self.words.listed(chances))
        reasons = [self.words.reason(reason.id, reason.facts) for reason in advice.reasons]
        self.page.write(" ".join(reasons) or self.words.say("table-hint-usual"))

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
            free = False                         # somebody else has chosen since
        id = self.state.record()["steps"][-back].split()[0]
        self.state = earlier
        self.told = len(earlier.events(PERSON))
        self.page.say("undone" if free else "undone-information", "green", choice=self.option_label(id),
                      game=earlier.game_name())
        self.keep()

    # ---- the log
    def news(self) -> List[Line]:
        """What happened since the last question."""
        events = self.state.events(PERSON)
        told, self.told = self.told, len(events)
        return self.tell(events, told)

    def tell_all(self) -> None:
        lines = self.tell(self.state.events(PERSON), 0, everything=True)
        self.page.draw_log(lines)
        if not lines:
            self.page.say("log-empty")

    def changed(self) -> bool:
        """Whether there is anything that would be lost."""
        return self.state.choices != self.kept and not self.state.over

    # ---- the end
    def verdict(self, result: Result, winners: Sequence[str]) -> str:
        """winners: their names; partners are one."""
        if len(winners) > 1:
            return self.words.say("end-share", names=self.words.listed(winners))
        return self.words.say("end-you-win") if PERSON in result.winners else \
            self.words.say("end-wins", name=winners[0])

    # ---- what each game says for itself
    def new_page(self) -> Page:
        raise NotImplementedError

    def welcome(self) -> str:
        raise NotImplementedError

    def last_round(self) -> int:
        """Where in the events the last round begins: a resumed game need not be told from the start."""
        raise NotImplementedError

    def is_persons_turn(self) -> bool:
        """Whether it is the person who decides what is done in this turn."""
        return bool(self.state.turn_seat == PERSON)

    def heading(self) -> str:
        """The title of the table: it is drawn anew when this changes."""
        raise NotImplementedError

    def draw_table(self) -> None:
        raise NotImplementedError

    def draw_question(self, fresh: bool) -> Question:
        """Draw the open question and what is needed to answer it. fresh: the table has just been drawn."""
        raise NotImplementedError

    def why_not(self, line: str, question: Question) -> str:
        """Why something of this game that was typed cannot be chosen; nothing if there is nothing to say."""
        raise NotImplementedError

    def option_label(self, id: str) -> str:
        """An option of the open question in words."""
        raise NotImplementedError

    def look_up(self, name: str) -> None:
        raise NotImplementedError

    def obey_own(self, command: str) -> None:
        """A command that only this game has."""
        raise NotImplementedError

    def tell(self, events: Sequence[Any], since: int, everything: bool = False) -> List[Line]:
        """The events from number `since` on in words."""
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError
