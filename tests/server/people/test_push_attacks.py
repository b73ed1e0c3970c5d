"""What a client must not be able to do with notices: reach private machines, flood, take over."""

from __future__ import annotations

import asyncio
import socket
import stat
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from polis.core.errors import BadFile
from polis.server.push.addresses import AddressPolicy, is_public
from polis.server.push.keys import key_of, new_key, public_part, read_key
from polis.server.push.sender import AT_ONCE, Sender
from polis.server.push.store import MOST_DEVICES, MOST_FAILURES, Subscription, SubscriptionStore
from polis.server.refusals import RequestRefused
from polis.server.storage.cleanup import CleanupStore
from polis.server.storage.engine import Engines, connect, migrate
from polis.server.storage.erasure import ErasureStore
from polis.server.tokens import hashed, new_token
from tests.server.support.client import OPEN, Said, me
from tests.server.support.inside import Inside, inside
from tests.server.support.push_service import Browser, push_service

pytestmark = pytest.mark.anyio


def subscription(name: str = "1") -> Subscription:
    return Subscription(f"https://push.example/{name}", **Browser().keys)


async def player(here: Inside, name: str = "Anna", other: Said = OPEN) -> str:
    """The secret of a person who has a seat, beside this one."""
    identity = new_token()
    await here.house.create("machi-koro", me(name) | {"identity": identity}, other)
    return identity


async def subscribe(here: Inside, identity: str, endpoint: str, **more: str) -> Any:
    body = {"identity": identity, "endpoint": endpoint, **Browser().keys, **more}
    return await here.house.post("/api/push/subscribe", body)


# Addresses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2001:0:4136:e378:8000:63bf:80ff:fffe",
    ],
)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(ip_address(address))
    assert not AddressPolicy().allows(address)


@pytest.mark.parametrize("address", ["142.250.74.42", "2a00:1450::200a", "64:ff9b::808:808"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://localhost/1",
        "https://127.0.0.1/1",
        "https://127.1/1",
        "https://2130706433/1",
        "https://0x7f000001/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest/meta-data/",
        "https://[::1]/1",
        "https://[fe80::1%25lo]/1",
        "https://user:word@142.250.74.42/1",
        "https://142.250.74.42:8080/1",
        "https://142.250.74.42:99999/1",
        "https://142.250.74.42/1#part",
        "https:///1",
        "https://no-such-name.invalid/1",
        "https://ex ample/1",
        "https://%31%32%37.0.0.1/1",
    ],
)
async def test_endpoints_elsewhere_are_refused(endpoint: str) -> None:
    policy = AddressPolicy()
    with pytest.raises(RequestRefused) as refused:
        await policy.check(endpoint)
    assert refused.value.message.key == "push-address"
    policy.close()


async def test_the_server_refuses_them(database: str) -> None:
    async with inside(database) as here:
        anna = await player(here)
        for endpoint in ("http://push.example/1", "https://127.0.0.1/1", "https://localhost/1"):
            answer = await subscribe(here, anna, endpoint)
            assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "push-address")
        assert await here.services.push.subscriptions.of(hashed(anna)) == []


