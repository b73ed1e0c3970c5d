"""Rooms, seats, moves and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("given", sa.Text),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("clock", sa.String(4)),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("undo", sa.String(9), nullable=False),
        sa.Column("undo_wish", sa.Text),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=False),
        sa.Column("next", sa.String(16)),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_host_hash", "rooms", ["host_hash"])
    op.create_index(
        "ix_rooms_public_status_created_at", "rooms", ["public", "status", "created_at"]
    )
    op.create_index("ix_rooms_touched_at", "rooms", ["touched_at"])
    op.create_table(
        "seats",
        _room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(16)),
        sa.Column("stand_in", sa.String(16)),
        sa.Column("token_hash", sa.String(64)),
        *_keys("seats", "seat"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_table(
        "moves",
        _room(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(6), nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("undo_to", sa.Integer),
        sa.Column("client_id", sa.String(64)),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        *_keys("moves", "number"),
        sa.UniqueConstraint("room", "client_id", name="uq_moves_room_client_id"),
    )
    op.create_table(
        "chat",
        _room(),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("said_at", sa.Double, nullable=False),
        *_keys("chat", "line"),
        sa.UniqueConstraint("room", "client_id", name="uq_chat_room_client_id"),
    )


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.String(16), nullable=False)


def _keys(table: str, second: str) -> tuple[sa.Constraint, ...]:
    return (
        sa.PrimaryKeyConstraint("room", second, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.id"], name=f"fk_{table}_room", ondelete="CASCADE"
        ),
    )
