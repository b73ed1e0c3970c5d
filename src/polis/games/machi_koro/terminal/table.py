"""The Machi Koro table in a terminal: one row a card, one column a city, and the odds below."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.position import Position
from polis.games.machi_koro.text.view import view
from polis.games.machi_koro.text.view_types import View
from polis.text.translation import Translation

STYLES = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta", "landmark": "yellow"}
# Readable without colour too: a letter for the card's colour stands beside its name.
LETTERS = {"blue": "B", "green": "G", "red": "R", "purple": "P", "landmark": "*"}


def table(position: Position, words: Translation, names: list[str]) -> RenderableType:
    """The supply and all cities in one grid, then the odds of the next roll."""
    shown = view(position)
    return Group(_cards(shown, words, names), _odds(shown, words, names))


def _cards(shown: View, words: Translation, names: list[str]) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.format("mk-column-roll"), justify="right")
    grid.add_column(words.format("mk-column-card"), no_wrap=True)
    grid.add_column(words.format("mk-column-cost"), justify="right")
    grid.add_column(words.format("mk-column-left"), justify="right")
    grid.add_column(words.format("mk-column-gain"), justify="right")
    for seat, name in enumerate(names):
        marker = "▸" if seat == shown["seat"] else " "
        grid.add_column(f"{marker}{name}", justify="right", style="bold" * (marker == "▸"))
    for card in shown["supply"]:
        low, high = card["roll"]
        grid.add_row(
            str(low) if low == high else f"{low}–{high}",
            _name(card["key"], card["colour"], words),
            str(card["cost"]),
            str(card["left"]) if card["left"] else "–",
            words.signed(card["gain"][shown["seat"]], 2) if card["left"] else "",
            *(str(city["cards"].get(card["key"], "·")) for city in shown["cities"]),
        )
    for landmark in shown["landmarks"]:
        built = ["■" if landmark["key"] in city["landmarks"] else "□" for city in shown["cities"]]
        label = _name(landmark["key"], "landmark", words)
        grid.add_row("", label, str(landmark["cost"]), "", "", *built)
    grid.add_section()
    coins = [str(city["coins"]) for city in shown["cities"]]
    grid.add_row("", words.format("mk-coins"), "", "", "", *coins, style="bold")
    return grid


def _name(key: str, colour: str, words: Translation) -> Text:
    return Text(f"{LETTERS[colour]} {words.format(f'card-{key}')}", style=STYLES[colour])


def _odds(shown: View, words: Translation, names: list[str]) -> Table:
    """For each number of dice: what every sum would bring the player on turn, with its chance."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.format("mk-odds", name=names[shown["seat"]]), no_wrap=True)
    for total in range(1, 13):
        grid.add_column(str(total), justify="right")
    seat = shown["seat"]
    for roll in shown["odds"][seat]:
        sums = {entry["sum"]: entry for entry in roll["sums"]}
        chances = [words.percent(sums[t]["of36"] / 36) if t in sums else "" for t in range(1, 13)]
        coins = [words.signed(sums[t]["coins"][seat]) if t in sums else "" for t in range(1, 13)]
        grid.add_row(words.format("mk-odds-chance", dice=roll["dice"]), *chances, style="dim")
        grid.add_row(words.format("mk-odds-coins", mean=roll["means"][seat]), *coins)
    return grid
