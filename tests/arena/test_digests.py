"""The digest of a match changes with everything that its games depend on."""

from __future__ import annotations

import dataclasses

import pytest

from polis.arena.matches import Match
from polis.arena.runs import digests
from polis.core import component_sets, registry

MATCH = Match("machi-koro", 2, {}, ("greedy", "greedy"), 1)


def test_what_is_asked_is_part_of_the_digest() -> None:
    other_set = dict(component_sets.set_of(registry.rules("world-wonders")))
    other_set["objectives"] = list(reversed(other_set["objectives"]))
    wonders = dataclasses.replace(MATCH, game="world-wonders")
    changed = (
        dataclasses.replace(MATCH, players=3, bots=("greedy",) * 3),
        dataclasses.replace(MATCH, options={"supply": "ten"}),
        dataclasses.replace(MATCH, bots=("greedy", "random")),
        dataclasses.replace(MATCH, seed=2),
        wonders,
        dataclasses.replace(wonders, components=other_set),
    )
    found = [digests.match_digest(match) for match in (MATCH, *changed)]
    assert len(set(found)) == len(found)


def test_the_weights_of_the_bots_are_part_of_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = registry.rules("machi-koro")
    strategy = rules.strategy.copy()
    before = digests.match_digest(MATCH)
    digests.box_digest.cache_clear()
    strategy["weights"][0, 0, 0] += 1
    tuned = dataclasses.replace(rules, strategy=strategy)
    monkeypatch.setattr(registry, "rules", lambda game: tuned)
    assert digests.match_digest(MATCH) != before
    monkeypatch.undo()
    digests.box_digest.cache_clear()
    assert digests.match_digest(MATCH) == before
