"""Akropolis in notation, in words and in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import polis
from polis.core.errors import NotAnAction
from polis.games.akropolis.terminal.table import City
from polis.text.translation import words
from tests.core.test_game import played


def test_every_legal_action_reads_back(seed: int) -> None:
    game = played("akropolis", seed, players=3)
    for place in range(0, len(game.moves), 5):
        position = game.at(place)
        for code in position.legal.codes.tolist():
            notation = position.rules.text.write(position, code)
            assert position.read(notation) == code
        for notation in position.outcomes:
            assert position.rules.text.write(position, position.read(notation)) == notation


def test_a_tile_may_be_named_by_any_rotation() -> None:
    position = polis.rules("akropolis").new()
    assert position.read("reveal hbt") == position.read("reveal bth") == position.read("rev thb")


@pytest.mark.parametrize(
    "text",
    ["", "jump", "take", "take 0", "take 7", "take x", "take 1 2", "place", "place 1,1",
     "place 1,1 up", "place x,1 n", "place 1.5,1 n", "reveal", "reveal xyz",
     "reveal hhh", "reveal htb"],
)  # fmt: skip
def test_what_is_no_action_is_quoted(text: str) -> None:
    position = played("akropolis", 1, decisions=1).position
    with pytest.raises(NotAnAction) as refused:
        position.read(text)
    assert f"“{text}”" in str(refused.value)


def test_why_not() -> None:
    game = polis.Game("akropolis", 2, seed=3)
    position = game.position
    assert "ak-too-dear" in repr(position.why_not("take 4"))
    assert "ak-not-lying" in repr(position.why_not("take 6"))
    assert "ak-asks-take" in repr(position.why_not("place 1,-1 n"))
    assert "ak-asks-take" in repr(position.why_not(f"reveal {_unseen(game)}"))
    position.play("take 1")
    assert "ak-asks-place" in repr(position.why_not("take 1"))
    assert "ak-touches-nothing" in repr(position.why_not("place 1,-3 n"))
    assert "ak-touches-nothing" in repr(position.why_not("place 64,0 n"))
    assert "ak-uneven" in repr(position.why_not("place 0,0 n"))
    position.play("place 1,-1 n")
    start = polis.rules("akropolis").new()
    assert "ak-none-unseen" in repr(_seen(game))
    assert "ak-asks-reveal" in repr(start.why_not("take 1"))


def test_a_place_far_from_the_city_is_refused_at_any_moment() -> None:
    """Also when the game is over, and while tiles are turned up."""
    game = played("akropolis", 1)
    for position in (game.position, game.at(0), game.at(5)):
        assert position.why_not("place 40,40 n") is not None
    assert "refused-over" in repr(game.position.why_not("place 40,40 n"))


def _unseen(game: polis.Game) -> str:
    left = game.position.records["unseen"][0]
    return next(n.split()[1] for n in polis.rules("akropolis").new(4).outcomes if left.any())


def _seen(game: polis.Game) -> object:
    """Why the only tile of its kind cannot be revealed twice."""
    position = polis.rules("akropolis").new()
    for notation, chance in position.outcomes.items():
        if chance == min(position.outcomes.values()):
            return position.copy().play(notation).why_not(notation)
    return None


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


def test_the_view_tells_everything_the_table_shows(seed: int) -> None:
    game = played("akropolis", seed, decisions=20)
    view = game.rules.view.view(game.position)
    assert [entry["price"] for entry in view["site"]] == list(range(len(view["site"])))
    assert [city["total"] for city in view["cities"]] == game.position.scores
    on_site = len(view["site"]) + (view["hand"] is not None)
    placed = sum(move.startswith("place") for move in game.moves)
    assert view["unseen"]["tiles"] + on_site + placed == 37
    assert sum(view["unseen"]["hexes"].values()) == 3 * view["unseen"]["tiles"]


@pytest.mark.parametrize("width", [30, 60, 200])
def test_the_terminal_shows_every_hex(width: int, seed: int) -> None:
    game = played("akropolis", seed)
    for city in game.rules.view.view(game.position)["cities"]:
        console = Console(width=width, record=True, color_system=None, file=_nowhere())
        console.print(City(city))
        text = console.export_text()
        for entry in city["cells"]:
            label = entry["hex"] + ("*" if "stars" in entry else str(entry["level"]))
            assert label in text
        shown = sum(text.count(letter) for letter in "hmbtgqHMBTG")
        assert shown == len(city["cells"])


def _nowhere() -> object:
    import io

    return io.StringIO()


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_move_is_told(lang: str, seed: int) -> None:
    game = played("akropolis", seed)
    position = game.at(0)
    for move in game.moves:
        said = words(lang).say(game.rules.text.tell(position, position.read(move)), game.names)
        assert len(said) > 5
        position.play(move)
    assert words(lang).say(game.rules.view.prompt(position), game.names)
