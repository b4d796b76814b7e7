"""From what somebody types to what they mean."""
from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Dict, List, Optional, Tuple

from crownlands.locale import Words

COMMANDS = {"?": "help", "help": "help", "card": "card", "supply": "supply", "table": "supply", "log": "log",
            "undo": "undo", "save": "save", "quit": "quit", "exit": "quit"}
SHORT_COMMANDS = {"h": "help", "c": "card", "s": "supply", "l": "log", "u": "undo", "q": "quit"}
TAKE_FILES_OR_NAMES = ("card", "save")
SHORT_ANSWERS = {"": "play:treasures", "t": "play:treasures", "d": "done", "y": "yes", "n": "no"}


class Unclear(Exception):
    """The answer does not tell what is meant; the text says why."""


def plain(text: str) -> str:
    """`Throne Room`, `throne-room` and `throne_room` are the same."""
    return "_".join(text.lower().replace("-", " ").replace("_", " ").split())


def command_in(line: str, short: bool = False) -> Optional[Tuple[str, str]]:
    """The command of a line and the rest of it; None if it is none."""
    first, _, rest = line.strip().partition(" ")
    command = (SHORT_COMMANDS if short else COMMANDS).get(first.lower())
    if command is None or (rest.strip() and command not in TAKE_FILES_OR_NAMES):
        return None
    return command, rest.strip()


def choose_option(line: str, ids: Sequence[str], labels: Sequence[str], words: Words) -> int:
    """The place of the option that is meant: by number, id, label, card, or the beginning of one of these."""
    typed = line.strip()
    if SHORT_ANSWERS.get(typed.lower()) in ids:
        return list(ids).index(SHORT_ANSWERS[typed.lower()])
    if not typed:
        raise Unclear(words.say("refused-nothing", n=len(ids)))
    if typed.isdecimal():
        if not 1 <= int(typed) <= len(ids):
            raise Unclear(words.say("refused-number", word=typed, n=len(ids)))
        return int(typed) - 1
    found = matches(plain(typed), [names_of(id, label, words) for id, label in zip(ids, labels, strict=True)])
    if len(found) == 1:
        return found[0]
    if found:
        raise Unclear(words.say("refused-several", word=typed, options=words.listed([labels[n] for n in found])))
    near = difflib.get_close_matches(plain(typed), [names_of(id, "", words)[-1] for id in ids], n=1)
    if near:
        raise Unclear(words.say("refused-near", word=typed, near=near[0].replace("_", " ")))
    raise Unclear(words.say("refused-unknown", word=typed, n=len(ids)))


def names_of(id: str, label: str, words: Words) -> List[str]:
    """All that an option may be called; the shortest last."""
    verb, _, object = id.partition(":")
    names = [plain(id), plain(label), verb, object or verb]
    if object and words.has(f"card-{object}"):
        names.append(plain(words.card(object)))
    return names


def matches(typed: str, names: Sequence[Iterable[str]]) -> List[int]:
    """Where a name is what was typed; if nowhere, where one begins with it."""
    exact = [place for place, own in enumerate(names) if typed in own]
    return exact or [place for place, own in enumerate(names) if any(name.startswith(typed) for name in own)]


def find_card(typed: str, here: Sequence[str], everywhere: Sequence[str], words: Words) -> str:
    """The card that is meant, looked for among those of this game first."""
    names: Dict[str, List[str]] = {id: [plain(id), plain(words.card(id))] for id in [*here, *everywhere]}
    for ids in (here, everywhere):
        found = matches(plain(typed), [names[id] for id in ids])
        if len(found) == 1:
            return ids[found[0]]
        if found:
            options = words.listed([words.card(ids[place]) for place in found])
            raise Unclear(words.say("refused-several", word=typed, options=options))
    near = difflib.get_close_matches(plain(typed), list(everywhere), n=1)
    if near:
        raise Unclear(words.say("refused-card-near", word=typed, near=words.card(near[0])))
    raise Unclear(words.say("refused-card", word=typed))
