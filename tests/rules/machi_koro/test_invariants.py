"""What holds in every position: coins, cards, and the fields kept for speed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import polis
from polis.core.position import Position
from polis.games.machi_koro.box import ESTABLISHMENTS
from tests.rules.machi_koro.table import RULES, random_move, random_scene, same, tidy


def cards_in_play(position: Position) -> list[int]:
    p = position.records[0]
    return (p["cities"].sum(axis=0) + p["supply"] + p["deck"]).tolist()  # type: ignore[no-any-return]


def check(position: Position, before: Position) -> None:
    """What one move may and may not change."""
    p, old = position.records[0], before.records[0]
    assert p["coins"].min() >= 0
    assert min(p["supply"].min(), p["deck"].min(), p["cities"].min()) >= 0
    assert cards_in_play(position) == cards_in_play(before)
    for seat in range(position.seats):
        # Only the player on turn builds landmarks, so only he can win.
        if seat != old["seat"]:
            assert p["landmarks"][seat].tolist() == old["landmarks"][seat].tolist()
    assert (max(position.scores) == 4) == (position.seat == polis.OVER)
    # A payment between players leaves their sum as it was.
    changed = position.records[0]["coins"].sum() - before.records[0]["coins"].sum()
    new = range(int(p["payments_before"]), int(p["payments"]))
    from_bank = sum(int(p["paid"][row]) for row in new if p["payer"][row] < 0)
    assert changed == from_bank or (changed <= 0 and from_bank == 0)
    tidied = position.copy()
    tidy(tidied)
    assert same(tidied, position)


@pytest.mark.parametrize("number", range(16))
def test_random_moves_keep_them(number: int, seed: int) -> None:
    rng = random.Random(seed * 1000 + number)
    position = random_scene(rng)
    for _ in range(40):
        if position.seat == polis.OVER:
            break
        before = position.copy()
        position.play(random_move(position, rng))
        check(position, before)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("supply", ["all", "ten"])
def test_six_and_one_for_each_player_of_the_start_cards_are_in_play(
    players: int, supply: str
) -> None:
    expected = [card["cards"] + players * card["start"] for card in ESTABLISHMENTS]
    assert cards_in_play(RULES.new(players, supply=supply)) == expected


@pytest.mark.parametrize("number", range(6))
def test_legal_codes_ascend_and_none_comes_twice(number: int, seed: int) -> None:
    rng = random.Random(seed * 1000 + number)
    for _ in range(8):
        position = random_scene(rng)
        codes = position.legal.codes
        assert (np.diff(codes) > 0).all()
        assert (len(codes) > 0) == (position.seat >= 0)
        assert len(codes) == 0 or codes[-1] < RULES.sheet.actions
