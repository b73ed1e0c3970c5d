"""A score pad's result in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polis.core.rules import Rules

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polis.text.translation import Translation
from polis.games.machi_koro.scorepad import read, score


def show_score(rules: Rules, data: Any, words: Translation) -> RenderableType:
    """Every player's landmarks, and what is still to be paid for."""
    from rich.console import Group
    from rich.text import Text

    table = read(rules, data)
    position = table.position
    lines: list[RenderableType] = []
    for seat, player in enumerate(score(table)["players"]):
        name = words.format("player", number=seat + 1)
        lines.append(Text(f"{player['total']:>3}  {name}", style="bold"))
        lines += [
            Text(f"{line.points:>7}  {words.format(line.message)}")
            for line in position.explain(seat)
        ]
        far: dict[str, Any] = {key: player[key] for key in ("cost", "missing", "income")}
        said = (
            words.format("mk-pad-won")
            if player["win"] == "1"
            else words.format("mk-pad-far", **far)
        )
        lines.append(Text(f"         {said}\n", style="dim"))
    return Group(*lines)
