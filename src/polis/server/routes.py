"""HTTP routes: games, rooms, logs, score pads. Games are played over the WebSocket."""

from __future__ import annotations

import asyncio
import ipaddress
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from polis.bots import levels
from polis.core import registry, scorepad
from polis.core.sheet import Sheet
from polis.server import lobby, scorepads, tokens, uploaded_logs
from polis.server.gate.security import client_address
from polis.server.lobby import Missing, NotAllowed
from polis.server.metrics import OPEN_ROOMS, REGISTRY
from polis.server.protocol import encoding, http
from polis.server.protocol.parts import GameKey, RoomId
from polis.server.protocol.server_messages import PROTOCOL
from polis.server.rooms import analysis
from polis.server.rooms.room import RequestRefused, Room
from polis.server.services import Services
from polis.text.message import Message
from polis.text.translation import LANGUAGES, text_files

Language = Literal["en", "cs", "pl"]
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
    413: {"model": http.Problem, "description": "The body is too long."},
    421: {"model": http.Problem, "description": "The server does not have this host name."},
    422: {"model": http.Problem, "description": "A part is missing or of the wrong form."},
    429: {"model": http.Problem, "description": "Too many requests; try again in a moment."},
    503: {
        "model": http.Problem,
        "description": "The game is still being prepared, or the database does not respond.",
    },
}

PLAIN_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}

router = APIRouter(responses=PROBLEMS)


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def _room(request: Request, room: str) -> Room:
    services = _services(request)
    row = await services.store.room(room)
    if row is None:
        raise Missing(Message("room-unknown", room=room))
    lobby.check_ready(services, row.game)
    return await services.rooms.get(room)


# Games -------------------------------------------------------------------------------------------


def _sheet(services: Services, sheet: Sheet) -> http.GameSheet:
    return http.GameSheet(
        game=sheet.key,
        title=sheet.title,
        players=list(sheet.players),
        minutes=sheet.minutes,
        options=[encoding.option(option) for option in sheet.options],
        rules_version=sheet.rules_version,
        preparation=http.Preparation(**asdict(services.readiness[sheet.key].progress())),
    )


@router.get("/api/games")
async def games(request: Request) -> http.Games:
    """The games, their options, and how far their preparation has come."""
    services = _services(request)
    return http.Games(
        protocol=PROTOCOL,
        games=[_sheet(services, sheet) for sheet in registry.sheets()],
        levels=list(levels.NAMES),
        languages=list(LANGUAGES),
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
    request: Request, game: GamePath, players: Annotated[int, Query(ge=1, le=8)]
) -> http.PadFacts:
    """What a score pad for so many players offers."""
    return scorepads.facts(lobby.check_ready(_services(request), game), players)


@router.post("/api/pad/{game}/score")
async def pad_score(request: Request, game: GamePath, body: http.PadRequest) -> http.PadScore:
    """Score a city or table that was built with the real game."""
    key = lobby.check_ready(_services(request), game)
    return await asyncio.to_thread(scorepads.score, key, body.table)


@router.post("/api/pad/{game}/legal")
async def pad_legal(request: Request, game: GamePath, body: http.PadRequest) -> http.PadAnswer:
    """The places for the next piece in a city of the real game."""
    key = lobby.check_ready(_services(request), game)
    return http.PadAnswer(answer=await asyncio.to_thread(scorepad.legal, key, body.table))


# Rooms -------------------------------------------------------------------------------------------


@router.post("/api/rooms", status_code=201)
async def create_room(request: Request, body: http.CreateRoom) -> http.Created:
    """Create a room; only this answer contains its secrets."""
    services = _services(request)
    if not services.new_rooms.take(client_address(request.scope)):
        raise lobby.TooMany(Message("http-too-many"))
    return await lobby.create(services, body)


@router.get("/api/rooms")
async def public_rooms(request: Request) -> http.Rooms:
    """Public rooms, open and new ones first."""
    rows = await _services(request).store.public_rooms(lobby.LISTED)
    return http.Rooms(rooms=[lobby.summary(row) for row in rows])


@router.post("/api/rooms/mine")
async def my_rooms(request: Request, body: http.WithTokens) -> http.MyRooms:
    """The rooms in which one of these tokens is valid."""
    hashes = [tokens.hashed(token) for token in body.tokens]
    rows = await _services(request).store.rooms_of(hashes, lobby.LISTED)
    found = []
    for row in rows:
        seats, host = lobby.mine(row, body.tokens)
        found.append(http.MyRoom(room=lobby.summary(row), mine=seats, host=host))
    return http.MyRooms(rooms=found)


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
    return await lobby.join(await _room(request, room), body)


@router.post("/api/rooms/{room}/rematch")
async def rematch(request: Request, room: RoomPath, body: http.WithTokens) -> http.Rematch:
    """Create the room of the rematch, with each player one seat further."""
    found = await _room(request, room)
    return http.Rematch(room=await lobby.rematch(_services(request), found, body.tokens))


@router.post("/api/rooms/{room}/log")
async def room_log(request: Request, room: RoomPath, body: http.WithTokens) -> http.LogText:
    """A room's log, for its players and, if they are allowed, for spectators."""
    found = await _room(request, room)
    if not found.row.spectators:
        lobby.mine(found.row, body.tokens)
    async with found.lock:
        await found.refresh()
        if found.number < 0:
            raise RequestRefused(Message("room-not-begun"))
        return http.LogText(log=uploaded_logs.log_text(found))


@router.post("/api/log/review")
async def review_log(request: Request, body: http.ReviewLog) -> http.Review:
    """The moves of a log in words, and the position after one of them."""
    lobby.check_ready(_services(request), uploaded_logs.game_of_log(body.log))
    return await asyncio.to_thread(uploaded_logs.review, body)


@router.post("/api/log/analysis")
async def analyse_log(request: Request, body: http.AnalyseLog) -> http.Analysis:
    """What the decisions of a log lost against the best ones, in parts of a few seconds."""
    services = _services(request)
    if not services.analyses.take(client_address(request.scope)):
        raise lobby.TooMany(Message("http-too-many"))
    lobby.check_ready(services, uploaded_logs.game_of_log(body.log))
    game = await asyncio.to_thread(uploaded_logs.read_log, body.log, "analysis-components")
    return await analysis.analyse(services.pool, game, body.start, services.config.most_wait)


# Operations --------------------------------------------------------------------------------------


@router.get("/healthz", responses={503: {"model": http.Health}})
async def health(request: Request, response: Response) -> http.Health:
    """Whether the server works; it does without Redis for a while."""
    services = _services(request)
    try:
        database = await services.store.alive()
    except (SQLAlchemyError, OSError):
        database = False
    if not database:
        response.status_code = 503
    return http.Health(ok=database, database=database, redis=await services.pubsub.alive())


@router.get("/metrics", response_model=None, responses=PLAIN_TEXT)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus, for this machine and its private networks only."""
    address = client_address(request.scope)
    try:
        near = ipaddress.ip_address(address).is_private
    except ValueError:
        near = False
    if not near:
        raise NotAllowed(Message("http-metrics"))
    OPEN_ROOMS.set(len(_services(request).rooms.open))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
