"""Rooms and positions as parts of the protocol; made once for all clients of a room."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from polis.bots import levels
from polis.core.contract import OVER
from polis.core.position import Position
from polis.server import tokens
from polis.server.protocol import encoding, parts, server_messages
from polis.server.protocol.changes import Change, Put, difference
from polis.server.protocol.parts import (
    ChatLine,
    Clock,
    Face,
    FormerPlayer,
    Proposal,
    Result,
    RoomInfo,
    Settings,
    UndoRequest,
)
from polis.server.protocol.parts import Seat as SeatInfo
from polis.server.protocol.positions import (
    Clocks,
    LogEntry,
    PositionFacts,
    PositionView,
    ScoreLine,
    UndoOffer,
)
from polis.server.rooms.clock import Timer
from polis.server.rooms.dealer import shown_luck, shown_next_luck
from polis.server.rooms.history import MOST_ROWS, History
from polis.server.storage.records import ChatRecord, MoveRecord, RoomRecord, SeatRecord
from polis.server.workers.level_states import LevelState
from polis.text.message import Message, Seat

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
        spectator_chat=room.spectator_chat,
        auto_start=room.auto_start,
    )


def setting_changes(old: Settings, new: Settings) -> list[Message]:
    """What is different in the new settings, in words."""
    found = []
    if old.undo != new.undo:
        found.append(Message("room-undo-free" if new.undo == "free" else "room-undo-agreement"))
    if old.clock != new.clock:
        found.append(_clock_change(new.clock))
    if old.public != new.public:
        found.append(Message("room-now-public" if new.public else "room-now-private"))
    if old.spectators != new.spectators:
        found.append(Message("room-watched" if new.spectators else "room-unwatched"))
    if old.chat != new.chat:
        found.append(Message("room-chat-on" if new.chat else "room-chat-off"))
    if old.spectator_chat != new.spectator_chat:
        key = "room-spectators-talk" if new.spectator_chat else "room-only-players-talk"
        found.append(Message(key))
    return found


def _clock_change(clock: Clock | None) -> Message:
    if clock is None:
        return Message("room-clock-none")
    time = duration(clock.seconds)
    return Message("room-clock-move" if clock.kind == "move" else "room-clock-game", time=time)


def duration(seconds: int) -> list[Message]:
    """A time in its parts, such as 1 day and 12 hours; parts of 0 are left out."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    every = [
        Message("time-days", days=days),
        Message("time-hours", hours=hours),
        Message("time-minutes", minutes=minutes),
        Message("time-seconds", seconds=seconds),
    ]
    return [part for part in every if any(part.args.values())]


def proposed_settings(room: RoomRecord) -> Settings:
    """The settings with what the host proposes; other settings stay."""
    now = settings(room)
    if room.proposal is None or room.proposal.settings is None:
        return now
    wanted = Settings.model_validate(room.proposal.settings)
    return now.model_copy(update={"undo": wanted.undo, "clock": wanted.clock})


def proposed_changes(room: RoomRecord) -> list[Message]:
    """What the host proposes, in words."""
    wanted = room.proposal
    if wanted is None:
        return []
    if wanted.seat is None or wanted.level is None:
        return setting_changes(settings(room), proposed_settings(room))
    return [Message("room-to-bot", seat=Seat(wanted.seat), level=levels.title(wanted.level))]


def _proposal(room: RoomRecord) -> Proposal | None:
    if room.proposal is None:
        return None
    return Proposal(
        number=room.proposal.number,
        changes=[encoding.encode_message(message) for message in proposed_changes(room)],
        waiting=list(room.proposal.waiting),
    )


def player_name(seat: SeatRecord) -> str | Message:
    """The name that a seat's player has given, else its number in the reader's language."""
    return seat.name or Message("player", number=seat.seat + 1)


