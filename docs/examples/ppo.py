"""A learner of Machi Koro in plain NumPy: PPO with masked actions, by playing against itself.

    python docs/examples/ppo.py --updates 100 --weights /tmp/ppo.npz

One net plays all seats of many games. It gives each code a probability, those of illegal codes are
zero, and it estimates the share of the win. The same seed gives the same weights. As a bot:

    polis simulate machi-koro --bots docs/examples/ppo.py:Learned:weights=/tmp/ppo.npz,greedy
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import polis
from polis.bots.specs import parse
from polis.core.contract import WIN
from polis.core.position import Position
from polis.envs.adapters.vector import VectorGames
from polis.envs.arrays import Observations, unpack_masks
from polis.envs.batch import Batch

RULES = polis.rules("machi-koro")
LAYOUT, ACTIONS, PLAYERS = RULES.sheet.observation, RULES.sheet.actions, 2
GAMES, STEPS, EPOCHS, MINIBATCH, HIDDEN = 128, 64, 3, 1024, 64
RATE, LAMBDA, CLIP, ENTROPY, VALUE, LONGEST = 2e-3, 0.95, 0.2, 0.01, 1.0, 0.5

Array = np.ndarray[Any, Any]


USUAL = {"coins": 20, "city": 6}
"""Fields whose highest number is seldom reached, with one that is."""


def scale(vectors: Array) -> Array:
    """Numbers of about the same size: flags stay, counts and above all coins shrink."""
    most = [f.most for f in LAYOUT.table for _ in range(f.size)]
    most += [USUAL.get(f.name, f.most) for f in LAYOUT.seat for _ in range(f.size)] * PLAYERS
    return vectors.astype(np.float32) / np.array(most, np.float32)


class Net:
    """Probabilities of codes and the share of the win, by one hidden layer; trained by Adam."""

    def __init__(self, seed: int = 1, weights: list[Array] | None = None) -> None:
        size, chooser = LAYOUT.length(PLAYERS), np.random.default_rng(seed)
        first = chooser.normal(0, (2 / size) ** 0.5, (size, HIDDEN))
        # Small weights of the codes: at first all legal codes are about equally likely.
        codes, value = chooser.normal(0, 0.01, (HIDDEN, ACTIONS)), np.zeros((HIDDEN, 1))
        start = [first, np.zeros(HIDDEN), codes, np.zeros(ACTIONS), value, np.full(1, 1 / PLAYERS)]
        self.weights = [part.astype(np.float32) for part in weights or start]
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def look(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of all codes, and the values."""
        first, first_bias, codes, codes_bias, value, value_bias = self.weights
        hidden = np.maximum(seen @ first + first_bias, 0)
        logits = np.where(masks, hidden @ codes + codes_bias, np.float32(-np.inf))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ value)[:, 0] + value_bias[0]

    def slopes(self, part: Samples) -> tuple[list[Array], float]:
        """The gradient of the loss of some samples, by weights, and the loss."""
        n, rows = len(part.codes), np.arange(len(part.codes))
        hidden, chances, values = self.look(part.seen, part.masks)
        logs = np.log(np.maximum(chances, 1e-30))
        ratio = np.exp(logs[rows, part.codes] - part.logs)
        gains = (part.gains - part.gains.mean()) / (part.gains.std() + 1e-8)
        clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP) * gains
        entropy = -(chances * logs).sum(1)
        loss = -np.minimum(ratio * gains, clipped) - ENTROPY * entropy
        loss += VALUE / 2 * np.square(values - part.returns)
        # Where the clipped term is the smaller one, the chance of the code has no slope.
        of_log = np.where(ratio * gains <= clipped, -ratio * gains, 0) / n
        of_logits = ENTROPY / n * chances * (logs + entropy[:, None]) - of_log[:, None] * chances
        of_logits[rows, part.codes] += of_log
        of_values = (VALUE / n * (values - part.returns))[:, None]
        back = (of_logits @ self.weights[2].T + of_values @ self.weights[4].T) * (hidden > 0)
        found = [part.seen.T @ back, back.sum(0), hidden.T @ of_logits, of_logits.sum(0)]
        return [*found, hidden.T @ of_values, of_values.sum(0)], float(loss.mean())

    def train(self, part: Samples) -> float:
        """One step of Adam; the loss before it."""
        slopes, loss = self.slopes(part)
        length = np.sqrt(sum(float(np.square(slope).sum()) for slope in slopes))
        self._steps += 1
        for k, slope in enumerate(slopes):
            slope *= min(1.0, LONGEST / (length + 1e-8))
            self._means[k] += 0.1 * (slope - self._means[k])
            self._squares[k] += 0.001 * (slope**2 - self._squares[k])
            mean = self._means[k] / (1 - 0.9**self._steps)
            square = self._squares[k] / (1 - 0.999**self._steps)
            self.weights[k] -= RATE * mean / (np.sqrt(square) + 1e-8)
        return loss


class Samples(NamedTuple):
    """Decisions: what was seen, what was done, and how much better than expected it went."""

    seen: Array
    masks: Array
    codes: Array
    logs: Array  # logarithms of the chances that the codes had
    gains: Array
    returns: Array


def draw(chances: Array, chooser: np.random.Generator) -> Array:
    """A code for each row, with the chances of that row."""
    sums = chances.cumsum(1)
    return (sums > chooser.random((len(sums), 1)) * sums[:, -1:]).argmax(1)


