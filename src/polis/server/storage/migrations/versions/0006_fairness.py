"""Verifiable luck, proposals of the host, seats given away for good, announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let every room that is there keep its seed."""
    dealer = sa.Column("dealer", sa.Integer, nullable=False, server_default="1")
    for column in (dealer, _column("root", 64), _text("luck_values"), _text("proposal")):
        op.add_column("rooms", column)
    for column in (
        _column("value", 64),
        sa.Column("removal_at", sa.Double),
        _column("removal_level", 16),
        _column("former_name", 40),
        _column("former_hash", 64),
        sa.Column("former_until", sa.Integer),
    ):
        op.add_column("seats", column)
    op.add_column("chat", _text("message"))


def _column(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length))


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text)
