"""Rooms and positions as parts of the protocol; made once for all clients of a room."""

from __future__ import annotations

import time
from typing import Any

from polis.core.position import Position
from polis.server.protocol import encoding, parts
from polis.server.protocol.parts import (
    ChatLine,
    Clock,
    Clocks,
    PositionView,
    Result,
    RoomInfo,
    Settings,
    UndoOffer,
    UndoRequest,
)
from polis.server.protocol.parts import Seat as SeatInfo
from polis.server.rooms.history import History
from polis.server.storage.records import ChatRecord, RoomRecord
from polis.text.message import Message

MENU = 60  # actions that a menu lists in words; of more, people choose on the board


def settings(room: RoomRecord) -> Settings:
    """The settings of a room."""
    clock = None
    if room.clock is not None and room.clock_seconds is not None:
        clock = Clock(kind=room.clock, seconds=room.clock_seconds)
    return Settings(
        public=room.public,
        spectators=room.spectators,
        clock=clock,
        undo=room.undo,
        chat=room.chat,
    )


def room_info(room: RoomRecord, number: int, online: set[int], watching: int) -> RoomInfo:
    """A room as all its clients know it."""
    undo_request = None
    if room.undo_request is not None and room.undo_request.number == number:
        undo_request = UndoRequest(
            number=number,
            seat=room.undo_request.seat,
            to=room.undo_request.to,
            waiting=list(room.undo_request.waiting),
        )
    return RoomInfo(
        id=room.id,
        game=room.game,
        rules_version=room.rules_version,
        options=room.options,
        status=room.status,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                stand_in=seat.stand_in,
                online=seat.seat in online,
            )
            for seat in room.seats
        ],
        settings=settings(room),
        undo_request=undo_request,
        watching=watching,
        created_at=room.created_at,
        next=room.next,
    )


def chat_line(row: ChatRecord) -> ChatLine:
    """A line of the chat."""
    return ChatLine(line=row.line, seat=row.seat, name=row.name, text=row.text, at=row.said_at)


def position_view(
    position: Position,
    number: int,
    undo: list[UndoOffer],
    clocks: Clocks | None,
    parts: bool = False,
) -> PositionView:
    """A position with prompts, legal actions, view and scores; `parts`: with score parts."""
    seat = position.seat
    legal = position.legal
    scores = position.scores
    prompt, prompt_others = prompts(position)
    few = len(legal) <= MENU
    return PositionView(
        number=number,
        to_act=seat if seat >= 0 else None,
        prompt=prompt,
        prompt_others=prompt_others,
        actions=list(legal),
        action_texts=[encoding.encode_message(position.tell(int(c))) for c in legal.codes]
        if few
        else [],
        view=position.view(),
        scores=scores,
        lines=[encoding.score_lines(position, s, parts=parts) for s in range(position.seats)],
        undo=undo,
        clocks=clocks,
        result=result(position, scores),
    )


def prompts(position: Position) -> tuple[parts.Message, parts.Message]:
    """The prompt for the seat to act, and the prompt for all others."""
    asked = position.prompt()
    if position.seat < 0:
        return encoding.encode_message(asked), encoding.encode_message(asked)
    return encoding.encode_message(
        Message("room-your-turn", prompt=asked)
    ), encoding.encode_message(asked)


def result(position: Position, scores: list[int]) -> Result | None:
    """How the game ended, if it has."""
    shares = position.shares
    if not any(shares):
        return None
    return Result(scores=scores, shares=[str(share) for share in shares])


def undo_offers(room: RoomRecord, history: History) -> list[UndoOffer]:
    """The undo that each person can have, and the seats that have to agree."""
    offers = []
    people = [seat.seat for seat in room.seats if seat.present]
    for seat in people if room.next is None else []:
        found = history.last_decision(seat)
        if found is not None:
            to, alone = found
            free = alone or room.undo == "free"
            needs = [] if free else [other for other in people if other != seat]
            offers.append(UndoOffer(seat=seat, to=to, needs=needs))
    return offers


def offers(table: PositionView) -> tuple[Any, ...]:
    """The parts of a position view that change without a move: possible undos and clocks."""
    clocks = table.clocks
    return table.undo, clocks and (clocks.since, clocks.deadline, clocks.remaining)


def clocks(room: RoomRecord, history: History, since: float) -> Clocks | None:
    """The clocks for the current decision, which began at `since`."""
    if room.clock is None or room.clock_seconds is None:
        return None
    seat = history.to_act
    remaining = None
    allowed = float(room.clock_seconds)
    if room.clock == "game":
        remaining = [max(0.0, allowed - spent) for spent in history.spent]
        allowed = remaining[seat] if seat is not None else 0.0
    running = seat is not None and room.seats[seat].player is None
    deadline = since + allowed if running else None
    return Clocks(now=time.time(), since=since, deadline=deadline, remaining=remaining)
