"""What a client may do: checks that raise the reason why not."""

from __future__ import annotations

from polis.server import tokens
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms import presentation
from polis.server.rooms.history import BEFORE
from polis.server.rooms.interfaces import Client
from polis.server.rooms.room import Room
from polis.server.storage.records import SeatRecord
from polis.text.message import Message, Seat


def seat_of(room: Room, seat: int) -> SeatRecord:
    """A seat that there is."""
    if seat >= len(room.row.seats):
        raise RequestRefused(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))
    return room.row.seats[seat]


def own_seat(room: Room, client: Client, seat: int) -> SeatRecord:
    """A seat that the client holds."""
    found = seat_of(room, seat)
    if seat not in client.seats:
        raise RequestRefused(Message("room-not-yours", seat=Seat(seat)))
    return found


def person_of(room: Room, seat: int) -> SeatRecord:
    """A seat that belongs to a person."""
    found = seat_of(room, seat)
    if found.kind != "person":
        raise RequestRefused(Message("room-no-person", seat=Seat(seat)))
    return found


def check_host(client: Client) -> None:
    """Only the host goes on."""
    if not client.host:
        raise RequestRefused(Message("room-host-only"))


def check_not_muted(seat: SeatRecord) -> None:
    """Only players whom the host has not muted go on."""
    if seat.muted:
        raise RequestRefused(Message("room-muted"))


def check_spectator(room: Room, secret: str | None) -> str:
    """The hash of a spectator's secret; only those go on who can be muted and are not."""
    if secret is None:
        raise RequestRefused(Message("room-spectator-secret"))
    identity = tokens.hashed(secret)
    if identity in room.row.muted_spectators:
        raise RequestRefused(Message("room-muted-spectator"))
    return identity


def check_waiting(room: Room) -> None:
    """The game has not begun."""
    if room.row.status != "open":
        raise RequestRefused(Message("room-begun"))


def check_running(room: Room) -> None:
    """The game has begun."""
    if room.number == BEFORE:
        raise RequestRefused(Message("room-not-begun"))


def check_seen(room: Room, number: int) -> None:
    """The client has seen the last row."""
    check_running(room)
    if number != room.number:
        raise StaleRequest(Message("room-stale"))
    if room.history.full:
        raise RequestRefused(presentation.log_is_full())


def other_people(room: Room, client: Client) -> tuple[int, ...]:
    """The seats of persons, present or not, that this client does not hold."""
    return tuple(
        seat.seat
        for seat in room.row.seats
        if seat.kind == "person" and seat.seat not in client.seats
    )
