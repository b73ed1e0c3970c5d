"""Luck that can be verified: outcomes drawn with keyed BLAKE2b from a secret and players' values.

docs/luck.md describes the scheme so that it can be recomputed with `hashlib` alone. Simulations
use the faster generator of `core/dealer.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import count
from typing import Any

from polis.core.contract import CHANCE
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.core.position import Position
from polis.text.message import Message

SCHEME = "keyed-blake2b/1"
UPLOADED = "uploaded"
"""The scheme in the log of a game that continues an uploaded one: it cannot be verified."""

SIZE = 32  # bytes of a root, a secret, a player's value and a key
WORDS = 2**64  # the number of words from which an outcome is drawn


def secret_of(root: bytes) -> bytes:
    """The secret of a game, from the root that its room keeps for ever."""
    return blake2b(b"secret", key=root, digest_size=SIZE).digest()


def root_of_rematch(root: bytes) -> bytes:
    """The root of the rematch, known before it is made and not computable from the secret."""
    return blake2b(b"rematch", key=root, digest_size=SIZE).digest()


def commitment(secret: bytes) -> str:
    """The hash of a secret, which players see before they contribute their values."""
    return blake2b(secret, digest_size=SIZE).hexdigest()


def below(words: Iterable[int], n: int) -> int:
    """A number from 0 to n - 1, exactly uniform if the words are.

    Words from the last multiple of n on are rejected: they would favour small numbers.
    """
    limit = WORDS - WORDS % n
    return next(word for word in words if word < limit) % n


@dataclass(frozen=True)
class Luck:
    """The dealer of one game: its secret, and each seat's value or None."""

    secret: bytes = field(repr=False)
    values: tuple[bytes | None, ...]

    @cached_property
    def key(self) -> bytes:
        """The key of all chance events: the values with their seats, hashed under the secret."""
        given = (bytes([seat]) + value for seat, value in enumerate(self.values) if value)
        return blake2b(b"".join(given), key=self.secret, digest_size=SIZE).digest()

    def number(self, event: int, odds: int) -> int:
        """The number below `odds` that belongs to the name of an event."""
        return below((self._word(event, attempt) for attempt in count()), odds)

    def _word(self, event: int, attempt: int) -> int:
        name = event.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(blake2b(name, key=self.key, digest_size=8).digest(), "big")

    def draw(self, position: Position) -> int:
        """The outcome of the pending chance event."""
        return position.outcome(self.number(position.event, position.odds))

    def part(self) -> dict[str, Any]:
        """Everything that proves the luck, as a part of the log."""
        return {
            "scheme": SCHEME,
            "commitment": commitment(self.secret),
            "secret": self.secret.hex(),
            "values": [value and value.hex() for value in self.values],
        }


def verify(game: Game) -> int:
    """Check that every outcome of a log follows from its secret; return how many there are.

    BadLog says what is missing or which outcome does not follow.
    """
    luck = _read(game)
    position, events = game.at(0), 0
    for number, move in enumerate(game.moves, start=1):
        if position.seat == CHANCE:
            expected = position.write(luck.draw(position))
            if move != expected:
                raise BadLog(Message("luck-outcome", number=number, move=move, expected=expected))
            events += 1
        position.play(move)
    return events


def _read(game: Game) -> Luck:
    """The luck that a log publishes; its commitment must be the hash of its secret."""
    part = game.luck
    if part is None:
        raise BadLog(Message("luck-none"))
    if part.get("scheme") == UPLOADED:
        raise BadLog(Message("luck-uploaded"))
    if part.get("scheme") != SCHEME:
        raise _bad("scheme", part, f'"{SCHEME}"')
    values = part.get("values")
    if not isinstance(values, list) or len(values) != game.players:
        raise _bad("values", part, f"[…], {game.players}")
    given = tuple(value if value is None else _bytes(part, "values", value) for value in values)
    luck = Luck(_bytes(part, "secret", part.get("secret")), given)
    if part.get("commitment") != commitment(luck.secret):
        found = _shown(part.get("commitment"))
        raise BadLog(Message("luck-commitment", commitment=found, expected=commitment(luck.secret)))
    return luck


def _bytes(part: Mapping[str, Any], name: str, value: Any) -> bytes:
    try:
        found = bytes.fromhex(value)
    except (TypeError, ValueError):
        found = b""
    if len(found) != SIZE:
        raise _bad(name, part, f'"…", {2 * SIZE} × 0–9 a–f')
    return found


def _bad(name: str, part: Mapping[str, Any], wanted: str) -> BadLog:
    shown = _shown(part.get(name))
    return BadLog(Message("log-part", part=f"luck.{name}", value=shown, wanted=wanted))


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:80]
