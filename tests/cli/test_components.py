"""`polis components`, and `--components` wherever a game is begun."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from polis.core import component_sets
from tests.commands import Run
from tests.core.test_components import KEY, another_set, ours


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A file with another set."""
    file = tmp_path / "other.json"
    file.write_text(component_sets.write(another_set()), encoding="utf-8")
    return file


def test_the_exported_set_is_good_and_plays_the_same(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert run("components", "export", KEY, "-o", file).out == ""
    assert run("components", "export").out == file.read_text(encoding="utf-8")
    answer = run("components", "check", file)
    assert (answer.code, answer.err) == (0, "")
    assert "no errors" in answer.out
    command = ("simulate", KEY, "--games", 50, "--json")
    plain, same = (json.loads(run(*command, *more).out) for more in ([], ["--components", file]))
    assert plain["seats"] == same["seats"]
    assert same["components"] is None


def test_export_and_check_as_json(run: Run, tmp_path: Path) -> None:
    data = json.loads(run("components", "export", "--json").out)
    assert data == {"game": KEY, "digest": component_sets.digest(ours()), "set": ours()}
    file = tmp_path / "set.json"
    file.write_text(json.dumps(data["set"]))
    answer = json.loads(run("components", "check", file, KEY, "--json").out)
    assert answer == {"game": KEY, "digest": data["digest"], "wrong": []}


def test_check_names_every_wrong_row_and_why(run: Run, tmp_path: Path) -> None:
    data = ours()
    data["tiles"][3]["food"] = "two"
    data["maps"]["B5"][3] = "...."
    data["monuments"][1]["adjacent"] = ["Q"]
    del data["solo"][0]["arrow"]
    data["tracks"]["A"]["ring_spaces"] = [4, 2]
    data["objectives"][0]["text"] = 7
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data))
    answer = run("components", "check", file)
    assert answer.code == 1
    assert answer.out.splitlines() == [
        "maps B5: the map should have 10 rows of 12 cells.",
        "tiles P4-04: “food” is two, but it should be a whole number from 0 to 9.",
        "monuments giza adjacent: “adjacent” is “Q”, but it should be one of "
        "B, F, H, M, T, R, TW, W, N and S.",
        "objectives obj01: “text” is 7, but it should be at most 300 characters of text "
        "on one line.",
        "solo solo01: “arrow” is missing.",
        "tracks A ring_spaces: [4, 2] should be numbers of spaces, ascending, from 1 to 13.",
    ]
    assert "6 rows are wrong" in answer.err
    answer = run("components", "check", file, "--json")
    assert answer.code == 1
    rows = [entry["row"] for entry in json.loads(answer.out)["wrong"]]
    assert rows[:2] == ["maps B5", "tiles P4-04"]
    refused = run("simulate", KEY, "--components", file)
    assert refused.code == 2
    assert "6 rows are wrong; the first: maps B5" in refused.err


