"""A score pad's result in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polis.core.rules import Rules
from polis.games.akropolis.text.explanation import explain
from polis.games.akropolis.text.view import view

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polis.text.translation import Translation
from polis.games.akropolis.scorepad import read_city


def show_score(rules: Rules, data: Any, words: Translation) -> RenderableType:
    """The city and its score, kind by kind with every district."""
    from rich.console import Group
    from rich.text import Text

    from polis.games.akropolis.terminal.table import City

    position = read_city(rules, data)
    lines = [Text()]
    for line in explain(position, 0):
        lines.append(Text(f"{line.points:>4}  {words.format(line.message)}", style="bold"))
        lines += [Text(f"{part.worth:>8}  {words.format(part.message)}") for part in line.parts]
    lines.append(Text(f"{position.scores[0]:>4}  {words.format('ak-total')}", style="bold"))
    return Group(City(view(position)["cities"][0]), *lines)
