"""Records as rows of the database, and rows as records."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from polis.server.storage.records import (
    MoveRecord,
    ProposalRecord,
    RoomRecord,
    SeatRecord,
    StoredRow,
    UndoRequestRecord,
)


def undo_request_text(undo_request: UndoRequestRecord | None) -> str | None:
    """A request for an undo as it is stored."""
    return None if undo_request is None else json.dumps(asdict(undo_request))


def proposal_text(proposal: ProposalRecord | None) -> str | None:
    """A proposal as it is stored."""
    return None if proposal is None else json.dumps(asdict(proposal))


def luck_values_text(values: Sequence[str | None]) -> str:
    """The seats' values as they are stored."""
    return json.dumps(list(values))


def uploaded_text(moves: Sequence[str]) -> str:
    """The moves of an uploaded log as they are stored."""
    return json.dumps(list(moves), ensure_ascii=False)


def uploaded_moves(text: str) -> list[str]:
    """The moves that were stored; empty for a room without an uploaded log."""
    moves: list[str] = json.loads(text or "[]")
    return moves


def muted_text(muted: Sequence[str]) -> str:
    """The muted spectators as they are stored."""
    return json.dumps(list(muted))


def without_room(row: Mapping[Any, Any]) -> dict[str, Any]:
    """The values of a row but the room it belongs to."""
    return {str(key): value for key, value in row.items() if key != "room"}


def seat_values(room: str, seat: SeatRecord) -> dict[str, Any]:
    """A seat as a row."""
    return {"room": room, **asdict(seat)}


def move_values(room: str, row: MoveRecord) -> dict[str, Any]:
    """A row of a log as a row of the database."""
    values = {name: getattr(row, name) for name in MoveRecord.__slots__}
    return {"room": room, **values, "chance": json.dumps(row.chance, ensure_ascii=False)}


_STORED_ROW = msgspec.json.Decoder(StoredRow)


def stored_row_text(stored: StoredRow | None) -> str:
    """A stored row as it is announced to other processes; empty for none."""
    return "" if stored is None else msgspec.json.encode(stored).decode()


def stored_row_of(text: str) -> StoredRow:
    """The row that was announced."""
    return _STORED_ROW.decode(text)


def room_values(room: RoomRecord) -> dict[str, Any]:
    """A room as a row, without its seats."""
    values = asdict(room)
    for name in ("seats", "undo_request", "luck_values", "proposal"):
        del values[name]
    return values | {
        "options": json.dumps(room.options),
        "undo_wish": undo_request_text(room.undo_request),
        "luck_values": luck_values_text(room.luck_values),
        "muted_spectators": muted_text(room.muted_spectators),
        "proposal": proposal_text(room.proposal),
        "touched_at": room.created_at,
    }


def room_of(row: Mapping[Any, Any], seats: list[SeatRecord]) -> RoomRecord:
    """The room in a row, with its seats."""
    values = {str(key): value for key, value in row.items() if key != "touched_at"}
    undo_request, proposal = values.pop("undo_wish"), values["proposal"]
    values["luck_values"] = tuple(json.loads(values["luck_values"] or "[]"))
    values["muted_spectators"] = tuple(json.loads(values["muted_spectators"] or "[]"))
    values["options"] = json.loads(values["options"])
    if undo_request is not None:
        data = json.loads(undo_request)
        undo_request = UndoRequestRecord(**data | {"waiting": tuple(data["waiting"])})
    if proposal is not None:
        data = json.loads(proposal)
        values["proposal"] = ProposalRecord(**data | {"waiting": tuple(data["waiting"])})
    return RoomRecord(**values, undo_request=undo_request, seats=tuple(seats))
