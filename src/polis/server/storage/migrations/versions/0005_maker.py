"""Which rooms come from one address, as far as the public list needs it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every room that is there counts as the only one of its maker."""
    op.add_column("rooms", sa.Column("maker", sa.String(4)))
