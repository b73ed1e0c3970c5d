"""Sets of components: what is printed, as plain data that the owner of a box can type in.

Another set is another box record of the same layout, so the kernels stay as they are compiled.
"""

from __future__ import annotations

import copyreg
import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from polis.core import registry
from polis.core.errors import BadFile
from polis.core.interfaces import Components
from polis.core.kernel import copy_records
from polis.core.rules import Rules
from polis.text.message import Message

LONG_LIST = 80  # characters; a longer list of texts, such as a map, has a line for each

_made: dict[tuple[str, str], Rules] = {}  # so that games with one set have the same rules


def digest(data: Any) -> str:
    """A text that tells sets of components apart, whatever the order of their keys."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def rules(name: str, components: Any = None) -> Rules:
    """The rules of one game, with its own set of components unless another one is given."""
    found = registry.rules(name)
    return found if components is None else with_set(found, components)


def _reduce(found: Rules) -> tuple[Any, tuple[str, Any, bytes | None]]:
    """Rules are pickled and copied by the name, the set of components, and weights of their own."""
    own = registry.rules(found.sheet.key)
    weights = None if found.strategy is own.strategy else found.strategy.tobytes()
    return _restore, (found.sheet.key, other_set(found), weights)


def _restore(name: str, components: Any, weights: bytes | None) -> Rules:
    found = rules(name, components)
    if weights is None:
        return found
    return replace(found, strategy=copy_records(np.frombuffer(weights, found.strategy.dtype)))


copyreg.pickle(Rules, _reduce)


def exchangeable() -> list[str]:
    """The keys of the games that can be played with another set of components."""
    return [found.sheet.key for found in registry.all_rules() if found.components]


def components_of(rules: Rules) -> Components:
    """How a game reads sets of components; BadFile if it has only its own."""
    if rules.components is None:
        title, games = rules.sheet.title, exchangeable()
        raise BadFile(Message("components-none", game=title, games=games))
    return rules.components


def set_of(rules: Rules) -> Mapping[str, Any]:
    """The set of components that these rules are played with."""
    return components_of(rules).data_of(rules.box)


def other_set(rules: Rules) -> Mapping[str, Any] | None:
    """The same, but None if it is the game's own set."""
    own = registry.rules(rules.sheet.key)
    if rules is own or rules.components is None:
        return None
    found = set_of(rules)
    return None if digest(found) == digest(set_of(own)) else found


def other_digest(name: str, components: Any) -> str | None:
    """The digest of a set of components, as reports show it; None if it is the game's own."""
    other = other_set(rules(name, components))
    return None if other is None else digest(other)


def with_set(rules: Rules, data: Any) -> Rules:
    """The game with another set of components; BadFile names the first row that is wrong."""
    components = components_of(rules)
    own = registry.rules(rules.sheet.key)
    name = digest(data)
    if name == digest(set_of(own)):
        return own
    key = (rules.sheet.key, name)
    if key not in _made:
        wrong = components.check(data)
        if wrong:
            title, rows = rules.sheet.title, {str(problem.args["row"]) for problem in wrong}
            raise BadFile(Message("components-wrong", game=title, count=len(rows), first=wrong[0]))
        _made[key] = replace(own, printed=components.load(data))
    return _made[key]


def sets_loaded() -> int:
    """How many other sets this process has loaded; each stays in memory."""
    return len(_made)


def write(data: Mapping[str, Any]) -> str:
    """A set as text that is good to edit: a line for each row, and for each row of a map."""
    parts = [f"  {json.dumps(key)}: {_lines(value, '  ')}" for key, value in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: Any, indent: str) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    entries = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list) or (
        len(flat) <= LONG_LIST and not any(isinstance(entry, dict) for entry in entries)
    ):
        return flat
    if isinstance(value, list) and all(isinstance(entry, str | dict) for entry in value):
        return _block("[]", [json.dumps(entry, ensure_ascii=False) for entry in value], indent)
    if isinstance(value, list):
        return flat
    inner = indent + "  "
    rows = [f"{json.dumps(key)}: {_lines(entry, inner)}" for key, entry in value.items()]
    return _block("{}", rows, indent)


def _block(brackets: str, rows: list[str], indent: str) -> str:
    body = ",\n".join(f"{indent}  {row}" for row in rows)
    return f"{brackets[0]}\n{body}\n{indent}{brackets[1]}"
