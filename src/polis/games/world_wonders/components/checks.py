"""Checks for any row of a set of components; each yields a message for every problem."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from typing import Any

from polis.games.world_wonders.components.shapes import cells_of, is_joined
from polis.games.world_wonders.sheet import SHAPE_CELLS, SHAPE_SIDE, STACKS, TILES
from polis.text.message import Message

Problems = Iterator[Message]

WORDS = ("road", "set", "tower", "pedestal", "monument")  # words of the notation, so not ids
MOST_TEXT = 300
MOST_ENTRIES = STACKS * TILES  # of the longest list of a set
IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,23}")


def shown(value: Any) -> str:
    """A value as in the file, shortened if it is long."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text[:60]


def wrong(row: str, value: Any, wanted: str) -> Message:
    return Message("ww-data-kind", row=row, value=shown(value), wanted=wanted)


def check_keys(row: str, value: Any, needed: Collection[str], known: Collection[str]) -> Problems:
    """Check that a row is an object with the `needed` keys and no others than `known` ones."""
    if not isinstance(value, dict):
        yield wrong(row, value, "{…}")
        return
    for key in needed:
        if key not in value:
            yield Message("ww-data-missing", row=row, field=key)
    for key in value:
        if key not in needed and key not in known and key != "status":
            yield Message("ww-data-unknown", row=row, field=str(key), keys=[*needed, *known])
    yield from check_text(row, value, "status")


def check_text(row: str, entry: Any, *keys: str) -> Problems:
    """Check texts for people: any words up to a length that can be shown."""
    for key in keys:
        text = entry.get(key, "")
        if not isinstance(text, str) or len(text) > MOST_TEXT or not text.isprintable():
            yield Message("ww-data-text", row=row, field=key, value=shown(text), most=MOST_TEXT)


def check_number(row: str, entry: Any, key: str, least: int, most: int) -> Problems:
    value = entry.get(key)
    if key in entry and (type(value) is not int or not least <= value <= most):
        yield Message(
            "ww-data-number", row=row, field=key, value=shown(value), least=least, most=most
        )


def check_word(row: str, entry: Any, key: str, words: Collection[Any]) -> Problems:
    value = entry.get(key)
    if key in entry and (isinstance(value, list | dict) or value not in words):
        choices = [shown(word) for word in words]
        yield Message("ww-data-word", row=row, field=key, value=shown(value), words=choices)


def rows_of(data: Any, part: str) -> Iterator[tuple[str, Any]]:
    """The rows of a list that are objects, with their names."""
    for number, entry in enumerate(entries_of(data[part])):
        if isinstance(entry, dict):
            name = entry.get("id", number + 1)
            yield f"{part} {shown(name)}", entry


def entries_of(value: Any) -> list[Any]:
    """The entries of a list; of one that is too long only the first, to bound the work."""
    return value[:MOST_ENTRIES] if isinstance(value, list) else []


def size_of(value: Any) -> int:
    return len(value) if isinstance(value, list) else 0


def check_size(row: str, size: int, least: int, most: int) -> Problems:
    if not least <= size <= most:
        yield Message("ww-data-size", row=row, size=str(size), least=least, most=most)


def check_table(
    data: Any, part: str, least: int, most: int, needed: Collection[str], known: Collection[str]
) -> Problems:
    """Check a list for its length, the keys of its rows, and unique ids."""
    entries = data[part]
    if not isinstance(entries, list) or not least <= len(entries) <= most:
        size = len(entries) if isinstance(entries, list) else shown(entries)
        yield Message("ww-data-size", row=part, size=str(size), least=least, most=most)
    seen: set[str] = set()
    for number, entry in enumerate(entries_of(entries), start=1):
        name = entry.get("id", number) if isinstance(entry, dict) else number
        row = f"{part} {shown(name)}"
        yield from check_keys(row, entry, needed, known)
        if "id" in needed and isinstance(entry, dict) and "id" in entry:
            yield from check_identifier(row, name, seen)


def check_identifier(row: str, name: Any, seen: set[str]) -> Problems:
    if not isinstance(name, str) or not IDENTIFIER.fullmatch(name) or name.lower() in WORDS:
        yield Message("ww-data-id", row=row, value=shown(name))
    elif name.lower() in seen:
        yield Message("ww-data-twice", row=row, value=name)
    seen.add(str(name).lower())


def check_shape(row: str, shape: Any, letters: str) -> Problems:
    """Check a shape: rows of equal length, no empty outer row or column, not too large."""
    texts = entries_of(shape)
    if not texts or not all(isinstance(line, str) for line in texts):
        yield wrong(row, shape, '["XX", "X."]')
        return
    if len({len(line) for line in texts}) > 1 or set("".join(texts)) - set(letters + "."):
        yield Message("ww-data-shape", row=row, shape=texts, letters=letters + ".")
        return
    cells = cells_of(texts)
    if not cells or len(cells) > SHAPE_CELLS or max(len(texts), len(texts[0])) > SHAPE_SIDE:
        yield Message("ww-data-large", row=row, shape=texts, cells=SHAPE_CELLS, side=SHAPE_SIDE)
        return
    columns = ["".join(column) for column in zip(*texts, strict=True)]
    if any(set(side) == {"."} for side in (texts[0], texts[-1], columns[0], columns[-1])):
        yield Message("ww-data-margin", row=row, shape=texts)


def check_tile_shape(row: str, shape: Any) -> Problems:
    """Check the shape of one physical piece: its cells must be connected."""
    problems = list(check_shape(row, shape, "X"))
    yield from problems
    if not problems and not is_joined(shape):
        yield Message("ww-data-apart", row=row, shape=shape)


def check_straight(row: str, shape: Any, least: int, most: int) -> Problems:
    line = shape[0] if isinstance(shape, list) and len(shape) == 1 else None
    if not isinstance(line, str) or set(line) != {"X"} or not least <= len(line) <= most:
        yield Message("ww-data-road", row=row, shape=shown(shape), least=least, most=most)


def value_of(entry: Any, key: str) -> Any:
    return entry.get(key) if isinstance(entry, dict) else None


def check_spaces(row: str, spaces: Any, last: Any) -> Problems:
    """Check numbers of spaces: ascending, from 1 to `last`."""
    numbers = entries_of(spaces)
    good = isinstance(spaces, list) and all(type(number) is int for number in numbers)
    if good and type(last) is int:
        good = numbers == sorted(set(numbers)) and all(1 <= n <= last for n in numbers)
    if not good:
        yield Message("ww-data-spaces", row=row, value=shown(spaces), last=shown(last))
