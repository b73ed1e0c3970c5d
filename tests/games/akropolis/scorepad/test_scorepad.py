"""A city from somebody's table: scored, its next places listed, impossible tiles named."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import polis
from polis.core.errors import PolisError
from polis.games.akropolis.text.coordinates import DIRECTIONS, footprint
from tests.commands import Run
from tests.core.test_game import played


def city(*tiles: tuple[str, list[list[int]]], **parts: Any) -> dict[str, Any]:
    """A file of a four-player game with these tiles."""
    listed = [{"code": code, "cells": cells} for code, cells in tiles]
    return {"players": 4, "stones": 3, "tiles": listed, **parts}


FIRST = ("hbt", [[1, -2], [2, -2], [1, -1]])


def test_a_city_is_scored() -> None:
    result = polis.score("akropolis", city(FIRST))
    assert result["total"] == 4
    assert result["stones"] == 3
    assert set(result["kinds"]) == {"house", "market", "barracks", "temple", "garden"}
    assert result["kinds"]["house"] == {"value": 1, "stars": 1, "points": 1}
    reasons = {tuple(entry["cell"]): entry["reason"] for entry in result["districts"]}
    assert reasons == {(1, -2): "counts", (2, -2): "counts", (1, -1): "not-surrounded"}


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_letters_may_begin_at_any_hex(turn: int) -> None:
    code, cells = FIRST
    turned = (code[turn:] + code[:turn], cells[turn:] + cells[:turn])
    assert polis.score("akropolis", city(turned)) == polis.score("akropolis", city(FIRST))


def test_cells_given_counter_clockwise_make_the_mirrored_tile() -> None:
    """qhb is in the box, and so is its mirror image qbh? Only what the box holds may lie there."""
    names = set(_names(4))
    both = next(n for n in sorted(names) if min(n[::-1][k:] + n[::-1][:k] for k in range(3)) in names and len(set(n)) == 3)  # noqa: E501  # fmt: skip
    clockwise = city((both, [[1, -2], [2, -2], [1, -1]]))
    mirrored = city((both, [[1, -2], [1, -1], [2, -2]]))
    shown = polis.score("akropolis", mirrored)
    assert shown["total"] >= 3
    swapped = both[0] + both[2] + both[1]
    assert shown == polis.score("akropolis", city((swapped, [[1, -2], [2, -2], [1, -1]])))
    assert clockwise != mirrored


def _names(players: int) -> list[str]:
    position = polis.rules("akropolis").new(players)
    return [notation.split()[1] for notation in position.outcomes]


def test_the_places_of_the_first_tile() -> None:
    """Thirty triangles touch the start tile: all on level 1."""
    places = polis.legal("akropolis", city())["footprints"]
    assert len(places) == 30
    assert {place["level"] for place in places} == {1}
    assert all(len(place["cells"]) == 3 for place in places)


def change(path: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    def changed(data: dict[str, Any]) -> Any:
        data[path] = value
        return data

    return changed


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "JSON object"),
        ({}, "players"),
        ({"players": 4}, "tiles"),
        (city(FIRST, players="four"), "four"),
        (city(FIRST, players=7), "7"),
        (city(FIRST, players=True), "True"),
        (city(FIRST, stones=-1), "-1"),
        (city(FIRST, stones="many"), "many"),
        (city(FIRST, options=[]), "options"),
        (city(FIRST, options={"lakes": 1}), "lakes"),
        (city(FIRST, options={"house_group": "size"}), "size"),
        (city(FIRST, all_tiles="perhaps"), "perhaps"),
        (city(*[FIRST] * 16), "15"),
        ({"players": 4, "tiles": [3]}, "Tile 1"),
        ({"players": 4, "tiles": [{"code": 3}]}, "Tile 1"),
        (city(("hbx", FIRST[1])), "hbx"),
        (city(("hb", FIRST[1])), "hb"),
        (city(("hbt", [[1, -2], [2, -2]])), "Tile 1"),
        (city(("hbt", [[1, -2], [2, -2], [1, "x"]])), "Tile 1"),
        (city(("hbt", [[1, -2], [2, -2], [1.0, -1]])), "Tile 1"),
        (city(("hbt", [[1, -2], [3, -2], [1, -1]])), "ak-pad-triangle"),
        (city(("hbt", [[1, -2], [1, -2], [1, -1]])), "ak-pad-triangle"),
        (city(("hbt", [[1, -3], [1, -2], [1, -1]])), "ak-pad-triangle"),
        (city(("htb", FIRST[1])), "ak-pad-mirrored"),
        (city(("hbt", [[1, -2], [1, -1], [2, -2]])), "ak-pad-mirrored"),
        (city(("hhh", FIRST[1])), "ak-pad-not-in-box"),
        (city(FIRST, ("bth", [[5, -2], [6, -2], [5, -1]])), "Tile 2"),
        (city(("hbt", [[10, -2], [11, -2], [10, -1]])), "ak-touches-nothing"),
        (city(("hbt", [[64, -2], [65, -2], [64, -1]])), "ak-touches-nothing"),
        (city(("hbt", [[1, 62], [2, 62], [1, 63]])), "ak-touches-nothing"),
        (city(("hbt", [[0, 0], [1, -1], [1, 0]])), "ak-uneven"),
        (city(FIRST, ("Mbq", FIRST[1])), "ak-one-tile-below"),
    ],
)
def test_what_is_impossible_is_named(data: Any, said: str) -> None:
    with pytest.raises(PolisError) as refused:
        polis.score("akropolis", data)
    assert said in f"{refused.value} {refused.value.message!r}"
    assert str(refused.value).count("\n") == 0
    with pytest.raises(PolisError):
        polis.legal("akropolis", data)


def _as_file(game: polis.Game, seat: int) -> dict[str, Any]:
    """One player's city of a recorded game, as that player would type it in."""
    tiles = []
    hand = ""
    position = game.at(0)
    for move in game.moves:
        if move.startswith("take"):
            place = int(move.split()[1]) - 1
            hand = position.view()["site"][place]["tile"]
        if move.startswith("place") and position.seat == seat:
            _, where, direction = move.split()
            q, r = (int(part) for part in where.split(","))
            cells = footprint(q, r, DIRECTIONS.index(direction))
            tiles.append({"code": hand, "cells": [list(cell) for cell in cells]})
        position.play(move)
    stones = int(position.records["stones"][0, seat])
    return {
        "players": game.players,
        "all_tiles": game.options["all_tiles"],
        "options": {key: value for key, value in game.options.items() if key != "all_tiles"},
        "stones": stones,
        "tiles": tiles,
    }


