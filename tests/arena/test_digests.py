"""The digest of a match changes with everything that its games depend on."""

from __future__ import annotations

import dataclasses

import pytest

from polis.arena.matches import Match
from polis.arena.runs import digests
from polis.core import component_sets, registry
from polis.core.sheet import Level

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


@pytest.mark.parametrize(
    ("bot", "changed"),
    [
        ("architect", Level("search:style=plain", 0.3, by_simulations="search:sims=9")),
        ("architect", Level("search", 0.4, by_simulations="search:sims=9")),
        ("architect-sims", Level("search", 0.3, by_simulations="search:sims=10")),
    ],
)
def test_the_bots_that_levels_stand_for_are_part_of_the_digest(
    bot: str, changed: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, level = (
        registry.sheet("machi-koro"),
        Level("search", 0.3, by_simulations="search:sims=9"),
    )

    def digest(level: Level) -> str:
        tuned = dataclasses.replace(sheet, levels=(Level("random"), Level("greedy"), level, level))
        monkeypatch.setattr(registry, "sheet", lambda game: tuned)
        return digests.match_digest(dataclasses.replace(MATCH, bots=(bot, "random")))

    assert digest(level) == digest(level)
    assert digest(level) != digest(changed)


def test_a_level_of_another_name_leaves_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digests.match_digest(MATCH)
    tuned = dataclasses.replace(registry.sheet("machi-koro"), levels=(Level("random"),) * 4)
    monkeypatch.setattr(registry, "sheet", lambda game: tuned)
    assert digests.match_digest(MATCH) == before
