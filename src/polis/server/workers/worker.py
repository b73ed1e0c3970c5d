"""A process in which bots think: `python -m polis.server.workers.worker`.

It reads jobs from standard input and writes answers to standard output, one JSON object a line. A
job is a game to prepare, whose progress it reports, or a move to find. It exits when its input
ends, even while a bot thinks.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import queue
import sys
import threading
from typing import Any, TextIO

import numpy as np

from polis.arena.analysis import estimate_moves
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.server.workers.warm_up import prepare

NICE = 5  # answering people has priority over bots


def main() -> None:
    """Prepare and think until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", buffering=1)
    # A bot's own output must not mix with the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(OSError):
        os.nice(NICE)
    jobs: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(jobs,), daemon=True).start()
    while True:
        job = jobs.get()
        if "prepare" in job:
            for step, done, total in prepare(job["prepare"], thinking=True):
                _say(answers, prepared=job["prepare"], step=step, done=done, total=total)
            _say(answers, ready=True)
        else:
            _say(answers, job=job["job"], **_think(job))


def _read(jobs: queue.SimpleQueue[dict[str, Any]]) -> None:
    for line in sys.stdin:
        jobs.put(json.loads(line))
    os._exit(0)


def _say(answers: TextIO, **values: Any) -> None:
    answers.write(json.dumps(values) + "\n")


def _think(job: dict[str, Any]) -> dict[str, Any]:
    try:
        rules = registry.rules(job["game"])
        record = np.frombuffer(base64.b64decode(job["record"]), rules.dtype)
        position = Position(rules, copy_records(record))
        bot = parse(job["spec"]).make(job["seed"])
        if not job["with_estimates"]:
            code = ask(bot, job["spec"], position, job["seconds"])
            return {"action": position.write(code)}
        estimates, _ = estimate_moves(bot, job["spec"], None, position, job["seconds"])
        return {
            "action": position.write(estimates[0].action),
            "estimates": [(t.action, t.value, t.visits, t.line) for t in estimates],
        }
    except Exception as error:  # bots may raise anything; the server gets the error
        return {"error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    main()
