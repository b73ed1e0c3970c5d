"""Verifiable luck: drawn by keyed BLAKE2b, unbiased, the same for a name, proved by the log."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polis import luck
from polis.core import log, registry
from polis.core.contract import CHANCE
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.luck import Luck, below, commitment, verify
from tests.commands import Run

ROOT = Path(__file__).resolve().parent.parent
KEYS = [sheet.key for sheet in registry.sheets()]
SECRET = bytes(range(32))
VALUES = (b"\x11" * 32, None)
KNOWN: dict[str, Any] = {
    "commitment": "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6",
    "key": "3675205be54f7f73b01a03fadd56466f2ec3587ce9d6c9d59d7c93e789498cd5",
    "dice": [3, 3, 4, 2, 4, 4, 4, 4],
}


def played(key: str, dealer: Luck) -> Game:
    """A whole game whose chance this luck draws; the last legal action is always played."""
    game = Game(key, 2, names=["Anna", "Boris"])
    while not game.over:
        position = game.position
        chance = position.seat == CHANCE
        game.play(dealer.draw(position) if chance else int(position.legal.codes[-1]))
    game.luck = dealer.part()
    return game


# Drawing -----------------------------------------------------------------------------------------


def test_known_answers() -> None:
    """Computed with hashlib alone; every published log would be void if these changed."""
    dealer = Luck(SECRET, VALUES)
    assert commitment(SECRET) == KNOWN["commitment"]
    assert dealer.key.hex() == KNOWN["key"]
    assert [dealer.number(event, 6) for event in range(8)] == KNOWN["dice"]


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
def test_a_number_is_below_the_odds_and_depends_on_the_name_alone(event: int, odds: int) -> None:
    dealer = Luck(SECRET, VALUES)
    number = dealer.number(event, odds)
    assert 0 <= number < odds
    assert number == Luck(SECRET, VALUES).number(event, odds)


@pytest.mark.parametrize("n", [2, 3, 6, 36, 61])
def test_numbers_are_uniform(n: int) -> None:
    """Chi-square over fixed names, far inside what chance allows."""
    draws, dealer = 20_000, Luck(SECRET, VALUES)
    counts = Counter(dealer.number(event, n) for event in range(draws))
    chi_square = sum((counts[k] - draws / n) ** 2 / (draws / n) for k in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5


@given(st.integers(2, 2**31))
def test_words_that_would_favour_small_numbers_are_rejected(n: int) -> None:
    limit = 2**64 // n * n
    assert below(iter([limit - 1]), n) == n - 1
    rejected = range(limit, min(limit + 3, 2**64))
    assert below(chain(rejected, repeat(5 * n + 1)), n) == 1


def test_every_part_changes_the_key() -> None:
    dealers = [
        Luck(SECRET, VALUES), Luck(SECRET[::-1], VALUES), Luck(SECRET, (None, None)),
        Luck(SECRET, VALUES[::-1]), Luck(SECRET, (VALUES[0], VALUES[0])),
    ]  # fmt: skip
    assert len({dealer.key for dealer in dealers}) == len(dealers)
    assert all(dealer.key.hex() != commitment(dealer.secret) for dealer in dealers)


def test_a_published_secret_does_not_give_the_root_or_the_rematch() -> None:
    root = b"\x07" * 32
    secret, rematch = luck.secret_of(root), luck.root_of_rematch(root)
    assert len({root, secret, rematch, luck.secret_of(rematch)}) == 4
    assert SECRET.hex() not in repr(Luck(SECRET, VALUES))
    assert repr(SECRET) not in repr(Luck(SECRET, VALUES))


# Logs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_outcome_of_a_log_follows(key: str) -> None:
    game = played(key, Luck(SECRET, VALUES))
    again = Game.parse(str(game))
    assert again.luck == game.luck
    assert str(again) == str(game)
    position, events = game.at(0), 0
    for move in game.moves:
        events += position.seat == CHANCE
        position.play(move)
    assert verify(again) == events > 0


def test_a_log_without_luck_is_as_before() -> None:
    game = Game("machi-koro", 2, seed=1)
    assert "luck" not in log.to_dict(game)
    game.luck = Luck(SECRET, VALUES).part()
    assert "luck" in log.to_dict(game)
    game.play(game.position.legal[0])
    assert "luck" not in log.to_dict(game), "it does not prove other moves"
    with pytest.raises(BadLog, match="cannot be verified"):
        verify(game)


def test_an_outcome_that_does_not_follow_is_named() -> None:
    game = played("machi-koro", Luck(SECRET, VALUES))
    other = Luck(SECRET, (VALUES[0], b"\x22" * 32))
    game.luck = {**other.part()}
    with pytest.raises(BadLog, match=r"Move \d+ of this log, “dice .+”, does not follow"):
        verify(game)


@pytest.mark.parametrize(
    ("part", "value", "quoted"),
    [
        ("scheme", "dice/9", "dice/9"),
        ("scheme", None, "keyed-blake2b/1"),
        ("scheme", "uploaded", "uploaded log"),
        ("secret", "00", '"00"'),
        ("secret", 5, "luck.secret"),
        ("secret", "é" * 64, "luck.secret"),
        ("secret", "00" * 32, "one of the two was changed"),
        ("commitment", "00" * 32, "00" * 32),
        ("commitment", None, "null"),
        ("values", {}, "luck.values"),
        ("values", [None], "luck.values"),
        ("values", [None, "xyz"], "xyz"),
        ("values", [None, 3], "3"),
    ],
)
def test_a_broken_part_is_quoted(part: str, value: Any, quoted: str) -> None:
    game = played("machi-koro", Luck(SECRET, VALUES))
    game.luck = {**Luck(SECRET, VALUES).part(), part: value}
    with pytest.raises(BadLog) as refused:
        verify(Game.parse(str(game)))
    assert quoted in str(refused.value)


@pytest.mark.parametrize("value", [[], "x", 5, True])
def test_luck_in_a_log_is_an_object(value: Any) -> None:
    data = log.to_dict(Game("machi-koro", 2, seed=1)) | {"luck": value}
    with pytest.raises(BadLog, match="luck"):
        Game.parse(json.dumps(data))


# The command -------------------------------------------------------------------------------------


def test_the_command_says_what_it_has_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = played("machi-koro", Luck(SECRET, VALUES))
    log.save(game, file)
    answer = run("verify", file)
    assert answer.code == 0
    assert commitment(SECRET) in answer.out
    assert f"Anna has contributed {'11' * 32}" in answer.out
    assert "Boris has contributed nothing" in answer.out
    data = json.loads(run("verify", file, "--json").out)
    assert data == {
        "events": verify(game), "commitment": commitment(SECRET), "values": ["11" * 32, None],
    }  # fmt: skip
    assert f"{data['events']} outcomes" in answer.out


def test_the_command_refuses_a_log_that_was_changed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = played("machi-koro", Luck(SECRET, VALUES))
    log.save(game, file)
    text = file.read_text()
    file.write_text(text.replace('"values": ["11', '"values": ["21'))
    answer = run("verify", file)
    assert (answer.code, answer.out) == (2, "")
    assert "does not follow from its secret" in answer.err
    game.luck = None
    log.save(game, file)
    assert "cannot be verified" in run("verify", file).err


# The page ----------------------------------------------------------------------------------------


def test_the_example_of_the_page_is_recomputed_with_hashlib_alone() -> None:
    page = (ROOT / "docs" / "luck.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w+)\n(.*?)```", page, re.DOTALL)
    code = next(text for language, text in blocks if language == "python")
    printed = next(text for language, text in blocks if language == "text")
    imported = {
        alias.name
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {node.module for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ImportFrom)}
    assert imported == {"json", "hashlib"}
    # Isolated: neither Polis nor any other package of this environment can be imported.
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr, done.returncode) == (printed, "", 0)


def test_the_example_of_the_page_is_a_whole_game(run: Run) -> None:
    file = ROOT / "docs" / "examples" / "luck.json"
    game = Game.parse(file.read_text(encoding="utf-8"))
    assert game.over
    assert str(game) == file.read_text(encoding="utf-8")
    assert json.loads(run("verify", file, "--json").out)["events"] == verify(game)
