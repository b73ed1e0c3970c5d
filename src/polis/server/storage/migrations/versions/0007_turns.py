"""Whose turn it is after each move, and former players who can be found by their tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave open whose turn it is after the moves that are there."""
    op.add_column("moves", sa.Column("to_act", sa.Integer))
    op.create_index("ix_seats_former_hash", "seats", ["former_hash"])
