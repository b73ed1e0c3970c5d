"""The game's `Components`: how a set is checked, loaded, listed and described."""

from __future__ import annotations

from typing import Any

from polis.core.interfaces import ComponentRow
from polis.games.world_wonders.components.catalogue import Data, data_of, river_names
from polis.games.world_wonders.components.checks import rows_of
from polis.games.world_wonders.components.loader import load
from polis.games.world_wonders.components.schema import check
from polis.text.message import Message

__all__ = ["about", "check", "data_of", "load", "rows"]

TABLES = ("stacks", "tiles", "monuments", "objectives", "solo")
NAMES = ("id", "name", "name_cs", "name_pl", "text", "status")
# Keys not listed: they repeat another row, or are only information.
REPEATED = {"tiles": ("board", "cost"), "monuments": ("wooden_pieces",)}


def about() -> Message:
    """The note that cards and maps are a reconstruction."""
    return Message("ww-components-about")


def rows(data: Data) -> list[ComponentRow]:
    """Every row of a set, named as `check` names it."""
    land = str(data.get("map_status", ""))
    found = [ComponentRow("grid", f"{data['grid']['rows']} × {data['grid']['cols']}", land)]
    found += [
        ComponentRow(f"maps {m}", "\n".join(data["maps"][m]), land) for m in river_names(data)
    ]
    found += [_row(part, data[part]) for part in ("roads", "tower")]
    for part in TABLES:
        found += [_row(name, entry, REPEATED.get(part, ())) for name, entry in rows_of(data, part)]
    return found + [_row(f"tracks {side}", data["tracks"][side]) for side in "AB"]


def _row(name: str, entry: Data, repeated: tuple[str, ...] = ()) -> ComponentRow:
    words = [
        f"{key} {_short(value)}"
        for key, value in entry.items()
        if key not in NAMES and key not in repeated and value not in (0, None, [])
    ]
    title = [str(entry["name"])] if "name" in entry else []
    return ComponentRow(name, ", ".join(title + words), str(entry.get("status", "")))


def _short(value: Any) -> str:
    """A value as short text: rows of a shape separated by strokes, lists without brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items())
    if not isinstance(value, list):
        return str(value)
    if all(isinstance(part, str) and set(part) <= set("X.") for part in value):
        return "/".join(value)
    return " ".join("/".join(part) if isinstance(part, list) else str(part) for part in value)
