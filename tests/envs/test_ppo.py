"""The PPO of the examples, at a small size: its gradient, its advantages, and that it learns."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
from tests.native import NATIVE

FILE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "ppo.py"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    found = runpy.run_path(str(FILE), run_name="example")
    names = found["Learner"].play.__globals__
    sizes = {"GAMES": 64, "STEPS": 64} if NATIVE else {"GAMES": 2, "STEPS": 4}
    for name, size in sizes.items():
        monkeypatch.setitem(names, name, size)
    return SimpleNamespace(**found)


def samples(ppo: SimpleNamespace, seed: int) -> SimpleNamespace:
    """Random decisions, in double precision so that slopes can be measured."""
    chooser, n = np.random.default_rng(seed), 32
    masks = chooser.random((n, ppo.ACTIONS)) < 0.02
    codes = chooser.integers(ppo.ACTIONS, size=n)
    masks[np.arange(n), codes] = True
    seen = chooser.random((n, ppo.LAYOUT.length(2)))
    net = ppo.Net(seed)
    net.weights = [part + chooser.normal(0, 0.1, part.shape) for part in net.weights]
    logs = np.log(net.look(seen, masks)[1][np.arange(n), codes]) + chooser.normal(0, 0.3, n)
    gains, returns = chooser.normal(size=n), chooser.random(n)
    part = ppo.Samples(seen, masks, codes, logs, gains, returns)
    return SimpleNamespace(net=net, part=part, chooser=chooser)


def test_the_gradient_is_that_of_the_loss(ppo: SimpleNamespace, seed: int) -> None:
    case = samples(ppo, seed)
    slopes, _ = case.net.slopes(case.part)
    for weights, slope in zip(case.net.weights, slopes, strict=True):
        way, start, small = case.chooser.normal(size=weights.shape), weights.copy(), 1e-6
        losses = []
        for sign in (1, -1):
            weights[:] = start + sign * small * way
            losses.append(case.net.slopes(case.part)[1])
        weights[:] = start
        assert (losses[0] - losses[1]) / (2 * small) == pytest.approx(
            float((slope * way).sum()), rel=1e-3, abs=1e-6
        )


def test_illegal_codes_are_never_drawn(ppo: SimpleNamespace, seed: int) -> None:
    case = samples(ppo, seed)
    _, chances, _ = case.net.look(case.part.seen, case.part.masks)
    assert (chances[~case.part.masks] == 0).all()
    assert np.allclose(chances.sum(1), 1)
    for _ in range(50):
        codes = ppo.draw(chances, case.chooser)
        assert case.part.masks[np.arange(len(codes)), codes].all()


def test_advantages_follow_the_decisions_of_a_seat(ppo: SimpleNamespace) -> None:
    """Seat 0 acts, seat 1 twice, seat 0 wins; a new game begins and is not over at the end."""
    seats = np.array([[0], [1], [1], [0], [1]])
    values = np.array([[0.5], [0.4], [0.3], [0.9], [0.45]])
    ended = np.array([[False], [False], [False], [True], [False]])
    shares = np.zeros((5, 1, 2))
    shares[3] = [1.0, 0.0]
    found = ppo.advantages(seats, values, np.array([[0.6, 0.4]]), ended, shares)[:, 0]
    rest = ppo.LAMBDA
    last_of_0, last_of_1 = 1.0 - 0.9, 0.0 - 0.3
    assert found.tolist() == [
        pytest.approx(0.9 - 0.5 + rest * last_of_0),
        pytest.approx(0.3 - 0.4 + rest * last_of_1),
        pytest.approx(last_of_1),
        pytest.approx(last_of_0),
        pytest.approx(0.4 - 0.45),
    ]


def test_it_learns_the_same_from_the_same_seed_and_beats_random(
    ppo: SimpleNamespace, tmp_path: Path
) -> None:
    learners = [ppo.Learner(seed) for seed in (1, 1, 2)]
    for learner in learners:
        learner.update()
    first, again, other = (b"".join(map(bytes, one.net.weights)) for one in learners)
    assert first == again != other
    if NATIVE:
        for _ in range(30):
            learners[0].update()
        assert ppo.win_rate(learners[0].net, "random", 200) > 0.7
    file = tmp_path / "weights.npz"
    np.savez(file, **{f"part_{k}": part for k, part in enumerate(learners[0].net.weights)})
    spec = f"{FILE}:Learned:weights={file}"
    position = registry.rules("machi-koro").new(2)
    while position.seat < 0:
        position.deal(1)
    assert ask(parse(spec).sit_down(1), spec, position) in position.legal.codes
