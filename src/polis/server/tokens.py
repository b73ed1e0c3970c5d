"""Random ids, and secrets of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """The id of a room: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret of 256 random bits, too many to be guessed from its hash."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash of a secret, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def spectator_mark(room: str, identity: str) -> str:
    """By what a spectator is known in one room; marks in different rooms cannot be compared."""
    return hashed(f"{room} {identity}")[:16]


def new_root() -> str:
    """The root of a room's luck: 256 random bits as hex digits, which never leave the server."""
    return secrets.token_hex(32)
