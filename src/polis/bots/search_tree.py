"""The tree of `search`: nodes in one preallocated array, and the simulations that grow it.

Positions are not stored. A simulation copies the root, walks down by playing the codes of the
nodes, and calls the game's `playout` where it leaves the tree. Chance events are drawn in every
simulation; each outcome seen so far has its own branch.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

import math

import numpy as np

from polis.core.arithmetic import log
from polis.core.contract import CHANCE, OVER, apply, legal, playout, prior, to_act
from polis.core.dealer import deal, random_word
from polis.core.interfaces import Array
from polis.core.kernel import copy_record, entry_point, kernel, new_records
from polis.core.rules import Rules

NODE = np.dtype(
    [
        ("total", np.float64),  # sum of the results of the seat that chose this node
        ("prior", np.float64),
        ("code", np.int32),  # the action or outcome that leads here
        ("who", np.int32),  # the seat that chose it, or CHANCE
        ("visits", np.int32),
        ("first", np.int32),  # the first child, or NO_NODE
        ("count", np.int32),  # number of a decision's children, which are adjacent
        ("next", np.int32),  # the next sibling: a chance event's children are a chain
    ],
    align=True,
)
NO_NODE = -1
DEEPEST = 256

# The three columns of `spread`, a row for each seat: the number of results, their mean, and the sum
# of squared deviations.
SEEN, MEAN, SQUARES = range(3)


def new_workspace(rules: Rules) -> Array:
    """The record W of `simulate`: the parameters of a search, its counters, and work space."""
    sheet = rules.sheet
    seats = max(sheet.players + sheet.study_players)
    return new_records(
        1,
        np.dtype(
            [
                ("explore", np.float64),  # exploration in standard deviations
                ("trust", np.float64),  # the number of visits that a prior counts as
                ("ripe", np.float64),  # visits after which a node gets children
                ("width", np.int64),  # the most children of a node
                ("seed", np.uint64),
                ("used", np.int64),  # nodes of the tree
                ("done", np.int64),  # simulations
                ("root", np.int64),  # the node of the position in P[0]
                ("spread", np.float64, (seats, 3)),
                ("codes", np.int64, sheet.most_actions),
                ("priors", np.float64, sheet.most_actions),
                ("path", np.int64, DEEPEST),
                ("results", np.float64, seats),
            ],
            align=True,
        ),
    )


@entry_point
def simulate(box, P, tree, W, times):
    """Run simulations from the position in P[0]; P[1] and P[2] are work space.

    The n-th visits of all the root's moves use the same luck, so that moves are compared on equal
    terms.
    """
    # The game's kernels are only called here, not in functions below: Numba optimises called code
    # again for each kernel above it, so every further layer would add a compilation.
    w = W[0]
    codes, priors, results = w.codes[:], w.priors[:], w.results[:]
    root = w.root
    at = np.int64(1)  # a literal would be another type, and everything would be compiled twice
    for _ in range(times):
        copy_record(P, 1, P, 0)
        node = root
        luck = w.seed
        depth = 0
        w.path[0] = root
        while depth < DEEPEST - 1:
            who = to_act(box, P, at)
            if who == OVER:
                break
            if who == CHANCE:
                code = deal(box, P, at, luck)
                node = _outcome(tree, w, node, code)
            else:
                if tree[node].first == NO_NODE and (node == root or tree[node].visits >= w.ripe):
                    n = legal(box, P, at, codes)
                    priors[0] = 0.0
                    if n > 1:
                        prior(box, P, at, codes, n, priors)
                    _grow(tree, w, n, node, who)
                node = _choose(tree, w, node, who)
                code = np.int64(tree[node].code)
            if node == NO_NODE:
                break
            apply(box, P, at, code)
            depth += 1
            w.path[depth] = node
            if depth == 1:
                luck = random_word(w.seed, tree[node].visits)
        playout(box, P, at, luck, codes, results)
        _learn(tree, w, depth, P[0].seats)
        w.done += 1


@kernel
def _new_node(tree, w, code, who):
    """The next free node."""
    node = w.used
    w.used += 1
    tree[node].total = 0.0
    tree[node].prior = 0.0
    tree[node].code = code
    tree[node].who = who
    tree[node].visits = 0
    tree[node].first = NO_NODE
    tree[node].count = 0
    tree[node].next = NO_NODE
    return node


@kernel
def _outcome(tree, w, node, code):
    """The child of a chance event for this outcome; NO_NODE if there is no room."""
    child = tree[node].first
    while child != NO_NODE:
        if tree[child].code == code:
            return child
        child = tree[child].next
    if w.used >= len(tree):
        return NO_NODE
    child = _new_node(tree, w, code, CHANCE)
    tree[child].next = tree[node].first
    tree[node].first = child
    return child


@kernel
def _grow(tree, w, n, node, who):
    """Give a node its most promising moves as children, best first, if there is room."""
    width = min(n, w.width)
    if w.used + width > len(tree):
        return
    first = w.used
    for _ in range(width):
        _new_node(tree, w, -1, who)
    kept = 0
    for k in range(n):
        if kept == width and w.priors[k] <= tree[first + width - 1].prior:
            continue
        place = min(kept, width - 1)
        while place > 0 and tree[first + place - 1].prior < w.priors[k]:
            tree[first + place].prior = tree[first + place - 1].prior
            tree[first + place].code = tree[first + place - 1].code
            place -= 1
        tree[first + place].prior = w.priors[k]
        tree[first + place].code = w.codes[k]
        kept = min(kept + 1, width)
    tree[node].first = first
    tree[node].count = width


@kernel
def _choose(tree, w, node, who):
    """The child to visit next, if any: with good results, a high prior, or few visits."""
    first = tree[node].first
    visits = 0
    total = 0.0
    for child in range(first, first + tree[node].count):
        visits += tree[child].visits
        total += tree[child].total
    usual = total / visits if visits else 0.0
    trust = w.trust
    deviation = math.sqrt(w.spread[who, SQUARES] / max(1.0, w.spread[who, SEEN]))
    curiosity = w.explore * deviation * math.sqrt(log(visits + 1.0))
    best = NO_NODE
    highest = 0.0
    for child in range(first, first + tree[node].count):
        hope = usual + tree[child].prior - tree[first].prior
        weight = tree[child].visits + trust
        worth = (tree[child].total + trust * hope) / weight + curiosity / math.sqrt(weight)
        if best == NO_NODE or worth > highest:
            best = child
            highest = worth
    return best


@kernel
def _learn(tree, w, depth, seats):
    """Add the result to every node on the path."""
    for step in range(depth + 1):
        node = w.path[step]
        tree[node].visits += 1
        if tree[node].who >= 0:
            tree[node].total += w.results[tree[node].who]
    for seat in range(seats):
        w.spread[seat, SEEN] += 1.0
        change = w.results[seat] - w.spread[seat, MEAN]
        w.spread[seat, MEAN] += change / w.spread[seat, SEEN]
        w.spread[seat, SQUARES] += change * (w.results[seat] - w.spread[seat, MEAN])
