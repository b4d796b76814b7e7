"""What the library that reads the command line found wrong with it, in our own words."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from crownlands.kernel.errors import Clause, did_you_mean

PROGRAM = "crownlands"
NUMBERS = {int: "whole", float: "any"}


def wrong_use(error: CycloptsError, commands: Mapping[str, Sequence[str]]) -> Clause:
    """commands: all that there are, and those of a group under its name."""
    chain = " ".join([PROGRAM, *(error.command_chain or ())])
    if isinstance(error, (UnusedCliTokensError, UnknownCommandError)):
        word = (error.unused_tokens or [""])[0]
        group = "".join([*(error.command_chain or ())][:1])
        if group not in commands:
            return Clause("word-too-many", word=word, command=chain)
        return Clause("no-command", word=word, near=did_you_mean(word, commands[group]), commands=commands[group])
    if isinstance(error, UnknownOptionError):
        option = (error.token.keyword or error.token.value).partition("=")[0]
        known = [name for argument in error.argument_collection for name in argument.names]
        return Clause("no-such-option", option=option, near=did_you_mean(option, known), command=chain)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.keyword or next((token.keyword for token in error.argument.tokens if token.keyword), None)
        return Clause("value-missing", option=name, command=chain) if name is not None else \
            Clause("word-missing", name=error.argument.name.lstrip("-"), command=chain)
    if isinstance(error, RepeatArgumentError):
        return Clause("option-twice", name=error.token.keyword or error.token.value)
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name.lstrip("-") if error.argument is not None else chain)
        return unfit(name, error.token.value, error.target_type)
    return Clause("misread", command=chain, detail=str(error))


def unfit(name: str, value: str, wanted: Any) -> Clause:
    """A value that is none of those that there are, or no number."""
    known = [str(each) for each in get_args(wanted) if isinstance(each, (str, int))]
    if known:
        return Clause("value-unfit", name=name, value=value, near=did_you_mean(value, known), known=known)
    return Clause("no-number", name=name, value=value, kind=NUMBERS.get(wanted, "other"))
