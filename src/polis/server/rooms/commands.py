"""Commands of clients, which change a room: acting, undo, chat, and the host's commands.

Every command runs under the room's lock and is answered after it is stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from polis.server import tokens
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms import presentation
from polis.server.rooms.interfaces import Client
from polis.server.rooms.people import contributions, seats, settings
from polis.server.rooms.people.rights import (
    check_host,
    check_not_muted,
    check_seen,
    check_spectator,
    check_waiting,
    own_seat,
    person_of,
)
from polis.server.rooms.room import Room
from polis.server.storage.queries import Conflict
from polis.server.storage.records import ChatRecord, SeatRecord, UndoRequestRecord
from polis.server.storage.rows import muted_text, proposal_text, undo_request_text
from polis.text.message import Message, Seat

TRIES = 20
"""Retries when another process takes the line number of a chat line."""


# Playing -----------------------------------------------------------------------------------------


async def act(room: Room, client: Client, message: client_messages.Act) -> None:
    """Play an action for a seat of the client."""
    seat = own_seat(room, client, message.seat)
    if message.id in room.history.ids:
        return  # a repeated request: the action is stored, its answer was lost
    check_seen(room, message.number)
    if seat.stand_in is not None:
        raise RequestRefused(Message("room-stand-in-plays", seat=Seat(message.seat)))
    to_act = room.history.to_act
    if to_act is not None and to_act != message.seat:
        raise RequestRefused(Message("room-not-your-turn", seat=Seat(to_act)))
    now, spent = room.clock.wall(), room.timer.spent()
    await room.commit(room.history.act(message.action, "person", message.id, now, spent))


async def undo(room: Room, client: Client, message: client_messages.Undo) -> None:
    """Undo a decision of the client's seat, or ask the other players for it."""
    own_seat(room, client, message.seat)
    if message.id in room.history.ids:
        return
    check_seen(room, message.number)
    if room.row.published:
        raise RequestRefused(Message("room-undo-over"))
    view = room.view()
    offers = view.undo if view is not None else []
    offer = next((offer for offer in offers if offer.seat == message.seat), None)
    if offer is None:
        raise RequestRefused(Message("nothing-to-undo"))
    waiting = tuple(seat for seat in offer.needs if seat not in client.seats)
    if not waiting:
        await _step_back(room, message.seat, offer.to, message.id)
        return
    undo_request = UndoRequestRecord(room.number, message.seat, offer.to, waiting)
    await room.change({"undo_wish": undo_request_text(undo_request)})


async def answer(room: Room, client: Client, message: client_messages.Answer) -> None:
    """Agree to a request for an undo, or refuse it."""
    own_seat(room, client, message.seat)
    if message.id in room.history.ids:
        return
    check_seen(room, message.number)
    undo_request = room.row.undo_request
    if (
        undo_request is None
        or undo_request.number != room.number
        or message.seat not in undo_request.waiting
    ):
        raise RequestRefused(Message("room-no-wish"))
    if not message.agree:
        await room.change({"undo_wish": None})
        said = Message("room-undo-refused", seat=Seat(message.seat), other=Seat(undo_request.seat))
        room.broadcast(server_messages.Notice(message=encoding.encode_message(said)))
        return
    waiting = tuple(seat for seat in undo_request.waiting if seat != message.seat)
    if waiting:
        await room.change({"undo_wish": undo_request_text(replace(undo_request, waiting=waiting))})
    else:
        await _step_back(room, undo_request.seat, undo_request.to, message.id)


async def _step_back(room: Room, seat: int, to: int, client_id: str) -> None:
    now, spent = room.clock.wall(), room.timer.spent()
    await room.commit(room.history.undo(seat, to, client_id, now, spent))


async def answer_proposal(
    room: Room, client: Client, message: client_messages.AnswerProposal
) -> None:
    """Agree to a proposal of the host, or refuse it; the host drops it."""
    proposal = room.row.proposal
    if proposal is None or proposal.number != message.proposal:
        raise RequestRefused(Message("room-no-proposal"))
    if message.seat is None:
        check_host(client)
        await room.change({"proposal": None}, announce=[Message("room-proposal-dropped")])
        return
    own_seat(room, client, message.seat)
    if message.seat not in proposal.waiting:
        raise RequestRefused(Message("room-no-proposal"))
    if not message.agree:
        said = Message("room-proposal-refused", seat=Seat(message.seat))
        await room.change({"proposal": None}, announce=[said])
        return
    waiting = tuple(seat for seat in proposal.waiting if seat != message.seat)
    if waiting:
        await room.change({"proposal": proposal_text(replace(proposal, waiting=waiting))})
    elif proposal.seat is not None and proposal.level is not None:
        await seats.give_to_bot(room, person_of(room, proposal.seat), proposal.level)
    else:
        wanted = presentation.proposed_settings(room.row)
        await settings.apply_settings(room, wanted, proposal=None)


# Chat --------------------------------------------------------------------------------------------


