"""The games pass OpenSpiel's own tests, and its search plays them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts

from polis.core import registry
from polis.core.errors import PolisError
from polis.envs.adapters.openspiel import SpielState
from tests.native import NATIVE

PREFIX = "polis_"
NAMES = [PREFIX + sheet.key.replace("-", "_") for sheet in registry.sheets()]
TABLES = [
    "polis_akropolis",
    "polis_akropolis(players=4,options=all_tiles)",
    "polis_machi_koro",
    "polis_machi_koro(players=3,options=supply:ten beginner)",
    "polis_world_wonders",
    "polis_world_wonders(players=5,options=map_side:b objectives:chosen)",
]


MORE_TABLES = [
    "polis_akropolis(players=3)",
    "polis_machi_koro(players=4)",
    "polis_world_wonders(players=3)",
    "polis_world_wonders(players=4)",
]


@pytest.mark.parametrize(
    ("table", "games"), [*((table, 2) for table in TABLES), *((table, 1) for table in MORE_TABLES)]
)
def test_random_simulations(table: str, games: int) -> None:
    game = pyspiel.load_game(table)
    if NATIVE:
        pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)
    else:
        walk(game, 20)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("polis_world_wonders(players=1)", "World Wonders is for 2 to 5 players, not 1"),
        ("polis_machi_koro(players=1)", "Machi Koro is for 2 to 4 players, not 1"),
        ("polis_akropolis(players=5)", "Akropolis is for 2 to 4 players, not 5"),
    ],
)
def test_numbers_of_players_that_openspiel_cannot_have_are_refused(table: str, said: str) -> None:
    with pytest.raises(PolisError, match=said):
        pyspiel.load_game(table)


def walk(game: Any, moves: int) -> SpielState:
    state, chooser = game.new_initial_state(), np.random.default_rng(1)
    for _ in range(moves):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(int(chooser.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_is_a_copy_of_the_record(name: str) -> None:
    state = walk(pyspiel.load_game(name), 20)
    clone = state.clone()
    before = state.position.records.tobytes()
    assert clone.position.records.tobytes() == before
    assert clone.position.records is not state.position.records
    clone.apply_action(clone.legal_actions()[0])
    assert state.position.records.tobytes() == before != clone.position.records.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_observations_are_those_of_the_seat(name: str) -> None:
    game = pyspiel.load_game(name)
    state = walk(game, 20)
    tensors = [state.observation_tensor(seat) for seat in range(2)]
    assert tensors[0] != tensors[1]
    layout = registry.sheet(name.removeprefix(PREFIX).replace("_", "-")).observation
    size = layout.length(2) + int(np.prod(layout.planes_shape(2)))
    assert len(tensors[0]) == size == game.observation_tensor_size()


WORDS = {
    "polis_akropolis": "place ",
    "polis_machi_koro": "build wheat-field",
    "polis_world_wonders": "buy ",
}


@pytest.mark.parametrize("name", NAMES if NATIVE else ["polis_machi_koro"])
def test_a_playthrough_can_be_written_and_repeats(name: str) -> None:
    first = generate_playthrough.playthrough(name, None, seed=3)
    again = generate_playthrough.playthrough(name, None, seed=3)
    assert first == again
    assert WORDS[name] in first


OPTIONS = {
    "polis_akropolis": "all_tiles",
    "polis_machi_koro": "supply:ten",
    "polis_world_wonders": "map_side:b",
}


@pytest.mark.parametrize("name", NAMES if NATIVE else ["polis_machi_koro"])
def test_a_playthrough_can_have_an_option(name: str) -> None:
    written = generate_playthrough.playthrough(f"{name}(options={OPTIONS[name]})", None, seed=3)
    assert f'"options": "{OPTIONS[name]}"' in written or f"options={OPTIONS[name]}" in written
    assert WORDS[name] in written


def test_serialized_states_come_back() -> None:
    game = pyspiel.load_game("polis_machi_koro")
    state = walk(game, 30)
    again = game.deserialize_state(state.serialize())
    assert again.position.records.tobytes() == state.position.records.tobytes()


@pytest.mark.parametrize("code", [-2, 0, 928, 10**9])
def test_what_is_not_legal_is_refused(code: int) -> None:
    state = pyspiel.load_game("polis_machi_koro").new_initial_state()
    for _ in range(2):  # at a chance node, then at a decision
        before = state.position.records.tobytes()
        with pytest.raises(PolisError):
            state.apply_action(code)
        assert state.position.records.tobytes() == before
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", NAMES if NATIVE else ["polis_machi_koro"])
def test_its_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = walk(game, 0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(
        game, 1.4, 5 if NATIVE else 3, evaluator, random_state=np.random.RandomState(1)
    )
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
