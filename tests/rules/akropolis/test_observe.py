"""What learners are told."""

from __future__ import annotations

import numpy as np

from polis.games.akropolis.box import LETTERS, NAMES
from polis.games.akropolis.sheet import COLUMNS, RINGS, SEATS, SHEET
from tests.rules.akropolis.table import BOX, Game, observe


def fields(game: Game, seat: int) -> dict[str, np.ndarray]:
    out = np.full(SHEET.observation_size, -1, np.int64)
    observe(BOX, game.P, 0, seat, out)
    parts, first = {}, 0
    for field in SHEET.observation:
        parts[field.name] = out[first : first + field.size]
        first += field.size
    assert first == len(out)
    return parts


def test_what_is_on_the_table() -> None:
    game = Game(3, temple_variant=True).reveal("Bqq", "hhq", "Mqq", "Gqq", "Hqq").take(2)
    seen = fields(game, 1)
    assert seen["phase"].tolist() == [0, 0, 1, 0]
    assert seen["seats"] == [3]
    assert seen["options"].tolist() == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert seen["on_turn"].tolist() == [0, 0, 1, 0]
    assert seen["stones"].tolist() == [2, 3, 0, 0]
    assert seen["plazas"].reshape(SEATS, 5).tolist() == [[1, 0, 0, 0, 0]] * 3 + [[0] * 5]
    assert np.flatnonzero(seen["hand"]).tolist() == [NAMES.index("hhq")]
    site = seen["site"].reshape(-1, len(NAMES))
    assert [NAMES[place.argmax()] for place in site[:4]] == ["Bqq", "Mqq", "Gqq", "Hqq"]
    assert site[4:].sum() == 0
    assert seen["unseen"].sum() == 49 - 5


def test_no_tile_in_hand() -> None:
    assert fields(Game(), 0)["hand"].sum() == 0


def test_cities_are_seen_from_the_observer_on() -> None:
    game = Game().build(("Bqq", 1, -1, "n"), ("hhq", 0, -1, "ne"))
    ring = int(game.P["ring"][0])
    for seat in range(2):
        seen = fields(game, seat)
        hexes = seen["hexes"].reshape(SEATS, RINGS, COLUMNS)[(0 - seat) % 2]
        levels = seen["levels"].reshape(SEATS, RINGS, COLUMNS)[(0 - seat) % 2]
        cells = game.hexes(0)
        assert np.count_nonzero(hexes) == np.count_nonzero(levels) == len(cells)
        for (q, r), text in cells.items():
            place = (r + ring // 2) % ring, (q + COLUMNS // 2) % COLUMNS
            assert hexes[place] == LETTERS[text[0]]
            assert levels[place] == int(text[1:])
