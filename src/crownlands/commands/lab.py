"""`crownlands lab`: what strategists ask. Each question is a command in a file `lab_...` beside this one."""
from __future__ import annotations

from typing import Callable, Dict, Tuple

from cyclopts import App

from crownlands.commands import lab_compare, lab_evolve, lab_kingdom, lab_review, lab_sample

# name: what it does, and examples for its help
LAB_COMMANDS: Dict[str, Tuple[Callable[..., int], str]] = {
    "compare": (lab_compare.lab_compare, lab_compare.EXAMPLES),
    "evolve": (lab_evolve.lab_evolve, lab_evolve.EXAMPLES),
    "kingdom": (lab_kingdom.lab_kingdom, lab_kingdom.EXAMPLES),
    "review": (lab_review.lab_review, lab_review.EXAMPLES),
    "sample": (lab_sample.lab_sample, lab_sample.EXAMPLES),
}


def lab_group() -> App:
    """The commands of the lab, as one command of the program."""
    group = App(name="lab", help="Ask the lab: which bot is better, how a game goes, what wins a kingdom.",
                help_format="markdown", help_epilogue="", result_action="return_value")
    for name, (command, examples) in LAB_COMMANDS.items():
        group.command(command, name=name, help_epilogue=examples)
    return group
