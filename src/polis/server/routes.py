"""HTTP routes: games, rooms, logs, score pads. Games are played over the WebSocket."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from polis.bots import levels
from polis.core import registry, scorepad
from polis.core.sheet import Sheet
from polis.server import lobby, scorepads
from polis.server.gate.addresses import client_address, client_host
from polis.server.gate.strict_json import StrictRoute
from polis.server.metrics import OPEN_ROOMS, REGISTRY
from polis.server.protocol import http
from polis.server.protocol.games import Games, GameSheet
from polis.server.protocol.logs import AnalyseLog, Analysis, LogText, Review, ReviewLog
from polis.server.protocol.parts import GameKey, RoomId
from polis.server.protocol.server_messages import PROTOCOL
from polis.server.protocol.set_ups import SETTINGS, option_sheet
from polis.server.refusals import Missing, NotAllowed, RequestRefused, TooMany
from polis.server.rooms import analysis
from polis.server.rooms.directory import check_known
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.uploads import logs as uploaded_logs
from polis.text.message import Message
from polis.text.translation import LANGUAGES, text_files

Language = Annotated[Literal["en", "cs", "pl"], Path(description="The language of the texts.")]
GamePath = Annotated[GameKey, Path(description="A game's key, such as akropolis.")]
RoomPath = Annotated[RoomId, Path(description="A room's id.")]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": http.Problem, "description": "Refused; the reason says why."},
    403: {
        "model": http.Problem,
        "description": "Not allowed from this origin or with these tokens.",
    },
    404: {"model": http.Problem, "description": "Not found."},
    405: {"model": http.Problem, "description": "The method is not allowed."},
    409: {"model": http.Problem, "description": "Another request was first."},
    408: {"model": http.Problem, "description": "The body did not come in time."},
    413: {"model": http.Problem, "description": "The body is too long."},
    421: {"model": http.Problem, "description": "The server does not have this host name."},
    422: {"model": http.Problem, "description": "A part is missing or of the wrong form."},
    429: {"model": http.Problem, "description": "Too many requests; try again in a moment."},
    503: {
        "model": http.Problem,
        "description": "The database does not respond.",
    },
}

PLAIN_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}

router = APIRouter(responses=PROBLEMS, route_class=StrictRoute)


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def _room(request: Request, room: str) -> Room:
    services = _services(request)
    row = await services.store.room(room)
    if row is None:
        raise Missing(Message("room-unknown", room=room))
    check_known(row)
    lobby.ask_for(services, row.game)
    return await services.rooms.get(room)


# Games -------------------------------------------------------------------------------------------


def _sheet(services: Services, sheet: Sheet) -> GameSheet:
    return GameSheet(
        game=sheet.key,
        title=sheet.title,
        players=list(sheet.players),
        minutes=sheet.minutes,
        options=[option_sheet(sheet, option) for option in sheet.options],
        rules_version=sheet.rules_version,
        levels=services.levels[sheet.key],
    )


@router.get("/api/games")
async def games(request: Request) -> Games:
    """The games, their options, and whether their bot levels play themselves yet."""
    services = _services(request)
    return Games(
        protocol=PROTOCOL,
        games=[_sheet(services, sheet) for sheet in registry.sheets()],
        settings=SETTINGS,
        levels=list(levels.NAMES),
        languages=list(LANGUAGES),
        body_bytes=services.config.body_bytes,
    )


@router.get("/api/rules/{game}/{language}")
async def rules(game: GamePath, language: Language) -> http.RulesPage:
    """The rules page of a game."""
    key = registry.find(game)
    page = registry.rules_page(key, language)
    return http.RulesPage(game=key, language=language, text=page)


@router.get("/api/texts/{language}", response_model=None, responses=PLAIN_TEXT)
async def texts(language: Language) -> PlainTextResponse:
    """All messages in one language, as one file of Project Fluent."""
    files = text_files(language)
    return PlainTextResponse("\n".join(file.read_text(encoding="utf-8") for file in files))


@router.get("/api/pad/{game}")
async def pad_facts(
    request: Request,
    game: GamePath,
    players: Annotated[int, Query(ge=1, le=8, description="The number of players.")],
) -> http.PadFacts:
    """What a score pad for so many players offers."""
    return scorepads.facts(lobby.ask_for(_services(request), game), players)


@router.post("/api/pad/{game}/score")
async def pad_score(request: Request, game: GamePath, body: http.PadRequest) -> http.PadScore:
    """Score a city or table that was built with the real game."""
    key = lobby.ask_for(_services(request), game)
    return await asyncio.to_thread(scorepads.score, key, body.table)


@router.post("/api/pad/{game}/legal")
async def pad_legal(request: Request, game: GamePath, body: http.PadRequest) -> http.PadAnswer:
    """The places for the next piece in a city of the real game."""
    key = lobby.ask_for(_services(request), game)
    return http.PadAnswer(answer=await asyncio.to_thread(scorepad.legal, key, body.table))


# Rooms -------------------------------------------------------------------------------------------


@router.post("/api/rooms", status_code=201)
async def create_room(request: Request, body: http.CreateRoom) -> http.Created:
    """Create a room; only this answer contains its secrets."""
    services, address = _services(request), client_address(request.scope)
    if not services.new_rooms.take(address):
        raise TooMany(Message("http-too-many"))
    return await lobby.create(services, body, address)


@router.get("/api/rooms")
async def public_rooms(request: Request) -> http.Rooms:
    """Public rooms, open and new ones first."""
    rows = await _services(request).store.public_rooms(lobby.LISTED)
    return http.Rooms(rooms=[lobby.summary(row) for row in rows])


@router.post("/api/rooms/mine")
async def my_rooms(request: Request, body: http.ListMyRooms) -> http.MyRooms:
    """A page of the rooms in which one of these tokens is valid."""
    return await lobby.my_rooms(_services(request), body)


@router.post("/api/rooms/forget")
async def forget_me(request: Request, body: http.ForgetMe) -> http.Forgotten:
    """Erase the names of the players who hold these tokens, in all their rooms."""
    services = _services(request)
    if not services.erasures.take(client_address(request.scope)):
        raise TooMany(Message("http-too-many"))
    return http.Forgotten(rooms=await lobby.forget(services, body.tokens))


@router.post("/api/identity/renew")
async def renew_identity(request: Request, body: http.RenewIdentity) -> http.Renewed:
    """Replace a person's secret in all rooms; devices that know only the old one lose them."""
    services = _services(request)
    if not services.erasures.take(client_address(request.scope)):
        raise TooMany(Message("http-too-many"))
    return http.Renewed(rooms=await lobby.renew_identity(services, body.old, body.new))


