"""Each command prints what it promises, for people and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from polis.core import log, registry
from tests.commands import Run
from tests.core.test_game import KEYS, played


def test_games_lists_every_game(run: Run) -> None:
    answer = run("games")
    assert all(key in answer.out for key in KEYS)
    data = json.loads(run("games", "--json").out)
    assert [entry["game"] for entry in data] == KEYS
    assert data == [
        {
            "game": sheet.key,
            "title": sheet.title,
            "players": list(sheet.players),
            "minutes": list(sheet.minutes),
            "rules_version": sheet.rules_version,
            "options": [
                {"key": o.key, "values": list(o.values), "default": o.value(0)}
                for o in sheet.options
            ],
        }
        for sheet in registry.sheets()
    ]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("key", KEYS)
def test_rules_are_told_in_every_language(key: str, lang: str, run: Run) -> None:
    assert len(run("rules", key, "--lang", lang).out) > 1500
    data = json.loads(run("--lang", lang, "rules", key, "--json").out)
    assert (data["game"], data["lang"]) == (key, lang)
    assert data["text"].startswith("# ")


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    czech = run("rules", "machi-koro", "--lang", "cs").out
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert run("rules", "machi-koro").out == czech
    assert "hra" in run("games").out
    assert "šachy" in run("play", "šachy").err
    assert "není" in run("play", "šachy").err.lower() or "Hra" in run("play", "šachy").err


def test_simulate_prints_json(run: Run) -> None:
    arguments = ("simulate", "machi-koro", "--games", 20, "--seed", 5, "--json")
    data = json.loads(run(*arguments, "--bots", "random,greedy", "--option", "supply=ten").out)
    assert data["options"] == {"supply": "ten", "beginner": False}
    assert data["games"] == 20
    assert [seat["bot"] for seat in data["seats"]] == ["random", "greedy"]


def test_simulate_prints_a_table(run: Run) -> None:
    answer = run("simulate", "machi-koro", "--games", 20, "--players", 3)
    assert answer.code == 0
    assert answer.out.count("random") == 3


@pytest.mark.parametrize("key", KEYS)
def test_replay_tells_the_moves_and_shows_the_table(key: str, run: Run, tmp_path: Path) -> None:
    game = played(key, 4)
    game.names = ["Anna", "Béla"]
    file = tmp_path / "game.json"
    log.save(game, file)
    answer = run("replay", file)
    assert answer.code == 0
    assert "Anna" in answer.out
    assert "Béla" in answer.out
    assert f"{len(game.moves)} " in answer.out
    data = json.loads(run("replay", file, "--at", 6, "--json").out)
    assert data["at"] == 6
    assert data["moves"] == game.moves[:6]
    assert data["over"] is False
    assert json.loads(run("replay", file, "--json").out)["scores"] == game.position.scores


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_long_name_is_not_cut_off_in_a_pipe(command: str, run: Run, tmp_path: Path) -> None:
    bot = tmp_path / f"{'long-' * 20}bot.py"
    bot.write_text(
        "class Mine:\n    def choose(self, position, seconds):\n        return position.legal[-1]\n"
    )
    games = ("--games", 2) if command == "simulate" else ("--games", 2, "--slow-games", 2)
    answer = run(command, "machi-koro", "--bots", f"{bot}:Mine,random", *games)
    assert answer.code == 0, answer.err
    assert f"{bot}:Mine " in answer.out


def test_warm_says_what_is_ready(run: Run) -> None:
    answer = run("warm", "machi-koro")
    assert answer.code == 0
    assert "Machi Koro" in answer.err


def test_bench_measures_everything_it_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bench.md"
    data = json.loads(
        run("bench", "machi-koro", "--rounds", 1, "--scale", 0.01, "--json", "--write", file).out
    )
    names = [row["name"] for row in data["rows"]]
    assert len(names) == len(set(names)) == 21
    assert sum(name.startswith("OpenSpiel 2.0") for name in names) == 3
    shares = [row["share"] for row in data["rows"] if row["share"] is not None]
    assert len(shares) == 4
    assert min(shares) > 0
    assert all(row["per_second"] > 0 and row["hashes"] > 0 for row in data["rows"])
    assert all(name in file.read_text() for name in names)
    assert data["machine"] in file.read_text()


def test_help_and_version(run: Run) -> None:
    assert "simulate" in run("--help").out
    assert "0.1.0" in run("--version").out
