"""Times a first start: a fresh clone, empty caches, `./polis`, and a game against a bot.

    python benchmarks/first_start.py [GAME ...] [--wheel FILE] [--write PAGE]

Times count from the moment at which the browser is opened. The person plays any legal action at
once; the bot has the level `master`, for which a quick bot plays until the native code is there.
`--wheel` also times the first move of every level in a new process of an environment with nothing
but this wheel, and that of a bot file with a kernel in one with the extra `kernels`. `--write`
puts the figures of all games into a page.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.support.client import House, Player, bot, me, tokens_of  # noqa: E402

from polis.bots import levels  # noqa: E402
from polis.core import registry  # noqa: E402

LEVEL = "master"


Figures = dict[str, float]
"""Seconds by what was timed, of one game."""

PAGE = """# The first start

Written by `python benchmarks/first_start.py --wheel FILE --write docs/generated/start.md`: wall
time in a fresh clone with empty caches, or in an environment with nothing but the wheel.

Machine: {cores} cores, load average {load:.1f} before.

"""


def main() -> None:
    """Clone, start, play, and print the times of each game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", type=registry.find)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    games = given.games or [sheet.key for sheet in registry.sheets()]
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # ends `polis`, too
    load = os.getloadavg()[0]
    columns = {}
    for game in games:
        print(f"{game}; load before: {os.getloadavg()[0]:.1f}", flush=True)
        columns[game] = start(game) | (first_moves(given.wheel, game) if given.wheel else {})
    if given.write:
        head = PAGE.format(cores=os.cpu_count(), load=load)
        given.write.write_text(head + table(columns), encoding="utf-8")


def table(columns: Mapping[str, Figures]) -> str:
    """The figures as a table, a column for each game."""
    titles = [registry.sheet(game).title for game in columns]
    lines = [f"| seconds | {' | '.join(titles)} |", f"|---|{'---:|' * len(titles)}"]
    for what in next(iter(columns.values())):
        cells = " | ".join(f"{figures[what]:.1f}" for figures in columns.values())
        lines.append(f"| {what} | {cells} |")
    return "\n".join(lines) + "\n"


def start(game: str) -> Figures:
    """The times of a first start in which this game is asked for."""
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        subprocess.run(["git", "clone", "--quiet", ROOT, place / "clone"], check=True)
        began = time.time()
        with subprocess.Popen(
            [place / "clone/polis"], cwd=place / "clone", env=environment(place),
            stdout=subprocess.DEVNULL, start_new_session=True,
        ) as polis:  # fmt: skip
            try:
                address = opened(place, polis)
                note(figures, "`./polis` typed → page open", began)
                print(f"  CPU time of that: {cpu_seconds(polis.pid):.1f} s", flush=True)
                asyncio.run(play(address, game, time.time(), figures))
            finally:
                polis.send_signal(signal.SIGINT)
    return figures


def first_moves(wheel: Path, game: str) -> Figures:
    """The time of the slowest first move of a level, each in a new process of the wheel."""
    figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        python = installed(place, f"polis-games @ {wheel.resolve().as_uri()}", "runtime")
        for level in levels.NAMES:
            began = time.time()
            first_move(python, place, game, level)
            note(figures, f"wheel: new process → first move of {level}", began)
        wanted = f"polis-games[kernels] @ {wheel.resolve().as_uri()}"
        python = installed(place, wanted, "kernels")
        began = time.time()
        first_move(python, place, game, f"{ROOT / 'docs/examples/kernel_bot.py'}:look_ahead")
        note(figures, "wheel: new process → first move of a bot file's kernel", began)
    return figures


def installed(place: Path, wanted: str, lock: str) -> Path:
    """The interpreter of a new environment with this requirement, in the versions of a lock."""
    uv, python = Path(sys.executable).parent / "uv", place / lock / "bin/python"
    versions = ("--constraints", ROOT / f"requirements-{lock}.lock")
    for command in (
        ("venv", "--quiet", "--python", sys.executable, place / lock),
        ("pip", "install", "--quiet", "--python", python, *versions, wanted),
    ):
        subprocess.run([uv, *command], check=True)
    return python


def first_move(python: Path, place: Path, game: str, bot: str) -> None:
    """Let a bot make its first move in a new process."""
    kept = environment(place)
    subprocess.run([python, "-c", FIRST_MOVE, game, bot], cwd=place, env=kept, check=True)


FIRST_MOVE = """
import sys
import polis
game = polis.Game(sys.argv[1], players=2, seed=1)
bot = polis.bot(sys.argv[2], sys.argv[1]).make(1)
game.play(bot.choose(game.position.copy(), 1.0))
"""


def environment(place: Path) -> dict[str, str]:
    """Empty folders for everything that installing or playing keeps, and a browser that notes."""
    browser = place / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {place}/new && mv {place}/new {place}/opened\n')
    browser.chmod(0o755)
    folders = (
        *("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache"),
        *("POLIS_CACHE_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME"),
    )
    kept = {key: value for key, value in os.environ.items() if not key.startswith("POLIS_")}
    return kept | {name: str(place / name) for name in folders} | {"BROWSER": str(browser)}


def opened(place: Path, polis: subprocess.Popen[bytes]) -> str:
    """Wait for the browser to be opened; the address of the page."""
    while not (place / "opened").exists():
        if polis.poll() is not None:
            raise SystemExit("polis has ended")
        time.sleep(0.02)
    return (place / "opened").read_text().strip().rstrip("/")


def cpu_seconds(process: int) -> float:
    """The processor time of a process and of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def note(figures: Figures, what: str, began: float) -> None:
    """Keep and print the time since then."""
    figures[what] = time.time() - began
    print(f"{what:48} {figures[what]:6.1f} s", flush=True)


async def play(address: str, game: str, began: float, figures: Figures) -> None:
    """Play until the level itself has answered, then wait for the other games."""
    house = House(address)
    await house.get("/")
    await house.get("/api/games")
    made = await house.create(game, me(), bot(LEVEL))
    player = await house.sit(made["room"], *tokens_of(made))
    await player.until(mine)
    note(figures, "page open → first own move possible", began)
    await bot_moves(player)
    note(figures, "page open → first answer of the bot", began)
    await native(house, game)
    note(figures, "page open → the chosen level plays", began)
    await bot_moves(player)
    note(figures, "page open → first answer of that level", began)
    for sheet in registry.sheets():
        await native(house, sheet.key)
    note(figures, "page open → the levels of all games play", began)


async def native(house: House, game: str) -> None:
    """Wait until the levels of a game play themselves."""
    while True:
        games = (await house.get("/api/games")).json()["games"]
        (state,) = (one["levels"] for one in games if one["game"] == game)
        if state == "ready":
            return
        if state != "building":
            raise SystemExit(f"the levels of {game} are {state}: its native code was not built")
        await asyncio.sleep(0.2)


def mine(player: Player) -> bool:
    """Whether the person is to act."""
    return player.table is not None and player.table["to_act"] == 0


async def bot_moves(player: Player) -> None:
    """Answer for the person at once, until the bot has acted once more."""
    before = acted(player)
    while acted(player) == before:
        if mine(player):
            assert player.table is not None
            await player.act(player.table["legal"][0])
        else:
            await player.next()


def acted(player: Player) -> int:
    """How often the bot has acted."""
    return sum(entry["seat"] == 1 for entry in player.log)


if __name__ == "__main__":
    main()
