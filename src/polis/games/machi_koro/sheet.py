"""Machi Koro's declared facts."""

from __future__ import annotations

from polis.core.sheet import MOST, Field, Observation, Option, Sheet, flag
from polis.games.machi_koro.levels import JUDGE, LEVELS

SEATS = 4
KINDS = 15
LANDMARKS = 4

# Codes of decisions, then of outcomes. A swap is (opponent, given kind, taken kind) in one code.
ROLL_ONE, ROLL_TWO = 0, 1
KEEP, REROLL = 2, 3
TV = 4
DECLINE = TV + SEATS
SWAP = DECLINE + 1
BUILD_NOTHING = SWAP + SEATS * KINDS * KINDS
BUILD = BUILD_NOTHING + 1
DECISIONS = BUILD + KINDS + LANDMARKS
ONE_DIE = DECISIONS
TWO_DICE = ONE_DIE + 6
REVEAL = TWO_DICE + 36

# A swap gives one of 12 kinds that are not purple and takes one of the other 11 from one of three
# opponents; with declining, no decision has more choices.
MOST_ACTIONS = 1 + 3 * 12 * 11

OBSERVATION = Observation(
    version=1,
    table=(
        Field(
            "phase",
            "one-hot: dealing, choosing dice, rolling, radio tower, TV station, business centre, "
            "building, refilling, ended",
            (9,),
        ),
        Field("supply_ten", "option `supply`: 1 for ten open kinds"),
        Field("beginner", "option `beginner`"),
        Field("dice", "the last roll; the second is 0 with one die", (2,), 6),
        Field("rerolled", "1 after the reroll of this turn"),
        Field("dice_chosen", "dice of this turn", (), 2),
        Field("supply", "open cards of each kind, in the order of `cards.json`", (KINDS,), 6),
        Field("deck", "face-down cards of each kind, with ten open kinds", (KINDS,), 6),
    ),
    seat=(
        Field("on_turn", "1 for the seat on turn"),
        Field("coins", "coins", (), MOST),
        Field("landmarks", "1 for each built landmark", (LANDMARKS,)),
        # A seat can swap in the starting cards of every other seat.
        Field("city", "cards of each kind in the city", (KINDS,), 6 + SEATS),
    ),
)

SHEET = Sheet(
    key="machi-koro",
    title="Machi Koro",
    players=(2, 3, 4),
    study_players=(1,),
    minutes=(20, 40),
    options=(Option("supply", ("all", "ten")), flag("beginner")),
    rules_versions=(1,),
    most_actions=MOST_ACTIONS,
    most_outcomes=21,
    actions=DECISIONS,
    codes=REVEAL + KINDS,
    score_lines=LANDMARKS,
    reasons=LANDMARKS,
    observation=OBSERVATION,
    levels=LEVELS,
    judge=JUDGE,
)
