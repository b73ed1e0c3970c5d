"""The toy game in a room of the server: played over the WebSocket, with people and a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from polis.core.game import Game
from tests.server.support.client import House, bot, me, tokens_of
from tests.server.support.processes import GENEROUS, Process
from tests.toy.conftest import FOLDER, TOY

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that finds the toy game; nothing is built for it."""
    folder = tmp_path_factory.mktemp("toy")
    own = {
        "POLIS_GAMES": str(FOLDER),
        "NUMBA_DISABLE_JIT": "1",
        "POLIS_CACHE_DIR": str(folder / "cache"),
    }
    database = f"sqlite:///{folder / 'polis.sqlite'}"
    process = Process("--port", "0", "--database", database, **GENEROUS | own)
    try:
        yield process
    finally:
        process.kill()


@pytest.fixture
async def house(server: Process) -> AsyncIterator[House]:
    found = House(server.address)
    yield found
    await found.close()


async def test_its_sheet_texts_and_rules_are_served(house: House) -> None:
    games = (await house.get("/api/games")).json()["games"]
    assert TOY in [game["game"] for game in games]
    assert "ttd-marks = " in (await house.get("/api/texts/cs")).text
    page = (await house.get(f"/api/rules/{TOY}/cs")).json()
    assert page["text"].startswith("# Tic-Tac-Die")


@pytest.mark.parametrize("other", [me("Boris"), bot("master")])
async def test_a_game_is_played_to_the_end(house: House, other, toy: str) -> None:
    made = await house.create(TOY, me("Anna"), other)
    player = await house.sit(made["room"], *tokens_of(made))
    mine = range(2) if other["kind"] == "me" else range(1)
    while player.table is None or player.table["result"] is None:
        if player.table and player.table["to_act"] in mine:
            assert (await player.act(player.table["legal"][0]))["type"] == "ack"
        else:
            await player.next()
    log = (await house.post(f"/api/rooms/{player.room}/log", {})).json()["log"]
    assert Game.parse(log).position.scores == player.table["scores"]
