"""A World Wonders table in a terminal: market, monuments, maps and tracks."""

from __future__ import annotations

from functools import partial

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polis.core.contract import OVER
from polis.core.position import Position
from polis.games.world_wonders.box import RESOURCE_KEYS
from polis.games.world_wonders.sheet import (
    PEDESTAL_PRICE,
    ROAD_PRICE,
    SET_PRICE,
    TOWER_PRICE,
)
from polis.games.world_wonders.terminal.map import city, legend, style_of
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.names import (
    monument_name,
    names_of,
    objective_name,
    touched_name,
)
from polis.games.world_wonders.text.view import view
from polis.text.message import Message
from polis.text.translation import Translation


def table(position: Position, words: Translation, names: list[str]) -> RenderableType:
    """The market, the map of the player to move (all maps at the end), and the tracks."""
    shown = view(position)
    seats = range(len(names)) if position.seat == OVER else [shown["seat"]]
    parts: list[RenderableType] = [_round(shown, words, names), _market(shown, words)]
    parts += [_supply(shown, words), _display(position, shown, words)]
    parts += _goals(position, shown, words, names)
    for seat in seats:
        hand = shown["hand"]["cells"] if shown["hand"] and seat == shown["seat"] else []
        mine = shown["cities"][seat]
        parts += [Text(f"\n{names[seat]}", style="bold"), city(mine, hand)]
        parts.append(legend(mine, partial(_name_of, position, words), words))
    return Group(*parts, Text(), _tracks(shown, words, names))


def _round(shown: view_types.View, words: Translation, names: list[str]) -> Text:
    line = Text(
        words.format("ww-round", round=shown["round"], rounds=shown["rounds"]), style="bold"
    )
    order = " › ".join(names[seat] for seat in shown["order"])
    line.append(f"   {words.format('ww-order')}: {order}", style="not bold")
    for number, holder in enumerate(shown["pedestals"], start=1):
        owner = "–" if holder is None else names[holder]
        line.append(f"   {words.format('ww-pedestal', number=number)}: {owner}", style="not bold")
    return line


def _name_of(position: Position, words: Translation, monument: str) -> str:
    ids = names_of(position.rules.box).monuments
    name = monument_name(position, ids.index(monument))
    return name if isinstance(name, str) else words.format(name)


def gains(row: view_types.Resources, words: Translation) -> str:
    """The symbols of a tile or card, each with the first letter of its resource: 2f 1t."""
    letters = {key: words.format(f"ww-resource-{key}")[0] for key in RESOURCE_KEYS}
    return " ".join(f"{row[key]}{letters[key]}" for key in RESOURCE_KEYS if row[key])


def _market(shown: view_types.View, words: Translation) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.format("ww-market"))
    for stack in shown["stacks"]:
        grid.add_column(stack["id"], justify="center")
    height = max(len(stack["shape"]) for stack in shown["stacks"])
    for line in range(height):
        row = [s["shape"][line] if line < len(s["shape"]) else "" for s in shown["stacks"]]
        drawn = [text.replace("X", "■").replace(".", "·") for text in row]
        grid.add_row("", *drawn, style="dim")
    tiles = [_tile(stack["tile"], words) for stack in shown["stacks"]]
    grid.add_row("", *tiles)
    grid.add_row(words.format("ww-costs"), *(str(stack["cost"]) for stack in shown["stacks"]))
    remaining = [str(stack["left"]) for stack in shown["stacks"]]
    grid.add_row(words.format("ww-left"), *remaining, style="dim")
    return grid


def _tile(tile: view_types.Tile | None, words: Translation) -> Text:
    if tile is None:
        return Text("–")
    text = Text(f" {tile['type']} ", style=style_of(tile["type"]))
    text.append(f" {gains(tile, words)}", style="default on default")
    return text


def _supply(shown: view_types.View, words: Translation) -> Text:
    """What else there is to buy, and what the letters of the resources mean."""
    prices = {"road": ROAD_PRICE, "set": SET_PRICE, "tower": TOWER_PRICE}
    entries = [
        words.format("ww-supply", item=Message(f"ww-item-{key}"), price=prices[key], left=left)
        for key, left in shown["supply"].items()
    ]
    if shown["pedestals"]:
        entries.append(words.format("ww-supply-pedestal", price=PEDESTAL_PRICE))
    resources = [words.format(f"ww-resource-{key}") for key in RESOURCE_KEYS]
    line = Text(" · ".join(entries))
    letters = words.listed([f"{name[0]} {name}" for name in resources])
    line.append(f"   {letters}", style="dim")
    return line


def _display(position: Position, shown: view_types.View, words: Translation) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for card in shown["display"]:
        if card is None:
            continue
        label = _name_of(position, words, card["id"])
        touched = words.listed([words.format(touched_name(part)) for part in card["adjacent"]])
        sign = {True: "+", False: "–", None: " "}[card["fits"]]
        extra = [words.format("ww-rings", rings=card["rings"]), gains(card, words)]
        if card["population"]:
            extra.append(words.format("ww-settlers", number=card["population"]))
        pieces = "  ".join("/".join(piece) for piece in card["pieces"])
        given = words.listed([part for part in extra if part])
        touches = f"{words.format('ww-touches')}: {touched}"
        grid.add_row(Text(f"{sign} {label} ({card['id']})"), pieces, touches, given)
    grid.add_row(words.format("ww-deck", cards=shown["deck"]), style="dim")
    return grid


def _goals(
    position: Position, shown: view_types.View, words: Translation, names: list[str]
) -> list[RenderableType]:
    """Objectives with their ranking, and in the solo game the automaton."""
    lines: list[RenderableType] = []
    for row in shown["objectives"]:
        standing = words.listed([f"{names[r['seat']]} {r['measure']}" for r in row["ranking"]])
        label = words.format(objective_name(row))
        lines.append(Text(f"{label} ({row['first']}/{row['second']}): {standing}"))
    automaton = shown["automaton"]
    if automaton:
        pile = words.listed([_name_of(position, words, one) for one in automaton["monuments"]])
        lines.append(Text(f"{words.format('ww-automaton')}: {automaton['score']}  {pile}"))
    return lines


def _tracks(shown: view_types.View, words: Translation, names: list[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    heads = ["ww-gold", *(f"ww-resource-{key}" for key in RESOURCE_KEYS), "ww-population"]
    for key in heads:
        grid.add_column(words.format(key), justify="right")
    grid.add_column(words.format("ww-score"), justify="right", style="bold")
    grid.add_column("")
    for seat, row in enumerate(shown["cities"]):
        marker = "▸" if seat == shown["seat"] else " "
        spaces = [str(row["resources"][key]) for key in RESOURCE_KEYS]
        state = [words.format("ww-out")] if row["out"] else []
        state += [words.format("ww-loan")] if row["loan"] else []
        grid.add_row(
            f"{marker}{names[seat]}",
            str(row["gold"]),
            *spaces,
            str(row["population"]),
            str(row["total"]),
            words.listed(state),
        )
    return grid
