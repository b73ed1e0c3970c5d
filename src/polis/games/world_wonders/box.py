"""The box: a set of components, read from plain data into one record that kernels can use.

`schema` describes the layout of the data. `load` makes the record of any set, and remembers the
data by its digest, because the record holds numbers but no names.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np

from polis.games.world_wonders.sheet import (
    CARDS,
    CELLS,
    MAPS,
    MONUMENTS,
    NEEDS,
    OBJECTIVES,
    PIECES,
    RESOURCES,
    SET_KINDS,
    SHAPE_CELLS,
    SHAPES,
    SPACES,
    STACKS,
    STRIDE,
    TILES,
    TURNS,
    WORDS,
)

Array = np.ndarray[Any, Any]

Resource = Literal["food", "ceramics", "gears"]
Type = Literal["B", "F", "H", "M", "T"]
RESOURCE_KEYS: tuple[Resource, ...] = get_args(Resource)
TYPE_LETTERS: tuple[Type, ...] = get_args(Type)
# What a monument may have to touch: the five types, then these.
LETTERS = (*TYPE_LETTERS, "R", "TW", "W", "N", "S")
TOUCH_ROAD, TOUCH_TOWER, TOUCH_WATER, TOUCH_NATURE, TOUCH_SIDEWALK = range(5, 10)
# What a card of the automaton removes: a type of building, then these.
CARD_ITEMS = (*TYPE_LETTERS, "ANY", "LONG", "SHORT", "TOWER", "RESHUFFLE")
ANY_BUILDING, LONG, SHORT, TOWER_ITEM, RESHUFFLE = range(5, 10)
NO_ITEM = -1
BOARDS = {"main": 1, "4p": 4, "5p": 5}  # the smallest number of players that uses a board

# Shapes in the box: those of the stacks, then these, then those of the monuments.
LONG_SHAPE = STACKS
SET_SHAPE = LONG_SHAPE + 1
TOWER_SHAPE = SET_SHAPE + SET_KINDS
MONUMENT_SHAPE = TOWER_SHAPE + 1

MOST_BESIDE = 4 * SHAPE_CELLS
BOX = np.dtype(
    [
        ("digest", np.uint64),
        # Constants, read from the record as bounds of loops with large bodies: the compiler would
        # unroll loops with literal bounds and compile their bodies that many times.
        ("turns", np.int64),
        ("display", np.int64),
        ("chosen", np.int64),
        ("most_work", np.int64),  # steps after which a search for places gives up
        ("rows", np.int64),
        ("columns", np.int64),
        ("cells", np.uint64, WORDS),
        ("bottom", np.uint64, WORDS),  # the row at the sidewalk
        ("edge", np.uint64, WORDS),  # the cells with a side on the map edge, without the sidewalk
        ("outer", np.uint64, WORDS),  # all outer rows and columns
        ("maps", np.int64),
        ("land", np.uint64, (MAPS, WORDS)),  # natural resources included
        ("nature", np.uint64, (MAPS, WORDS)),
        ("water", np.uint64, (MAPS, WORDS)),
        # Shapes: which rotations are different, their cells (land, then water, then either) as
        # offsets from the corner, the cells beside them, and the possible corners.
        ("look", np.int8, (SHAPES, TURNS)),
        ("on_land", np.int16, (SHAPES, TURNS)),
        ("on_water", np.int16, (SHAPES, TURNS)),
        ("covered", np.int16, (SHAPES, TURNS)),
        ("offset", np.int16, (SHAPES, TURNS, SHAPE_CELLS)),
        ("besides", np.int16, (SHAPES, TURNS)),
        ("beside", np.int16, (SHAPES, TURNS, MOST_BESIDE)),
        ("corners", np.uint64, (SHAPES, TURNS, WORDS)),
        ("cover", np.uint64, (SHAPES, TURNS, WORDS)),  # with the corner in the first cell
        ("steps", np.int64, SHAPES),  # how far a piece can extend a group at most
        ("gapped", np.int64, SHAPES),  # whether its cells are not connected
        ("set_kinds", np.int64),
        ("set_count", np.int64, SET_KINDS),
        ("stacks", np.int64),
        ("cost", np.int64, STACKS),
        ("least", np.int64, STACKS),  # the smallest number of players that uses a stack
        ("tile_type", np.int64, (STACKS, TILES)),
        ("tile_count", np.int64, (STACKS, TILES)),
        ("tile_gain", np.int64, (STACKS, TILES, RESOURCES)),
        ("monuments", np.int64),
        ("kinds", np.int64, MONUMENTS),  # different pieces
        ("kind_shape", np.int64, (MONUMENTS, PIECES)),
        ("kind_count", np.int64, (MONUMENTS, PIECES)),
        ("needs", np.int64, MONUMENTS),  # different letters
        ("need", np.int64, (MONUMENTS, NEEDS)),
        ("need_count", np.int64, (MONUMENTS, NEEDS)),
        ("doubled", np.int64, MONUMENTS),  # whether a letter needs two different tiles
        ("walks_land", np.int64, MONUMENTS),  # whether a cell may lie on land; below: on water
        ("walks_water", np.int64, MONUMENTS),
        ("rings", np.int64, MONUMENTS),
        ("settlers", np.int64, MONUMENTS),  # population it gives directly
        ("gain", np.int64, (MONUMENTS, RESOURCES)),
        ("objectives", np.int64),
        ("category", np.int64, OBJECTIVES),
        ("param", np.int64, OBJECTIVES),
        ("first_points", np.int64, OBJECTIVES),
        ("second_points", np.int64, OBJECTIVES),
        ("cards", np.int64),
        ("top", np.int64, (CARDS, 2)),
        ("middle", np.int64, (CARDS, 2)),
        ("right", np.int64, CARDS),  # whether the arrow points right
        ("last_space", np.int64, 2),
        ("last_population", np.int64, 2),
        ("symbols", np.int64, (2, RESOURCES, SPACES)),  # population symbols up to each space
        ("population_rings", np.int64, (2, SPACES)),
    ],
    align=True,
)

assert MONUMENT_SHAPE + MONUMENTS * PIECES == SHAPES
assert STRIDE * 12 == CELLS
