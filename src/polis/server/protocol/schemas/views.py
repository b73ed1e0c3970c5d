"""The JSON schema of each game's view.

    python -m polis.server.protocol.schemas.views

prints them by the games' keys; the types of the browser client are generated from there.
"""

from __future__ import annotations

import json
import sys
from types import GenericAlias, UnionType
from typing import Any, Literal, get_origin

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from typing_extensions import is_typeddict

from polis.core import registry
from polis.server.protocol.schemas.openapi import REFERENCE

DOCUMENTED = ConfigDict(use_attribute_docstrings=True)
MODE: JsonSchemaMode = "serialization"


class _Untitled(GenerateJsonSchema):
    """Schemas without titles, which would only repeat the names of the fields."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def _aliases(module: str) -> dict[str, Any]:
    """The unions, literals, lists and tuples that a module of types has a name for."""
    return {
        name: value
        for name, value in vars(sys.modules[module]).items()
        if isinstance(value, UnionType) or get_origin(value) in (Literal, list, tuple)
    }


def view_schemas(key: str) -> dict[str, Any]:
    """Every type of a game's view by its name; `View` is the whole."""
    view = registry.rules(key).view_type
    named = _aliases(view.__module__)
    return type_schemas({"View": view, **named})


def type_schemas(wanted: dict[str, Any]) -> dict[str, Any]:
    """These types and all TypedDicts in them by their names."""
    # A list, because an adapter for a TypedDict itself takes no configuration.
    kinds: dict[str, Any] = {
        n: GenericAlias(list, kind) if is_typeddict(kind) else kind for n, kind in wanted.items()
    }
    adapters = [(name, MODE, TypeAdapter(kind, config=DOCUMENTED)) for name, kind in kinds.items()]
    schemas, shared = TypeAdapter.json_schemas(
        adapters, ref_template=REFERENCE, schema_generator=_Untitled
    )
    found: dict[str, Any] = shared["$defs"]
    return found | {name: schemas[name, MODE] for name in wanted if not is_typeddict(wanted[name])}


def main() -> None:
    """Print the schemas."""
    print(json.dumps({sheet.key: view_schemas(sheet.key) for sheet in registry.sheets()}, indent=2))


if __name__ == "__main__":
    main()
