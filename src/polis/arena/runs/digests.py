"""The digest of a match: equal digests mean the same games, on every machine.

It covers the sources of the rules, bots and matches, the files of users' bots, the components and
weights in the box, the bots that levels stand for, and everything that a match is asked: game,
players, options, seats and seed.
"""

from __future__ import annotations

import functools
import hashlib
import json

from polis.arena.matches import Match
from polis.bots import levels
from polis.bots.fingerprints import fingerprint
from polis.core import component_sets, registry

LENGTH = 16
"""Hexadecimal digits of a digest."""


def match_digest(match: Match) -> str:
    """The digest of a match, which every entry of its games carries."""
    sheet = registry.sheet(match.game)
    parts = {
        "sources": source_digest(sheet.key),
        "box": box_digest(sheet.key),
        "components": component_sets.digest(match.components),
        "rules": [sheet.key, sheet.rules_version, match.players],
        "options": sheet.option_codes(match.options),
        "bots": [bot_parts(bot, sheet.key) for bot in match.bots],
        "seed": match.seed % 2**64,
    }
    text = json.dumps(parts, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def bot_parts(bot: str, game: str) -> list[str | None]:
    """What decides how a bot plays: its name, the spec that a level stands for, and its files.

    Levels are not part of the sources: no kernel depends on them.
    """
    return [bot, levels.spec_of(game, bot.strip()), fingerprint(bot)]


@functools.cache
def source_digest(game: str) -> str:
    """The digest of the sources of a game's rules, of all bots and of matches.

    It is computed once: a running process plays the sources that it has loaded.
    """
    return registry.libraries(game)[-1].digest


@functools.cache
def box_digest(game: str) -> str:
    """The digest of what the game's own box holds: its components, and the weights of its bots.

    The weights of its styles are part of it.
    """
    rules = registry.rules(game)
    digest = hashlib.sha256(rules.box.tobytes())
    for name, strategy in sorted(rules.styles.items()):
        digest.update(name.encode() + b"\0" + strategy.tobytes())
    return digest.hexdigest()
