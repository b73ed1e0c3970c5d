"""A game's sheet of declared facts: players, options, bounds, versions. No rules, no NumPy."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from polis.core.errors import BadOption
from polis.text.message import Message

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


@dataclass(frozen=True)
class Option:
    """A choice made before the game; its first value is the default."""

    key: str
    values: tuple[str, ...]
    # Added after logs of the game were written: logs hold it only when it is not the default, so
    # that those written before stay as they are, byte for byte.
    added_later: bool = False

    @property
    def is_flag(self) -> bool:
        """Whether the option is simply on or off."""
        return self.values == ("false", "true")

    def code(self, value: object) -> int:
        """The integer that stands for `value` in a position record."""
        text = str(value).strip().lower()
        if self.is_flag and text in YES + NO:
            return int(text in YES)
        if text in self.values:
            return self.values.index(text)
        raise BadOption(
            Message("option-value", option=self.key, value=str(value), values=list(self.values))
        )

    def value(self, code: int) -> str | bool:
        """The value of `code`: True or False for a flag, otherwise one of `values`."""
        return bool(code) if self.is_flag else self.values[code]


def flag(key: str) -> Option:
    """An option that is on or off; off by default."""
    return Option(key, ("false", "true"))


MOST = 2**15 - 1
"""The highest number in the vector of an observation; a field is cut off there."""


@dataclass(frozen=True)
class Field:
    """A named block of numbers in an observation."""

    name: str
    meaning: str
    shape: tuple[int, ...] = ()
    most: int = 1  # the highest value; the lowest is 0

    @property
    def size(self) -> int:
        """How many numbers the field has."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """What the kernel `observe` writes; a change of the layout or of a meaning is a new version.

    The vector holds the fields of the table, then those of each seat. For each seat there are also
    `planes` with a byte for each cell of its board. Seats are counted from the observer on.
    """

    version: int = 1
    table: tuple[Field, ...] = ()
    seat: tuple[Field, ...] = ()
    planes: tuple[Field, ...] = ()
    rows: int = 0
    columns: int = 0  # a multiple of eight, since kernels write eight cells at once

    @property
    def table_size(self) -> int:
        """The length of the table's part of the vector."""
        return sum(field.size for field in self.table)

    @property
    def seat_size(self) -> int:
        """The length of one seat's part of the vector."""
        return sum(field.size for field in self.seat)

    def length(self, players: int) -> int:
        """The length of the vector."""
        return self.table_size + players * self.seat_size

    def planes_shape(self, players: int) -> tuple[int, int, int, int]:
        """The shape of the planes: seats, planes of a seat, rows, columns."""
        return players, len(self.planes), self.rows, self.columns


@dataclass(frozen=True)
class Level:
    """The bot that plays at a level, and its seconds for a move where they can be set."""

    bot: str
    seconds: float | None = None
    quick: bool = False
    """Whether it answers within two seconds in plain Python, too."""
    stand_in: str = "greedy"
    """The strongest bot that does so; it plays for a slow level until that is native."""
    by_simulations: str | None = None
    """The twin of a bot with seconds: about as many simulations, the same on every machine."""

    @property
    def spec(self) -> str:
        """The level as one spec string."""
        if self.seconds is None:
            return self.bot
        return f"{self.bot}{',' if ':' in self.bot else ':'}time={self.seconds:g}"

    @property
    def twin(self) -> str:
        """The spec of its twin by simulations; a level without seconds is its own."""
        return self.by_simulations or self.bot


@dataclass(frozen=True)
class Sheet:
    """Facts about a game that are available without loading its rules."""

    key: str
    title: str
    players: tuple[int, ...]  # player counts offered to people
    minutes: tuple[int, int]
    most_actions: int  # a proven bound on the legal actions of one decision
    actions: int  # how many codes decisions use; outcomes come after them
    codes: int  # how many codes there are in all
    most_outcomes: int = 1  # a proven bound on the outcomes of one chance event
    score_lines: int = 1
    reasons: int = 1  # how many reason codes a score has
    options: tuple[Option, ...] = ()
    study_players: tuple[int, ...] = ()  # more counts that the kernels accept, for experiments
    rules_versions: tuple[int, ...] = (1,)  # those that can be replayed; the last one is current
    observation: Observation = Observation()
    levels: tuple[Level, ...] = ()  # its own bots of the four levels, from the weakest
    judge: str | None = None  # the bot that hints and analyses, by a fixed count of simulations

    @property
    def rules_version(self) -> int:
        """The rules version of new games."""
        return self.rules_versions[-1]

    def check_players(self, players: int, study: bool = True) -> int:
        """Return `players` if the game supports that number, otherwise raise BadOption."""
        allowed = self.players + (self.study_players if study else ())
        if players not in allowed:
            raise BadOption(
                Message(
                    "player-count",
                    game=self.title,
                    players=players,
                    least=min(self.players),
                    most=max(self.players),
                )
            )
        return players

    def option_codes(self, options: Mapping[str, Any]) -> list[int]:
        """The integers for `options`, in the sheet's order, defaults filled in."""
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                raise BadOption(
                    Message("option-unknown", option=key, game=self.title, options=list(known))
                )
        return [
            option.code(options[option.key]) if option.key in options else 0
            for option in self.options
        ]

    def option_values(self, codes: Any) -> dict[str, str | bool]:
        """All options with their values, from the codes of a position record."""
        return {
            option.key: option.value(int(code))
            for option, code in zip(self.options, codes, strict=False)
        }

    def log_options(self, values: Mapping[str, Any]) -> dict[str, str | bool]:
        """The options that a log holds: all but those added later that are at their default."""
        codes = self.option_codes(values)
        return {
            option.key: option.value(code)
            for option, code in zip(self.options, codes, strict=True)
            if code or not option.added_later
        }

    def read_options(self, text: str) -> dict[str, str | bool]:
        """All options with their values, from text such as `supply=ten beginner`."""
        given: dict[str, str] = {}
        for word in text.replace(",", " ").split():
            key, equals, value = word.partition("=")
            given[key] = value if equals else "true"
        return self.option_values(self.option_codes(given))
