"""Akropolis's declared facts."""

from __future__ import annotations

from polis.core.sheet import Field, Observation, Option, Sheet, flag
from polis.games.akropolis.levels import JUDGE, LEVELS

SEATS = 4
KINDS = 50  # different tiles among the 61; equal tiles are one kind
DISTRICTS = 5  # house, market, barracks, temple, garden, in this order everywhere
SITE_TILES = SEATS + 2  # tiles on the construction site
START_CELLS = 4
MOST_PLACEMENTS = 30  # by one player: half of 60 tiles, with two players and all tiles

# A city is stored on a torus of bit rows: columns are the bits of one word, rows wrap at `ring`.
# The start tile is 3 cells wide and high and a placement adds at most 2, so before the last of n
# placements a city spans 2n + 1 cells; the reference cell of the next tile needs 3 more. A torus
# of 2n + 4 is therefore enough, and after the last placement one empty row still separates the
# ends.
COLUMNS = 64
RINGS = 2 * MOST_PLACEMENTS + 4
# Rows for all cities together: four cities of 15 placements need more than two of 30.
ROWS = 4 * (2 * 15 + 4)

# Codes of decisions, then of outcomes. A placement is a row, one of the two triangles there
# (pointing up or down), a column, and which of its three cells gets letter 0 of the tile's name.
TAKE = 0
PLACE = TAKE + SITE_TILES
DECISIONS = PLACE + RINGS * 2 * COLUMNS * 3
REVEAL = DECISIONS

# Triangles of empty ground: 30 touch the start tile; 24 touch a tile without sharing a cell with
# it. A tile on the ground removes at least its own place and adds at most 12 triangles that share
# a cell with it; a tile placed higher adds only those 12. So before the last of 30 placements
# there are at most 30 + 29 * (24 - 1 + 12) places, each with three rotations.
MOST_PLACES = 30 + (MOST_PLACEMENTS - 1) * 35

OPTIONS = (
    flag("all_tiles"),
    flag("house_variant"),
    flag("market_variant"),
    flag("barracks_variant"),
    flag("temple_variant"),
    flag("garden_variant"),
    flag("lake_is_edge"),
    Option("house_group", ("count", "value")),
    Option("lake_size", ("any", "single")),
    Option("empty_places", ("all", "outside"), added_later=True),
)
(
    ALL_TILES,
    HOUSE_VARIANT,
    MARKET_VARIANT,
    BARRACKS_VARIANT,
    TEMPLE_VARIANT,
    GARDEN_VARIANT,
    LAKE_IS_EDGE,
    HOUSE_GROUP,
    LAKE_SIZE,
    EMPTY_PLACES,
) = range(len(OPTIONS))

# The score sheet: three lines for each kind of district, then the stones.
VALUE_LINE, STARS_LINE, POINTS_LINE = range(3)
STONES_LINE = DISTRICTS * 3

# Observations show the cells at most this far from the start tile: q and r from -12 to 11. A city
# can be longer, but those that people and bots build are not.
WINDOW = 24
MOST_HEX = 13  # letters of hexes: see box.LETTERS
HEX = (
    "0 nothing, 1 house, 2 market, 3 barracks, 4 temple, 5 garden, 6 quarry, 9 to 13 the plazas of "
    "1 to 5"
)

OBSERVATION = Observation(
    version=1,
    table=(
        Field("phase", "one-hot: revealing, taking, placing, ended", (4,)),
        Field("options", "the options in the order of the sheet", (len(OPTIONS),)),
        Field("hand", f"the hexes of the tile in hand: {HEX}", (3,), MOST_HEX),
        Field("site", "the hexes of each tile on the site, from the front", (SITE_TILES, 3),
              MOST_HEX),
        Field("unseen", "tiles of each kind in the stacks", (KINDS,), 4),
    ),
    seat=(
        Field("on_turn", "1 for the seat on turn"),
        Field("stones", "stones", (), 100),
        Field("plazas", "visible plazas of each kind", (DISTRICTS,), 31),
        Field("extent", "cells from the start tile to the west, east, north and south end", (4,),
              2 * MOST_PLACEMENTS + 1),
    ),
    planes=(
        Field("cell", f"the visible hex, plus 16 times its level; {HEX}", (), MOST_HEX + 16 * 11),
    ),
    rows=WINDOW,
    columns=WINDOW,
)  # fmt: skip

SHEET = Sheet(
    key="akropolis",
    title="Akropolis",
    players=(2, 3, 4),
    # A single player would place 36 or 60 tiles in one city, more than the torus holds.
    study_players=(),
    minutes=(20, 40),
    options=OPTIONS,
    rules_versions=(1,),
    most_actions=MOST_PLACES * 3,
    most_outcomes=KINDS,
    actions=DECISIONS,
    codes=REVEAL + KINDS,
    score_lines=STONES_LINE + 1,
    reasons=RINGS * COLUMNS,
    observation=OBSERVATION,
    levels=LEVELS,
    judge=JUDGE,
)
