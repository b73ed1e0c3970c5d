"""The view of Akropolis as plain data, and the explained score."""

from __future__ import annotations

import pytest

from tests.core.test_game import played


def test_districts_of_a_kind_sum_to_its_line(seed: int) -> None:
    game = played("akropolis", seed, players=2)
    for seat in range(2):
        lines = game.position.explain(seat)
        assert len(lines) == 6
        for line in lines[:5]:
            assert sum(part.worth for part in line.parts) == line.message.args["value"]
            product = line.message.args["value"] * line.message.args["stars"]
            assert product == line.points
            assert all(part.cell is not None for part in line.parts)
        assert lines[5].points == game.position.records["stones"][0, seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_begins_with_a_full_site(players: int, seed: int) -> None:
    game = played("akropolis", seed, players=players, decisions=0)
    shown = game.position.view()
    assert len(shown["site"]) == shown["site_size"] == players + 2


def test_the_view_tells_everything_the_table_shows(seed: int) -> None:
    game = played("akropolis", seed, decisions=20)
    view = game.position.view()
    assert [entry["price"] for entry in view["site"]] == list(range(len(view["site"])))
    assert [city["total"] for city in view["cities"]] == game.position.scores
    on_site = len(view["site"]) + (view["hand"] is not None)
    placed = sum(move.startswith("place") for move in game.moves)
    assert view["unseen"]["tiles"] + on_site + placed == 37
    assert sum(view["unseen"]["hexes"].values()) == 3 * view["unseen"]["tiles"]
