"""The help of every command in the language that is spoken. In English it stands with the commands; `help.ftl` of the
English catalogue is made from that (`crownlands words --help-texts`), and translated like any other."""
from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Dict, List, Tuple, get_args, get_origin

from cyclopts import App, Group, Parameter

from crownlands.locale import Words
from crownlands.locale.catalogue import HELP, read_catalogue
from crownlands.locale.languages import FIRST, OFFERED, SETTING, spoken

Command = Callable[..., int]
Commands = Mapping[str, Tuple[Command, str]]             # name: what it does, and examples
SHARED = "help-any"                                      # the words that mean the same with every command
# what the program says around the help of its commands
AROUND = {
    "help-commands": "Commands",
    "help-parameters": "Parameters",
    "help-arguments": "Arguments",
    "help-usage": "Usage",
    "help-command": "COMMAND",
    "help-options": "OPTIONS",
    "help-args": "ARGS",
    "help-default": "default",
    "help-variable": "env var",
    "help-choices": "choices",
    "help-required": "required",
    "help-flag-help": "Display this message and exit.",
    "help-flag-version": "Display application version.",
    "help-lab": "Ask the lab: which bot is better, how a game goes, what wins a kingdom.",
    "help-language": f"The language: {', '.join(OFFERED[:-1])} or {OFFERED[-1]}. For every command; else it is that of "
                     f"{SETTING} or of the system.",
}
INDENT = " " * 4


def speaks_english() -> bool:
    """English help stands with the commands: then no catalogue has to be read, which takes a while."""
    return spoken() == FIRST


def words_of_help() -> Words:
    return words_of_help_in(spoken())


@functools.cache
def words_of_help_in(language: str) -> Words:
    words = Words(language)
    words.bundle.add(read_catalogue(language, HELP))
    return words


def around(id: str) -> str:
    """What the program says besides the help of its commands."""
    return AROUND[id] if speaks_english() else words_of_help().say(id)


def framed(app: App) -> App:
    """With headings and marks around its help in the language that is spoken. Before it gets its commands."""
    if not speaks_english():
        app.group_arguments = Group(around("help-arguments"))
        app.help_formatter = formatter()
        for flags, id in ((app.help_flags, "help-flag-help"), (app.version_flags, "help-flag-version")):
            for flag in flags:
                app[flag].help = around(id)
    return app


def formatter() -> Any:
    """Of Cyclopts, but it says `Usage` and `[default: 60]` in other words."""
    from cyclopts.help import DefaultFormatter, DescriptionRenderer, HelpEntry
    from cyclopts.help.specs import get_default_command_columns, get_default_parameter_columns
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

    described = DescriptionRenderer()

    def with_marks(entry: HelpEntry) -> Any:
        text: Any = described(entry.copy(choices=None, env_var=None, default=None, required=False))
        marks = [("choices", ", ".join(entry.choices or ())), ("variable", ", ".join(entry.env_var or ())),
                 ("default", entry.default)]
        for id, value in marks:
            if value:
                text.append(Text(f"[{around(f'help-{id}')}: {value}]", "dim"))
        if entry.required:
            text.append(Text(f"[{around('help-required')}]", "red"))
        return text

    def columns(console: Console, options: ConsoleOptions, entries: List[HelpEntry]) -> Any:
        usual = get_default_parameter_columns(console, options, entries)
        return tuple(column.copy(renderer=with_marks) if isinstance(column.renderer, DescriptionRenderer) else column
                     for column in usual)

    class Formatter(DefaultFormatter):
        def __call__(self, console: Console, options: ConsoleOptions, panel: Any) -> None:
            self.column_specs = get_default_command_columns if panel.format == "command" else columns
            super().__call__(console, options, panel)

        def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
            said = str(usage)
            for id in ("command", "options", "args"):
                said = re.sub(rf"\b{AROUND[f'help-{id}']}\b", around(f"help-{id}"), said)
            console.print(Text(f"{around('help-usage')}: {said}", "bold"))

    return Formatter()


def in_words(commands: Commands, group: str = "") -> Dict[str, Tuple[Command, str, str]]:
    """Each command with its help and its examples, in the language that is spoken."""
    if speaks_english():
        return {name: (command, inspect.getdoc(command) or "", examples)
                for name, (command, examples) in commands.items()}
    words = words_of_help()
    return {name: (translated(command, f"help-{group}{name}", words), words.say(f"help-{group}{name}"),
                   words.say(f"help-{group}{name}.examples") + "\n") for name, (command, _) in commands.items()}


def translated(command: Command, id: str, words: Words) -> Command:
    """The same command, whose words are explained in another language."""
    @functools.wraps(command)
    def run(*given: Any, **named: Any) -> int:
        return command(*given, **named)

    signature = inspect.signature(command, eval_str=True)
    own = [parameter.replace(annotation=explained(parameter, id, words)) for parameter in signature.parameters.values()]
    run.__signature__ = signature.replace(parameters=own)    # type: ignore[attr-defined]
    run.__annotations__ = {**{parameter.name: parameter.annotation for parameter in own}, "return": int}
    return run


def explained(parameter: inspect.Parameter, id: str, words: Words) -> Any:
    if get_origin(parameter.annotation) is not Annotated:
        return parameter.annotation
    kind, *marks = get_args(parameter.annotation)
    sentence = f"{id}.{parameter.name}" if words.has(f"{id}.{parameter.name}") else f"{SHARED}.{parameter.name}"
    more = [Parameter.combine(mark, Parameter(help=str(words.say(sentence)))) if isinstance(mark, Parameter) else mark
            for mark in marks]
    return Annotated[(kind, *more)]


# ---- the English catalogue
def help_of(command: Command) -> Dict[str, str]:
    """Each word of a command with what it means."""
    found: Dict[str, str] = {}
    for parameter in inspect.signature(command, eval_str=True).parameters.values():
        for mark in get_args(parameter.annotation)[1:]:
            if isinstance(mark, Parameter) and mark.help:
                found[parameter.name] = mark.help
    return found


def english(groups: Mapping[str, Commands]) -> str:
    """The file `help.ftl`. group: what stands before the name of a command in its message."""
    commands = {f"{group}{name}": both for group, own in groups.items() for name, both in own.items()}
    texts: Dict[str, List[str]] = {}
    for command, _ in commands.values():
        for word, text in help_of(command).items():
            texts.setdefault(word, []).append(text)
    shared = {word: own[0] for word, own in texts.items() if len(own) > 1 and len(set(own)) == 1}
    lines = ["### The help of the commands. Made by: crownlands words --help-texts", "",
             *[f"{id} = {escaped(text)}" for id, text in AROUND.items()], f"{SHARED} = –",
             *[line for word, text in shared.items() for line in attribute(word, text)]]
    for name, (command, examples) in commands.items():
        lines += [f"help-{name} = {escaped(inspect.getdoc(command) or '')}"]
        lines += [line for word, text in help_of(command).items() if word not in shared
                  for line in attribute(word, text)]
        lines += [f"{INDENT}.examples =", *[f"{INDENT * 2}{escaped(line)}".rstrip() for line in
                                            examples.strip("\n").splitlines()]]
    return "\n".join(lines) + "\n"


def attribute(name: str, text: str) -> List[str]:
    return [f"{INDENT}.{name} = {escaped(text)}"]


def escaped(text: str) -> str:
    return " ".join(text.splitlines()).replace("{", "\0").replace("}", '{ "}" }').replace("\0", '{ "{" }')
