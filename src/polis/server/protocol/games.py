"""The games that can be played here, their options, and the settings of rooms."""

from __future__ import annotations

from typing import Literal

from polis.server.protocol.parts import Model


class OptionSheet(Model):
    """An option of a game; a flag has the values false and true."""

    key: str
    values: list[str]
    flag: bool
    default: str | bool
    players: list[int]
    """The numbers of players with which it changes anything."""
    needs: str | None
    """A flag without which it changes nothing."""


Company = Literal["others", "open"]
"""Who has to be there: a person at another device, who may still be expected, or an open seat."""


class SettingSheet(Model):
    """A setting of a room, and the rooms in which it changes anything."""

    key: str
    company: Company | None
    """None: it matters in every room."""
    needs: list[str]
    """Other settings that have to be on."""


class GameSheet(Model):
    """A game that can be played here."""

    game: str
    title: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionSheet]
    rules_version: int
    levels: Literal["building", "ready", "unavailable"]
    """Whether all bot levels play themselves; otherwise a quick bot plays for the slow ones."""


class Games(Model):
    """All games, bot levels and languages."""

    protocol: int
    games: list[GameSheet]
    settings: list[SettingSheet]
    levels: list[str]
    languages: list[str]
    body_bytes: int
    """The largest body of a request, such as an uploaded log."""
