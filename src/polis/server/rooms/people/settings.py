"""Settings of a room, and what the host cannot change in a running game without the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from polis.server.protocol import client_messages
from polis.server.protocol.parts import Settings
from polis.server.refusals import RequestRefused
from polis.server.rooms import presentation
from polis.server.rooms.history import BEFORE
from polis.server.rooms.interfaces import Client
from polis.server.rooms.people.rights import check_host, other_people
from polis.server.rooms.room import Room
from polis.server.storage.records import ProposalRecord
from polis.server.storage.rows import proposal_text
from polis.text.message import Message


def settings_values(settings: Settings) -> dict[str, Any]:
    """The host's settings as columns."""
    clock = settings.clock
    return {
        "public": settings.public,
        "spectators": settings.spectators,
        "clock": None if clock is None else clock.kind,
        "clock_seconds": None if clock is None else clock.seconds,
        "undo": settings.undo,
        "chat": settings.chat,
        "spectator_chat": settings.spectator_chat,
        "auto_start": settings.auto_start,
    }


async def change_settings(
    room: Room, client: Client, message: client_messages.ChangeSettings
) -> None:
    """Change the settings; in a running game the others have to agree to undo and clock."""
    check_host(client)
    wanted, now = message.settings, presentation.settings(room.row)
    _fair_clock(room, wanted)
    if wanted == now:
        return
    others = other_people(room, client)
    if room.row.status == "open" or not others:
        await apply_settings(room, wanted)
        return
    at_once = wanted.model_copy(update={"undo": now.undo, "clock": now.clock})
    if at_once != now:
        await apply_settings(room, at_once)
    if (wanted.undo, wanted.clock) != (now.undo, now.clock):
        await propose(room, others, settings=wanted.model_dump())


async def apply_settings(room: Room, wanted: Settings, **more: Any) -> None:
    """Change the settings and other columns; announce what changes once the game has begun."""
    _fair_clock(room, wanted)
    changes = presentation.setting_changes(presentation.settings(room.row), wanted)
    announced = [] if room.row.status == "open" else changes
    await room.change({**settings_values(wanted), **more}, announce=announced)


def _fair_clock(room: Room, settings: Settings) -> None:
    """Refuse a game clock that would count time spent before it was set."""
    clock, old = settings.clock, room.row
    if room.number == BEFORE or clock is None or clock.kind != "game":
        return
    if old.clock != "game" or clock.seconds < (old.clock_seconds or 0):
        raise RequestRefused(Message("room-clock-late"))


async def propose(room: Room, waiting: tuple[int, ...], **what: Any) -> None:
    """Ask the players in these seats to agree; an earlier proposal is void."""
    proposal = ProposalRecord(room.row.revision, waiting, **what)
    changes = presentation.proposed_changes(replace(room.row, proposal=proposal))
    announced = [Message("room-proposed", change=change) for change in changes]
    await room.change({"proposal": proposal_text(proposal)}, announce=announced)
