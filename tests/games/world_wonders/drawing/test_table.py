"""The drawing of a World Wonders position: complete, well-formed, and within its frame."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from polis.core.contract import OVER
from polis.core.position import Position
from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.drawing.glyphs import COLOURS, GLYPHS
from polis.games.world_wonders.drawing.paths import CELL, contour, rounded
from polis.games.world_wonders.drawing.silhouettes import OTHER, SILHOUETTES, silhouette
from polis.games.world_wonders.drawing.table import draw
from polis.games.world_wonders.text import view
from polis.games.world_wonders.text.outlines import joined, shape_cells
from polis.text.translation import LANGUAGES, translation
from tests.games.drawings import of_class, played
from tests.rules.world_wonders.stage import build, scene, start
from tests.rules.world_wonders.table import RULES

NAMES = ["Anna", "Bára", "Cyril", "Dana", "Emil"]
SVG = "{http://www.w3.org/2000/svg}"
LAND = "/".join(["............"] * 10)
MONUMENTS = {card["id"]: card["pieces"] for card in OURS["monuments"]}
NUMBERS = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def drawn(found: Position, names: list[str] = NAMES, language: str = "en") -> Element:
    return ElementTree.fromstring(draw(found, translation(language), names[: found.seats]))


def uses(part: Element) -> list[str]:
    return [use.attrib["href"] for use in part.iter(SVG + "use")]


def told(part: Element) -> list[str]:
    return [line.text for line in part.iter() if line.text]


SET_UPS: list[tuple[int, int, dict[str, str]]] = [
    (1, 0, {}),
    (1, 25, {"solo_mode": "hard", "map_side": "b"}),
    (1, -1, {}),
    (2, 1, {}),
    (2, 60, {"map_side": "b", "track_side": "b"}),
    (3, 90, {"objectives": "three"}),
    (4, 150, {"map_side": "b"}),
    (5, 200, {}),
    (5, -1, {"map_side": "b", "objectives": "three"}),
]


@pytest.fixture(params=SET_UPS, ids=str)
def moment(request: pytest.FixtureRequest, seed: int) -> Position:
    players, decisions, options = request.param
    return played(RULES, players, decisions, random.Random(f"{seed} {request.param}"), **options)


# The document


def test_it_is_one_complete_document(moment: Position) -> None:
    root = drawn(moment)
    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    assert root.findtext(SVG + "title") == "World Wonders"
    said = root.findtext(SVG + "desc") or ""
    assert all(name in said for name in NAMES[: moment.seats])
    assert all(str(total) in said for total in moment.scores)


def test_it_refers_to_nothing_outside(moment: Position) -> None:
    source = draw(moment, translation("en"), NAMES[: moment.seats])
    root = ElementTree.fromstring(source)
    ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    referred = set(re.findall(r'href="([^"]*)"|url\(([^)]*)\)', source))
    assert {a or b for a, b in referred} <= {f"#{name}" for name in ids}
    assert "<script" not in source
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "", 1)


def test_the_same_position_is_drawn_the_same(moment: Position) -> None:
    names = NAMES[: moment.seats]
    assert draw(moment, translation("en"), names) == draw(moment.copy(), translation("en"), names)


def test_it_stays_small(moment: Position) -> None:
    assert len(draw(moment, translation("en"), NAMES[: moment.seats]).encode()) < 350_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, seed: int) -> None:
    found = played(RULES, 2, 40, random.Random(seed), objectives="three")
    root = drawn(found, language=language)
    assert root.get("lang") == language
    assert any(translation(language).format("ww-population") in line for line in told(root))


@pytest.mark.parametrize(
    "name", ["<b>&\"'</b>", "]]>", "a\x00b\ud800\ufffe\nc", "", "W" * 500, "漢" * 50]
)
def test_any_name_can_be_drawn(name: str) -> None:
    root = drawn(start(2), [name, "Bára"])
    clean = "".join(sign if sign.isprintable() else " " for sign in name)
    shown = [line.text or "" for line in root.iter(SVG + "text")]
    assert any(clean[:39] in line for line in shown)
    assert not list(root.iter(SVG + "b"))


# The maps


def test_every_object_is_drawn_once_with_its_kind(moment: Position) -> None:
    cities = view.view(moment)["cities"]
    maps = of_class(drawn(moment), "ww-map")
    assert len(maps) == moment.seats
    for city, board in zip(cities, maps, strict=True):
        shown = sorted(
            (part.attrib["class"], part.attrib["data-cells"])
            for part in of_class(board, "ww-object")
        )
        wanted = [
            (f"ww-object ww-{thing['kind']}", " ".join(thing["cells"])) for thing in city["objects"]
        ]
        assert shown == sorted(wanted)
        assert all(part.findtext(SVG + "title") for part in of_class(board, "ww-object"))


def test_every_uncovered_natural_resource_is_drawn(moment: Position) -> None:
    cities = view.view(moment)["cities"]
    for city, board in zip(cities, of_class(drawn(moment), "ww-map"), strict=True):
        covered = {cell for thing in city["objects"] for cell in thing["cells"]}
        wanted = {
            f"{chr(ord('a') + c)}{r + 1}"
            for r, row in enumerate(city["terrain"])
            for c, sign in enumerate(row)
            if sign == "N"
        } - covered
        trees = of_class(board, "ww-nature")
        assert {tree.attrib["data-at"] for tree in trees} == wanted
        assert all("#ww-grove" in uses(tree) for tree in trees)


def test_a_road_is_paved_and_a_bridge_has_planks() -> None:
    found = scene("....../.WW.../......", roads="a2 b2 c2 d2; a1 b1")
    bridge, road = of_class(drawn(found), "ww-road")[::-1]
    assert bridge.attrib["data-cells"] == "a2 b2 c2 d2"
    assert uses(bridge) == ["#ww-planks"] * 2
    assert uses(road) == []
    for part in (bridge, road):
        assert "url(#ww-paving)" in [path.get("fill") for path in part.iter(SVG + "path")]


def test_planks_lie_across_an_upright_bridge() -> None:
    found = scene("....../.W..../.W..../......", roads="b1 b2 b3 b4")
    bridge = of_class(drawn(found), "ww-road")[0]
    turns = [use.attrib["transform"] for use in bridge.iter(SVG + "use")]
    assert len(turns) == 2
    assert all("rotate(90" in turn for turn in turns)


@pytest.mark.parametrize("letter", TYPE_LETTERS)
def test_a_building_has_its_colour_pattern_glyph_and_letter(letter: str) -> None:
    for cells in ("c3", "c3 d3", "c3 d3 c4 d4", "c3 d3 e3 c4"):
        root = drawn(scene(LAND, roads="a1 b1 c1 d1", **{letter: cells}))
        (part,) = of_class(root, "ww-building")
        fills = [path.get("fill") for path in part.iter(SVG + "path")]
        assert COLOURS[letter] in fills
        assert f"url(#ww-pattern-{letter})" in fills
        assert uses(part) == [f"#ww-glyph-{letter}"]
        assert [sign.text for sign in of_class(part, "ww-sign")] == [letter]


def test_what_brings_a_point_by_where_it_lies_is_marked() -> None:
    rows = "N...../....../....../.....N"
    found = scene(rows, roads="a2 b2 c2 d2", T="e1 f1", H="a4; b4")
    root = drawn(found)
    cities = view.view(found)["cities"]
    reasons = cities[0]["reasons"]
    board = of_class(root, "ww-map")[0]
    trees = {tree.attrib["data-at"]: tree for tree in of_class(board, "ww-nature")}
    assert set(trees) == {"a1", "f4"}
    for at, tree in trees.items():
        assert bool(list(tree.iter(SVG + "circle"))) == (reasons.get(at) == "visited")
    for part in of_class(board, "ww-building"):
        first = part.attrib["data-cells"].split()[0]
        ticks = [p for p in part.iter(SVG + "path") if p.get("d") == GLYPHS["check"][0]]
        assert bool(ticks) == (reasons.get(first) == "district")


def test_a_piece_of_a_monument_that_lies_already_is_shown() -> None:
    found = scene(LAND, "greatwall", roads="a10 b10 c10 d10", towers="e10", F="e8 e9")
    found.play("buy greatwall").play(next(iter(found.legal)))
    assert view.view(found)["hand"]["cells"]
    boards = of_class(drawn(found), "ww-map")
    assert [len(of_class(board, "ww-hand")) for board in boards] == [1, 0]


def test_an_outline_is_drawn_within_its_lines() -> None:
    assert rounded([[1, 0, 1, 1, 0, 1, 0, 0]]) == "M40 0L40 40L0 40L0 0Z"
    xs = [float(x) for x in NUMBERS.findall(contour(frozenset({(1, 1), (2, 1)}), 2, 5))[::2]]
    assert (min(xs), max(xs)) == (CELL + 2, 3 * CELL - 2)


# Monuments


def footprint(name: str, turns: int) -> str:
    """Cells on which a monument can stand, its pieces side by side, turned together."""
    cells: set[tuple[int, int]] = set()
    x = 0
    for piece in MONUMENTS[name]:
        cells |= {(x + c, r) for c, r in shape_cells(piece)}
        x += len(piece[0])
    for _ in range(turns):
        cells = {(-r, c) for c, r in cells}
    left, top = min(c for c, _ in cells), min(r for _, r in cells)
    return " ".join(f"{chr(ord('a') + c - left)}{r - top + 1}" for c, r in sorted(cells))


@pytest.mark.parametrize("name", MONUMENTS)
def test_every_monument_has_a_drawing_of_its_own(name: str) -> None:
    assert silhouette(name) is not OTHER
    assert [other for other in SILHOUETTES if SILHOUETTES[other] == SILHOUETTES[name]] == [name]
    for turns in range(4):
        found = start(2)
        build(found, 0, **{name: footprint(name, turns)})
        (part,) = of_class(drawn(found), "ww-monument")
        assert part.attrib["data-monument"] == name
        pieces = sum(len(joined(shape_cells(piece))) for piece in MONUMENTS[name])
        assert uses(part) == [f"#ww-monument-{name}"] * pieces


# The table


def test_the_market_shows_what_is_for_sale(moment: Position) -> None:
    shown = view.view(moment)
    root = drawn(moment)
    titles = [card.findtext(SVG + "title") or "" for card in of_class(root, "ww-card")]
    for stack in shown["stacks"]:
        (title,) = (title for title in titles if title.startswith(f"{stack['id']}: "))
        if stack["tile"]:
            assert translation("en").format(f"ww-type-{stack['tile']['type']}") in title
            assert f"cost {stack['cost']}" in title
        else:
            assert title.endswith("–")
    offered = [card["id"] for card in shown["display"] if card]
    cards = [card for card in of_class(root, "ww-card") if "data-monument" in card.attrib]
    assert [card.attrib["data-monument"] for card in cards] == offered
    assert all(f"#ww-monument-{name}" in uses(root) for name in offered)


def test_the_tracks_show_every_marker(moment: Position) -> None:
    shown = view.view(moment)
    players = of_class(drawn(moment), "ww-player")
    for city, player in zip(shown["cities"], players, strict=True):
        spaces = {
            line.attrib["data-track"]: int(line.attrib["data-space"])
            for line in of_class(player, "ww-track")
        }
        assert spaces == {**city["resources"], "population": city["population"]}
        for line in of_class(player, "ww-track"):
            assert line.attrib["data-space"] in told(line)


def test_the_score_gold_and_loan_are_told(moment: Position) -> None:
    shown = view.view(moment)
    players = of_class(drawn(moment), "ww-player")
    for seat, (city, player) in enumerate(zip(shown["cities"], players, strict=True)):
        lines = told(player)
        assert str(city["total"]) in lines
        assert f"coins: {city['gold']}" in lines
        states = [chip.text for chip in of_class(player, "ww-state")]
        assert ("loan" in states, "done this round" in states) == (city["loan"], city["out"])
        for line in moment.explain(seat)[:6]:
            assert str(line.points).replace("-", "−") in lines


def test_who_acts_or_has_won_is_marked(moment: Position) -> None:
    players = of_class(drawn(moment), "ww-player")
    marked = [seat for seat, part in enumerate(players) if of_class(part, "ww-acts")]
    if moment.seat == OVER:
        assert marked == [seat for seat, share in enumerate(moment.shares) if share]
    else:
        assert marked == [int(moment.records["seat"][0])]


def test_the_panels_and_cards_are_inside_the_picture_and_apart(moment: Position) -> None:
    root = drawn(moment)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    frames = []
    for market in of_class(root, "ww-market"):
        left, top = map(float, NUMBERS.findall(market.attrib["transform"])[:2])
        frames += [frame(card, left, top) for card in of_class(market, "ww-card")]
    frames += [frame(player) for player in of_class(root, "ww-player")]
    for x, y, right, bottom in frames:
        assert 0 <= x < right <= width
        assert 0 <= y < bottom <= height
    for a, b in itertools.combinations(frames, 2):
        assert a[0] > b[2] or a[2] < b[0] or a[1] > b[3] or a[3] < b[1]


def frame(part: Element, left: float = 0.0, top: float = 0.0) -> tuple[float, ...]:
    """The sides of a panel in the picture."""
    x, y = map(float, NUMBERS.findall(part.attrib["transform"])[:2])
    panel: Any = part.find(SVG + "rect")
    width, height = float(panel.attrib["width"]), float(panel.attrib["height"])
    return left + x, top + y, left + x + width, top + y + height
