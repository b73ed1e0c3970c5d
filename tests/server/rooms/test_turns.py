"""Writers of one file take turns, in the order in which they came."""

from __future__ import annotations

import asyncio

import pytest

from polis.server.storage.turn import Turn

pytestmark = pytest.mark.anyio


async def test_a_free_turn_is_taken_at_once_and_only_once() -> None:
    turn = Turn()
    assert turn.take_at_once()
    assert not turn.take_at_once()
    turn.give_back()
    assert turn.take_at_once()


async def test_those_who_wait_go_before_those_who_come() -> None:
    turn, order = Turn(), []

    async def write(name: str) -> None:
        async with turn:
            order.append(name)

    assert turn.take_at_once()
    waiting = [asyncio.create_task(write(name)) for name in "abc"]
    await asyncio.sleep(0)
    turn.give_back()
    assert not turn.take_at_once()
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert turn.take_at_once()


@pytest.mark.parametrize("given", [False, True], ids=["while it waits", "when its turn comes"])
async def test_who_gives_up_does_not_keep_the_turn(given: bool) -> None:
    turn = Turn()
    assert turn.take_at_once()
    first, second = (asyncio.create_task(turn.take()) for _ in range(2))
    await asyncio.sleep(0)
    if given:
        turn.give_back()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    if not given:
        turn.give_back()
    await second
    turn.give_back()
    assert turn.take_at_once()
