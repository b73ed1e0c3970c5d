"""A World Wonders table in a terminal: maps as letters, readable with and without colour."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.contract import OVER
from polis.core.position import Position
from polis.core.words import Words
from polis.games.world_wonders.components import RESOURCE_KEYS
from polis.games.world_wonders.notation import names_of
from polis.games.world_wonders.wording import (
    monument_name,
    objective_name,
    touched_name,
)

# Terrain in small signs, objects in large ones: = road, ≈ bridge, ^ tower, # monument.
STYLES = {
    ".": "dim green",
    "n": "bold green",
    "~": "blue",
    "=": "black on white",
    "≈": "white on blue",
    "^": "black on bright_yellow",
    "#": "white on magenta",
    "B": "white on blue",
    "F": "white on green",
    "H": "white on red",
    "M": "black on yellow",
    "T": "white on dark_orange3",
    "*": "bold magenta",
}
TERRAIN = {".": ".", "N": "n", "W": "~"}
SHORT = {"food": "f", "ceramics": "c", "gears": "t"}


def table(position: Position, words: Words, names: list[str]) -> RenderableType:
    """The market, the map of whoever is on turn (all of them at the end), and the tracks."""
    from polis.games.world_wonders.view import view

    shown = view(position)
    seats = range(len(names)) if position.seat == OVER else [shown["seat"]]
    parts: list[RenderableType] = [_round(shown, words, names), _market(shown, words)]
    parts.append(_display(position, shown, words))
    parts += _goals(shown, words, names)
    for seat in seats:
        hand = shown["hand"]["cells"] if shown["hand"] and seat == shown["seat"] else []
        parts += [Text(f"\n{names[seat]}", style="bold"), city(shown["cities"][seat], hand)]
    return Group(*parts, Text(), _tracks(shown, words, names))


def _round(shown: dict[str, Any], words: Words, names: list[str]) -> Text:
    line = Text(words.say("ww-round", round=shown["round"], rounds=shown["rounds"]), style="bold")
    order = " › ".join(names[seat] for seat in shown["order"])
    line.append(f"   {words.say('ww-order')}: {order}", style="not bold")
    for number, holder in enumerate(shown["pedestals"], start=1):
        owner = "–" if holder is None else names[holder]
        line.append(f"   {words.say('ww-pedestal', number=number)}: {owner}", style="not bold")
    return line


def gains(row: dict[str, Any]) -> str:
    """The symbols of a tile or card in few letters: 2f 1t."""
    return " ".join(f"{row[key]}{SHORT[key]}" for key in RESOURCE_KEYS if row[key])


def _market(shown: dict[str, Any], words: Words) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.say("ww-market"))
    for stack in shown["stacks"]:
        grid.add_column(stack["id"], justify="center")
    supply = shown["supply"]
    left = "  ".join(f"{key} {supply[key]}" for key in supply)
    height = max(len(stack["shape"]) for stack in shown["stacks"])
    for line in range(height):
        row = [s["shape"][line] if line < len(s["shape"]) else "" for s in shown["stacks"]]
        drawn = [text.replace("X", "■").replace(".", "·") for text in row]
        grid.add_row(left if line == 0 else "", *drawn, style="dim")
    tiles = [_tile(stack["tile"]) for stack in shown["stacks"]]
    grid.add_row("", *tiles)
    grid.add_row(words.say("ww-costs"), *(str(stack["cost"]) for stack in shown["stacks"]))
    remaining = [str(stack["left"]) for stack in shown["stacks"]]
    grid.add_row(words.say("ww-left"), *remaining, style="dim")
    return grid


def _tile(tile: dict[str, Any] | None) -> Text:
    if tile is None:
        return Text("–")
    text = Text(f" {tile['type']} ", style=STYLES[tile["type"]])
    text.append(f" {gains(tile)}", style="default on default")
    return text


def _display(position: Position, shown: dict[str, Any], words: Words) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    ids = names_of(position.rules.box).monuments
    for card in shown["display"]:
        if card is None:
            continue
        name = monument_name(position, ids.index(card["id"]))
        label = words.say(name) if not isinstance(name, str) else name
        touched = ", ".join(words.say(touched_name(letter)) for letter in card["adjacent"])
        sign = {True: "+", False: "–", None: " "}[card["fits"]]
        extra = [words.say("ww-rings", rings=card["rings"]), gains(card)]
        if card["population"]:
            extra.append(words.say("ww-settlers", number=card["population"]))
        pieces = "  ".join("/".join(piece) for piece in card["pieces"])
        given = ", ".join(part for part in extra if part)
        touches = f"{words.say('ww-touches')}: {touched}"
        grid.add_row(Text(f"{sign} {label} ({card['id']})"), pieces, touches, given)
    grid.add_row(words.say("ww-deck", cards=shown["deck"]), style="dim")
    return grid


def _goals(shown: dict[str, Any], words: Words, names: list[str]) -> list[RenderableType]:
    """Objectives with their ranking, and in the solo game the automaton."""
    lines: list[RenderableType] = []
    for row in shown["objectives"]:
        standing = ", ".join(f"{names[r['seat']]} {r['measure']}" for r in row["ranking"])
        label = words.say(objective_name(row))
        lines.append(Text(f"{label} ({row['first']}/{row['second']}): {standing}"))
    automaton = shown["automaton"]
    if automaton:
        pile = ", ".join(automaton["monuments"])
        lines.append(Text(f"{words.say('ww-automaton')}: {automaton['score']}  {pile}"))
    return lines


def city(shown: dict[str, Any], hand: list[str]) -> Text:
    """A map from above, three characters a cell; * is a piece of a monument being laid."""
    signs = {cell["at"]: TERRAIN[cell["terrain"]] for cell in shown["cells"]}
    water = {at for at, sign in signs.items() if sign == "~"}
    for thing in shown["objects"]:
        for at in thing["cells"]:
            signs[at] = _sign(thing, at in water)
    signs |= dict.fromkeys(hand, "*")
    columns = sorted({at[0] for at in signs})
    rows = max(int(at[1:]) for at in signs)
    lines = [Text("   " + "".join(f" {column} " for column in columns), style="dim")]
    for row in range(1, rows + 1):
        line = Text(f"{row:>2} ")
        for column in columns:
            sign = signs[f"{column}{row}"]
            line.append(f" {sign} ", style=STYLES[sign])
        lines.append(line)
    lines.append(Text("   " + "▒" * (3 * len(columns)), style="dim"))
    picture = Text("\n", no_wrap=True, overflow="ignore").join(lines)
    picture.no_wrap, picture.overflow = True, "ignore"
    return picture


def _sign(thing: dict[str, Any], on_water: bool) -> str:
    if thing["kind"] == "road":
        return "≈" if on_water else "="
    if thing["kind"] == "building":
        return str(thing["type"])
    return "^" if thing["kind"] == "tower" else "#"


def _tracks(shown: dict[str, Any], words: Words, names: list[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    heads = ["ww-gold", *(f"ww-resource-{key}" for key in RESOURCE_KEYS), "ww-population"]
    for key in heads:
        grid.add_column(words.say(key), justify="right")
    grid.add_column(words.say("ww-score"), justify="right", style="bold")
    grid.add_column("")
    for seat, row in enumerate(shown["cities"]):
        marker = "▸" if seat == shown["seat"] else " "
        spaces = [str(row["resources"][key]) for key in RESOURCE_KEYS]
        state = [words.say("ww-out")] if row["out"] else []
        state += [words.say("ww-loan")] if row["loan"] else []
        grid.add_row(
            f"{marker}{names[seat]}",
            str(row["gold"]),
            *spaces,
            str(row["population"]),
            str(row["total"]),
            ", ".join(state),
        )
    return grid
