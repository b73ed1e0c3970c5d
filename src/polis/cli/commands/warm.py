"""`polis warm` compiles everything, so that nothing has to wait later."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import click

from polis.cli.console import err, speaker, with_language

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


def _advance(progress: Progress, task: TaskID, title: str, name: str) -> None:
    progress.update(task, advance=1, description=f"{title}: {name}")


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]…")
@with_language
def warm(games: tuple[str, ...]) -> None:
    """Compile the rules and bots of all games, or of those named."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from polis.core import registry

    keys = [registry.find(game) for game in games] or [sheet.key for sheet in registry.sheets()]
    say = speaker().format
    from polis.arena import warm_up

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=err()) as progress:
        for key in keys:
            title = registry.sheet(key).title
            steps = warm_up.steps(registry.rules(key))
            task = progress.add_task(title, total=len(steps))
            show = partial(_advance, progress, task, title)
            compiled = warm_up.run(key, steps, show)
            progress.update(
                task, description=say("warm-done", game=title, compiled=compiled), refresh=True
            )
