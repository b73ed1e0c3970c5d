"""Wrong seats, codes and numbers raise, in plain Python and natively; none ends the process."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from polis.compiler.entry_points import AS_LONG, AS_LONG_OR_EMPTY, entry_points
from polis.core import contract, registry
from polis.core.contract import CHANCE, OVER
from polis.core.errors import NotAnAction, NotLegal
from polis.core.kernel import Below
from polis.core.native.library import NativeKernel
from polis.core.native.store import PARTS
from polis.core.position import Position
from polis.envs.arrays import Observations
from polis.envs.batch import Batch, step
from tests.core.test_game import KEYS, played
from tests.native import NATIVE

FAR = (100_000_000, 10**12, 2**62)
INDICES = {"seat", "seats", "code", "monument", "shape"}
"""The names of the numbers with which kernels index arrays."""


def observe(position: Position, seat: int) -> None:
    seen = Observations(position.rules.sheet.observation, position.seats, 1)
    position.observe(seat, seen.vectors[0], seen.words[0])


BY_SEAT: dict[str, Callable[[Position, int], Any]] = {
    "score": Position.score,
    "explain": Position.explain,
    "prospects": Position.prospects,
    "observe": observe,
}
BY_CODE: dict[str, Callable[[Position, int], Any]] = {
    "read": Position.read,
    "write": Position.write,
    "check": Position.check,
    "why_not": Position.why_not,
    "play": Position.play,
    "apply": Position.apply,
    "tell": Position.tell,
    "effects": lambda position, code: position.effects(code, position),
}
BY_NUMBER = {"draw", "deal", "outcome"}
"""The methods of chance; a seed may be any number."""


def test_every_method_that_takes_a_number_is_tried() -> None:
    methods = {
        name
        for name, method in inspect.getmembers(Position, inspect.isfunction)
        if not name.startswith("_")
        and {"seat", "code", "action", "number", "seed"} & set(inspect.signature(method).parameters)
    }
    assert methods == BY_SEAT.keys() | BY_CODE.keys() | BY_NUMBER


@pytest.mark.parametrize("name", BY_SEAT)
@pytest.mark.parametrize("key", KEYS)
def test_a_seat_that_the_game_does_not_have_raises(key: str, name: str, seed: int) -> None:
    position = played(key, seed, decisions=6).position
    for seat in range(position.seats):
        BY_SEAT[name](position, seat)
    for seat in (-1, -3, position.seats, *FAR):
        with pytest.raises(IndexError, match=f"^{seat} is not a seat of this game"):
            BY_SEAT[name](position, seat)


@pytest.mark.parametrize("name", BY_CODE)
@pytest.mark.parametrize("key", KEYS)
def test_a_code_that_the_game_does_not_have_raises(key: str, name: str, seed: int) -> None:
    position = played(key, seed, decisions=6).position
    before = position.copy()
    for code in (-1, position.rules.sheet.codes, *FAR):
        with pytest.raises(NotAnAction, match=str(code)):
            BY_CODE[name](position, code)
    with pytest.raises(TypeError):
        BY_CODE[name](position, 0.5)  # type: ignore[arg-type]
    assert position == before


@pytest.mark.parametrize("decisions", [0, 7, 10**9])
@pytest.mark.parametrize("key", KEYS)
def test_a_code_that_cannot_be_played_changes_nothing(key: str, decisions: int, seed: int) -> None:
    position = played(key, seed, decisions).position
    before, playable = position.copy(), set(position.legal.codes.tolist())
    codes = position.rules.sheet.codes
    for code in set(range(0, codes, max(1, codes // 200))) - playable:
        with pytest.raises(NotLegal):
            position.apply(code)
    assert position == before


@pytest.mark.parametrize("key", KEYS)
def test_a_checked_code_counts_for_one_move_only(key: str, seed: int) -> None:
    position = played(key, seed, decisions=5).position
    code = position.check(position.legal[0])
    position.apply(code)
    if position.seat == CHANCE or code not in position.legal:
        with pytest.raises(NotLegal):
            position.apply(code)


@pytest.mark.parametrize("key", KEYS)
def test_chance_is_drawn_only_when_it_acts(key: str, seed: int) -> None:
    for position in (played(key, seed, decisions=4).position, played(key, seed).position):
        assert position.seat != CHANCE
        with pytest.raises(NotLegal, match="Chance is not to act"):
            position.draw(1)
        with pytest.raises(NotLegal, match="Chance is not to act"):
            position.deal(1)
        with pytest.raises(NotLegal, match="Chance is not to act"):
            position.outcome(0)
    assert position.seat == OVER


@pytest.mark.parametrize("key", KEYS)
def test_an_outcome_has_a_number_below_the_odds(key: str) -> None:
    position = registry.rules(key).new()
    while position.seat != CHANCE:
        position.play(position.legal[0])
    codes = {position.outcome(number) for number in range(position.odds)}
    assert codes == set(position.outcome_weights)
    for number in (-1, position.odds, *FAR):
        with pytest.raises(IndexError, match=f"outcome: {number} is not from 0 to"):
            position.outcome(number)
        if NATIVE:
            with pytest.raises(IndexError, match=f"draw: {number} is not from 0 to"):
                position.rules.kernels["draw"](position.rules.box, position.records, 0, number)


@pytest.mark.parametrize("key", KEYS)
def test_an_observation_needs_arrays_of_its_own_size(key: str) -> None:
    position = registry.rules(key).new(3)
    small = Observations(position.rules.sheet.observation, 2, 1)
    with pytest.raises(ValueError, match="observe: an array of"):
        position.observe(0, small.vectors[0], small.words[0])


# Entry points ------------------------------------------------------------------------------------


def entries(key: str) -> dict[str, tuple[Any, ...]]:
    """The examples of all entry points of a game, by name."""
    rules = registry.rules(key)
    return {
        name: (list(inspect.signature(getattr(contract, name, function)).parameters), examples)
        for part in PARTS
        for name, (function, examples) in entry_points(rules, part).items()
    }


@pytest.mark.parametrize("key", KEYS)
def test_every_index_of_an_entry_point_has_a_limit(key: str) -> None:
    for name, (names, examples) in entries(key).items():
        for argument, example in zip(names, examples, strict=True):
            if argument in INDICES and not isinstance(example, np.ndarray):
                assert isinstance(example, Below), f"{name}: {argument}"


@pytest.mark.parametrize("key", KEYS)
def test_entry_points_refuse_indices_beyond_their_limits(key: str) -> None:
    kernels, tried = registry.rules(key).kernels, set()
    for name, (_, examples) in entries(key).items():
        right = [0 if isinstance(example, Below) else example for example in examples]
        for place, example in enumerate(examples):
            if not isinstance(example, Below) or name not in kernels:
                continue
            tried.add(name)
            for wrong in (-1, int(example), *FAR):
                arguments = (*right[:place], wrong, *right[place + 1 :])
                with pytest.raises(IndexError, match=f"{name}: {wrong} is not from 0 to"):
                    kernels[name](*arguments)
    assert tried >= {"setup", "apply", "score", "observe", "value"}


# Arrays with an item for each position -----------------------------------------------------------


def step_arguments(key: str) -> dict[str, Any]:
    """The arguments of `step` for a batch, by name."""
    batch = Batch(key, 3, observe=True, mask=True)
    arguments = batch.arguments(batch.codes[:, 0].copy())
    return dict(zip(inspect.signature(step).parameters, arguments, strict=True))


def shortened(arguments: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The arguments with one array shorter than the positions, and its name."""
    for name in (*AS_LONG["step"]["P"], *AS_LONG_OR_EMPTY["step"]["P"]):
        yield name, {**arguments, name: arguments[name][:2]}


