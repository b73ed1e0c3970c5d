"""The JSON schema of each game's effects.

    python -m polis.server.protocol.schemas.effects

prints them by the games' keys, and those that all games share as `common`; the types of the browser
client are generated from there.
"""

from __future__ import annotations

import json
from typing import Any

from polis.core import registry
from polis.core.effects import types
from polis.server.protocol.schemas.views import type_schemas


def effect_schemas(key: str) -> dict[str, Any]:
    """Every type of a game's effects by its name; `Effect` is the union of all kinds."""
    return type_schemas({"Effect": registry.rules(key).effect_type})


def main() -> None:
    """Print the schemas."""
    schemas = {"common": type_schemas({"Effect": types.Effect})}
    schemas |= {sheet.key: effect_schemas(sheet.key) for sheet in registry.sheets()}
    print(json.dumps(schemas, indent=2))


if __name__ == "__main__":
    main()
