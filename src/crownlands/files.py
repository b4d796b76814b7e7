"""Records and positions on disk, as JSON or YAML. A file is replaced whole or not at all."""
from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Dict, Union

from crownlands.kernel.errors import CrownlandsError

YAML = (".yaml", ".yml")
SUFFIXES = (".json", *YAML)


class UnusableFile(CrownlandsError):
    """A file that cannot be read or written, or does not hold what it should."""


def read(path: Union[str, Path]) -> Dict[str, Any]:
    """The mapping that the file holds."""
    path = Path(path)
    check_suffix(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UnusableFile(f"there is no file {path}") from None
    except IsADirectoryError:
        raise UnusableFile(f"{path} is a folder, not a file") from None
    except UnicodeDecodeError:
        raise UnusableFile(f"{path} is not a text file: it should be {language_of(path)} in UTF-8") from None
    except (OSError, ValueError) as error:
        raise UnusableFile(f"{path} cannot be read: {reason(error)}") from None
    data = parse_yaml(path, text) if path.suffix.lower() in YAML else parse_json(path, text)
    if not isinstance(data, dict):
        raise UnusableFile(f"{path} should hold a mapping (names and values, as in {{\"seats\": 2}}), "
                           f"but holds {'nothing' if data is None else 'a ' + type(data).__name__}")
    return data


def write(path: Union[str, Path], data: Mapping[str, Any]) -> None:
    """Write beside the file, then put it in its place: whatever goes wrong, what was there before is still there."""
    path = Path(path)
    check_suffix(path)
    text = to_yaml(path, data) if path.suffix.lower() in YAML else to_json(path, data)
    target = path.resolve()                                  # through a link, not over it
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        if target.is_dir():
            raise UnusableFile(f"{path} is a folder: give the name of a file")
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except FileNotFoundError:
        raise UnusableFile(f"{path} cannot be written: there is no folder {path.parent}") from None
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise UnusableFile(str(error) if isinstance(error, UnusableFile) else
                           f"{path} cannot be written: {reason(error)}; what was there before is unchanged") from None


def check_suffix(path: Path) -> None:
    if path.suffix.lower() not in SUFFIXES:
        raise UnusableFile(f"{path} should end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")


def language_of(path: Path) -> str:
    return "YAML" if path.suffix.lower() in YAML else "JSON"


def reason(error: Exception) -> str:
    text = getattr(error, "strerror", None) or str(error)
    return str(text)[:1].lower() + str(text)[1:]


# ---- the two languages
def parse_json(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise UnusableFile(f"{path} is not right JSON in {place}: {error.msg}") from None
    except (RecursionError, ValueError):
        raise UnusableFile(f"{path} is not right JSON: too deeply nested, or with a number too long") from None


def parse_yaml(path: Path, text: str) -> Any:
    import yaml
    try:
        return yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f" in line {mark.line + 1}, column {mark.column + 1}" if mark is not None else ""
        raise UnusableFile(f"{path} is not right YAML{place}: {error.problem or error.context}") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise UnusableFile(f"{path} is not right YAML: {str(error).splitlines()[0]}") from None


def to_json(path: Path, data: Mapping[str, Any]) -> str:
    try:
        return json.dumps(dict(data), indent=1, ensure_ascii=False) + "\n"
    except (TypeError, ValueError) as error:
        raise UnusableFile(f"{path} cannot hold this: {error}") from None


def to_yaml(path: Path, data: Mapping[str, Any]) -> str:
    import yaml
    try:
        return str(yaml.safe_dump(dict(data), sort_keys=False, allow_unicode=True, width=120))
    except yaml.YAMLError as error:
        raise UnusableFile(f"{path} cannot hold this: {str(error).splitlines()[0]}") from None
