"""The days of daily games: what all games of a day share, determined once and kept."""

from __future__ import annotations

from polis import luck
from polis.bots import levels
from polis.core import registry
from polis.server import tokens
from polis.server.challenges.store import DailyStore
from polis.server.rooms.daily import day_of, ends_at
from polis.server.storage.records import DayRecord

LEVEL = "architect"
"""The level of the bots of daily games."""


def players_of(game: str) -> int:
    """The number of players of a game's daily game: the fewest that are not alone."""
    return min(count for count in registry.sheet(game).players if count > 1)


def daily_games() -> list[str]:
    """The games that have a daily game: those that two can play."""
    return [sheet.key for sheet in registry.sheets() if max(sheet.players) > 1]


def next_day(day: str) -> str:
    """The day after another."""
    return day_of(ends_at(day))


async def day_record(store: DailyStore, day: str, game: str) -> DayRecord:
    """What the games of this day share; determined now if it has not been."""
    found = await store.day(day, game)
    if found is None:
        await store.add_day(_new_day(day, game))
        found = await store.day(day, game)
    assert found is not None
    return found


def _new_day(day: str, game: str) -> DayRecord:
    sheet = registry.sheet(game)
    return DayRecord(
        day=day,
        game=game,
        root=tokens.new_root(),
        level=LEVEL,
        bot=levels.level(game, LEVEL).twin,
        rules_version=sheet.rules_version,
        options=sheet.option_values(sheet.option_codes({})),
    )


def secret_of(record: DayRecord) -> bytes:
    """The secret of a day's luck."""
    return luck.secret_of(bytes.fromhex(record.root))


def commitment_of(record: DayRecord) -> str:
    """The hash of that secret, which is shown before."""
    return luck.commitment(secret_of(record))
