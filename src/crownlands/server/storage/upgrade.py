"""Bringing a database to the schema of this version. One that a newer version wrote is left alone."""
from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from crownlands.server.settings import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 1_668_183_398                    # any number: servers that start together take turns


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    here = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if here is not None and here not in known:
        raise CannotServe("database-newer", here=here, known=max(known))
    command.upgrade(config, "head")
