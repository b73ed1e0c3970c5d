"""World Wonders' declared facts: bounds of the components, codes, the score sheet."""

from __future__ import annotations

from polis.core.sheet import MOST, Field, Observation, Option, Sheet
from polis.games.world_wonders.levels import JUDGE, LEVELS

SEATS = 5
ROUNDS = 10
GOLD = 7
LOAN, REPAYMENT, PENALTY = 2, 3, 2
ROAD_PRICE, SET_PRICE, TOWER_PRICE, PEDESTAL_PRICE = 1, 1, 2, 1

# Bounds of a set of components. They are array sizes of the box record, so any set within them
# needs no new compilation; `schema` rejects a set that exceeds them.
ROWS, COLUMNS = 12, 15  # of a map
STACKS, TILES = 8, 10  # building stacks, and tiles in each: one for every round
MONUMENTS, PIECES, NEEDS = 32, 6, 6  # monuments, pieces of each, different letters each must touch
SET_KINDS = 4  # different pieces of a short set
MAPS = 9  # the lake and the rivers
OBJECTIVES, CARDS = 32, 32
SPACES = 32  # of a track, including number 0
SHAPE_CELLS, SHAPE_SIDE = 16, 8  # most cells of a piece, and its longest side
SHAPES = STACKS + 1 + SET_KINDS + 1 + MONUMENTS * PIECES
MOST_GAIN = 9  # most symbols of one resource, population or rings on a tile or card
MOST_WORK = 2_000_000  # steps of one search for places; our set needs at most 156,000 by its bound

# A map is stored in three words, each with four rows of 16 bits. The sixteenth column is always
# empty, so the last cell of a row never touches the first cell of the next.
STRIDE = 16
CELLS = ROWS * STRIDE
WORDS = CELLS // 64
TURNS = 4

DISPLAY = 3  # monuments on offer
CHOSEN = 3  # objectives of an advanced game
RESOURCES = 3  # food, ceramics, gears, in this order everywhere
TYPES = 5  # library, land plot, dwelling, market, temple, in this order everywhere

# Items that can be bought, a bit of the offer for each. All but pedestals can be in hand.
ROAD, SET, TOWER, PEDESTAL, BUILDING = 0, 1, 2, 3, 5
MONUMENT = BUILDING + STACKS
ITEMS = MONUMENT + MONUMENTS
FIRST_ROAD = ITEMS  # the free one; it is in hand but never bought

# Codes of decisions, then of outcomes. A place is a kind of piece, its rotation, and the cell of
# the top left corner of its bounding box: row * 16 + column.
TAKE_LOAN, REPAY, LEAVE = 0, 1, 2
BUY = 3
LAY = BUY + ITEMS
CHOOSE = LAY + PIECES * TURNS * CELLS  # an objective, if they are chosen and not drawn
DECISIONS = CHOOSE + OBJECTIVES
RIVER = DECISIONS
OBJECTIVE = RIVER + MAPS
REVEAL = OBJECTIVE + OBJECTIVES
REVEAL_MONUMENT = REVEAL + STACKS * TILES
CARD = REVEAL_MONUMENT + MONUMENTS

# Laying a piece is never mixed with other choices, and a corner lies on the map: at most 12 * 15
# cells for each kind of piece and rotation. Loan steps, purchases and objectives are far fewer.
MOST_ACTIONS = PIECES * TURNS * ROWS * COLUMNS
# Outcomes are rivers, objectives, tiles of one stack, monuments or cards.
MOST_OUTCOMES = max(MAPS, OBJECTIVES, TILES, MONUMENTS, CARDS)

# Option values are matched in lower case, so the printed sides A and B are a and b here.
OPTIONS = (
    Option("map_side", ("a", "b")),
    Option("track_side", ("a", "b")),
    Option("objectives", ("none", "three", "chosen")),  # no effect in the solo game
    Option("solo_mode", ("easy", "hard")),  # only for the solo game
)
MAP_SIDE, TRACK_SIDE, WITH_OBJECTIVES, SOLO_MODE = range(len(OPTIONS))
BY_CHOICE = 2  # the value of WITH_OBJECTIVES for chosen objectives

# The score sheet: points by source, each objective's points and measure, the automaton's score.
POPULATION, RESOURCE, RINGS, NATURE, DISTRICTS, DEBT, GOALS = range(7)
MEASURES = GOALS + CHOSEN
AUTOMATON = MEASURES + CHOSEN

OBSERVATION = Observation(
    version=1,
    table=(
        Field(
            "phase",
            "one-hot: rivers, objectives, tiles, monument, card, buying, laying, ended",
            (8,),
        ),
        Field("options", "the options in the order of the sheet", (len(OPTIONS),), 2),
        Field("round", "the round, from 1", (), ROUNDS),
        Field("loan_step", "1 after the loan step of this turn"),
        Field("offer", "1 for each item that can be bought now: road, set, tower, pedestals, "
              "stacks, monuments", (ITEMS,)),
        Field("hand", "one-hot: the item being laid; the last is the free road", (ITEMS + 1,)),
        Field("rest", "pieces of it still to lay, by kind", (PIECES,), SHAPE_CELLS),
        Field("supply", "long roads, short sets and towers on offer", (3,), SEATS),
        Field("shown", "for each stack, the type of its tile one-hot, then the food, ceramics and "
              "gears it gives", (STACKS, TYPES + RESOURCES), MOST_GAIN),
        Field("display", "1 for each monument on display", (MONUMENTS,)),
        Field("deck", "1 for each monument not yet shown", (MONUMENTS,)),
        Field("stock", "tiles of each kind not yet shown, by stack", (STACKS, TILES), TILES),
        Field("objectives", "1 for each objective of the game", (OBJECTIVES,)),
        Field("cards", "1 for each card in the deck of the automaton", (CARDS,)),
    ),
    seat=(
        Field("on_turn", "1 for the seat on turn"),
        Field("place", "place in turn order, from 0", (), SEATS - 1),
        Field("pedestals", "1 for each pedestal it holds", (2,)),
        Field("gold", "gold", (), MOST),
        Field("loan", "loans to repay", (), MOST),
        Field("out", "1 if it has left the round"),
        Field("resources", "food, ceramics and gears", (RESOURCES,), MOST),
        Field("population", "population", (), MOST),
        Field("monuments", "1 for each monument it built", (MONUMENTS,)),
    ),
    planes=(
        Field("terrain", "0 not on the map, 1 land, 2 natural resource, 3 water; as printed, also "
              "under an object", (), 3),
        Field("object", "0 nothing, 1 road, 2 tower, 3 library, 4 land plot, 5 dwelling, 6 market, "
              "7 temple, 8 monument", (), 8),
    ),
    rows=ROWS,
    columns=STRIDE,
)  # fmt: skip

SHEET = Sheet(
    key="world-wonders",
    title="World Wonders",
    players=(1, 2, 3, 4, 5),
    study_players=(),
    minutes=(50, 70),
    options=OPTIONS,
    rules_versions=(1,),
    most_actions=MOST_ACTIONS,
    most_outcomes=MOST_OUTCOMES,
    actions=DECISIONS,
    codes=CARD + CARDS,
    score_lines=AUTOMATON + 1,
    reasons=CELLS,
    observation=OBSERVATION,
    levels=LEVELS,
    judge=JUDGE,
)
