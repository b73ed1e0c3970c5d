"""The Gymnasium environments pass Gymnasium's own checks and play the rules."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from polis.core import registry
from polis.envs.adapters.gymnasium import SeatEnv, VectorGames, env_id
from polis.envs.adapters.single_game import margins
from tests.native import NATIVE

KEYS = [sheet.key for sheet in registry.sheets()]
OPTIONS: dict[str, dict[str, Any]] = {
    "akropolis": {"all_tiles": True},
    "machi-koro": {"supply": "ten"},
    "world-wonders": {"map_side": "b", "objectives": "three"},
}


TABLES = [
    (sheet.key, players, options)
    for sheet in registry.sheets()
    for players in sheet.players
    for options in ({}, OPTIONS[sheet.key])
]


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_one_seat_passes_the_checker(key: str, players: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(
        env_id(key), players=players, options=options, opponent="random", seat=None,
        render_mode="ansi",
    )  # fmt: skip
    check_env(env.unwrapped)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("reward", ["share", "margin"])
def test_a_whole_game_of_one_seat(key: str, reward: str, seed: int) -> None:
    players = 3
    env = SeatEnv(key, players, ["random", "greedy"] if NATIVE else "random", None, OPTIONS[key],
                  reward)  # fmt: skip
    seen, info = env.reset(seed=seed)
    over, moves, chooser = False, 0, np.random.default_rng(seed)
    while not over and moves < (10_000 if NATIVE else 10):
        assert env.observation_space.contains(seen)
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        action = int(chooser.choice(np.flatnonzero(info["action_mask"])))
        seen, gained, over, _, info = env.step(action)
        moves += 1
    game = env._game
    if over:
        assert gained == game.rewards(reward)[info["seat"]]
        assert reward != "share" or abs(sum(game.rewards("share")) - 1) < 1e-9
        assert not info["action_mask"].any()
    else:
        assert not NATIVE


PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["seats"] == 2 and asked["moves"][0].startswith("dice")
    print(json.dumps({"action": asked["legal"][-1]}), flush=True)
"""


def test_an_opponent_may_be_a_program(tmp_path: Path) -> None:
    """It is told the moves so far, and ends with its game or with the environment."""
    (tmp_path / "bot.py").write_text(PROGRAM)
    env = SeatEnv("machi-koro", opponent=f"program:{sys.executable} {tmp_path}/bot.py", seat=1)
    _, info = env.reset(seed=1)
    for _ in range(5):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    (process,) = [bot._process for bot in env._bots.values()]
    env.reset(seed=2)
    assert process.poll() is not None
    (process,) = [bot._process for bot in env._bots.values()]
    env.close()
    assert process.poll() is not None


