"""Identities: a secret that holds a person's seats in all rooms, a colour and an avatar."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave the seats that are there to their tokens alone."""
    op.add_column("seats", sa.Column("identity", sa.String(64)))
    op.add_column("seats", sa.Column("colour", sa.String(12)))
    op.add_column("seats", sa.Column("avatar", sa.String(12)))
    op.add_column("rooms", sa.Column("host_identity", sa.String(64)))
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_index("ix_rooms_host_identity", "rooms", ["host_identity"])
