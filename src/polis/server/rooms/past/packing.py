"""Encoded parts of the log as compressed pages, which take a tenth of the room."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import TypeVar, cast

import msgspec

from polis.server.protocol.parts import Part

Sent = TypeVar("Sent", bound=Part)

FAST = 1  # the level of compression


def pack(encoded: Iterable[Part]) -> bytes:
    """Encoded parts as one compressed page."""
    # A line break inside a text is encoded otherwise.
    return zlib.compress(b"\n".join(map(bytes, cast(Iterable[msgspec.Raw], encoded))), FAST)


def unpack(page: bytes, kind: type[Sent]) -> list[Sent]:
    """The encoded parts of a page, all of this kind."""
    return cast(list[Sent], list(map(msgspec.Raw, zlib.decompress(page).split(b"\n"))))
