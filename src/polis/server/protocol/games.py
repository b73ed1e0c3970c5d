"""The games that can be played here, their options, and the settings of rooms."""

from __future__ import annotations

from typing import Literal

from polis.server.protocol.parts import Model


class OptionSheet(Model):
    """An option of a game; a flag has the values false and true."""

    key: str
    """The option's name."""
    values: list[str]
    """Its values, the default first."""
    flag: bool
    """Whether the values are false and true."""
    default: str | bool
    """The value of a game in which nothing is chosen."""
    players: list[int]
    """The numbers of players with which it changes anything."""
    needs: str | None
    """A flag without which it changes nothing."""


Company = Literal["others", "open"]
"""Who has to be there: a person at another device, who may still be expected, or an open seat."""


class SettingSheet(Model):
    """A setting of a room, and the rooms in which it changes anything."""

    key: str
    """The name of the setting."""
    company: Company | None
    """None: it matters in every room."""
    needs: list[str]
    """Other settings that have to be on."""


class GameSheet(Model):
    """A game that can be played here."""

    game: str
    """The key of the game."""
    title: str
    """The name of the game."""
    players: list[int]
    """The numbers of players."""
    minutes: tuple[int, int]
    """About how long a game takes, from and to."""
    options: list[OptionSheet]
    """The options of the game."""
    rules_version: int
    """The version of the rules that new games have."""
    levels: Literal["building", "ready", "unavailable"]
    """Whether all bot levels play themselves; otherwise a quick bot plays for the slow ones."""


class Games(Model):
    """All games, bot levels and languages."""

    protocol: int
    """The number of the server's protocol."""
    games: list[GameSheet]
    """The games."""
    settings: list[SettingSheet]
    """The settings of rooms."""
    levels: list[str]
    """The levels of bots, the weakest first."""
    languages: list[str]
    """The languages of texts."""
    body_bytes: int
    """The largest body of a request, such as an uploaded log."""
