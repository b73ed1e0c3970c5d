"""A Machi Koro table from somebody's room: who has won, how far the others are, what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import polis
from polis.core import scorepad
from polis.core.errors import PolisError
from polis.games.machi_koro.box import LANDMARK_KEYS
from tests.commands import Run

EXAMPLE = Path(__file__).parents[4] / "docs" / "examples" / "machi-koro.json"


def table(*players: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {"players": list(players), **parts}


def player(coins: int = 0, landmarks: list[str] | None = None, **cards: int) -> dict[str, Any]:
    named = {key.replace("_", "-"): count for key, count in cards.items()}
    return {"coins": coins, "landmarks": landmarks or [], "cards": named}


def refusal(data: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(PolisError) as refused:
        polis.score("machi-koro", data)
    return refused.value.message.key, refused.value.message.args


def test_landmarks_are_points_and_the_rest_is_what_they_cost() -> None:
    first, second = polis.score(
        "machi-koro", table(player(12, ["train-station", "amusement-park"]), player(60))
    )["players"]
    assert (first["total"], first["cost"], first["missing"]) == (2, 32, 20)
    assert (second["total"], second["cost"], second["missing"]) == (0, 52, 0)
    assert [key for key, built in first["landmarks"].items() if built] == [
        "train-station",
        "amusement-park",
    ]


def test_the_fourth_landmark_wins() -> None:
    scored = polis.score(
        "machi-koro", table(player(3, LANDMARK_KEYS[:3]), player(0, LANDMARK_KEYS))
    )
    assert scored["winner"] == 1
    assert [one["win"] for one in scored["players"]] == ["0", "1"]
    assert scored["players"][1]["missing"] == 0


def test_without_four_landmarks_nobody_has_won() -> None:
    scored = polis.score("machi-koro", table(player(9, LANDMARK_KEYS[:3]), player(9)))
    assert scored["winner"] is None
    assert [one["win"] for one in scored["players"]] == ["0", "0"]


def test_income_is_the_mean_of_a_round() -> None:
    scored = polis.score("machi-koro", table(player(0, wheat_field=1, bakery=1), player(0)))
    assert scored["players"][0]["income"] == round(2 / 6 + 2 / 6, 2)


def test_what_can_be_built_follows_coins_limits_and_supply() -> None:
    cities = table(player(7, stadium=1), player(1, wheat_field=8), player(0))
    rich, poor, broke = polis.score("machi-koro", cities)["players"]
    assert "tv-station" in rich["builds"]
    assert "train-station" in rich["builds"]
    assert "stadium" not in rich["builds"]
    assert "business-centre" not in rich["builds"]
    assert poor["builds"] == ["wheat-field", "ranch", "bakery"]
    assert broke["builds"] == []


def test_a_sold_out_card_cannot_be_built() -> None:
    cities = table(player(5, wheat_field=8), player(5, ranch=6))
    builds = polis.score("machi-koro", cities)["players"][1]["builds"]
    assert "wheat-field" not in builds
    assert "ranch" not in builds
    assert "bakery" in builds


def test_a_player_can_have_what_the_others_leave_and_the_rules_allow() -> None:
    cities = table(player(mine=4), player(stadium=1), options={"beginner": False})
    first, second = (one["most"] for one in polis.score("machi-koro", cities)["players"])
    assert (first["mine"], second["mine"]) == (6, 2)
    assert (first["stadium"], second["stadium"]) == (1, 1)
    beginners = table(player(), player(), options={"beginner": True})
    assert polis.score("machi-koro", beginners)["players"][0]["most"]["mine"] == 2


def test_a_blank_table_has_the_cards_of_the_start() -> None:
    facts = scorepad.facts("machi-koro", 3)
    assert facts["blank"]["players"][2]["cards"] == {"wheat-field": 1, "bakery": 1}
    assert polis.score("machi-koro", facts["blank"])["winner"] is None
    with pytest.raises(PolisError):
        scorepad.facts("machi-koro", 5)


@pytest.mark.parametrize(
    ("data", "part", "value"),
    [
        ({"players": [{}]}, "players", "[{}]"),
        ({"players": 3}, "players", "3"),
        (table(player(), player(), beginner="yes"), "beginner", "yes"),
        (table(player(), 4), "players 2", "4"),  # type: ignore[arg-type]
        (table(player(-1), player()), "players 1 coins", "-1"),
        (table({"coins": True}, player()), "players 1 coins", "True"),
        (table(player(0, ["harbour"]), player()), "players 1 landmarks", "harbour"),
        (table(player(0, ["radio-tower"] * 2), player()), "players 1 landmarks", "radio-tower"),
        (table({"landmarks": "all"}, player()), "players 1 landmarks", "all"),
        (table(player(), player(sushi=1)), "players 2 cards", "sushi"),
        (table(player(stadium=2), player()), "players 1 cards stadium", "2"),
        (table(player(mine=7), player()), "players 1 cards mine", "7"),
        (table(player(mine=3), player(), beginner=True), "players 1 cards mine", "3"),
        (table({"cards": []}, player()), "players 1 cards", "[]"),
    ],
)
def test_a_wrong_part_is_named_and_quoted(data: Any, part: str, value: str) -> None:
    key, args = refusal(data)
    assert key == "pad-part"
    assert (args["part"], args["value"]) == (part, value)


def test_the_players_cannot_have_more_cards_than_the_game() -> None:
    key, args = refusal(table(player(mine=4), player(mine=3)))
    assert (key, args["cards"], args["most"]) == ("mk-pad-too-many", 7, 6)


def test_two_players_cannot_both_have_four_landmarks() -> None:
    key, args = refusal(table(player(0, LANDMARK_KEYS), player(), player(0, LANDMARK_KEYS)))
    assert (key, args["players"]) == ("mk-pad-two-winners", [1, 3])


def test_a_table_must_be_an_object() -> None:
    assert refusal([])[0] == "pad-object"


def test_nothing_has_a_place_in_machi_koro() -> None:
    with pytest.raises(PolisError) as refused:
        polis.legal("machi-koro", table(player(), player()))
    assert refused.value.message.key == "mk-pad-no-legal"


def test_the_example_is_scored_in_words_and_as_data(run: Run) -> None:
    shown = run("score", "machi-koro", str(EXAMPLE))
    assert shown.code == 0
    assert "Radio Tower is not built yet" in shown.out
    data = json.loads(run("score", "machi-koro", str(EXAMPLE), "--json").out)
    assert [one["total"] for one in data["players"]] == [3, 2, 1]
