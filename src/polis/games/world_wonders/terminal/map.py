"""A World Wonders map in a terminal: objects as blocks of letters, with what the letters mean."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.names import touched_name, type_name
from polis.text.translation import Translation

# Terrain in small signs, objects in large ones: = road, ≈ bridge, ^ tower, a number a monument.
MONUMENT_STYLE = "black on bright_white"
STYLES = {
    ".": "dim green",
    "n": "bold green",
    "~": "blue",
    "=": "black on grey70",
    "≈": "white on dodger_blue3",
    "^": "black on bright_yellow",
    "B": "white on blue",
    "F": "white on dark_green",
    "H": "black on navajo_white1",
    "M": "black on dark_orange",
    "T": "white on purple",
    "*": "bold magenta",
}
TERRAIN = {".": ".", "N": "n", "W": "~"}
SIGNS = {"n": "N", "~": "W", "=": "R", "^": "TW"}  # what the words call what these signs stand for


def style_of(sign: str) -> str:
    return STYLES.get(sign, MONUMENT_STYLE)


class _Map:
    """Every cell's sign, and which object it belongs to."""

    def __init__(self, shown: view_types.City, hand: list[str]) -> None:
        self.signs = {
            f"{chr(ord('a') + c)}{r + 1}": TERRAIN[sign]
            for r, row in enumerate(shown["terrain"])
            for c, sign in enumerate(row)
        }
        self.owner: dict[str, int] = {}
        self.monuments: list[str] = []
        water = {at for at, sign in self.signs.items() if sign == "~"}
        for number, thing in enumerate(shown["objects"]):
            sign = self._sign(thing)
            for at in thing["cells"]:
                self.signs[at] = "≈" if sign == "=" and at in water else sign
                self.owner[at] = number
        self.signs |= dict.fromkeys(hand, "*")
        self.columns = sorted({at[0] for at in self.signs})
        self.rows = max(int(at[1:]) for at in self.signs)

    def _sign(self, thing: view_types.Thing) -> str:
        if thing["kind"] == "road":
            return "="
        if thing["kind"] == "building":
            return thing["type"]
        if thing["kind"] == "tower":
            return "^"
        self.monuments.append(thing["id"])
        return str(len(self.monuments))

    def joined(self, one: str, other: str) -> bool:
        """Whether two cells are of the same object."""
        return one in self.owner and self.owner.get(one) == self.owner.get(other)


def city(shown: view_types.City, hand: list[str]) -> Text:
    """A map from above, three characters a cell; * is a piece of a monument being laid.

    Cells of one object run together with a dash; where colours are shown, a line below a cell ends
    the object.
    """
    land = _Map(shown, hand)
    lines = [Text("   " + "".join(f" {column} " for column in land.columns), style="dim")]
    lines += [_row(land, row) for row in range(1, land.rows + 1)]
    lines.append(Text("   " + "▒" * (3 * len(land.columns)), style="dim"))
    picture = Text("\n").join(lines)
    picture.no_wrap, picture.overflow = True, "ignore"
    return picture


def _row(land: _Map, row: int) -> Text:
    line = Text(f"{row:>2} ")
    cells = [f"{column}{row}" for column in land.columns]
    for left, at, right in zip(["", *cells], cells, [*cells[1:], ""], strict=False):
        style = style_of(land.signs[at])
        if at in land.owner and not land.joined(at, f"{at[0]}{row + 1}"):
            style += " underline"
        line.append("-", style) if land.joined(left, at) else line.append(" ")
        line.append(land.signs[at], style)
        line.append("-", style) if land.joined(at, right) else line.append(" ", style)
    return line


def legend(shown: view_types.City, name: Callable[[str], str], words: Translation) -> Text:
    """What the signs on this map mean; `name` gives a monument's name by its id."""
    land = _Map(shown, [])
    there = set(land.signs.values())
    line = Text(style="dim")
    entries = [(sign, words.format(touched_name(key))) for sign, key in SIGNS.items()]
    entries.insert(3, ("≈", words.format("ww-bridge")))
    entries += [(letter, words.format(type_name(letter))) for letter in TYPE_LETTERS]
    entries += [(str(k), name(found)) for k, found in enumerate(land.monuments, start=1)]
    for sign, meaning in entries:
        if sign in there:
            line.append(f"\u00a0{sign}\u00a0", style="not dim " + style_of(sign))
            line.append("\u00a0" + meaning.replace(" ", "\u00a0") + "  ")
    return line
