"""The layouts of all observations as data and as a page.

`python -m polis.envs.layouts --write docs/generated/observations.md` writes the page.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from polis.core import registry
from polis.core.sheet import MOST, Field, Sheet

HEAD = """# Observations

Written by `python -m polis.envs.layouts --write docs/generated/observations.md` from the sheets.
[learning.md](../learning.md) explains how to get and read them.

An observation is a vector of 16-bit integers and, for games with boards, planes of bytes. The
vector has the fields of the table, then the fields of each seat, the observer first and the others
in the order of play. The planes have the axes seat, plane, row and column, in the same order of
seats. No number is negative. A change of this page is a new version of the game's observation.
"""


def layout(sheet: Sheet) -> dict[str, Any]:
    """The layout of a game's observation as plain data; a version never changes it."""
    seen = sheet.observation
    return {
        "table": [_data(field) for field in seen.table],
        "seat": [_data(field) for field in seen.seat],
        "planes": [_data(field) for field in seen.planes],
        "rows": seen.rows,
        "columns": seen.columns,
        "actions": sheet.actions,
    }


def _data(field: Field) -> dict[str, Any]:
    return {
        "name": field.name,
        "shape": list(field.shape),
        "most": field.most,
        "meaning": field.meaning,
    }


def page() -> str:
    """The page that documents the observations of all games."""
    return "\n".join([HEAD, *(line for sheet in registry.sheets() for line in _game(sheet))])


def _game(sheet: Sheet) -> Iterator[str]:
    seen = sheet.observation
    counts = [*sorted(sheet.players + sheet.study_players)]
    lengths = ", ".join(f"{seen.length(players)} ({players})" for players in counts)
    yield f"## {sheet.title}, version {seen.version}\n"
    yield f"Length of the vector, by number of players: {lengths}. Codes of actions: 0 to "
    yield f"{sheet.actions - 1}, at most {sheet.most_actions} of them legal at once.\n"
    yield from _table("Fields of the table", seen.table, 0)
    yield from _table("Fields of a seat", seen.seat, 0)
    if seen.planes:
        yield f"Planes of a seat, {seen.rows} × {seen.columns} cells:\n"
        yield "| plane | highest | meaning |\n|---:|---:|---|"
        for number, field in enumerate(seen.planes):
            yield f"| {number} `{field.name}` | {field.most} | {field.meaning} |"
        yield ""


def _table(title: str, fields: tuple[Field, ...], first: int) -> Iterator[str]:
    yield f"{title}:\n"
    yield "| from | field | shape | highest | meaning |\n|---:|---|---|---:|---|"
    for field in fields:
        shape = " × ".join(map(str, field.shape)) or "1"
        most = "any" if field.most == MOST else field.most
        yield f"| {first} | `{field.name}` | {shape} | {most} | {field.meaning} |"
        first += field.size
    yield ""


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--write", type=Path, required=True, metavar="FILE")
    parser.parse_args().write.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
