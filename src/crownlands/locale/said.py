"""A text that knows what it was said by, so that the sentence into which it is put can ask for another form of it."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Set


class Said(str):
    """`{ $card }` is the text itself; `{ $card-acc }` is what the attribute `.acc` of its message says."""

    form: Callable[[str], str]

    def __new__(cls, text: str, form: Callable[[str], str]) -> Said:
        said = super().__new__(cls, text)
        said.form = form
        return said


def form_of(text: str, form: str) -> str:
    """The text in that form; what has no message, such as a player's name, has only one."""
    return text.form(form) if isinstance(text, Said) and form else text


def forms_of(texts: Sequence[str], form: str) -> Sequence[str]:
    return [form_of(text, form) for text in texts]


class Used:
    """The arguments that a sentence shows, and those by which it only chooses."""

    def __init__(self, pattern: Any, bundle: Any) -> None:
        self.bundle = bundle
        self.shown: Set[str] = set()
        self.chosen_by: Set[str] = set()
        self.look(pattern, self.shown)

    def look(self, node: Any, into: Set[str]) -> None:
        """Also in the messages that it refers to."""
        from fluent.syntax import ast
        if isinstance(node, ast.VariableReference):
            into.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            message = self.bundle.get_message(node.id.name)
            self.look(message.attributes[node.attribute.name] if node.attribute else message.value, into)
        elif isinstance(node, ast.SelectExpression):
            self.look(node.selector, self.chosen_by)
            self.look([variant.value for variant in node.variants], into)
        elif isinstance(node, (list, tuple)):
            for one in node:
                self.look(one, into)
        elif isinstance(node, ast.BaseNode):
            self.look([part for name, part in vars(node).items() if name != "span"], into)
