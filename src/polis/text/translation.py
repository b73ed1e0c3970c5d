"""Messages into words: Project Fluent files, one set per language, the same for every front end."""

from __future__ import annotations

import functools
import locale
import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from polis.game_folders import game_folders
from polis.text.message import SEAT_LETTERS, Message, Seat, shown_number

LANGUAGES = ("en", "cs", "pl")
LOCALES = {"en": "en_GB"}  # our English is British: no comma before the last "and" of a list
UNITS = {"second": "duration-second", "kilobyte": "digital-kilobyte"}
PACKAGE = Path(__file__).resolve().parent.parent


def text_files(language: str) -> list[Path]:
    """The message files of a language: two common ones, then one for each game.

    A game of another package that lacks the language is read in English.
    """
    files = [PACKAGE / folder / f"{language}.ftl" for folder in ("text/messages", "cli/messages")]
    for game in game_folders():
        texts = game.path / "text/messages"
        found = [texts / f"{name}.ftl" for name in (language, "en")]
        files += [file for file in found if file.is_file()][:1]
    return files


class Translation:
    """One language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._locale = LOCALES.get(language, language)
        functions: dict[str, Any] = {
            "DAY": self._day,
            "PERCENT": self._percents,
            "SIGNED": self.signed,
            "UNIT": self._unit,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for file in text_files(language):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def format(
        self, message: Message | str, /, names: Sequence[str] = SEAT_LETTERS, **args: Any
    ) -> str:
        """The message in words, and so are messages, lists and seats among its arguments."""
        if isinstance(message, str):
            message = Message(message, **args)
        found = self._bundle.get_message(message.key)
        if found.value is None:
            raise KeyError(message.key)
        plain = {name: self._argument(value, names) for name, value in message.args.items()}
        text, errors = self._bundle.format_pattern(found.value, plain)
        if errors:
            raise ValueError(f"{message.key} in {self.language}: {errors}")
        return str(text)

    def _argument(self, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, Message):
            return self.format(value, names)
        if isinstance(value, Seat):
            return names[value]
        if isinstance(value, (list, tuple)):
            return self.listed([str(self._argument(part, names)) for part in value])
        return shown_number(value) if isinstance(value, (int, float)) else str(value)

    def listed(self, things: Sequence[str]) -> str:
        """Several things as this language lists them."""
        from babel.lists import format_list

        return format_list(things, locale=self._locale)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many decimals."""
        from babel.numbers import format_decimal

        return format_decimal(value, f"#,##0{_decimals(digits)}", locale=self._locale)

    def signed(self, value: float, digits: int | None = None) -> str:
        """A difference with its sign, with this many decimals, or at most two.

        The minus is as wide as the plus; zero has no sign.
        """
        from babel.numbers import format_decimal

        pattern = "#,##0.##" if digits is None else f"#,##0{_decimals(digits)}"
        text = format_decimal(abs(value), pattern, locale=self._locale)
        sign = "+" if value > 0 else "−"
        return f"{sign}{text}" if text.strip("0,.") else text

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 as a percentage with this many decimals."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale.parse(self._locale).percent_formats[None].pattern
        return format_percent(
            share, pattern.replace("0", f"0{_decimals(digits)}"), locale=self._locale
        )

    def _day(self, day: str) -> str:
        """The function of messages for a day such as 2026-11-17."""
        from babel.dates import format_date

        return format_date(date.fromisoformat(day), "medium", locale=self._locale)

    def _percents(self, value: float) -> str:
        """The function of messages for a number of per cents."""
        return self.percent(value / 100)

    def _unit(self, value: float, unit: str) -> str:
        """The function of messages for a measured number, such as `UNIT($time, unit: "second")`."""
        from babel.units import format_unit

        return format_unit(round(value, 2), UNITS[unit], "short", locale=self._locale)


def _decimals(digits: int) -> str:
    return "." + "0" * digits if digits else ""


@functools.cache
def translation(language: str) -> Translation:
    """The words of a language, read once."""
    return Translation(language)


def preferred_language() -> str:
    """The language of the user's locale if there is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            code = locale.normalize(value)[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
