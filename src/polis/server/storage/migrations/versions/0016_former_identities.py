"""An index of the players who lost a seat to a bot, so that forgetting one reads no other seat."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_seats_former_identity", "seats", ["former_identity"])
