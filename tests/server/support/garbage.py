"""Messages that are almost right: valid ones, each spoilt in one way or two."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from polis.server.config import Config
from polis.server.protocol.server_messages import PROTOCOL
from tests.server.support.client import SETTINGS, Player, Said, new_id

Packet = str | bytes | tuple[bytes]
"""Text, a binary frame, or, in a tuple, bytes that pretend to be text."""

LONGEST = Config().message_bytes
LEVELS = ("apprentice", "builder", "architect", "master")

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 8, 255, 2**31, 2**53 + 1, 2**64, -(2**70), 10**400, 1.5, -0.0,
    1e308, "", " ", "0", "null", "\x00", "é" * 50, "\u202e", "🂡", "x" * 201, "x" * 5000, [], {},
    [[]], [0], {"a": 1}, {"__proto__": {}}, "'; drop table moves; --", "../../etc/passwd", "%s%n",
)  # fmt: skip

NESTED = ("[" * 5000, '{"a":' * 2000, '{"type":"act","id":' + "[" * 3000 + "]" * 3000 + "}")

RAW = (
    "", " ", "{", "}", "null", "true", "0", "-", "1e999999", "NaN", "Infinity", '"', '"\\', "\x00",
    "\ufeff{}", "{}{}", '{"type"}', '{"type":}', "{'type':'ping'}", '{"type":"ping",}', "// x",
    '{"type":"ping","type":"act"}', '"\\ud800"', '{"\\udfff":1}', '{"type":"say","text":"\\ud83d"}',
    '{"type":"\\u0000"}', '{"type":"act\\u0000"}', "9" * 5000, "[" + "0," * 4000 + "0]",
)  # fmt: skip


def valid(player: Player, rng: random.Random) -> Said:
    """A message of the right form, which may or may not be allowed now."""
    table = player.table
    actions = table["legal"] if table else ["build bakery"]
    number, seat = rng.choice((player.number, player.number, 0, 3)), rng.randrange(3)
    wanted = rng.choice(actions) if actions else "pass"
    level = rng.choice(LEVELS)
    kinds: dict[str, Said] = {
        "act": {"number": number, "seat": seat, "action": wanted},
        "undo": {"number": number, "seat": seat},
        "answer": {"number": number, "seat": seat, "agree": True},
        "preview": {"number": number, "action": wanted},
        "why_not": {"number": number, "action": wanted},
        "explain": {"number": number, "seat": seat},
        "say": {"text": "hello"},
        "rename": {"seat": seat, "name": "Eva"},
        "substitute_bot": {"seat": seat, "level": level},
        "resume_seat": {"seat": seat},
        "settings": {"settings": SETTINGS | {"clock": {"kind": "move", "seconds": 600}}},
        "change_seat": {"seat": seat, "level": None},
        "revoke_seat": {"seat": seat, "level": level},
        "answer_proposal": {"proposal": number, "seat": rng.choice((seat, None)), "agree": True},
        "contribute": {"seat": seat, "value": f"{rng.getrandbits(256):064x}"},
        "new_invite": {},
        "start": {"level": level},
        "hello": {"protocol": PROTOCOL, "room": player.room, "tokens": player.tokens, "seen": 0},
        "ping": {},
    }
    kind = rng.choice(list(kinds))
    message = {"type": kind, **kinds[kind]}
    return message if kind in ("hello", "ping") else message | {"id": new_id()}


# Ways to spoil ------------------------------------------------------------------------------------


def _drop(message: Said, rng: random.Random) -> None:
    del message[rng.choice(list(message))]


def _replace(message: Said, rng: random.Random) -> None:
    message[rng.choice(list(message))] = rng.choice(STRANGE)


def _add(message: Said, rng: random.Random) -> None:
    message[rng.choice(("more", "seed", "token", "", "\x00", "number2"))] = rng.choice(STRANGE)


def _wrap(message: Said, rng: random.Random) -> None:
    key = rng.choice(list(message))
    message[key] = rng.choice(([message[key]], {key: message[key]}, str(message[key])))


def _other_type(message: Said, rng: random.Random) -> None:
    message["type"] = rng.choice(("act", "undo", "say", "state", "ack", "ACT", "act ", "hint2"))


def _other_number(message: Said, rng: random.Random) -> None:
    near = message.get("number")
    near = near if isinstance(near, int) else 0
    message["number"] = rng.choice((near + 1, near - 1, near + 1000, -near, 10**6, 10**6 + 1))


def _other_action(message: Said, rng: random.Random) -> None:
    action = str(message.get("action", "take 1"))
    place = rng.randrange(len(action) + 1)
    message["action"] = rng.choice(
        (
            action[:place],
            action[:place]
            + rng.choice(("\x00", " ", "9", "\n", "é", "-", "٣", "q"))
            + action[place:],
            action.upper(),
            f"{action} {action}",
            "take 99999999999999999999",
            f"place {rng.randint(-(10**12), 10**12)} {rng.randint(-(10**12), 10**12)} 0",
            "roll -1",
            "build " + "a" * 190,
        )
    )


def _other_seat(message: Said, rng: random.Random) -> None:
    message["seat"] = rng.choice((-1, 2, 7, 8, 10**9, "0", 0.0, None))


def _other_tokens(message: Said, rng: random.Random) -> None:
    message["tokens"] = rng.choice((["x" * 43], ["x" * 42], "x" * 43, ["é" * 43], [None] * 9))


SPOIL: tuple[Callable[[Said, random.Random], None], ...] = (
    _drop, _replace, _replace, _add, _wrap, _other_type, _other_number, _other_action,
    _other_seat, _other_tokens,
)  # fmt: skip


def _cut(text: str, rng: random.Random) -> Packet:
    return text[: rng.randrange(len(text))]


def _flip(text: str, rng: random.Random) -> Packet:
    place = rng.randrange(len(text))
    return text[:place] + chr(rng.choice((0, 34, 44, 92, 123, 125, 0x2028, 0x1F3F0))) + text[place:]


def _bytes(text: str, rng: random.Random) -> Packet:
    return text.encode()


def _not_utf8(text: str, rng: random.Random) -> Packet:
    place = rng.randrange(len(text))
    return (text[:place].encode() + b"\xff\xc0\xed\xa0\x80" + text[place:].encode(),)


def _long(text: str, rng: random.Random) -> Packet:
    return text[:-1] + " " * rng.choice((16_000, 20_000, 70_000)) + text[-1:]


def _surrogate(text: str, rng: random.Random) -> Packet:
    return text.replace('": "', '": "\\ud83d', 1)


TWIST: tuple[Callable[[str, random.Random], Packet], ...] = (_cut, _flip, _bytes, _surrogate)
ENDING: tuple[Callable[[str, random.Random], Packet], ...] = (_not_utf8, _long)
"""After these the server may close the connection."""


def spoilt(player: Player, rng: random.Random) -> Packet:
    """One malformed message."""
    luck = rng.random()
    if luck < 0.04:
        return rng.choice(RAW)
    if luck < 0.05:
        return rng.choice(NESTED)
    if luck < 0.06:
        return rng.randbytes(rng.randrange(200))
    message = copy.deepcopy(valid(player, rng))
    for _ in range(rng.choice((1, 1, 1, 2))):
        rng.choice(SPOIL)(message, rng)
        if not message:
            break
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    if luck < 0.30:
        return rng.choice(TWIST)(text, rng)
    if luck < 0.303:
        return rng.choice(ENDING)(text, rng)
    return text
