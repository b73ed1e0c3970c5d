"""What the database holds: rooms, seats, chat, and the log of every game, one row for each move.

No position is stored. The primary key of `moves` is the referee: an action is accepted by
inserting row n + 1, and two inserts of one number cannot both succeed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy import Column as C

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
    C("id", String(16), primary_key=True),
    C("game", String(32), nullable=False),
    C("rules_version", Integer, nullable=False),
    C("options", Text, nullable=False),  # a JSON object
    C("seed", BigInteger, nullable=False),  # the dealer's; it never leaves the server
    C("given", Text),  # the moves of an uploaded log, a JSON list
    C("status", String(8), nullable=False),
    C("public", Boolean, nullable=False),
    C("spectators", Boolean, nullable=False),
    C("clock", String(4)),
    C("clock_seconds", Integer),
    C("undo", String(9), nullable=False),
    C("undo_wish", Text),  # a JSON object; void once the game has gone on
    C("host_hash", String(64), nullable=False),
    C("invite_hash", String(64), nullable=False),
    C("next", String(16)),
    C("revision", Integer, nullable=False),  # counts every change of the room and its seats
    C("created_at", Double, nullable=False),
    C("touched_at", Double, nullable=False),
    Index(None, "host_hash"),
    Index(None, "public", "status", "created_at"),
    Index(None, "touched_at"),
)

SEATS = Table(
    "seats",
    METADATA,
    C("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    C("seat", Integer, primary_key=True),
    C("kind", String(6), nullable=False),
    C("name", String(40)),
    C("level", String(16)),
    C("stand_in", String(16)),
    C("token_hash", String(64)),
    Index(None, "token_hash"),
)

MOVES = Table(
    "moves",
    METADATA,
    C("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    C("number", Integer, primary_key=True),
    C("kind", String(5), nullable=False),  # start, act, undo
    C("seat", Integer),
    C("by", String(6), nullable=False),  # person, bot, clock, dealer
    C("action", Text),  # in notation
    C("chance", Text, nullable=False),  # the outcomes that followed, a JSON list
    C("undo_to", Integer),
    C("client_id", String(64)),
    C("made_at", Double, nullable=False),
    C("spent", Double, nullable=False),  # seconds of the seat's clock that the row took
    UniqueConstraint("room", "client_id"),
)

CHAT = Table(
    "chat",
    METADATA,
    C("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    C("line", Integer, primary_key=True),
    C("seat", Integer),
    C("name", String(40), nullable=False),
    C("text", Text, nullable=False),
    C("client_id", String(64), nullable=False),
    C("said_at", Double, nullable=False),
    UniqueConstraint("room", "client_id"),
)
