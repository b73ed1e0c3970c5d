"""HTTP routes of the club. Secrets travel in bodies, so reading is a POST as well."""

from __future__ import annotations

from fastapi import APIRouter, Request

from polis.core import registry
from polis.server.club.service import Club
from polis.server.gate.addresses import client_address
from polis.server.gate.strict_json import StrictRoute
from polis.server.protocol import club
from polis.server.refusals import TooMany
from polis.server.routes import PROBLEMS
from polis.server.services import Services
from polis.text.message import Message

router = APIRouter(responses=PROBLEMS, route_class=StrictRoute)


def _club(request: Request, changes: bool = False) -> Club:
    services: Services = request.app.state.services
    if changes and not services.changes.take(client_address(request.scope)):
        raise TooMany(Message("http-too-many"))
    return services.club


@router.post("/api/club/join")
async def join_club(request: Request, body: club.JoinClub) -> club.Membership:
    """Opt in to be rated, or change the name and face that the club shows."""
    address = client_address(request.scope)
    return await _club(request, changes=True).join(body, address)


@router.post("/api/club/leave")
async def leave_club(request: Request, body: club.AskClub) -> club.Membership:
    """Opt out: name, face and ratings are removed."""
    return await _club(request, changes=True).leave(body.identity)


@router.post("/api/club/me")
async def my_membership(request: Request, body: club.AskClub) -> club.Membership:
    """Whether a person takes part, and the person's ratings."""
    return await _club(request).membership(body.identity)


@router.post("/api/club/table")
async def club_table(request: Request, body: club.AskClubTable) -> club.ClubTable:
    """The players of a game who opted in and have enough games, the best first."""
    return await _club(request).table(registry.find(body.game), body.identity)
