"""Times a first start: a fresh clone, empty caches, `./polis`, and a game against a bot.

    python benchmarks/first_start.py GAME

Times count from the moment at which the browser is opened. The person plays any legal action at
once; the bot has the level `master`, for which a quick bot plays until the native code is there.
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
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.support.client import House, Player, bot, me, tokens_of  # noqa: E402

from polis.core import registry  # noqa: E402

LEVEL = "master"


def main() -> None:
    """Clone, start, play, and print the times."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", type=registry.find)
    game = parser.parse_args().game
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # ends `polis`, too
    print(f"{game}; load before: {os.getloadavg()[0]:.1f}", flush=True)
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
                say("typed → page open", began)
                print(f"  CPU time of that: {cpu_seconds(polis.pid):.1f} s", flush=True)
                asyncio.run(play(address, game, time.time()))
            finally:
                polis.send_signal(signal.SIGINT)
    print(f"load after: {os.getloadavg()[0]:.1f}")


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


def say(what: str, began: float) -> None:
    print(f"{what:40} {time.time() - began:6.1f} s", flush=True)


async def play(address: str, game: str, began: float) -> None:
    """Play until the level itself has answered, then wait for the other games."""
    house = House(address)
    await house.get("/")
    await house.get("/api/games")
    made = await house.create(game, me(), bot(LEVEL))
    player = await house.sit(made["room"], *tokens_of(made))
    await player.until(mine)
    say("page open → first own move possible", began)
    await bot_moves(player)
    say("page open → first answer of the bot", began)
    await native(house, game)
    say("page open → the chosen level plays", began)
    await bot_moves(player)
    say("page open → first answer of that level", began)
    for sheet in registry.sheets():
        await native(house, sheet.key)
    say("page open → the levels of all games play", began)


async def native(house: House, game: str) -> None:
    """Wait until the levels of a game play themselves."""
    while True:
        games = (await house.get("/api/games")).json()["games"]
        if all(one["levels"] != "building" for one in games if one["game"] == game):
            return
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
            await player.act(player.table["actions"][0])
        else:
            await player.next()


def acted(player: Player) -> int:
    """How often the bot has acted."""
    return sum(entry["seat"] == 1 for entry in player.log)


if __name__ == "__main__":
    main()
