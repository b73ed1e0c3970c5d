"""HTTP routes of daily games and puzzles."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request

from polis.server.challenges import daily, puzzles
from polis.server.gate.addresses import client_address
from polis.server.gate.strict_json import StrictRoute
from polis.server.lobby import ask_for
from polis.server.protocol import challenges
from polis.server.protocol.logs import LogText
from polis.server.refusals import TooMany
from polis.server.routes import PROBLEMS, GamePath
from polis.server.services import Services
from polis.text.message import Message

router = APIRouter(responses=PROBLEMS, route_class=StrictRoute)

DayPath = Annotated[challenges.Day, Path(description="A day that is over, such as 2026-11-17.")]
Number = Annotated[int, Path(ge=1, le=1_000_000, description="A puzzle's number, from 1 on.")]


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


@router.get("/api/daily")
async def daily_games(request: Request) -> challenges.DailyGames:
    """Today's games, with the hashes of the secrets of today and tomorrow."""
    return await daily.games(_services(request))


@router.post("/api/daily/{game}")
async def start_daily(
    request: Request, game: GamePath, body: challenges.StartDaily
) -> challenges.DailyStarted:
    """Begin today's game, or return to it; only the first answer contains the seat's secret."""
    services, address = _services(request), client_address(request.scope)
    if not services.new_rooms.take(address):
        raise TooMany(Message("http-too-many"))
    return await daily.start(services, game, body, address)


@router.post("/api/daily/{game}/results")
async def daily_results(
    request: Request, game: GamePath, body: challenges.ReadDaily
) -> challenges.DailyResults:
    """The results of a day."""
    return await daily.results(_services(request), game, body)


@router.get("/api/daily/{game}/{day}/best")
async def best_daily(request: Request, game: GamePath, day: DayPath) -> LogText:
    """The log of the best game of a day that is over."""
    return await daily.best_log(_services(request), game, day)


@router.get("/api/puzzles")
async def puzzle_sets(request: Request) -> challenges.PuzzleSets:
    """How many puzzles each game has."""
    return await asyncio.to_thread(puzzles.counts)


@router.get("/api/puzzles/{game}/{number}")
async def puzzle(request: Request, game: GamePath, number: Number) -> challenges.PuzzleTask:
    """A position in which one move is clearly the best."""
    key = ask_for(_services(request), game)
    return await asyncio.to_thread(puzzles.task, key, number)


@router.post("/api/puzzles/{game}/{number}")
async def answer_puzzle(
    request: Request, game: GamePath, number: Number, body: challenges.AnswerPuzzle
) -> challenges.PuzzleAnswer:
    """Whether a move is the best of a puzzle."""
    key = ask_for(_services(request), game)
    return await asyncio.to_thread(puzzles.answer, key, number, body.action)
