"""An Akropolis position as one SVG document: the construction site, then every city in relief."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element, tostring

from polis.core.contract import OVER
from polis.core.position import Position
from polis.drawing.svg import (
    NAMESPACE,
    Box,
    add,
    fitting,
    number,
    outline,
    printable,
    resize,
    sentence,
    write,
)
from polis.games.akropolis.box import DISTRICT_KEYS, TILES
from polis.games.akropolis.drawing.glyphs import GLYPH_Y, HALF, LIFT, RADIUS, corners
from polis.games.akropolis.drawing.pieces import SHADOWS, STYLE, badge, define, prism
from polis.games.akropolis.text import view_types
from polis.games.akropolis.text.coordinates import DIRECTIONS, STEPS, Cell, show_cell
from polis.games.akropolis.text.explanation import explain
from polis.games.akropolis.text.prompts import prompt
from polis.games.akropolis.text.view import view
from polis.text.translation import Translation

KIND_OF = dict(zip("hmbtg", DISTRICT_KEYS, strict=True))
STARS = {letter: int(TILES["stars"][kind]) for letter, kind in KIND_OF.items()}
TILE = ((0, 0), STEPS[5], STEPS[0])  # where a tile beside the cities has its three hexes

MARGIN = 24.0  # around the whole, between panels and inside them
HEADER = 108.0  # of a panel: the name and the score
ENTRY = 114.0  # the width of one entry of the score
LEAST_WIDTH, LEAST_HEIGHT = 6 * ENTRY, 150.0
MOST_WIDTH, MOST_HEIGHT = 1000.0, 760.0  # of a city; all are drawn smaller if one needs more
LARGEST = 1.4  # how much small cities grow, while they stay as wide as a panel without them
SITE_STEP, SITE_HEIGHT = 150.0, 262.0
COLUMNS = {2: 2, 3: 3, 4: 2}  # panels side by side


@dataclass(frozen=True)
class City:
    """What is drawn of one seat: its data, what is said of its districts, and how much room."""

    name: str
    scored: view_types.City
    titles: dict[Cell | None, str]
    acts: bool
    box: Box


def draw(position: Position, words: Translation, names: Sequence[str]) -> str:
    """The position as an SVG document."""
    shown, plain = view(position), [printable(name) for name in names]
    over = position.seat == OVER
    cities = []
    for seat, scored in enumerate(shown["cities"]):
        acts = bool(position.shares[seat]) if over else seat == shown["seat"]
        titles = _titles(position, words, seat)
        cities.append(City(plain[seat], scored, titles, acts, _extent(scored["cells"])))
    asked = sentence(words.format(prompt(position), plain))
    root = Element("svg", {"xmlns": NAMESPACE, "class": "ak", "role": "img"})
    root.set("lang", words.language)
    add(root, "title", position.rules.sheet.title)
    add(root, "desc", "\n".join([asked, *(_summary(city, words) for city in cities)]))
    add(root, "style", STYLE)
    define(root, STARS)
    scale = _scale(cities)
    whole, frames = _arrange(cities, scale, len(shown["site"]) + (1.6 if shown["hand"] else 0))
    resize(root, whole)
    resize(add(root, "rect", class_="ak-surface", fill="#f5f0e6"), whole)
    _site(root, shown, words, asked, whole.width)
    for city, frame in zip(cities, frames, strict=True):
        _panel(root, city, words, frame, scale)
    return tostring(root, encoding="unicode") + "\n"


# Translation


def _titles(position: Position, words: Translation, seat: int) -> dict[Cell | None, str]:
    """What became of each district, in words."""
    said = {}
    for kind, line in zip(DISTRICT_KEYS, explain(position, seat), strict=False):
        for part in line.parts:
            said[part.cell] = f"{words.format(f'ak-kind-{kind}')}: {words.format(part.message)}"
    return said


def _summary(city: City, words: Translation) -> str:
    """A city's score in one line."""
    kinds = [f"{label} {product}" for _, label, product in _entries(city.scored, words)]
    return f"{city.name}: {words.format('ak-total')} {city.scored['total']} ({words.listed(kinds)})"


def _entries(scored: view_types.City, words: Translation) -> list[tuple[str, str, str]]:
    """The letter, the label and the product of each kind, and the stones."""
    entries = []
    for letter, kind in KIND_OF.items():
        row = scored["kinds"][kind]
        product = f"{row['value']} × {row['stars']} = {row['points']}"
        entries.append((letter, words.format(f"ak-kind-{kind}"), product))
    return [*entries, ("q", words.format("ak-stones"), str(scored["stones"]))]


# Where everything goes


