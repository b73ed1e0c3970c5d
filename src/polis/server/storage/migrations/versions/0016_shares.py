"""What one person or address takes of the server: indexes of former players, and makers of notices.

Forgetting a player who lost a seat to a bot reads no other seat, and no maker of subscriptions
fills or holds up all notices.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave the subscriptions that are there without a maker."""
    op.create_index("ix_seats_former_identity", "seats", ["former_identity"])
    op.add_column("subscriptions", sa.Column("maker", sa.String(4)))
    op.create_index("ix_subscriptions_maker", "subscriptions", ["maker"])
