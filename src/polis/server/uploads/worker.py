"""A process that reads uploaded logs: `python -m polis.server.uploads.worker`.

The engine keeps every component set that it has loaded, so a process that has read `MOST_SETS`
others asks to be replaced.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from pydantic import BaseModel

from polis.core import component_sets, registry
from polis.core.errors import PolisError
from polis.server.protocol.encoding import encode, encode_message
from polis.server.protocol.logs import AnalyseLog, ReviewLog
from polis.server.uploads import logs
from polis.server.workers.worker import serve

LOG = logging.getLogger("polis.uploads")

MOST_SETS = 20

TASKS: dict[str, Callable[[dict[str, Any]], BaseModel]] = {
    "review": lambda request: logs.review(ReviewLog(**request)),
    "room": lambda request: logs.read_for_room(request["log"]),
    "analysis": lambda request: logs.read_for_analysis(AnalyseLog(**request)),
}


def carry_out(job: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    """The result of a task as JSON, or the message that refuses it."""
    answer: dict[str, Any] = {"worn_out": component_sets.sets_loaded() >= MOST_SETS}
    try:
        if job["game"] is not None:
            registry.load_libraries(job["game"])  # those that have been built since the last job
        found = TASKS[job["task"]](job["request"])
        return answer, found.model_dump_json().encode()
    except PolisError as error:
        return answer | {"refused": True}, encode(encode_message(error.message))
    except Exception as error:  # a fault of ours, which the next log does not suffer from
        LOG.exception("reading an uploaded log failed")
        return answer | {"error": f"{type(error).__name__}: {error}"[:500]}, b""


if __name__ == "__main__":
    serve(carry_out)
