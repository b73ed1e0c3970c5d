"""What lies between the players as SVG: roads, buildings, monuments, objectives, the automaton."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal
from xml.etree.ElementTree import Element

from polis.drawing.svg import add, fitting, in_lines, moved, sentence, write
from polis.games.world_wonders.box import RESOURCE_KEYS, TYPE_LETTERS
from polis.games.world_wonders.drawing import pieces as painting
from polis.games.world_wonders.drawing.glyphs import COLOURS, DEEP, GROUND
from polis.games.world_wonders.drawing.paths import CELL, rounded
from polis.games.world_wonders.sheet import (
    PEDESTAL_PRICE,
    ROAD_PRICE,
    SET_PRICE,
    TOWER_PRICE,
)
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.names import objective_name, tile_gains, touched_name
from polis.games.world_wonders.text.outlines import Area
from polis.text.message import Message
from polis.text.translation import Translation

HEIGHT, GAP = 132.0, 10.0  # of a card, and between cards
NARROW, SMALL, LARGE, WIDE = 80.0, 100.0, 250.0, 430.0  # widths of cards
Supplied = Literal["road", "set", "tower"]
SUPPLY: dict[Supplied, tuple[str, int]] = {
    "road": ("ww-card-LONG", ROAD_PRICE),
    "set": ("ww-card-SHORT", SET_PRICE),
    "tower": ("ww-card-TOWER", TOWER_PRICE),
}
TERRAIN = {"L": ("land",), "W": ("water",), "E": ("land", "water")}

Painter = Callable[[Element], None]
Card = tuple[float, Painter]


def cards(
    shown: view_types.View,
    words: Translation,
    names: Sequence[str],
    called: Mapping[str, str],
    roads: Mapping[str, Sequence[Area]],
) -> tuple[list[Card], list[Card]]:
    """The cards of the first and of the second row; monuments are called by their id."""
    first: list[Card] = [
        (SMALL, partial(_supply, key=key, shown=shown, words=words, roads=roads)) for key in SUPPLY
    ]
    first += [(SMALL, partial(_stack, stack=stack, words=words)) for stack in shown["stacks"]]
    for n, holder in enumerate(shown["pedestals"], start=1):
        paint = partial(_pedestal, n=n, holder=holder, words=words, names=names)
        first.append((NARROW, paint))
    second: list[Card] = [
        (LARGE, partial(_monument, row=row, words=words, name=called[row["id"]]))
        for row in shown["display"]
        if row
    ]
    if shown["objectives"]:
        rows = shown["objectives"]
        second.append((WIDE, partial(_objectives, rows=rows, words=words, names=names)))
    if shown["automaton"]:
        row = shown["automaton"]
        second.append((LARGE, partial(_automaton, row=row, words=words, called=called)))
    return first, second


def flow(row: Sequence[Card], room: float) -> tuple[list[tuple[float, float]], float]:
    """Where the cards of a row go if they wrap within the room, and how high they are."""
    places, x, y = [], 0.0, 0.0
    for width, _ in row:
        if x and x + width > room:
            x, y = 0.0, y + HEIGHT + GAP
        places.append((x, y))
        x += width + GAP
    return places, y + HEIGHT if row else 0.0


def lay_out(parent: Element, row: Sequence[Card], places: Sequence[tuple[float, float]]) -> None:
    """Draw the cards of a row at their places."""
    for (width, paint), (x, y) in zip(row, places, strict=True):
        card = add(parent, "g", class_="ww-card", transform=moved(x, y))
        add(card, "rect", class_="ww-panel", width=width, height=HEIGHT, rx=10, fill="#fffaf0")
        paint(card)


def _price(card: Element, price: int, more: str, width: float, y: float = HEIGHT - 16) -> None:
    """A coin with the price on it, and something quiet beside it."""
    painting.glyph(card, "coin", 18, y, 0.95)
    add(card, "text", str(price), class_="ww-sign", x=18, y=y + 4.6, font_size=13)
    room = width - 46
    write(card, more, width - 10, y + 4, fitting(more, 12, room), class_="ww-quiet",
          text_anchor="end")  # fmt: skip


def _label(card: Element, name: str, width: float) -> None:
    """The name of a card, in one or two lines."""
    size, lines = in_lines(name, 11.5, width - 18, 2)
    for place, line in enumerate(lines):
        write(card, line, 10, 19 + 12.0 * place, size, class_="ww-quiet")


def _supply(
    card: Element,
    key: Supplied,
    shown: view_types.View,
    words: Translation,
    roads: Mapping[str, Sequence[Area]],
) -> None:
    """Roads or towers, as many as can still be bought."""
    label, price = SUPPLY[key]
    count = shown["supply"][key]
    name = sentence(words.format(label))
    add(card, "title", f"{name}: {words.format('ww-costs')} {price}, × {count}")
    _label(card, name, SMALL)
    picture = add(card, "g", opacity=1 if count else 0.3)
    if key == "tower":
        painting.tower(add(picture, "g", transform=moved(26, 40, 1.2)), frozenset({(0, 0)}))
    else:
        _roads(picture, roads[key])
    _price(card, price, f"× {count}", SMALL)


def _roads(picture: Element, pieces: Sequence[Area]) -> None:
    """Road pieces below each other, as they lie in the market."""
    width = max(c for piece in pieces for c, _ in piece) + 1
    scale = min(0.6, 80 / (width * CELL), 56 / (len(pieces) * 1.15 * CELL))
    for place, piece in enumerate(pieces):
        across = (max(c for c, _ in piece) + 1) * CELL * scale
        high = len(pieces) * 1.15 * CELL * scale
        y = 68 - high / 2 + place * 1.15 * CELL * scale
        group = add(picture, "g", transform=moved((SMALL - across) / 2, y, scale))
        painting.road(group, piece)


def _pedestal(
    card: Element, n: int, holder: int | None, words: Translation, names: Sequence[str]
) -> None:
    """A place in the next turn order: for sale, or whose it is."""
    name = sentence(words.format("ww-pedestal", number=n))
    owner = "–" if holder is None else names[holder]
    add(card, "title", f"{name}: {owner}")
    _label(card, name, NARROW)
    picture = add(card, "g", opacity=1 if holder is None else 0.55)
    painting.glyph(picture, "pedestal", NARROW / 2, 64, 2.4)
    add(picture, "text", str(n), class_="ww-sign", x=NARROW / 2, y=71, font_size=20)
    if holder is None:
        _price(card, PEDESTAL_PRICE, "", NARROW)
    else:
        write(card, owner, NARROW / 2, HEIGHT - 12, fitting(owner, 12, NARROW - 16),
              text_anchor="middle")  # fmt: skip


def _stack(card: Element, stack: view_types.Stack, words: Translation) -> None:
    """A stack: its building with type and symbols, or that it is sold."""
    tile, figure = stack["tile"], stack["figure"]
    left = f"{words.format('ww-left')} {stack['left']}"
    add(card, "title", _stack_title(stack, words))
    write(card, stack["id"], SMALL - 10, 18, 11, class_="ww-quiet", text_anchor="end")
    columns, rows = len(stack["shape"][0]), len(stack["shape"])
    scale = min(0.6, 84 / (columns * CELL), 60 / (rows * CELL))
    where = moved((SMALL - columns * CELL * scale) / 2, 50 - rows * CELL * scale / 2, scale)
    picture = add(card, "g", transform=where)
    if tile:
        painting.building(picture, figure, tile["type"])
        _gains(card, tile, SMALL / 2, 94)
    else:
        path = rounded(figure["outline"], 2, 6)
        add(picture, "path", d=path, fill="none", stroke="#8f8673", stroke_width=2.5,
            stroke_dasharray="6 5")  # fmt: skip
    _price(card, stack["cost"], left, SMALL)


def _stack_title(stack: view_types.Stack, words: Translation) -> str:
    tile = stack["tile"]
    if not tile:
        return f"{stack['id']}: –"
    gains = [words.format(gain) for gain in tile_gains(tile)]
    cost = f"{words.format('ww-costs')} {stack['cost']}"
    kind = words.format(Message(f"ww-type-{tile['type']}"))
    return f"{stack['id']}: {words.listed([kind, *gains, cost])}"


def _symbols(row: view_types.Resources, rings: int = 0, population: int = 0) -> list[str]:
    """The symbols on a tile or card, one by one."""
    signs = ["ring"] * rings + ["population"] * population
    return signs + [key for key in RESOURCE_KEYS for _ in range(row[key])]


def _gains(card: Element, row: view_types.Tile, x: float, y: float) -> None:
    """The symbols of a tile, in the middle around x."""
    symbols = _symbols(row)
    step = min(17.0, (SMALL - 16) / max(1, len(symbols)))
    for place, key in enumerate(symbols):
        painting.glyph(card, key, x + (place - (len(symbols) - 1) / 2) * step, y, step / 26)


def _monument(card: Element, row: view_types.Monument, words: Translation, name: str) -> None:
    """A monument on offer: its drawing, its footprint, what it must touch and what it gives."""
    touched = [words.format(touched_name(letter)) for letter in row["adjacent"]]
    needs = f"{words.format('ww-touches')}: {words.listed(touched)}"
    add(card, "title", f"{name} ({needs}; {words.format('ww-rings', rings=row['rings'])})")
    card.set("data-monument", row["id"])
    if row["fits"]:
        add(card, "rect", class_="ww-panel ww-acts", width=LARGE, height=HEIGHT, rx=10,
            fill="none", style="fill:none", stroke_width=2)  # fmt: skip
    write(card, name, 12, 21, fitting(name, 14, LARGE - 24), class_="ww-strong")
    picture = add(card, "g", opacity=0.45 if row["fits"] is False else 1)
    painting.portrait(picture, row["id"], 12, 34, 86)
    _footprint(card, row["pieces"], 110, 34)
    write(card, words.format("ww-touches"), 110, HEIGHT - 44, 11, class_="ww-quiet")
    for place, letter in enumerate(row["adjacent"]):
        _touched(card, letter, 110 + 21.0 * place, HEIGHT - 37)
    symbols = _symbols(row, row["rings"], row["population"])
    for place, key in enumerate(symbols):
        painting.glyph(card, key, LARGE - 20 - 19.0 * place, HEIGHT - 27, 0.68)


def _footprint(card: Element, pieces: Sequence[Sequence[str]], x: float, y: float) -> None:
    """The printed cells of each piece, with the ground each needs."""
    across = sum(len(piece[0]) for piece in pieces) + 0.6 * (len(pieces) - 1)
    side = min(15.0, (LARGE - 122) / across, 46 / max(len(piece) for piece in pieces))
    for piece in pieces:
        for r, row in enumerate(piece):
            for c, letter in enumerate(row):
                _square(card, letter, x + c * side, y + r * side, side)
        x += (len(piece[0]) + 0.6) * side


def _square(card: Element, letter: str, x: float, y: float, side: float) -> None:
    """One printed cell: land, water, both halves, or a gap."""
    if letter == ".":
        return
    if letter == "?":
        add(card, "rect", x=x + 2, y=y + 2, width=side - 4, height=side - 4, rx=2, fill="none",
            stroke="#8f8673", stroke_dasharray="2 2")  # fmt: skip
        return
    first, *other = (GROUND[name] for name in TERRAIN[letter])
    add(card, "rect", x=x, y=y, width=side, height=side, fill=first, stroke="#43321f")
    if other:
        add(card, "path", d=f"M{x:g} {y + side:g}h{side:g}v{-side:g}Z", fill=other[0],
            stroke="#43321f", stroke_width=0.6)  # fmt: skip


def _touched(card: Element, letter: str, x: float, y: float) -> None:
    """A sign for what a monument must touch."""
    fills = {"R": "paving", "W": "water", "S": "sidewalk", "N": "land", "TW": "land"}
    fill = COLOURS[letter] if letter in TYPE_LETTERS else GROUND[fills[letter]]
    line = DEEP.get(letter, "#43321f")
    add(card, "rect", x=x, y=y, width=18, height=18, rx=3, fill=fill, stroke=line)
    picture = add(card, "g", transform=moved(x, y, 0.45))
    if letter in TYPE_LETTERS:
        painting.glyph(picture, letter, 20, 20, 1.15)
    elif letter == "TW":
        add(picture, "use", href="#ww-tower")
    elif letter == "N":
        add(picture, "use", href="#ww-grove")
    else:
        pattern = "ww-ripple" if letter == "W" else "ww-paving"
        add(picture, "rect", width=40, height=40, fill=f"url(#{pattern})")


def _objectives(
    card: Element, rows: Sequence[view_types.Objective], words: Translation, names: Sequence[str]
) -> None:
    """The objectives in play, what they bring, and how far each player has come."""
    for place, row in enumerate(rows):
        y = 24 + 40.0 * place
        label = sentence(words.format(objective_name(row)))
        write(card, label, 14, y, fitting(label, 13, WIDE - 80), class_="ww-strong")
        worth = f"{row['first']} / {row['second']}"
        write(card, worth, WIDE - 14, y, 13, class_="ww-strong", text_anchor="end")
        ranks = " · ".join(f"{names[r['seat']]} {r['measure']}" for r in row["ranking"])
        write(card, ranks, 14, y + 17, fitting(ranks, 12, WIDE - 28), class_="ww-quiet")


def _automaton(
    card: Element, row: view_types.Automaton, words: Translation, called: Mapping[str, str]
) -> None:
    """The automaton's score and the monuments it took."""
    name = sentence(words.format("ww-automaton"))
    add(
        card,
        "title",
        words.listed([f"{name}: {row['score']}", *(called[m] for m in row["monuments"])]),
    )
    write(card, name, 12, 22, 14, class_="ww-strong")
    write(card, str(row["score"]), LARGE - 14, 28, 24, class_="ww-strong", text_anchor="end")
    count = max(1, len(row["monuments"]))
    side = min(40.0, (LARGE - 24) / min(count, 6))
    for place, monument in enumerate(row["monuments"]):
        x, y = 12 + place % 6 * side, 40 + place // 6 * side
        painting.portrait(card, monument, x + 2, y + 2, side - 4)
