"""The server's database: `polis backup` and `polis restore`, a file of it, and `polis erase`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from polis.cli.commands.serve import require_server
from polis.cli.console import out, speaker, with_language
from polis.cli.options import WholeNumber
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.server.storage.erasure import Place

file_option = click.option(
    "--database", metavar="URL", help="sqlite:///FILE; by default the one that polis uses."
)
database_option = click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default the one that polis uses.",
)
file_argument = click.argument("file", type=click.Path(path_type=Path))


def _address(database: str | None) -> str:
    """The database given, else the one that the server uses."""
    require_server()
    from polis.server.config import from_environment

    return from_environment(database=database).database


def _print(message: Message) -> None:
    """Print a message as one line."""
    out().print(speaker().format(message), soft_wrap=True)


def _place(place: Place) -> Message:
    """Where a text was found."""
    name = _harmless(place.name)
    if place.room is None:
        return Message("erase-club", name=name)
    key = "erase-seat" if place.line is None else "erase-line"
    number = place.line if place.seat is None else place.seat + 1
    return Message(key, room=place.room, number=number or 0, name=name)


@click.command()
@file_argument
@file_option
@with_language
def backup(file: Path, database: str | None) -> None:
    """Write the database to a new file, also while people play."""
    address = _address(database)
    from polis.server.storage.backup import back_up

    found = back_up(address, file)
    _print(Message("backup-done", path=str(file), **asdict(found)))


@click.command()
@file_argument
@file_option
@with_language
def restore(file: Path, database: str | None) -> None:
    """Put a backup in the place of the database, which is kept under another name."""
    address = _address(database)
    from polis.server.storage.backup import restore as put_back

    found, kept = put_back(address, file)
    _print(Message("restore-done", path=str(file), **asdict(found)))
    if kept is not None:
        _print(Message("restore-kept", path=str(kept)))


# Erasing ----------------------------------------------------------------------------------------

DASHES = {"ignore_unknown_options": True}
"""Ids of rooms, names and texts may begin with a dash."""


def _harmless(text: str) -> str:
    """A text of a stranger on one line, without characters that control a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


@click.group()
def erase() -> None:
    """Find and erase names and chat lines in the server's database."""


@erase.command(context_settings=DASHES)
@click.argument("text")
@database_option
@with_language
def find(text: str, database: str | None) -> None:
    """List the seats, chat lines and players of the club in which TEXT occurs."""
    address = _address(database)
    from polis.server.storage.erasure import find as search

    found = search(address, text)
    for place in found:
        message = _place(place)
        shown = f"{speaker().format(message)} {_harmless(place.text)}".rstrip()
        out().print(shown, markup=False, highlight=False, soft_wrap=True)
    if not found:
        _print(Message("erase-nothing", text=text))


@erase.command(context_settings=DASHES)
@click.argument("name")
@database_option
@with_language
def name(name: str, database: str | None) -> None:
    """Erase NAME from all seats, chats and the club; its players are called by their seats."""
    address = _address(database)
    from polis.server.storage.erasure import erase_name

    erased = erase_name(address, name)
    if erased.rooms or not erased.players:
        key = "erase-name-done" if erased.rooms else "erase-nothing"
        _print(Message(key, name=name, text=name, rooms=erased.rooms))
    if erased.players:
        _print(Message("erase-club-done", name=name, players=erased.players))


@erase.command(context_settings=DASHES)
@click.argument("room")
@click.argument("number", type=WholeNumber(min=0))
@database_option
@with_language
def line(room: str, number: int, database: str | None) -> None:
    """Erase the chat line NUMBER of a ROOM."""
    address = _address(database)
    from polis.server.storage.erasure import erase_line

    erase_line(address, room, number)
    _print(Message("erase-line-done", room=room, number=number))
