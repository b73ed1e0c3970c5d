"""Players whom the host has muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let everyone talk as before."""
    muted = sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", muted)
