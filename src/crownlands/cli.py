"""The command line. A command is a function of its own in `commands`; what goes wrong is told in one line."""
from __future__ import annotations

import os
import signal
import sys
from typing import List, Optional

from cyclopts import App, CycloptsError, Group

from crownlands.commands.help import around, framed, in_words
from crownlands.commands.lab import LAB_COMMANDS, lab_group
from crownlands.commands.program import COMMANDS
from crownlands.commands.wrong_use import wrong_use
from crownlands.files import reason
from crownlands.interrupt import BY_SIGNAL
from crownlands.kernel.errors import Clause, CrownlandsError
from crownlands.locale.languages import UnknownLanguage, speak
from crownlands.locale.wrong import told
from crownlands.version import VERSION

LANGUAGE = "--lang"
WRONG_USE = 2
CANNOT_TELL = 1                                          # the result could not be written out


def build() -> App:
    """The program with all its commands; without a command it serves."""
    told = in_words(COMMANDS)
    usual, text, more = told["serve"]
    app = App(name="crownlands", version=VERSION, help=text, help_format="markdown",
              help_epilogue=f"`{LANGUAGE}` {around('help-language')}\n\n{more}", result_action="return_value",
              group_commands=Group(around("help-commands")), group_parameters=Group(around("help-parameters")),
              suppress_keyboard_interrupt=False)
    framed(app).default(usual)
    for name, (command, text, examples) in told.items():
        app.command(command, name=name, help=text, help_epilogue=examples)
    app.command(lab_group())
    return app


def main(words: Optional[List[str]] = None) -> int:
    """Run what the words say, by default those of the command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")         # a terminal that cannot show × should not stop a game
    code = 0
    try:
        code = run(words)
        if sys.stdout is not None:
            sys.stdout.flush()                           # here, where it is told what is wrong with the output
    except BrokenPipeError:                              # the reader has left, as in `crownlands kingdoms | head`
        drop_output()
    except OSError as error:
        drop_output()
        complain(Clause("output-not-written", why=reason(error)))
        return CANNOT_TELL
    except KeyboardInterrupt:
        return BY_SIGNAL + signal.SIGINT
    return code


def run(words: Optional[List[str]]) -> int:
    try:
        words = without_language(sys.argv[1:] if words is None else words)
    except UnknownLanguage as error:
        return complain(error)
    try:
        return int(build()(words, exit_on_error=False, print_error=False) or 0)
    except CycloptsError as error:
        return complain(wrong_use(error, {"": [*COMMANDS, "lab"], "lab": [*LAB_COMMANDS]}))
    except CrownlandsError as error:
        return complain(error)


def without_language(words: List[str]) -> List[str]:
    """The command line without `--lang`, which every command takes; from now on that language is spoken."""
    rest = list(words)
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == LANGUAGE and place + 1 < len(words):
            speak(words[place + 1])
            del rest[place:place + 2]
            break
        if word.startswith(f"{LANGUAGE}="):
            speak(word.partition("=")[2])
            del rest[place]
            break
    return rest


def drop_output() -> None:
    """What is still to be written goes nowhere, so that nothing fails once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(error: object) -> int:
    """In the language that is spoken."""
    print(f"crownlands: {told(error)}", file=sys.stderr)
    return WRONG_USE


