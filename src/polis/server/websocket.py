"""One WebSocket connection of a browser, from `hello` to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from polis.core.errors import PolisError
from polis.server import tokens
from polis.server.gate.rate_limits import Bucket
from polis.server.metrics import ANSWERING, CONNECTIONS, ERRORS, FAILURES, LOST, REFUSED
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.rooms import queries
from polis.server.rooms.commands import COMMANDS
from polis.server.rooms.room import RequestRefused, Room, StaleRequest
from polis.server.services import Services
from polis.server.storage.records import RoomRecord
from polis.text.message import Message

LOG = logging.getLogger("polis.live")

# Close codes of our own, as the standard keeps 4000 to 4999 for applications.
BAD_HELLO, TOO_OLD, NOT_HERE, TOO_SLOW, TOO_MANY = 4000, 4001, 4003, 4008, 4029
GOING_AWAY, FAULT = 1001, 1011

UNSENT = 256  # messages that may wait for a slow client
HELLO_SECONDS = 20.0
MISTAKES = 50  # bad messages in a row before the connection is closed

QUERIES = (
    client_messages.Preview,
    client_messages.WhyNot,
    client_messages.Hint,
    client_messages.Explain,
)


class Closed(Exception):
    """Closes the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One client of one room."""

    def __init__(self, services: Services, socket: WebSocket) -> None:
        config = services.config
        self._services = services
        self._socket = socket
        self._hashes: set[str] = set()
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue(UNSENT)
        self._all = Bucket(config.messages_per_second, 2 * config.messages_per_second)
        self._asks = Bucket(config.asks_per_second, 3 * config.asks_per_second)
        self._mistakes = 0
        self._hints: set[asyncio.Task[None]] = set()
        self.seats: list[int] = []
        self.host = False

    # As the room knows it ------------------------------------------------------------------------

    def send(self, message: BaseModel | str) -> None:
        """Queue a message, which may be JSON already; a full queue closes the connection."""
        text = message if isinstance(message, str) else message.model_dump_json()
        try:
            self._unsent.put_nowait(text)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Close without sending the queued messages."""
        while not self._unsent.empty():
            self._unsent.get_nowait()
        self._unsent.put_nowait(None)

    def _finish(self) -> None:
        """Close after sending the queued messages."""
        try:
            self._unsent.put_nowait(None)
        except asyncio.QueueFull:
            self.end()

    def welcome(self, room: RoomRecord) -> bool:
        """Update which seats this connection's tokens hold; return whether that has changed."""
        before = (self.seats, self.host)
        self.seats = [seat.seat for seat in room.seats if seat.token_hash in self._hashes]
        self.host = room.host_hash in self._hashes
        if not self._may_stay(room):
            self.send(
                server_messages.Error(reason=encoding.encode_message(Message("room-no-spectators")))
            )
            self._finish()
        return before != (self.seats, self.host)

    def _may_stay(self, room: RoomRecord) -> bool:
        """Whether this client may watch: players, and before the game all who could take a seat."""
        return bool(self.seats) or self.host or room.spectators or room.status == "open"

    # From beginning to end -----------------------------------------------------------------------

    async def serve(self) -> None:
        """Receive and answer until one side closes."""
        await self._socket.accept()
        sender = asyncio.create_task(self._send_all())
        listener = asyncio.create_task(self._listen())
        CONNECTIONS.inc()
        try:
            await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
        finally:
            CONNECTIONS.dec()
            for task in (sender, listener, *self._hints):
                task.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(self._code(listener))

    def _code(self, listener: asyncio.Task[None]) -> int:
        if listener.cancelled():
            return GOING_AWAY if self._services.closing else TOO_SLOW
        error = listener.exception()
        if error is None or isinstance(error, Closed):
            return 1000 if error is None else error.code
        FAILURES.inc()
        LOG.error("a connection ended with a fault", exc_info=error)
        return FAULT

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._unsent.get()) is not None:
                await self._socket.send_text(text)

    async def _flush(self) -> None:
        """Wait until the last messages are sent, for half a second at most."""
        for _ in range(50):
            if self._unsent.empty():
                break
            await asyncio.sleep(0.01)

    async def _listen(self) -> None:
        try:
            room = await self._hello()
        except (PolisError, TimeoutError) as error:
            if isinstance(error, PolisError):
                self.send(server_messages.Error(reason=encoding.encode_message(error.message)))
            await self._flush()
            raise Closed(NOT_HERE) from None
        except Closed:
            await self._flush()
            raise
        try:
            async with room.lock:
                self.welcome(room.row)
                if not self._may_stay(room.row):
                    await self._flush()
                    raise Closed(NOT_HERE)
                await room.enter(self)
            while True:
                await self._handle(room, await self._receive())
        except WebSocketDisconnect:
            pass
        except Closed:
            await self._flush()
            raise
        finally:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(room.leave(self))

    async def _hello(self) -> Room:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await self._receive()
        if not isinstance(message, client_messages.Hello):
            self.send(_error("live-hello-first", None))
            raise Closed(BAD_HELLO)
        if message.protocol != server_messages.PROTOCOL:
            self.send(server_messages.Reload())
            raise Closed(TOO_OLD)
        self._hashes = {tokens.hashed(token) for token in message.tokens}
        row = await self._services.store.room(message.room)
        if row is None:
            raise RequestRefused(Message("room-unknown", room=message.room))
        ready = self._services.readiness[row.game]
        if not ready.ready:
            self._services.pool.prioritise(row.game)
            said = Message("room-preparing", game=ready.title)
            self.send(server_messages.Notice(message=encoding.encode_message(said)))
            await ready.wait()
        room = await self._services.rooms.get(message.room)
        if message.seen > room.number:
            async with room.lock:
                await room.refresh()
            if message.seen > room.number:
                LOST.inc()
                LOG.error("a client has seen rows that are not stored", extra={"room": room.id})
        return room

    async def _receive(self) -> server_messages.ClientMessage:
        """The next valid message; errors are answered here."""
        while True:
            packet = await self._socket.receive()
            if packet["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(packet.get("code", 1000))
            if not self._all.take():
                self._mistake("live-too-many", None)
                continue
            text = packet.get("text")
            if text is None:
                self._mistake("live-not-text", None)
                continue
            try:
                message = server_messages.CLIENT.validate_json(text)
            except ValidationError as error:
                self._mistake("live-not-understood", error)
                continue
            self._mistakes = 0
            return message

    def _mistake(self, key: str, error: ValidationError | None) -> None:
        ERRORS.inc()
        self._mistakes += 1
        self.send(_error(key, error))
        if self._mistakes >= MISTAKES:
            raise Closed(TOO_MANY)

    # Messages ------------------------------------------------------------------------------------

    async def _handle(self, room: Room, message: server_messages.ClientMessage) -> None:
        if isinstance(message, client_messages.Ping):
            self.send(server_messages.Pong())
            return
        if isinstance(message, client_messages.Hello):
            self._mistake("live-hello-once", None)
            return
        if isinstance(message, QUERIES) and not self._asks.take():
            reason = encoding.encode_message(Message("live-too-many-asks"))
            self.send(server_messages.Refused(id=message.id, reason=reason))
        elif isinstance(message, client_messages.Hint):
            # In a task: other messages are answered while the bot thinks.
            task = asyncio.create_task(self._answer(room, message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            await self._answer(room, message)

    async def _answer(self, room: Room, message: client_messages.Request) -> None:
        began = time.perf_counter()
        try:
            self.send(await self._carry_out(room, message))
        except PolisError as error:
            REFUSED.labels(message.type).inc()  # type: ignore[attr-defined]
            state = await room.state(self) if isinstance(error, StaleRequest) else None
            reason = encoding.encode_message(error.message)
            self.send(server_messages.Refused(id=message.id, reason=reason, state=state))
        except Exception:
            FAILURES.inc()
            LOG.exception("a message could not be answered", extra={"room": room.id})
            self.send(
                server_messages.Error(
                    id=message.id, reason=encoding.encode_message(Message("live-fault"))
                )
            )
        seconds = time.perf_counter() - began
        ANSWERING.labels(message.type).observe(seconds)  # type: ignore[attr-defined]

    async def _carry_out(self, room: Room, message: client_messages.Request) -> BaseModel:
        if isinstance(message, client_messages.Hint):
            return await queries.hint(room, message, self._services.pool)
        if isinstance(message, client_messages.Preview):
            return queries.preview(room, message)
        if isinstance(message, client_messages.WhyNot):
            return queries.why_not(room, message)
        if isinstance(message, client_messages.Explain):
            return queries.explain(room, message)
        # Shielded: a stored action is broadcast even if its sender disconnects.
        return await asyncio.shield(self._do(room, message))

    async def _do(self, room: Room, message: client_messages.Request) -> BaseModel:
        result = None
        async with room.lock:
            try:
                result = await COMMANDS[type(message)](room, self, message)
            except StaleRequest:
                # The newer row may be this very request, sent before.
                if message.id not in room.history.ids:
                    raise
        number = room.history.ids.get(message.id, room.number)
        return result or server_messages.Ack(id=message.id, number=max(0, number))


def _error(key: str, error: ValidationError | None) -> server_messages.Error:
    if error is None:
        return server_messages.Error(reason=encoding.encode_message(Message(key)))
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:200]
    message = Message("live-not-understood", place=place or "–", error=first["msg"][:200])
    return server_messages.Error(reason=encoding.encode_message(message))
