"""Machi Koro's declared facts."""

from __future__ import annotations

from polis.core.sheet import Field, Level, Option, Sheet, flag

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
    observation=(
        Field("phase", 9),
        Field("seats", 1),
        Field("options", 2),
        Field("dice", 2),
        Field("rerolled", 1),
        Field("dice_chosen", 1),
        Field("on_turn", SEATS),
        Field("coins", SEATS),
        Field("landmarks", SEATS * LANDMARKS),
        Field("cities", SEATS * KINDS),
        Field("supply", KINDS),
        Field("deck", KINDS),
    ),
    levels=(
        Level("search:sims=1,noise=0.3"),
        Level("search:sims=1,noise=0.12"),
        Level("search:sims=1,noise=0.03"),
        Level("search:most=2000,trust=64", 0.3),
    ),
)
