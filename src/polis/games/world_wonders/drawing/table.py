"""A World Wonders position as one SVG document: the market, then every map with its tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from xml.etree.ElementTree import Element, tostring

from polis.core.contract import OVER
from polis.core.interfaces import ScoreLine
from polis.core.position import Position
from polis.drawing.svg import (
    NAMESPACE,
    Box,
    add,
    fitting,
    in_lines,
    moved,
    printable,
    resize,
    sentence,
    width_of,
    write,
)
from polis.games.world_wonders.box import RESOURCE_KEYS, Resource
from polis.games.world_wonders.drawing import market
from polis.games.world_wonders.drawing import pieces as painting
from polis.games.world_wonders.drawing.glyphs import TRACKS
from polis.games.world_wonders.drawing.map import clip, landscape, size
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.explanation import explain
from polis.games.world_wonders.text.names import monument_name, names_of
from polis.games.world_wonders.text.outlines import shape_cells
from polis.games.world_wonders.text.prompts import prompt
from polis.games.world_wonders.text.view import view
from polis.text.translation import Translation

MARGIN = 24.0  # around the whole, between panels and inside them
TOP = 92.0  # the room of what is asked
HEADER, TRACK, TRACKS_TOP = 144.0, 27.0, 14.0  # of a panel; one track; above the tracks
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3}  # panels side by side
SCALES = {1: 1.9, 2: 1.3, 3: 1.0, 4: 1.3, 5: 1.0}  # of the maps
TrackKey = Resource | Literal["population"]
TRACK_KEYS: tuple[TrackKey, ...] = (*RESOURCE_KEYS, "population")  # from the top
OWN_LINES = 6  # of a score; after these come the objectives


@dataclass(frozen=True)
class Player:
    """What is drawn of one seat."""

    name: str
    city: view_types.City
    lines: Sequence[ScoreLine]
    titles: Mapping[str, str]
    hand: Sequence[str]
    place: int  # in the turn order, 0 if there is none
    acts: bool


def draw(position: Position, words: Translation, names: Sequence[str]) -> str:
    """The position as an SVG document."""
    shown, plain = view(position), [printable(name) for name in names]
    called = _called(position, words)
    players = [_player(position, words, shown, plain, seat) for seat in range(position.seats)]
    asked = sentence(words.format(prompt(position), plain))
    root = Element("svg", {"xmlns": NAMESPACE, "class": "ww", "role": "img"})
    root.set("lang", words.language)
    add(root, "title", position.rules.sheet.title)
    add(root, "desc", "\n".join([asked, *(_summary(player, words) for player in players)]))
    add(root, "style", painting.STYLE)
    painting.define(root, _monuments(shown))
    clip(add(root, "defs"), shown["cities"][0])
    scale = SCALES[position.seats]
    width, height = _panel_size(players[0], scale)
    columns = COLUMNS[position.seats]
    room = columns * width + (columns - 1) * MARGIN
    rows = market.cards(shown, words, plain, called, _roads(position))
    flows = [market.flow(row, room) for row in rows]
    below = TOP + sum(high + MARGIN for _, high in flows if high)
    lines = -(-position.seats // columns)
    whole = Box(0, 0, room + 2 * MARGIN, below + lines * (height + MARGIN))
    resize(root, whole)
    resize(add(root, "rect", class_="ww-surface", fill="#f5f0e6"), whole)
    _headline(root, shown, words, asked, plain, room)
    y = TOP
    for row, (places, high) in zip(rows, flows, strict=True):
        group = add(root, "g", class_="ww-market", transform=moved(MARGIN, y))
        market.lay_out(group, row, places)
        y += high + MARGIN if high else 0
    for seat, player in enumerate(players):
        x = MARGIN + seat % columns * (width + MARGIN)
        frame = Box(x, below + seat // columns * (height + MARGIN), width, height)
        _panel(root, player, words, shown["track"], frame, scale)
    return tostring(root, encoding="unicode") + "\n"


# What is said


def _called(position: Position, words: Translation) -> dict[str, str]:
    """The monuments' names by their ids."""
    found = {}
    for number, name in enumerate(names_of(position.rules.box).monuments):
        said = monument_name(position, number)
        found[name] = said if isinstance(said, str) else words.format(said)
    return found


