"""A learner of Machi Koro in plain NumPy: TD(λ) on afterstates, by playing against itself.

    python td_learner.py --weights td.npz

It learns how likely the seat that has just acted is to win, from what that seat sees after its
action, and always plays the action with the best of these values. As a bot:

    polis simulate machi-koro --bots td_learner.py:Learned:weights=td.npz,greedy
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import polis
from polis.bots.specs import parse
from polis.core.contract import WIN
from polis.core.position import Position
from polis.envs.afterstates import Afterstates
from polis.envs.arrays import Observations
from polis.envs.batch import Batch

RULES = polis.rules("machi-koro")
LAYOUT = RULES.sheet.observation
GAMES, HIDDEN, RATE, LAMBDA, EXPLORE, MINIBATCH = 256, 64, 2e-3, 0.8, 0.08, 1024

Array = np.ndarray[Any, Any]

USUAL = {"coins": 20, "city": 6}
"""Fields whose highest number is seldom reached, with one that is."""


def scale(vectors: Array) -> Array:
    """Numbers of about the same size: flags stay, counts and above all coins shrink."""
    most = [f.most for f in LAYOUT.table for _ in range(f.size)]
    most += [USUAL.get(f.name, f.most) for f in LAYOUT.seat for _ in range(f.size)] * 2
    return vectors.astype(np.float32) / np.array(most, np.float32)


class Net:
    """The chance to win, by one hidden layer; trained by Adam on squared errors."""

    def __init__(self, weights: list[Array] | None = None) -> None:
        size, chooser = LAYOUT.length(2), np.random.default_rng(1)
        first = chooser.normal(0, size**-0.5, (size, HIDDEN))
        second = chooser.normal(0, HIDDEN**-0.5, HIDDEN)
        start = [first, np.zeros(HIDDEN), second, np.zeros(1)]
        self.weights = [part.astype(np.float32) for part in weights or start]
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def value(self, seen: Array) -> Array:
        """The values of some scaled vectors."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        return 1 / (1 + np.exp(-(hidden @ second + last[0])))

    def train(self, seen: Array, targets: Array) -> None:
        """One step towards the targets."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        value = 1 / (1 + np.exp(-(hidden @ second + last[0])))
        slope = (value - targets) / len(targets)  # of the cross-entropy before the sigmoid
        back = np.outer(slope, second) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(keepdims=True)]
        self._steps += 1
        for k, part in enumerate(slopes):
            self._means[k] += 0.1 * (part - self._means[k])
            self._squares[k] += 0.001 * (part**2 - self._squares[k])
            mean = self._means[k] / (1 - 0.9**self._steps)
            square = self._squares[k] / (1 - 0.999**self._steps)
            self.weights[k] -= RATE * mean / (np.sqrt(square) + 1e-8)


def choose(
    net: Net, batch: Batch, after: Afterstates, chooser: np.random.Generator | None = None
) -> tuple[Array, Array, Array]:
    """For each game the best action, what is seen after it, and the value of that.

    With a `chooser`, some actions are random: a learner that only builds what it knows to be good
    never sees the rest.
    """
    rows = after.look()
    seen = scale(after.seen.vectors[:rows])
    values = net.value(seen)
    best = np.maximum.reduceat(values, after.first)
    # The first row of each game that has the best value.
    games = np.repeat(np.arange(len(best)), batch.counts)
    hits = np.flatnonzero(values == best[games])
    chosen = hits[np.unique(games[hits], return_index=True)[1]]
    if chooser is not None:
        random = after.first + (chooser.random(len(best)) * batch.counts).astype(np.int64)
        chosen = np.where(chooser.random(len(best)) < EXPLORE, random, chosen)
    actions = batch.codes[np.arange(len(best)), chosen - after.first]
    return actions, seen[chosen], values[chosen]


def returns(values: list[float], result: float) -> list[float]:
    """The λ-return of each afterstate of one seat: a mix of later values and the result."""
    targets, later = [result], result
    for value in reversed(values[1:]):
        later = (1 - LAMBDA) * value + LAMBDA * later
        targets.append(later)
    return targets[::-1]


def learn(net: Net, games: int, seed: int = 1) -> None:
    """Train by so many games of self-play; the same seed leads to the same net."""
    batch = Batch(RULES, GAMES, seed=seed)
    after, chooser = Afterstates(batch), np.random.default_rng(seed)
    past: list[list[list[tuple[Array, float]]]] = [[[], []] for _ in range(GAMES)]
    seen_part, target_part, played = [], [], 0
    while played < games:
        seats = batch.seats.copy()
        actions, seen, values = choose(net, batch, after, chooser)
        for i in range(GAMES):
            past[i][seats[i]].append((seen[i], float(values[i])))
        batch.step(actions)
        for i in np.flatnonzero(batch.ended[:, 0]):
            played += 1
            for seat, moves in enumerate(past[i]):
                if moves:
                    result = batch.ended[i, 1 + 2 + seat] / WIN
                    target_part += returns([value for _, value in moves], result)
                    seen_part += [vector for vector, _ in moves]
            past[i] = [[], []]
        while len(target_part) >= MINIBATCH:
            net.train(np.array(seen_part[:MINIBATCH]), np.array(target_part[:MINIBATCH]))
            del seen_part[:MINIBATCH], target_part[:MINIBATCH]


def win_rate(net: Net, opponent: str, games: int, seed: int = 2) -> float:
    """The share of the wins against a bot; both begin equally often."""
    batch = Batch(RULES, games, seed=seed)
    after, bot = Afterstates(batch), parse(opponent, "machi-koro").sit_down(seed)
    mine = np.arange(games) % 2
    won, counted = 0.0, np.zeros(games, bool)
    while not counted.all():
        actions = choose(net, batch, after)[0]
        for i in np.flatnonzero((batch.seats != mine) & ~counted):
            position = Position(RULES, batch.records[i : i + 1])
            actions[i] = position.check(bot.choose(position.copy(), 1.0))
        batch.step(actions)
        fresh = (batch.ended[:, 0] == 1) & ~counted
        won += (batch.ended[np.arange(games), 1 + 2 + mine] / WIN)[fresh].sum()
        counted |= fresh
    return won / games


class Learned:
    """The learner as a bot."""

    def __init__(self, seed: int, weights: str) -> None:
        with np.load(weights) as parts:
            self._net = Net([parts[name] for name in sorted(parts)])
        self._seen = Observations(LAYOUT, 2, RULES.sheet.most_actions)

    def choose(self, position: Position, seconds: float) -> int:
        """The action with the best value after it."""
        codes, seat, seen = position.legal.codes, position.seat, self._seen
        for k, code in enumerate(codes):
            later = position.copy()
            later.apply(int(code))
            later.observe(seat, seen.vectors[k], seen.words[k])
        return int(codes[self._net.value(scale(seen.vectors[: len(codes)])).argmax()])


def main() -> None:
    """Learn, say how well it plays, and save the weights."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often it is tested")
    parser.add_argument("--games", type=int, default=4000, help="games of self-play in each round")
    parser.add_argument("--tests", type=int, default=400, help="games of each test")
    parser.add_argument("--weights", type=Path, help="file to save the weights to")
    given = parser.parse_args()
    net = Net()
    for number in range(1, given.rounds + 1):
        learn(net, given.games, seed=number)
        rate = win_rate(net, "greedy", given.tests)
        print(f"{number * given.games} games: {rate:.1%} of the wins against greedy", flush=True)
    if given.weights:
        np.savez(given.weights, **{f"part_{k}": part for k, part in enumerate(net.weights)})


if __name__ == "__main__":
    main()