async def say(room: Room, client: Client, message: client_messages.Say) -> None:
    """Add a line to the chat."""
    written = _chat_line(room, client, message)
    for _ in range(TRIES):
        line = replace(written, line=room.lines + 1)
        try:
            await room.store.say(room.id, line)
            break
        except Conflict:
            # A repeated request whose answer was lost, or another process took the line.
            await room.take_in_chat()
            if any(old.client_id == message.id for old in await room.store.chat(room.id)):
                break
    else:
        raise StaleRequest(Message("room-stale"))
    await room.take_in_chat()
    await room.pubsub.announce(room.id)


def _chat_line(room: Room, client: Client, message: client_messages.Say) -> ChatRecord:
    """What a client says; its number in the chat is not known yet."""
    watching = not client.seats and not client.host
    if watching and not (room.row.spectators and room.row.spectator_chat):
        raise RequestRefused(Message("room-only-players-talk"))
    if not room.row.chat:
        raise RequestRefused(Message("room-chat-off"))
    said = ChatRecord(0, None, "", message.text, message.id, room.clock.wall())
    if watching:
        identity = check_spectator(room, message.identity)
        return replace(said, name=message.name or "", watching=True, identity=identity)
    if not client.seats:
        return said
    seat = room.row.seats[client.seats[0]]
    check_not_muted(seat)
    return replace(said, seat=seat.seat, name=seat.name or "")


async def rename(room: Room, client: Client, message: client_messages.Rename) -> None:
    """Change the name of the client's seat; once the game has begun it is announced."""
    seat = own_seat(room, client, message.seat)
    if seat.name == message.name:
        return
    check_not_muted(seat)
    said = Message("room-renamed", old=presentation.player_name(seat), name=message.name)
    announced = [] if room.row.status == "open" else [said]
    await room.change(seats=[replace(seat, name=message.name)], announce=announced)


# The host ----------------------------------------------------------------------------------------


async def new_invite(
    room: Room, client: Client, message: client_messages.NewInvite
) -> server_messages.Invited:
    """Replace the invitation; the old one becomes invalid."""
    check_host(client)
    invite = tokens.new_token()
    await room.change({"invite_hash": tokens.hashed(invite)})
    return server_messages.Invited(id=message.id, invite=invite)


async def mute_seat(room: Room, client: Client, message: client_messages.MuteSeat) -> None:
    """Take chat and renaming from a player, or give them back; both are announced."""
    check_host(client)
    seat = person_of(room, message.seat)
    if seat.muted == message.muted:
        return
    said = Message("room-mutes" if message.muted else "room-unmutes", seat=Seat(message.seat))
    await room.change(seats=[replace(seat, muted=message.muted)], announce=[said])


async def mute_spectator(
    room: Room, client: Client, message: client_messages.MuteSpectator
) -> None:
    """Take the chat from a spectator, or give it back; both are announced, without a name."""
    check_host(client)
    before = room.row.muted_spectators
    written = [line.identity for line in await room.store.chat(room.id) if line.identity]
    marks = {tokens.spectator_mark(room.id, identity): identity for identity in (*written, *before)}
    identity = marks.get(message.spectator)
    if identity is None:
        raise RequestRefused(Message("room-no-spectator"))
    if (identity in before) == message.muted:
        return
    muted = [one for one in before if one != identity] + [identity] * message.muted
    said = Message("room-mutes-spectator" if message.muted else "room-unmutes-spectator")
    await room.change({"muted_spectators": muted_text(muted)}, announce=[said])


async def erase_line(room: Room, client: Client, message: client_messages.EraseLine) -> None:
    """Erase a line of chat."""
    check_host(client)
    newest = await room.store.chat(room.id)
    line = next((line for line in newest if line.line == message.number), None)
    if line is None or line.message is not None:
        raise RequestRefused(Message("room-no-line", line=message.number))
    await room.change(erased=message.number)


async def start(room: Room, client: Client, message: client_messages.Start) -> None:
    """Begin the game; open seats get bots."""
    check_host(client)
    check_waiting(room)
    bot = SeatRecord(0, "bot", level=message.level)
    taken = tuple(
        replace(bot, seat=seat.seat) if seat.kind == "open" else seat for seat in room.row.seats
    )
    await contributions.begin(room, replace(room.row, seats=taken))


Command = Callable[[Room, Client, Any], Awaitable[server_messages.Invited | None]]

COMMANDS: dict[type, Command] = {
    client_messages.Act: act,
    client_messages.Undo: undo,
    client_messages.Answer: answer,
    client_messages.AnswerProposal: answer_proposal,
    client_messages.Say: say,
    client_messages.Rename: rename,
    client_messages.NewInvite: new_invite,
    client_messages.Start: start,
    client_messages.MuteSeat: mute_seat,
    client_messages.MuteSpectator: mute_spectator,
    client_messages.EraseLine: erase_line,
    client_messages.Contribute: contributions.contribute,
    client_messages.ChangeSettings: settings.change_settings,
    client_messages.SubstituteBot: seats.substitute_bot,
    client_messages.ResumeSeat: seats.resume_seat,
    client_messages.ChangeSeat: seats.change_seat,
    client_messages.RevokeSeat: seats.revoke_seat,
}
