"""Alembic's way in. It is only ever run by the server, which gives it a connection: see upgrade.py."""
from __future__ import annotations

from alembic import context

from crownlands.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
