"""The server's configuration: variables of the environment and options of `polis serve`."""

from __future__ import annotations

import os
import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from polis import folders
from polis.core.errors import UsageError
from polis.text.message import Message

LOOPBACK = ("localhost", "127.0.0.1", "::1")
DAY = 24 * 3600.0

NAME = re.compile(r"[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?")


def default_database() -> str:
    """The SQLite file of a server that runs for one person or a club."""
    return f"sqlite:///{folders.data_folder() / 'polis.sqlite'}"


def _host_names(value: Any) -> tuple[str, ...]:
    """Names from a list or a text with commas, in lower case as browsers send them."""
    parts = value.split(",") if isinstance(value, str) else value
    names = tuple(part.strip() for part in parts if part.strip())
    for name in names:
        if not NAME.fullmatch(name):
            raise UsageError(Message("serve-name", name=name))
    return tuple(name.lower() for name in names)


Whole = Annotated[int, Field(ge=1)]
Port = Annotated[int, Field(ge=0, le=65535)]
Number = Annotated[float, Field(gt=0, allow_inf_nan=False)]
HostNames = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_host_names)]


class Config(BaseSettings):
    """Every setting; the environment variable POLIS_<FIELD> sets one unless it is given here."""

    model_config = SettingsConfigDict(env_prefix="POLIS_", env_ignore_empty=True, frozen=True)

    host: str = "127.0.0.1"
    port: Port | None = None
    """None: the first free one."""
    database: str = Field(default_factory=default_database)
    redis: str | None = None
    names: HostNames = ()
    """Names under which browsers reach the server, besides addresses and localhost."""
    verbose: bool = False
    """Whether successes are logged as well."""
    bot_workers: Whole = max(1, (os.cpu_count() or 2) - 1)
    most_wait: Number = 10.0
    """The longest wait for a bot, in seconds."""
    bot_pause: Number = 0.4
    """The shortest time from a move to a bot's answer, in seconds, so that people can follow."""
    message_bytes: Whole = 16_384
    body_bytes: Whole = 500_000
    messages_per_second: Number = 20.0
    """For each connection, in the long run; twice as many at once."""
    asks_per_second: Number = 8.0
    """Previews, reasons, hints: for each connection."""
    requests_per_second: Number = 50.0
    """For each address: HTTP requests and new connections."""
    connections_per_address: Whole = 400
    rooms_per_minute: Number = 30.0
    """New rooms for each address."""
    analyses_per_minute: Number = 60.0
    """Parts of analyses for each address, a sixth of them at once; each takes two seconds of an
    idle bot worker."""
    poll_seconds: Number = 2.0
    """How often open rooms are compared with the database if other processes may write to it; a
    message lost between processes costs this much time."""
    open_room_days: Number = 2.0
    idle_room_days: Number = 60.0
    over_room_days: Number = 180.0

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same rooms."""
        return self.redis is not None or self.database.startswith("postgresql")


WANTED = {
    bool: "serve-wants-flag",
    int: "serve-wants-whole",
    float: "serve-wants-number",
    type(None): "serve-wants-port",
}
"""What a setting has to be, by the type of its default."""


def from_environment(**given: Any) -> Config:
    """The settings given that are not None, the others from the environment."""
    try:
        return Config(**{key: value for key, value in given.items() if value is not None})
    except ValidationError as error:
        raise _usage_error(error.errors()[0]) from None


def _usage_error(error: ErrorDetails) -> UsageError:
    """The sentence about the first setting that cannot be used."""
    raised = error.get("ctx", {}).get("error")
    if isinstance(raised, UsageError):
        return raised
    name, value = str(error["loc"][0]), str(error["input"])
    wanted = Message(WANTED[type(Config.model_fields[name].default)])
    setting = f"POLIS_{name.upper()}"
    return UsageError(Message("serve-setting", name=setting, value=value, wanted=wanted))
