"""A bot at the table: what it is asked, what its failures become, its parameters."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from polis.core.errors import BotFailed, UnknownBot
from polis.core.position import Action, Position
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.core.game import Game

DEFAULT_SECONDS = 1.0


class Bot(Protocol):
    """A player: it is given a position and a time budget, nothing else.

    It may also have `analyse(position, seconds)`, a list of `MoveEstimate`, the best first, and
    `close()`, called when it is not needed any more.
    """

    def choose(self, position: Position, seconds: float) -> Action:
        """The action to play, in notation or as a code."""


class MakeBot(Protocol):
    """What makes a player for one game."""

    def __call__(self, seed: int, seat: int = 0) -> Bot:
        """The player of a seat; equal players in two seats have different luck."""


def ask(
    bot: Bot,
    name: str,
    position: Position,
    seconds: float = DEFAULT_SECONDS,
    game: Game | None = None,
) -> int:
    """The code that a bot plays; BotFailed if it fails or its answer is not legal.

    It is given a copy, so that a bot that plays on its position cannot change the game. `game` is
    what a program receives; other bots do not need it.
    """
    with_its_past = getattr(bot, "choose_in", None)
    with user_code_errors(name):
        if with_its_past is not None and game is not None:
            answer: Action = with_its_past(game, seconds)
        else:
            answer = bot.choose(position.copy(), seconds)
    try:
        return position.check(answer)
    except Exception as error:  # anything may have been answered
        shown = str(answer)[:60].encode("utf-8", "replace").decode()
        raise BotFailed(Message("bot-illegal", bot=name, answer=shown)) from error


@contextlib.contextmanager
def user_code_errors(name: str) -> Iterator[None]:
    """Turn every exception of a bot's own code into BotFailed."""
    try:
        yield
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise BotFailed(Message("bot-failed", bot=name, error=reason)) from error


def close(bot: Bot) -> None:
    """Let a bot put away what it holds, such as a process; failing in that changes nothing."""
    end = getattr(bot, "close", None)
    if end is not None:
        with contextlib.suppress(Exception):
            end()


def parameters(text: str, given: str) -> dict[str, Any]:
    """What `key=value,…` says; numbers and true or false are read as such."""
    found: dict[str, Any] = {}
    for part in filter(None, given.split(",")):
        key, equals, value = part.strip().partition("=")
        if not equals:
            raise UnknownBot(Message("bot-parameter-form", bot=text, parameter=part))
        found[key] = _value(value)
    return found


def _value(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False}.get(text.lower(), text)
