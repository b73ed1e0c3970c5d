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
    stand_in_pause: Number = 1.0
    """The shortest time before a bot moves for a player, in seconds: the player may come back."""
    message_bytes: Whole = 16_384
    body_bytes: Whole = 500_000
    """Of the longest body; most routes take less, see `gate.bodies`."""
    body_bytes_per_second: Number = 200_000.0
    """Bodies of each address in the long run, ten times as many at once."""
    messages_per_second: Number = 20.0
    """For each connection, in the long run; twice as many at once."""
    asks_per_second: Number = 8.0
    """Previews, reasons, hints: for each connection."""
    changes_per_second: Number = 1.0
    """Chat lines, names, settings and seats: for each connection in the long run, ten at once."""
    address_changes_per_second: Number = 10.0
    """The same for all connections of an address, ten times as many at once."""
    address_moves_per_second: Number = 100.0
    """Moves, undos and answers to undos of all connections of an address, twice as many at once:
    forty people who make two moves a second."""
    address_asks_per_second: Number = 200.0
    """Previews, reasons, hints of all connections of an address, three times as many at once."""
    erasures_per_minute: Number = 10.0
    """Requests to erase a person's names or to renew a secret: for each address, as many at
    once."""
    requests_per_second: Number = 50.0
    """For each address: HTTP requests and new connections; four times as many files of pages."""
    connections: Whole = 10_000
    """Open connections in all, WebSockets among them."""
    connections_per_address: Whole = 400
    header_seconds: Number = 15.0
    """The longest wait for the headers of a request."""
    body_seconds: Number = 30.0
    """The longest wait for the body of a request."""
    read_seconds: Number = 30.0
    """How often it is checked that a client reads its answer, at least 1,000 bytes a second."""
    waiting_bytes: Whole = 200_000_000
    """Of all bodies that arrive and answers that are read; beyond it, whoever has taken longest is
    dropped."""
    waiting_bytes_per_address: Whole = 40_000_000
    rooms_per_minute: Number = 30.0
    """New rooms for each address."""
    joins_per_minute: Number = 40.0
    """Open seats that each address may take, as many at once."""
    daily_attempts_per_address: Whole = 30
    """Attempts at a day's game of one kind for each address; a person has one."""
    analyses_per_minute: Number = 60.0
    """Parts of analyses for each address, a sixth of them at once; each takes two seconds of an
    idle bot worker."""
    upload_workers: Whole = 1
    """Processes that read uploaded logs, started when the first one comes."""
    upload_seconds: Number = 10.0
    """The longest time for reading an uploaded log, after which its process is killed."""
    upload_seconds_per_minute: Number = 20.0
    """Seconds of these processes for each address, as many at once."""
    uploads_per_address: Whole = 6
    """Uploaded logs of one address that may wait."""
    uploads_waiting: Whole = 60
    """Uploaded logs that may wait in all."""
    uploaded_bytes_per_day: Whole = 10_000_000
    """Bytes of uploaded logs that are stored with rooms, for each address, as many at once."""
    poll_seconds: Number = 2.0
    """How often open rooms are compared with the database if other processes may write to it; a
    message lost between processes costs this much time."""
    absence_seconds: Number = 60.0
    """How long a player has to be away until others may let a bot play, and how long the host then
    waits for a return before the seat is given away for good."""
    push: bool = True
    """Whether browsers can be notified of a turn through their push services."""
    vapid_key: str | None = None
    """A file with the private key (PEM, P-256) that signs notices; None: one in the database."""
    push_contact: str | None = None
    """How push services reach the operator, mailto:… or https://…; None: the first name."""
    push_loopback: bool = False
    """For tests: also push services on this machine, by plain http."""
    push_subscriptions: Whole = 20_000
    """Browsers that can be notified, in all; of one person, the last five."""
    push_subscriptions_per_minute: Number = 30.0
    """New ones for each address."""
    pushes_per_second: Number = 20.0
    """Notices in all; a person gets one a minute in the long run."""
    push_seconds: Number = 10.0
    """The longest wait for a push service."""
    push_pause: Number = 10.0
    """How long a player has to be away when the turn comes, in seconds."""
    subscription_days: Number = 60.0
    """After so many days without a visit a browser is not notified any more."""
    open_room_days: Number = 2.0
    idle_room_days: Number = 60.0
    over_room_days: Number = 180.0
    club_joins_per_day: Number = 10.0
    """New players of the club for each address, as many at once."""
    club_games_per_player: Whole = 20
    """Games of one player that count within 24 hours."""
    club_games_per_pair: Whole = 6
    """Games of the same two players that count within 24 hours."""
    club_games_per_address: Whole = 60
    """Games that count within 24 hours, of rooms made from one address."""
    club_days: Number = 365.0
    """Days without a game that counts after which a player is removed from the club."""

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same rooms; an SQLite file has one server."""
        return self.database.startswith("postgresql")


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
