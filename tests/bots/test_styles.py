"""Styles: other strategy records that a game declares and a search picks by name."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from polis.arena.runs import digests
from polis.bots.search import Search
from polis.bots.specs import parse
from polis.bots.strategies import Strategy
from polis.core import registry
from polis.core.errors import UnknownBot
from polis.core.game import Game
from polis.core.rules import Rules
from polis.text.translation import translation

STYLED = [sheet.key for sheet in registry.sheets() if registry.rules(sheet.key).styles]


@pytest.fixture
def akropolis() -> Rules:
    """Akropolis with a style that weighs nothing."""
    rules = registry.rules("akropolis")
    nothing = rules.strategy.copy()
    nothing["weights"] = 0.0
    return replace(rules, styles={"nothing": nothing})


def test_a_style_is_another_record_of_the_same_game(akropolis: Rules) -> None:
    styled = Strategy("nothing").rules(akropolis)
    assert not styled.box["strategy"]["weights"].any()
    assert styled.kernels is akropolis.kernels
    assert akropolis.box["strategy"]["weights"].any()


def test_factors_multiply_the_weights_of_a_style() -> None:
    rules = registry.rules("akropolis")
    plain = rules.styles["plain"]["weights"].reshape(-1)
    changed = Strategy("plain", "2/1").rules(rules).strategy["weights"].reshape(-1)
    assert changed[0] == 2 * plain[0]
    assert changed[1:].tolist() == plain[1:].tolist()


def test_a_search_without_a_style_plays_by_the_game_s_own_record() -> None:
    rules = registry.rules("akropolis")
    assert Strategy().rules(rules) is rules


@pytest.mark.parametrize("key", STYLED)
def test_every_style_plays_a_legal_action(key: str) -> None:
    position = Game(key, 2, seed=1).position
    for style in registry.rules(key).styles:
        bot = parse(f"search:sims=2,style={style}", key).make(3)
        assert position.check(bot.choose(position.copy(), 1.0)) in position.legal.codes


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", ["akropolis", "machi-koro"])
def test_an_unknown_style_is_refused_in_one_sentence(game: str, language: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        parse("search:sims=1,style=baroque", game)
    sentence = translation(language).format(refusal.value.message)
    assert "baroque" in sentence
    assert sentence.count(".") == 1


def test_without_a_game_an_unknown_style_is_refused_at_the_first_position() -> None:
    bot = parse("search:sims=1,style=baroque").make(1)
    with pytest.raises(UnknownBot, match="baroque"):
        bot.choose(Game("akropolis", 2, seed=1).position, 1.0)


def test_a_bot_with_a_style_keeps_it_when_pickled() -> None:
    position = Game("akropolis", 2, seed=1).position
    bot = Search(sims=2, style="plain", seed=3)
    code = bot.choose(position.copy(), 1.0)
    assert pickle.loads(pickle.dumps(bot)).choose(position.copy(), 1.0) == code


def test_an_edited_style_changes_the_digest_of_matches(
    akropolis: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = digests.box_digest("akropolis")
    monkeypatch.setattr(digests.registry, "rules", lambda _: akropolis)
    digests.box_digest.cache_clear()
    after = digests.box_digest("akropolis")
    digests.box_digest.cache_clear()
    assert before != after
