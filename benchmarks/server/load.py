"""Measures how many rooms one server can serve: `python benchmarks/server/load.py`, on loopback.

Starts its own server, fills rooms with games in every stage, lets two clients play in each,
measures for a while and stops. `--write docs/generated/load.md` writes the figures to that page,
each run under its own heading.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import platform
import random
import resource
import shlex
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from clients import Room, make_rooms
from serving import Serving

HEAD = """# Load

Written by `python benchmarks/server/load.py … --write docs/generated/load.md`, which starts a
server of its own and plays against it from a second process on the same machine. An action counts
from being sent to being acknowledged, which is after it is committed. The server's processor time
is that of its process, or of all its processes together, everything included: reconnections, pings,
the other messages.

Rooms begin with games in every stage, of all three games in turn, two players each; actions are
chosen at random among the legal ones. Both clients of a room read everything. As fast as it goes
means that each room acts again as soon as it is answered: where the server then uses its one core
whole, that core is the limit and not the disk or the database, and another process of the server is
the way to more ([running.md](../running.md)).
"""


@dataclass
class Figures:
    """The measurements of a run."""

    seconds: float
    waits: list[float]
    late: list[float]
    errors: list[str]
    reconnections: int
    server_cpu: float
    client_cpu: float

    def at(self, share: float, of: list[float] | None = None) -> str:
        """A quantile of the response times of actions, in milliseconds."""
        times = sorted(self.waits if of is None else of)
        return f"{1e3 * times[min(len(times) - 1, int(share * len(times)))]:.1f} ms"


def arguments() -> argparse.Namespace:
    """The command line arguments."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rooms", type=int, help="500, or 40 with --rate max")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between a room's actions")
    parser.add_argument("--rate", choices=("steady", "max"), default="steady",
                        help="max: each room acts again as soon as it is answered")  # fmt: skip
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--leave", type=float, default=0.1,
                        help="share of the clients that reconnects each minute")  # fmt: skip
    parser.add_argument("--games", nargs="+",
                        default=["akropolis", "machi-koro", "world-wonders"])  # fmt: skip
    parser.add_argument("--database", help="otherwise a fresh SQLite file")
    parser.add_argument("--redis", help="passed on to the server")
    parser.add_argument("--processes", type=int, default=1,
                        help="of the server, with a share of the rooms each")  # fmt: skip
    parser.add_argument("--apart", action="store_true",
                        help="connect the clients of a room to different processes")  # fmt: skip
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="a page to put the figures into")
    parser.add_argument("--note", help="what else is to be known of this run, for the page")
    given = parser.parse_args()
    if given.rooms is None:
        given.rooms = 40 if given.rate == "max" else 500
    if min(given.rooms, given.seconds, given.every, given.processes) <= 0:
        parser.error("--rooms, --seconds, --every and --processes have to be more than nothing")
    if given.processes > 1 and not (given.database and given.redis):
        parser.error("several processes need --database postgresql://… and --redis")
    return given


# Playing -----------------------------------------------------------------------------------------


async def play(room: Room, given: argparse.Namespace, phase: float, until: float) -> None:
    """Act in a room at its set times, or without a pause."""
    due = time.perf_counter() + phase
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        room.late.append(time.perf_counter() - due)
        await room.act()
        now = time.perf_counter()
        due = now if given.rate == "max" else max(now, due + given.every)


async def come_and_go(rooms: list[Room], share: float, rng: random.Random, until: float) -> int:
    """Disconnect and reconnect clients, evenly over time; return how many."""
    count, pause = 0, 60 / (2 * len(rooms) * share) if share > 0 else float("inf")
    while time.perf_counter() + pause < until:
        await asyncio.sleep(pause)
        await rng.choice(rooms).reconnect(rng.randrange(2))
        count += 1
    return count


async def measure(rooms: list[Room], servers: list[Serving], given: argparse.Namespace) -> Figures:
    """Play for the requested time, after a warm-up of a tenth of it."""
    rng = random.Random(given.seed)
    span = 0.0 if given.rate == "max" else given.every
    leave = 0.0 if given.rate == "max" else given.leave
    warm = max(2.0, given.seconds / 10)
    until = time.perf_counter() + warm + given.seconds
    players = [
        asyncio.create_task(play(room, given, rng.uniform(0, span), until)) for room in rooms
    ]
    movers = asyncio.create_task(come_and_go(rooms, leave, rng, until))
    await asyncio.sleep(warm)
    for room in rooms:
        room.waits.clear()
        room.late.clear()
    began, before, own = time.perf_counter(), _cpu(servers), _own_cpu()
    await asyncio.sleep(max(0.0, until - time.perf_counter()))
    seconds, spent = time.perf_counter() - began, _cpu(servers) - before
    client = _own_cpu() - own
    async with asyncio.timeout(60):
        await asyncio.gather(*players)
        reconnections = await movers
    return Figures(
        seconds,
        [wait for room in rooms for wait in room.waits],
        [late for room in rooms for late in room.late],
        [error for room in rooms for error in room.errors],
        reconnections,
        spent,
        client,
    )


