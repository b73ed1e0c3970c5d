"""Moves in words, as the log tells them."""

from __future__ import annotations

from polis.core.position import Position
from polis.server.protocol import encoding
from polis.server.protocol.positions import MoveText

PAGE = 100
"""Entries of the log in one message, and moves of one entry."""


def play(position: Position, move: str) -> MoveText:
    """Play a move in notation and return it in words, with what it brought."""
    return play_code(position, position.check(move), move, position.copy())


def play_code(position: Position, code: int, move: str, before: Position) -> MoveText:
    """Play a move that is possible, given as code and in notation; `before` equals `position`."""
    text = encoding.encode_message(position.tell(code))
    position.apply(code)
    news = [encoding.encode_message(message) for message in position.news()]
    return MoveText(move, text, news, before.effects(code, position))
