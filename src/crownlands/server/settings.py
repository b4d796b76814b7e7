"""What an operator can set: by option of the command line or by environment variable (CROWNLANDS_...)."""
from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, List, Optional

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from crownlands.files import reason
from crownlands.kernel.errors import CrownlandsError

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class CannotServe(CrownlandsError):
    """The server cannot start or go on; the message says why, and what to do."""


@dataclass
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: Optional[str] = None               # None: a SQLite file in the user's data folder
    redis: Optional[str] = None                  # None: this is the only process
    names: List[str] = field(default_factory=list)           # of hosts, beside numbers and what this machine is called
    browser: bool = True
    pace: float = 0.05                           # seconds that a choice of a bot takes; 0: nothing waits, for tests
    bot_workers: int = 2
    bot_seconds: float = 10.0                    # for one choice
    bot_megabytes: int = 1024
    record_workers: int = 1                      # processes in which records are played again
    advice_workers: int = 1                      # processes in which an expert thinks for people; 0: there is none
    lab_workers: int = 1                         # and in which kingdoms are studied; 0: there is no lab
    own_bots: Dict[str, str] = field(default_factory=dict)   # name: "module:Class", offered beside ours
    patience: float = 120.0                      # seconds after which others may give away a silent player's seat
    quiet: float = 900.0                         # seconds after which a game that does not go on leaves the lobby
    keep_open: float = 2.0                       # days after which a table that never began is removed; 0: never
    keep_unfinished: float = 60.0                # and a game that nobody has touched
    keep_finished: float = 0.0
    tables_an_hour: int = 120                    # made from one address; 0: any number
    most_tables: int = 20_000                    # whose games are not over; 0: any number
    tables_of_one: int = 1_000                   # of these, made from one address; 0: any number
    reviews_an_hour: int = 30                    # begun for one address; 0: any number
    requests_a_minute: int = 600                 # by one address; 0: any number
    connections: int = 500                       # of one address; 0: any number
    messages_a_second: float = 20.0              # of one WebSocket
    log_level: str = "warning"
    lan: bool = False                            # listen in the local network, and say where
    seed: Optional[int] = None                   # fixed chance, for tests only: whoever knows it knows all cards


def database_url(text: Optional[str]) -> URL:
    """The URL with the driver that we use; a plain path is a SQLite file."""
    if text is None:
        text = str(user_data_path("crownlands", appauthor=False) / "crownlands.db")
    if "://" not in text:
        text = f"sqlite:///{Path(text).expanduser().absolute()}"
    try:
        url = make_url(text)
    except ArgumentError:
        raise CannotServe("database-url") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise CannotServe("no-database", kind=kind)
    return url.set(drivername=DRIVERS[kind])


def file_of(url: URL) -> Optional[Path]:
    """The file of a SQLite database."""
    if not url.drivername.startswith("sqlite") or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def prepare_folder(url: URL) -> None:
    """Make the folder of a SQLite file, and see that it can be written."""
    path = file_of(url)
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
    except OSError as error:
        raise CannotServe("database-not-written", path=path, why=reason(error)) from None
