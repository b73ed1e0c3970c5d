"""The four levels in every game: who they are, and what they never play."""

from __future__ import annotations

import re

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
