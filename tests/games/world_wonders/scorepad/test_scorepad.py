"""A finished table from plain data: its score, and what is said of one that cannot be."""

from __future__ import annotations

import copy
import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from polis.core.errors import BadFile, PolisError
from polis.games.world_wonders import scorepad
from polis.games.world_wonders.terminal.scorepad import show_score
from polis.text.translation import translation
from tests.rules.world_wonders.table import RULES

ROAD = {"kind": "road", "cells": ["a10", "b10", "c10", "d10"]}
LIBRARY = {"kind": "building", "type": "B", "cells": ["a9", "b9"]}
PAGODA = {"kind": "monument", "id": "thienmu", "cells": ["a9"]}
PLAYER: dict[str, Any] = {"food": 8, "ceramics": 9, "gears": 11, "population": 10}


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": [PLAYER | player for player in players], **more}


def score(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return scorepad.score(RULES, table(*players, **more))


def test_tracks_and_map_are_scored() -> None:
    moai = {"kind": "monument", "id": "moai", "cells": ["c9", "c8", "d8"]}
    first, second = score({"objects": [ROAD, LIBRARY, moai]}, {"loan": True})["players"]
    points = {"population": 6, "resource": 8, "monuments": 1, "nature": 0, "districts": 0}
    assert first["points"] == points | {"loan": 0, "objectives": 0}
    assert first["nature"] == []
    assert first["buildings"] == [LIBRARY | {"open": ["a8", "b8"]}]
    assert second["total"] == 6 + 8 - 2
    assert (first["win"], second["win"]) == ("1", "0")


def test_a_surrounded_building_is_a_district() -> None:
    roof = {"kind": "road", "cells": ["a8", "b8"]}
    tower = {"kind": "tower", "cells": ["c9"]}
    scored = score({"objects": [ROAD, LIBRARY, roof, tower]}, {})["players"][0]
    assert scored["points"]["districts"] == 1
    assert scored["buildings"][0]["open"] == []


def test_a_bridge_and_a_river() -> None:
    bridge = {"kind": "road", "cells": ["d1", "e1", "f1", "g1"]}
    assert score({"map": "B1", "objects": [bridge]}, {})["players"][0]["total"] > 0
    with pytest.raises(BadFile):
        score({"objects": [{"kind": "road", "cells": ["e4", "f4"]}]}, {})


def test_objectives_and_track_side() -> None:
    data = score({}, {"gears": 12}, objectives=[11, 3, 1], track_side="B")
    assert data["objectives"][0]["ranking"][0] == {
        "seat": 1, "measure": 12, "points": 3, "place": 1,
    }  # fmt: skip
    assert [p["points"]["objectives"] for p in data["players"]] == [1, 3]


def test_alone_the_automaton_must_be_beaten() -> None:
    data = score({}, solo_mode="hard", automaton=["giza", "moai"])
    assert data["automaton"]["score"] == 8 + 9 + 11 + 3
    assert data["players"][0]["win"] == "0"


def test_a_monument_of_several_pieces_hangs_together() -> None:
    wall = {"kind": "monument", "id": "greatwall", "cells": ["a2", "b2", "b3", "c3", "c2", "d2"]}
    assert score({"objects": [wall]}, {})["players"][0]["points"]["monuments"] == 2
    apart = wall | {"cells": ["a2", "b2", "d2", "e2", "g2", "h2"]}
    with pytest.raises(BadFile):
        score({"objects": [apart]}, {})


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"players": []},
        {"players": ["Anna"]},
        {"players": [{}]},
        table({"food": 16}),
        table({"food": True}),
        table({"map": "B9"}),
        table({"loan": 1}),
        table({"objects": {}}),
        table({"objects": ["road"]}),
        table({"objects": [{"kind": "road", "cells": []}]}),
        table({"objects": [{"kind": "road", "cells": ["z1"]}]}),
        table({"objects": [{"kind": "road", "cells": ["a11"]}]}),
        table({"objects": [{"kind": "road", "cells": ["a1", "c1"]}]}),
        table({"objects": [ROAD, ROAD]}),
        table({"objects": [{"kind": "building", "cells": ["a9", "b9"]}]}),
        table({"objects": [{"kind": "building", "type": "B", "cells": ["a9"]}]}),
        table({"objects": [{"kind": "monument", "id": "atlantis", "cells": ["a9"]}]}),
        table({"objects": [{"kind": "monument", "id": "thienmu", "cells": ["a9", "a8"]}]}),
        table({"objects": [PAGODA]}, automaton=["thienmu"]),
        table({}, {}, objectives=[1]),
        table({}, {}, objectives=[1, 1, 2]),
        table({}, automaton="giza"),
        table({}, track_side="C"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_place(data) -> None:
    with pytest.raises(PolisError) as refused:
        scorepad.score(RULES, copy.deepcopy(data))
    assert str(refused.value)


def test_there_is_no_next_piece_on_a_finished_table() -> None:
    with pytest.raises(BadFile):
        scorepad.legal(RULES, table({}))


def test_the_score_can_be_shown() -> None:
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(show_score(RULES, table({"objects": [ROAD, LIBRARY]}), translation("en")))
    shown = console.export_text()
    assert "still open at a8, b8" in shown
    assert " =--=--=--= " in shown


def test_the_example_of_the_docs_is_scored() -> None:
    example = Path(__file__).parents[4] / "docs" / "examples" / "wonders.json"
    scored = scorepad.score(RULES, json.loads(example.read_text(encoding="utf-8")))
    assert [player["total"] for player in scored["players"]] == [37, 36]
    assert [player["win"] for player in scored["players"]] == ["1", "0"]
