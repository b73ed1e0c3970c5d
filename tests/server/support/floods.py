"""Floods by rude clients, while strangers want to play.

The rude ones are a process of their own, behind many addresses; the server has its usual limits.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

from tests.server.support.client import (
    FORWARDED,
    House,
    Player,
    me,
    tokens_of,
)
from tests.server.support.long_history import write_history
from tests.server.support.processes import serving, wait_healthy
from tests.server.support.rude_clients import KINDS, PAUSE, SOON, WITH_HISTORY, Rude

SECONDS = 4.0  # of a flood, after all rude clients are there
SLOWEST = 0.1  # seconds for 99 of 100 actions of strangers


def flood(count: int, seed: int, kind: str) -> list[float]:
    """So many floods of a kind; the seconds that strangers waited for each action."""
    rng = random.Random(f"{seed} {kind}")
    waited: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'polis.sqlite')}"
        if kind in WITH_HISTORY:
            write_history(database)
        with serving("--port", "0", "--database", database, POLIS_BOT_WORKERS="1") as server:
            for _ in range(count):
                waited += asyncio.run(_flooded(server.address, kind, rng.getrandbits(60)))
            metrics = httpx.get(f"{server.address}/metrics", timeout=60.0).text
            assert "polis_failures_total 0.0" in metrics, "".join(server.lines[-20:])
            wait_healthy(server.address)
    return waited


def judge(waited: list[float]) -> None:
    """99 of 100 actions of strangers were acknowledged in time."""
    late = sorted(waited)[len(waited) * 99 // 100]
    assert late < SLOWEST, f"1 in 100 of {len(waited)} actions took more than {1000 * late:.0f} ms"


async def _flooded(address: str, kind: str, seed: int) -> list[float]:
    context = get_context("spawn")
    ready, over = context.Event(), context.Event()
    rude = context.Process(target=_be_rude, args=(kind, address, seed, ready, over))
    strangers = [Stranger(address, number) for number in range(3)]
    for stranger in strangers:
        await stranger.sit_down()
    rude.start()
    try:
        await asyncio.to_thread(_wait_ready, rude, ready, kind)
        playing = [asyncio.create_task(stranger.play()) for stranger in strangers]
        await asyncio.sleep(SECONDS)
        for stranger in strangers:
            stranger.enough = True
        await asyncio.gather(*playing)
    finally:
        over.set()
        await asyncio.to_thread(rude.join)
    assert rude.exitcode == 0, f"the flood of {kind} ended by itself"
    for stranger in strangers:
        assert stranger.waited, "a stranger could not act at all"
        await stranger.player.close()
    return [seconds for stranger in strangers for seconds in stranger.waited]


def _wait_ready(rude: Any, ready: Any, kind: str) -> None:
    """Wait until the rude ones are there; fail at once if they give up."""
    deadline = time.monotonic() + SOON
    while not ready.wait(0.5):
        assert rude.exitcode is None, f"the flood of {kind} ended before it began"
        assert time.monotonic() < deadline, f"no flood of {kind} came"


class Stranger:
    """Somebody with an address of their own, who plays both seats of a room."""

    def __init__(self, address: str, number: int) -> None:
        self._house = House(address)
        self._house.http.headers[FORWARDED] = f"198.51.100.{number}"
        self._game = ("machi-koro", "akropolis", "world-wonders")[number]
        self._rng = random.Random(number)
        self.player: Player
        self.waited: list[float] = []
        self.enough = False

    async def sit_down(self) -> None:
        """Take a new room."""
        made = await self._house.create(self._game, me("Anna"), me("Boris"))
        self.player = await self._house.sit(made["room"], *tokens_of(made))

    async def play(self) -> None:
        """Act until it is enough, and note how long each action took."""
        while not self.enough:
            table = self.player.table
            if table is None or table["to_act"] is None:
                await self.player.close()
                await self.sit_down()
                continue
            began = time.monotonic()
            said = await self.player.act(self._rng.choice(table["legal"]))
            self.waited.append(time.monotonic() - began)
            assert said["type"] == "ack", said
            self.player.heard.clear()
            await asyncio.sleep(PAUSE)


def _be_rude(kind: str, address: str, seed: int, ready: Any, over: Any) -> None:
    asyncio.run(Rude(address, random.Random(seed), ready, over).flood(KINDS[kind]))
