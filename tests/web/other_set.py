"""Logs of World Wonders with made-up components, for tests in the browser.

    python -m tests.web.other_set

prints them as JSON, by the number of players.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from polis.core.game import Game
from polis.games.world_wonders.components.catalogue import OURS


def other_set() -> dict[str, Any]:
    """Our set with other roads, another grid, and other words and numbers on all cards."""
    data = copy.deepcopy(OURS)
    data["grid"] = {"rows": 11, "cols": 12}
    data["maps"] = {name: [*rows, "." * 12] for name, rows in data["maps"].items()}
    data["roads"] = {"long": ["XXX"], "short_set": [["XXXX"], ["X"]]}
    for number, card in enumerate(data["monuments"]):
        card["name"] = f"Folly {number}"
    for card in data["objectives"]:
        card["vp_first"], card["vp_second"] = 9, 8
    for card in data["solo"]:
        if card["arrow"]:
            card["top"], card["mid"], card["arrow"] = ["B", "TOWER"], ["ANY"], "R"
    return data


def log(players: int) -> Any:
    """A game until the first decision, and the free road laid."""
    options = {"objectives": "three"} if players > 1 else {"solo_mode": "easy"}
    game = Game("world-wonders", players, options, seed=5, components=other_set())
    game.play(game.position.legal[0])
    return json.loads(str(game))


if __name__ == "__main__":
    print(json.dumps({players: log(players) for players in (1, 2)}))
