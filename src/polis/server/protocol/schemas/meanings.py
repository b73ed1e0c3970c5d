"""The meanings of fields: the docstrings below them, put into the published schema.

Pydantic can read them itself, but does so at every start, for a schema that is seldom asked for.
"""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import sys
from collections.abc import Iterator
from typing import Any

OURS = "polis."
"""How the names of modules with meanings begin."""


def add_meanings(schema: dict[str, Any], described: type) -> None:
    """Describe the fields in the schema of a class, also those that it inherits."""
    meanings: dict[str, str] = {}
    for base in reversed(described.__mro__):
        if base.__module__.startswith(OURS):
            meanings |= _of_module(base.__module__).get(base.__name__, {})
    for name, field in schema.get("properties", {}).items():
        if name in meanings:
            field["description"] = meanings[name]


@functools.cache
def _of_module(name: str) -> dict[str, dict[str, str]]:
    """The meanings in each class of a module."""
    tree = ast.parse(inspect.getsource(sys.modules[name]))
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    return {node.name: dict(_of_fields(node.body)) for node in classes}


def _of_fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in itertools.pairwise(body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(meaning))),
            ):
                yield name, inspect.cleandoc(meaning)