def advantages(seats: Array, values: Array, last: Array, ended: Array, shares: Array) -> Array:
    """By step and game, the λ-advantage of each decision (GAE), along the decisions of its seat.

    `last` are the values of all seats after the last step, `shares` those of the games that end.
    """
    games, later = np.arange(seats.shape[1]), last.copy()
    result, gains, found = np.zeros_like(later), np.zeros_like(later), np.zeros_like(values)
    for t in reversed(range(len(seats))):
        over = ended[t]
        result[over], later[over], gains[over] = shares[t][over], 0, 0
        seat = (games, seats[t])
        error = result[seat] + later[seat] - values[t]
        found[t] = error + LAMBDA * gains[seat]
        result[seat], later[seat], gains[seat] = 0, values[t], found[t]
    return found


class Learner:
    """A net and the games that it plays against itself."""

    def __init__(self, seed: int = 1) -> None:
        self.net, self._chooser = Net(seed), np.random.default_rng(seed)
        self._envs = VectorGames("machi-koro", GAMES, PLAYERS, seed=seed)
        self._now, self._info = self._envs.reset(seed=seed)

    def play(self) -> Samples:
        """The decisions of all games in the next steps."""
        rows: list[tuple[Array, ...]] = []
        for _ in range(STEPS):
            seen, masks = scale(self._now["vector"]), self._envs.masks()
            _, chances, values = self.net.look(seen, masks)
            codes, seats = draw(chances, self._chooser), self._info["seat"].copy()
            logs = np.log(chances[np.arange(GAMES), codes])
            self._now, _, ended, _, self._info = self._envs.step(codes)
            shares = self._info.get("rewards", np.zeros((GAMES, PLAYERS)))
            rows.append((seen, masks, codes, logs, seats, values, ended, shares))
        seen, masks, codes, logs, seats, values, ended, shares = (
            np.array(column) for column in zip(*rows, strict=True)
        )
        gains = advantages(seats, values, self._values_of_seats(), ended, shares)
        parts = (seen, masks, codes, logs, gains, gains + values)
        return Samples(*(part.reshape(GAMES * STEPS, *part.shape[2:]) for part in parts))

    def _values_of_seats(self) -> Array:
        """By game and seat: that of the seat to act, and an equal part of the rest for others."""
        own = self.net.look(scale(self._now["vector"]), self._envs.masks())[2]
        values = np.repeat(((1 - own) / (PLAYERS - 1))[:, None], PLAYERS, axis=1)
        values[np.arange(GAMES), self._info["seat"]] = own
        return values

    def update(self) -> float:
        """Play, then learn from what was played; the mean loss."""
        samples, losses = self.play(), []
        for _ in range(EPOCHS):
            order = self._chooser.permutation(len(samples.codes))
            for chosen in np.array_split(order, max(1, len(order) // MINIBATCH)):
                losses.append(self.net.train(Samples(*(part[chosen] for part in samples))))
        return float(np.mean(losses))


def win_rate(net: Net, opponent: str, games: int, seed: int = 2) -> float:
    """The share of the wins against a bot; both begin equally often."""
    batch, chooser = (
        Batch(RULES, games, seed=seed, observe=True, mask=True),
        np.random.default_rng(seed),
    )
    bot, mine = parse(opponent, "machi-koro").sit_down(seed), np.arange(games) % 2
    won, counted = 0.0, np.zeros(games, bool)
    while not counted.all():
        masks = unpack_masks(batch.masks, ACTIONS)
        actions = draw(net.look(scale(batch.seen.vectors), masks)[1], chooser)
        for i in np.flatnonzero((batch.seats != mine) & ~counted):
            position = Position(RULES, batch.records[i : i + 1])
            actions[i] = position.check(bot.choose(position.copy(), 1.0))
        batch.step(actions)
        fresh = (batch.ended[:, 0] == 1) & ~counted
        won += (batch.ended[np.arange(games), 1 + PLAYERS + mine] / WIN)[fresh].sum()
        counted |= fresh
    return won / games


class Learned:
    """The learner as a bot."""

    def __init__(self, seed: int, weights: str) -> None:
        with np.load(weights) as parts:
            self._net = Net(weights=[parts[name] for name in sorted(parts)])
        self._seen = Observations(LAYOUT, PLAYERS, 1)

    def choose(self, position: Position, seconds: float) -> int:
        """The most likely code."""
        position.observe(position.seat, self._seen.vectors[0], self._seen.words[0])
        masks = np.isin(np.arange(ACTIONS), position.legal.codes)[None]
        return int(self._net.look(scale(self._seen.vectors), masks)[1].argmax())


def main() -> None:
    """Learn, say how well it plays, and save the weights."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--every", type=int, default=10, help="updates between two tests")
    parser.add_argument("--games", type=int, default=400, help="games of each test")
    parser.add_argument("--opponent", default="greedy", help="the bot of the tests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="file to save the weights to")
    given = parser.parse_args()
    learner = Learner(given.seed)
    for number in range(1, given.updates + 1):
        loss = learner.update()
        if number % given.every == 0 or number == given.updates:
            rate = win_rate(learner.net, given.opponent, given.games)
            text = f"{number} updates: loss {loss:.3f}, {rate:.1%} of the wins"
            print(f"{text} against {given.opponent}", flush=True)
    if given.weights:
        parts = {f"part_{k}": part for k, part in enumerate(learner.net.weights)}
        np.savez(given.weights, **parts)


if __name__ == "__main__":
    main()
