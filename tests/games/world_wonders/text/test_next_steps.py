"""What is missing to the next point of each line, the loan's terms, the last round."""

from __future__ import annotations

from polis.games.world_wonders.text import view
from polis.games.world_wonders.text.next_steps import last_round, next_steps
from tests.rules.world_wonders.stage import scene, start


def test_the_next_ring_and_the_lowest_resources() -> None:
    position = start(2)
    p = position.records[0]
    p["population"][0], p["resources"][0] = 2, (3, 1, 1)
    steps = next_steps(position, 0)
    assert (steps["ring"], steps["resources"]) == (2, ["ceramics", "gears"])
    symbols = view.view(position)["track"]["population_symbols"]
    ahead = {key: next(at for at in spaces if at > 3) - 3 for key, spaces in symbols.items()}
    p["resources"][0] = (3, 3, 3)
    assert next_steps(position, 0)["symbols"] == ahead


def test_full_tracks_have_no_next_step() -> None:
    position = start(2)
    p = position.records[0]
    p["population"][0], p["resources"][0] = 13, (15, 15, 15)
    steps = next_steps(position, 0)
    assert (steps["ring"], steps["resources"]) == (None, [])
    assert set(steps["symbols"].values()) == {None}


def test_untouched_nature_and_the_building_that_lacks_least() -> None:
    steps = next_steps(scene("....N/....N/N....", roads="a2 b2 c2", B="a1 b1", F="d1"), 0)
    assert steps["nature"] == ["e2"]
    assert steps["district"] == {"type": "B", "cells": ["a1", "b1"], "open": ["c1"]}


def test_a_city_without_open_buildings_has_no_next_district() -> None:
    assert next_steps(scene("....", roads="a1 b1"), 0)["district"] is None


def test_a_loan_has_its_terms() -> None:
    assert view.view(start(2))["loan"] == {"gives": 2, "repay": 3, "penalty": 2}


def test_the_last_round_is_known_before_it_ends() -> None:
    position = start(2)
    assert last_round(position) is None
    position.records["population"][0, 1] = 13
    assert last_round(position) == {"reason": "population", "seat": 1}
    position.records["round_number"][0] = 10
    assert last_round(position) == {"reason": "rounds", "seat": None}


def test_a_ranking_says_how_much_makes_the_only_first() -> None:
    position = start(3)
    p = position.records[0]
    p["objectives"][0], p["monuments"][:3] = 2, (2, 2, 0)
    (row,) = view.view(position)["objectives"]
    missing = {rank["seat"]: rank["missing"] for rank in row["ranking"]}
    assert (row["category"], missing) == (3, {0: 1, 1: 1, 2: 3})
    p["monuments"][0] = 3
    (row,) = view.view(position)["objectives"]
    assert [rank["missing"] for rank in row["ranking"] if rank["seat"] == 0] == [0]
