"""Bots are named by one spec string."""

from __future__ import annotations

import pytest

import polis
from polis.bots import levels
from polis.bots.specs import names, parse, split
from polis.core import registry
from polis.core.errors import UnknownBot

KEYS = [sheet.key for sheet in registry.sheets()]


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy", ["greedy"]),
        ("random, greedy", ["random", "greedy"]),
        ("search:time=1,threads=2,greedy", ["search:time=1,threads=2", "greedy"]),
        ("a.py:Bot:x=1,y=2,b.py:Bot", ["a.py:Bot:x=1,y=2", "b.py:Bot"]),
        ("program:./bot -x 1,greedy", ["program:./bot -x 1", "greedy"]),
        ("program:./bot 'x,y',greedy", ["program:./bot 'x,y'", "greedy"]),
        ('program:./bot "x,y" z,greedy', ['program:./bot "x,y" z', "greedy"]),
        ("me,me:Anna", ["me", "me:Anna"]),
    ],
)
def test_commas_part_specs_but_not_parameters(text: str, specs: list[str]) -> None:
    assert split(text) == specs


def test_a_bot_of_one_game_is_refused_in_another() -> None:
    with pytest.raises(UnknownBot, match="“ranch-list” plays Machi Koro, not Akropolis"):
        parse("ranch-list", "akropolis")


def test_an_unknown_name_is_answered_with_those_of_the_game() -> None:
    with pytest.raises(UnknownBot, match=r"castle.*ranch-list"):
        parse("castle", "machi-koro")
    assert "ranch-list" not in names("akropolis")
    assert "ranch-list" in names()


@pytest.mark.parametrize("noise", ["0", "-1", "much", "nan", "true"])
def test_noise_is_a_number_above_zero(noise: str) -> None:
    with pytest.raises(UnknownBot, match=f"greedy:noise={noise}"):
        parse(f"greedy:noise={noise}")


@pytest.mark.parametrize("name", levels.NAMES)
@pytest.mark.parametrize("key", KEYS)
def test_a_level_is_the_spec_of_its_game(key: str, name: str) -> None:
    meant, spec = parse(levels.level(key, name).spec, key), parse(name, key)
    assert (spec.text, spec.policy, spec.setting) == (name, meant.policy, meant.setting)


def test_a_family_of_bots_belongs_to_its_game() -> None:
    with pytest.raises(UnknownBot, match="“list:1” plays Machi Koro, not Akropolis"):
        parse("list:1", "akropolis")


@pytest.mark.parametrize("name", ["apprentice", "ranch-list", "list:1+ranch:3"])
def test_a_name_that_depends_on_the_game_waits_for_its_first_position(name: str) -> None:
    position = polis.rules("machi-koro").new().play("dice 1")
    named = parse(name, "machi-koro").make(5).choose(position, 1.0)
    assert polis.bot(name).make(5).choose(position, 1.0) == named
