"""From what somebody types to what they mean."""
from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Dict, List, Optional, Tuple

from crownlands.locale import Words
from crownlands.locale.names import folded, ids_of
from crownlands.terminal.question import Question

COMMANDS = {"?": "help", "help": "help", "table": "table", "log": "log", "undo": "undo", "save": "save",
            "hint": "hint", "quit": "quit", "exit": "quit", "all": "all", "more": "all"}
SHORT_COMMANDS = {"h": "help", "l": "log", "u": "undo", "q": "quit"}
TAKE_FILES_OR_NAMES = ("look", "save")
ANSWERS = ("done", "yes", "no")                  # that have a word of their own in every language


class Unclear(Exception):
    """The answer does not tell what is meant; the text says why."""


def in_own_words(commands: Mapping[str, str], words: Words) -> Dict[str, str]:
    """With what the commands are called in the language that is spoken."""
    return {**{folded(words.say(f"typed.{word}")): command for word, command in commands.items()
               if words.has(f"typed.{word}")}, **commands}


def command_in(line: str, commands: Mapping[str, str]) -> Optional[Tuple[str, str]]:
    """The command of a line and the rest of it; None if it is none."""
    first, _, rest = line.strip().partition(" ")
    command = commands.get(first.lower()) or commands.get(folded(first))
    if command is None or (rest.strip() and command not in TAKE_FILES_OR_NAMES):
        return None
    return command, rest.strip()


def answers_in_english(words: Words) -> Dict[str, str]:
    return {folded(words.say(f"typed.{word}")): word for word in ANSWERS}


def yes_or_no(typed: str, words: Words) -> str:
    """`yes`, `no`, or what was typed if it is neither, such as the name of a file: the word or its first letter, in the
    language that is spoken or in English."""
    for answer in ("yes", "no"):
        names = (answer, folded(words.say(f"typed.{answer}")))
        if typed.isalpha() and folded(typed) in (*names, *[name[0] for name in names]):
            return answer
    return typed


def choose_option(line: str, question: Question, words: Words) -> int:
    """The place of the option that is meant: by number, id, label, name, or the beginning of one of these."""
    typed = answers_in_english(words).get(folded(line), line.strip())
    ids = question.ids
    if question.short.get(typed.lower()) in ids:
        return ids.index(question.short[typed.lower()])
    if not typed:
        raise Unclear(words.say("refused-nothing", numbers=numbers_of(question, words)))
    if typed.isdecimal():
        if int(typed) not in question.keys:
            raise Unclear(words.say("refused-number", word=typed, numbers=numbers_of(question, words)))
        return question.keys.index(int(typed))
    meant = question.find(typed)
    if meant is not None:
        return meant
    found = matches(folded(typed), question.names) or in_another_language(typed, question)
    if len(found) == 1:
        return found[0]
    if found:
        options = words.listed([question.labels[place] for place in found])
        raise Unclear(words.say("refused-several", word=typed, options=options))
    near = difflib.get_close_matches(folded(typed), [names[-1] for names in question.names], n=1)
    if near:
        raise Unclear(words.say("refused-near", word=typed, near=near[0].replace("_", " ")))
    raise Unclear(words.say("refused-unknown", word=typed, numbers=numbers_of(question, words)))


def in_another_language(typed: str, question: Question) -> List[int]:
    """Where the card is that is called so, if another language calls it that."""
    cards = ids_of("card", typed)
    return [place for place, id in enumerate(question.ids) if id.partition(":")[2] in cards]


def numbers_of(question: Question, words: Words) -> str:
    """The numbers that may be typed."""
    keys = question.keys
    if keys == list(range(1, len(keys) + 1)):
        return words.say("numbers-up-to", n=len(keys)) if len(keys) > 1 else str(keys[0])
    return words.say("numbers-of", numbers=", ".join(map(str, keys)))


def matches(typed: str, names: Sequence[Iterable[str]]) -> List[int]:
    """Where a name is what was typed; if nowhere, where one begins with it."""
    exact = [place for place, own in enumerate(names) if typed in own]
    return exact or [place for place, own in enumerate(names) if any(name.startswith(typed) for name in own)]


def find_name(typed: str, here: Mapping[str, str], everywhere: Mapping[str, str], words: Words, kind: str) -> str:
    """The id of the card or building that is meant, looked for among those of this game first. kind: for the words."""
    names: Dict[str, List[str]] = {id: [folded(id), folded(name)] for id, name in [*everywhere.items(), *here.items()]}
    for known in (here, everywhere):
        ids = list(known)
        found = matches(folded(typed), [names[id] for id in ids])
        if len(found) == 1:
            return ids[found[0]]
        if found:
            options = words.listed([known[ids[place]] for place in found])
            raise Unclear(words.say("refused-several", word=typed, options=options))
    elsewhere = [id for id in ids_of(kind, typed) if id in names]
    if elsewhere:
        return elsewhere[0]
    near = difflib.get_close_matches(folded(typed), list(everywhere), n=1)
    if near:
        raise Unclear(words.say("refused-name-near", word=typed, near=everywhere[near[0]], kind=kind))
    raise Unclear(words.say("refused-name", word=typed, kind=kind))
