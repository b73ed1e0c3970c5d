"""How things are drawn, as part of the view."""

from __future__ import annotations

from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.drawing.scenes import SCENES
from polis.games.world_wonders.sheet import STRIDE
from polis.games.world_wonders.text.figures import building_figure, shore, turned_figures
from polis.games.world_wonders.text.outlines import area, shape_cells, trace
from polis.games.world_wonders.text.view import view
from tests.rules.world_wonders.stage import scene, start

STACKS = {stack["id"]: stack["shape"] for stack in OURS["stacks"]}


def test_a_shape_has_the_same_figure_wherever_it_lies() -> None:
    here = 0b11 | 1 << STRIDE
    assert building_figure(here) == building_figure(here << 5 * STRIDE + 3)
    assert building_figure(here)["outline"] == trace(area(["a1", "b1", "a2"]))


def test_figures_are_turned_clockwise() -> None:
    figures = turned_figures(["XXX", "X.."], True)
    wanted = (["XXX", "X.."], ["XX", ".X", ".X"], ["..X", "XXX"], ["X.", "X.", "XX"])
    assert [figure["outline"] for figure in figures] == [trace(shape_cells(s)) for s in wanted]


def test_a_piece_with_a_gap_has_two_parts() -> None:
    first, second, *_ = turned_figures(["L?L"], False)
    assert [part["wide"] for part in first["parts"]] == [(0, 0, 1, 1), (2, 0, 1, 1)]
    assert [part["wide"] for part in second["parts"]] == [(0, 0, 1, 1), (0, 2, 1, 1)]


def test_water_goes_on_past_the_edge_of_the_map() -> None:
    assert shore(["..", ".."]) == []
    assert shore(["...", ".W.", "..."]) == trace(area(["b2"]))
    (line,) = shore(["..", ".W"])
    assert (max(line[::2]), max(line[1::2])) == (3, 3)


def test_things_of_a_view_have_figures() -> None:
    position = scene("...../...N./.....", "moai", roads="a3", B="a1 b1 a2")
    position.play("buy moai").play("lay b3 r0").play("lay c3 r0").play("lay d3 r0")
    _, library, moai = view(position)["cities"][0]["objects"]
    assert library["figure"]["outline"] == trace(area(["a1", "b1", "a2"]))
    assert moai["figure"]["outline"] == trace(area(["a1", "b1", "c1"]))
    assert len(moai["figure"]["parts"]) == 3


def test_stacks_have_figures() -> None:
    for stack in view(scene("..../....", "S1 S2"))["stacks"]:
        assert stack["figure"]["outline"] == trace(shape_cells(STACKS[stack["id"]]))


def test_the_area_of_a_piece_in_hand_is_all_cells_of_its_places() -> None:
    position = scene("..../....", "tower", roads="a2 b2").play("buy tower")
    places = [action.split()[1] for action in position.legal]
    hand = view(position)["hand"]
    assert hand["areas"] == {"": trace(area(places))}
    assert hand["figures"] == {}


def test_the_pieces_of_a_set_have_areas_of_their_own() -> None:
    position = scene("...../.....", "set", roads="a2").play("buy set")
    areas = view(position)["hand"]["areas"]
    ones = [action.split()[2] for action in position.legal if action.startswith("lay one")]
    assert areas["one"] == trace(area(ones))
    assert set(areas) == {action.split()[1] for action in position.legal}


def test_a_building_in_hand_has_a_figure_for_each_turn() -> None:
    position = start(2).play("lay a7 r1")
    stack = next(action for action in position.legal if action.startswith("buy S")).split()[1]
    position.play(f"buy {stack}")
    hand = view(position)["hand"]
    assert hand["figures"][""] == turned_figures(STACKS[stack], True)
    assert hand["outline"] == []


def test_things_of_a_picture_lie_apart_on_its_map() -> None:
    for picture in SCENES.values():
        columns, rows = len(picture["terrain"][0]), len(picture["terrain"])
        cells = [cell for thing in picture["objects"] for cell in thing["cells"]]
        assert len(cells) == len(set(cells))
        assert all(c < columns and r < rows for c, r in area(cells))
