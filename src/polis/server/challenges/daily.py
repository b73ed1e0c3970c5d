"""Daily games: beginning an attempt, the results of a day, and the best game after it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from polis.bots import levels
from polis.core import registry
from polis.server import tokens
from polis.server.challenges import days
from polis.server.gate.addresses import mark
from polis.server.lobby import ask_for
from polis.server.protocol import challenges, http
from polis.server.protocol.logs import LogText
from polis.server.protocol.parts import Face
from polis.server.refusals import Busy, Missing, TooMany
from polis.server.rooms.daily import day_of, ends_at, is_over
from polis.server.rooms.people.contributions import begun
from polis.server.services import Services
from polis.server.storage.queries import Conflict
from polis.server.storage.records import KEYED, DayRecord, RoomRecord, SeatRecord
from polis.server.uploads.logs import log_text
from polis.text.message import Message

LISTED = 50
"""Results of a day in its table."""


async def games(services: Services) -> challenges.DailyGames:
    """Today's games."""
    day = day_of(services.clock.wall())
    found = [await _game(services, day, game) for game in days.daily_games()]
    return challenges.DailyGames(day=day, ends_at=ends_at(day), games=found)


async def _game(services: Services, day: str, game: str) -> challenges.DailyGame:
    today = await days.day_record(services.daily, day, game)
    tomorrow = await days.day_record(services.daily, days.next_day(day), game)
    return challenges.DailyGame(
        game=game,
        players=days.players_of(game),
        level=today.level,
        commitment=days.commitment_of(today),
        next_commitment=days.commitment_of(tomorrow),
    )


# An attempt --------------------------------------------------------------------------------------


async def start(
    services: Services, game: str, body: challenges.StartDaily, address: str
) -> challenges.DailyStarted:
    """Begin today's game, or return to it; a person has one attempt."""
    key = _known(ask_for(services, game))
    day, identity = day_of(services.clock.wall()), tokens.hashed(body.identity)
    earlier = await _earlier(services, day, key, identity)
    if earlier is not None:
        return challenges.DailyStarted(room=earlier, seats=[])
    _check_ready(services, key)
    most = services.config.daily_attempts_per_address
    if await services.daily.attempts_of(day, key, mark(address)) >= most:
        raise TooMany(Message("daily-too-many", most=most))
    token = tokens.new_token()
    record = await days.day_record(services.daily, day, key)
    room = replace(_room(record, body, token, address), created_at=services.clock.wall())
    room, history = await asyncio.to_thread(begun, room)
    try:
        await services.store.create(room, history.rows[0])
    except Conflict:  # the same person has begun at the same time
        first = await services.daily.begun(_attempt(day, key, identity))
        if first is None:
            raise
        return challenges.DailyStarted(room=first, seats=[])
    held = [http.HeldSeat(seat=0, token=token)]
    return challenges.DailyStarted(room=room.id, seats=held)


async def _earlier(services: Services, day: str, game: str, identity: str) -> str | None:
    """The room of a person's attempt: one with this secret, or begun with it before a renewal."""
    seated = await services.daily.attempt(day, game, identity)
    return seated[0] if seated else await services.daily.begun(_attempt(day, game, identity))


def _attempt(day: str, game: str, identity: str) -> str:
    """What only one room may have: a hash of the person, the day and the game."""
    return tokens.hashed(f"{day} {game} {identity}")


def _known(key: str) -> str:
    if key not in days.daily_games():
        raise Missing(Message("daily-none", game=registry.sheet(key).title))
    return key


def _check_ready(services: Services, game: str) -> None:
    """Refuse to begin while another bot would have to play for the one of the day."""
    state = services.levels[game]
    if state != "ready" and not levels.level(game, days.LEVEL).quick:
        raise Busy(Message(f"daily-{state}", level=levels.title(days.LEVEL)))


def _room(day: DayRecord, body: challenges.StartDaily, token: str, address: str) -> RoomRecord:
    """The room of an attempt, without a host, spectators or chat."""
    identity = tokens.hashed(body.identity)
    person = SeatRecord(
        0,
        "person",
        name=body.name,
        token_hash=tokens.hashed(token),
        identity=identity,
        colour=None if body.face is None else body.face.colour,
        avatar=None if body.face is None else body.face.avatar,
    )
    rivals = range(1, days.players_of(day.game))
    bots = (SeatRecord(seat, "bot", level=day.level) for seat in rivals)
    return RoomRecord(
        id=tokens.new_id(),
        game=day.game,
        rules_version=day.rules_version,
        options=day.options,
        seed=0,
        dealer=KEYED,
        root=day.root,
        uploaded=False,
        status="open",
        public=False,
        spectators=False,
        clock=None,
        clock_seconds=None,
        undo="agreement",
        chat=False,
        undo_request=None,
        host_hash=tokens.hashed(tokens.new_token()),
        invite_hash=tokens.hashed(tokens.new_token()),
        next=None,
        revision=0,
        created_at=0.0,
        seats=(person, *bots),
        maker=mark(address),
        daily=day.day,
        attempt=_attempt(day.day, day.game, identity),
        pinned_bot=day.bot,
    )


# Results -----------------------------------------------------------------------------------------


async def results(
    services: Services, game: str, body: challenges.ReadDaily
) -> challenges.DailyResults:
    """The results of a day; its secret if it is over."""
    key, today = _known(registry.find(game)), day_of(services.clock.wall())
    day = today if body.day is None else body.day
    record = await services.daily.day(day, key)
    identity = None if body.identity is None else tokens.hashed(body.identity)
    found = await services.daily.results(day, key, LISTED, identity)
    mine = None if identity is None else await services.daily.attempt(day, key, identity)
    over = is_over(day, services.clock)
    return challenges.DailyResults(
        day=day,
        over=over,
        commitment=None if record is None else days.commitment_of(record),
        secret=days.secret_of(record).hex() if record and over else None,
        count=await services.daily.count(day, key),
        results=[
            challenges.DailyResult(
                place=one.place,
                name=one.name,
                face=_face(one.colour, one.avatar),
                mine=one.mine,
                score=one.score,
                rival=one.rival,
                won=one.share,
                moves=one.moves,
            )
            for one in found
        ],
        my_room=mine and mine[0],
    )


def _face(colour: str | None, avatar: str | None) -> Face | None:
    if colour is None or avatar is None:
        return None
    return Face.model_construct(colour=colour, avatar=avatar)


async def best_log(services: Services, game: str, day: str) -> LogText:
    """The log of the best game of a day that is over."""
    key = _known(registry.find(game))
    if not is_over(day, services.clock):
        raise Missing(Message("daily-running", day=day))
    found = await services.daily.results(day, key, 1)
    if not found:
        raise Missing(Message("daily-no-games", day=day))
    room = await services.rooms.get(found[0].room)
    async with room.lock:
        await room.refresh()
        return LogText(log=log_text(room))
