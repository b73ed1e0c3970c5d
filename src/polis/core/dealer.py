"""The dealer: a stateless random generator that draws by a seed and the name of an event.

The same seed and name give the same outcome on every machine: two matches with one seed get the
same luck, and a roll that was undone comes out the same again.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

import numpy as np

from polis.core.contract import draw, event, odds
from polis.core.kernel import entry_point, inline_kernel, kernel

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ONE = np.uint64(1)
R30, R27, R31 = np.uint64(30), np.uint64(27), np.uint64(31)

LUCK = 0
"""The stream of chance events."""

GAMES = 99
"""The stream that gives each game of a match its own seed."""

STREAMS = 8
"""Streams a running game needs: luck, and one for each seat."""


@kernel
def mix_bits(word):
    """The finaliser of SplitMix64: each input bit changes about half of the output bits."""
    word = (word ^ (word >> R30)) * FIRST
    word = (word ^ (word >> R27)) * SECOND
    return word ^ (word >> R31)


@entry_point
def stream(seed, number):
    """The key of one of a seed's independent streams: LUCK, or 1 + s for the bot in seat s."""
    return mix_bits(np.uint64(seed) ^ mix_bits(np.uint64(number) + GOLDEN))


def luck_of(seed: int) -> np.uint64:
    """The stream of chance events of a seed, for callers in Python."""
    return np.uint64(stream(np.uint64(seed % 2**64), LUCK))


@entry_point
def random_word(key, name):
    """The 64 random bits of this name in the stream `key`: SplitMix64 with random access."""
    return mix_bits(key + GOLDEN * (np.uint64(name) + ONE))


@entry_point
def next_word(keys, number):
    """The next 64 random bits of a stream that is read in order, such as a bot's."""
    keys[number] += GOLDEN
    return mix_bits(keys[number])


@kernel
def random_below(bits, n):
    """A number from 0 to n - 1 from 64 random bits, exactly uniform (Lemire's rejection method)."""
    bound = np.uint64(n)
    while True:
        product = (bits >> HALF) * bound
        low = product & LOW
        if low >= bound or low >= (LOW - bound + ONE) % bound:
            return np.int64(product >> HALF)
        bits = mix_bits(bits + GOLDEN)


@entry_point
def open_streams(seed, keys):
    """Fill `keys` with the streams of a game: luck first, then the seats'."""
    for number in range(len(keys)):
        keys[number] = stream(seed, number)


@entry_point
@inline_kernel
def deal(box, P, i, luck):
    """The outcome of the pending chance event in the stream `luck`."""
    return draw(box, P, i, random_below(random_word(luck, event(box, P, i)), odds(box, P, i)))


# Earlier names, for bots written by users.
word, below, mix = random_word, random_below, mix_bits