def _seat(seat: SeatRecord, online: bool) -> SeatInfo:
    former = None
    if seat.former_until is not None:
        former = FormerPlayer(name=seat.former_name, until=seat.former_until)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        online=online,
        removal_at=seat.removal_at,
        former=former,
        face=face(seat),
        muted=seat.muted,
    )


def face(seat: SeatRecord) -> Face | None:
    """How the player of a seat is drawn, if the player has chosen that."""
    if seat.colour is None or seat.avatar is None:
        return None
    return Face.model_construct(colour=seat.colour, avatar=seat.avatar)


def levels_note(room: RoomRecord, state: LevelState) -> parts.Message | None:
    """Which levels a quick bot plays for in this room, and why; None if all play themselves."""
    players = {seat.player for seat in room.seats} if room.status == "playing" else set()
    slow = [name for name in levels.NAMES if not levels.level(room.game, name).quick]
    names = [levels.title(name) for name in slow if name in players]
    if state == "ready" or not names or room.daily:
        return None
    return encoding.encode_message(Message(f"room-levels-{state}", levels=names))


def room_info(
    room: RoomRecord, number: int, online: set[int], watching: int, note: parts.Message | None
) -> RoomInfo:
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
        seats=[_seat(seat, seat.seat in online) for seat in room.seats],
        settings=settings(room),
        levels_note=note,
        undo_request=undo_request,
        proposal=_proposal(room),
        luck=shown_luck(room),
        next_luck=shown_next_luck(room),
        watching=watching,
        created_at=room.created_at,
        next=room.next,
        daily=room.daily,
        muted_spectators=[tokens.spectator_mark(room.id, one) for one in room.muted_spectators],
    )


def chat_line(room: str, row: ChatRecord) -> ChatLine:
    """A line of the chat, or an announcement."""
    message = row.message and encoding.MESSAGE.validate_json(row.message)
    return ChatLine(
        number=row.line,
        seat=row.seat,
        name=row.name,
        text=row.text,
        at=row.said_at,
        message=message or None,
        watching=row.watching,
        spectator=row.identity and tokens.spectator_mark(room, row.identity),
    )


def position_view(position: Position, number: int, parts: bool = False) -> PositionView:
    """A position with prompts, legal actions, view and scores; `parts`: with score parts.

    Without possible undos and clocks, which are those of a room.
    """
    seat = position.seat
    legal = position.legal
    scores = position.scores
    prompt, request = prompts(position)
    return PositionView(
        number=number,
        to_act=seat if seat >= 0 else None,
        prompt=prompt,
        request=request,
        legal=list(legal),
        tells=tells(position),
        view=position.view(),
        scores=scores,
        lines=[_score_lines(position, seat, parts) for seat in range(position.seats)],
        undo=[],
        clocks=None,
        result=result(position, scores),
    )


def tells(position: Position) -> list[parts.Message]:
    """The legal actions in words; none if they are many, or if words do not tell them apart.

    The places of a piece differ only on the board.
    """
    codes = position.legal.codes
    texts: dict[str, Message] = {}
    for code in codes.tolist() if len(codes) <= MENU else ():
        text = position.tell(code)
        if texts.setdefault(repr(text), text) is not text:
            return []
    return [encoding.encode_message(text) for text in texts.values()]


def log_is_full() -> Message:
    """The message for a game that ends because its log is full."""
    return Message("room-log-full", most=MOST_ROWS)


def ended(view: PositionView) -> PositionView:
    """The position of a game whose log is full: nothing is left to do."""
    said = encoding.encode_message(log_is_full())
    return replace(
        view,
        to_act=None,
        legal=[],
        tells=[],
        undo=[],
        prompt=said,
        request=said,
    )


def _score_lines(position: Position, seat: int, parts: bool) -> list[ScoreLine]:
    lines = position.explain(seat, parts)
    return position.part(f"lines {seat} {parts}", lines, lambda: encoding.score_lines(lines))


