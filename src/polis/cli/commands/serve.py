"""`polis serve`: the server for the browser; `polis` alone is the same for one person at home."""

from __future__ import annotations

import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from polis.cli.console import err, speaker, with_language
from polis.cli.options import WholeNumber
from polis.core.errors import UsageError
from polis.text.message import Message

if TYPE_CHECKING:
    import socket

    from polis.server.config import Config

WEB_APP = Path(__file__).resolve().parents[2] / "web_app" / "index.html"
DEFAULT_PORT = 8000
TRIED_PORTS = 20


@click.command()
@click.option("--host", help="Address to listen on; by default only this computer.")
@click.option("--port", type=WholeNumber(0, 65535), help="By default the first free from 8000.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
@click.option("--redis", metavar="URL", help="redis://…, if several processes serve together.")
@click.option(
    "--name",
    "names",
    multiple=True,
    help="Host name under which browsers reach the server; repeatable.",
)
@click.option("--open/--no-open", "opens", default=True, help="Open the browser.")
@with_language
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    redis: str | None,
    names: tuple[str, ...],
    opens: bool,
) -> None:
    """Run the server for browsers."""
    require_server()
    from polis.server.config import from_environment

    given = {"host": host, "port": port, "database": database, "redis": redis}
    _run(from_environment(**given, names=names or None, verbose=True), opens)


def require_server() -> None:
    """Refuse with a sentence if the packages of the server are not installed."""
    if find_spec("fastapi") is None:
        raise UsageError(Message("server-not-installed"))


def pages_are_built() -> bool:
    """Whether there is something to show in a browser."""
    return WEB_APP.exists()


def at_home() -> None:
    """Serve one person on this computer and open the browser, also on a server that runs."""
    from polis.server.config import from_environment
    from polis.server.storage.server_lock import AlreadyServed

    try:
        _run(from_environment(), opens=True)
    except AlreadyServed as other:
        address = other.wait_for_address()
        if address is None:
            raise
        err().print(speaker().format("serve-already", address=address))
        webbrowser.open(address)


def _run(config: Config, opens: bool) -> None:
    if opens and not pages_are_built():
        raise UsageError(Message("serve-no-pages"))
    from polis.server.run import run

    listener = _listen(config)
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"

    def listening() -> None:
        err().print(speaker().format("serve-listening", address=address))
        if opens:
            webbrowser.open(address)

    run(config, listener, address, listening)


def _listen(config: Config) -> socket.socket:
    """The socket of the port asked for, or of the first free one."""
    from polis.server.run import bind

    if config.port is not None:
        return bind(config.host, config.port)
    for port in range(DEFAULT_PORT, DEFAULT_PORT + TRIED_PORTS):
        try:
            return bind(config.host, port)
        except UsageError:
            continue
    return bind(config.host, 0)
