"""Akropolis' kernel against the oracle, with variants and readings mixed in."""

from __future__ import annotations

from functools import partial

from tests.oracles.compare_akropolis import compare
from tests.proofs import Proof, rules_of

SOURCES = rules_of("akropolis")
PROOFS = [
    Proof(
        f"Akropolis, {players} players: kernel = oracle in {bots} games",
        total=total,
        unit=f"{bots} games",
        chunk=chunk,
        run=partial(compare, players=players, bots=bots),
    )
    for bots, total, chunk in (("random", 1000, 50), ("greedy", 200, 10))
    for players in (2, 3, 4)
]