def _roads(position: Position) -> dict[str, list[Any]]:
    """The pieces of a long road and of a set of short ones."""
    printed = names_of(position.rules.box).data["roads"]
    return {
        "road": [shape_cells(printed["long"])],
        "set": [shape_cells(piece) for piece in printed["short_set"]],
    }


def _monuments(shown: view_types.View) -> list[str]:
    """The monuments that are drawn, each once."""
    found = [card["id"] for card in shown["display"] if card]
    for city in shown["cities"]:
        found += [thing["id"] for thing in city["objects"] if thing["kind"] == "monument"]
    if shown["automaton"]:
        found += shown["automaton"]["monuments"]
    return sorted(set(found))


def _player(
    position: Position,
    words: Translation,
    shown: view_types.View,
    names: Sequence[str],
    seat: int,
) -> Player:
    city, lines = shown["cities"][seat], explain(position, seat)
    over = position.seat == OVER
    acts = bool(position.shares[seat]) if over else seat == shown["seat"]
    hand = shown["hand"]["cells"] if shown["hand"] and seat == shown["seat"] else []
    place = 0 if over or position.seats == 1 else shown["order"].index(seat) + 1
    return Player(names[seat], city, lines, _titles(city, lines, words), hand, place, acts)


def _titles(
    city: view_types.City, lines: Sequence[ScoreLine], words: Translation
) -> dict[str, str]:
    """What each thing on a map is, and what became of it, by its first cell."""
    said = {}
    for thing in city["objects"]:
        if thing["kind"] in ("road", "tower"):
            what = words.format("ww-touch-R" if thing["kind"] == "road" else "ww-touch-TW")
            said[thing["cells"][0]] = f"{what}: {words.listed(thing['cells'])}"
    for line in lines:
        for part in line.parts:
            if part.cell is not None:
                column, row = part.cell
                said[f"{chr(ord('a') + column)}{row + 1}"] = words.format(part.message)
    return said


def _entries(player: Player, words: Translation) -> list[tuple[str, int]]:
    """The label and the points of each source."""
    entries = [(words.format(line.message), line.points) for line in player.lines[:OWN_LINES]]
    goals = [line for line in player.lines[OWN_LINES:] if "objective" in line.message.args]
    if goals:
        # All objectives together stand under the word before the colon.
        label = words.format("ww-line-objective", objective="").strip(" :")
        entries.append((label, sum(line.points for line in goals)))
    return entries


def _summary(player: Player, words: Translation) -> str:
    """A player's score in one line."""
    parts = [f"{label} {points}" for label, points in _entries(player, words)]
    return (
        f"{player.name}: {words.format('ww-total')} {player.city['total']} ({words.listed(parts)})"
    )


def _headline(
    root: Element,
    shown: view_types.View,
    words: Translation,
    asked: str,
    names: Sequence[str],
    room: float,
) -> None:
    """What is asked, the round, the order of the players and what is left in the deck."""
    write(root, asked, MARGIN, 46, fitting(asked, 24, room), class_="ww-strong")
    said = [sentence(words.format("ww-round", round=shown["round"], rounds=shown["rounds"]))]
    if len(names) > 1:
        order = " › ".join(names[seat] for seat in shown["order"])
        said.append(f"{words.format('ww-order')}: {order}")
    said.append(words.format("ww-deck", cards=shown["deck"]))
    line = "   ·   ".join(said)
    write(root, line, MARGIN, 73, fitting(line, 14, room), class_="ww-quiet")


# Players


def _panel_size(player: Player, scale: float) -> tuple[float, float]:
    """How large every panel is: all maps are of one size."""
    width, height = size(player.city)
    tracks = len(TRACK_KEYS) * TRACK + TRACKS_TOP
    return width * scale + 2 * MARGIN, HEADER + height * scale + tracks + MARGIN


def _panel(
    root: Element,
    player: Player,
    words: Translation,
    track: view_types.Track,
    frame: Box,
    scale: float,
) -> None:
    """A player's name, score, map and tracks on one surface."""
    group = add(root, "g", class_="ww-player", transform=moved(frame.left, frame.top))
    classes = "ww-panel ww-acts" if player.acts else "ww-panel"
    add(group, "rect", class_=classes, width=frame.width, height=frame.height, rx=14,
        fill="#fffaf0", stroke_width=3 if player.acts else 1)  # fmt: skip
    _score(group, player, words, frame.width)
    _, height = size(player.city)
    board = add(group, "g", class_="ww-map", transform=moved(MARGIN, HEADER, scale))
    landscape(board, player.city, player.titles, player.hand)
    top = HEADER + height * scale + TRACKS_TOP
    for place, key in enumerate(TRACK_KEYS):
        where = moved(MARGIN, top + (place + 0.5) * TRACK)
        line = add(group, "g", class_="ww-track", transform=where)
        _track(line, key, player.city, track, words, frame.width - 2 * MARGIN)


