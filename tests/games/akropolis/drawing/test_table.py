"""The drawing of an Akropolis position: complete, well-formed, and within its frame."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from polis.core import registry
from polis.core.contract import OVER
from polis.core.position import Position
from polis.games.akropolis.box import DISTRICT_KEYS, LETTER_OF, TILES
from polis.games.akropolis.drawing.glyphs import COLOURS, LIFT, corners
from polis.games.akropolis.drawing.table import draw
from polis.games.akropolis.text import coordinates, view
from polis.text.translation import translation
from tests.games.drawings import of_class, played
from tests.rules.akropolis.table import Game, around

RULES = registry.rules("akropolis")
NAMES = ["Anna", "Bea", "Cyril", "Dana"]
SVG = "{http://www.w3.org/2000/svg}"
MOVE = re.compile(r"(?:translate\(([^ ]+) ([^ )]+)\))?(?:scale\(([^)]+)\))?")

Place = tuple[float, float, float]  # x, y and scale


def painted(hexes: dict[tuple[int, int], str], **options: Any) -> Position:
    """A game of two in which the first city shows exactly these hexes."""
    game = Game(2, **options).fill_site().paint(hexes)
    return Position(RULES, game.P[:1].copy())


def drawn(found: Position, names: list[str] = NAMES) -> Element:
    return ElementTree.fromstring(draw(found, translation("en"), names[: found.seats]))


def placed(part: Element, at: Place = (0.0, 0.0, 1.0)) -> Iterator[tuple[Element, Place]]:
    """Everything that is drawn, with its origin and scale in the document."""
    if part.tag == SVG + "defs":
        return
    if move := MOVE.fullmatch(part.get("transform", "")):
        x, y, scale = float(move[1] or 0), float(move[2] or 0), float(move[3] or 1)
        at = (at[0] + at[2] * x, at[1] + at[2] * y, at[2] * scale)
    yield part, at
    for child in part:
        yield from placed(child, at)


def hexes(city: Element) -> dict[tuple[int, ...], Element]:
    """The hexes of a city by cell."""
    found = {}
    for part in of_class(city, "ak-hex"):
        cell = tuple(map(int, part.attrib["data-at"].split(",")))
        assert cell not in found, "drawn twice"
        found[cell] = part
    return found


def uses(part: Element) -> list[str]:
    return [use.attrib["href"] for use in part.iter(SVG + "use")]


MOMENTS = [(2, 0), (2, 1), (3, 7), (3, 40), (4, 60), (4, 1000)]


@pytest.fixture(params=MOMENTS, ids=str)
def moment(request: pytest.FixtureRequest, seed: int) -> Position:
    players, decisions = request.param
    return played(RULES, players, decisions, random.Random(f"{seed} {request.param}"))


# The document


def test_it_is_one_complete_document(moment: Position) -> None:
    root = drawn(moment)
    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    assert root.findtext(SVG + "title") == "Akropolis"
    said = root.findtext(SVG + "desc") or ""
    assert all(name in said for name in NAMES[: moment.seats])
    assert all(str(total) in said for total in moment.scores)


def test_it_refers_to_nothing_outside(moment: Position) -> None:
    root = drawn(moment)
    ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    source = draw(moment, translation("en"), NAMES)
    referred = set(re.findall(r'href="([^"]*)"|url\(([^)]*)\)', source))
    assert {a or b for a, b in referred} <= {f"#{name}" for name in ids}
    assert "<script" not in source
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "", 1)


def test_the_same_position_is_drawn_the_same(moment: Position) -> None:
    assert draw(moment, translation("en"), NAMES) == draw(moment.copy(), translation("en"), NAMES)


def test_it_stays_small(seed: int) -> None:
    for players, options in ((4, {}), (2, {"all_tiles": True})):
        found = played(RULES, players, -1, random.Random(seed), **options)
        assert len(draw(found, translation("en"), NAMES).encode()) < 250_000


@pytest.mark.parametrize(
    "name", ["<b>&\"'</b>", "]]>", "a\x00b\ud800\ufffe\nc", "", "W" * 500, "漢" * 50]
)
def test_any_name_can_be_drawn(name: str) -> None:
    root = drawn(played(RULES, 2, 0, random.Random(1)), [name, "Bea"])
    clean = "".join(sign if sign.isprintable() else " " for sign in name)
    shown = [line.text or "" for line in root.iter(SVG + "text")]
    assert any(clean[:39] in line for line in shown)
    assert not list(root.iter(SVG + "b"))


# The cities


def test_every_built_cell_is_drawn_once_with_its_level(moment: Position) -> None:
    cities = of_class(drawn(moment), "ak-city")
    assert len(cities) == moment.seats
    for seat, city in enumerate(cities):
        shown = {
            cell: (part.attrib["data-hex"], int(part.attrib["data-level"]))
            for cell, part in hexes(city).items()
        }
        built = coordinates.cells(moment.records, 0, seat)
        assert shown == {at: (LETTER_OF[letter], level) for at, (letter, level, _) in built.items()}


def test_every_hex_shows_its_letter_and_its_height_from_level_2_on(moment: Position) -> None:
    for part in of_class(drawn(moment), "ak-hex"):
        letter, level = part.attrib["data-hex"], part.attrib["data-level"]
        assert {f"#ak-{letter}", f"#ak-face-{letter}"} & set(uses(part))
        numerals = [sign.text for sign in of_class(part, "ak-sign") if sign.text != "×2"]
        assert numerals == ([level] if int(level) > 1 else [])
        assert part.findtext(SVG + "title")


def test_what_stands_in_front_is_painted_later(moment: Position) -> None:
    for city in of_class(drawn(moment), "ak-city"):
        order = [2 * r + q for q, r in hexes(city)]
        assert order == sorted(order)


def test_a_column_shows_the_stone_that_nothing_before_it_hides() -> None:
    root = drawn(painted({(0, 0): "t10", **dict.fromkeys(around(0, 0), "g4")}))
    parts = hexes(of_class(root, "ak-city")[0])
    assert sum("slab" in use for use in uses(parts[0, 0])) == 6
    assert sum("slab" in use for use in uses(parts[0, 1])) == 4
    at = dict(placed(root))
    _, top, scale = at[parts[0, 0]]
    _, before, _ = at[parts[0, 1]]
    depth = 2 * max(y for _, y in corners())
    assert before - top == pytest.approx((depth + 6 * LIFT) * scale, abs=0.1)


def test_districts_that_do_not_count_are_quiet_and_marked() -> None:
    city = {(0, 0): "t2", **dict.fromkeys(around(0, 0), "h"), (3, 0): "t3", (2, 0): "q"}
    root = drawn(painted(city, temple_variant=True))
    parts = hexes(of_class(root, "ak-city")[0])
    assert "×2" in [sign.text for sign in of_class(parts[0, 0], "ak-sign")]
    quiet = {cell for cell, part in parts.items() if "#ak-off" in uses(part)}
    assert quiet == {(3, 0)}
    assert "#ak-t" in uses(parts[0, 0])
    assert "#ak-t" not in uses(parts[3, 0])
    said = parts[3, 0].findtext(SVG + "title")
    assert said == "temples: 3,0, level 3: not surrounded on all sides"


def test_a_plaza_has_its_stars() -> None:
    root = drawn(painted({(0, 0): "H"}))
    tops = {part.get("id"): part for part in root.iter(SVG + "g")}
    for letter, kind in zip("HMBTG", DISTRICT_KEYS, strict=True):
        colour = COLOURS[letter.lower()]
        stars = [path for path in tops[f"ak-{letter}"] if path.get("fill") == colour]
        assert len(stars) == TILES["stars"][kind]


# The table


def test_the_site_shows_every_tile_with_its_price_and_the_hand(moment: Position) -> None:
    shown = view.view(moment)
    expected = [f"{entry['price']}: {entry['tile']}" for entry in shown["site"]]
    if shown["hand"]:
        expected.append(f"In hand: {shown['hand']}")
    tiles = of_class(drawn(moment), "ak-tile")
    assert [tile.findtext(SVG + "title") for tile in tiles] == expected
    for tile, title in zip(tiles, expected, strict=True):
        tops = [use[-1] for use in uses(tile) if re.fullmatch("#ak-[a-zA-Z]", use)]
        assert sorted(tops) == sorted(title[-3:])


def test_the_score_is_told(moment: Position) -> None:
    shown = view.view(moment)
    for player, city in zip(of_class(drawn(moment), "ak-player"), shown["cities"], strict=True):
        told = [part.text for part in player.iter() if part.text]
        assert str(city["total"]) in told
        for row in city["kinds"].values():
            assert f"{row['value']} × {row['stars']} = {row['points']}" in told


def test_who_acts_or_has_won_is_marked(moment: Position) -> None:
    players = of_class(drawn(moment), "ak-player")
    marked = [seat for seat, part in enumerate(players) if of_class(part, "ak-acts")]
    if moment.seat == OVER:
        assert marked == [seat for seat, share in enumerate(moment.shares) if share]
    else:
        assert marked == [int(moment.records["seat"][0])]


# The frame

LINE = {(q, 0): "h" for q in range(-30, 31)}
SLOPE = {(q, -q // 2): "m" for q in range(-30, 31)}
DEPTH = {(0, r): "b2" for r in range(-30, 31)}
TOWER = {(0, 0): "t30"}


def assert_inside(root: Element) -> None:
    """Every prism stands inside its panel, and no panel touches another or leaves the picture."""
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    frames = []
    for player, (x, y, _) in placed(root):
        if player.get("class") != "ak-player":
            continue
        panel = of_class(player, "ak-panel")[0]
        right = x + float(panel.attrib["width"])
        bottom = y + float(panel.attrib["height"])
        assert 0 <= x < right <= width
        assert 0 <= y < bottom <= height
        for px, py in points(player, (x, y, 1.0)):
            assert x <= px <= right
            assert y <= py <= bottom
        frames.append((x, y, right, bottom))
    for n, a in enumerate(frames):
        for b in frames[:n]:
            assert a[0] > b[2] or a[2] < b[0] or a[1] > b[3] or a[3] < b[1]


def points(player: Element, at: Place) -> Iterator[tuple[float, float]]:
    """The corners of all prisms of a player, above and on the ground."""
    for child in player:
        for part, (x, y, scale) in placed(child, at):
            if part.get("class") == "ak-hex":
                for dx, dy in corners():
                    for down in (0, int(part.attrib["data-level"]) * LIFT):
                        yield x + scale * dx, y + scale * (dy + down)


def test_everything_is_inside_the_frame(moment: Position) -> None:
    assert_inside(drawn(moment))


@pytest.mark.parametrize("city", [LINE, SLOPE, DEPTH, TOWER])
def test_a_city_of_any_extent_is_inside_the_frame(city: dict[tuple[int, int], str]) -> None:
    found = painted(city, all_tiles=True)
    root = drawn(found)
    assert len(hexes(of_class(root, "ak-city")[0])) == len(city)
    assert_inside(root)
    width, height = (float(root.attrib[side]) for side in ("width", "height"))
    assert width < 2500
    assert height < 1500
