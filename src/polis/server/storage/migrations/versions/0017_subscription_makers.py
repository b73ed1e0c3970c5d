"""The makers of subscriptions, so that none of them fills or holds up all notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave those that are there without a maker."""
    op.add_column("subscriptions", sa.Column("maker", sa.String(4)))
    op.create_index("ix_subscriptions_maker", "subscriptions", ["maker"])