def _ground(cell: Sequence[int]) -> tuple[float, float]:
    """The middle of a cell on the ground."""
    q, r = cell
    return 1.5 * RADIUS * q, HALF * (2 * r + q)


def _extent(cells: list[view_types.Column]) -> Box:
    """The room a city needs, its towers and shadow included."""
    places = [(*_ground(cell["at"]), cell["level"] * LIFT) for cell in cells]
    left = min(x for x, _, _ in places) - RADIUS
    top = min(y - lift for _, y, lift in places) - HALF
    right = max(x for x, _, _ in places) + RADIUS
    bottom = max(y for _, y, _ in places) + HALF
    return Box(left, top, right - left, bottom - top)


def _scale(cities: list[City]) -> float:
    """One scale for all cities, so that they can be compared: they fill the room there is."""
    wide = max(city.box.width for city in cities)
    high = max(city.box.height for city in cities)
    room = max(1.0, min(LARGEST, LEAST_WIDTH / wide))
    return min(room, MOST_WIDTH / wide, MOST_HEIGHT / high)


def _arrange(cities: list[City], scale: float, tiles: float) -> tuple[Box, list[Box]]:
    """The size of the whole and the frame of each city: a grid below the site."""
    columns = COLUMNS[len(cities)]
    rows = range(0, len(cities), columns)
    widths = [
        max(LEAST_WIDTH, *(scale * city.box.width for city in cities[column::columns]))
        for column in range(columns)
    ]
    heights = [
        max(LEAST_HEIGHT, *(scale * city.box.height for city in cities[row : row + columns]))
        for row in rows
    ]
    frames, y = [], SITE_HEIGHT
    for height in heights:
        x = MARGIN
        for width in widths:
            frames.append(Box(x, y, width + 2 * MARGIN, height + HEADER + 2 * MARGIN))
            x += width + 3 * MARGIN
        y += height + HEADER + 3 * MARGIN
    width = max(x, tiles * SITE_STEP + 2 * MARGIN)
    return Box(0, 0, width, y), frames[: len(cities)]


# The table


def _site(
    root: Element, shown: view_types.View, words: Translation, asked: str, width: float
) -> None:
    """What is asked, the tiles that lie there with their prices, and the one in hand."""
    room = width - 2 * MARGIN
    write(root, asked, MARGIN, 46.0, fitting(asked, 24, room), class_="ak-strong")
    # The label's second half explains the terminal's way to write the site.
    label = sentence(words.format("ak-site").partition(" (")[0])
    unseen = words.format("ak-unseen", tiles=shown["unseen"]["tiles"])
    write(root, f"{label} · {unseen}", MARGIN, 74.0, 14.0, class_="ak-quiet")
    for place, entry in enumerate(shown["site"]):
        x = MARGIN + (place + 0.5) * SITE_STEP
        group = _tile(root, entry["tile"], x, f"{entry['price']}: {entry['tile']}")
        add(group, "use", href="#ak-glyph-q", transform="translate(-10 76)scale(.62)")
        write(group, str(entry["price"]), 4.0, 81.0, 16.0, class_="ak-strong")
    if shown["hand"]:
        x = MARGIN + (len(shown["site"]) + 1.1) * SITE_STEP
        hand = sentence(words.format("ak-hand"))
        group = _tile(root, shown["hand"], x, f"{hand}: {shown['hand']}")
        write(group, hand, 0.0, 81.0, 14.0, text_anchor="middle")


def _tile(root: Element, name: str, x: float, title: str) -> Element:
    """A tile beside the cities, as high as one level."""
    group = add(root, "g", class_="ak-tile", transform=f"translate({number(x)} 162)")
    add(group, "title", title)
    for cell, letter in sorted(zip(TILE, name, strict=True), key=lambda item: item[0][1]):
        dx, dy = _ground(cell)
        where = f"translate({number(dx + 27)} {number(dy + HALF - LIFT / 2)})"
        piece = add(group, "g", transform=where)
        prism(piece, letter, 1, 0)
        add(piece, "use", href=f"#ak-{letter}")
    return group


def _panel(root: Element, city: City, words: Translation, frame: Box, scale: float) -> None:
    """A player's name, score and city on one surface."""
    group = add(root, "g", class_="ak-player",
                transform=f"translate({number(frame.left)} {number(frame.top)})")  # fmt: skip
    classes = "ak-panel ak-acts" if city.acts else "ak-panel"
    add(group, "rect", class_=classes, width=frame.width, height=frame.height, rx=14,
        fill="#fffaf0", stroke_width=3 if city.acts else 1)  # fmt: skip
    _score(group, city, words, frame.width)
    width, height = scale * city.box.width, scale * city.box.height
    left = (frame.width - width) / 2 - scale * city.box.left
    free = frame.height - HEADER - 2 * MARGIN - height
    top = HEADER + MARGIN + free / 2 - scale * city.box.top
    where = f"translate({number(left)} {number(top)})scale({scale:.4f})"
    _relief(add(group, "g", class_="ak-city", transform=where), city)