def test_a_recorded_city_typed_in_scores_the_same(seed: int) -> None:
    chooser = random.Random(seed)
    for number in range(6):
        players = chooser.choice((2, 3, 4))
        sheet = polis.rules("akropolis").sheet
        options = {o.key: chooser.choice(o.values) for o in sheet.options}
        game = polis.Game("akropolis", players, options, seed=seed + number)
        while not game.over:
            game.play(int(chooser.choice(game.position.legal.codes)))
        for seat in range(players):
            result = polis.score("akropolis", json.loads(json.dumps(_as_file(game, seat))))
            assert result["total"] == game.position.scores[seat]


def test_the_next_places_are_those_the_game_offers(seed: int) -> None:
    game = played("akropolis", seed, decisions=21)
    position = game.position
    if position.seat >= 0 and not position.legal[0].startswith("place"):
        position.play("take 1")
    data = _as_file(game, position.seat)
    offered = {
        tuple(sorted(footprint(q, r, DIRECTIONS.index(direction))))
        for q, r, direction in (_parts(action) for action in position.legal)
    }
    listed = {
        tuple(sorted((q, r) for q, r in place["cells"]))
        for place in polis.legal("akropolis", data)["footprints"]
    }
    assert listed == offered


def _parts(action: str) -> tuple[int, int, str]:
    _, where, direction = action.split()
    q, r = (int(part) for part in where.split(","))
    return q, r, direction


def test_a_straight_line_of_thirty_tiles_is_legal_and_scored() -> None:
    """The longest city there can be, eastwards: every tile touches the one before."""
    position = polis.rules("akropolis").new(2, all_tiles=True)
    names = [n.split()[1] for n in position.outcomes]
    counts = dict(zip(names, position.records["unseen"][0].tolist(), strict=True))
    tiles = [name for name in names for _ in range(counts[name])][:30]
    line = [(n, [[1 + 2 * k, 0], [2 + 2 * k, -1], [2 + 2 * k, 0]]) for k, n in enumerate(tiles)]
    shifted = [(n, [[q + 1, r - 1] for q, r in cells]) for n, cells in line]
    data = city(*shifted, players=2, all_tiles=True, stones=2)
    result = polis.score("akropolis", data)
    last = max(entry["cell"][0] for entry in result["districts"])
    assert last >= 55
    barracks = [e for e in result["districts"] if e["kind"] == "barracks"]
    assert barracks
    assert all(entry["reason"] == "counts" for entry in barracks)


def table(*cities: dict[str, Any], **parts: Any) -> dict[str, Any]:
    """The cities of all players of one table."""
    return {"players": len(cities), "cities": list(cities), **parts}


def own(*tiles: tuple[str, list[list[int]]], stones: int = 0) -> dict[str, Any]:
    return {"stones": stones, "tiles": [{"code": code, "cells": cells} for code, cells in tiles]}


def test_most_points_win_and_then_most_stones() -> None:
    """A tie of points is broken by stones, and an equal number of stones shares the win."""
    scored = polis.score("akropolis", table(own(stones=2), own(stones=1), own(stones=2)))
    assert [player["win"] for player in scored["players"]] == ["1/2", "0", "1/2"]
    # One house beside the start plaza is worth the stone that the other city has more.
    scored = polis.score(
        "akropolis", table(own(FIRST, stones=0), own(stones=1), players=2, all_tiles=True)
    )
    first, second = scored["players"]
    assert first["total"] == second["total"] == 1
    assert (first["win"], second["win"]) == ("0", "1")


