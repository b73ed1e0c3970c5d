"""How bots are named and made: `random`, `greedy`, `path/to/file.py:Name`, with `:key=value,…`."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from polis.core.errors import BotFailed, PolisError, UnknownBot
from polis.core.message import Message
from polis.core.position import Action, Position

DEFAULT_SECONDS = 1.0


class Bot(Protocol):
    """A player: it is given a position and a time budget, nothing else."""

    def choose(self, position: Position, seconds: float) -> Action:
        """The action to play, in notation or as a code."""


def ask(bot: Bot, name: str, position: Position, seconds: float = DEFAULT_SECONDS) -> int:
    """The code that a bot plays; BotFailed if it fails or its answer is not legal.

    It is given a copy, so that a bot that plays on its position cannot change the game.
    """
    try:
        answer = bot.choose(position.copy(), seconds)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BotFailed(Message("bot-failed", bot=name, error=reason)) from error
    try:
        return position.check(answer)
    except (PolisError, TypeError) as error:
        shown = str(answer)[:60]
        raise BotFailed(Message("bot-illegal", bot=name, answer=shown)) from error


@dataclass(frozen=True)
class Spec:
    """A bot as it is named on the command line and in Python."""

    text: str
    policy: int | None  # the number of a policy that runs inside kernels, if it is one
    make: Callable[[int], Bot]  # a player for one game, from a seed


def policies() -> dict[str, int]:
    """The bots that run inside kernels, by name."""
    from polis.bots.policies import GREEDY, RANDOM

    return {"random": RANDOM, "greedy": GREEDY}


def parse(text: str) -> Spec:
    """The bot that a spec string names, such as `greedy` or `my_bots.py:Careful:depth=2`."""
    if ".py:" in text:
        return _from_file(text)
    name, _, parameters = text.strip().partition(":")
    known = policies()
    if name == "search":
        from polis.bots.search import Search

        spec = _from_class(text, name, Search, parameters)
        spec.make(0)  # refuses values that are none
        return spec
    if name not in known:
        raise UnknownBot(Message("bot-unknown", bot=text, bots=sorted([*known, "search"])))
    if parameters:
        raise UnknownBot(Message("bot-parameters", bot=name, parameters=parameters))
    policy = known[name]
    return Spec(name, policy, lambda seed: CompiledBot(_by_policy(policy), seed))


class CompiledBot:
    """A compiled function as a player that can be asked from Python."""

    def __init__(self, function: Callable[..., Any], seed: int) -> None:
        self._function = function
        self._seed = seed
        self._keys: Any = None

    def choose(self, position: Position, seconds: float) -> int:
        """The code the function plays; with the same seed the same as inside kernels."""
        import numpy as np

        from polis.core.dealer import STREAMS, next_word, open_streams

        if self._keys is None:
            self._keys = np.zeros(STREAMS, np.uint64)
            open_streams(np.uint64(self._seed), self._keys)
        codes = position.legal.codes
        bits = np.uint64(next_word(self._keys, 1 + position.seat))
        at = (position.rules.box, position.records, 0)
        return int(self._function(*at, codes, len(codes), bits))


def _by_policy(policy: int) -> Callable[..., Any]:
    def choose(box: Any, P: Any, i: int, codes: Any, n: int, bits: Any) -> Any:
        from polis.bots import policies as compiled
        from polis.core.kernel import records

        return compiled.choose(policy, box, P, i, codes, n, bits, records(1, P.dtype))

    return choose


def _from_file(text: str) -> Spec:
    head, _, tail = text.partition(".py:")
    path = Path(f"{head}.py")
    name, _, parameters = tail.partition(":")
    found: Any = getattr(_load(path, text), name, None)
    if found is None or not callable(found):
        raise UnknownBot(Message("bot-not-in-file", bot=text, name=name, path=str(path)))
    if not isinstance(found, type):
        # A function choose(box, P, i, codes, n, bits) under @kernel.
        return Spec(text, None, lambda seed: CompiledBot(found, seed))
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(Message("bot-no-choose", bot=text, name=name))
    return _from_class(text, name, found, parameters)


def _from_class(text: str, name: str, found: Any, parameters: str) -> Spec:
    """The bots that a class makes, each from its seed and the parameters of the spec."""
    given = _parameters(text, parameters)
    accepted = inspect.signature(found).parameters
    for key in given:
        if key not in accepted:
            raise UnknownBot(Message("bot-parameters", bot=name, parameters=parameters))

    def make(seed: int) -> Bot:
        luck = {"seed": seed} if "seed" in accepted else {}
        made: Bot = found(**{**luck, **given})
        return made

    return Spec(text, None, make)


def _load(path: Path, text: str) -> ModuleType:
    if not path.is_file():
        raise UnknownBot(Message("bot-no-file", bot=text, path=str(path)))
    name = f"polis_bot_{abs(hash(path.resolve()))}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot(Message("bot-broken", bot=text, path=str(path), error=reason)) from error
    return module


def _parameters(text: str, parameters: str) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for part in filter(None, parameters.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot(Message("bot-parameter-form", bot=text, parameter=part))
        given[key] = _value(value)
    return given


def _value(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False}.get(text.lower(), text)