@router.get("/api/rooms/{room}")
async def room_summary(request: Request, room: RoomPath) -> http.RoomSummary:
    """A room as its visitors see it before they join."""
    row = await _services(request).store.room(room)
    if row is None:
        raise Missing(Message("room-unknown", room=room))
    return lobby.summary(row)


@router.post("/api/rooms/{room}/join")
async def join_room(request: Request, room: RoomPath, body: http.JoinRoom) -> http.Joined:
    """Take an open seat."""
    if not _services(request).joins.take(client_address(request.scope)):
        raise TooMany(Message("http-too-many"))
    return await lobby.join(await _room(request, room), body)


@router.post("/api/rooms/{room}/rematch")
async def rematch(request: Request, room: RoomPath, body: http.WithTokens) -> http.Rematch:
    """Create the room of the rematch, with each player one seat further."""
    found = await _room(request, room)
    return http.Rematch(room=await lobby.rematch(_services(request), found, body.tokens))


@router.post("/api/rooms/{room}/log")
async def room_log(request: Request, room: RoomPath, body: http.WithTokens) -> LogText:
    """A room's log, for its players and, if they are allowed, for spectators."""
    found = await _room(request, room)
    if not found.row.spectators:
        lobby.mine(found.row, body.tokens)
    async with found.lock:
        await found.refresh()
        if found.row.daily is not None and found.row.status != "over":
            raise RequestRefused(Message("room-daily"))
        if found.number < 0:
            raise RequestRefused(Message("room-not-begun"))
        return LogText(log=uploaded_logs.log_text(found))


@router.get("/api/keeping")
async def keeping(request: Request) -> http.Keeping:
    """For how long rooms, subscriptions and players of the club are kept."""
    config = _services(request).config
    return http.Keeping(
        open=config.open_room_days,
        playing=config.idle_room_days,
        over=config.over_room_days,
        subscriptions=config.subscription_days,
        club=config.club_days,
    )


@router.post("/api/log/review", response_model=Review)
async def review_log(request: Request, body: ReviewLog) -> Response:
    """The moves of a log in words, and the position after one of them."""
    services, address = _services(request), client_address(request.scope)
    game = lobby.ask_for_log(services, body.log)
    found = await services.uploads.review(address, game, body)
    return Response(found, media_type="application/json")


@router.post("/api/log/analysis")
async def analyse_log(request: Request, body: AnalyseLog) -> Analysis:
    """What the decisions of a log lost against the best ones, in parts of a few seconds."""
    services, address = _services(request), client_address(request.scope)
    if not services.analyses.take(address):
        raise TooMany(Message("http-too-many"))
    game = lobby.ask_for_log(services, body.log)
    part = await services.uploads.read_for_analysis(address, game, body)
    settled, patience = services.levels.settled(part.game), services.config.most_wait
    return await analysis.analyse(services.pool, settled, part, patience)


# Operations --------------------------------------------------------------------------------------


@router.get("/healthz", responses={503: {"model": http.Health}})
async def health(request: Request, response: Response) -> http.Health:
    """Whether the server works; it does without Redis for a while."""
    services = _services(request)
    database, writable = await services.health.run()
    executor = await services.executor.alive()
    ok = database and writable and executor
    if not ok:
        response.status_code = 503
    redis = await services.pubsub.alive()
    return http.Health(ok=ok, database=database, writable=writable, executor=executor, redis=redis)


@router.get("/metrics", response_model=None, responses=PLAIN_TEXT)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus, for this machine and its private networks only."""
    try:
        near = ipaddress.ip_address(client_host(request.scope)).is_private
    except ValueError:
        near = False
    if not near:
        raise NotAllowed(Message("http-metrics"))
    OPEN_ROOMS.set(len(_services(request).rooms.open))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