def test_an_illegal_action_ends_the_episode() -> None:
    env = SeatEnv("machi-koro", opponent="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 3, "opponent": ["random"]}, "1 opponents named; 3 players have 2"),
        ({"seat": 2}, "seat 2 is not one of 0 to 1"),
        ({"reward": "points"}, "'points' is not a reward"),
        ({"render_mode": "human"}, "'human' is not a render mode"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SeatEnv("machi-koro", **wrong)


OWN = """
import random
from polis.core.kernel import kernel

class Mine:
    def __init__(self, seed):
        self.luck = random.Random(seed)

    def choose(self, position, seconds):
        return self.luck.choice(list(position.legal))

class Holder(Mine):
    def __init__(self):
        self.choose = lambda position, seconds: position.legal[0]

@kernel
def drawn(box, P, i, codes, n, bits):
    return codes[bits % n]
"""

OPPONENTS = [
    "random", "greedy:noise=2", "bakery-list", "master-sims", "search:sims=30",
    "search:sims=30,threads=2,weights=0.5/2", "{own}:Mine", "{own}:drawn", "program:{program}",
]  # fmt: skip


def last(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"])[-1])


def rest(env: Any, info: dict[str, Any], most: int = 12) -> list[Any]:
    """What is seen and gained from here on, always playing the last legal code."""
    found: list[Any] = []
    over = False
    while not over and len(found) < most:
        seen, reward, over, _, info = env.step(last(info))
        found.append((seen["vector"].tolist(), reward, info["action_mask"].tolist()))
    return found


@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("way", ["copy", "pickle"])
def test_a_copy_goes_on_by_itself(opponent: str, way: str, tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "bot.py").write_text(PROGRAM)
    program = f"{sys.executable} {tmp_path}/bot.py"
    named = opponent.format(own=tmp_path / "own.py", program=program)
    env = SeatEnv("machi-koro", opponent=named, seat=0 if "program" in named else None)
    _, info = env.reset(seed=5)
    for _ in range(6):
        *_, info = env.step(last(info))
    other = copy.deepcopy(env) if way == "copy" else pickle.loads(pickle.dumps(env))
    before = env._game.position.records.tobytes()
    found = rest(other, info)
    assert env._game.position.records.tobytes() == before
    assert rest(env, info) == found
    assert np.array_equal(env.reset(seed=9)[0]["vector"], other.reset(seed=9)[0]["vector"])
    assert rest(env, env.reset()[1]) == rest(other, other.reset()[1])
    env.close()
    other.close()


def test_a_pickle_is_read_by_another_process(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    env = gymnasium.make(env_id("machi-koro"), opponent=f"{tmp_path}/own.py:Mine")
    _, info = env.reset(seed=5)
    (tmp_path / "env").write_bytes(pickle.dumps(env))
    code = (
        "import pickle, sys, pathlib\n"
        "env = pickle.loads(pathlib.Path(sys.argv[1]).read_bytes())\n"
        "print(env.step(int(sys.argv[2]))[0]['vector'].tolist())\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", code, tmp_path / "env", str(last(info))],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert told.stdout.strip() == str(env.step(last(info))[0]["vector"].tolist())


def test_an_opponent_that_cannot_be_pickled_is_named(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN)
    env = SeatEnv("machi-koro", opponent=f"{tmp_path}/own.py:Holder")
    pickle.loads(pickle.dumps(env))  # nobody sits there before the first reset
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"own\.py:Holder' cannot be pickled or copied"):
        pickle.dumps(env)


def test_nothing_is_played_before_the_first_reset() -> None:
    env = SeatEnv("machi-koro", opponent="random")
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.action_masks()
    env.close()


def test_margins() -> None:
    scores = np.array([[5, 3, 4], [2, 2, 1], [0, 7, 7]])
    assert margins(scores).tolist() == [[1, -2, -1], [0, 0, -1], [-7, 0, 0]]
    assert margins(np.array([4])).tolist() == [4]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("reward", ["share", "margin"])
def test_vector_games_restart_in_the_same_step(key: str, reward: str, seed: int) -> None:
    n, players = 4, 3
    envs = gymnasium.make_vec(
        env_id(key), n, vectorization_mode="vector_entry_point", players=players, reward=reward,
        options=OPTIONS[key],
    )  # fmt: skip
    assert isinstance(envs, VectorGames)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=seed)
    chooser, ends = np.random.default_rng(seed), 0
    for _ in range(600 if NATIVE else 20):
        assert envs.observation_space.contains(seen)
        assert (envs.masks().sum(axis=1) == info["counts"]).all()
        acted = info["seat"].copy()
        places = (chooser.random(n) * info["counts"]).astype(np.int64)
        actions = info["codes"][np.arange(n), places]
        assert all(envs.masks()[np.arange(n), actions])
        seen, rewards, ended, truncated, info = envs.step(actions)
        assert not truncated.any()
        assert (rewards[~ended] == 0).all()
        for i in np.flatnonzero(ended):
            ends += 1
            assert info["_final_obs"][i]
            assert rewards[i] == info["rewards"][i, acted[i]]
            assert reward != "share" or info["rewards"][i].sum() == 1
            assert envs.single_observation_space["vector"].contains(info["final_obs"]["vector"][i])
    assert ends or not NATIVE


def test_vectors_against_an_opponent_are_single_seats(seed: int) -> None:
    envs = gymnasium.make_vec(env_id("machi-koro"), 3, opponent="random", seat=None, players=3)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=seed)
    ends = 0
    for _ in range(200 if NATIVE else 10):
        assert envs.observation_space.contains(seen)
        actions = [int(np.flatnonzero(mask)[-1]) for mask in info["action_mask"]]
        seen, rewards, ended, _, info = envs.step(np.array(actions))
        assert (rewards[~ended] == 0).all()
        ends += int(ended.sum())
    assert ends or not NATIVE
    alone = SeatEnv("machi-koro", 3, "random", None)
    assert (envs.reset(seed=seed)[0]["vector"][0] == alone.reset(seed=seed)[0]["vector"]).all()


def test_vector_games_repeat_for_a_seed_and_hand_out_copies_if_asked() -> None:
    envs = VectorGames("machi-koro", 2, copy=True)
    first, info = envs.reset(seed=3)
    actions = info["codes"][:, 0].copy()
    after, *_ = envs.step(actions)
    assert not np.shares_memory(after["vector"], envs.batch.seen.vectors)
    again, info = envs.reset(seed=3)
    assert (first["vector"] == again["vector"]).all()
    assert (envs.step(actions)[0]["vector"] == after["vector"]).all()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("wrong", ["illegal", -1, 2**62, "last"])
def test_vector_games_refuse_what_is_not_legal(key: str, wrong: str | int) -> None:
    envs = VectorGames(key, 3)
    _, info = envs.reset(seed=1)
    actions = info["codes"][:, 0].copy()
    last = registry.sheet(key).actions - 1
    illegal = int(np.flatnonzero(envs.masks()[1] == 0)[0])
    actions[1] = {"illegal": illegal, "last": last}.get(str(wrong), wrong)
    before = envs.batch.records[1].tobytes()
    with pytest.raises(ValueError, match=f"^{actions[1]} is not legal in game 1"):
        envs.step(actions)
    with pytest.raises(ValueError, match=r"actions of shape \(2,\); a step takes \(3,\)"):
        envs.step(actions[:2])
    assert envs.batch.records[1].tobytes() == before
