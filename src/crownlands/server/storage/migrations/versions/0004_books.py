"""The games that a device has played, and which devices share their book of games."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False))
    op.create_table(
        "books",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("book", sa.String(64), nullable=False, index=True))
