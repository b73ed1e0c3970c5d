"""Spectators whom the host has muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let all spectators talk as before."""
    op.add_column("rooms", sa.Column("muted_spectators", sa.Text))