def _score(group: Element, city: City, words: Translation, width: float) -> None:
    """The name, the total and the products of the kinds."""
    size = fitting(city.name, 22, width - 190)
    write(group, city.name, MARGIN, 42.0, size, class_="ak-strong")
    right = width - MARGIN
    total = write(group, "", right, 42.0, 14.0, text_anchor="end")
    add(total, "tspan", words.format("ak-total") + " ", class_="ak-quiet")
    add(total, "tspan", str(city.scored["total"]), class_="ak-strong", font_size=30)
    for place, (letter, label, product) in enumerate(_entries(city.scored, words)):
        x = MARGIN + place * ENTRY
        # Small as it is, its glyph is drawn larger than on a tile.
        chip = add(group, "g", transform=f"translate({number(x + 15)} 82)")
        add(chip, "use", href=f"#ak-face-{letter}", transform="scale(.42)")
        add(chip, "use", href=f"#ak-glyph-{letter}", transform="scale(.6)")
        write(group, label, x + 35, 77.0, fitting(label, 12, ENTRY - 38), class_="ak-quiet")
        write(group, product, x + 35, 94.0, fitting(product, 12.5, ENTRY - 44))


def _relief(group: Element, city: City) -> None:
    """The city from back to front, so that what stands before something hides it."""
    cells = sorted(city.scored["cells"], key=lambda cell: (_ground(cell["at"])[1], cell["at"]))
    heights = {cell["at"]: cell["level"] for cell in cells}
    _shadow(group, list(heights))
    for cell in cells:
        q, r = cell["at"]
        around = [heights.get((q + dq, r + dr), 0) for dq, dr in STEPS]
        _hex(group, cell, dict(zip(DIRECTIONS, around, strict=True)), city.titles)


def _shadow(group: Element, cells: list[Cell]) -> None:
    """The soft shadow of the whole city on the table."""
    d = ""
    for cell in cells:
        x, y = _ground(cell)
        d += outline([(x + dx, y + dy) for dx, dy in corners()])
    add(group, "path", d=d, class_="ak-shadow", opacity=0.3, filter="url(#ak-soft)",
        transform="translate(5 4)")  # fmt: skip


def _hex(
    group: Element, cell: view_types.Column, around: dict[str, int], titles: dict[Cell | None, str]
) -> None:
    """One column of a city: its stone, its top, and the signs on it."""
    (q, r), letter, level = cell["at"], cell["hex"], cell["level"]
    x, y = _ground((q, r))
    where = f"translate({number(x)} {number(y - level * LIFT)})"
    piece = add(group, "g", class_="ak-hex", transform=where)
    piece.set("data-at", show_cell((q, r)))
    piece.set("data-hex", letter)
    piece.set("data-level", str(level))
    add(piece, "title", titles.get((q, r), f"{letter}{level} {show_cell((q, r))}"))
    prism(piece, letter, level, min(around["sw"], around["s"], around["se"]))
    _top(piece, letter, cell)
    for side in SHADOWS:
        if around[side] > level:
            add(piece, "use", href=f"#ak-shade-{side}")
    _signs(piece, cell)


def _top(piece: Element, letter: str, cell: view_types.Column) -> None:
    """What a column shows; a district that does not count is as pale as the stone."""
    if _is_quiet(cell):
        add(piece, "use", href="#ak-cap")
        add(piece, "use", href=f"#ak-face-{letter}", opacity=0.36)
        add(piece, "use", href=f"#ak-glyph-{letter}", y=GLYPH_Y, opacity=0.6)
    else:
        add(piece, "use", href=f"#ak-{letter}")


def _is_quiet(cell: view_types.Column) -> bool:
    """Whether this is a district that does not count."""
    return cell.get("reason", "counts") not in ("counts", "doubles")


def _signs(piece: Element, cell: view_types.Column) -> None:
    """The height from level 2 on, and whether a district counts double or not at all."""
    if cell["level"] > 1:
        badge(piece, str(cell["level"]), -15.0)
    if cell.get("reason") == "doubles":
        badge(piece, "×2", 15.0)
    elif _is_quiet(cell):
        add(piece, "use", href="#ak-off", x=15, y=-18)
