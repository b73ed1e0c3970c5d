"""One player's map as SVG: the land, what grows and flows there, and what was built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from polis.drawing.svg import add, moved, write
from polis.games.world_wonders.drawing import pieces as painting
from polis.games.world_wonders.drawing.glyphs import GROUND
from polis.games.world_wonders.drawing.paths import CELL, contour, rounded
from polis.games.world_wonders.text.outlines import Area, area
from polis.games.world_wonders.text.view_types import City, Thing

AXIS = 18.0  # the room for the letters and numbers of the cells
SIDEWALK = 16.0
LAYERS = ("road", "tower", "building", "monument")


def extent(city: City) -> tuple[int, int]:
    """The columns and rows of a map."""
    return len(city["terrain"][0]), len(city["terrain"])


def _ground(city: City, sign: str) -> Area:
    """The cells of a map with this sign."""
    rows = enumerate(city["terrain"])
    return frozenset((c, r) for r, row in rows for c, here in enumerate(row) if here == sign)


def size(city: City) -> tuple[float, float]:
    """How large a map is drawn before it is scaled, its letters and sidewalk included."""
    columns, rows = extent(city)
    return AXIS + columns * CELL + 2, AXIS + rows * CELL + SIDEWALK + 2


def clip(defs: Element, city: City) -> None:
    """The edge of the maps, which are all of one size."""
    columns, rows = extent(city)
    edge = add(defs, "clipPath", id="ww-edge")
    add(edge, "rect", width=columns * CELL, height=rows * CELL, rx=5)


def landscape(parent: Element, city: City, titles: Mapping[str, str], hand: Sequence[str]) -> None:
    """A map with all that stands on it; titles are by the first cell of each thing."""
    columns, rows = extent(city)
    _axes(parent, columns, rows)
    board = add(parent, "g", transform=moved(AXIS, AXIS))
    _terrain(board, city, columns, rows)
    taken = frozenset(cell for thing in city["objects"] for cell in area(thing["cells"]))
    _groves(board, city, taken, titles)
    _shadow(board, city)
    water = _ground(city, "W")
    for thing in sorted(city["objects"], key=lambda thing: LAYERS.index(thing["kind"])):
        _object(board, thing, water, titles)
    if hand:
        add(board, "path", d=contour(area(hand), 4, 5), class_="ww-hand", fill="#fffaf0",
            fill_opacity=0.7, stroke="#1f6fb2", stroke_width=3, stroke_dasharray="7 5")  # fmt: skip


def _axes(parent: Element, columns: int, rows: int) -> None:
    for c in range(columns):
        write(parent, chr(ord("a") + c), AXIS + (c + 0.5) * CELL, AXIS - 6, 11,
              class_="ww-quiet", text_anchor="middle")  # fmt: skip
    for r in range(rows):
        write(parent, str(r + 1), AXIS - 6, AXIS + (r + 0.5) * CELL + 4, 11,
              class_="ww-quiet", text_anchor="end")  # fmt: skip


def _terrain(board: Element, city: City, columns: int, rows: int) -> None:
    """The land with its cells, the water with its shore, and the sidewalk below."""
    width, height = columns * CELL, rows * CELL
    add(board, "rect", class_="ww-land", width=width, height=height, rx=5, fill=GROUND["land"])
    if city["shore"]:
        path = rounded(city["shore"], 2, 12)
        lake = add(board, "g", class_="ww-water", clip_path="url(#ww-edge)")
        add(lake, "path", d=path, fill=GROUND["water"], stroke=GROUND["shore"], stroke_width=5)
        add(lake, "path", d=path, fill="url(#ww-ripple)", stroke=GROUND["ripple"],
            stroke_opacity=0.6)  # fmt: skip
    lines = "".join(f"M{c * CELL:g} 0V{height:g}" for c in range(1, columns))
    lines += "".join(f"M0 {r * CELL:g}H{width:g}" for r in range(1, rows))
    add(board, "path", d=lines, fill="none", stroke=GROUND["grid"], stroke_opacity=0.45)
    add(board, "rect", width=width, height=height, rx=5, fill="none", stroke=GROUND["grid"],
        stroke_width=1.5)  # fmt: skip
    slabs = "".join(
        f"M{k * CELL / 2:g} {height + 4:g}v{SIDEWALK - 4:g}" for k in range(1, 2 * columns)
    )
    add(board, "rect", class_="ww-sidewalk", y=height + 4, width=width, height=SIDEWALK - 4, rx=2,
        fill=GROUND["sidewalk"], stroke=GROUND["joint"])  # fmt: skip
    add(board, "path", d=slabs, stroke=GROUND["joint"], stroke_opacity=0.6)


def _groves(board: Element, city: City, taken: Area, titles: Mapping[str, str]) -> None:
    """The natural resources that are still to be seen; those that bring a point are marked."""
    for c, r in sorted(_ground(city, "N") - taken):
        at, x, y = f"{chr(ord('a') + c)}{r + 1}", c * CELL, r * CELL
        grove = add(board, "g", class_="ww-nature")
        grove.set("data-at", at)
        add(grove, "title", titles[at])
        add(grove, "use", href="#ww-grove", transform=moved(x, y))
        if city["reasons"].get(at) == "visited":
            painting.counted(grove, x + 0.8 * CELL, y + 0.8 * CELL)


def _shadow(board: Element, city: City) -> None:
    """The shadow of all that is flat; a round tower has its own."""
    flat = frozenset(
        cell
        for thing in city["objects"]
        if thing["kind"] != "tower"
        for cell in area(thing["cells"])
    )
    if flat:
        shade = add(board, "g", class_="ww-shade", opacity=0.28, clip_path="url(#ww-edge)")
        add(shade, "path", d=contour(flat, 1, 4), transform="translate(2 5)")


def _object(board: Element, thing: Thing, water: Area, titles: Mapping[str, str]) -> None:
    """A road, tower, building or monument."""
    cells = area(thing["cells"])
    group = add(board, "g", class_=f"ww-object ww-{thing['kind']}")
    group.set("data-cells", " ".join(thing["cells"]))
    add(group, "title", titles[thing["cells"][0]])
    left, top = min(c for c, _ in cells), min(r for _, r in cells)
    corner = moved(left * CELL, top * CELL)
    if thing["kind"] == "road":
        painting.road(group, cells, water)
    elif thing["kind"] == "tower":
        painting.tower(group, cells)
    elif thing["kind"] == "building":
        group.set("data-type", thing["type"])
        painting.building(add(group, "g", transform=corner), thing["figure"], thing["type"])
        if not thing["open"]:
            painting.surrounded(group, cells)
    else:
        group.set("data-monument", thing["id"])
        painting.monument(add(group, "g", transform=corner), thing["id"], thing["figure"])
