"""Players who wish that others see their book of games, or that games with others count for the rating."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("book", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("folded", sa.String(80), unique=True),
        sa.Column("rated", sa.Integer, nullable=False))
