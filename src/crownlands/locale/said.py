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


def variables_in(node: Any, bundle: Any) -> Set[str]:
    """The names of all arguments that a pattern uses, also in the messages that it refers to."""
    from fluent.syntax import ast
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        message = bundle.get_message(node.id.name)
        return variables_in(message.attributes[node.attribute.name] if node.attribute else message.value, bundle)
    if isinstance(node, (list, tuple)):
        return {name for one in node for name in variables_in(one, bundle)}
    if isinstance(node, ast.BaseNode):
        return variables_in([part for name, part in vars(node).items() if name != "span"], bundle)
    return set()
