"""A card, a coin and a die of a Machi Koro drawing, painted as SVG."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from polis.drawing.palette import variables
from polis.drawing.svg import INK, PALE, add, in_lines, moved, theme, write
from polis.games.machi_koro.drawing.glyphs import GLYPHS
from polis.games.machi_koro.drawing.motifs import HEIGHT, WIDTH
from polis.games.machi_koro.drawing.scenes import SCENES, STROKE
from polis.games.machi_koro.drawing.tones import BARE, GROUNDS, PALETTE, TONES

CARD_WIDTH, BAND, NAME = 128.0, 26.0, 36.0  # of a card; the heights of its band and of its name
PICTURE = CARD_WIDTH * HEIGHT / WIDTH
CARD_HEIGHT = BAND + PICTURE + NAME
# By face, the places of its pips in three rows of three.
PIPS = {
    1: (5,),
    2: (1, 9),
    3: (1, 5, 9),
    4: (1, 3, 7, 9),
    5: (1, 3, 5, 7, 9),
    6: (1, 3, 4, 6, 7, 9),
}

_SCENE = {f"scene-{name}": pair for name, pair in GROUNDS.items()}
# Scenes are drawn by `use`, where a rule finds a class but not the drawing around it.
STYLE = (
    theme("mk")
    + f".mk{{{variables(_SCENE)}}}\n"
    + f"@media(prefers-color-scheme:dark){{.mk{{{variables(_SCENE, dark=True)}}}}}\n"
    + "".join(f".mk-{name}{{fill:var(--{name})}}\n" for name in _SCENE)
    + ".mk .mk-unbuilt{opacity:.45}\n.mk .mk-onband{fill:#fff}\n.mk .mk-oncoin{fill:#2b2622}\n"
)


@dataclass(frozen=True)
class Face:
    """What is drawn of a card."""

    key: str
    name: str
    colour: str
    symbol: str
    numbers: str = ""
    count: int | None = None
    cost: int | None = None
    built: bool = True


def define(root: Element, keys: Iterable[str]) -> None:
    """The scenes of these cards, and all signs, under the names the drawing uses."""
    defs = add(root, "defs")
    for name, (fill, line) in GLYPHS.items():
        sign = add(defs, "g", id=f"mk-glyph-{name}")
        if fill:
            add(sign, "path", d=fill, fill="currentColor", fill_rule="evenodd")
        if line:
            add(sign, "path", d=line, fill="none", stroke="currentColor", stroke_width=1.8,
                stroke_linecap="round")  # fmt: skip
    for key in keys:
        scene = add(defs, "symbol", id=f"mk-card-{key}", viewBox=f"0 0 {WIDTH} {HEIGHT}",
                    stroke=TONES["ink"], stroke_width=STROKE, stroke_linejoin="round")  # fmt: skip
        for tone, path in SCENES[key]:
            if tone in GROUNDS:
                add(scene, "path", d=path, class_=f"mk-scene-{tone}", fill=GROUNDS[tone][0],
                    stroke="none")  # fmt: skip
            elif tone in BARE:
                add(scene, "path", d=path, fill=TONES[tone], stroke="none")
            else:
                add(scene, "path", d=path, fill=TONES[tone])


def card(parent: Element, face: Face, x: float, y: float) -> None:
    """A card with its upper left corner there: its band, its scene, its name."""
    hue = PALETTE[face.colour][0]
    group = add(parent, "g", class_="mk-card", transform=moved(x, y), data_card=face.key)
    add(group, "title", face.name)
    add(group, "rect", class_="mk-panel", width=CARD_WIDTH, height=CARD_HEIGHT, rx=8, fill=PALE)
    inner = add(group, "g") if face.built else add(group, "g", class_="mk-unbuilt")
    add(inner, "path", d=f"M0 {BAND:g}V8a8 8 0 0 1 8-8H{CARD_WIDTH - 8:g}a8 8 0 0 1 8 8V{BAND:g}Z",
        fill=hue)  # fmt: skip
    _band(inner, face)
    add(inner, "use", href=f"#mk-card-{face.key}", x=0, y=BAND, width=CARD_WIDTH, height=PICTURE)
    size, lines = in_lines(face.name, 13, CARD_WIDTH - 28, 2)
    top = BAND + PICTURE + (NAME + 8) / 2 - 7.5 * (len(lines) - 1)
    for n, text in enumerate(lines):
        write(group, text, 7, top + 15 * n, size, class_="mk-strong")
    frame = add(group, "rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=8, fill="none", stroke=hue)
    frame.set("stroke-width", "1.5")
    if not face.built:
        frame.set("stroke-dasharray", "6 4")
    if face.cost is not None:
        coin(group, face.cost, CARD_WIDTH - 16, BAND + PICTURE - 16)


def _band(group: Element, face: Face) -> None:
    """The numbers that activate a card, how many there are, its sign."""
    if face.numbers:
        write(group, face.numbers, 8, 18.5, 15, class_="mk-strong mk-onband")
    if face.count is not None:
        write(group, f"×{face.count}", CARD_WIDTH - 32, 18.5, 13, text_anchor="end",
              class_="mk-strong mk-onband")  # fmt: skip
    add(group, "use", href=f"#mk-glyph-{face.symbol}", transform=moved(CARD_WIDTH - 27, 4, 0.75),
        color="#ffffff" if face.colour != "landmark" else INK)  # fmt: skip


def coin(parent: Element, amount: int, x: float, y: float) -> None:
    """A coin with an amount, around a point."""
    add(parent, "circle", cx=x, cy=y, r=13, fill=PALE)
    add(parent, "circle", cx=x, cy=y, r=11.5, fill=PALETTE["coin"][0], stroke="#7d5b0d")
    write(parent, str(amount), x, y + 4.6, 13, text_anchor="middle", class_="mk-strong mk-oncoin")


def die(parent: Element, face: int, x: float, y: float) -> None:
    """A die of 34 by 34 with this face up."""
    group = add(parent, "g", class_="mk-die", transform=moved(x, y), data_face=face)
    add(group, "rect", y=2, width=34, height=34, rx=8, fill="#b9ad97")
    add(group, "rect", width=34, height=34, rx=8, fill="#fffdf7", stroke="#8f8474")
    for pip in PIPS[face]:
        column, row = (pip - 1) % 3, (pip - 1) // 3
        add(group, "circle", cx=8 + 9 * column, cy=8 + 9 * row, r=3.2, fill=INK)
