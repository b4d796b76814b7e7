"""What chance brings at a table. It is derived (keyed hash) from a secret of the server, so that nobody can foretell
it; from the table whose shuffles they are, so that the same can be had again; and from how often chance has decided
before."""
from __future__ import annotations

import hashlib

from crownlands.kernel.chance import SEED_BYTES
from crownlands.server.table import Table


class Luck:
    def __init__(self, secret: str, fixed: bool = False) -> None:
        """fixed: the same at all tables, for tests."""
        self.secret = secret.encode()
        self.fixed = fixed

    def deal(self, table: Table) -> int:
        """The seed of what is dealt before the game."""
        return self.seed(table, "deal")

    def next(self, table: Table) -> int:
        """The seed of what the next choice leaves to chance: for every choice anew, so that no run of cards betrays the
        next."""
        return self.seed(table, times_decided(table))

    def of_bot(self, table: Table) -> int:
        """The seed of what a bot imagines before its next choice. What the choice brings does not follow from it."""
        return self.seed(table, f"bot {times_decided(table)}")

    def seed(self, table: Table, moment: str) -> int:
        config = table.config
        of_day = f"day {config.day} {config.game}" if config.day is not None else None
        whose = "" if self.fixed else of_day or config.shuffles_of or table.id
        secret = self.secret
        if config.lesson is not None:            # its deal is known to all
            whose, secret = f"lesson {config.lesson}", b""
        digest = hashlib.blake2b(f"{whose} {moment}".encode(), key=secret, person=b"shuffles", digest_size=SEED_BYTES)
        return int.from_bytes(digest.digest(), "big")


def times_decided(table: Table) -> str:
    """Which seat chooses, and how often chance has decided after its choices; where there is one stack for all, after
    anybody's. What was taken back counts, so that it does not come again."""
    assert table.game is not None
    seat = int(table.game.state.seat) if table.config.game == "dominion" else None
    return f"{seat} {table.decided.get(seat, 0)}"
