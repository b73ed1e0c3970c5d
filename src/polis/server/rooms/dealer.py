"""What draws the outcomes of a room's game, and what of it is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from polis import luck
from polis.core.position import Position
from polis.luck import Luck
from polis.server.protocol import parts
from polis.server.storage.records import KEYED, RoomRecord

Draw = Callable[[Position], int]
"""The outcome of the pending chance event."""


def drawer(room: RoomRecord) -> Draw:
    """The function that draws a room's outcomes; rooms of an older server keep their seed."""
    if room.dealer == KEYED:
        return _luck(room).draw
    seed = room.seed
    return lambda position: position.draw(seed)


def log_part(room: RoomRecord, public: bool = False) -> dict[str, Any] | None:
    """The part `luck` of a room's log: what proves the outcomes, once the game is over.

    `public`: the secret of a daily game is included.
    """
    if room.published or public:
        return _luck(room).part()
    return {"scheme": luck.UPLOADED} if room.uploaded else None


def shown_luck(room: RoomRecord) -> parts.Luck | None:
    """The hash of the room's secret and who has contributed; None if it cannot be verified."""
    if not room.verifiable or room.root is None:
        return None
    values = [seat.value for seat in room.seats] if room.status == "open" else room.luck_values
    return _shown(bytes.fromhex(room.root), values)


def shown_next_luck(room: RoomRecord) -> parts.Luck | None:
    """The same of the rematch, while players can contribute to it."""
    if room.status != "over" or room.next is not None or room.root is None or room.daily:
        return None
    root = luck.root_of_rematch(bytes.fromhex(room.root))
    return _shown(root, [seat.value for seat in room.seats])


def _luck(room: RoomRecord) -> Luck:
    assert room.root is not None
    secret = luck.secret_of(bytes.fromhex(room.root))
    values = room.luck_values
    return Luck(secret, tuple(None if v is None else bytes.fromhex(v) for v in values))


def _shown(root: bytes, values: list[str | None] | tuple[str | None, ...]) -> parts.Luck:
    return parts.Luck(
        commitment=luck.commitment(luck.secret_of(root)),
        contributed=[seat for seat, value in enumerate(values) if value is not None],
    )
