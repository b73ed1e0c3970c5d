"""The board in a terminal."""

from __future__ import annotations

from polis.core.position import Position
from polis.text.translation import Translation


def table(position: Position, translation: Translation, names: list[str]) -> str:
    marks = "".join(".XO"[mark] for mark in position.records["cells"][0])
    return "\n".join(marks[row : row + 3] for row in (0, 3, 6))
