"""Which options of a game and which settings of a room change anything in a set-up.

Pages show no others. What a game declares lies in its folder as `text/options.json`: for an option
the numbers of players with which it matters, or the flag without which it does not. An option that
is not named there always matters.
"""

from __future__ import annotations

import functools
import json
from typing import Any

from polis.core import registry
from polis.core.sheet import Option, Sheet
from polis.server.protocol.games import OptionSheet, SettingSheet

FILE = "text/options.json"

SETTINGS = [
    SettingSheet(key="public", company=None, needs=[]),
    SettingSheet(key="spectators", company=None, needs=[]),
    # Alone with bots, or at one device, nobody else has to agree or can read what is written.
    SettingSheet(key="undo", company="others", needs=[]),
    SettingSheet(key="chat", company="others", needs=[]),
    SettingSheet(key="spectator_chat", company=None, needs=["spectators", "chat"]),
    SettingSheet(key="auto_start", company="open", needs=[]),
    SettingSheet(key="clock", company=None, needs=[]),
]


@functools.cache
def _declared(game: str) -> dict[str, dict[str, Any]]:
    """What a game says about its options; nothing if it has no such file."""
    file = registry.folder(game) / FILE
    found: dict[str, dict[str, Any]] = json.loads(file.read_bytes()) if file.is_file() else {}
    return found


def option_sheet(sheet: Sheet, option: Option) -> OptionSheet:
    """An option of a game."""
    declared = _declared(sheet.key).get(option.key, {})
    return OptionSheet(
        key=option.key,
        values=list(option.values),
        flag=option.is_flag,
        default=option.value(0),
        players=declared.get("players", list(sheet.players)),
        needs=declared.get("flag"),
    )
