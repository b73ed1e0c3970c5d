"""The contract every game keeps, as generic kernels that find the game by its position record.

A *box* is what is printed (cards, tiles, maps), a *position* is what has happened. Both are
structured arrays; every kernel takes `(box, P, i, …)`: an array holding one box record, an array of
positions, and which one. Actions and chance outcomes are dense integer codes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import generic

CHANCE = -1
"""`to_act` when an outcome must be drawn: a die, a reveal."""

OVER = -2
"""`to_act` when the game has ended."""

WIN = 60
"""A whole win in `shares`: a win is divided equally among up to five, so 60 divides evenly."""

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
"""The names a game must supply."""


@generic
def setup(box, P, i, seats, options):
    """Zero the record and fill it; `options` are the sheet's in order, then the rules version."""


@generic
def to_act(box, P, i):
    """The seat that decides, or CHANCE, or OVER."""


@generic
def legal(box, P, i, out):
    """Write the legal codes, ascending, none twice, and return how many: at least one."""


@generic
def chance(box, P, i, out, weights):
    """Write the possible outcomes and their integer weights; return how many."""


@generic
def odds(box, P, i):
    """The sum of the weights of `chance`."""


@generic
def draw(box, P, i, r):
    """The outcome that 0 <= r < `odds` stands for: each for as many r as its weight."""


@generic
def event(box, P, i):
    """The name of the chance event at hand, as independent of earlier choices as can be."""


@generic
def apply(box, P, i, code):
    """Play a decision or an outcome. Callers have asked `legal` or `chance`."""


@generic
def score(box, P, i, seat, sheet, marks):
    """The points of a seat now; fills the score sheet and a reason code per component."""


@generic
def shares(box, P, i, out):
    """At the end: how the win (`WIN` parts) is divided among the seats."""


@generic
def observe(box, P, i, seat, out):
    """Write the sheet's observation fields as this seat sees them."""


@generic
def value(box, P, i, seat):
    """An estimate of how well a seat stands, for one-move bots and searches."""


@generic
def prior(box, P, i, codes, n, out):
    """What `playout` may bring the seat to act after each of these legal codes, looked at briefly.

    Only the differences matter: a search looks at the best first and leaves out what is far behind.
    P[i + 1] is free to try moves in.
    """


@generic
def playout(box, P, i, luck, codes, out):
    """Play position i on, sensibly and fast, as far as is worth it; write each seat's result.

    Results are in the game's own unit, higher is better, at the end of the game as before it.
    Chance comes from the stream `luck`; `codes` and P[i + 1] are free to be used. In P[0] is the
    position that is thought about.
    """
