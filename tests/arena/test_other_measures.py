"""Measurements of other libraries: of those that are installed, and only of those."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from polis.arena import other_measures as others

# What EnvPool shows of a board game with four codes, of which one is illegal in each game.
ENVPOOL = """
import numpy as np

class Games:
    def __init__(self, n):
        self.masks = np.arange(4) != np.arange(n)[:, None] % 4

    def reset(self):
        return None, {"legal_action_mask": self.masks}

    def step(self, actions):
        assert self.masks[np.arange(len(actions)), actions].all()
        self.masks = np.roll(self.masks, 1, axis=1)
        return None, None, None, None, {"legal_action_mask": self.masks}

def make(name, env_type, num_envs, num_threads, seed):
    assert (env_type, num_threads) == ("gymnasium", 1)
    return Games(num_envs)
"""


def test_openspiel_is_measured_where_it_is_installed() -> None:
    found = others.other_measures(0.001)
    assert [measure.name.partition(":")[2] for measure in found] == [
        f" {title} with observation and mask" for title in others.OPENSPIEL
    ]
    for measure in found:
        decisions, seconds = measure.run()
        assert decisions == 20
        assert seconds > 0


@pytest.fixture
def _envpool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "envpool.py").write_text(ENVPOOL)
    about = tmp_path / "envpool-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: envpool\nVersion: 1.2\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("envpool", None)


@pytest.mark.usefixtures("_envpool")
def test_envpool_is_measured_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "OPENSPIEL", {})
    found = others.other_measures(0.1)
    assert [measure.name.partition(",")[0] for measure in found] == [
        f"EnvPool 1.2: {title}" for title in others.ENVPOOL
    ]
    assert found[0].run()[0] == 3 * others.GAMES


def test_codes_are_picked_among_the_legal_ones() -> None:
    masks = np.array([[True, False, True], [False, True, False]])
    chooser = np.random.default_rng(1)
    picked = np.array([others.pick_by_mask(masks, chooser) for _ in range(50)])
    assert {*picked[:, 0].tolist()} == {0, 2}
    assert {*picked[:, 1].tolist()} == {1}
