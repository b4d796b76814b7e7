"""What a language lacks, compared with English: messages, attributes, arguments, choices, forms of names, plurals."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Dict, List, Set, Tuple

from fluent.syntax import FluentParser, ast

from crownlands.locale import WITHIN
from crownlands.locale.catalogue import FOR_PEOPLE, FOR_THE_TERMINAL, HELP, catalogue, edition, names_of_page
from crownlands.locale.languages import FIRST, folder_of

# the kinds of number that a language tells apart, besides `other`
PLURALS: Dict[str, Set[str]] = {"en": {"one"}, "pl": {"one", "few", "many"}, "cs": {"one", "few", "many"},
                                "he": {"one", "two"}}
KINDS_OF_NUMBER = {"zero", "one", "two", "few", "many"}
NOT_TRANSLATED = {"picture", "examples"}         # attributes that name things of the program
A_WORD = re.compile(r"[^\W\d_]{3,}")

Messages = Dict[str, ast.Message]


def files_of(language: str) -> List[str]:
    return [*FOR_PEOPLE, *FOR_THE_TERMINAL, HELP, *names_of_page(language)]


@cache
def read(language: str, name: str) -> Tuple[Messages, List[str]]:
    """The messages of a file, and what in it cannot be read."""
    body = FluentParser().parse(catalogue(language, name)).body
    junk = [entry.content.strip().partition("\n")[0] for entry in body
            if isinstance(entry, ast.Junk) and entry.content is not None]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}, junk


def missing(language: str) -> List[str]:
    """Everything, a line each; nothing: the language can be offered."""
    there = files("crownlands.locale").joinpath(folder_of(language))
    found: List[str] = []
    everything: Messages = {}
    for name in files_of(FIRST):
        if not there.joinpath(f"{name}.ftl").is_file():
            found.append(f"{name}.ftl is missing")
            continue
        english, _ = read(FIRST, name)
        own, junk = read(language, name)
        everything.update(own)
        told = [f"cannot be read: {line}" for line in junk]
        told += [f"{id} is missing" for id in english if id not in own]
        told += [f"{id} is in no English file of that name" for id in own if id not in english]
        for id in own:
            if id in english:
                told += [f"{id} {what}" for what in compared(english[id], own[id], language)]
        found += [f"{name}.ftl: {line}" for line in told]
    found += [f"{id} {what}" for id, what in wrong_forms(everything)]
    for name in edition(language):
        own, junk = read(language, name)
        found += [f"{name}.ftl cannot be read: {line}" for line in junk]
        found += [f"{name}.ftl: {id} replaces nothing" for id in own if id not in everything]
        found += [f"{name}.ftl: {id} {what}" for id, what in wrong_forms({**everything, **own}) if id in own]
    return found


def compared(english: ast.Message, own: ast.Message, language: str) -> Iterator[str]:
    first, second = patterns_of(english), patterns_of(own)
    for name, pattern in first.items():
        if name not in second:
            yield f"has no .{name}"
            continue
        asked, given = arguments_in(second[name]), arguments_in(pattern)
        if asked - given:
            yield f"uses ${', $'.join(sorted(asked - given))}, which English has not"
        if shown_in(pattern) - asked:
            yield f"does not show ${', $'.join(sorted(shown_in(pattern) - asked))}"
        told_apart = choices_in(second[name])
        for argument, keys in choices_in(pattern).items():
            lost = sorted(keys - told_apart.get(argument, set()))
            if lost:
                yield f"lacks [{'], ['.join(lost)}] of ${argument}"
        if language != FIRST and name not in NOT_TRANSLATED and is_as_before(pattern, second[name]):
            yield f"is not translated: {text_of(pattern)[:60]}"
    for pattern in second.values():
        for selector, kinds in plurals_in(pattern):
            for kind in sorted(kinds & KINDS_OF_NUMBER - PLURALS[folder_of(language)]):
                yield f"has a form [{kind}] of ${selector}, which no number has"


def patterns_of(message: ast.Message) -> Dict[str, ast.Pattern]:
    """The value, without a name, and the attributes."""
    value = {"": message.value} if message.value is not None else {}
    return {**value, **{attribute.id.name: attribute.value for attribute in message.attributes}}


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for name, part in vars(node).items():
            if name != "span":
                yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def variables_in(pattern: ast.Pattern) -> Set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def arguments_in(pattern: ast.Pattern) -> Set[str]:
    """`$card` and `$card-acc` are the same argument."""
    return {name.partition("-")[0] for name in variables_in(pattern)}


def shown_in(pattern: ast.Pattern) -> Set[str]:
    """Arguments that are not only chosen by."""
    return {node.expression.id.name.partition("-")[0] for node in nodes(pattern)
            if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)}


def plurals_in(pattern: ast.Pattern) -> Iterator[Tuple[str, Set[str]]]:
    """Each choice by a kind of number, with the kinds that it tells apart."""
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            kinds = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if kinds & KINDS_OF_NUMBER:
                yield node.selector.id.name, kinds


def choices_in(pattern: ast.Pattern) -> Dict[str, Set[str]]:
    """What is told apart by each argument, but for kinds of number, which are the language's own: `lesson`, `you`, `0`.
    A language that says two of them alike names both."""
    found: Dict[str, Set[str]] = {}
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                    for variant in node.variants}
            found.setdefault(node.selector.id.name.partition("-")[0], set()).update(keys - KINDS_OF_NUMBER - {"other"})
    return found


def text_of(pattern: ast.Pattern) -> str:
    return " ".join(str(node.value) for node in nodes(pattern) if isinstance(node, ast.TextElement))


def is_as_before(english: ast.Pattern, own: ast.Pattern) -> bool:
    """A single word may be the same in two languages, two words are not."""
    return text_of(english) == text_of(own) and len(A_WORD.findall(text_of(own))) > 1


def wrong_forms(messages: Messages) -> Iterator[Tuple[str, str]]:
    """Names of one kind have the same forms, and every form is asked for somewhere."""
    asked = {name.partition("-")[2] for message in messages.values() for pattern in patterns_of(message).values()
             for name in variables_in(pattern) if "-" in name}
    forms_of_kind: Dict[str, Set[str]] = {}
    for kind in ("card", "building"):
        own = [message for id, message in messages.items() if id.startswith(f"{kind}-") and is_name(message)]
        forms_of_kind[kind] = {form for message in own for form in patterns_of(message)}
        for message in own:
            for form in sorted(forms_of_kind[kind] - patterns_of(message).keys()):
                if form.startswith("counted") and "counted" not in patterns_of(message):
                    continue                     # of a card that is only named
                yield message.id.name, f"has no .{form}, which others of its kind have"
    for form in sorted({form.removeprefix("counted-") for forms in forms_of_kind.values() for form in forms}):
        if form not in asked | {"", "counted", WITHIN}:
            yield f".{form}", "is asked for by no sentence"


def is_name(message: ast.Message) -> bool:
    """Whether it is a name by itself, and no part of a sentence: `building-knights` says how many there are."""
    return message.value is not None and not variables_in(message.value) and not begins_small(text_of(message.value))


def begins_small(text: str) -> bool:
    return text[:1].islower() or text[:1].isdigit()
