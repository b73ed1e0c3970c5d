"""The layout of a set of components, and the checks that report every deviation from it.

    grid        {"rows", "cols"}: of every map; at most 12 rows and 15 columns
    maps        {"A": the lake, and five to eight rivers by any name}: rows of . land, N land with
                a natural resource, W water
    roads       {"long": ["XXXX"], "short_set": [["XX"], …]}: straight pieces; a set has one to six
                of one to four cells
    tower       {"shape": ["X"]}
    stacks      from left to right, at most 8: {"id", "board": main 4p 5p, "cost", "shape"}
    tiles       at most 10 a stack: {"id", "stack", "type": B F H M T, "food", "ceramics", "gears"}
    monuments   at most 32: {"id", "pieces", "adjacent", "rings", "food", "ceramics", "gears",
                "population"}; pieces of L land, W water, E either, ? any cell of the map that is
                not covered, . no cell; adjacent: R road, TW tower, B F H M T, W water, N natural
                resource, S the bottom row; a letter may be there twice, S once
    objectives  3 to 32: {"category": 1 to 10, "param", "vp_first", "vp_second"}; the param of 6 and
                8 is a type, that of 7 a resource, of the others null
    solo        at most 32 cards: {"top", "mid", "arrow": L R}; items LONG SHORT TOWER ANY B F H M
                T, or a top ["RESHUFFLE"] with arrow null
    tracks      {"A", "B"}: {"resource_max", "population_symbols": by resource, "population_last",
                "ring_spaces"}; the last space of a track is at most 31

A row may have a `status`, which says what is known about it, and some rows have more texts; unknown
keys are rejected, because they may be misspelt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

from polis.games.world_wonders.components.checks import (
    Problems,
    check_identifier,
    check_keys,
    check_number,
    check_shape,
    check_size,
    check_spaces,
    check_straight,
    check_table,
    check_text,
    check_tile_shape,
    check_word,
    entries_of,
    rows_of,
    size_of,
    value_of,
    wrong,
)
from polis.games.world_wonders.components.search_bounds import search_problems
from polis.games.world_wonders.sheet import (
    CARDS,
    COLUMNS,
    GOLD,
    LOAN,
    MAPS,
    MONUMENTS,
    MOST_GAIN,
    NEEDS,
    OBJECTIVES,
    PIECES,
    ROWS,
    SEATS,
    SHAPE_SIDE,
    SPACES,
    STACKS,
    TILES,
)
from polis.text.message import Message

PARTS = ("grid", "maps", "roads", "tower", "stacks", "tiles", "monuments", "objectives", "solo",
         "tracks")  # fmt: skip
RESOURCES = ("food", "ceramics", "gears")
TYPES = ("B", "F", "H", "M", "T")
TOUCHED = (*TYPES, "R", "TW", "W", "N", "S")
ITEMS = ("LONG", "SHORT", "TOWER", "ANY", *TYPES)
SHORTEST_LONG_ROAD, LONGEST_SHORT_ROAD = 2, 4
MOST_POINTS = 20
MOST_PROBLEMS = 2000  # an upload may hold a mistake in every byte
WHOLE = "components"


def check(data: Any) -> list[Message]:
    """What is wrong, row by row, up to a limit; an empty list if the set can be played."""
    return list(islice(_problems(data), MOST_PROBLEMS)) or list(search_problems(data))


def _problems(data: Any) -> Problems:
    yield from check_keys(WHOLE, data, PARTS, ("note", "map_status", "status"))
    if not isinstance(data, dict):
        return
    yield from check_text(WHOLE, data, "note", "map_status")
    for part, checks in CHECKS.items():
        if part in data:
            yield from checks(data)


# The parts of a set


def _check_grid(data: Any) -> Problems:
    grid = data["grid"]
    yield from check_keys("grid", grid, ("rows", "cols"), ("sidewalk",))
    if isinstance(grid, dict):
        yield from check_number("grid", grid, "rows", 1, ROWS)
        yield from check_number("grid", grid, "cols", 1, COLUMNS)
        yield from check_text("grid", grid, "sidewalk")


def _check_maps(data: Any) -> Problems:
    maps = data["maps"]
    if not isinstance(maps, dict) or "A" not in maps:
        yield wrong("maps", maps, '{"A": […], "B1": […], …}')
        return
    # A river for each of five players, no two alike.
    yield from check_size("maps", len(maps), SEATS + 1, MAPS)
    grid = data.get("grid")
    size = (grid.get("rows"), grid.get("cols")) if isinstance(grid, dict) else (0, 0)
    seen: set[str] = set()
    for name, rows in maps.items():
        row = f"maps {name}"
        yield from check_identifier(row, name, seen)
        if (
            not isinstance(rows, list)
            or len(rows) != size[0]
            or not all(isinstance(line, str) and len(line) == size[1] for line in rows)
        ):
            yield Message("ww-data-map-size", row=row, rows=str(size[0]), columns=str(size[1]))
        elif set("".join(rows)) - set(".NW"):
            yield Message("ww-data-letters", row=row, letters=".NW")
        elif not _admits_first_road(rows, data.get("roads")):
            yield Message("ww-data-first-road", row=row)


def _admits_first_road(rows: list[str], roads: Any) -> bool:
    """Whether a long road with both ends on land can touch the sidewalk."""
    if not isinstance(roads, dict) or list(check_straight("", roads.get("long"), 1, SHAPE_SIDE)):
        return True  # other problems must be corrected first
    length = len(roads["long"][0])
    bottom, height = rows[-1], len(rows)
    flat = any(
        bottom[at] != "W" and bottom[at + length - 1] != "W"
        for at in range(len(bottom) - length + 1)
    )
    upright = length <= height and any(
        bottom[at] != "W" and rows[height - length][at] != "W" for at in range(len(bottom))
    )
    return flat or upright


def _check_roads(data: Any) -> Problems:
    roads = data["roads"]
    yield from check_keys("roads", roads, ("long", "short_set"), ())
    if not isinstance(roads, dict):
        return
    if "long" in roads:
        yield from check_straight("roads long", roads["long"], SHORTEST_LONG_ROAD, SHAPE_SIDE)
    pieces = roads.get("short_set")
    if "short_set" in roads:
        yield from check_size("roads short_set", size_of(pieces), 1, PIECES)
    for number, piece in enumerate(entries_of(pieces), start=1):
        yield from check_straight(f"roads short_set {number}", piece, 1, LONGEST_SHORT_ROAD)


def _check_tower(data: Any) -> Problems:
    yield from check_keys("tower", data["tower"], ("shape",), ())
    if isinstance(data["tower"], dict) and "shape" in data["tower"]:
        yield from check_tile_shape("tower", data["tower"]["shape"])


def _check_stacks(data: Any) -> Problems:
    yield from check_table(data, "stacks", 1, STACKS, ("id", "board", "cost", "shape"), ())
    tiles = data.get("tiles")
    owners = Counter(
        str(value_of(tile, "stack")) for tile in (tiles if isinstance(tiles, list) else ())
    )
    for row, stack in rows_of(data, "stacks"):
        yield from check_word(row, stack, "board", ("main", "4p", "5p"))
        yield from check_number(row, stack, "cost", 1, GOLD + LOAN)
        if "shape" in stack:
            yield from check_tile_shape(row, stack["shape"])
        yield from check_size(f"{row} tiles", owners[str(stack.get("id"))], 1, TILES)
    if not any(value_of(stack, "board") == "main" for stack in entries_of(data["stacks"])):
        yield Message("ww-data-word", row="stacks", field="board", value="", words=["main"])


def _check_tiles(data: Any) -> Problems:
    needed = ("id", "stack", "type", *RESOURCES)
    yield from check_table(data, "tiles", 1, STACKS * TILES, needed, ("board", "cost"))
    stacks = {
        str(stack["id"]): stack
        for stack in entries_of(data.get("stacks"))
        if isinstance(stack, dict) and "id" in stack
    }
    for row, tile in rows_of(data, "tiles"):
        yield from check_word(row, tile, "stack", stacks)
        yield from check_word(row, tile, "type", TYPES)
        for resource in RESOURCES:
            yield from check_number(row, tile, resource, 0, MOST_GAIN)
        stack = stacks.get(str(tile.get("stack")), {})
        for key in ("board", "cost"):  # defined by the stack; a tile may only repeat it
            if key in stack:
                yield from check_word(row, tile, key, (stack[key],))


def _check_monuments(data: Any) -> Problems:
    needed = ("id", "pieces", "adjacent", "rings", *RESOURCES, "population")
    known = ("name", "name_cs", "name_pl", "wooden_pieces")
    yield from check_table(data, "monuments", 1, MONUMENTS, needed, known)
    stacks = {str(value_of(stack, "id")).lower() for stack in entries_of(data.get("stacks"))}
    for row, card in rows_of(data, "monuments"):
        if "id" in card and str(card["id"]).lower() in stacks:
            yield Message("ww-data-twice", row=row, value=str(card["id"]))
        for key in ("rings", *RESOURCES, "population"):
            yield from check_number(row, card, key, 0, MOST_GAIN)
        pieces = card.get("pieces")
        yield from check_size(f"{row} pieces", size_of(pieces), 1, PIECES)
        for number, piece in enumerate(entries_of(pieces), start=1):
            yield from check_shape(f"{row} pieces {number}", piece, "LWE?")
        yield from _check_touched(row, card.get("adjacent"))
        yield from check_text(row, card, "name", "name_cs", "name_pl")
        yield from check_number(row, card, "wooden_pieces", 1, PIECES)


def _check_touched(row: str, letters: Any) -> Problems:
    if not isinstance(letters, list):
        yield wrong(f"{row} adjacent", letters, '["B", "R"]')
        return
    for letter in letters:
        yield from check_word(f"{row} adjacent", {"adjacent": letter}, "adjacent", TOUCHED)
    counts = Counter(str(letter) for letter in letters)
    for letter, count in counts.items():
        most = 1 if letter == "S" else 2
        if count > most:
            yield Message("ww-data-often", row=f"{row} adjacent", value=letter, most=most)
    yield from check_size(f"{row} adjacent", len(counts), 0, NEEDS)


def _check_objectives(data: Any) -> Problems:
    needed = ("category", "param", "vp_first", "vp_second")
    yield from check_table(data, "objectives", 3, OBJECTIVES, needed, ("id", "text"))
    for row, card in rows_of(data, "objectives"):
        yield from check_number(row, card, "category", 1, 10)
        category = card.get("category")
        params: tuple[Any, ...] = (None,)
        if category in (6, 8):
            params = TYPES
        elif category == 7:
            params = RESOURCES
        yield from check_word(row, card, "param", params)
        yield from check_text(row, card, "text")
        yield from check_number(row, card, "vp_first", 0, MOST_POINTS)
        yield from check_number(row, card, "vp_second", 0, MOST_POINTS)


def _check_solo(data: Any) -> Problems:
    yield from check_table(data, "solo", 1, CARDS, ("top", "mid", "arrow"), ("id",))
    cards = 0
    for row, card in rows_of(data, "solo"):
        reshuffles = card.get("top") == ["RESHUFFLE"]
        cards += not reshuffles
        yield from check_word(row, card, "arrow", (None,) if reshuffles else ("L", "R"))
        if not reshuffles:
            yield from _check_items(row, card, "top", 1)
        yield from _check_items(row, card, "mid", 0)
    if cards == 0:
        # A deck of only reshuffle cards would be drawn from forever.
        yield from check_size("solo", cards, 1, CARDS)


def _check_items(row: str, card: Any, part: str, least: int) -> Problems:
    """Check what a card of the automaton removes: at most two items."""
    items = card.get(part, [])
    if not isinstance(items, list):
        yield wrong(f"{row} {part}", items, '["LONG"]')
        return
    if part in card:
        yield from check_size(f"{row} {part}", len(items), least, 2)
    for item in items:
        yield from check_word(row, {part: item}, part, ITEMS)


def _check_tracks(data: Any) -> Problems:
    tracks = data["tracks"]
    yield from check_keys("tracks", tracks, ("A", "B"), ())
    if not isinstance(tracks, dict):
        return
    for side in ("A", "B"):
        if side in tracks:
            yield from _check_track(f"tracks {side}", tracks[side])


def _check_track(row: str, track: Any) -> Problems:
    needed = ("resource_max", "population_symbols", "population_last", "ring_spaces")
    yield from check_keys(row, track, needed, ())
    if not isinstance(track, dict):
        return
    yield from check_number(row, track, "resource_max", 1, SPACES - 1)
    yield from check_number(row, track, "population_last", 1, SPACES - 1)
    symbols = track.get("population_symbols", {})
    yield from check_keys(f"{row} population_symbols", symbols, RESOURCES, ())
    for resource in RESOURCES:
        if isinstance(symbols, dict) and resource in symbols:
            name = f"{row} population_symbols {resource}"
            yield from check_spaces(name, symbols[resource], track.get("resource_max"))
    if "ring_spaces" in track:
        yield from check_spaces(
            f"{row} ring_spaces", track["ring_spaces"], track.get("population_last")
        )


CHECKS: dict[str, Callable[[Any], Problems]] = {
    "grid": _check_grid,
    "maps": _check_maps,
    "roads": _check_roads,
    "tower": _check_tower,
    "stacks": _check_stacks,
    "tiles": _check_tiles,
    "monuments": _check_monuments,
    "objectives": _check_objectives,
    "solo": _check_solo,
    "tracks": _check_tracks,
}