@pytest.mark.skipif(not NATIVE, reason="plain Python raises at the item that is missing")
@pytest.mark.parametrize("key", KEYS)
def test_a_batch_needs_an_item_for_each_position(key: str) -> None:
    native, arguments = registry.rules(key).kernels["step"], step_arguments(key)
    before = arguments["P"].tobytes()
    for name, wrong in shortened(arguments):
        if arguments[name].size:  # a game without boards has no planes
            with pytest.raises(ValueError, match="step: an array of 2 where 3 are needed"):
                native(*wrong.values())
    assert arguments["P"].tobytes() == before
    assert native(*arguments.values()) == -1


@pytest.mark.skipif(not NATIVE, reason="plain Python has no native entry points")
def test_a_kernel_that_calls_one_is_checked_as_well() -> None:
    import numba

    from polis.compiler import frontend
    from polis.compiler.native_calls import native_call

    native, arguments = registry.rules("akropolis").kernels["step"], step_arguments("akropolis")
    assert isinstance(native, NativeKernel)
    kinds = [numba.typeof(frontend._plain(argument)) for argument in arguments.values()]
    call = native_call(native, list(arguments), kinds)
    for _, wrong in shortened(arguments):
        with pytest.raises(IndexError, match="step"):
            call(*wrong.values())


@pytest.mark.skipif(not NATIVE, reason="plain Python raises at the item that is missing")
@pytest.mark.parametrize("key", KEYS)
def test_arrays_that_a_batch_does_not_want_may_be_empty(key: str) -> None:
    batch = Batch(key, 3)
    assert len(batch.seen.vectors) == len(batch.masks) == 0
    batch.step(batch.codes[:, 0])
