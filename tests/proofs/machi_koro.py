"""Machi Koro's kernel against the oracle."""

from __future__ import annotations

from functools import partial

from tests.oracles.compare_machi_koro import compare
from tests.proofs import Proof


def agree(count: int, seed: int, players: int, supply: str, beginner: bool) -> None:
    compare(count, seed, players, supply, beginner)


PROOFS = [
    Proof(
        f"Machi Koro, {players} players, supply={supply}{' beginner' * beginner}: kernel = oracle",
        total=2000,
        unit="random games",
        chunk=100,
        run=partial(agree, players=players, supply=supply, beginner=beginner),
    )
    for players in (1, 2, 3, 4)
    for supply in ("all", "ten")
    for beginner in (False, True)
]
