"""Machi Koro's kernel against the oracle, and the longest of its exact figures."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from tests.games.machi_koro.solver import best_chance
from tests.oracles.compare_machi_koro import compare
from tests.proofs import Proof, rules_of


def agree(count: int, seed: int, players: int, supply: str, beginner: bool) -> None:
    compare(count, seed, players, supply, beginner)


def solve_eight_turns(count: int, seed: int) -> None:
    """Alone and with best play, all four landmarks stand within eight turns this often."""
    assert best_chance(8) == Fraction(91625, 40310784)


SOURCES = rules_of("machi_koro")
PROOFS = [
    Proof(
        "Machi Koro alone, best play: done within 8 turns with chance 91625/40310784",
        total=1,
        unit="exact solution",
        chunk=1,
        run=solve_eight_turns,
    ),
    *(
        Proof(
            f"Machi Koro, {players} players, supply={supply}{' beginner' * beginner}: "
            "kernel = oracle",
            total=2000,
            unit="random games",
            chunk=100,
            run=partial(agree, players=players, supply=supply, beginner=beginner),
        )
        for players in (1, 2, 3, 4)
        for supply in ("all", "ten")
        for beginner in (False, True)
    ),
]
