"""Whose tables they are, for limits, and where their games come from, for the lobby."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default="new"))
    op.execute("""UPDATE tables SET origin = 'import' WHERE config LIKE '%"record":%'""")
    op.execute("""UPDATE tables SET origin = 'shuffles' WHERE config LIKE '%"shuffles_of":%'""")
    op.create_index("tables_by_maker", "tables", ["maker", "created"])
    op.create_index("tables_in_lobby", "tables", ["hidden", "status", "created"])
