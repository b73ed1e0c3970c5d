"""Marks of abandoned rooms, and the time for which servers have run on this database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables; no room is marked yet."""
    op.create_table(
        "abandoned",
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("marked_at", sa.Double, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_abandoned"),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.id"], name="fk_abandoned_room", ondelete="CASCADE"
        ),
    )
    upkeep = op.create_table(
        "upkeep",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("uptime", sa.Double, nullable=False),
        sa.Column("checks", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_upkeep"),
    )
    op.bulk_insert(upkeep, [{"id": 1, "uptime": 0.0, "checks": 0}])
