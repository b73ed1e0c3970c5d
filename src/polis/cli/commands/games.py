"""`polis games` lists the games, `polis rules GAME` shows the rules of one in our own words."""

from __future__ import annotations

import re

import click

from polis.cli.console import out, print_json, speaker, with_json, with_language
from polis.core import registry
from polis.core.sheet import Option, Sheet

_TERMINAL = re.compile(r"<!-- /?terminal -->\n+")
"""Marks around parts of a rules page that the browser leaves out."""


def _options(option: Option) -> str:
    return option.key if option.is_flag else f"{option.key}={'|'.join(option.values)}"


def _as_data(sheet: Sheet) -> dict[str, object]:
    return {
        "game": sheet.key,
        "title": sheet.title,
        "players": list(sheet.players),
        "minutes": list(sheet.minutes),
        "rules_version": sheet.rules_version,
        "options": [
            {"key": o.key, "values": list(o.values), "default": o.value(0)} for o in sheet.options
        ],
    }


@click.command()
@with_json
@with_language
def games(as_json: bool) -> None:
    """List the games, their players and their options."""
    if as_json:
        print_json([_as_data(sheet) for sheet in registry.sheets()])
        return
    from rich.table import Table

    words = speaker()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("game", "players", "minutes", "options"):
        table.add_column(words.format(f"games-{column}"))
    for sheet in registry.sheets():
        table.add_row(
            f"[bold]{sheet.key}[/]",
            f"{min(sheet.players)}–{max(sheet.players)}",
            f"{sheet.minutes[0]}–{sheet.minutes[1]}",
            words.listed([_options(option) for option in sheet.options]),
        )
    out().print(table)
    out().print(words.format("games-hint"), style="dim")


@click.command()
@click.argument("game")
@with_json
@with_language
def rules(game: str, as_json: bool) -> None:
    """Show the rules of GAME."""
    from rich.markdown import Markdown

    words = speaker()
    text = _TERMINAL.sub("", registry.rules_page(game, words.language))
    if as_json:
        print_json({"game": registry.find(game), "lang": words.language, "text": text})
        return
    console = out()
    console.print(Markdown(text), width=min(console.width, 90))
