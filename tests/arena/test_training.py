"""`polis train`: the same seed gives the same network, and a stopped training continues."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from polis.arena.training import checkpoints, trainer
from polis.arena.training.league import seat_table
from polis.arena.training.self_play import LEARNER
from polis.arena.training.trainer import Trainer
from polis.cli import console
from polis.cli.study import train
from polis.core import registry
from polis.core.errors import BadFile
from polis.core.networks.layout import NAMES
from tests.commands import Run

RULES = registry.rules("machi-koro")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first batch is played without a network, and there are older selves at once."""
    monkeypatch.setattr(trainer, "FIRST_BATCHES", 1)
    monkeypatch.setattr(trainer, "KEEP_EVERY", 1)


def small(seed: int = 1, batches: int = 3, network: int = 0) -> Trainer:
    return Trainer(RULES, network, batches, seed, size=3)


def trained(one: Trainer, batches: int) -> dict[str, bytes]:
    for _ in range(batches):
        one.step()
    return {name: part.tobytes() for name, part in one.state().items()}


@pytest.mark.parametrize("network", [0, 1])
def test_the_same_seed_gives_the_same_network(network: int) -> None:
    first = trained(small(network=network), 3)
    assert trained(small(network=network), 3) == first
    assert trained(small(seed=2, network=network), 3) != first


def test_a_training_that_was_stopped_continues_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = trained(small(), 3)
    stopped, later = small(), small()
    trained(stopped, 2)
    checkpoints.save(stopped, tmp_path / "state.npz")
    checkpoints.resume(later, tmp_path / "state.npz")
    assert trained(later, 1) == whole
    assert (tmp_path / "state-2.npz").exists()


def test_the_state_of_another_training_is_refused(tmp_path: Path) -> None:
    checkpoints.save(small(), tmp_path / "state.npz")
    for other in (small(seed=2), small(batches=4), small(network=1)):
        with pytest.raises(BadFile, match=r"state\.npz"):
            checkpoints.resume(other, tmp_path / "state.npz")
    (tmp_path / "state.npz").write_bytes(b"no state")
    with pytest.raises(BadFile, match=r"state\.npz"):
        checkpoints.resume(small(), tmp_path / "state.npz")


def test_learning_lowers_the_loss_of_what_is_learned() -> None:
    one = small()
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 16, (200, len(one.learner.parts[0]))).astype(np.int16)
    targets = np.zeros((200, 2))
    targets[np.arange(200), (rows[:, 0] > 7).astype(int)] = 1.0
    losses = [one.learner.train(rows, targets, 1e-3) for _ in range(60)]
    assert losses[-1] < losses[0] / 2


def test_targets_are_results_at_the_end_and_mix_with_values_before() -> None:
    one = small()
    one.batch = 5
    rows = np.zeros((3, len(one.learner.parts[0])), np.int16)
    turns = np.array([[0, 0], [0, 1], [0, 0]])
    value = one.learner.predict(rows[:1], 2)[0]
    found = one._targets(rows, turns, np.array([[1.0, 0.0]]))
    assert found[2].tolist() == [1.0, 0.0]
    # Row 2 begins with seat 0, row 1 with seat 1.
    before = (1 - trainer.TRACE) * value + trainer.TRACE * np.array([1.0, 0.0])
    assert found[1] == pytest.approx(before[::-1])


def test_every_game_of_training_has_a_learner() -> None:
    import random

    assert RULES.networks is not None
    for players in (2, 4):
        table = seat_table(RULES, RULES.networks, players, 200, random.Random(1))
        assert (table.plans == LEARNER).any(axis=1).all()
        assert (table.plans >= 0).any()


def test_what_is_held_out_is_not_in_the_league() -> None:
    assert RULES.networks is not None
    assert not set(RULES.networks.HELD_OUT) & set(RULES.networks.LEAGUE)


def test_the_command_trains_resumes_and_writes_all_networks(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trainer, "BATCH", 2)
    monkeypatch.setattr(Trainer.__init__, "__defaults__", (2,))
    state, target = tmp_path / "state.npz", tmp_path / "networks.npz"
    asked = ("train", "machi-koro", "--games", 2, "--measure", 1, "--state", state)
    answer = run(*asked, "--resume", "--out", target)
    assert answer.code == 0, answer.err
    assert "against greedy" in answer.out
    with np.load(target) as kept:
        assert {key.rpartition("_")[0] for key in kept.files} == set(NAMES)
        assert (kept["hidden_weights_1"] == RULES.strategy[NAMES[0]][0][1]).all()


def test_a_game_without_networks_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state.npz"
    assert "no networks" in run("train", "akropolis", "--state", state).err
    assert "5" in run("train", "machi-koro", "--players", 5, "--state", state).err


def test_progress_is_written_as_the_language_writes_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console, "_asked", ["cs"])
    one = small()
    monkeypatch.setattr(one, "measure", lambda bot, games: 0.5)
    train._tell(one, 2, 0.6931, 1)
    assert "ztráta 0,6931: 50,0\N{NO-BREAK SPACE}% proti" in capsys.readouterr().out
