"""Scripts of calls: every game is played, and any difference shows."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

from polis.arena.compiled_games import PER_SEAT
from polis.core import registry
from polis.core.native.builds import require
from tests.proofs.same import same_games
from tests.same.machines import Opened, native
from tests.same.script import ALL_BOTS, Script, digest, games, searches, set_ups

GAME = "machi-koro"


def test_every_set_up_has_its_games(seed: int) -> None:
    require(GAME)
    count = len(set_ups(registry.sheet(GAME)))
    script = games(GAME, seed, (2 * count, ALL_BOTS))
    assert len(script.calls) == count
    block, played = script.block(), registry.rules(GAME).kernels["play_games"]
    for call in script.calls:
        arguments = call.given(block)
        played(*arguments)
        assert arguments[-1].shape[0] == 2
        assert np.all(arguments[-1][:, :PER_SEAT].any(axis=1)), "a game has no result"


def test_a_search_changes_its_tree(seed: int) -> None:
    script = searches(GAME, 1, seed, 10)
    assert native(script) == native(script) != digest(script.block())


def test_another_result_is_found(seed: int) -> None:
    def wrong(script: Script) -> str:
        return native(script)[:-1] + "?"

    def machine() -> Opened:
        return contextlib.nullcontext(wrong)

    with pytest.raises(AssertionError, match=GAME):
        same_games(1, seed, GAME, machine)
