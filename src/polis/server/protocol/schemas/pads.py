"""The JSON schema of each game's score pad.

    python -m polis.server.protocol.schemas.pads

prints them by the games' keys; the types of the browser client are generated from there.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn, get_type_hints

from polis.core import registry
from polis.server.protocol.schemas.views import type_schemas

PARTS = {"Facts": "facts", "Scored": "score", "Legal": "legal"}
"""By the name of a type: the function of a score pad that returns it."""


def pad_schemas(key: str) -> dict[str, Any]:
    """Every type of a game's score pad by its name; empty if the game has none."""
    pad = registry.rules(key).scorepad
    if pad is None:
        return {}
    found = {name: get_type_hints(getattr(pad, part))["return"] for name, part in PARTS.items()}
    # A pad on which nothing has a place returns no legal places.
    return type_schemas({name: kind for name, kind in found.items() if kind is not NoReturn})


def main() -> None:
    """Print the schemas."""
    schemas = {sheet.key: pad_schemas(sheet.key) for sheet in registry.sheets()}
    print(json.dumps({key: found for key, found in schemas.items() if found}, indent=2))


if __name__ == "__main__":
    main()
