"""Records and positions on disk, as JSON or YAML. A file is replaced whole or not at all."""
from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Dict, Union

from crownlands.kernel.errors import Clause, CrownlandsError

YAML = (".yaml", ".yml")
SUFFIXES = (".json", *YAML)
REASONS = {errno.EACCES: "permission-denied", errno.EPERM: "not-permitted", errno.ENOENT: "no-such-file",
           errno.ENOTDIR: "not-a-folder", errno.EISDIR: "a-folder", errno.ENOSPC: "disk-full",
           errno.EROFS: "read-only", errno.ENAMETOOLONG: "name-too-long", errno.EADDRNOTAVAIL: "no-such-address"}


class UnusableFile(CrownlandsError):
    """A file that cannot be read or written, or does not hold what it should."""


def read(path: Union[str, Path]) -> Dict[str, Any]:
    """The mapping that the file holds."""
    path = Path(path)
    check_suffix(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UnusableFile("no-file", path=path) from None
    except IsADirectoryError:
        raise UnusableFile("folder-not-file", path=path) from None
    except UnicodeDecodeError:
        raise UnusableFile("no-text-file", path=path, kind=language_of(path)) from None
    except (OSError, ValueError) as error:
        raise UnusableFile("not-read", path=path, why=reason(error)) from None
    data = parse_yaml(path, text) if path.suffix.lower() in YAML else parse_json(path, text)
    if not isinstance(data, dict):
        raise UnusableFile("no-mapping", path=path, kind="nothing" if data is None else type(data).__name__)
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
            raise UnusableFile("is-folder", path=path)
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except FileNotFoundError:
        raise UnusableFile("no-folder", path=path, folder=path.parent) from None
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        if isinstance(error, UnusableFile):
            raise
        raise UnusableFile("not-written-unchanged", path=path, why=reason(error)) from None


def check_suffix(path: Path) -> None:
    if path.suffix.lower() not in SUFFIXES:
        raise UnusableFile("suffix", path=path, some=SUFFIXES[:-1], last=SUFFIXES[-1])


def language_of(path: Path) -> str:
    return "YAML" if path.suffix.lower() in YAML else "JSON"


def reason(error: Exception) -> Union[str, Clause]:
    """Why a file cannot be used: what happens often in our own words, anything else as the system says it."""
    if isinstance(error, OSError) and error.errno in REASONS:
        return Clause(REASONS[error.errno])
    text = getattr(error, "strerror", None) or str(error)
    return str(text)[:1].lower() + str(text)[1:]


# ---- the two languages
def parse_json(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise UnusableFile("wrong-json", path=path, line=error.lineno, column=error.colno, detail=error.msg) from None
    except (RecursionError, ValueError):
        raise UnusableFile("json-deep", path=path) from None


def parse_yaml(path: Path, text: str) -> Any:
    import yaml
    try:
        return yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        detail = error.problem or error.context
        if mark is None:
            raise UnusableFile("wrong-yaml", path=path, detail=detail) from None
        raise UnusableFile("wrong-yaml-at", path=path, line=mark.line + 1, column=mark.column + 1,
                           detail=detail) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise UnusableFile("wrong-yaml", path=path, detail=str(error).splitlines()[0]) from None


def to_json(path: Path, data: Mapping[str, Any]) -> str:
    try:
        return json.dumps(dict(data), indent=1, ensure_ascii=False) + "\n"
    except (TypeError, ValueError) as error:
        raise UnusableFile("cannot-hold", path=path, why=error) from None


def to_yaml(path: Path, data: Mapping[str, Any]) -> str:
    import yaml
    try:
        return str(yaml.safe_dump(dict(data), sort_keys=False, allow_unicode=True, width=120))
    except yaml.YAMLError as error:
        raise UnusableFile("cannot-hold", path=path, why=str(error).splitlines()[0]) from None
