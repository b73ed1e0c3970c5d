"""A score pad's result in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polis.core.rules import Rules
from polis.games.akropolis.text.explanation import explain
from polis.games.akropolis.text.view import view

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polis.text.translation import Translation
from polis.games.akropolis.scorepad import read


def show_score(rules: Rules, data: Any, words: Translation) -> RenderableType:
    """Each city and its score, kind by kind with every district."""
    from rich.console import Group
    from rich.text import Text

    from polis.games.akropolis.terminal.table import City

    table = read(rules, data)
    position, shown = table.position, view(table.position)["cities"]
    lines: list[RenderableType] = []
    for seat in range(table.seats):
        lines += [City(shown[seat]), Text()]
        for line in explain(position, seat):
            lines.append(Text(f"{line.points:>4}  {words.format(line.message)}", style="bold"))
            lines += [Text(f"{part.worth:>8}  {words.format(part.message)}") for part in line.parts]
        lines.append(Text(f"{position.scores[seat]:>4}  {words.format('ak-total')}", style="bold"))
    return Group(*lines)
