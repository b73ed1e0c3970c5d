"""Everything that can be refused, each with a message that quotes what was given."""

from __future__ import annotations

from polis.text.message import Message


class PolisError(ValueError):
    """Something was refused; nothing was changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


def without_notation(message: Message) -> Message:
    """A refusal for a player at a table, who knows the action: it gives only the reason."""
    if message.key == "refused":
        return Message("player-refused", reason=message.args["reason"])
    return Message("player-refused-over") if message.key == "refused-over" else message


class NotAnAction(PolisError):
    """The text is no action of this game at all."""


class NotLegal(PolisError):
    """An action of this game, but not legal now; the message says why."""


class Ambiguous(PolisError):
    """The text could mean several actions."""


class BadOption(PolisError):
    """An option, a value or a number of players that the game does not have."""


class UnknownGame(PolisError):
    """No game goes by that name."""


class UnknownBot(PolisError):
    """No bot goes by that name, or it does not take these parameters."""


class BotFailed(PolisError):
    """A bot failed at the table, or answered with something that is not legal."""


class BadLog(PolisError):
    """A log that cannot be read or replayed; the message names the place."""


class UsageError(PolisError):
    """A command that does not exist, or is used wrongly."""


class BadFile(PolisError):
    """A file that cannot be read or written, or whose contents are wrong."""
