"""Bots from users' own files: `path/to/file.py:Name`, a class or a kernel."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from polis.bots.bot import Bot, MakeBot, parameters
from polis.bots.compiled_bots import CompiledBot
from polis.bots.fingerprints import FILE, digest_of
from polis.bots.user_kernels import UserKernel
from polis.core.errors import UnknownBot
from polis.text.message import Message


def from_file(text: str) -> MakeBot:
    """What makes the bot that `path/to/file.py:Name:key=value,…` names."""
    head, _, tail = text.partition(FILE)
    path = Path(f"{head}.py")
    name, _, given = tail.partition(":")
    found: Any = getattr(_load(path, text), name, None)
    if found is None or not callable(found):
        raise UnknownBot(Message("bot-not-in-file", bot=text, name=name, path=str(path)))
    if not isinstance(found, type):
        # A function choose(box, P, i, codes, n, bits) under @kernel.
        if given:
            raise UnknownBot(Message("bot-parameters", bot=f"{path}:{name}", parameters=given))
        choose = UserKernel(found, text).choose
        return lambda seed, seat=0: CompiledBot(choose, seed)
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(Message("bot-no-choose", bot=text, name=name))
    make = maker(text, found, parameters(text, given))
    return lambda seed, seat=0: make(_own_luck(seed, seat))


def _own_luck(seed: int, seat: int) -> int:
    """A seed for one seat; the game's own seed would let a bot foresee what the dealer does."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat}".encode()).digest()[:8])


def maker(text: str, player: type[Any], given: dict[str, Any]) -> MakeBot:
    """What makes a player of a class with these parameters; its own seed if it takes one."""
    accepted = inspect.signature(player).parameters
    for key, value in given.items():
        if key not in accepted:
            shown = f"{key}={value}"
            raise UnknownBot(Message("bot-parameters", bot=text, parameters=shown))

    def make(seed: int, seat: int = 0) -> Bot:
        luck = {"seed": seed} if "seed" in accepted and "seed" not in given else {}
        made: Bot = player(**luck, **given)
        return made

    return make


def _load(path: Path, text: str) -> ModuleType:
    if not path.is_file():
        raise UnknownBot(Message("bot-no-file", bot=text, path=str(path)))
    # The content is part of the name, so that an edited file is loaded again.
    place = hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    name = f"polis_bot_{place}_{digest_of([path])[:16]}"
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
