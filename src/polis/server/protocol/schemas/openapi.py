"""The OpenAPI schema with the WebSocket's messages among its components."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from polis.server.protocol import server_messages

REFERENCE = "#/components/schemas/{model}"


def live_components() -> dict[str, Any]:
    """The schemas of both unions and of every model in them."""
    client = server_messages.CLIENT.json_schema(ref_template=REFERENCE)
    server = server_messages.SERVER.json_schema(ref_template=REFERENCE, mode="serialization")
    found: dict[str, Any] = {}
    for name, schema in (("ClientMessage", client), ("ServerMessage", server)):
        found |= schema.pop("$defs")
        found[name] = schema
    return found


def with_live_messages(app: FastAPI) -> None:
    """Make the application publish the WebSocket's messages in its schema."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            schema["components"]["schemas"] |= live_components()
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
