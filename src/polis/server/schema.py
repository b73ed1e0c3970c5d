"""The OpenAPI schema with the WebSocket's messages among its components.

    python -m polis.server.schema

prints it; the types of the browser client are generated from there.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic.json_schema import models_json_schema
from pydantic import BaseModel

from polis.server import requests, wire

REFERENCE = "#/components/schemas/{model}"


def live_components() -> dict[str, Any]:
    """The schemas of both unions and of all that they contain."""
    client = wire.CLIENT.json_schema(ref_template=REFERENCE)
    server = wire.SERVER.json_schema(ref_template=REFERENCE, mode="serialization")
    found: dict[str, Any] = {}
    for name, schema in (("ClientMessage", client), ("ServerMessage", server)):
        found |= schema.pop("$defs")
        found[name] = schema
    return found


def main() -> None:
    """Print the schema."""
    print(json.dumps(openapi(), indent=2))


def openapi() -> dict[str, Any]:
    models = [(m, "serialization" if issubclass(m, requests.Model) else "validation") for m in vars(requests).values() if isinstance(m, type) and issubclass(m, BaseModel) and m.__module__ == requests.__name__]
    _, schema = models_json_schema(models, ref_template=REFERENCE)
    return {"openapi": "3.1.0", "info": {"title": "Polis", "version": "1"}, "paths": {}, "components": {"schemas": schema["$defs"] | live_components()}}


if __name__ == "__main__":
    main()
