"""A twentieth of every long count, with the seed of this run."""

from __future__ import annotations

import pytest

from tests.proofs import SHARE, Proof, all_proofs


@pytest.mark.parametrize("proof", all_proofs(), ids=lambda proof: proof.name)
def test_a_twentieth_of(proof: Proof, seed: int) -> None:
    # Chunks of the full count are numbered from 0; these come from another part of the seeds.
    for number, count in enumerate(proof.chunks(-(-proof.total // SHARE))):
        proof.run(count, proof.seed_of(seed, 10**6 + number))
