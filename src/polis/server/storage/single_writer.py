"""Writes to PostgreSQL by its driver.

An action is one statement and one round trip. An engine would need three (begin, insert, commit)
and cost several times more than the insert itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import asyncpg
from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from polis.server.storage.statements import Compiled, Executable, Statement, WriteFailed

CONNECTIONS = 10
DIALECT: Any = dialect()  # type: ignore[no-untyped-call]


async def _keep(connection: Any) -> None:
    """Reset nothing when a connection goes back: these statements leave nothing behind."""


class Singles:
    """Writes rows over connections of its own."""

    def __init__(self, url: URL) -> None:
        self._options: Mapping[str, Any] = DIALECT.create_connect_args(url)[1]
        self._pool: Any = None  # asyncpg has no types
        self._opening = asyncio.Lock()
        self._compiled: dict[Executable, Compiled] = {}

    async def write(self, *statements: Statement) -> bool:
        """Carry out and commit; False if the first statement changed nothing, then none did."""
        pool = self._pool or await self._open()
        try:
            async with pool.acquire() as connection:
                if len(statements) == 1:
                    return await self._execute(connection, statements[0])
                async with connection.transaction():
                    first, *rest = statements
                    if not await self._execute(connection, first):
                        return False
                    for statement in rest:
                        await self._execute(connection, statement)
                return True
        except asyncpg.IntegrityConstraintViolationError:
            return False
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise WriteFailed(f"{type(error).__name__}: {error.args[0]}") from None

    async def _open(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    **self._options, min_size=1, max_size=CONNECTIONS, reset=_keep
                )
        return self._pool

    async def _execute(self, connection: Any, statement: Statement) -> bool:
        """Whether the statement has changed exactly one row."""
        executable, values = statement
        compiled = self._compiled.get(executable)
        if compiled is None:
            compiled = self._compiled[executable] = Compiled(executable, DIALECT)
        values = compiled.all_values(values)
        given = [values[name] for name in compiled.names]
        status: str = await connection.execute(compiled.text, *given)
        return status.endswith(" 1")

    async def close(self) -> None:
        """Close all connections."""
        if self._pool is not None:
            await self._pool.close()
