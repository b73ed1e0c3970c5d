"""The judge: the bot that gives hints and analyses games."""

from __future__ import annotations

import hashlib

from polis.core.position import Position


def judge_seed(position: Position) -> int:
    """The luck of the judge at a position: always the same, so that its answers agree."""
    digest = hashlib.blake2b(position.records.tobytes(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1
