"""A score pad's result in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polis.core.rules import Rules
from polis.games.world_wonders.text.explanation import explain
from polis.games.world_wonders.text.view import view

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polis.text.translation import Translation
from polis.games.world_wonders.scorepad import read


def show_score(rules: Rules, data: Any, words: Translation) -> RenderableType:
    """Every map and its score, line by line."""
    from rich.console import Group
    from rich.text import Text

    from polis.games.world_wonders.terminal.map import city

    position = read(rules, data).position
    lines: list[RenderableType] = []
    for seat, shown in enumerate(view(position)["cities"]):
        lines.append(city(shown, []))
        for line in explain(position, seat):
            lines.append(Text(f"{line.points:>4}  {words.format(line.message)}", style="bold"))
            lines += [Text(f"{part.worth:>8}  {words.format(part.message)}") for part in line.parts]
        total = position.scores[seat]
        lines.append(Text(f"{total:>4}  {words.format('ww-total')}\n", style="bold"))
    return Group(*lines)
