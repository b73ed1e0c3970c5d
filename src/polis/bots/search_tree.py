"""The tree of `search`: nodes in one preallocated array, and the simulations that grow it.

Positions are not stored. A simulation copies the root, walks down by playing what the nodes hold,
and lets the game's `playout` judge the place where it leaves the tree. What a chance event brings
is drawn anew each time; outcomes that came before have their own branch.
"""

from __future__ import annotations

import math

import numpy as np

from polis.core.contract import CHANCE, OVER, apply, legal, playout, prior, to_act
from polis.core.dealer import deal, word
from polis.core.kernel import copy_record, kernel

NODE = np.dtype(
    [
        ("total", np.float64),  # results, summed, of the seat that chose this node
        ("prior", np.float64),
        ("code", np.int32),  # the action or outcome that leads here
        ("who", np.int32),  # the seat that chose it, or CHANCE
        ("visits", np.int32),
        ("first", np.int32),  # the first child, or NO_NODE
        ("count", np.int32),  # of a decision's children, which lie side by side
        ("next", np.int32),  # a chance event's children are a chain
    ],
    align=True,
)
NO_NODE = -1
DEEPEST = 256

# The counters of a tree: nodes used, simulations done, and which node is the root.
USED, DONE, ROOT = range(3)

# How a search is set: exploration in standard deviations, the visits a prior weighs as much as,
# after how many visits a node gets children, and at most how many.
EXPLORE, TRUST, RIPE, WIDTH = range(4)

# The three columns of `spread`, a row for each seat: results seen, their mean, and the sum of
# squares around it.
SEEN, MEAN, SQUARES = range(3)


@kernel
def simulate(box, P, tree, counters, spread, dials, codes, hopes, path, results, seed, times):
    """Run simulations from the position in P[0]; P[1] and P[2] are where they are played.

    The n-th visit of each of the root's moves meets the same luck, whatever the move is, so that
    moves are compared on equal terms.
    """
    # The game's kernels are called here and nowhere below: Numba optimises all code that a kernel
    # calls anew for each kernel above it, so every further layer would cost a compilation.
    root = counters[ROOT]
    at = np.int64(1)  # not a literal, which would be a type of its own: everything compiled twice
    for _ in range(times):
        copy_record(P, 1, P, 0)
        node = root
        luck = seed
        depth = 0
        path[0] = root
        while depth < DEEPEST - 1:
            who = to_act(box, P, at)
            if who == OVER:
                break
            if who == CHANCE:
                code = deal(box, P, at, luck)
                node = _outcome(tree, counters, node, code)
            else:
                if tree[node].first == NO_NODE and (
                    node == root or tree[node].visits >= dials[RIPE]
                ):
                    n = legal(box, P, at, codes)
                    hopes[0] = 0.0
                    if n > 1:
                        prior(box, P, at, codes, n, hopes)
                    _grow(tree, counters, dials, codes, hopes, n, node, who)
                node = _choose(tree, spread, dials, node, who)
                code = np.int64(tree[node].code)
            if node == NO_NODE:
                break
            apply(box, P, at, code)
            depth += 1
            path[depth] = node
            if depth == 1:
                luck = word(seed, tree[node].visits)
        playout(box, P, at, luck, codes, results)
        _learn(tree, spread, path, depth, results, P[0].seats)
        counters[DONE] += 1


@kernel
def _new_node(tree, counters, code, who):
    """The next free node."""
    node = counters[USED]
    counters[USED] += 1
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
def _outcome(tree, counters, node, code):
    """The child of a chance event that stands for this outcome; NO_NODE if there is no room."""
    child = tree[node].first
    while child != NO_NODE:
        if tree[child].code == code:
            return child
        child = tree[child].next
    if counters[USED] >= len(tree):
        return NO_NODE
    child = _new_node(tree, counters, code, CHANCE)
    tree[child].next = tree[node].first
    tree[node].first = child
    return child


@kernel
def _grow(tree, counters, dials, codes, hopes, n, node, who):
    """Give a node its most promising moves as children, best first, if there is room."""
    width = min(n, int(dials[WIDTH]))
    if counters[USED] + width > len(tree):
        return
    first = counters[USED]
    for _ in range(width):
        _new_node(tree, counters, -1, who)
    kept = 0
    for k in range(n):
        if kept == width and hopes[k] <= tree[first + width - 1].prior:
            continue
        place = min(kept, width - 1)
        while place > 0 and tree[first + place - 1].prior < hopes[k]:
            tree[first + place].prior = tree[first + place - 1].prior
            tree[first + place].code = tree[first + place - 1].code
            place -= 1
        tree[first + place].prior = hopes[k]
        tree[first + place].code = codes[k]
        kept = min(kept + 1, width)
    tree[node].first = first
    tree[node].count = width


@kernel
def _choose(tree, spread, dials, node, who):
    """The child to look at next, if any: good so far, promising, or seldom visited."""
    first = tree[node].first
    visits = 0
    total = 0.0
    for child in range(first, first + tree[node].count):
        visits += tree[child].visits
        total += tree[child].total
    usual = total / visits if visits else 0.0
    trust = dials[TRUST]
    deviation = math.sqrt(spread[who, SQUARES] / max(1.0, spread[who, SEEN]))
    curiosity = dials[EXPLORE] * deviation * math.sqrt(math.log(visits + 1.0))
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
def _learn(tree, spread, path, depth, results, seats):
    """Tell every node on the path what came of it."""
    for step in range(depth + 1):
        node = path[step]
        tree[node].visits += 1
        if tree[node].who >= 0:
            tree[node].total += results[tree[node].who]
    for seat in range(seats):
        spread[seat, SEEN] += 1.0
        change = results[seat] - spread[seat, MEAN]
        spread[seat, MEAN] += change / spread[seat, SEEN]
        spread[seat, SQUARES] += change * (results[seat] - spread[seat, MEAN])
