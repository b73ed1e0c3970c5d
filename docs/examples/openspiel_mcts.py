"""OpenSpiel's MCTS against a bot of Polis, at any game of Polis. Needs the extra `envs`.

python docs/examples/openspiel_mcts.py polis_machi_koro --simulations 50 --bot greedy --games 10
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import polis.envs.adapters.openspiel  # noqa: F401 (registers the games)
from polis.bots.bot import ask
from polis.bots.specs import parse


def play(game: Any, simulations: int, spec: str, mine: int, seed: int) -> float:
    """One game; the share of the win that OpenSpiel's search gets in the seat `mine`."""
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=luck)
    bot = parse(spec, game.key).sit_down(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(outcomes, p=chances)
        elif state.current_player() == mine:
            action = search.step(state)
        else:
            action = ask(bot, spec, state.position)
        state.apply_action(int(action))
    return float(state.returns()[mine]) + 1 / game.num_players()


def main() -> None:
    """Play some games, beginning by turns, and print the share of the wins."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="polis_machi_koro")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    shares = [
        play(game, given.simulations, given.bot, number % game.num_players(), number)
        for number in range(given.games)
    ]
    print(f"OpenSpiel's MCTS has {np.mean(shares):.0%} of the wins against {given.bot}")


if __name__ == "__main__":
    main()
