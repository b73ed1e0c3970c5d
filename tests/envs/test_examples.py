"""The examples for learners run, at a small size."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
from tests.native import NATIVE

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


PAGE = (EXAMPLES.parent / "learning.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_what_the_page_shows_runs(code: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(code)
    subprocess.run([sys.executable, str(file)], check=True, cwd=tmp_path)


@pytest.fixture(scope="module")
def learner() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(EXAMPLES / "td_learner.py"), run_name="example"))


def test_the_learner_beats_greedy_after_16000_games(
    learner: SimpleNamespace, tmp_path: Path
) -> None:
    file = tmp_path / "weights.npz"
    if NATIVE:
        command = ["td_learner.py", "--rounds", "1", "--games", "16000", "--weights", str(file)]
        # More threads would only spin: the matrices are small.
        said = subprocess.run(
            [sys.executable, *command], check=True, capture_output=True, text=True, cwd=EXAMPLES,
            env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        ).stdout  # fmt: skip
        (rate,) = re.findall(r"^16000 games: (.+)% of the wins against greedy$", said, re.MULTILINE)
        assert float(rate) >= 50
    else:
        parts = {f"part_{k}": part for k, part in enumerate(learner.Net().weights)}
        np.savez(file, **parts)
    spec = f"{EXAMPLES / 'td_learner.py'}:Learned:weights={file}"
    position = registry.rules("machi-koro").new(2)
    while position.seat < 0:
        position.deal(1)
    assert ask(parse(spec).sit_down(1), spec, position) in position.legal.codes


def test_lambda_returns(learner: SimpleNamespace) -> None:
    rest = learner.LAMBDA
    last = (1 - rest) * 0.5 + rest * 1.0
    assert learner.returns([0.2, 0.4, 0.5], 1.0) == [
        pytest.approx((1 - rest) * 0.4 + rest * last),
        pytest.approx(last),
        1.0,
    ]


def test_the_gradient_lowers_the_error(learner: SimpleNamespace) -> None:
    net, chooser = learner.Net(), np.random.default_rng(1)
    seen = chooser.random((64, learner.LAYOUT.length(2))).astype(np.float32)
    targets = (seen[:, 0] > 0.5).astype(np.float32)
    before = np.square(net.value(seen) - targets).mean()
    for _ in range(100):
        net.train(seen, targets)
    assert np.square(net.value(seen) - targets).mean() < before / 2


def test_openspiels_search_plays_a_bot_of_polis(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["polis_machi_koro", "--simulations", "2", "--games", "1"]
    arguments += ["--bot", "search:sims=2"]
    example = str(EXAMPLES / "openspiel_mcts.py")
    monkeypatch.setattr(sys, "argv", [example, *arguments])
    if NATIVE:
        runpy.run_path(example, run_name="__main__")
        assert "of the wins against search:sims=2" in capsys.readouterr().out
    else:
        assert "play" in runpy.run_path(example, run_name="example")
