"""Writes to SQLite in batches: one transaction and one disk sync for all that wait.

One connection of the driver writes them: an engine would cost every action several times more than
the insert itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread

from sqlalchemy.dialects import sqlite

from polis.server.storage.statements import Compiled, Executable, Statement, WriteFailed
from polis.server.storage.turn import Turn

DIALECT = sqlite.dialect(paramstyle="named")


@dataclass(frozen=True, slots=True)
class Waiting:
    """Statements that belong together; the first has to change exactly one row."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[bool]


class Batches:
    """Writes batches; statements that arrive during a sync go into the next batch.

    A thread of its own writes them: an executor would cost every action more than SQLite does.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], turn: Turn) -> None:
        self._connect = connect
        self._turn = turn  # held by every writer of the file
        self._batches: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None  # used by that thread only
        self._compiled: dict[Executable, Compiled] = {}
        self._waiting: list[Waiting] = []
        self._writing = False  # or waiting for the turn
        self._task: asyncio.Task[None] | None = None

    async def write(self, *statements: Statement) -> bool:
        """Carry out and commit; False if the first statement changed nothing, then none did."""
        mine = Waiting(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if not self._writing:
            self._begin()
        return await mine.done

    def _begin(self) -> None:
        """Begin the next batch, as soon as it is the turn of this writer."""
        self._writing = True
        if self._turn.take_at_once():
            self._hand_over()
        else:
            self._task = asyncio.create_task(self._begin_later())

    async def _begin_later(self) -> None:
        await self._turn.take()
        self._hand_over()

    def _hand_over(self) -> None:
        """Give all that waits to the thread."""
        if self._thread is None:
            loop = asyncio.get_running_loop()
            self._thread = Thread(target=self._run, args=(loop,), name="rows", daemon=True)
            self._thread.start()
        batch, self._waiting = self._waiting, []
        self._batches.put(batch)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write batches until there are no more; in the thread."""
        while (batch := self._batches.get()) is not None:
            found = self._try(batch)
            loop.call_soon_threadsafe(self._written_all, batch, found)
        if self._connection is not None:
            self._connection.close()

    def _written_all(self, batch: list[Waiting], found: list[bool | Exception]) -> None:
        """Answer those who wait for a batch, and begin the next one."""
        self._turn.give_back()
        self._writing = False
        for one, result in zip(batch, found, strict=True):
            if one.done.done():
                continue  # the waiting task was cancelled
            if isinstance(result, Exception):
                one.done.set_exception(result)
            else:
                one.done.set_result(result)
        if self._waiting:
            self._begin()

    def _try(self, batch: list[Waiting]) -> list[bool | Exception]:
        """The result of each; if a batch fails, its members are tried one by one."""
        try:
            return list(self._carry_out(batch))
        except Exception as error:
            if len(batch) == 1:
                return [WriteFailed(str(error)) if isinstance(error, sqlite3.Error) else error]
            return [result for one in batch for result in self._try([one])]

    def _carry_out(self, batch: list[Waiting]) -> list[bool]:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        if len(batch) == len(batch[0].statements) == 1:
            return [self._written(connection, batch[0])]  # a statement commits itself
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = [self._written(connection, one) for one in batch]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return found

    def _written(self, connection: sqlite3.Connection, one: Waiting) -> bool:
        first, *rest = one.statements
        try:
            written = self._execute(connection, first).rowcount == 1
        except sqlite3.IntegrityError:
            # SQLite rolls back only this statement; the transaction goes on.
            return False
        for statement in rest if written else ():
            self._execute(connection, statement)
        return written

    def _execute(self, connection: sqlite3.Connection, statement: Statement) -> sqlite3.Cursor:
        executable, values = statement
        compiled = self._compiled.get(executable)
        if compiled is None:
            compiled = self._compiled[executable] = Compiled(executable, DIALECT)
        return connection.execute(compiled.text, compiled.all_values(values))

    async def close(self) -> None:
        """Write what still waits, then close the file."""
        while self._writing:
            await asyncio.sleep(0.001)
        if self._thread is not None:
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)
