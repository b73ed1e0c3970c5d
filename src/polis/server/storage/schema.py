"""What the database holds: rooms, seats, chat, the log of every game, and the club's ratings.

Besides, browsers to which notices are pushed, and the key that signs these.

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
    false,
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
    Column("seed", BigInteger, nullable=False),  # of dealer 1; it never leaves the server
    Column("dealer", Integer, nullable=False, server_default="1"),
    Column("root", String(64)),  # of dealer 2, hex digits; it never leaves the server
    Column("luck_values", Text),  # the seats' values at the start, a JSON list
    Column("uploaded", Boolean, nullable=False, server_default=false()),  # see `uploaded_logs`
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", String(4)),
    Column("clock_seconds", Integer),
    Column("undo", String(9), nullable=False),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("spectator_chat", Boolean, nullable=False, server_default=false()),
    Column("muted_spectators", Text),  # the hashes of their secrets, a JSON list
    Column("auto_start", Boolean, nullable=False, server_default=true()),
    Column("undo_wish", Text),  # a JSON object; void once the game has gone on
    Column("proposal", Text),  # a JSON object
    Column("host_hash", String(64), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("next", String(16)),
    Column("host_identity", String(64)),
    Column("maker", String(4)),  # a mark of the address from which the room was made
    Column("daily", String(10)),  # the day of a daily game, as 2026-11-17
    Column("attempt", String(64)),  # a hash of day, game and identity: each has one attempt
    Column("pinned_bot", String(80)),  # the spec of the bots of a daily game
    Column("revision", Integer, nullable=False),  # counts every change of the room and its seats
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Index(None, "host_hash"),
    Index(None, "host_identity"),
    Index(None, "public", "status", "created_at"),
    Index(None, "touched_at"),
    Index(None, "daily", "game", "maker"),
    Index(None, "attempt", unique=True),
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
    Column("value", String(64)),  # of the player's browser, for the next game that begins
    Column("removal_at", Double),
    Column("removal_level", String(16)),
    Column("former_name", String(40)),
    Column("former_hash", String(64)),
    Column("former_until", Integer),
    Column("former_identity", String(64)),  # as `identity`, of the player who has lost the seat
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("identity", String(64)),  # the hash of the player's secret, the same in all rooms
    Column("colour", String(12)),
    Column("avatar", String(12)),
    Index(None, "token_hash"),
    Index(None, "identity"),
    Index(None, "former_hash"),
    Index(None, "former_identity"),
)

# Apart from `rooms`, because a log has up to half a megabyte and only its game needs it.
UPLOADED_LOGS = Table(
    "uploaded_logs",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Text, nullable=False),  # a JSON list
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
    Column("to_act", Integer),  # the seat that decides next; none in rows of older versions
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
    Column("message", Text),  # of an announcement, a JSON object
    Column("watching", Boolean, nullable=False, server_default=false()),
    Column("identity", String(64)),  # the hash of a spectator's secret
    UniqueConstraint("room", "client_id"),
    Index(None, "identity"),
)

ABANDONED = Table(
    "abandoned",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("marked_at", Double, nullable=False),  # in the uptime of `upkeep`
    # What the room was like then: a mark counts only while it is still the same.
    Column("revision", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the last row
    Column("line", Integer, nullable=False),  # the last line of the chat
)

UPKEEP = Table(
    "upkeep",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("uptime", Double, nullable=False),  # seconds for which servers have run on this database
    Column("checks", BigInteger, nullable=False),  # writes that only tried whether one can write
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("identity", String(64), nullable=False),  # who gets the notices, as in `seats`
    Column("endpoint", Text, nullable=False),  # an address of the browser's push service
    Column("p256dh", String(87), nullable=False),  # the browser's keys, as it writes them
    Column("auth", String(22), nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),  # since the last success
    Column("confirmed_at", Double, nullable=False),  # in the uptime of `upkeep`
    Column("maker", String(4)),  # as in `rooms`; none in rows of older versions
    Index(None, "identity"),
    Index(None, "maker"),
)

PUSH_KEYS = Table(
    "push_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("key", Text, nullable=False),  # private, in PEM; it never leaves the server
)

# The club: players who want to be rated, and the results that their ratings are computed from.

CLUB_PLAYERS = Table(
    "club_players",
    METADATA,
    Column("identity", String(64), primary_key=True),
    Column("name", String(40)),
    Column("colour", String(12)),
    Column("avatar", String(12)),
    Column("joined_at", Double, nullable=False),
    Column("played_at", Double, nullable=False),  # the last game that counted, or `joined_at`
    Index(None, "played_at"),
)

CLUB_GAMES = Table(
    "club_games",
    METADATA,
    Column("number", Integer, primary_key=True),  # ratings are computed in this order
    Column("room", String(16)),  # none once the room is deleted
    Column("game", String(32), nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("maker", String(4)),  # as in `rooms`
    UniqueConstraint("room"),
    Index(None, "maker", "ended_at"),
)

CLUB_PLACES = Table(
    "club_places",
    METADATA,
    Column(
        "number", Integer, ForeignKey("club_games.number", ondelete="CASCADE"), primary_key=True
    ),
    # Of a player who has left the club, a random word that belongs to no one.
    Column("identity", String(64), primary_key=True),
    Column("place", Integer, nullable=False),  # 1 is the winner; equal ones share a place
    Index(None, "identity"),
)

CLUB_RATINGS = Table(
    "club_ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("identity", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("model", String(32), nullable=False),  # that computed it
    Index(None, "identity"),
)

DAYS = Table(
    "days",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("root", String(64), nullable=False),  # of the luck of all games of this day
    Column("level", String(16), nullable=False),
    Column("bot", String(80), nullable=False),  # the spec of this level by simulations
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # a JSON object
)

DAILY_RESULTS = Table(
    "daily_results",
    METADATA,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(32), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rival", Integer, nullable=False),  # the points of the best bot
    Column("share", Double, nullable=False),  # of the win
    Column("moves", Integer, nullable=False),  # the person's decisions
    Column("finished_at", Double, nullable=False),
    Index(None, "day", "game"),
)
