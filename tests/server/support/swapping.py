"""A room whose game becomes native while people play in it: `swapping.py GAME DATABASE BUILT`.

It prints one JSON object for each row: its moves, the position after them, and whether the kernels
are native. After some rows it moves the folder BUILT to the place of libraries and tells the
server that the compiler is there. A game without end goes on until the native code is loaded, the
others wait for it. Then it plays as many rows again.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

from polis.core.native.builds import Builds
from polis.core.native.compiler_package import COMING
from polis.core.native.store import RULES, STRATEGY, library_folder
from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import client_messages, http
from polis.server.rooms.commands import COMMANDS
from polis.server.rooms.room import Room
from polis.server.services import Services
from tests.server.support.client import me, new_id, room_body

ROWS = {"machi-koro": 30, "akropolis": 8, "world-wonders": 15}
"""How many, before the native code comes and after it."""
ENDLESS = "machi-koro"


class Everyone:
    """A connection that holds both seats and does not listen."""

    seats: tuple[int, ...] = (0, 1)
    host = False

    def send(self, message: Any) -> None:
        """Nothing to do."""

    def welcome(self, room: Any) -> bool:
        """The seats stay as they are."""
        return False


async def main(game: str, database: str, built: Path) -> None:
    """Play."""
    server = Services(Config.model_construct(database=database, bot_workers=0))
    server.builds = Builds([game], (RULES, STRATEGY), server.levels.report)
    await server.open()
    body = http.CreateRoom.model_validate(room_body(game, me("Anna"), me("Boris")))
    room = await server.rooms.get((await lobby.create(server, body)).room)
    rng, after, put = random.Random(1), 0, False
    show(room)
    while after < ROWS[game]:
        if room.number >= ROWS[game] and not put:
            put = True
            built.replace(library_folder())
            Path(os.environ[COMING]).unlink()
        if server.levels[game] == "ready":
            after += 1
        if after or not put or game == ENDLESS:
            await act(room, rng)
            show(room)
        await asyncio.sleep(0.01)
    await server.close()


async def act(room: Room, rng: random.Random) -> None:
    """Play any action that does not bring the end nearer."""
    position, seat = room.history.position, room.history.to_act
    assert seat is not None
    free = [action for action in position.legal if action.split()[-1] not in LANDMARKS]
    act = client_messages.Act(
        type="act", id=new_id(), number=room.number, seat=seat, action=rng.choice(free)
    )
    async with room.lock:
        await COMMANDS[type(act)](room, Everyone(), act)


LANDMARKS = ("train-station", "shopping-mall", "amusement-park", "radio-tower")


def show(room: Room) -> None:
    """Print the last row."""
    row, position = room.history.rows[-1], room.history.position
    print(
        json.dumps(
            {
                "moves": [move for move in (row.action, *row.chance) if move is not None],
                "record": position.records.tobytes().hex(),
                "native": "native" in repr(position.rules.kernels["apply"]),
            }
        )
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
