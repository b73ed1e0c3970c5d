"""A Machi Koro position as one SVG document: the supply, then every city."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, tostring

from polis.core.contract import OVER
from polis.core.position import Position
from polis.drawing.svg import (
    NAMESPACE,
    Box,
    add,
    fitting,
    moved,
    printable,
    resize,
    sentence,
    width_of,
    write,
)
from polis.games.machi_koro.box import ESTABLISHMENTS
from polis.games.machi_koro.drawing.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    STYLE,
    Face,
    card,
    coin,
    define,
    die,
)
from polis.games.machi_koro.drawing.glyphs import LANDMARK_SIGNS
from polis.games.machi_koro.drawing.scenes import SCENES
from polis.games.machi_koro.text import view_types
from polis.games.machi_koro.text.prompts import prompt
from polis.games.machi_koro.text.view import view
from polis.text.translation import Translation

MARGIN, GAP = 24.0, 10.0  # around the whole and between panels; between cards
TOP, HEADER = 78.0, 64.0  # the room of what is asked; of a player's name
ACROSS = 4  # cards side by side in a city
PANEL = ACROSS * CARD_WIDTH + (ACROSS - 1) * GAP + 2 * MARGIN


def draw(position: Position, words: Translation, names: Sequence[str]) -> str:
    """The position as an SVG document."""
    shown, plain = view(position), [printable(name) for name in names]
    asked = sentence(words.format(prompt(position), plain))
    root = Element("svg", {"xmlns": NAMESPACE, "class": "mk", "role": "img"})
    root.set("lang", words.language)
    add(root, "title", position.rules.sheet.title)
    summaries = [_summary(shown, words, plain, seat) for seat in range(position.seats)]
    add(root, "desc", "\n".join([asked, *summaries]))
    add(root, "style", STYLE)
    define(root, SCENES)
    room = 2 * PANEL + MARGIN
    supply = [_pile(pile, words) for pile in shown["supply"]]
    columns = _even(len(supply), int((room + GAP) // (CARD_WIDTH + GAP)))
    below = TOP + _height(len(supply), columns) + MARGIN
    cities = [_city(city, shown["landmarks"], words) for city in shown["cities"]]
    heights = [
        HEADER + max(_height(len(faces), ACROSS) for faces in cities[at : at + 2]) + MARGIN
        for at in range(0, len(cities), 2)
    ]
    whole = Box(0, 0, room + 2 * MARGIN, below + sum(heights) + MARGIN * len(heights))
    resize(root, whole)
    resize(add(root, "rect", class_="mk-surface", fill="#f5f0e6"), whole)
    _headline(root, shown, words, asked, room)
    _cards(add(root, "g", class_="mk-supply", transform=moved(MARGIN, TOP)), supply, columns)
    for seat, faces in enumerate(cities):
        top = below + sum(heights[: seat // 2]) + MARGIN * (seat // 2)
        frame = Box(MARGIN + seat % 2 * (PANEL + MARGIN), top, PANEL, heights[seat // 2])
        over = position.seat == OVER
        acts = bool(position.shares[seat]) if over else seat == shown["seat"]
        coins = shown["cities"][seat]["coins"]
        _panel(root, plain[seat], coins, position.scores[seat], faces, frame, acts)
    return tostring(root, encoding="unicode") + "\n"


def _even(count: int, most: int) -> int:
    """The number of columns that fills rows most evenly, with as few rows as fit."""
    rows = -(-count // most)
    return -(-count // max(rows, 1))


def _height(count: int, columns: int) -> float:
    """The height of so many cards."""
    rows = -(-count // max(columns, 1))
    return max(0.0, rows * (CARD_HEIGHT + GAP) - GAP)


def _summary(shown: view_types.View, words: Translation, names: Sequence[str], seat: int) -> str:
    """A city in one line."""
    city = shown["cities"][seat]
    cards = [f"{count} × {words.format(f'card-{key}')}" for key, count in city["cards"].items()]
    built = [words.format(f"card-{key}") for key in city["landmarks"]]
    coins = f"{words.format('mk-coins')} {city['coins']}"
    return f"{names[seat]}: {len(built)}; {words.listed([coins, *built, *cards])}"


# Cards


def _numbers(roll: Sequence[int]) -> str:
    """The sums that activate a card."""
    low, high = roll
    return str(low) if low == high else f"{low}–{high}"


def _pile(pile: view_types.Pile, words: Translation) -> Face:
    """A card of the supply; one that is sold out looks as if it were not built."""
    return Face(
        pile["key"],
        words.format(f"card-{pile['key']}"),
        pile["colour"],
        pile["symbol"],
        _numbers(pile["roll"]),
        pile["left"],
        pile["cost"],
        built=pile["left"] > 0,
    )


def _city(
    city: view_types.City, landmarks: Sequence[view_types.Landmark], words: Translation
) -> list[Face]:
    """The landmarks of a city, then its establishments by number."""
    faces = []
    for landmark in landmarks:
        key, built = landmark["key"], landmark["key"] in city["landmarks"]
        cost = None if built else landmark["cost"]
        name = words.format(f"card-{key}")
        faces.append(Face(key, name, "landmark", LANDMARK_SIGNS[key], cost=cost, built=built))
    for printed in ESTABLISHMENTS:
        key = printed["key"]
        if count := city["cards"].get(key):
            name, roll = words.format(f"card-{key}"), _numbers(printed["roll"])
            faces.append(Face(key, name, printed["colour"], printed["symbol"], roll, count))
    return faces


def _cards(group: Element, faces: Sequence[Face], columns: int) -> None:
    """Cards in rows."""
    for place, face in enumerate(faces):
        row, column = divmod(place, columns)
        card(group, face, column * (CARD_WIDTH + GAP), row * (CARD_HEIGHT + GAP))


# Around them


def _headline(
    root: Element, shown: view_types.View, words: Translation, asked: str, room: float
) -> None:
    """What is asked, and the dice."""
    dice = len(shown["dice"])
    write(root, asked, MARGIN, 46, fitting(asked, 24, room - 44 * dice), class_="mk-strong")
    for place, face in enumerate(shown["dice"]):
        die(root, face, MARGIN + room - 44 * (dice - place) + 10, 22)


def _panel(
    root: Element,
    name: str,
    coins: int,
    score: int,
    faces: Sequence[Face],
    frame: Box,
    acts: bool,
) -> None:
    """A player's name, coins, number of landmarks and city on one surface."""
    group = add(root, "g", class_="mk-player", transform=moved(frame.left, frame.top))
    add(group, "rect", class_="mk-panel mk-acts" if acts else "mk-panel", width=frame.width,
        height=frame.height, rx=14, fill="#fffaf0", stroke_width=3 if acts else 1)  # fmt: skip
    size = fitting(name, 22, frame.width - 160)
    write(group, name, MARGIN, 40, size, class_="mk-strong")
    coin(group, coins, MARGIN + size * width_of(name) + 26, 33)
    write(group, str(score), frame.width - MARGIN, 42, 30, class_="mk-strong", text_anchor="end")
    _cards(add(group, "g", transform=moved(MARGIN, HEADER)), faces, ACROSS)
