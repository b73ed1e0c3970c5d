"""A twentieth of every long count, with the seed of this run."""

from __future__ import annotations

import re

import pytest

from tests.conftest import SEED
from tests.proofs import REPORT, SHARE, Proof, all_proofs, note, proofs_for_tests, reported


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


def test_the_page_of_proofs_can_be_read() -> None:
    """Which claims are of older sources is no failure: they are run again before a release."""
    page = REPORT.read_text(encoding="utf-8")
    found = reported(page)
    assert len(found) == page.count("\n| ") - 1 > 50
    assert all(re.fullmatch("[0-9a-f]{16}|–", row.digest) for row in found.values())


def test_a_claim_of_other_sources_is_marked() -> None:
    proof = all_proofs()[0]
    notes = {
        ("1 game", proof.digest): "",
        ("1 game", "0" * 16): "sources changed",
        ("1 game", "–"): "sources not noted",
        ("200 of 1,000 games", proof.digest): "200 of 1,000 games so far",
    }
    for (checks, digest), said in notes.items():
        row = f"| {proof.name} | {checks} | 7 | 1 | abc | {digest} |"
        assert note(proof, reported("# Proofs\n\n" + row)) == said
    assert note(proof, {}) == "not run yet"
