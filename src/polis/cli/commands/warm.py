"""`polis warm` builds the native code of all games now, so that nothing is played without it."""

from __future__ import annotations

import click

from polis.cli.console import err, speaker, with_language


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]…")
@with_language
def warm(games: tuple[str, ...]) -> None:
    """Build the native code of all games, or of those named."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from polis.core import registry
    from polis.core.native.builds import Builds, build_now

    keys = [registry.find(game) for game in games] or [sheet.key for sheet in registry.sheets()]
    say = speaker().format
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=err()) as bar:
        tasks = {key: bar.add_task(registry.sheet(key).title, total=None) for key in keys}

        def show(builds: Builds, key: str) -> None:
            now, title = builds.progress(key), registry.sheet(key).title
            if now.failed:
                words = say("warm-failed", game=title)
            elif now.complete:
                words = say("warm-done", game=title)
            else:
                words = f"{title}: {now.step}" if now.step else title
            done, total = (1, 1) if now.complete else (now.done, now.total or None)
            bar.update(tasks[key], description=words, completed=done, total=total, refresh=True)

        builds = build_now(keys, report=show)
    if any(builds.progress(key).failed for key in keys):
        raise SystemExit(1)
