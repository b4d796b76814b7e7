"""Turns message ids into sentences. One catalogue a language, a folder of .ftl files; knows nothing of the games."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Dict, List, Optional, Tuple

from crownlands.locale.catalogue import (
    FOR_PEOPLE,
    FOR_THE_TERMINAL,
    OTHER_NAMES,
    edition,
    exists,
    read_catalogue,
)
from crownlands.locale.direction import kept, takes_prefix, with_minus, with_numbers
from crownlands.locale.languages import LANGUAGES, direction, separator, spoken
from crownlands.locale.said import Said, Used, forms_of

# A part of a card's text: the id of a message, its arguments, and other texts that belong to it. Those of a `choose-`
# are listed below it; the sentence of any other holds them: $then, and $otherwise.
Part = Tuple[str, Dict[str, Any], List[Any]]

BONUSES = ("plus-cards", "plus-actions", "plus-buys", "plus-coins", "plus-vp-tokens", "plus-coffers")
LISTING = "choose-"
MOST_COUNTED = 10 ** 15                          # what is larger, or below zero, is told as it was given
MOST_TOLD = 2000                                 # letters of what was given: somebody may give a book
WITHIN = "within"                                # the attribute of a sentence that is said within another


class UnknownMessage(LookupError):
    """The catalogue has no such message, or the message lacks an argument: a mistake in the program."""


class Words:
    """The sentences of one language."""

    def __init__(self, language: Optional[str] = None, isolating: bool = False,
                 files: Sequence[str] = (*FOR_PEOPLE, *FOR_THE_TERMINAL)) -> None:
        """isolating: for a screen that shows both directions of writing in one sentence. files: those of the catalogue
        that are needed."""
        from crownlands.locale.sentences import Sentences  # Fluent takes a while: only when words are needed
        language = spoken() if language is None else language
        if language not in LANGUAGES or not exists(language):
            raise UnknownMessage(f"there are no words in {language!r}: languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.isolating = isolating
        self.bundle = Sentences(language.partition("-")[0])
        self.used: Dict[str, Used] = {}          # the arguments of each message that was said
        for name in (*files, *(edition(language) if OTHER_NAMES in files else [])):
            self.bundle.add(read_catalogue(language, name))

    def has(self, id: str) -> bool:
        return self.pattern(id) is not None

    def pattern(self, id: str) -> Any:
        """`id.attribute` is an attribute of the message. None: there is no such thing."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        return None if message is None else message.attributes.get(attribute) if attribute else message.value

    def say(self, id: str, /, **arguments: Any) -> Said:
        """The sentence of that id. Of what was said before, it may ask for other forms: `{ $card-acc }`."""
        pattern = self.pattern(id)
        if pattern is None:
            raise UnknownMessage(f"the catalogue {self.language} has no message {id}")
        if id not in self.used:
            self.used[id] = Used(pattern, self.bundle)
        used = self.used[id]
        said = dict(arguments)
        for name in (used.shown | used.chosen_by) - said.keys():
            of, _, form = name.partition("-")
            if isinstance(said.get(of), Said):
                said[name] = said[of].form(form)
        if self.isolating:
            for name in (used.shown - used.chosen_by) & said.keys():
                if isinstance(said[name], str):
                    said[name] = kept(said[name], direction(self.language))
        text, errors = self.bundle.format_pattern(pattern, said)
        if errors:
            raise UnknownMessage(f"the catalogue {self.language} cannot say {id} with {arguments}: {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in said.values()):
            text = with_minus(str(text))
        if self.isolating and direction(self.language) == "rtl":
            text = with_numbers(str(text))
        return Said(str(text), lambda form: self.say(f"{id}{'-' if '.' in id else '.'}{form}", **arguments))

    # ---- errors
    def error(self, error: Any) -> str:
        """What is wrong: of our errors in this language, of others as they say it."""
        return self.wrong(error.why, error.facts) if hasattr(error, "facts") else str(error)

    def wrong(self, why: str, facts: Dict[str, Any]) -> str:
        """The sentence of an error, or of a part of it. What has no sentence is one: it comes from somebody else."""
        if not self.has(f"wrong-{why}"):
            return why
        return self.say(f"wrong-{why}", **{name: self.fact(value) for name, value in facts.items()})

    def fact(self, value: Any) -> Any:
        """What an error tells, as it stands in its sentence."""
        if type(value) is int and 0 <= value < MOST_COUNTED:
            from fluent.runtime.types import fluent_number
            return fluent_number(value, useGrouping=False)
        if isinstance(value, (list, tuple)):
            text = ", ".join([str(self.fact(one)) for one in value])
        else:
            text = self.error(value)
        return text if len(text) <= MOST_TOLD else text[:MOST_TOLD - 1] + "\N{HORIZONTAL ELLIPSIS}"

    # ---- numbers
    def decimal(self, number: float, places: int = 1) -> str:
        """With so many places, for people: `12.5`, or `12,5`. What a program reads has a point in every language."""
        return f"{number:.{places}f}".replace(".", separator(self.language))

    def percent(self, share: float) -> str:
        """A share of 0 to 1 in per cent, without the sign."""
        return self.decimal(100 * share)

    # ---- names and lists
    def bot(self, name: str) -> str:
        """What a bot is called: one of ours by its name in the catalogue, another by its own."""
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name.replace("_", " ").title()

    def idea(self, name: str, otherwise: str) -> str:
        """What a bot or a strategy that comes with the program has in mind; of another, what it says itself."""
        return self.say(f"idea-{name}", name=self.bot(name)) if self.has(f"idea-{name}") else otherwise

    def card(self, id: str) -> Said:
        return self.say(f"card-{id}")

    def counted(self, id: str, n: int) -> Said:
        """`a Copper`, `3 Coppers`."""
        return self.say(f"card-{id}.counted", n=n)

    def cards(self, ids: Iterable[str]) -> Said:
        """`2 Coppers and an Estate`, each card in the place where it comes first."""
        counts: Dict[str, int] = {}
        for id in ids:
            counts[id] = counts.get(id, 0) + 1
        return self.listed([self.counted(id, n) for id, n in counts.items()])

    def listed(self, items: Sequence[str]) -> Said:
        """`a, b and c`; in another form, each of them is in that form."""
        return Said(self.joined(items), lambda form: self.joined(forms_of(items, form)))

    def joined(self, items: Sequence[str]) -> str:
        if not items:
            return self.say("nothing")
        if len(items) == 1:
            return items[0]
        apart = self.has("list-two.apart") and not takes_prefix(items[-1])
        text: str = self.say("list-two.apart" if apart else "list-two", first=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            text = self.say("list-more", first=item, rest=text)
        return text

    def types(self, names: Sequence[str]) -> str:
        """`Action – Attack`."""
        text: str = self.say(f"type-{names[-1]}")
        for name in reversed(names[:-1]):
            text = self.say("types-join", first=self.say(f"type-{name}"), rest=text)
        return text

    # ---- cards
    def card_text(self, parts: Sequence[Part], within: bool = False) -> List[str]:
        """What a card does, line by line. Bonuses that follow each other share a line. within: another sentence."""
        lines: List[str] = []
        after_bonus = False
        for id, arguments, children in parts:
            bonus = id in BONUSES and arguments.get("who") != "others"
            listing = id.startswith(LISTING)
            text = self.sentence(id, arguments, [] if listing else children, within)
            if listing and within:               # there is no line of its own for each
                lines.append(f"{text} {'; '.join([self.clause(child) for child in children])}")
                continue
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

    def sentence(self, id: str, arguments: Dict[str, Any], inner: Sequence[Sequence[Part]] = (),
                 within: bool = False) -> str:
        """One part of a card's text. Cards among its arguments are counted: `a Curse and a Copper`."""
        said = dict(arguments)
        if "cards" in arguments:
            said["cards"] = self.cards(arguments["cards"])
        for name, parts in zip(("then", "otherwise"), inner, strict=False):
            said[name] = self.clause(parts)
        if not within:
            return self.say(id, **said)
        if self.has(f"{id}.{WITHIN}"):
            return self.say(f"{id}.{WITHIN}", **said)
        text = self.say(id, **said).removesuffix(".")
        return text[:1].lower() + text[1:]

    def clause(self, parts: Sequence[Part]) -> str:
        """What is said within another sentence: a sentence that has no words for that (`.within`) begins small, and has
        no full stop."""
        return self.listed([line.removesuffix(".") for line in self.card_text(parts, within=True)])

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
