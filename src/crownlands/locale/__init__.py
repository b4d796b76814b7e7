"""Turns message ids into sentences. One catalogue a language, a folder of .ftl files; knows nothing of the games."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Dict, List, Optional, Tuple

# A part of a card's text: the id of a message, its arguments, and other texts that belong to it. Those of a `choose-`
# are listed below it; the sentence of any other holds them: $then, and $otherwise.
Part = Tuple[str, Dict[str, Any], List[Any]]

LANGUAGES = ("en",)
# what terminal, server and page share
FOR_PEOPLE = ("advice", "cards", "dominion", "dominoes", "lab", "people", "refusals")
FOR_THE_TERMINAL = ("terminal", "commands")
BONUSES = ("plus-cards", "plus-actions", "plus-buys", "plus-coins", "plus-vp-tokens", "plus-coffers")
LISTING = "choose-"


class UnknownMessage(LookupError):
    """The catalogue has no such message, or the message lacks an argument: a mistake in the program."""


def catalogue(language: str, name: str) -> str:
    """A file of a language's catalogue."""
    return files("crownlands.locale").joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")


@cache
def read_catalogue(language: str, name: str) -> Any:
    """The same, for a bundle of Fluent. It takes longer than most commands: once is enough, whoever else needs it."""
    from fluent.runtime import FluentResource  # takes a while, too: only when words are needed
    return FluentResource(catalogue(language, name))


def page_catalogue(language: str) -> str:
    """Everything that the page in the browser says."""
    own = files("crownlands.locale").joinpath(language, "page")
    names = sorted(file.name.removesuffix(".ftl") for file in own.iterdir() if file.name.endswith(".ftl"))
    return "\n".join([catalogue(language, name) for name in (*FOR_PEOPLE, *(f"page/{name}" for name in names))])


class Words:
    """The sentences of one language."""

    def __init__(self, language: str = "en") -> None:
        from fluent.runtime import FluentBundle
        if language not in LANGUAGES:
            raise UnknownMessage(f"there are no words in {language!r}: languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in (*FOR_PEOPLE, *FOR_THE_TERMINAL):
            self.bundle.add_resource(read_catalogue(language, name))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, /, **arguments: Any) -> str:
        """The sentence of that id; `id.attribute` is an attribute of it."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        pattern: Any = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"the catalogue {self.language} has no message {id}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise UnknownMessage(f"the catalogue {self.language} cannot say {id} with {arguments}: {errors[0]}")
        return str(text)

    # ---- names and lists
    def bot(self, name: str) -> str:
        """What a bot is called: one of ours by its name in the catalogue, another by its own."""
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name.replace("_", " ").title()

    def card(self, id: str) -> str:
        return self.say(f"card-{id}")

    def counted(self, id: str, n: int) -> str:
        """`a Copper`, `3 Coppers`."""
        return self.say(f"card-{id}.counted", n=n)

    def cards(self, ids: Iterable[str]) -> str:
        """`2 Coppers and an Estate`, each card in the place where it comes first."""
        counts: Dict[str, int] = {}
        for id in ids:
            counts[id] = counts.get(id, 0) + 1
        return self.listed([self.counted(id, n) for id, n in counts.items()])

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if not items:
            return self.say("nothing")
        if len(items) == 1:
            return items[0]
        text = self.say("list-two", first=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            text = self.say("list-more", first=item, rest=text)
        return text

    def types(self, names: Sequence[str]) -> str:
        """`Action – Attack`."""
        text = self.say(f"type-{names[-1]}")
        for name in reversed(names[:-1]):
            text = self.say("types-join", first=self.say(f"type-{name}"), rest=text)
        return text

    # ---- cards
    def card_text(self, parts: Sequence[Part]) -> List[str]:
        """What a card does, line by line. Bonuses that follow each other share a line."""
        lines: List[str] = []
        after_bonus = False
        for id, arguments, children in parts:
            bonus = id in BONUSES and arguments.get("who") != "others"
            listing = id.startswith(LISTING)
            text = self.sentence(id, arguments, [] if listing else children)
            if bonus and after_bonus:
                lines[-1] = self.say("list-more", first=lines[-1], rest=text)
            else:
                lines.append(text)
            after_bonus = bonus
            for child in children if listing else []:
                lines.append("  " + self.say("choice-line", text=self.choice_text(child, arguments.get("who"))))
        return lines

    def reaction(self, parts: Sequence[Part]) -> List[str]:
        """The second section of a Reaction card; nothing for other cards."""
        return [self.say("reaction-intro"), *self.card_text(parts)] if parts else []

    def choice_text(self, parts: Sequence[Part], who: Optional[str] = "you") -> str:
        """One of several things to choose from, on one line. Whoever chooses is spoken to."""
        if who == "others":
            parts = [(id, {**arguments, "who": "you"}, children) for id, arguments, children in parts]
        lines = self.card_text(parts)
        return lines[0] if len(lines) == 1 else " ".join(line if line.endswith(".") else line + "." for line in lines)

    def sentence(self, id: str, arguments: Dict[str, Any], inner: Sequence[Sequence[Part]] = ()) -> str:
        """One part of a card's text. Cards among its arguments are counted: `a Curse and a Copper`."""
        said = dict(arguments)
        if "cards" in arguments:
            said["cards"] = self.cards(arguments["cards"])
        for name, parts in zip(("then", "otherwise"), inner, strict=False):
            said[name] = self.clause(parts)
        return self.say(id, **said)

    def clause(self, parts: Sequence[Part]) -> str:
        """What is said within another sentence: it begins small, and has no full stop."""
        lines = [line.removesuffix(".") for line in self.card_text(parts)]
        return self.listed([line[:1].lower() + line[1:] for line in lines])

    # ---- decisions
    def reason(self, id: str, facts: Dict[str, Any]) -> str:
        """Why an expert chooses so: see advice.ftl."""
        said = dict(facts)
        if "card" in facts:
            said.update(card=self.card(facts["card"]), cards=self.counted(facts["card"], facts["n"] or 1))
        return self.say(id, **said)

    def option(self, id: str, prompt: str = "") -> str:
        """What an option is called, at that prompt if it has a name of its own there."""
        verb, _, card = id.partition(":")
        if id == "play:treasures":
            return self.say("option-play-treasures")
        if verb in ("choose", "turn", "spend", "repay"):
            return self.say(f"option-{verb}-{card}")
        if verb == "place":
            return self.say("option-depth", place=int(card) if card.isdecimal() else card)
        own = f"option-{verb}-{prompt}"
        if verb in ("overpay", "pay"):
            return self.say(own if self.has(own) else f"option-{verb}", n=int(card))
        return self.say(own if self.has(own) else f"option-{verb}", card=self.card(card) if card else "")
