"""World Wonders' declared facts: bounds of the components, codes, the score sheet."""

from __future__ import annotations

from polis.core.sheet import Field, Level, Option, Sheet

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
    observation=(
        Field("phase", 8),
        Field("seats", 1),
        Field("options", len(OPTIONS)),
        Field("round", 1),
        Field("loan_step", 1),
        Field("offer", ITEMS),
        Field("hand", ITEMS + 1),
        Field("rest", PIECES),
        Field("supply", 3),
        Field("shown", STACKS * (TYPES + RESOURCES)),
        Field("display", MONUMENTS),
        Field("deck", MONUMENTS),
        Field("stock", STACKS * TILES),
        Field("objectives", OBJECTIVES),
        Field("cards", CARDS),
        # By seat, the observer first.
        Field("on_turn", SEATS),
        Field("place", SEATS),
        Field("pedestals", SEATS * 2),
        Field("gold", SEATS),
        Field("loan", SEATS),
        Field("out", SEATS),
        Field("resources", SEATS * RESOURCES),
        Field("population", SEATS),
        Field("monuments", SEATS * MONUMENTS),
        # By rows of 16 cells, as in the codes: terrain, and the object there.
        Field("terrain", SEATS * CELLS),
        Field("objects", SEATS * CELLS),
    ),
    levels=(
        Level("search:sims=1,noise=0.3"),
        Level("search:sims=1,noise=0.15"),
        Level("search:sims=12"),
        Level("search:most=100", 1.0),
    ),
)
