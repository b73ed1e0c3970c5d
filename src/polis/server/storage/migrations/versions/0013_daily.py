"""Daily games: the secret of each day, one attempt for each person, and the results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rooms that are there are not daily ones."""
    op.add_column("rooms", sa.Column("daily", sa.String(10)))
    op.add_column("rooms", sa.Column("attempt", sa.String(64)))
    op.add_column("rooms", sa.Column("pinned_bot", sa.String(80)))
    op.create_index("ix_rooms_daily_game_maker", "rooms", ["daily", "game", "maker"])
    op.create_index("ix_rooms_attempt", "rooms", ["attempt"], unique=True)
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("root", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_days"),
    )
    op.create_table(
        "daily_results",
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rival", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_daily_results"),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.id"], name="fk_daily_results_room", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_daily_results_day_game", "daily_results", ["day", "game"])
