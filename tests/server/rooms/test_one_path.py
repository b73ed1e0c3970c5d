"""One action in a room, from the message to both connections: each step is done once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

import polis
from polis.core import registry
from polis.core.position import Position
from polis.core.rules import Rules
from tests.server.support.client import Said
from tests.server.support.sockets import eventually, services, table

pytestmark = pytest.mark.anyio

ONCE = ("read", "check", "legal", "write_all", "prompt", "view")
FOR_EACH_MOVE = ("apply", "write", "news", "effects")  # the action, then the outcomes of chance
TEXTS = ("read", "write", "write_all", "news", "effects", "prompt", "explain", "view")
ROWS = 8


class Calls(Counter[str]):
    """How often each function of a game was called, and which records were scored for a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.scored: Counter[tuple[bytes, int]] = Counter()

    def counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, whose calls are counted."""

        def call(*arguments: Any) -> Any:
            self[name] += 1
            if name == "score":
                self.scored[arguments[1].tobytes(), arguments[3]] += 1
            return function(*arguments)

        return call


@contextmanager
def counting(rules: Rules, patch: pytest.MonkeyPatch) -> Iterator[Calls]:
    """Count the calls of a game's texts and kernels, and of `Position.check`."""
    calls, text = Calls(), rules.text
    for name in ("apply", "legal", "chance", "score"):
        patch.setitem(rules.kernels, name, calls.counted(name, rules.kernels[name]))
    patch.setattr(Position, "check", calls.counted("check", Position.check))
    found = {name: getattr(text, name) for name in TEXTS}
    counted = {name: calls.counted(name, one) for name, one in found.items() if one is not None}
    object.__setattr__(rules, "text", replace(text, **counted))
    yield calls
    object.__setattr__(rules, "text", text)


@pytest.mark.parametrize("game", [sheet.key for sheet in polis.sheets()])
async def test_each_step_of_an_action_is_done_once(
    game: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(database) as server, table(server, game) as (room, sockets, _):
        for number in range(ROWS):
            seat, action = room.history.position.seat, room.history.position.legal[0]
            with monkeypatch.context() as patch, counting(registry.rules(game), patch) as calls:
                said = await sockets[seat].ask("act", number=number, seat=seat, action=action)
                for socket in sockets:
                    await eventually(lambda s=socket, n=number + 1: _event(s.heard, n))
            assert said["type"] == "ack"
            moves = len(_event(sockets[0].heard, number + 1)[0]["entries"][0]["moves"])
            assert {calls[name] for name in ONCE} == {1}, calls
            assert {calls[name] for name in FOR_EACH_MOVE} == {moves}, calls
            assert calls["explain"] == len(sockets)
            assert set(calls.scored.values()) == {1}
            assert calls["chance"] == 0  # an outcome that was drawn is not checked


def _event(heard: list[Said], number: int) -> list[Said]:
    """The event of a row, if it was sent."""
    return [said for said in heard if said["type"] == "event" and said["number"] == number]
