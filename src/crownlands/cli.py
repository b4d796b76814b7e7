"""The command line. A command is a function of its own in `commands`; what goes wrong is told in one line."""
from __future__ import annotations

import os
import sys
from typing import List, Optional

from cyclopts import App, CycloptsError

from crownlands.commands import kingdoms, play
from crownlands.kernel.errors import CrownlandsError
from crownlands.version import VERSION

WRONG_USE = 2


def build() -> App:
    """The program with all its commands; without a command it plays."""
    app = App(name="crownlands", version=VERSION, help_format="markdown", help_epilogue=play.EXAMPLES,
              result_action="return_value", suppress_keyboard_interrupt=False)
    app.default(play.play)
    app.command(play.play, help_epilogue=play.EXAMPLES)
    app.command(kingdoms.kingdoms, help_epilogue=kingdoms.EXAMPLES)
    return app


def main(words: Optional[List[str]] = None) -> int:
    """Run what the words say, by default those of the command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")         # a terminal that cannot show × should not stop a game
    try:
        return int(build()(words, exit_on_error=False, print_error=False) or 0)
    except CycloptsError as error:
        return complain(str(error))
    except CrownlandsError as error:
        return complain(str(error))
    except BrokenPipeError:                              # the reader has left, as in `crownlands kingdoms | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def complain(text: str) -> int:
    print(f"crownlands: {text}", file=sys.stderr)
    return WRONG_USE


