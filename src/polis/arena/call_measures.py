"""How long single calls take: a copy of a position, and the smallest kernel in two ways."""

from __future__ import annotations

from collections.abc import Callable

from polis.arena.measure import Measure, cpu
from polis.core.contract import to_act
from polis.core.rules import Rules

CALLS = 100_000


def call_measures(rules: Rules, scale: float) -> list[Measure]:
    """The measurements of a game call by call."""
    title, position = rules.sheet.title, rules.new(2)
    arrays = (rules.box, position.records, 0)
    calls: list[tuple[str, str, Callable[[], object]]] = [
        ("Position.copy()", "copies/s", position.copy),
        ("Position.seat, the kernel to_act", "calls/s", lambda: position.seat),
        ("to_act with arrays", "calls/s", lambda: to_act(*arrays)),
    ]
    count = max(1, int(CALLS * scale))
    return [_often(f"{title}: {name}", unit, call, count) for name, unit, call in calls]


def _often(name: str, unit: str, call: Callable[[], object], count: int) -> Measure:
    def repeat() -> None:
        for _ in range(count):
            call()

    return Measure(name, unit, lambda: (count, cpu(repeat)))
