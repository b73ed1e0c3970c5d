"""One WebSocket connection of a browser, from `hello` to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json
from starlette.types import Receive, Scope, Send

from polis.core.errors import PolisError
from polis.server import tokens
from polis.server.gate.addresses import client_address
from polis.server.gate.bodies import holds_more
from polis.server.gate.rate_limits import Bucket
from polis.server.live_protocol import OUTBOX
from polis.server.metrics import CONNECTIONS, ERRORS, FAILURES, REFUSED, answering
from polis.server.outbox import Outbox
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.protocol.parts import Part
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms import daily, queries
from polis.server.rooms.commands import COMMANDS
from polis.server.rooms.history import MOST_ROWS
from polis.server.rooms.people.seats import keep_seats
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.records import RoomRecord
from polis.text.message import Message

LOG = logging.getLogger("polis.live")

# Close codes of our own, as the standard keeps 4000 to 4999 for applications.
BAD_HELLO, TOO_OLD, NOT_HERE, TOO_MANY = 4000, 4001, 4003, 4029
GOING_AWAY, FAULT = 1001, 1011

HELLO_SECONDS = 20.0
CLOSE_SECONDS = 1.0  # for sending the reason of a close to a client that may not read
VALUES = 100  # in one message; a game's longest has a few dozen
MISTAKES = 50  # bad messages in a row before the connection is closed

QUERIES = (
    client_messages.Preview,
    client_messages.WhyNot,
    client_messages.Hint,
    client_messages.Explain,
    client_messages.ReadState,
    client_messages.ReadLog,
)
MOVES = (
    client_messages.Act,
    client_messages.Undo,
    client_messages.Answer,
    client_messages.Contribute,
)


class Disconnected(Exception):
    """The client has closed the connection."""


class Closed(Exception):
    """Closes the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One client of one room; it speaks ASGI itself, because every message passes here."""

    def __init__(self, services: Services, scope: Scope, receive: Receive, send: Send) -> None:
        config = services.config
        self._services = services
        self._asgi_receive = receive
        self._asgi_send = send
        self._hashes: set[str] = set()
        self._outbox: Outbox = scope["extensions"][OUTBOX]
        self._all = Bucket(config.messages_per_second, 2 * config.messages_per_second)
        self._asks = Bucket(config.asks_per_second, 3 * config.asks_per_second)
        self._changes = Bucket(config.changes_per_second, 10 * config.changes_per_second)
        self._address = client_address(scope)
        self._mistakes = 0
        self._tasks: set[asyncio.Task[None]] = set()  # hints, and the end of the connection
        self._knows_removal = False  # whether this client was notified that it lost its seat
        self.seats: list[int] = []
        self.host = False

    # As the room knows it ------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send an encoded message; a client that does not read is disconnected."""
        self._outbox.put(frame)

    def _say(self, message: Part) -> None:
        self.send(encoding.frame(message))

    def welcome(self, room: RoomRecord) -> bool:
        """Update which seats this connection's tokens hold; return whether that has changed."""
        before = (self.seats, self.host)
        self.seats = [seat.seat for seat in room.seats if seat.held_by(self._hashes)]
        self.host = room.hosted_by(self._hashes)
        removed = any(seat.former_hash in self._hashes for seat in room.seats)
        if not self._may_stay(room):
            self._say(_error("room-removed-you" if removed else "room-no-spectators"))
            self._begin(self._close(NOT_HERE))
        elif removed and not self._knows_removal:
            self._knows_removal = True
            said = encoding.encode_message(Message("room-removed-you"))
            self._say(server_messages.Notice(message=said))
        return before != (self.seats, self.host)

    def _may_stay(self, room: RoomRecord) -> bool:
        """Whether this client may watch: players, and before the game all who could take a seat."""
        return bool(self.seats) or self.host or room.spectators or room.status == "open"

    # From beginning to end -----------------------------------------------------------------------

    async def serve(self) -> None:
        """Receive and answer until one side closes."""
        await self._asgi_receive()  # the request to connect
        await self._asgi_send({"type": "websocket.accept"})
        CONNECTIONS.inc()
        code = GOING_AWAY
        try:
            # A task of its own, because this one wakes up through all layers of the application.
            code = await asyncio.create_task(self._listen())
        except Exception:
            code = FAULT
            FAILURES.inc()
            LOG.exception("a connection ended with a fault")
        finally:
            CONNECTIONS.dec()
            for task in self._tasks:
                task.cancel()
            await self._close(code)

    async def _close(self, code: int) -> None:
        """Close after the frames that wait, or at once if the client does not read them."""
        self._outbox.finish()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._asgi_send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self._outbox.abort()
        except (OSError, RuntimeError):
            pass  # it is closed already

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while other messages are answered."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> int:
        """Answer messages until the end; return the code with which to close."""
        try:
            room = await self._hello()
            try:
                await self._enter(room)
                while True:
                    await self._handle(room, await self._receive())
            finally:
                await room.leave(self)
        except PolisError as error:
            self._say(server_messages.Error(reason=encoding.encode_message(error.message)))
            return NOT_HERE
        except Disconnected:
            return 1000
        except Closed as closed:
            return closed.code

    async def _enter(self, room: Room) -> None:
        async with room.lock:
            self.welcome(room.row)
            if not self._may_stay(room.row):
                raise Closed(NOT_HERE)
            await room.enter(self)
            await keep_seats(room, self)

    async def _hello(self) -> Room:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            raise Closed(NOT_HERE) from None
        if not isinstance(message, client_messages.Hello):
            self._say(_error("live-hello-first"))
            raise Closed(BAD_HELLO)
        if message.protocol != server_messages.PROTOCOL:
            self._say(server_messages.Reload())
            raise Closed(TOO_OLD)
        self._hashes = {tokens.hashed(token) for token in message.tokens}
        room = await self._services.rooms.get(message.room)
        self._services.builds.first(room.row.game)
        if room.number < message.seen < MOST_ROWS:
            async with room.lock:
                await room.refresh()  # another process may have stored what the client has seen
        return room

    async def _receive(self) -> server_messages.ClientMessage:
        """The next valid message; errors are answered here."""
        while True:
            packet = await self._asgi_receive()
            if packet["type"] == "websocket.disconnect":
                raise Disconnected
            text = packet.get("text")
            if not self._all.take():
                self._mistake("live-too-many", text)
                continue
            if text is None:
                self._mistake("live-not-text")
                continue
            if len(text) > VALUES and holds_more(text.encode(), VALUES):
                self._mistake("live-too-many-values")
                continue
            try:
                message = server_messages.CLIENT.validate_json(text)
            except ValidationError as error:
                self._mistake("live-not-understood", text, error)
                continue
            self._mistakes = 0
            return message

    def _mistake(
        self, key: str, text: str | None = None, error: ValidationError | None = None
    ) -> None:
        """Answer a message that is not carried out, with its id if it has one."""
        ERRORS.inc()
        self._mistakes += 1
        self._say(_error(key, error, _id_of(text)))
        if self._mistakes >= MISTAKES:
            raise Closed(TOO_MANY)

    # Messages ------------------------------------------------------------------------------------

    async def _handle(self, room: Room, message: server_messages.ClientMessage) -> None:
        if isinstance(message, client_messages.Ping):
            self._say(server_messages.Pong())
            return
        if isinstance(message, client_messages.Hello):
            self._mistake("live-hello-once")
            return
        excess = self._excess(message)
        if excess is not None:
            self._refuse(message, excess)
        elif isinstance(message, client_messages.Hint):
            # In a task: other messages are answered while the bot thinks.
            self._begin(self._answer(room, message))
        else:
            await self._answer(room, message)

    def _excess(self, message: client_messages.Request) -> str | None:
        """The key of the reason why a message is beyond the limits, if it is."""
        limits, address = self._services, self._address
        if isinstance(message, QUERIES):
            within = self._asks.take() and limits.asks.take(address)
            return None if within else "live-too-many-asks"
        if isinstance(message, MOVES):
            return None if limits.moves.take(address) else "live-too-many-moves"
        within = self._changes.take() and limits.changes.take(address)
        return None if within else "live-too-many-changes"

    def _refuse(self, message: client_messages.Request, key: str) -> None:
        reason = encoding.encode_message(Message(key))
        self._say(server_messages.Refused(id=message.id, reason=reason))

    async def _answer(self, room: Room, message: client_messages.Request) -> None:
        began = time.perf_counter()
        try:
            self._say(await self._carry_out(room, message))
        except PolisError as error:
            REFUSED.labels(message.type).inc()  # type: ignore[attr-defined]
            number = room.number if isinstance(error, StaleRequest) else None
            reason = encoding.encode_refusal(error.message)
            self._say(server_messages.Refused(id=message.id, reason=reason, number=number))
        except Exception:
            FAILURES.inc()
            LOG.exception("a message could not be answered", extra={"room": room.id})
            fault = encoding.encode_message(Message("live-fault"))
            self._say(server_messages.Error(id=message.id, reason=fault))
        seconds = time.perf_counter() - began
        answering(message.type).observe(seconds)  # type: ignore[attr-defined]

    async def _carry_out(self, room: Room, message: client_messages.Request) -> Part:
        if isinstance(message, client_messages.Hint):
            _check_daily(room, message)
            return await queries.hint(room, self, message, self._services.pool)
        if isinstance(message, client_messages.Preview):
            return queries.preview(room, message)
        if isinstance(message, client_messages.WhyNot):
            return queries.why_not(room, message)
        if isinstance(message, client_messages.Explain):
            return queries.explain(room, message)
        if isinstance(message, client_messages.ReadState):
            return room.state(self, message.id)
        if isinstance(message, client_messages.ReadLog):
            return await queries.read_log(room, message)
        return await self._do(room, message)

    async def _do(self, room: Room, message: client_messages.Request) -> Part:
        result = None
        _check_daily(room, message)
        async with room.lock:
            try:
                result = await COMMANDS[type(message)](room, self, message)
            except StaleRequest:
                # The newer row may be this very request, sent before.
                if message.id not in room.history.ids:
                    raise
        number = room.history.ids.get(message.id, room.number)
        return result or server_messages.Ack(id=message.id, number=max(0, number))


def _check_daily(room: Room, message: client_messages.Request) -> None:
    """Refuse what a daily game does not allow."""
    reason = daily.refusal(room.row, message)
    if reason is not None:
        raise RequestRefused(reason)


def _id_of(text: str | None) -> str | None:
    """The id in a message that cannot be read otherwise, so that its sender does not wait."""
    with contextlib.suppress(ValueError):
        message = from_json(text or "")
        return client_messages.WithId.model_validate(message).id
    return None


def _error(
    key: str, error: ValidationError | None = None, request: str | None = None
) -> server_messages.Error:
    if error is None:
        return server_messages.Error(id=request, reason=encoding.encode_message(Message(key)))
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:200]
    message = Message("live-not-understood", place=place or "–", error=first["msg"][:200])
    return server_messages.Error(id=request, reason=encoding.encode_message(message))
