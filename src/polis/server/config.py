"""How a server is set up: flags of `polis serve` and variables of the environment."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from polis.core.errors import UsageError
from polis.core.sheet import NO, YES
from polis.text.message import Message

LOOPBACK = ("localhost", "127.0.0.1", "::1")
DAY = 24 * 3600.0

NAME = re.compile(r"[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?")


def data_folder() -> Path:
    """The user's folder for what must not get lost."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "polis"


def default_database() -> str:
    """The SQLite file of a server that runs for one person or a club."""
    return f"sqlite:///{data_folder() / 'polis.sqlite'}"


@dataclass(frozen=True)
class Config:
    """Everything that can be set; each field also by an environment variable POLIS_<FIELD>."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the first that is free."""
    database: str = field(default_factory=default_database)
    redis: str | None = None
    names: tuple[str, ...] = ()
    """Names under which browsers reach the server, besides addresses and localhost."""
    verbose: bool = False
    """Whether the log also tells what goes well."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    most_wait: float = 10.0
    """Nobody waits longer for a bot, in seconds."""
    bot_pause: float = 0.4
    """Seconds from a move to a bot's answer at least, so that people see one after the other."""
    message_bytes: int = 16_384
    body_bytes: int = 500_000
    messages_per_second: float = 20.0
    """For each connection, in the long run; twice as many at once."""
    asks_per_second: float = 8.0
    """Previews, reasons, hints: for each connection."""
    requests_per_second: float = 50.0
    """For each address: HTTP requests and new connections."""
    connections_per_address: int = 400
    rooms_per_minute: float = 30.0
    """New rooms for each address."""
    analyses_per_minute: float = 60.0
    """Parts of analyses for each address, a sixth of them at once; each takes two seconds of a bot
    worker that would be idle."""
    poll_seconds: float = 2.0
    """How often rooms with somebody in them are compared with the database, where others may
    write to it too; a message lost between processes costs this much time."""
    open_room_days: float = 2.0
    idle_room_days: float = 60.0
    over_room_days: float = 180.0

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same rooms."""
        return self.redis is not None or self.database.startswith("postgresql")


def from_environment(**given: Any) -> Config:
    """The settings of the environment, then those given that are not None."""
    found: dict[str, Any] = {}
    for setting in fields(Config):
        text = os.environ.get(f"POLIS_{setting.name.upper()}")
        if text:
            found[setting.name] = _read(setting.name, str(setting.type), text)
    found |= {key: value for key, value in given.items() if value is not None}
    for name in found.get("names", ()):
        if not NAME.fullmatch(name):
            raise UsageError(Message("serve-name", name=name))
    found["names"] = tuple(name.lower() for name in found.get("names", ()))  # as browsers do
    return Config(**found)


def _read(name: str, kind: str, text: str) -> Any:
    """A setting as its kind wants it, or one sentence about what it should be."""
    if kind == "tuple[str, ...]":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    wanted, read = READERS.get(kind, ("", str))
    try:
        return read(text)
    except ValueError:
        raise UsageError(
            Message(
                "serve-setting", name=f"POLIS_{name.upper()}", value=text, wanted=Message(wanted)
            )
        ) from None


def _flag(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError(text)
    return text.lower() in YES


def _whole(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _port(text: str) -> int:
    if not 0 <= int(text) <= 65535:
        raise ValueError(text)
    return int(text)


def _number(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:  # nor a number that is none
        raise ValueError(text)
    return number


READERS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "bool": ("serve-wants-flag", _flag),
    "int": ("serve-wants-whole", _whole),
    "int | None": ("serve-wants-port", _port),
    "float": ("serve-wants-number", _number),
}
