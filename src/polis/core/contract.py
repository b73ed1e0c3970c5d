"""The contract every game implements: generic kernels that find the game by its position record.

A *box* is what is printed (cards, tiles, maps), a *position* is what has happened. Both are
structured arrays; every kernel takes `(box, P, i, …)`: an array holding one box record, an array of
positions, and which one. Actions and chance outcomes are dense integer codes.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import generic

CHANCE = -1
"""`to_act` when chance acts: dice are rolled, a tile or card is revealed."""

OVER = -2
"""`to_act` when the game has ended."""

NEW = -1
"""The stamp of planes that `observe` has not written, or wrote in another game."""

WIN = 60
"""A whole win in `shares`; 60 divides evenly among up to five winners."""

HEADER: list[Any] = [
    ("rules", np.int16),  # the rules version the game began with
    ("seats", np.int16),
    ("turns", np.int32),  # turns begun so far, of all seats together, extra turns included
]
"""The fields every position record begins with."""

KERNELS = (
    "setup",
    "to_act",
    "legal",
    "chance",
    "odds",
    "draw",
    "event",
    "apply",
    "score",
    "shares",
    "observe",
    "value",
    "prior",
    "playout",
)
"""The names of the kernels that a game must supply."""


@generic
def setup(box, P, i, seats, options):
    """Set the record to the start of a game; `options` are their codes, then the rules version."""


@generic
def to_act(box, P, i):
    """The seat that decides, or CHANCE, or OVER."""


@generic
def legal(box, P, i, out):
    """Write the legal codes, ascending and without duplicates; return how many, at least one."""


@generic
def chance(box, P, i, out, weights):
    """Write the possible outcomes and their integer weights; return how many."""


@generic
def odds(box, P, i):
    """The sum of the weights of `chance`."""


@generic
def draw(box, P, i, r):
    """The outcome for a random number 0 <= r < `odds`; each outcome has as many r as its weight."""


@generic
def event(box, P, i):
    """The name of the pending chance event, a number that depends on few earlier choices."""


@generic
def apply(box, P, i, code):
    """Play a decision or an outcome; the caller has checked it with `legal` or `chance`."""


@generic
def score(box, P, i, seat, sheet, reasons):
    """The current points of a seat; fills the score sheet and one reason code per component."""


@generic
def shares(box, P, i, out):
    """At the end of the game, write each seat's share of the win, in parts of `WIN`."""


@generic
def observe(box, P, i, seat, vector, planes, stamp):
    """Write the vector and the planes of the sheet, as this seat sees them; return a stamp.

    The stamp says which boards and which observer the planes show, within one game. Planes that
    still hold what the given stamp stands for are not written again; `NEW` writes them always.
    """


@generic
def value(box, P, i, seat):
    """An estimate of how well a seat stands, for one-move bots and searches."""


@generic
def prior(box, P, i, codes, n, out):
    """A quick estimate of what `playout` would give the seat to act after each of these codes.

    Only differences matter: a search tries the best codes first and drops those far behind.
    P[i + 1] is scratch space.
    """


@generic
def playout(box, P, i, luck, codes, out):
    """Continue position i with fast, sensible moves as far as useful; write each seat's result.

    Results are in the game's own unit, the same during and at the end of a game; higher is better.
    Chance comes from the stream `luck`; `codes` and P[i + 1] are scratch space. P[0] holds the
    position that is being searched.
    """