def _cpu(servers: list[Serving]) -> float:
    return sum(server.cpu() for server in servers)


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def run(given: argparse.Namespace) -> str:
    """Start a server, load it, stop it; return the section for the page."""
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/polis.sqlite"
        with contextlib.ExitStack() as stack:
            servers = [
                stack.enter_context(Serving(database, given.redis)) for _ in range(given.processes)
            ]
            say("waiting until the games are ready")
            for server in servers:
                await asyncio.to_thread(server.wait_ready)
            say(f"filling {given.rooms} rooms")
            addresses = [server.address for server in servers]
            rooms = await make_rooms(addresses, given)
            # A collection over all these clients would stop them, and count as waits.
            gc.collect()
            gc.freeze()
            say(f"playing for {given.seconds:.0f} s")
            load = os.getloadavg()
            figures = await measure(rooms, servers, given)
            load = max(load, os.getloadavg())
            await asyncio.gather(*(room.close() for room in rooms))
    return section(given, figures, load[0])


# Output -----------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Print the progress of the run."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr)


def section(given: argparse.Namespace, figures: Figures, load: float) -> str:
    """The figures as a section of the page."""
    kind = "PostgreSQL" if (given.database or "").startswith("postgresql") else "SQLite"
    count = len(figures.waits)
    if given.rate == "max":
        title = f"As fast as it goes: {given.rooms} rooms, {kind}"
    else:
        title = f"{given.rooms} rooms, an action in each every {given.every:g} s, {kind}"
    if given.redis:
        title += f" and Redis, {given.processes} process{'es' if given.processes > 1 else ''}"
    if given.apart:
        title += ", the clients of a room at different ones"
    if len(given.games) < 3:
        title += f", only {' and '.join(given.games)}"
    rows = [
        ("actions acknowledged", f"{count:,}"),
        ("actions per second", f"{count / figures.seconds:.1f}"),
        ("p50 / p95 / p99", " / ".join(figures.at(share) for share in (0.5, 0.95, 0.99))),
        ("longest", figures.at(1.0)),
        ("errors", ", ".join(sorted(set(figures.errors))) or "0"),
        ("reconnections", f"{figures.reconnections:,}"),
        ("server: one core used", f"{100 * figures.server_cpu / figures.seconds:.0f} %"),
        ("server: processor time for an action", f"{1e3 * figures.server_cpu / count:.2f} ms"),
        ("clients: one core used", f"{100 * figures.client_cpu / figures.seconds:.0f} %"),
        ("clients: p99 of sending later than due", figures.at(0.99, figures.late)),
        ("machine", f"{os.cpu_count()} cores, load average {load:.1f} with this run"),
    ]
    if given.note:
        rows.append(("note", given.note))
    command = shlex.join(["python", "benchmarks/server/load.py", *_without_password(sys.argv[1:])])
    lines = [f"## {title}", "", f"`{command}`, Python {platform.python_version()}", ""]
    lines += ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows), ""]
    return "\n".join(lines)


def _without_password(words: list[str]) -> list[str]:
    """The command line without passwords."""
    shown, hidden = [], False
    for word in words:
        if not hidden and word.split("=")[0] not in ("--write", "--note"):
            shown.append("postgresql://…" if word.startswith("postgresql://") else word)
        hidden = word in ("--write", "--note")
    return shown


def write(page: Path, part: str) -> None:
    """Write a section to the page, replacing the one with the same heading."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    parts = [old for old in text.split("\n## ")[1:] if old.strip()]
    title = part.splitlines()[0].removeprefix("## ")
    kept = [old for old in parts if old.splitlines()[0] != title]
    sections = [f"## {old.strip()}\n" for old in kept] + [part]
    page.write_text("\n".join([HEAD, *sections]), encoding="utf-8")


def main() -> None:
    """Run once and print the figures."""
    given = arguments()
    part = asyncio.run(run(given))
    print(part)
    if given.write is not None:
        write(given.write, part)


if __name__ == "__main__":
    main()
