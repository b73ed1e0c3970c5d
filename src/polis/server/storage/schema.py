"""What the database holds: rooms, seats, chat, and the log of every game, one row for each move.

No position is stored. The primary key of `moves` decides between rivals: an action is
accepted by inserting row n + 1, and only one insert of a number can succeed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # a JSON object
    Column("seed", BigInteger, nullable=False),  # the dealer's; it never leaves the server
    Column("given", Text),  # the moves of an uploaded log, a JSON list
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", String(4)),
    Column("clock_seconds", Integer),
    Column("undo", String(9), nullable=False),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("undo_wish", Text),  # a JSON object; void once the game has gone on
    Column("host_hash", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("next", String(16)),
    Column("revision", Integer, nullable=False),  # counts every change of the room and its seats
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Index(None, "host_hash"),
    Index(None, "public", "status", "created_at"),
    Index(None, "touched_at"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("name", String(40)),
    Column("level", String(16)),
    Column("stand_in", String(16)),
    Column("token_hash", String(64)),
    Index(None, "token_hash"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(5), nullable=False),  # start, act, undo
    Column("seat", Integer),
    Column("by", String(6), nullable=False),  # person, bot, clock, dealer
    Column("action", Text),  # in notation
    Column("chance", Text, nullable=False),  # the outcomes that followed, a JSON list
    Column("undo_to", Integer),
    Column("client_id", String(64)),
    Column("made_at", Double, nullable=False),
    Column("spent", Double, nullable=False),  # seconds of the seat's clock that the row took
    UniqueConstraint("room", "client_id"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("said_at", Double, nullable=False),
    UniqueConstraint("room", "client_id"),
)
