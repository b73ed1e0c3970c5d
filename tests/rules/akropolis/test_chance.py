"""Reveals: uniform over the tiles not yet seen, equal tiles being one outcome."""

from __future__ import annotations

from collections import Counter

import pytest

from polis.core.contract import draw, event, odds
from polis.games.akropolis.box import TILES, tile_name
from tests.oracles.akropolis import tiles_in_play
from tests.rules.akropolis.table import BOX, Game


def tiles(backs: int) -> Counter[str]:
    return Counter(tile_name(tile["code"]) for tile in TILES["tiles"] if tile["players"] <= backs)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_unseen_tile_is_equally_likely(players) -> None:
    outcomes = Game(players).outcomes()
    assert outcomes == {f"reveal {name}": n for name, n in sorted(tiles(players).items())}
    assert tiles(players) == tiles_in_play(players, False)
    assert outcomes["reveal Hqq"] == 3


def test_a_revealed_tile_is_no_longer_unseen() -> None:
    game = Game().reveal("Hqq")
    assert game.outcomes()["reveal Hqq"] == 2
    game.reveal("Hqq", "Hqq")
    assert "reveal Hqq" not in game.outcomes()
    assert odds(BOX, game.P, 0) == 34


def test_draw_gives_each_outcome_as_often_as_its_weight() -> None:
    game = Game().reveal("Hqq", "Bqq")
    drawn = Counter(game.name(draw(BOX, game.P, 0, r)) for r in range(odds(BOX, game.P, 0)))
    assert drawn == game.outcomes()


def test_a_reveal_is_named_by_its_number_whatever_is_built() -> None:
    one, other = (Game().reveal("Hqq", "Bqq", "Mqq", "Tqq") for _ in range(2))
    for place in (0, 0, 0):
        one.take(1).play(one.legal()[place])
        other.play(other.legal()[-1])
        other.play(other.legal()[-1])
    assert event(BOX, one.P, 0) == event(BOX, other.P, 0) == 4
    assert event(BOX, one.fill_site().P, 0) == 7