def test_every_seat_of_a_table_scores_as_its_city_alone(seed: int) -> None:
    game = played("akropolis", seed, players=3)
    files = [_as_file(game, seat) for seat in range(3)]
    cities = [{"stones": file["stones"], "tiles": file["tiles"]} for file in files]
    data = {"players": 3, "options": files[0]["options"], "cities": cities}
    scored = polis.score("akropolis", json.loads(json.dumps(data)))
    assert [player["total"] for player in scored["players"]] == game.position.scores
    assert [player["win"] for player in scored["players"]] == [str(s) for s in game.position.shares]
    fewer = [city | {"tiles": city["tiles"][:-2], "stones": 0} for city in cities]
    places = polis.legal("akropolis", data | {"cities": fewer})["players"]
    for seat in range(3):
        alone = files[seat] | {"tiles": fewer[seat]["tiles"], "stones": 0}
        assert places[seat] == polis.legal("akropolis", alone)


def test_a_table_counts_what_is_left_of_every_tile() -> None:
    name = min(FIRST[0][k:] + FIRST[0][:k] for k in range(3))
    before = polis.score("akropolis", table(own(), own(), own(), own()))["left"]
    after = polis.score("akropolis", table(own(FIRST), own(), own(), own()))["left"]
    assert after == before | {name: before[name] - 1}


def test_the_cities_together_have_no_tile_more_often_than_the_box() -> None:
    with pytest.raises(PolisError) as refused:
        polis.score("akropolis", table(own(FIRST), own(FIRST), own(FIRST), own(FIRST)))
    message = refused.value.message
    assert message.key == "pad-player"
    assert message.args["problem"].key == "ak-pad-too-often"


def test_a_table_has_a_city_for_each_player() -> None:
    with pytest.raises(PolisError) as refused:
        polis.score("akropolis", table(own(), own(), players=3))
    assert refused.value.message.args["part"] == "cities"


def test_a_wrong_tile_of_a_table_is_named_with_its_player() -> None:
    with pytest.raises(PolisError) as refused:
        polis.score("akropolis", table(own(), own(("hbx", FIRST[1]))))
    assert str(refused.value).startswith("Player 2: Tile 1")


def test_stones_come_from_the_start_and_from_covered_quarries() -> None:
    """Seat 3 of four starts with 4 stones; with 14 tiles to come a city can cover 42 quarries."""
    most = 4 + 3 * 14
    assert polis.score("akropolis", city(FIRST, stones=most))["stones"] == most
    for stones in (most + 1, 500):
        with pytest.raises(PolisError) as refused:
            polis.score("akropolis", city(FIRST, stones=stones))
        assert refused.value.message.key == "ak-pad-stones"
        assert str(stones) in str(refused.value)


def test_the_most_stones_of_a_whole_city_are_exact(seed: int) -> None:
    game = played("akropolis", seed)
    data = {**_as_file(game, 0)}
    given = game.position.rules.box["start_stones"][0, : game.players].max()
    covered = _covered_quarries(data["tiles"])
    assert polis.score("akropolis", data | {"stones": int(given) + covered})
    with pytest.raises(PolisError):
        polis.score("akropolis", data | {"stones": int(given) + covered + 1})


def _covered_quarries(tiles: list[dict[str, Any]]) -> int:
    seen = {(0, 0): "H", (0, -1): "q", (-1, 1): "q", (1, 0): "q"}
    covered = 0
    for tile in tiles:
        for letter, at in zip(tile["code"], tile["cells"], strict=True):
            covered += seen.get(tuple(at)) == "q"
            seen[tuple(at)] = letter
    return covered


def test_a_city_with_all_its_tiles_has_no_next_place(seed: int) -> None:
    game = played("akropolis", seed)
    data = _as_file(game, 0)
    assert polis.legal("akropolis", data) == {"footprints": [], "actions": []}
    fewer = data | {"tiles": data["tiles"][:-1], "stones": 0}
    assert polis.legal("akropolis", fewer)["footprints"]


def test_the_commands(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "city.json"
    file.write_text(json.dumps(city(FIRST)))
    assert json.loads(run("score", "akropolis", file, "--json").out)["total"] == 4
    said = run("score", "akropolis", file).out
    assert "not surrounded" in said
    assert "2,-2" in said
    assert len(json.loads(run("legal", "akropolis", file, "--json").out)["footprints"]) > 30
    assert "1" in run("legal", "akropolis", file).out
    file.write_text("{")
    assert "city.json" in run("score", "akropolis", file).err
    assert run("score", "akropolis", tmp_path / "none.json").code == 2
    refused = run("score", "machi-koro", file)
    assert refused.code == 2
