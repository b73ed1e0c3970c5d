"""A bot worker that does what it is told: `strange_worker.py JOURNAL DEED DEED ...`.

The journal gets one JSON object for each job. The number of jobs in it tells which deed is next,
also for a worker that was started anew; after the last deed all jobs are done well.
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
    say(ready=True)
    for line in sys.stdin:
        job = json.loads(line)
        note = {"task": job["task"], **job["request"]} if "task" in job else job
        with Path(journal).open("a", encoding="utf-8") as file:
            file.write(json.dumps({**note, "pid": os.getpid()}) + "\n")
        number = len(Path(journal).read_text(encoding="utf-8").splitlines())
        do(deeds[number - 1] if number <= len(deeds) else "well", job["job"], Path(journal))


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
            well(job)
        case "worn":
            well(job, worn_out=True)
        case "cheat":
            say(job=job, action="build radio-tower")
        case "babble":
            print("what was the question?", flush=True)
        case "lie":
            say(job=job, action=["build", "nothing"])
        case "die":
            os.kill(os.getpid(), 9)
        case _:
            well(job)


def well(job: int, **more: object) -> None:
    """A move, and what a task is answered with."""
    say(job=job, action="build nothing", bytes=2, **more)
    print("{}", end="", flush=True)


def say(**values: object) -> None:
    print(json.dumps(values), flush=True)


if __name__ == "__main__":
    main()
