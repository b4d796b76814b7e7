"""What is wrong, from one process to another: so that who asked can be told in any language."""
from __future__ import annotations

from typing import Any, Dict

from crownlands.kernel.errors import Clause, CrownlandsError, Facts


def written(told: object) -> Any:
    """An error, or a fact of one, as JSON has it."""
    if isinstance(told, (Clause, CrownlandsError)):
        return {"why": told.why, "facts": {name: written(fact) for name, fact in told.facts.items()}}
    return [written(each) for each in told] if isinstance(told, list) else told


def facts_in(data: Dict[str, Any]) -> Facts:
    return {name: read(fact) for name, fact in data["facts"].items()}


def read(data: Any) -> object:
    if isinstance(data, dict):
        return Clause(data["why"], **facts_in(data))
    return [read(each) for each in data] if isinstance(data, list) else data
