"""A bot worker that does what it is told: `strange_worker.py JOURNAL DEED DEED ...`.

It prepares every game at once, and notes it in the file beside the journal. The journal gets one
JSON object for each job. The number of jobs in it tells which deed is next, also for a worker that
was started anew; after the last deed all jobs are done well.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path


def main() -> None:
    """Do the deeds."""
    journal, *deeds = sys.argv[1:]
    for line in sys.stdin:
        job = json.loads(line)
        if "prepare" in job:
            prepare(job["prepare"], Path(journal).with_suffix(".prepared"))
            continue
        with Path(journal).open("a", encoding="utf-8") as file:
            file.write(json.dumps({**job, "pid": os.getpid()}) + "\n")
        number = len(Path(journal).read_text(encoding="utf-8").splitlines())
        do(deeds[number - 1] if number <= len(deeds) else "well", job["job"], Path(journal))


def prepare(game: str, notes: Path) -> None:
    """Note who prepares what, and be ready."""
    with notes.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"pid": os.getpid(), "game": game}) + "\n")
    if game == "machi-koro":  # the server, which is told, loads no other
        say(prepared=game, step="", done=1, total=1)
    say(ready=True)


def do(deed: str, job: int, journal: Path) -> None:
    """One deed."""
    match deed:
        case "fail":
            say(job=job, error="ValueError: I do not know")
        case "hang":
            time.sleep(3600)
        case "wait":
            while not journal.with_suffix(".go").exists():
                time.sleep(0.01)
            say(job=job, action="build nothing")
        case "cheat":
            say(job=job, action="build radio-tower")
        case "babble":
            print("what was the question?", flush=True)
        case "lie":
            say(job=job, action=["build", "nothing"])
        case "die":
            os.kill(os.getpid(), 9)
        case _:
            say(job=job, action="build nothing")


def say(**values: object) -> None:
    print(json.dumps(values), flush=True)


if __name__ == "__main__":
    main()
