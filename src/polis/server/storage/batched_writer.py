"""Writes of moves to SQLite in batches: one transaction and one disk sync for all that wait."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import IntegrityError

Statement = tuple[Executable, Mapping[str, Any]]


@dataclass(frozen=True)
class Waiting:
    """Statements that belong together; the first has to change exactly one row."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[bool]


class Batches:
    """Writes batches; statements that arrive during a sync go into the next batch."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self._engine = engine
        self._turn = turn  # held by every writer of the file
        self._thread = ThreadPoolExecutor(1, "rows")
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, *statements: Statement) -> bool:
        """Carry out and commit; False if the first statement changed nothing, then none did."""
        mine = Waiting(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await mine.done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting, []
                found = await loop.run_in_executor(self._thread, self._try, batch)
            for one, result in zip(batch, found, strict=True):
                if one.done.done():
                    continue  # the waiting task was cancelled
                if isinstance(result, Exception):
                    one.done.set_exception(result)
                else:
                    one.done.set_result(result)

    def _try(self, batch: list[Waiting]) -> list[bool | Exception]:
        """The result of each; if a batch fails, its members are tried one by one."""
        try:
            return list(self._carry_out(batch))
        except Exception as error:
            if len(batch) == 1:
                return [error]
            return [result for one in batch for result in self._try([one])]

    def _carry_out(self, batch: list[Waiting]) -> list[bool]:
        found = []
        with self._engine.begin() as connection:
            for one in batch:
                try:
                    first, *rest = one.statements
                    written = connection.execute(*first).rowcount == 1
                except IntegrityError:
                    # SQLite rolls back only this statement; the transaction goes on.
                    written = False
                for statement in rest if written else ():
                    connection.execute(*statement)
                found.append(written)
        return found

    async def close(self) -> None:
        """Write what still waits, then close the file."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        self._engine.dispose()
