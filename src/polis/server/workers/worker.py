"""A process in which bots think: `python -m polis.server.workers.worker`.

It reads jobs from standard input and writes answers to standard output, one JSON object a line;
the first line says that it is ready. A job is a move to find. Until the native code of a game is
built, a quick bot finds the moves of slow levels. The process exits when its input ends, even while
a bot thinks. `serve` is the same loop for other jobs; an answer with `bytes` is followed by so many
bytes.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO

import numpy as np

from polis.arena.move_estimates import estimate_moves, one_move_estimates
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
from polis.core.kernel import copy_records
from polis.core.native.store import STRATEGY
from polis.core.position import Position

NICE = 5  # answering people has priority over bots


def main() -> None:
    """Think until the input ends."""
    serve(lambda job: (_think(job), b""))


def serve(carry_out: Callable[[dict[str, Any]], tuple[dict[str, Any], bytes]]) -> None:
    """Answer jobs until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # A bot's own output must not mix with the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(OSError):
        os.nice(NICE)
    jobs: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(jobs,), daemon=True).start()
    _say(answers, ready=True)
    while True:
        job = jobs.get()
        answer, content = carry_out(job)
        _say(answers, content, job=job["job"], **answer)


def _read(jobs: queue.SimpleQueue[dict[str, Any]]) -> None:
    for line in sys.stdin:
        jobs.put(json.loads(line))
    os._exit(0)


def _say(answers: BinaryIO, content: bytes = b"", **values: Any) -> None:
    if content:
        values["bytes"] = len(content)
    answers.write(json.dumps(values).encode() + b"\n" + content)
    answers.flush()


def _think(job: dict[str, Any]) -> dict[str, Any]:
    try:
        rules = registry.rules(job["game"])
        native = registry.load_libraries(job["game"])  # those built since the last job, too
        stands_in = not job["quick"] and STRATEGY not in native
        if stands_in and job.get("pinned"):
            return {"error": "the native code of this bot is not built yet"}
        spec = job["stand_in"] if stands_in else job["spec"]
        record = np.frombuffer(base64.b64decode(job["record"]), rules.dtype)
        position = Position(rules, copy_records(record))
        bot = parse(spec).make(job["seed"])
        if not job["with_estimates"]:
            return {"action": position.write(ask(bot, spec, position, job["seconds"]))}
        if stands_in:
            estimates = one_move_estimates(position)
        else:
            compare = job["compare"]
            estimates, _ = estimate_moves(bot, spec, None, position, job["seconds"], compare)
        return {
            "action": position.write(estimates[0].action),
            "estimates": [(t.action, t.value, t.visits, t.line, t.equal) for t in estimates],
        }
    except Exception as error:  # bots may raise anything; the server gets the error
        return {"error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    main()
