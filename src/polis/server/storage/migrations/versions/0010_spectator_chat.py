"""Spectators who write, and rooms whose game begins only when the host starts it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let spectators be silent as before, and games begin when the last seat is taken."""
    for table, name, default in (
        ("rooms", "spectator_chat", sa.false()),
        ("rooms", "auto_start", sa.true()),
        ("chat", "watching", sa.false()),
    ):
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=default))
    op.add_column("chat", sa.Column("identity", sa.String(64)))
    op.create_index("ix_chat_identity", "chat", ["identity"])