@dataclass(slots=True)
class Changes:
    """How a position differs from the one that clients have, or from nothing."""

    base: int | None
    view: Change
    lines: Change


def changes(before: PositionView | None, after: PositionView) -> Changes:
    """What clients with the position `before` need to draw the one after."""
    if before is None:
        return Changes(None, Put(after.view), Put(after.lines))
    view, lines = difference(before.view, after.view), difference(before.lines, after.lines)
    return Changes(before.number, view, lines)


def event(changes: Changes, after: PositionView, entries: list[LogEntry]) -> server_messages.Event:
    """The message that takes clients to a position."""
    return server_messages.Event(
        number=after.number,
        base=changes.base,
        entries=entries,
        position=_facts(after),
        view=changes.view,
        lines=changes.lines,
    )


def _facts(view: PositionView) -> PositionFacts:
    return PositionFacts(
        number=view.number,
        to_act=view.to_act,
        prompt=view.prompt,
        request=view.request,
        legal=view.legal,
        tells=view.tells,
        scores=view.scores,
        undo=view.undo,
        clocks=view.clocks,
        result=view.result,
    )


def prompts(position: Position) -> tuple[parts.Message, parts.Message]:
    """The prompt, and the request to the player of the seat to act."""
    prompt = encoding.encode_message(position.prompt())
    if position.seat < 0:
        return prompt, prompt
    request = Message("room-your-turn", request=position.request())
    return prompt, encoding.encode_message(request)


def result(position: Position, scores: list[int]) -> Result | None:
    """How the game ended, if it has."""
    if position.seat != OVER:
        return None
    shares = position.shares
    if not any(shares):
        return None
    return Result(scores=scores, shares=[str(share) for share in shares])


def undo_offers(room: RoomRecord, history: History) -> list[UndoOffer]:
    """The undo that each person can have, and the seats that have to agree.

    These are all others who decide for themselves, unless nothing has happened since, and
    everyone else whose moves are taken back: a bot that stands in does not agree for a player.
    A player who has lost the seat cannot agree any more, so those moves stay.
    """
    if room.next is not None or room.published or room.daily:
        return []
    offers = []
    people = [seat for seat in room.seats if seat.kind == "person"]
    for seat in (seat.seat for seat in people if seat.present):
        found = history.last_decision(seat)
        if found is None:
            continue
        to, alone = found
        free, undone = alone or room.undo == "free", history.rows_after(to)
        if not free and any(_of_former_player(room, row) for row in undone):
            continue
        seats = {row.seat for row in undone}
        needs = [
            other.seat
            for other in people
            if not free and other.seat != seat and (other.present or other.seat in seats)
        ]
        offers.append(UndoOffer(seat=seat, to=to, needs=needs))
    return offers


def _of_former_player(room: RoomRecord, row: MoveRecord) -> bool:
    """Whether a player who has lost the seat since made this row."""
    until = None if row.seat is None else room.seats[row.seat].former_until
    return until is not None and row.number <= until


def offers(view: PositionView) -> tuple[Any, ...]:
    """The parts of a position view that change without a move: possible undos and clocks."""
    clocks = view.clocks
    return view.undo, clocks and (clocks.since, clocks.deadline, clocks.remaining)


def clocks(room: RoomRecord, history: History, timer: Timer) -> Clocks | None:
    """The clocks for the current decision, which the timer measures."""
    if room.clock is None or room.clock_seconds is None:
        return None
    seat = history.to_act
    remaining = None
    allowed = float(room.clock_seconds)
    if room.clock == "game":
        remaining = [max(0.0, allowed - spent) for spent in history.spent]
        allowed = remaining[seat] if seat is not None else 0.0
    else:
        allowed = max(0.0, allowed - history.used)
    running = seat is not None and room.seats[seat].player is None
    deadline = timer.since + allowed if running else None
    return Clocks(now=timer.now(), since=timer.since, deadline=deadline, remaining=remaining)
