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


def new_seed() -> int:
    """The seed of a room's dealer, which never leaves the server."""
    return secrets.randbits(63)
