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
from polis.games.world_wonders.text.figures import turned_figures
from polis.games.world_wonders.text.outlines import area, trace
from polis.text.message import Message
from polis.text.translation import translation
from tests.rules.world_wonders.table import RULES

ROAD = {"kind": "road", "cells": ["a10", "b10", "c10", "d10"]}
LIBRARY = {"kind": "building", "type": "B", "cells": ["a9", "b9"]}
PAGODA = {"kind": "monument", "id": "thienmu", "cells": ["a9"]}
PLAYER: dict[str, Any] = {"food": 8, "ceramics": 9, "gears": 11, "population": 10}


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": [PLAYER | player for player in players], **more}


def score(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return scorepad.score(scorepad.read(RULES, table(*players, **more)))


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
    assert score({"map": "B1", "objects": [bridge]}, {"map": "B2"})["players"][0]["total"] > 0
    with pytest.raises(BadFile):
        score({"objects": [{"kind": "road", "cells": ["e4", "f4"]}]}, {})


def test_objectives_and_track_side() -> None:
    data = score({}, {"gears": 12}, objectives=[11, 3, 1], track_side="B")
    assert data["objectives"][0]["ranking"][0] == {
        "seat": 1, "measure": 12, "points": 3, "place": 1, "missing": 0,
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


def refusal(*players: dict[str, Any], **more: Any) -> Message:
    with pytest.raises(BadFile) as refused:
        score(*players, **more)
    return refused.value.message


def objects(kind: str, *places: str, **more: Any) -> dict[str, Any]:
    """Objects of a kind, each given as its cells with spaces between them."""
    return {"objects": [{"kind": kind, "cells": cells.split(), **more} for cells in places]}


def test_the_solo_game_has_no_public_objectives() -> None:
    """With their points a game that the automaton has won would be shown as won."""
    assert score({}, automaton=["giza", "moai"], solo_mode="hard")["players"][0]["win"] == "0"
    message = refusal({}, objectives=[2, 7, 12])
    assert message.key == "ww-pad-solo-objectives"
    assert "[2, 7, 12]" in str(message)


WALL = {"id": "greatwall"}
GIZA = {"id": "giza"}


@pytest.mark.parametrize(
    ("monument", "cells"),
    [
        # The wall of three dominoes on land: not over the lake, not as a cross.
        (WALL, "e4 f4 g4 e5 f5 g5"),
        (WALL, "b1 a2 b2 c2 d2 b3"),
        # Giza of two squares and a single cell: not a line of nine, not three by three.
        (GIZA, "a10 b10 c10 d10 e10 f10 g10 h10 i10"),
        (GIZA, "a8 b8 c8 a9 b9 c9 a10 b10 c10"),
        # Two squares that touch, the single cell apart.
        (GIZA, "a9 b9 a10 b10 c9 d9 c10 d10 f10"),
    ],
)
def test_a_monument_consists_of_its_printed_pieces(monument: dict[str, str], cells: str) -> None:
    message = refusal(objects("monument", cells, **monument), {})
    assert message.key == "ww-pad-shape"
    assert message.args["cells"]


@pytest.mark.parametrize(
    ("monument", "cells"),
    [
        (WALL, "a2 b2 b3 c3 c2 d2"),
        (GIZA, "a9 b9 a10 b10 c9 d9 c10 d10 e10"),
        # The single cell may lie between the squares.
        (GIZA, "a9 b9 a10 b10 c10 d9 e9 d10 e10"),
    ],
)
def test_the_pieces_of_a_monument_lie_as_they_like(monument: dict[str, str], cells: str) -> None:
    scored = score(objects("monument", cells, **monument), {})
    assert scored["players"][0]["points"]["monuments"] == 2


def test_a_monument_that_a_player_or_the_automaton_has_is_not_left() -> None:
    left = score(objects("monument", "a9 b9 a10 b10 c9 d9 c10 d10 e10", **GIZA), {})["left"]
    assert (left["giza"], left["moai"]) == (0, 1)
    left = score({}, automaton=["moai"])["left"]
    assert (left["giza"], left["moai"]) == (1, 0)


def test_a_stack_has_so_many_buildings_of_a_type() -> None:
    """S1 has two temples, whoever built them."""
    two = objects("building", "a9 b9", "a7 b7", type="T")
    assert score(two, {})["left"]["S1"] == {"B": 2, "F": 2, "H": 2, "M": 2, "T": 0}
    message = refusal(two, objects("building", "a9 b9", type="T"))
    assert message.key == "ww-pad-buildings"
    assert (message.args["place"], message.args["most"]) == ("players 2 objects 1", 2)
    five = objects("building", *(f"a{row} b{row}" for row in (1, 3, 5, 7, 9)), type="T")
    assert refusal(five, {}).args["place"] == "players 1 objects 3"


def test_ten_rounds_offer_ten_towers() -> None:
    ten = [f"a{row}" for row in range(1, 11)]
    assert score(objects("tower", *ten), {})["left"]["tower"] == 0
    message = refusal(objects("tower", *ten, "c9", "c10"), {})
    assert message.key == "ww-pad-towers"
    assert (message.args["place"], message.args["most"]) == ("players 1 objects 11", 10)
    assert "c9" in str(message)


def test_ten_rounds_offer_so_many_roads() -> None:
    """With two players a long road and a short set a round, and a free long road each."""
    left = score({}, {})["left"]
    assert (left["road"], left["two"], left["one"]) == (12, 20, 10)
    left = score(*[{}] * 5)["left"]
    assert (left["road"], left["two"], left["one"]) == (35, 40, 20)
    singles = [f"{column}{row}" for row in (1, 10) for column in "abcdef"]
    message = refusal(objects("road", *singles), {})
    assert message.key == "ww-pad-roads"
    assert message.args["place"] == "players 1 objects 11"


def test_some_stacks_are_used_with_more_players_only() -> None:
    corner = objects("building", "a8 a9 a10 b10 c10", type="H")
    for players in (2, 3, 4):
        message = refusal(corner, *[{}] * (players - 1))
        assert message.key == "ww-pad-players"
        assert (message.args["stacks"], message.args["least"]) == (["P5"], 5)
    assert score(corner, *[{}] * 4)["players"][0]["total"]


def test_all_players_use_the_same_side_of_the_map() -> None:
    message = refusal({"map": "B1"}, {"map": "A"})
    assert (message.key, message.args["map"]) == ("ww-pad-map-sides", "A")
    assert "players 2" in str(message)


def test_no_two_players_have_the_same_river() -> None:
    message = refusal({"map": "B1"}, {"map": "B2"}, {"map": "B1"})
    assert (message.key, message.args["player"]) == ("ww-pad-river-twice", 1)
    assert "B1" in str(message)


def footprints(piece: str, *things: dict[str, Any], **more: Any) -> set[frozenset[str]]:
    data = table({"objects": list(things)}, {}, next={"player": 1, "piece": piece, **more})
    listed = scorepad.legal(scorepad.read(RULES, data))["footprints"]
    return {frozenset(place["cells"]) for place in listed}


def test_the_next_piece_lies_on_free_cells_of_its_terrain() -> None:
    free = footprints("S1")
    assert frozenset(("a9", "b9")) in free
    assert frozenset(("e4", "f4")) not in free
    assert free - footprints("S1", LIBRARY) == {cells for cells in free if cells & {"a9", "b9"}}


def test_the_next_part_of_a_monument_leaves_room_for_one_group() -> None:
    first = ["a9", "b9", "a10", "b10"]
    second = footprints("giza", part=1, cells=first)
    assert frozenset(("d9", "e9", "d10", "e10")) in second
    assert frozenset(("k9", "l9", "k10", "l10")) not in second
    apart = footprints("giza", part=2, cells=[*first, "d9", "e9", "d10", "e10"])
    assert apart == {frozenset(("c9",)), frozenset(("c10",))}


def drawn(piece: str, **more: Any) -> dict[str, Any]:
    data = table({}, {}, next={"player": 1, "piece": piece, **more})
    return scorepad.legal(scorepad.read(RULES, data))


def test_places_come_with_what_draws_them() -> None:
    first = ["a9", "b9", "a10", "b10", "d9", "e9", "d10", "e10"]
    found = drawn("giza", part=2, cells=first)
    assert found["area"] == trace(area(["c9", "c10"]))
    assert found["lying"] == trace(area(first))
    assert found["figures"] == turned_figures(["L"], False)
    assert drawn("S1")["figures"] == turned_figures(["XX"], True)
    assert drawn("road")["figures"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"player": 3, "piece": "S1"},
        {"player": 1, "piece": "S9"},
        {"player": 1, "piece": "giza", "part": 3},
        {"player": 1, "piece": "giza", "part": 1},
        {"player": 1, "piece": "S1", "part": 0, "cells": ["a1"]},
        {"piece": "S1"},
    ],
)
def test_a_next_piece_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadFile) as refused:
        scorepad.legal(scorepad.read(RULES, table({}, {}, next=wrong)))
    assert refused.value.message.key == "pad-part"


def test_every_blank_table_is_scored() -> None:
    for players in RULES.sheet.players:
        facts = scorepad.facts(RULES, players)
        scored = scorepad.score(scorepad.read(RULES, facts["blank"]))
        assert len(scored["players"]) == players
        assert ("P5" in {piece["id"] for piece in facts["pieces"]}) == (players == 5)


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
        scorepad.read(RULES, copy.deepcopy(data))
    assert str(refused.value)


def test_the_next_piece_must_be_named() -> None:
    with pytest.raises(BadFile):
        scorepad.legal(scorepad.read(RULES, table({})))


def test_the_score_can_be_shown() -> None:
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(show_score(RULES, table({"objects": [ROAD, LIBRARY]}), translation("en")))
    shown = console.export_text()
    assert "still open at a8 and b8" in shown
    assert " =--=--=--= " in shown


def test_the_example_of_the_docs_is_scored() -> None:
    example = Path(__file__).parents[4] / "docs" / "examples" / "wonders.json"
    data = json.loads(example.read_text(encoding="utf-8"))
    scored = scorepad.score(scorepad.read(RULES, data))
    assert [player["total"] for player in scored["players"]] == [37, 36]
    assert [player["win"] for player in scored["players"]] == ["1", "0"]
