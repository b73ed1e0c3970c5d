"""What the engine says to a person: a key with named arguments, never a sentence."""

from __future__ import annotations

from typing import Any

SEAT_LETTERS = "ABCDE"
LARGEST = 2**53  # numbers below it are exact everywhere
MOST_DIGITS = 30


class Seat(int):
    """A seat among a message's arguments; the reader shows the name of its player."""


def shown_number(value: float) -> int | float | str:
    """A number as an argument of a message: one too large to be formatted is a short text."""
    if -LARGEST < value < LARGEST:
        return value
    text = str(value)
    return text if len(text) <= MOST_DIGITS else f"{text[:MOST_DIGITS]}…"


class Message:
    """A key of the message files and the arguments its text needs."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    __hash__ = None  # type: ignore[assignment]  # arguments may be lists

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {', '.join(f'{k}={v!r}' for k, v in self.args.items())})"

    def __str__(self) -> str:
        from polis.text.translation import translation

        return translation("en").format(self)
