"""An Akropolis table in a terminal: cities as bricks of hexes, readable with and without colour."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from polis.core.contract import OVER
from polis.core.position import Position
from polis.games.akropolis.box import DISTRICT_KEYS
from polis.games.akropolis.text import view_types
from polis.games.akropolis.text.coordinates import STEPS
from polis.games.akropolis.text.view import view
from polis.text.translation import Translation

STYLES = {
    "h": "white on blue",
    "m": "black on yellow",
    "b": "white on red",
    "t": "white on magenta",
    "g": "white on green",
    "q": "black on white",
}
# What became of a district, in one sign: it counts, counts double, or does not.
SIGNS = {"counts": "+", "doubles": "‡"}
WIDE, NARROW = 6, 4  # characters a column of hexes takes, with and without coordinates


def table(position: Position, words: Translation, names: list[str]) -> RenderableType:
    """The site, the city of the player to move (all cities at the end), and the scores."""
    shown = view(position)
    seats = range(len(names)) if position.seat == OVER else [shown["seat"]]
    parts: list[RenderableType] = [_site(shown, words)]
    for seat in seats:
        parts += [Text(f"\n{names[seat]}", style="bold"), City(shown["cities"][seat]), Text()]
    return Group(*parts, _scores(shown, words, names))


def _site(shown: view_types.View, words: Translation) -> Text:
    line = Text(words.format("ak-site") + " ")
    for entry in shown["site"]:
        line.append(f" {entry['price']}:")
        line.append_text(_tile(entry["tile"]))
    if shown["hand"]:
        line.append(f"   {words.format('ak-hand')} ")
        line.append_text(_tile(shown["hand"]))
    line.append(f"   {words.format('ak-unseen', tiles=shown['unseen']['tiles'])}", style="dim")
    return line


def _tile(name: str) -> Text:
    tile = Text()
    for letter in name:
        tile.append(letter, style=STYLES[letter.lower()])
    return tile


class City:
    """A city from above: two lines a hex; the letter (capital for a plaza) and level, below them
    the coordinates, or nothing where the terminal is too narrow for them."""

    def __init__(self, shown: view_types.City) -> None:
        self.cells = {entry["at"]: entry for entry in shown["cells"]}
        ground = {(q + dq, r + dr) for q, r in self.cells for dq, dr in STEPS}
        self.every = list(self.cells) + sorted(ground - set(self.cells))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        first, last = min(q for q, _ in self.every), max(q for q, _ in self.every)
        fits = (last - first + 1) * WIDE <= options.max_width
        width = WIDE if fits else NARROW
        band = max(1, options.max_width // width)
        for start in range(first, last + 1, band):
            end = min(start + band - 1, last)
            if (start, end) != (first, last):
                yield Text(f"{start} … {end}", style="dim")
            yield self._columns(start, end, width)

    def _columns(self, first: int, last: int, width: int) -> Text:
        """The part of the city in these columns."""
        halves = {}
        for q, r in self.every:
            if first <= q <= last:
                halves[2 * r + q, q] = (q, r, 0)
                halves[2 * r + q + 1, q] = (q, r, 1)
        lines = []
        for line in range(min(halves)[0], max(halves)[0] + 1):
            text = Text(no_wrap=True)
            for q in range(first, last + 1):
                place = halves.get((line, q))
                if place is None:
                    text.append(" " * width)
                else:
                    _half(text, self.cells.get(place[:2]), place, width)
            text.rstrip()
            lines.append(text)
        return Text("\n").join(lines)


def _half(
    text: Text, entry: view_types.Column | None, place: tuple[int, int, int], width: int
) -> None:
    q, r, half = place
    where = f"{q},{r}" if width == WIDE else ""
    if entry is None:
        text.append((where if half else "").center(width), style="dim")
        return
    letter = entry["hex"]
    if half:
        label = where
    elif "stars" in entry:
        label = f"{letter}*{entry['stars']}"
    else:
        label = f"{letter}{entry['level']}{SIGNS.get(entry.get('reason', ''), '')}"
    text.append(label.center(width - 1), style=STYLES[letter.lower()])
    text.append(" ")


def _scores(shown: view_types.View, words: Translation, names: list[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for kind in DISTRICT_KEYS:
        grid.add_column(words.format(f"ak-kind-{kind}"), justify="right")
    grid.add_column(words.format("ak-stones"), justify="right")
    grid.add_column(words.format("ak-total"), justify="right", style="bold")
    for seat, scored in enumerate(shown["cities"]):
        kinds = [scored["kinds"][kind] for kind in DISTRICT_KEYS]
        products = [f"{row['value']}×{row['stars']}={row['points']}" for row in kinds]
        marker = "▸" if seat == shown["seat"] else " "
        row = [f"{marker}{names[seat]}", *products, str(scored["stones"]), str(scored["total"])]
        grid.add_row(*row)
    return grid
