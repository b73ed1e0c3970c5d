"""A bot that is any program: a line of JSON asks it, a line of JSON is its answer.

docs/bots.md describes the protocol. The program is started for a game and ended with it.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import resource
import select
import shlex
import signal
import subprocess
import tempfile
import time
from typing import IO, Any

from polis.bots.bot import MakeBot
from polis.core import component_sets
from polis.core.errors import BotFailed, UnknownBot
from polis.core.game import Game
from polis.core.position import Action, Position
from polis.text.message import Message

STARTING = 10.0
"""Seconds the first answer may come later, for starting up."""

GRACE = 1.0
"""Seconds any answer may come later, for the way there and back on a busy machine."""

LONGEST = 1 << 20
"""Bytes of a line at most; a program that says more without an end is garbled."""


def program(text: str) -> MakeBot:
    """What makes the bot that `program:./command` or `program:time=2:./command` names."""
    written, command = parts(text)
    seconds = _seconds(text, written) if written is not None else None
    if not command:
        raise UnknownBot(Message("bot-no-command", bot=text))
    return lambda seed, seat=0: ProgramBot(text, command, seconds)


def parts(text: str) -> tuple[str | None, list[str]]:
    """The time of a spec as it is written, if it has one, and the words of its command."""
    found = re.fullmatch(r"program:(?:time=([^:]*):)?(.*)", text, re.DOTALL)
    assert found is not None
    try:
        return found[1], shlex.split(found[2])
    except ValueError:
        return found[1], []  # quotes that are not closed


def _seconds(text: str, written: str) -> float:
    try:
        seconds = float(written)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise UnknownBot(Message("bot-program-time", bot=text, value=written))
    return seconds


class ProgramBot:
    """One running program; a late, malformed or missing answer raises BotFailed."""

    def __init__(self, name: str, command: list[str], seconds: float | None) -> None:
        self._name, self._command = name, command
        self._seconds = seconds
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # closed in close()
        self._rest = b""
        self._patience = STARTING
        self.cpu_seconds = 0.0
        try:
            # A session of its own, so that whatever the program starts can be ended with it.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
                start_new_session=True,
            )  # fmt: skip
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        except OSError as error:
            self._errors.close()
            reason = error.strerror or str(error)
            raise BotFailed(Message("bot-failed", bot=name, error=reason)) from error

    def __reduce__(self) -> tuple[Any, ...]:
        # Every question has the whole game, so a copy goes on with a process of its own.
        return ProgramBot, (self._name, self._command, self._seconds)

    def choose(self, position: Position, seconds: float) -> Action:
        """A program gets the whole game, so a position alone is not enough for it."""
        raise BotFailed(Message("bot-needs-game", bot=self._name))

    def choose_in(self, game: Game, seconds: float) -> str:
        """The action that the program answers within the seconds."""
        allowed = seconds if self._seconds is None else self._seconds
        line = json.dumps(question(game, allowed), ensure_ascii=False).encode() + b"\n"
        answer = self._exchange(line, allowed)
        self._patience = 0.0
        try:
            action = json.loads(answer)["action"]
        except (ValueError, TypeError, KeyError):
            raise self._failure("bot-garbled", answer=_shown(answer)) from None
        if not isinstance(action, str):
            raise self._failure("bot-garbled", answer=_shown(answer))
        return action

    def _exchange(self, line: bytes, allowed: float) -> bytes:
        """Hand over a line and wait for one."""
        writer, reader = self._process.stdin, self._process.stdout
        assert writer is not None
        assert reader is not None
        latest = time.monotonic() + allowed + GRACE + self._patience
        while line or b"\n" not in self._rest:
            left = max(0.0, latest - time.monotonic())
            readable, writable, _ = select.select([reader], [writer] * bool(line), [], left)
            if not readable and not writable:
                raise self._failure("bot-late", seconds=allowed)
            if writable:
                line = line[self._write(writer.fileno(), line) :]
            if readable:
                self._read(reader.fileno())
        answer, _, self._rest = self._rest.partition(b"\n")
        return answer

    def _write(self, pipe: int, line: bytes) -> int:
        try:
            return os.write(pipe, line)
        except OSError:
            raise self._failure("bot-ended") from None

    def _read(self, pipe: int) -> None:
        said = os.read(pipe, 65536)
        if not said:
            raise self._failure("bot-ended")
        self._rest += said
        if len(self._rest) > LONGEST:
            raise self._failure("bot-garbled", answer=_shown(self._rest))

    def _failure(self, key: str, **args: Any) -> BotFailed:
        """The error with the last the program wrote to its standard error."""
        self._end()
        self._errors.seek(0)
        complaint = self._errors.read().decode(errors="replace").strip().splitlines()
        message = Message(key, bot=self._name, **args)
        if complaint:
            last = " / ".join(line.strip() for line in complaint[-3:])[-300:]
            message = Message("bot-complaint", failure=message, complaint=last)
        return BotFailed(message)

    def _end(self) -> None:
        """Stop the process if it still runs, and note the CPU seconds it took."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with contextlib.suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.cpu_seconds += after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    def close(self) -> None:
        """End the program."""
        if not self._errors.closed:
            self._end()
            self._errors.close()


def question(game: Game, seconds: float) -> dict[str, Any]:
    """What a program is asked: everything about the game that has happened, nothing about luck."""
    position = game.position
    other = component_sets.other_set(game.rules)
    return {
        "game": game.rules.sheet.key,
        "rules_version": game.rules_version,
        "options": game.options,
        **({} if other is None else {"components": other}),
        "seats": game.players,
        "seat": position.seat,
        "moves": game.moves,
        "legal": list(position.legal),
        "seconds": seconds,
    }


def _shown(answer: bytes) -> str:
    return answer.decode(errors="replace").strip()[:60]