def _score(group: Element, player: Player, words: Translation, width: float) -> None:
    """The name, the gold and what is owed, the total and where it comes from."""
    write(group, player.name, MARGIN, 40, fitting(player.name, 22, width - 210), class_="ww-strong")
    total = write(group, "", width - MARGIN, 42, 14, text_anchor="end")
    add(total, "tspan", words.format("ww-total") + " ", class_="ww-quiet")
    add(total, "tspan", str(player.city["total"]), class_="ww-strong", font_size=30)
    _state(group, player, words)
    entries = _entries(player, words)
    room = (width - 2 * MARGIN) / len(entries)
    for place, (label, points) in enumerate(entries):
        x = MARGIN + place * room
        write(group, str(points).replace("-", "−"), x, 97, 16, class_="ww-strong")
        height, texts = in_lines(label, 10.5, room - 6, 3)
        for line, text in enumerate(texts):
            write(group, text, x, 110 + 11.0 * line, height, class_="ww-quiet")


def _state(group: Element, player: Player, words: Translation) -> None:
    """The coins, the place in the order, and whether the player has a loan or is out."""
    painting.glyph(group, "coin", MARGIN + 9, 62, 0.82)
    gold = f"{words.format('ww-gold')}: {player.city['gold']}"
    write(group, gold, MARGIN + 24, 67, 14)
    x = MARGIN + 24 + 14 * width_of(gold) + 10
    chips = [f"{words.format('ww-order')} {player.place}"] if player.place else []
    chips += [words.format(f"ww-{key}") for key in ("loan", "out") if player.city[key]]
    for chip in chips:
        width = 12 * width_of(chip) + 14
        add(group, "rect", class_="ww-chip", x=x, y=52, width=width, height=21, rx=10.5,
            fill="#f5f0e6")  # fmt: skip
        write(group, chip, x + width / 2, 66.5, 12, class_="ww-state", text_anchor="middle")
        x += width + 8


def _track(
    line: Element,
    key: TrackKey,
    city: view_types.City,
    track: view_types.Track,
    words: Translation,
    width: float,
) -> None:
    """A track with its marker; symbols are spaces that bring population, or rings."""
    if key == "population":
        last, symbols, now = track["population_last"], track["ring_spaces"], city["population"]
        label = words.format("ww-population")
    else:
        last, symbols = track["resource_max"], track["population_symbols"][key]
        now, label = city["resources"][key], words.format(f"ww-resource-{key}")
    add(line, "title", f"{label}: {now}")
    line.set("data-track", key)
    line.set("data-space", str(now))
    painting.glyph(line, key, 10, 0, 0.82)
    step = (width - 46) / max(1, last)
    add(line, "path", class_="ww-line", d=f"M36 0H{width - 10:.2f}", stroke="#ddd3c2",
        stroke_width=3)  # fmt: skip
    for space in range(last + 1):
        _space(line, key, 36 + space * step, space, symbols, now)


def _space(line: Element, key: str, x: float, space: int, symbols: Sequence[int], now: int) -> None:
    """A space of a track: passed, reached or still ahead; the marker shows its number."""
    colour, ink = TRACKS[key]
    if space == now:
        add(line, "circle", cx=x, cy=0, r=11, fill=colour, stroke="#2b2622", stroke_width=1.4)
        write(line, str(space), x, 4.4, 12.5, class_="ww-strong", text_anchor="middle",
              style=f"fill:{ink}")  # fmt: skip
    elif space in symbols:
        sign = "ring" if key == "population" else "population"
        painting.glyph(line, sign, x, 0, 0.62)
    else:
        passed = space < now
        spot = add(line, "circle", cx=x, cy=0, r=4.5, fill=colour if passed else "#f5f0e6",
                   stroke="#6d645a")  # fmt: skip
        spot.set("class", "ww-passed" if passed else "ww-space")
