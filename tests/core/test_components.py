"""Another set of components: the same rules, kept whole in the log, refused with the row."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from polis.arena.simulation import simulate
from polis.core import component_sets, registry
from polis.core.errors import BadFile, BadLog
from polis.core.game import Game
from polis.core.kernel import copy_records

KEY = "world-wonders"
OTHERS = [sheet.key for sheet in registry.sheets() if sheet.key != KEY]
ROOT = Path(__file__).resolve().parents[2]


def ours() -> dict[str, Any]:
    return copy.deepcopy(dict(component_sets.set_of(registry.rules(KEY))))


def another_set() -> dict[str, Any]:
    """A set whose cards, prices and map are not ours."""
    data = ours()
    data["monuments"] = data["monuments"][:3]  # as many as lie open, so each is turned up
    data["monuments"][0] |= {"id": "folly", "name": "Folly [/of] [bold]", "rings": 5}
    for row in (data["stacks"][1], *(t for t in data["tiles"] if t["stack"] == "S1")):
        row["cost"] = 1
    data["maps"]["A"][0] = "NNNNN...NNNN"
    data["maps"]["Nile"] = data["maps"].pop("B1")
    return data


def played(game: Game, seed: int, decisions: int = 10**9) -> Game:
    chooser = random.Random(seed)
    while not game.over and decisions:
        game.play(int(chooser.choice(game.position.legal.codes)))
        decisions -= 1
    return game


def turned(data: Any) -> Any:
    """The same data with all keys the other way round."""
    if isinstance(data, dict):
        return {key: turned(data[key]) for key in reversed(data)}
    return [turned(entry) for entry in data] if isinstance(data, list) else data


def test_our_own_set_is_the_game_as_it_comes() -> None:
    assert component_sets.rules(KEY, ours()) is registry.rules(KEY)
    assert component_sets.rules(KEY, turned(ours())) is registry.rules(KEY)
    assert json.loads(str(Game(KEY, components=ours())))["components"] is None


def test_the_exported_text_is_our_set_with_a_line_for_each_row() -> None:
    text = component_sets.write(ours())
    assert json.loads(text) == ours()
    lines = [line.strip().rstrip(",") for line in text.splitlines()]
    for part in ("stacks", "tiles", "monuments", "objectives", "solo"):
        assert all(json.dumps(row, ensure_ascii=False) in lines for row in ours()[part])
    assert all(f'"{row}"' in lines for rows in ours()["maps"].values() for row in rows)


def test_one_set_is_one_game_whatever_the_order_of_its_keys() -> None:
    data = another_set()
    assert component_sets.rules(KEY, data) is component_sets.rules(KEY, turned(data))
    assert component_sets.rules(KEY, data) is not registry.rules(KEY)
    assert component_sets.rules(KEY, data).kernels is registry.rules(KEY).kernels
    assert component_sets.rules(KEY, data).box.dtype == registry.rules(KEY).box.dtype


@pytest.mark.parametrize("players", [1, 2, 5])
def test_another_set_is_played_logged_and_read_back(players: int, seed: int) -> None:
    game = Game(KEY, players, {"map_side": "B"}, seed=seed, components=another_set())
    played(game, seed)
    data = json.loads(str(game))
    assert data["components"] == {
        "digest": component_sets.digest(another_set()),
        "set": another_set(),
    }
    again = Game.parse(str(game))
    assert again.over
    assert again.position == game.position
    assert str(again) == str(game)


def test_the_names_are_those_of_the_set_also_in_copies() -> None:
    position = Game(KEY, components=another_set()).position
    box = copy_records(position.rules.box)
    assert registry.rules(KEY).components is not None
    assert registry.rules(KEY).components.data_of(box) == another_set()
    while not any("reveal" in outcome for outcome in position.outcomes):
        position.play(next(iter(position.outcomes)))
    assert position.copy().outcomes == position.outcomes


def test_a_set_changed_after_it_was_given_does_not_change_the_game() -> None:
    data = another_set()
    data["monuments"][0]["id"] = "tent"
    rules = component_sets.rules(KEY, data)
    data["monuments"][0]["id"] = "hut"
    assert component_sets.set_of(rules)["monuments"][0]["id"] == "tent"


def test_the_luck_of_many_games_does_not_depend_on_the_processes() -> None:
    one, two = (
        simulate(KEY, 2, ["random"], 3000, 5, jobs=jobs, components=another_set())
        for jobs in (1, 2)
    )
    assert one["seats"] == two["seats"]
    assert one["components"] == component_sets.digest(another_set())
    with_ours = simulate(KEY, 2, ["random"], 3000, 5, components=ours())
    assert with_ours["components"] is None
    assert with_ours["seats"] == simulate(KEY, 2, ["random"], 3000, 5)["seats"]
    assert with_ours["seats"] != one["seats"]


def test_a_wrong_set_is_refused_with_its_first_row() -> None:
    data = another_set()
    data["tiles"][3]["food"] = "two"
    data["solo"][0]["arrow"] = "up"
    with pytest.raises(BadFile, match="2 rows are wrong; the first: tiles P4-04: “food” is two"):
        Game(KEY, components=data)
    with pytest.raises(BadFile, match="one row is wrong"):
        component_sets.rules(KEY, [])


@pytest.mark.parametrize("key", OTHERS)
def test_games_with_only_their_own_components_say_so(key: str) -> None:
    with pytest.raises(BadFile, match=r"own components only.*world-wonders"):
        Game(key, components=ours())
    data = json.loads(str(Game(key, seed=1)))
    data["components"] = {"digest": component_sets.digest({}), "set": {}}
    with pytest.raises(BadLog, match="own components only"):
        Game.parse(json.dumps(data))


def good_log() -> dict[str, Any]:
    game = Game(KEY, seed=1, components=another_set())
    data: dict[str, Any] = json.loads(str(played(game, 1, decisions=4)))
    return data


def test_a_log_whose_digest_is_not_that_of_its_set_is_refused() -> None:
    data = good_log()
    data["components"]["digest"] = "0" * 64
    with pytest.raises(BadLog, match=rf"{'0' * 64}.*{component_sets.digest(another_set())}"):
        Game.parse(json.dumps(data))
    data = good_log()
    data["components"]["set"]["stacks"][0]["cost"] = 1
    with pytest.raises(BadLog, match="one of the two was changed"):
        Game.parse(json.dumps(data))


def test_a_log_with_a_wrong_row_in_its_set_is_refused() -> None:
    data = good_log()
    data["components"]["set"]["stacks"][0]["cost"] = 99
    data["components"]["digest"] = component_sets.digest(data["components"]["set"])
    with pytest.raises(BadLog, match="stacks P4: “cost” is 99"):
        Game.parse(json.dumps(data))


@pytest.mark.parametrize("part", [[], "ours", 3, {}, {"digest": "x"}, {"set": {}, "seed": 1}])
def test_a_log_with_nonsense_for_components_is_refused(part: object) -> None:
    with pytest.raises(BadLog, match=r"“components” is .*digest.*set"):
        Game.parse(json.dumps(good_log() | {"components": part}))


def test_a_log_loses_nothing_by_its_set_being_moved() -> None:
    """The whole set is in the log: a name in its moves is understood without any file."""
    game = Game.parse(json.dumps(good_log()))
    assert component_sets.set_of(game.rules) == another_set()
    assert component_sets.other_set(game.rules) == another_set()


def test_the_page_for_owners_tells_every_key() -> None:
    page = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")

    def keys(data: Any) -> set[str]:
        if isinstance(data, list):
            return set().union(*map(keys, data), set())
        if not isinstance(data, dict):
            return set()
        return set(data).union(*map(keys, data.values()))

    data = ours()
    del data["maps"]
    assert [key for key in sorted(keys(data)) if f"`{key}`" not in page] == []
