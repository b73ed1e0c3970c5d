"""The four levels in every game: who they are, and what they never play."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import numpy as np
import pytest

from polis.bots import levels
from polis.bots.policies import in_bottom_half
from polis.bots.specs import parse
from polis.bots.strategies import Strategy
from polis.core import registry
from polis.core.errors import UnknownBot
from polis.core.kernel import new_records
from polis.core.position import Position
from tests.bots.test_noisy_greedy import decisions, worths_of

KEYS = [sheet.key for sheet in registry.sheets()]
LONGEST = 3.0  # seconds that any level may think about a move
MOST_CALLS = 2_500_000
"""What plain Python calls within about a second; a quick bot has two on a slower machine."""


def hopes_of(position: Position, spec: str) -> np.ndarray:
    """The one-move look of a `search`: the game's `prior`, by the style of the spec."""
    style = re.search("style=([^,]+)", spec)
    rules = Strategy(style.group(1) if style else None).rules(position.rules)
    codes = position.legal.codes
    room = new_records(2, position.rules.dtype)
    room[0] = position.records[0]
    hopes = np.zeros(len(codes))
    rules.kernels["prior"](rules.box, room, 0, codes, len(codes), hopes)
    return hopes


@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize("key", KEYS)
def test_no_level_plays_a_move_that_its_own_look_puts_in_the_bottom_half(
    key: str, level: str, seed: int
) -> None:
    spec = levels.level(key, level).bot
    is_search = spec.startswith("search")
    for number, position in enumerate(decisions(key, seed, 12)):
        worths = hopes_of(position, spec) if is_search else worths_of(position)
        bot = parse(spec, key).make(seed + number)
        chosen = bot.choose(position, 0.02 if is_search else 1.0)
        place = int(np.flatnonzero(position.legal.codes == chosen)[0])
        assert not in_bottom_half(worths, len(worths), place)


@pytest.mark.parametrize("key", KEYS)
def test_no_level_thinks_longer_than_three_seconds(key: str) -> None:
    for name in levels.NAMES:
        level = levels.level(key, name)
        assert (level.seconds is not None) == (
            level.bot.startswith("search") and "sims=" not in level.bot
        )
        assert (level.seconds or 0.0) <= LONGEST


@pytest.mark.parametrize("key", KEYS)
def test_a_level_is_a_bot_with_its_time(key: str) -> None:
    for name in levels.NAMES:
        level = levels.level(key, name)
        if level.seconds is not None:
            assert parse(level.spec, key).text.endswith(f"time={level.seconds:g}")


@pytest.mark.parametrize("name", levels.NAMES)
@pytest.mark.parametrize("key", KEYS)
def test_every_level_has_a_twin_by_simulations(key: str, name: str) -> None:
    level, twin = levels.level(key, name), parse(f"{name}-sims", key)
    assert twin.text == f"{name}-sims"
    assert not twin.by_time
    assert parse(name, key).by_time == (level.seconds is not None)
    if level.seconds is None:
        assert level.twin == level.spec


@pytest.mark.parametrize(
    ("spec", "by_time"),
    [
        ("random", False),
        ("greedy:noise=2", False),
        ("search", True),
        ("search:time=1", True),
        ("search:most=9", True),
        ("search:sims=9", False),
        ("program:./bot", True),
        ("ranch-list", False),
    ],
)
def test_a_bot_by_time_is_known_by_its_spec(spec: str, by_time: bool) -> None:
    assert parse(spec, "machi-koro").by_time == by_time


def test_only_levels_have_twins() -> None:
    for name in ("greedy-sims", "castle-sims", "-sims"):
        with pytest.raises(UnknownBot, match=name):
            parse(name, "machi-koro")


# In plain Python ---------------------------------------------------------------------------------

COUNTING = """
import random, sys
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
game, seed, *specs = sys.argv[1:]
rules, rng = registry.rules(game), random.Random(int(seed))
position = rules.new(max(rules.sheet.players))

decisions = 2
while decisions or position.seat < 0 or len(position.legal) < 2:
    if position.seat < 0:
        position.deal(rng.getrandbits(60))
    else:
        position.play(int(rng.choice(position.legal.codes)))
        decisions = max(0, decisions - 1)

def count(frame, event, argument):
    global calls
    calls += event in ("call", "c_call")

for spec in specs:
    bot, calls = parse(spec, game).make(1), 0
    sys.setprofile(count)
    ask(bot, spec, position.copy(), 60.0)
    sys.setprofile(None)
    print(calls)
"""


@pytest.mark.parametrize("key", KEYS)
def test_quick_levels_and_stand_ins_do_little_in_plain_python(key: str, seed: int) -> None:
    """Counted in calls, early in a game with the most players, whose playouts are longest.

    `benchmarks/first_start.py` measures seconds.
    """
    each = [levels.level(key, name) for name in levels.NAMES]
    specs = sorted({level.bot if level.quick else level.stand_in for level in each})
    counted = subprocess.run(
        [sys.executable, "-c", COUNTING, key, str(seed), *specs],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    calls = [int(line) for line in counted.stdout.split()]
    assert len(calls) == len(specs)
    assert 0 < max(calls) <= MOST_CALLS


@pytest.mark.parametrize("key", KEYS)
def test_where_a_search_is_quick_a_search_stands_in(key: str) -> None:
    """It beats `greedy` in 99 of 100 games of World Wonders and in 2 of 3 of Machi Koro."""
    each = [levels.level(key, name) for name in levels.NAMES]
    quick = any(level.quick and level.bot.startswith("search") for level in each)
    stand_ins = {level.stand_in for level in each if not level.quick}
    assert stand_ins == {"search:sims=1" if quick else "greedy"}
