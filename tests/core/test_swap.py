"""Native code that comes in the middle of a game: every position stays the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

GAMES = ("akropolis", "machi-koro", "world-wonders")

LOADING = """
import os, random, sys
from polis.core import registry

def load(game):
    '''Use native code from now on, in a process that began without.'''
    os.environ["NUMBA_DISABLE_JIT"] = "0"
    assert {"rules", "strategy"} <= registry.load_libraries(game)
"""

PLAYING = f"""{LOADING}
game, players, swap = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rules = registry.rules(game)
position, rng = rules.new(players), random.Random(players)
for move in range(60):
    if move == swap:
        load(game)
    if position.seat == -1:
        position.deal(5)
    else:
        position.play(int(rng.choice(position.legal.codes)))
    print(move, position.records.tobytes().hex(), position.scores, position.view())
print(rules.kernels["apply"], file=sys.stderr)
"""

THINKING = f"""{LOADING}
from polis.arena.move_estimates import one_move_estimates
game, swap = sys.argv[1], int(sys.argv[2])
rules = registry.rules(game)
position = rules.new(2)
for _ in range(15):
    if position.seat == -1:
        position.deal(5)
    else:
        position.play(int(position.legal.codes[-1]))
while position.seat == -1 or len(position.legal) < 4:
    position.deal(5) if position.seat == -1 else position.play(int(position.legal.codes[0]))
calls, plain = 0, rules.kernels["apply"]

def apply(*arguments):
    global calls
    calls += 1
    if calls == swap:
        load(game)
    return plain(*arguments)

rules.kernels["apply"] = apply
print(one_move_estimates(position))
print(rules.kernels["apply"], file=sys.stderr)
"""


def run(code: str, *arguments: object) -> tuple[str, str]:
    """What a new interpreter prints that begins in plain Python, and where it ends."""
    answer = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return answer.stdout, answer.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_natively_from_any_move(game: str) -> None:
    for players in (2, 4):
        plain, kernel = run(PLAYING, game, players, -1)
        assert "native" not in kernel
        for swap in (0, 23, 41):
            swapped, kernel = run(PLAYING, game, players, swap)
            assert "<native kernel apply>" in kernel
            assert swapped == plain, (players, swap)


@pytest.mark.parametrize("game", GAMES)
def test_native_code_may_come_while_a_bot_compares_moves(game: str) -> None:
    """Its plain Python goes on with native kernels inside."""
    plain, kernel = run(THINKING, game, -1)
    assert "native" not in kernel
    swapped, kernel = run(THINKING, game, 3)
    assert "<native kernel apply>" in kernel
    assert swapped == plain
