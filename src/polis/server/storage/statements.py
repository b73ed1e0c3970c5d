"""Statements that write, as the drivers of the databases carry them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Dialect, Insert, Update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

Executable = Insert | Update
Statement = tuple[Executable, Mapping[str, Any]]


class WriteFailed(SQLAlchemyError):
    """The database has refused to write; unlike the driver's error, it quotes no values."""


class Compiled:
    """A statement as text for one database, with the names of its values in order."""

    def __init__(self, executable: Executable, dialect: Dialect) -> None:
        compiled = executable.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text = compiled.string
        self.names = list(compiled.positiontup or compiled.params)
        self._constants = {
            name: value for name, value in compiled.params.items() if value is not None
        }

    def all_values(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """The given values, and constants that are part of the statement."""
        return {**self._constants, **values} if self._constants else values
