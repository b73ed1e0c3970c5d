"""The club: players who opted in, results that count, ratings; and who lost a seat to a bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; games that are over already do not count."""
    op.add_column("seats", sa.Column("former_identity", sa.String(64)))
    op.create_table(
        "club_players",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("colour", sa.String(12)),
        sa.Column("avatar", sa.String(12)),
        sa.Column("joined_at", sa.Double, nullable=False),
        sa.Column("played_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_club_players"),
    )
    op.create_index("ix_club_players_played_at", "club_players", ["played_at"])
    op.create_table(
        "club_games",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("room", sa.String(16)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("maker", sa.String(4)),
        sa.PrimaryKeyConstraint("number", name="pk_club_games"),
        sa.UniqueConstraint("room", name="uq_club_games_room"),
    )
    op.create_index("ix_club_games_maker_ended_at", "club_games", ["maker", "ended_at"])
    op.create_table(
        "club_places",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("number", "identity", name="pk_club_places"),
        sa.ForeignKeyConstraint(
            ["number"], ["club_games.number"], name="fk_club_places_number", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_club_places_identity", "club_places", ["identity"])
    op.create_table(
        "club_ratings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("model", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "identity", name="pk_club_ratings"),
    )
    op.create_index("ix_club_ratings_identity", "club_ratings", ["identity"])
