"""Moves of uploaded logs in a table of their own, so that lists of rooms do not read them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

WITH_MOVES = "coalesce(given, '[]') <> '[]'"


def upgrade() -> None:
    """Move the moves of the rooms that are there."""
    op.create_table(
        "uploaded_logs",
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_uploaded_logs"),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.id"], name="fk_uploaded_logs_room", ondelete="CASCADE"
        ),
    )
    uploaded = sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rooms", uploaded)
    op.execute(
        f"insert into uploaded_logs (room, moves) select id, given from rooms where {WITH_MOVES}"
    )
    op.execute(f"update rooms set uploaded = true where {WITH_MOVES}")
    op.drop_column("rooms", "given")
