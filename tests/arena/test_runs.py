"""Runs of many games: what a file of games keeps and refuses, and how shards are joined."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from polis.arena.ladder.plan import Ladder, run, todo
from polis.arena.ladder.standings import standings
from polis.arena.runs.shards import Shard
from polis.arena.runs.state import State
from polis.arena.simulation import Simulation, summary
from polis.arena.simulation import run as run_simulation
from polis.arena.simulation import todo as todo_simulation
from tests.arena.test_ladder import without_times
from tests.commands import Run

LADDER = ("ladder", "machi-koro", "--bots", "random,greedy", "--games", 6)
SIMULATION = ("simulate", "machi-koro", "--bots", "random,greedy", "--games", 6)

LAST = "class Mine:\n    def choose(self, position, seconds):\n        return position.legal[-1]\n"
LOST = "class Mine:\n    def choose(self, position, seconds):\n        return 'castle'\n"


def refused(answer: Any, *quoted: object) -> None:
    assert answer.code == 2, answer.out
    assert len(answer.err.strip().splitlines()) == 1
    for text in quoted:
        assert str(text) in answer.err


def games(state: State) -> list[tuple[Any, ...]]:
    return sorted((*game, *row) for game, row in state.rows().items())


@pytest.mark.parametrize("command", [LADDER, SIMULATION])
@pytest.mark.parametrize("other", [("--seed", 9), ("--option", "beginner"), ("--players", 3)])
def test_one_file_does_not_mix_two_questions(
    command: tuple[Any, ...], other: tuple[Any, ...], run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert run(*command, "--state", file).code == 0
    before = file.read_text()
    if command is SIMULATION and "--players" in other:
        other = (*other, "--bots", "random,greedy,random")
    refused(run(*command, *other, "--state", file, "--resume"), file, "--resume")
    assert file.read_text() == before
    assert run(*command, *other, "--state", file).code == 0  # started again
    assert file.read_text() != before


def test_more_bots_and_games_continue_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run(*LADDER, "--state", file).code == 0
    before = file.read_text()
    more = ("ladder", "machi-koro", "--bots", "random,greedy,bakery-list", "--games", 8)
    assert run(*more, "--state", file, "--resume").code == 0
    assert file.read_text().startswith(before)
    assert run("ladder", "merge", file).code == 0  # the last question counts


@pytest.mark.parametrize("kept", [False, True])
def test_an_edited_own_bot_plays_its_games_again(
    kept: bool, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path / "cache"))
    bot, file = tmp_path / "bot.py", tmp_path / "games.jsonl"
    bot.write_text(LAST)
    command: tuple[Any, ...] = ("ladder", "machi-koro", "--bots", f"random,{bot}:Mine")
    command += ("--games", 2, "--slow-games", 2, "--json")
    command += ("--state", file) if kept else ()
    assert json.loads(run(*command).out)["failures"] == []
    bot.write_text(LOST)
    answer = run(*command, "--resume")
    if kept:
        refused(answer, file, "--resume")
    else:
        assert len(json.loads(answer.out)["failures"]) == 4


def test_new_weights_of_an_own_bot_play_their_games_again(run: Run, tmp_path: Path) -> None:
    bot, weights, file = tmp_path / "bot.py", tmp_path / "net.npz", tmp_path / "games.jsonl"
    bot.write_text(
        LAST.replace("    def", "    def __init__(self, net, place=1): pass\n    def", 1)
    )
    weights.write_bytes(b"1")
    command = ("simulate", "machi-koro", "--games", 2, "--state", file, "--bots")
    command += (f"random,{bot}:Mine:net={weights},place=2",)
    assert run(*command).code == 0
    assert run(*command, "--resume").code == 0
    weights.write_bytes(b"2")
    refused(run(*command, "--resume"), file)


def test_an_edited_program_is_another_bot(run: Run, tmp_path: Path) -> None:
    program, file = tmp_path / "bot.sh", tmp_path / "games.jsonl"
    program.write_text("exit 1\n")
    command = ("simulate", "machi-koro", "--games", 2, "--state", file, "--bots")
    command += (f"program:time=1:sh {program},random",)
    assert run(*command).code == 0
    assert run(*command, "--resume").code == 0
    program.write_text("exit 2\n")
    refused(run(*command, "--resume"), file)


@pytest.mark.parametrize("content", ["# A page\n", "[1]\n", '{"plan": 3}\n', '{"plan": {}}\n', "7"])
def test_a_file_that_holds_no_games_is_left_alone(content: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(content)
    refused(run(*LADDER, "--state", file), file)
    refused(run(*LADDER, "--state", file, "--resume"), file)
    refused(run("ladder", "merge", file), file)
    assert file.read_text() == content


@pytest.mark.parametrize("count", [1, 2, 3, 7])
@pytest.mark.parametrize("players", [2, 3])
def test_the_shards_of_a_ladder_are_the_ladder(count: int, players: int) -> None:
    bots = ("random", "greedy", "greedy:noise=2")
    ladder = Ladder("machi-koro", players, {}, bots, 12, 4, 5)
    whole = ladder.new_state()
    run(ladder, whole)
    joined = ladder.new_state()
    for number in range(1, count + 1):
        shard, part = Shard(number, count), ladder.new_state()
        run(ladder, part, shard=shard)
        assert list(todo(ladder, part, shard)) == []
        for entry in part.entries:
            assert not any(joined.has(entry.seats, n) for n in range(entry.first, entry.first + 1))
            joined.add(entry)
    assert games(joined) == games(whole)
    assert without_times(standings(ladder, joined)) == without_times(standings(ladder, whole))


def test_slow_games_of_one_pair_are_in_all_shards(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(LAST)
    ladder = Ladder("machi-koro", 2, {}, ("random", f"{bot}:Mine"), 2, 12, 5)
    for number in (1, 2, 3):
        found = list(todo(ladder, ladder.new_state(), Shard(number, 3)))
        assert sum(task.count for task in found if len(set(task.match.bots)) == 2) == 4


@pytest.mark.parametrize("count", [1, 2, 5])
def test_the_shards_of_a_simulation_are_the_simulation(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.arena.simulation.CHUNK", 3)
    simulation = Simulation.of("machi-koro", 2, ["random", "greedy"], 20, 5)
    whole, joined = simulation.new_state(), simulation.new_state()
    run_simulation(simulation, whole)
    for number in range(1, count + 1):
        part = simulation.new_state()
        run_simulation(simulation, part, shard=Shard(number, count))
        assert part.entries
        for entry in part.entries:
            joined.add(entry)
    assert list(todo_simulation(simulation, joined)) == []
    one, other = summary(simulation, whole), summary(simulation, joined)
    for times in ("cpu_seconds", "games_per_cpu_second"):
        del one[times], other[times]
    assert one == other


@pytest.mark.parametrize("command", [LADDER, SIMULATION])
def test_merged_shards_print_what_the_whole_run_prints(
    command: tuple[Any, ...], run: Run, tmp_path: Path
) -> None:
    files = [tmp_path / f"{number}.jsonl" for number in (1, 2)]
    for number, file in enumerate(files, start=1):
        answer = run(*command, "--shard", f"{number}/2", "--state", file)
        assert answer.code == 0, answer.err
        assert f"polis {command[0]} merge" in answer.out
        assert str(file) in answer.out.replace("\n", "")
    whole = json.loads(run(*command, "--json").out)
    joined = tmp_path / "all.jsonl"
    answer = run(command[0], "merge", *reversed(files), "--json", "--state", joined)
    merged = json.loads(answer.out)
    for data in (whole, merged):
        data.pop("cpu_seconds", None)
        data.pop("games_per_cpu_second", None)
        for row in data["bots" if command is LADDER else "seats"]:
            row.pop("seconds", None)
    assert merged == whole
    again = run(*command, "--state", joined, "--resume", "--json")
    assert again.code == 0
    assert run(command[0], "merge", joined).code == 0


@pytest.mark.parametrize("command", [LADDER, SIMULATION])
def test_what_cannot_be_joined_is_refused(
    command: tuple[Any, ...], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.arena.simulation.CHUNK", 3)
    one, two, other = (tmp_path / f"{name}.jsonl" for name in ("one", "two", "other"))
    assert run(*command, "--shard", "1/2", "--state", one).code == 0
    assert run(*command, "--shard", "2/2", "--state", two).code == 0
    assert run(*command, "--seed", 4, "--state", other).code == 0
    merge = (command[0], "merge")
    refused(run(*merge, one), one, "missing")
    refused(run(*merge, one, two, other), other, one)
    refused(run(*merge, one, two, "--state", two), two)
    refused(run(*merge, one, tmp_path / "absent.jsonl"), "absent.jsonl")
    wrong = "simulate" if command is LADDER else "ladder"
    refused(run(wrong, "merge", one), one, f"polis {command[0]} merge")
    changed = two.read_text().replace('"digest": "', '"digest": "0')
    two.write_text(changed)
    refused(run(*merge, one, two), two, "digest 0")


@pytest.mark.parametrize("command", [LADDER, SIMULATION])
@pytest.mark.parametrize("shard", ["0/3", "4/3", "3", "a/b", "1/0", "-1/3", "", "1/2/3"])
def test_a_shard_is_two_numbers(command: tuple[Any, ...], shard: str, run: Run) -> None:
    refused(run(*command, "--shard", shard), f"“{shard}”", "3/8")


def test_the_default_files_of_shards_differ(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path))
    for number in (1, 2):
        data = json.loads(run(*LADDER, "--shard", f"{number}/2", "--json").out)
        assert f".{number}-of-2.jsonl" in data["file"]
    files = sorted((tmp_path / "ladder").glob("*.jsonl"))
    assert len(files) == 2
    assert run("ladder", "merge", *files).code == 0


def test_reports_mark_bots_that_play_by_time(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    command = ("ladder", "machi-koro", "--bots", "random,search:time=0.001", "--slow-games", 2)
    answer = run(*command, "--games", 2, "--out", page)
    assert answer.code == 0, answer.err
    assert "depend on the machine" in answer.err
    assert "plays by time: `search:time=0.001`." in page.read_text()
    answer = run(*LADDER, "--out", page)
    assert "machine" not in answer.err
    answer = run("simulate", "machi-koro", "--bots", "greedy,search:time=0.001", "--games", 1)
    assert "search:time=0.001" in answer.err
