"""What sentences and logs must not contain: passwords of addresses, values of SQL statements."""

from __future__ import annotations

import re

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

HIDDEN = "***"
IN_QUERY = re.compile(r"(?<=[?&])(\w*pass\w*=)[^&]*", re.IGNORECASE)
BEFORE_HOST = re.compile(r"^([a-z][a-z0-9+.-]*:/+|/*).*@", re.IGNORECASE | re.DOTALL)
NO_HOST = re.compile(r"^((?:[a-z][a-z0-9+.-]*:/+)?[^/:?]*:)(?!\d+([/?]|$))[^/\\?]+", re.IGNORECASE)
ARGUMENT = re.compile(r"(query argument \$\d+): .*", re.DOTALL)


def without_password(address: str) -> str:
    """An address of a database or of Redis, mistyped or not, without user and password."""
    if address.startswith("sqlite:"):
        return address
    shown = IN_QUERY.sub(rf"\1{HIDDEN}", address)
    if "@" in shown:
        return BEFORE_HOST.sub(rf"\1{HIDDEN}@", shown)
    return NO_HOST.sub(rf"\1{HIDDEN}", shown)


def hide_values(engine: Engine) -> None:
    """Remove values from the engine's errors that `hide_parameters` of SQLAlchemy leaves there."""

    @event.listens_for(engine, "handle_error")
    def on_error(context: ExceptionContext) -> None:
        error: BaseException | None = context.sqlalchemy_exception or context.original_exception
        while error is not None:
            if getattr(error, "detail", None):  # of asyncpg: quotes keys or whole rows
                error.detail = None  # type: ignore[attr-defined]
            error.args = tuple(
                ARGUMENT.sub(r"\1", arg) if isinstance(arg, str) else arg for arg in error.args
            )
            error = error.__cause__ or getattr(error, "orig", None)