NONSENSE = {
    "empty": "",
    "half": "{",
    "words": "cards",
    "deep": "[" * 100_000,
    "half a character": '{"note": "\\ud800"}',
    "a key twice": '{"grid": {"rows": 10, "rows": 12}}',
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE)
def test_a_file_that_is_no_json_gets_one_sentence(text: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nonsense.json"
    file.write_text(text)
    for command in (
        ("components", "check", file),
        ("components", "show", "--components", file),
        ("play", KEY, "--components", file),
        ("simulate", KEY, "--components", file),
        ("ladder", KEY, "--components", file),
        ("score", KEY, file),
    ):
        answer = run(*command)
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.startswith("polis: ")
        assert "nonsense.json" in answer.err
        assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("text", ["[]", "null", "3", '"set"', "NaN"])
def test_a_file_that_is_no_set_is_wrong_as_a_whole(text: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no-set.json"
    file.write_text(text)
    answer = run("components", "check", file)
    assert answer.code == 1
    assert answer.out.startswith(f"components: this is {text.strip(chr(34))}, but")
    assert run("simulate", KEY, "--components", file).code == 2


def test_a_mark_at_the_beginning_of_a_file_does_no_harm(run: Run, other: Path) -> None:
    other.write_text("\ufeff" + other.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("components", "check", other).code == 0


def test_show_tells_for_every_row_what_is_known(run: Run) -> None:
    data = json.loads(run("components", "show", "--json").out)
    assert "our own" in data["about"]
    assert len(data["rows"]) == 149
    status = {row["row"]: row["status"] for row in data["rows"]}
    assert all(status.values())
    assert status["monuments giza"] == ours()["monuments"][1]["status"]
    assert status["tiles P4-01"] == "ours"
    answer = run("components", "show")
    assert "what is known" in answer.out
    assert "NN........NN" in answer.out
    assert "our own" in answer.out


def test_show_lists_another_set(run: Run, other: Path) -> None:
    answer = run("components", "show", "--components", other)
    assert answer.code == 0
    assert "maps Nile" in answer.out
    assert "Folly [/of] [bold]" in answer.out
    assert "our own" not in answer.out


@pytest.mark.parametrize("command", ["check", "export", "show"])
def test_a_game_without_exchangeable_components(command: str, run: Run, other: Path) -> None:
    arguments = [other, "akropolis"] if command == "check" else ["akropolis"]
    answer = run("components", command, *arguments)
    assert answer.code == 2
    assert "own components only" in answer.err
    assert "own components only" in run("play", "akropolis", "--components", other).err
    assert "own components only" in run("simulate", "machi-koro", "--components", other).err


def test_a_game_with_another_set_goes_on_and_is_told_in_another_process(
    run: Run, other: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    answer = run("play", KEY, "--components", other, "--seats", "me,random", "--seed", 3,
                 "--save", kept, typed="1\nhint\nscore\n1\nquit\n")  # fmt: skip
    assert answer.code == 0
    assert json.loads(kept.read_text())["components"]["digest"] == component_sets.digest(
        another_set()
    )
    other.unlink()
    resumed = run("play", "--resume", kept, "--seats", "random,random", "--seed", 4)
    assert resumed.code == 0
    told = subprocess.run(
        [sys.executable, "-m", "polis", "replay", kept, "--json"],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    data = json.loads(told.stdout)
    assert data["over"]
    names = [move for move in data["moves"] if "folly" in move]
    assert names
    replayed = run("replay", kept)
    assert replayed.code == 0
    assert "Folly [/of] [bold]" in replayed.out


def test_a_ladder_is_played_with_another_set(run: Run, other: Path, tmp_path: Path) -> None:
    page, state = tmp_path / "ladder.md", tmp_path / "games.jsonl"
    ladder = ("ladder", KEY, "--bots", "random,greedy", "--games", 20)
    plain = json.loads(run(*ladder, "--json").out)
    answer = run(*ladder, "--components", other, "--state", state, "--out", page, "--json")
    assert answer.code == 0, answer.err
    data, digest = json.loads(answer.out), component_sets.digest(another_set())
    assert (plain["components"], data["components"]) == (None, digest)
    assert plain["pairs"] != data["pairs"]
    heading = f"## World Wonders · 2 players · components {digest[:12]}\n"
    assert heading in page.read_text(encoding="utf-8")
    assert f"--components {other} --out" in page.read_text(encoding="utf-8")
    refused = run(*ladder, "--state", state, "--resume")  # games of the other set
    assert refused.code == 2
    assert str(state) in refused.err
    joined = run("ladder", "merge", state, "--out", page, "--json")
    assert json.loads(joined.out)["pairs"] == data["pairs"]
    assert "--components FILE --out" in page.read_text(encoding="utf-8")


def test_the_exported_set_continues_a_ladder(run: Run, tmp_path: Path) -> None:
    file, state = tmp_path / "mine.json", tmp_path / "games.jsonl"
    run("components", "export", KEY, "-o", file)
    ladder = ("ladder", KEY, "--bots", "random,greedy", "--games", 4, "--state", state)
    assert run(*ladder).code == 0
    before = state.read_text(encoding="utf-8")
    assert run(*ladder, "--components", file, "--resume").code == 0
    assert state.read_text(encoding="utf-8") == before


def test_a_resumed_game_keeps_the_set_of_its_log(run: Run, other: Path, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    run("play", KEY, "--save", kept, typed="quit\n")
    answer = run("play", "--resume", kept, "--components", other)
    assert answer.code == 2
    assert "other.json" in answer.err


def test_a_table_is_scored_with_the_set_it_was_played_with(
    run: Run, other: Path, tmp_path: Path
) -> None:
    objects = [{"kind": "monument", "id": "folly", "cells": ["c5", "d5", "c6", "d6"]}]
    player = {"food": 1, "ceramics": 1, "gears": 1, "population": 1, "objects": objects}
    table = tmp_path / "table.json"
    table.write_text(json.dumps({"players": [player, player | {"objects": []}]}))
    assert "folly" in run("score", KEY, table).err
    answer = run("score", KEY, table, "--components", other, "--json")
    assert answer.code == 0, answer.err
    one, two = json.loads(answer.out)["players"]
    assert one["total"] - two["total"] == 5  # the rings of the card
    assert run("score", KEY, table, "--components", other).code == 0


def test_the_command_alone_tells_its_parts(run: Run) -> None:
    answer = run("components")
    assert answer.code == 0
    assert all(word in answer.out for word in ("check", "export", "show"))
