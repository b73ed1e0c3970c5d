"""The OpenAPI schema with the WebSocket's messages among its components.

    python -m polis.server.protocol.openapi

prints it; the types of the browser client are generated from there.
"""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI

from polis.server.protocol import server_messages

REFERENCE = "#/components/schemas/{model}"


def live_components() -> dict[str, Any]:
    """The schemas of both unions and of all that they contain."""
    client = server_messages.CLIENT.json_schema(ref_template=REFERENCE)
    server = server_messages.SERVER.json_schema(ref_template=REFERENCE, mode="serialization")
    found: dict[str, Any] = {}
    for name, schema in (("ClientMessage", client), ("ServerMessage", server)):
        found |= schema.pop("$defs")
        found[name] = schema
    return found


def with_live_messages(app: FastAPI) -> None:
    """Let the application publish the WebSocket's messages along with everything else."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            schema["components"]["schemas"] |= live_components()
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def main() -> None:
    """Print the schema."""
    from polis.server.app import make_app
    from polis.server.config import Config

    print(json.dumps(make_app(Config()).openapi(), indent=2))


if __name__ == "__main__":
    main()
