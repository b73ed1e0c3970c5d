"""`polis dataset`: games as Parquet files, which hold what was played and how it was chosen."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from distributed import Client

import polis
from polis.arena.dataset import files
from polis.arena.dataset.features import field_names
from polis.arena.dataset.plan import Dataset, contents
from polis.arena.dataset.plan import run as run_dataset
from polis.arena.matches import Match
from polis.arena.runs.execution import Workers
from polis.core import registry
from polis.core.errors import PolisError
from tests.arena.test_cluster import cluster
from tests.arena.test_runs import LOST, refused
from tests.commands import Run
from tests.native import NATIVE

ROOT = Path(__file__).resolve().parents[2]
KEYS = [sheet.key for sheet in registry.sheets()]
GAMES = 5
COMMAND = ("dataset", "machi-koro", "--games", GAMES, "--file-games", 2, "--seed", 3)
BOTS = ("--bots", "greedy:noise=2,search:sims=3")


def moves(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "*.parquet").sort("game", "move")


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """A small dataset."""
    answer = run(*COMMAND, *BOTS, "--out", tmp_path / "games")
    assert answer.code == 0, answer.err
    return tmp_path / "games"


def test_the_texts_of_a_game_replay_it(folder: Path) -> None:
    for (number,), rows in moves(folder).group_by("game", maintain_order=True):
        game = polis.Game("machi-koro", 2)
        for row in rows.iter_rows(named=True):
            position = game.position
            assert (row["seat"], row["text"]) == (position.seat, position.write(row["code"]))
            if row["seat"] == polis.CHANCE:
                chance = position.outcomes[row["text"]]
                assert row["probability"] == pytest.approx(float(chance))
                assert row["legal"] is row["seen_coins"] is row["visits"] is row["values"] is None
            else:
                assert row["legal"] == position.legal.codes.tolist()
                assert row["probability"] is None
            game.play(row["code"])
        assert game.over, number
        assert all(scores.to_list() == game.position.scores for scores in rows["scores"])
        shares = [float(share) for share in game.position.shares]
        assert all(found.to_list() == shares for found in rows["shares"])


def test_the_games_are_those_of_simulate(folder: Path) -> None:
    ends = moves(folder).group_by("game").agg(pl.col("scores").first(), pl.col("shares").first())
    result = polis.simulate("machi-koro", 2, ["greedy:noise=2", "search:sims=3"], GAMES, 3)
    for seat, row in enumerate(result["seats"]):
        assert ends["shares"].list.get(seat).sum() == row["wins"]
        assert ends["scores"].list.get(seat).mean() == pytest.approx(row["score_mean"])


def test_bots_tell_what_they_thought(folder: Path) -> None:
    found = moves(folder)
    greedy, search = found.filter(seat=0), found.filter(seat=1)
    assert greedy["visits"].null_count() == len(greedy)
    assert (greedy["values"].list.len() == greedy["legal"].list.len()).all()
    searched = search.drop_nulls("visits")
    assert len(searched) > 0
    assert (searched["visits"].list.len() == searched["legal"].list.len()).all()
    # A subtree that is kept from the decision before brings its visits with it.
    assert (searched["visits"].list.sum() >= 1).all()
    assert searched["visits"].list.sum().min() <= 3
    for row in searched.iter_rows(named=True):
        chosen = row["legal"].index(row["code"])
        assert row["visits"][chosen] > 0
        for visits, value in zip(row["visits"], row["values"], strict=True):
            assert (visits > 0) == (value == value)  # NaN differs from itself


def test_features_are_what_the_mover_sees(folder: Path) -> None:
    found = moves(folder).filter(pl.col("seat") >= 0)
    names = [f"seen_{name}" for name in field_names(registry.sheet("machi-koro"))]
    assert [name for name in found.columns if name.startswith("seen_")] == names
    # At their first decision both players have three coins, and a coin more or less by the dice.
    first = found.filter(pl.col("move") == pl.col("move").min().over("game"))
    assert first["seen_coins"].list.get(0).is_between(2, 6).all()


def test_files_are_small_and_know_themselves(folder: Path) -> None:
    paths = sorted(folder.glob("*.parquet"))
    assert [path.name for path in paths] == [
        "machi-koro-00000000.parquet", "machi-koro-00000002.parquet", "machi-koro-00000004.parquet",
    ]  # fmt: skip
    about = [files.read_about(path) for path in paths]
    assert [(one["first"], one["count"]) for one in about] == [(0, 2), (2, 2), (4, 1)]
    assert not list(folder.glob(".*"))


def test_the_card_says_how_the_dataset_was_made(folder: Path, run: Run, tmp_path: Path) -> None:
    card, page = json.loads((folder / "card.json").read_text()), (folder / "README.md").read_text()
    assert (card["games"], card["rows"], card["failed_games"]) == (GAMES, len(moves(folder)), 0)
    assert list(card["columns"]) == moves(folder).columns
    assert [bot["bot"] for bot in card["bots"]] == ["greedy:noise=2", "search:sims=3"]
    for text in (card["command"], card["digest"], "Machi Koro", *card["columns"]):
        assert text in page
    assert card["columns"]["seen_city"]["meaning"] == "2 × 15: cards of each kind in the city"
    assert card["columns"]["seen_rerolled"]["meaning"].startswith("1: 1 after the reroll")
    words = card["command"].split()
    again = tmp_path / "again"
    assert run(*words[1:-1], again).code == 0
    assert moves(again).equals(moves(folder), null_equal=True)


@pytest.mark.parametrize("workers", [("--jobs", 2), ("--shard", "1/2")])
def test_the_files_do_not_depend_on_who_writes_them(
    workers: tuple[Any, ...], folder: Path, run: Run, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    answer = run(*COMMAND, *BOTS, *workers, "--out", other)
    assert answer.code == 0, answer.err
    if "--shard" in workers:
        assert "2 of 3" in answer.out
        assert not (other / "card.json").exists()
        assert run(*COMMAND, *BOTS, "--shard", "2/2", "--out", other).code == 0
    assert (other / "card.json").exists()
    assert moves(other).equals(moves(folder), null_equal=True)


def test_a_stopped_run_continues(folder: Path, run: Run) -> None:
    whole = moves(folder)
    first, second, _ = sorted(folder.glob("*.parquet"))
    second.unlink()
    before = first.stat().st_mtime_ns
    answer = run(*COMMAND, *BOTS, "--out", folder, "--resume", "--json")
    assert json.loads(answer.out)["rows"] == len(whole)
    assert first.stat().st_mtime_ns == before
    assert moves(folder).equals(whole, null_equal=True)


def test_what_belongs_to_another_dataset_is_refused(folder: Path, run: Run) -> None:
    refused(run(*COMMAND, *BOTS, "--out", folder), folder, "--resume")
    for change in (("--seed", 4), ("--features", "coins"), ("--games", 4), ("--file-games", 3)):
        refused(run(*COMMAND, *BOTS, *change, "--out", folder, "--resume"), ".parquet")
    (folder / "machi-koro-00000000.parquet").write_text("not one")
    refused(run(*COMMAND, *BOTS, "--out", folder, "--resume"), "00000.parquet")


@pytest.mark.parametrize(
    ("change", "quoted"),
    [
        (("--features", "coins,castles"), "castles"),
        (("--shard", "3/2"), "3/2"),
        (("--cluster", "nowhere"), "nowhere"),
        (("--bots", "castle"), "castle"),
        (("--games", "0"), "0"),
        (("--file-games", "none"), "none"),
        (("--option", "castle"), "castle"),
    ],
)
def test_bad_input_is_quoted(
    change: tuple[str, ...], quoted: str, run: Run, tmp_path: Path
) -> None:
    refused(run(*COMMAND, *change, "--out", tmp_path / "games"), quoted)
    assert not (tmp_path / "games").exists()


def test_features_can_be_chosen_or_left_out(run: Run, tmp_path: Path) -> None:
    command = ("dataset", "machi-koro", "--games", 1, "--bots", "random")
    assert run(*command, "--features", "dice,coins", "--out", tmp_path / "some").code == 0
    found = moves(tmp_path / "some").columns
    assert [name for name in found if "seen" in name] == ["seen_dice", "seen_coins"]
    assert run(*command, "--features", "none", "--out", tmp_path / "none").code == 0
    assert moves(tmp_path / "none").columns == list(files.COLUMNS)


def test_games_in_which_a_bot_failed_are_left_out_and_counted(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(LOST)
    bots = f"random,{tmp_path}/bot.py:Mine"
    answer = run(*COMMAND, "--bots", bots, "--out", tmp_path / "games", "--json")
    card = json.loads(answer.out)
    assert (card["failed_games"], card["rows"]) == (GAMES, 0)
    assert f"{GAMES} games are left out" in (tmp_path / "games" / "README.md").read_text()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_be_written(key: str, run: Run, tmp_path: Path) -> None:
    bots = ("--bots", "greedy" if NATIVE else "random")
    answer = run("dataset", key, "--games", 1, *bots, "--out", tmp_path / "games")
    assert answer.code == 0, answer.err
    found = moves(tmp_path / "games")
    game = polis.Game(key, 2)
    for text in found["text"]:
        game.play(text)
    assert game.over
    assert found["scores"][0].to_list() == game.position.scores


def test_without_pyarrow_a_sentence_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    here = '.venv/bin/uv pip install --editable ".[data]"'
    refused(run(*COMMAND, "--out", tmp_path), "polis-games[data]", here)


def test_the_example_reads_a_dataset(folder: Path) -> None:
    example = ROOT / "docs/examples/read_dataset.py"
    done = subprocess.run(
        [sys.executable, example, folder], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert f"Machi Koro {GAMES} games: greedy:noise=2, search:sims=3" in done.stdout
    spec = importlib.util.spec_from_file_location("read_dataset", example)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    table = module.summary(folder)
    assert table["games"].to_list() == [GAMES, GAMES]
    assert table["decisions"].sum() == len(moves(folder).filter(pl.col("seat") >= 0))
    if importlib.util.find_spec("torch"):
        batches = list(module.tensors(folder, rows=50))
        assert sum(len(won) for _, won in batches) == table["decisions"].sum()
        seen = moves(folder).filter(pl.col("seat") >= 0).select(pl.col("^seen_.*$").list.len())
        assert all(features.shape[1] == sum(seen.row(0)) for features, _ in batches)


# Several workers ---------------------------------------------------------------------------------


def plan(folder: Path) -> Dataset:
    match = Match("machi-koro", 2, {}, ("random", "random"), 3)
    return Dataset(match, 4, (), folder, 2)


def test_a_cluster_writes_the_files(tmp_path: Path, run: Run) -> None:
    command = (*COMMAND, "--bots", "random")
    for workers, folder in (((), "alone"), (("--cluster", "local", "--jobs", 2), "cluster")):
        answer = run(*command, *workers, "--out", tmp_path / folder)
        assert answer.code == 0, answer.err
    assert (tmp_path / "cluster" / "card.json").exists()
    assert moves(tmp_path / "cluster").equals(moves(tmp_path / "alone"), null_equal=True)


def test_a_worker_with_other_code_is_refused_and_writes_nothing(tmp_path: Path) -> None:
    other = (
        f"import {files.__name__} as files; files.match_digest = lambda match: '0123456789abcdef'"
    )
    with cluster(1) as here, Client(here) as client:
        client.run(exec, other)
        with pytest.raises(PolisError, match=r"other rules or bots.*0123456789abcdef"):
            run_dataset(plan(tmp_path), Workers(cluster=here.scheduler_address))
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_other_code_is_refused_wherever_it_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one by a worker whose version of Polis does not refuse it."""
    here, there = plan(tmp_path), replace(plan(tmp_path).tasks()[0], digest="0123456789abcdef")
    with monkeypatch.context() as patch:
        patch.setattr(files, "match_digest", lambda match: there.digest)
        patch.setattr("polis.arena.dataset.plan.write", lambda task: files.write(there))
        with pytest.raises(PolisError, match=r"00000000.parquet” belongs to another dataset"):
            run_dataset(here)
    run_dataset(here)
    with pytest.raises(PolisError, match=r"00000000.parquet” belongs to another dataset"):
        contents(here)


def test_two_workers_can_write_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task, record, seconds = plan(tmp_path).tasks()[0], files.record, []

    def meanwhile(*asked: Any) -> Any:
        """A second worker does the whole task while the first one is at its first game."""
        if not seconds:
            seconds.append(task)
            files.write(task)
        return record(*asked)

    monkeypatch.setattr(files, "record", meanwhile)
    assert files.write(task)["count"] == 2
    assert [path.name for path in tmp_path.iterdir()] == [task.path.name]
    assert moves(tmp_path)["game"].unique().to_list() == [0, 1]
