"""Pages of reference for the documentation site: the Python API and the server's protocol."""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from collections.abc import Iterator
from enum import Enum
from importlib.util import find_spec
from types import ModuleType
from typing import Any
from unittest.mock import patch

MODULES = {
    "polis": "What `import polis` offers.",
    "polis.envs.batch": "Many games stepped at once.",
    "polis.envs.arrays": "Observations and masks of a batch.",
    "polis.envs.afterstates": "Positions after each legal action.",
    "polis.envs.adapters.gymnasium": "The interface of Gymnasium.",
    "polis.envs.adapters.pettingzoo": "The interface of PettingZoo.",
    "polis.envs.adapters.openspiel": "The interface of OpenSpiel.",
    "polis.envs.adapters.sb3": "The interface of Stable-Baselines3.",
    "polis.bots.bot": "What a bot is.",
    "polis.bots.specs": "How bots are named.",
    "polis.core.contract": "What the kernels of every game offer.",
}
"""The modules of the reference, in its order."""

BASES = ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env")
"""The module of the base class of `sb3`, which needs PyTorch, after the packages it is in."""


def python() -> str:
    """The Python API, from signatures and docstrings."""
    lines = ["# Python", "", "Written by `./polis docs` from the docstrings.", ""]
    for name, title in MODULES.items():
        module = _imported(name)
        lines += [f"## `{name}`", "", title, "", _docstring(module), ""]
        for public in _public(module):
            lines += _entry(f"{name}.{public}", getattr(module, public), "###")
    return "\n".join(lines)


def _imported(name: str) -> ModuleType:
    """A module; a library that is not installed has a stand-in."""
    if find_spec(BASES[0]):
        return importlib.import_module(name)
    stand_ins = {base: ModuleType(base) for base in BASES}
    vars(stand_ins[BASES[-1]])["VecEnv"] = object
    with patch.dict(sys.modules, stand_ins):
        return importlib.import_module(name)


def _public(module: Any) -> list[str]:
    """The names that a module offers: those in `__all__`, or those that it defines."""
    if hasattr(module, "__all__"):
        return sorted(module.__all__)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]


def _entry(name: str, value: Any, heading: str) -> list[str]:
    """The section of a class or a function; a class has its public methods in it."""
    if not (inspect.isclass(value) or callable(value)):
        return [f"{heading} `{name}`", "", f"`{value!r}`", ""]
    lines = [f"{heading} `{name}`", "", "```python", _signature(name, value), "```", ""]
    lines += [_docstring(value), ""]
    if inspect.isclass(value):
        for method, found in _members(value):
            lines += [f"- `{_signature(method, found)}`: {_docstring(found)}".replace("\n", "\n  ")]
    return [*lines, ""]


def _members(found: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines, with a docstring."""
    for name, value in vars(found).items():
        function = getattr(value, "__func__", value)
        described = isinstance(value, property) or inspect.isfunction(function)
        if not name.startswith("_") and described and inspect.getdoc(value):
            yield name, function


def _signature(name: str, value: Any) -> str:
    if isinstance(value, property):
        return name
    short = ("class " if inspect.isclass(value) else "") + name.rpartition(".")[2]
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return short
    parameters = [
        one.replace(annotation=Annotation(one.annotation))
        if isinstance(one.annotation, str)
        else one
        for one in found.parameters.values()
    ]
    result = found.return_annotation
    if isinstance(result, str):
        result = Annotation(result)
    return f"{short}{found.replace(parameters=parameters, return_annotation=result)}"


class Annotation(str):
    """An annotation as it is written, which a signature would show in quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _docstring(value: Any) -> str:
    """A docstring as Markdown: examples become blocks of code."""
    lines: list[str] = []
    example = False
    for line in (inspect.getdoc(value) or "").splitlines():
        inside = line.startswith(("    ", ">>>")) or (example and bool(line.strip()))
        if inside != example:
            lines += ["```python" if inside else "```"]
        example = inside
        lines.append(line)
    return "\n".join([*lines, "```"] if example else lines)


# The server's protocol ---------------------------------------------------------------------------


def protocol() -> str:
    """The HTTP routes and the WebSocket's messages, from the server's own schema."""
    from polis.server.app import make_app
    from polis.server.config import Config
    from polis.server.protocol.server_messages import PROTOCOL

    schema = make_app(Config()).openapi()
    lines = [
        "# HTTP and WebSocket",
        "",
        "Written by `./polis docs` from the server's schema, which a running server publishes at",
        "`/api/openapi.json`. The WebSocket is at `/api/live`: it takes a `ClientMessage` as text",
        "and sends a `ServerMessage`. A client first says `hello` with the number of the protocol",
        f"that it speaks, which is {PROTOCOL} now, and is sent the `state`.",
        "",
        "## Routes",
        "",
    ]
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            lines += _route(path, method, route)
    lines += ["## Types", ""]
    for name, found in sorted(schema["components"]["schemas"].items()):
        lines += _type(name, found)
    return "\n".join(lines)


def _route(path: str, method: str, route: dict[str, Any]) -> list[str]:
    lines = [f"### `{method.upper()} {path}`", "", route.get("description", ""), ""]
    lines += _parameters(route.get("parameters", []))
    body = route.get("requestBody", {}).get("content", {}).get("application/json", {})
    if body:
        lines += [f"Body: {_named(body['schema'])}", ""]
    answers: dict[str, list[str]] = {}
    for code, answer in route["responses"].items():
        content = answer.get("content", {}).get("application/json", {})
        shown = _named(content["schema"]) if content.get("schema") else "no JSON"
        answers.setdefault(shown, []).append(code)
    return [*lines, *(f"- {', '.join(sorted(codes))}: {one}" for one, codes in answers.items()), ""]


def _parameters(parameters: list[dict[str, Any]]) -> list[str]:
    """What stands in the address of a request."""
    if not parameters:
        return []
    lines = ["| parameter | in | type | given | meaning |", "|---|---|---|---|---|"]
    for one in parameters:
        where, shown = one["in"], _named(one["schema"])
        given = _given(one["schema"], one.get("required", False))
        lines.append(f"| `{one['name']}` | {where} | {shown} | {given} | {_meaning(one)} |")
    return [*lines, ""]


def _given(schema: dict[str, Any], required: bool) -> str:
    """Whether a value has to be given, and the one that counts otherwise."""
    if required:
        return "always"
    return f"else `{json.dumps(schema['default'])}`" if "default" in schema else "optional"


def _meaning(schema: dict[str, Any]) -> str:
    return "Names this type." if "const" in schema else " ".join(schema["description"].split())


def _type(name: str, schema: dict[str, Any]) -> list[str]:
    lines = [f"### {name}", "", schema.get("description", ""), ""]
    if "properties" not in schema:
        return [*lines, _named(schema), ""]
    lines += ["| field | type | given | meaning |", "|---|---|---|---|"]
    for field, found in schema["properties"].items():
        given = _given(found, field in schema.get("required", []))
        lines.append(f"| `{field}` | {_named(found)} | {given} | {_meaning(found)} |")
    return [*lines, ""]


def _named(schema: dict[str, Any]) -> str:
    """A type in few words, with links to the types that it is made of."""
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(map(_named, schema[several])))
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return ", ".join(f"`{_plain(value)}`" for value in values)
    if schema.get("type") == "array":
        return f"list of {_named(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_named(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value
