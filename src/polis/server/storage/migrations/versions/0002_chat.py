"""Rooms whose host has switched the chat off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let every room that is there keep its chat."""
    chat = sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("rooms", chat)
