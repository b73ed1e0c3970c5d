"""A finished table read from plain data, checked piece by piece, and scored by the rules.

    {"track_side": "A", "objectives": [2, 7, 12], "players": [
      {"map": "B3", "food": 8, "ceramics": 9, "gears": 11, "population": 10, "loan": false,
       "objects": [
         {"kind": "road", "cells": ["a10", "b10", "c10", "d10"]},
         {"kind": "tower", "cells": ["e9"]},
         {"kind": "building", "type": "B", "cells": ["a9", "b9"]},
         {"kind": "monument", "id": "moai", "cells": ["c9", "c8", "c7"]}]}, …]}

Alone, `solo_mode` is easy or hard, and `automaton` lists the monuments the automaton took. The map
is A if nothing is said. Objects must be pieces of the box on free cells of the right terrain, and
not more than a game has; whether each touched what it had to is not known once everything
stands. For `legal`, `"next": {"player": 1, "piece": "S1"}` names the piece to lay.
"""

from __future__ import annotations

from typing import Any

from polis.core.interfaces import PadTable
from polis.core.rules import Rules
from polis.games.world_wonders.box import BOARDS
from polis.games.world_wonders.components.catalogue import kinds_of
from polis.games.world_wonders.scorepad import types
from polis.games.world_wonders.scorepad.form import read
from polis.games.world_wonders.scorepad.places import legal
from polis.games.world_wonders.sheet import CHOSEN, SET
from polis.games.world_wonders.text.figures import shore
from polis.games.world_wonders.text.names import names_of

__all__ = ["facts", "legal", "read", "score"]


def score(table: PadTable) -> types.Scored:
    """Per player the total, the points by source, and which cells and buildings count."""
    position = table.position
    shown = position.view()
    players: list[types.PlayerScore] = []
    for city, share in zip(shown["cities"], position.shares, strict=True):
        players.append(
            {
                "total": city["total"],
                "points": city["points"],
                "nature": [at for at, why in city["reasons"].items() if why == "visited"],
                "buildings": [_counted(t) for t in city["objects"] if t["kind"] == "building"],
                "win": str(share),
            }
        )
    return {
        "players": players,
        "automaton": shown["automaton"],
        "objectives": shown["objectives"],
        "left": table.entered.counts.left(),
    }


def _counted(building: Any) -> types.CountedBuilding:
    """What counts of a building: all but how it is drawn."""
    return {
        "kind": building["kind"],
        "cells": building["cells"],
        "type": building["type"],
        "open": building["open"],
    }


def facts(rules: Rules, players: int) -> types.Facts:
    """The maps, tracks, objectives and pieces of a game for so many players."""
    data = names_of(rules.box).data
    alone = players == 1
    return {
        "options": ["track_side", "solo_mode"] if alone else ["track_side"],
        "blank": _blank(players),
        "maps": data["maps"],
        "shores": {name: shore(terrain) for name, terrain in data["maps"].items()},
        "tracks": {
            side.lower(): {
                "food": track["resource_max"],
                "ceramics": track["resource_max"],
                "gears": track["resource_max"],
                "population": track["population_last"],
            }
            for side, track in data["tracks"].items()
        },
        "objectives": [
            {"number": number, "category": card["category"], "param": card["param"]}
            for number, card in enumerate(data["objectives"], start=1)
        ],
        "chosen": 0 if alone else CHOSEN,
        "pieces": _pieces(rules, players),
    }


def _blank(players: int) -> types.Table:
    """A table on which nothing is built."""
    player: types.PadPlayer = {
        "map": "A",
        "food": 0,
        "ceramics": 0,
        "gears": 0,
        "population": 0,
        "loan": False,
        "objects": [],
    }
    blank: types.Table = {"options": {}, "players": [player] * players}
    if players == 1:
        return {**blank, "automaton": []}
    return {**blank, "objectives": []}


def _pieces(rules: Rules, players: int) -> list[types.PadPiece]:
    """Everything that can be laid: its kind, its name, and the shapes of its parts."""
    names = names_of(rules.box)
    data, short = names.data, names.data["roads"]["short_set"]
    found: list[tuple[Any, str, Any]] = [("road", "road", [data["roads"]["long"]])]
    for name, (at, _) in zip(names.pieces(SET), kinds_of(short), strict=True):
        found.append(("road", name, [short[at]]))
    found.append(("tower", "tower", [data["tower"]["shape"]]))
    for stack in data["stacks"]:
        if BOARDS[stack["board"]] <= players:
            found.append(("building", stack["id"], [stack["shape"]]))
    found += [("monument", card["id"], card["pieces"]) for card in data["monuments"]]
    return [{"kind": kind, "id": name, "shapes": shapes} for kind, name, shapes in found]