class Rebinding(AddressPolicy):
    """Names that lead to a public machine when they are registered, and to this one later."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.asked = 0

    async def look_up(self, host: str, port: int, family: int = 0) -> list[Any]:
        """The address of a name."""
        self.asked += 1
        address = ("142.250.74.42", 443) if self.asked == 1 else ("127.0.0.1", self.port)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", address)]


async def test_a_name_that_leads_elsewhere_later_is_not_connected_to() -> None:
    connected = asyncio.Event()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.set()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    policy = Rebinding(server.sockets[0].getsockname()[1])
    sender = Sender(key_of(new_key()), "https://localhost", 10.0, policy)
    one = subscription()
    await policy.check(one.endpoint)
    assert await sender.send(one, b"{}", "r" * 16, 60) == "failed"
    assert policy.asked == 2
    # An address instead of a name is not looked up, but checked as well.
    literal = Subscription(f"https://127.0.0.1:{policy.port}/", one.p256dh, one.auth)
    assert await sender.send(literal, b"{}", "r" * 16, 60) == "failed"
    assert policy.asked == 2
    assert not connected.is_set()
    await sender.close()
    server.close()


async def test_a_name_with_one_private_address_is_refused() -> None:
    class Mixed(AddressPolicy):
        async def look_up(self, host: str, port: int, family: int = 0) -> list[Any]:
            """A public and a private address."""
            return [(socket.AF_INET, 1, 6, "", (a, 443)) for a in ("142.250.74.42", "10.0.0.1")]

    with pytest.raises(RequestRefused):
        await Mixed().check("https://push.example/1")


# Numbers and sizes -------------------------------------------------------------------------------


async def test_a_person_has_some_devices_and_the_oldest_goes_first(engines: Engines) -> None:
    store = SubscriptionStore(engines)
    for n in range(8):
        await CleanupStore(engines).uptime(float(n + 1))
        assert await store.add("anna", subscription(str(n)), most=100)
    assert await store.add("boris", subscription("boris"), most=100)
    left = {one.endpoint.rpartition("/")[2] for one in await store.of("anna")}
    assert left == {"3", "4", "5", "6", "7"}


async def test_a_browser_belongs_to_the_person_who_came_last(engines: Engines) -> None:
    store = SubscriptionStore(engines)
    for who in ("anna", "anna", "boris"):
        assert await store.add(who, subscription(), most=1)
    assert (await store.of("anna"), len(await store.of("boris"))) == ([], 1)


async def test_a_server_has_room_for_some(database: str) -> None:
    service = "http://127.0.0.1"
    async with inside(database, push_loopback=True, push_subscriptions=1) as here:
        anna, boris = await player(here), await player(here)
        assert (await subscribe(here, anna, f"{service}/1")).status_code == 200
        full = await subscribe(here, boris, f"{service}/2")
        assert (full.status_code, full.json()["reason"]["key"]) == (503, "push-full")
        assert (await subscribe(here, anna, f"{service}/1")).status_code == 200


async def test_a_full_server_takes_room_from_the_maker_with_the_most(engines: Engines) -> None:
    store = SubscriptionStore(engines)
    for n in range(4):
        await CleanupStore(engines).uptime(float(n + 1))
        crowd = replace(subscription(f"crowd-{n}"), maker="aaaa")
        assert await store.add(f"crowd-{n}", crowd, most=4)
    assert not await store.add("crowd", replace(subscription("crowd"), maker="aaaa"), most=4)
    for n, taken in enumerate((True, True, False)):
        quiet = replace(subscription(f"quiet-{n}"), maker="bbbb")
        assert await store.add(f"quiet-{n}", quiet, most=4) == taken
    left = [n for n in range(4) if await store.of(f"crowd-{n}")]
    assert left == [2, 3], "the oldest ones have made room"


async def test_silent_push_services_of_one_address_hold_up_nobody_else(database: str) -> None:
    async with (
        push_service() as silent,
        push_service() as quick,
        inside(database, push_loopback=True, push_pause=0.0, push_seconds=3600.0) as here,
    ):
        notices = here.services.push.notices
        assert notices is not None
        rude = [await player(here, other=me("Boris")) for _ in range(AT_ONCE // MOST_DEVICES + 2)]
        for identity in rude:
            for device in range(MOST_DEVICES):
                silent.held.add(f"{identity}{device}")
                await subscribe(here, identity, f"{silent.address}/{identity}{device}")
        here.house.http.headers["x-forwarded-for"] = "198.51.100.1"
        dora = await player(here, "Dora", me("Emil"))
        await subscribe(here, dora, f"{quick.address}/dora")
        for identity in (*rude, dora):
            (room,) = await here.services.store.rooms_of([hashed(identity)], 1)
            notices.came(room, 0, ())
        (notice,) = await quick.wait(1)
        assert notice.path == "dora"
        assert 0 < len(silent.came) < AT_ONCE
        silent.release.set()


async def test_an_address_subscribes_only_so_often(database: str) -> None:
    async with inside(database, push_subscriptions_per_minute=2.0) as here:
        anna = await player(here)
        answers = [await subscribe(here, anna, "https://10.0.0.1/1") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400, 400, 429]


WRONG: list[dict[str, str]] = [
    {"endpoint": f"https://push.example/{'x' * 1000}"},
    {"endpoint": "https://push.example/\u00e9"},
    {"p256dh": "A" * 87},
    {"p256dh": "A" * 86},
    {"auth": "A" * 300},
    {"more": "1"},
]


async def test_what_is_too_large_or_no_key_is_refused(database: str) -> None:
    async with inside(database) as here:
        anna = await player(here)
        for more in WRONG:
            answer = await subscribe(here, anna, **{"endpoint": "https://142.250.74.42/1", **more})
            assert answer.status_code in (400, 422), more
        assert await here.services.push.subscriptions.of(hashed(anna)) == []


async def test_turns_beyond_the_queue_are_dropped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from polis.server.push import notices as module

    monkeypatch.setattr(module, "MOST_WAITING", 3)
    monkeypatch.setattr(module, "MOST_OUTSTANDING", 2)
    async with inside(database) as here:
        identity = await player(here)
        here.house.http.headers["x-forwarded-for"] = "198.51.100.1"
        other = await player(here)
        notices = here.services.push.notices
        assert notices is not None
        rooms = await here.services.store.rooms_of([hashed(identity)], 1)
        for n in range(10):
            notices.came(replace(rooms[0], id=str(n)), 0, ())
        assert notices.waiting == 3
        assert notices.outstanding == 2
        quiet = await here.services.store.rooms_of([hashed(other)], 1)
        notices.came(quiet[0], 0, ())
        assert notices.waiting == 3
        waiting = {turn.identity for turn in notices._queue.oldest()}
        assert waiting == {hashed(identity), hashed(other)}, "the larger maker has lost one"


# People ------------------------------------------------------------------------------------------


async def test_strangers_cannot_subscribe_or_unsubscribe(database: str) -> None:
    async with push_service() as service, inside(database, push_loopback=True) as here:
        anna, stranger = await player(here), new_token()
        refused = await subscribe(here, stranger, f"{service.address}/1")
        assert (refused.status_code, refused.json()["reason"]["key"]) == (403, "push-no-seat")
        await subscribe(here, anna, f"{service.address}/1")
        for body in ({"endpoint": f"{service.address}/1"}, {}):
            answer = await here.house.post("/api/push/unsubscribe", {"identity": stranger, **body})
            assert answer.json() == {"devices": 0}
        answer = await here.house.post(
            "/api/push/unsubscribe", {"identity": anna, "endpoint": f"{service.address}/1"}
        )
        assert answer.json() == {"devices": 1}


async def test_the_forgotten_and_the_renewed_are_not_told(database: str) -> None:
    async with push_service() as service, inside(database, push_loopback=True) as here:
        store = here.services.push.subscriptions
        for path in ("rooms/forget", "identity/renew"):
            anna, boris = await player(here), await player(here, "Boris")
            for n, who in enumerate((anna, boris)):
                await subscribe(here, who, f"{service.address}/{path}/{n}")
            forget = {"tokens": [anna]}
            body = forget if path == "rooms/forget" else {"old": anna, "new": new_token()}
            assert (await here.house.post(f"/api/{path}", body)).status_code == 200
            assert (await store.of(hashed(anna)), len(await store.of(hashed(boris)))) == ([], 1)
        clara = await player(here, "Clara")
        await subscribe(here, clara, f"{service.address}/clara")
        await ErasureStore(here.services.engines).erase_name("Clara")
        assert await store.of(hashed(clara)) == []


async def test_the_clean_up_drops_old_ones_and_those_without_a_room(database: str) -> None:
    async with inside(database) as here:
        anna = hashed(await player(here))
        store, upkeep = here.services.push.subscriptions, CleanupStore(here.services.engines)
        await store.add(anna, subscription("old"), 100)
        await upkeep.uptime(61 * 86_400.0)
        await store.add(anna, subscription("new"), 100)
        await store.add(hashed(new_token()), subscription("nobody"), 100)
        assert await store.clean_up(60.0) == 2
        assert [one.endpoint for one in await store.of(anna)] == ["https://push.example/new"]


async def test_a_subscription_is_dropped_after_failures_in_a_row(engines: Engines) -> None:
    store = SubscriptionStore(engines)
    await store.add("anna", subscription(), 100)

    async def fail(times: int) -> int:
        for _ in range(times):
            await store.note((await store.of("anna"))[0], sent=False)
        return len(await store.of("anna"))

    assert await fail(MOST_FAILURES - 1) == 1
    await store.note((await store.of("anna"))[0], sent=True)
    assert await fail(MOST_FAILURES - 1) == 1
    assert await fail(1) == 0


# The key -----------------------------------------------------------------------------------------


async def test_the_key_is_made_once_and_kept_with_the_data(engines: Engines) -> None:
    stores = [SubscriptionStore(engines) for _ in range(4)]
    keys = await asyncio.gather(*(store.key(new_key) for store in stores))
    assert len(set(keys)) == 1
    key_of(keys[0])


async def test_only_the_owner_can_read_the_key(database: str) -> None:
    async with inside(database) as here:
        first = (await here.house.get("/api/push")).json()["key"]
        assert "PRIVATE" not in (await here.house.get("/api/push")).text
    file = Path(database.removeprefix("sqlite:///"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    async with inside(database) as here:
        assert (await here.house.get("/api/push")).json()["key"] == first


async def test_a_file_can_hold_the_key(database: str, tmp_path: Path) -> None:
    file = tmp_path / "vapid.pem"
    file.write_text(new_key(), encoding="ascii")
    async with inside(database, vapid_key=str(file)) as here:
        assert (await here.house.get("/api/push")).json()["key"] == public_part(
            key_of(read_key(str(file)))
        )


@pytest.mark.parametrize("text", [None, "", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n"])
def test_a_file_without_a_key_is_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "vapid.pem"
    if text is not None:
        file.write_text(text, encoding="ascii")
    with pytest.raises(BadFile):
        read_key(str(file))


async def test_two_servers_on_one_database_have_one_key(database: str) -> None:
    first, second = connect(database), connect(database)
    await migrate(first)
    one, other = await asyncio.gather(
        SubscriptionStore(first).key(new_key), SubscriptionStore(second).key(new_key)
    )
    assert one == other
    await first.close()
    await second.close()
