"""HTTP routes of notices: the server's key, and the browsers that want to be notified."""

from __future__ import annotations

from fastapi import APIRouter, Request

from polis.server import tokens as keys
from polis.server.gate.addresses import client_address, mark
from polis.server.gate.strict_json import StrictRoute
from polis.server.protocol import push
from polis.server.push.store import Subscription
from polis.server.refusals import TooMany
from polis.server.routes import PROBLEMS
from polis.server.services import Services
from polis.text.message import Message

router = APIRouter(responses=PROBLEMS, route_class=StrictRoute)


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


@router.get("/api/push")
async def push_key(request: Request) -> push.PushKey:
    """The key with which browsers subscribe at their push services."""
    return push.PushKey(key=_services(request).push.key)


@router.post("/api/push/subscribe")
async def subscribe(request: Request, body: push.Subscribe) -> push.Subscribed:
    """Notify a browser when it is the person's turn; the same one may say it again."""
    services = _services(request)
    address = client_address(request.scope)
    if not services.subscribing.take(address):
        raise TooMany(Message("http-too-many"))
    identity = keys.hashed(body.identity)
    one = Subscription(body.endpoint, body.p256dh, body.auth, maker=mark(address))
    await services.push.subscribe(identity, one)
    return push.Subscribed(devices=len(await services.push.subscriptions.of(identity)))


@router.post("/api/push/unsubscribe")
async def unsubscribe(request: Request, body: push.Unsubscribe) -> push.Unsubscribed:
    """Do not notify a browser of the person any more, or none of them."""
    services = _services(request)
    if not services.changes.take(client_address(request.scope)):
        raise TooMany(Message("http-too-many"))
    store = services.push.subscriptions
    return push.Unsubscribed(devices=await store.remove(keys.hashed(body.identity), body.endpoint))
