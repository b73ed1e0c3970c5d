"""Bodies of requests, read as strictly as the messages of WebSockets are.

The standard library's JSON accepts half of a surrogate pair and NaN; neither can be written into a
database or an answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json


class StrictRequest(Request):
    """A request whose body is read by pydantic's parser."""

    async def json(self) -> Any:
        """The body as plain data; JSONDecodeError if it is not JSON."""
        try:
            return from_json(await self.body(), allow_inf_nan=False)
        except ValueError as error:
            raise json.JSONDecodeError(str(error), "", 0) from error


class StrictRoute(APIRoute):
    """A route whose requests are read strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, which gets a strict request."""
        handle = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return handler
