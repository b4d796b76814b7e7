"""`crownlands lab`: what strategists ask. Each question is a command in a file `lab_...` beside this one."""
from __future__ import annotations

from cyclopts import App, Group

from crownlands.commands import lab_compare, lab_evolve, lab_kingdom, lab_ratings, lab_review, lab_sample
from crownlands.commands.help import Commands, around, framed, in_words

LAB = "lab-"                                     # before the names of their messages
# name: what it does, and examples for its help
LAB_COMMANDS: Commands = {
    "compare": (lab_compare.lab_compare, lab_compare.EXAMPLES),
    "evolve": (lab_evolve.lab_evolve, lab_evolve.EXAMPLES),
    "kingdom": (lab_kingdom.lab_kingdom, lab_kingdom.EXAMPLES),
    "ratings": (lab_ratings.lab_ratings, lab_ratings.EXAMPLES),
    "review": (lab_review.lab_review, lab_review.EXAMPLES),
    "sample": (lab_sample.lab_sample, lab_sample.EXAMPLES),
}


def lab_group() -> App:
    """The commands of the lab, as one command of the program."""
    group = App(name="lab", help=around("help-lab"), group_commands=Group(around("help-commands")),
                group_parameters=Group(around("help-parameters")),
                help_format="markdown", help_epilogue="", result_action="return_value")
    framed(group)
    for name, (command, text, examples) in in_words(LAB_COMMANDS, LAB).items():
        group.command(command, name=name, help=text, help_epilogue=examples)
    return group
