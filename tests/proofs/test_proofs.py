"""A twentieth of every long count, with the seed of this run."""

from __future__ import annotations

import pytest

from tests.conftest import SEED
from tests.proofs import SHARE, Proof, all_proofs, proofs_for_tests


@pytest.mark.parametrize(
    "proof", proofs_for_tests(SEED), ids=lambda proof: proof.name.replace(" ", "_")
)
def test_a_twentieth_of(proof: Proof, seed: int) -> None:
    # Chunks of the full count are numbered from 0; these come from another part of the seeds.
    for number, count in enumerate(proof.chunks(-(-proof.total // SHARE))):
        proof.run(count, proof.seed_of(seed, 10**6 + number))


def test_every_proof_has_its_turn() -> None:
    groups = {proof.rotation for proof in all_proofs()} - {""}
    turns = {
        group: [proof.name for proof in all_proofs() if proof.rotation == group] for group in groups
    }
    for seed in range(max(map(len, turns.values()))):
        run = {proof.name for proof in proofs_for_tests(seed)}
        for names in turns.values():
            assert run & set(names) == {names[seed % len(names)]}
    left_out = {proof.name for proof in all_proofs() if proof.only_in_full}
    regular = {proof.name for proof in all_proofs() if not proof.rotation} - left_out
    assert regular <= run
    assert not left_out & run
