"""The card of a dataset: what it holds and how it was made, for people and for programs."""

from __future__ import annotations

import json
from typing import Any

from polis import __version__
from polis.arena.dataset.features import feature_meanings
from polis.arena.dataset.files import COLUMNS
from polis.arena.dataset.plan import Dataset
from polis.arena.dataset.recorder import FEATURE
from polis.arena.runs.digests import match_digest
from polis.bots.specs import parse
from polis.core import component_sets, log, registry

DATA, PAGE = "card.json", "README.md"

TEMPLATE = """# {title}: {games} games

{games} games of {players} players between bots, as {rows} moves. Parquet files, each of at most
{file_games} games: {count} ({size}). Made with Polis {version}, rules version {rules_version}, by

    {command}

The same command makes the same games again{machine}. The games are those of `polis simulate` with
the same bots and seed: `game` is the number of the game. {failed}

| seat | bot |
|---|---|
{bots}

Options: {options}. Set of components: {components}. Digest of rules, bots and question: `{digest}`.

## Columns

There is a row for each move, that is, for each decision and each outcome of chance.

| column | type | meaning |
|---|---|---|
{columns}

Codes number the actions and outcomes of this digest; another version of Polis may number them
differently. The notation in `text` is stable: playing the texts of a game in order gives every
position again.

Features are fields of the game's observation, version {observation_version}, as the seat that acts
sees them: that seat comes first. Each is a flat list of numbers whose shape stands before its
meaning. They are null for outcomes of chance.
"""


def data(dataset: Dataset, files: list[dict[str, Any]], command: str) -> dict[str, Any]:
    """The card as plain data."""
    match = dataset.match
    sheet = registry.sheet(match.game)
    columns = {name: {"type": kind, "meaning": text} for name, (kind, text) in COLUMNS.items()}
    for name, meaning in feature_meanings(sheet, match.players).items():
        if name in dataset.fields:
            columns[FEATURE + name] = {"type": "list<int16>", "meaning": meaning}
    return {
        "format": 1,
        "polis": __version__,
        "command": command,
        "game": match.game,
        "title": sheet.title,
        "rules_version": sheet.rules_version,
        "observation_version": sheet.observation.version,
        "players": match.players,
        "options": dict(match.options),
        "components": component_sets.other_digest(match.game, match.components),
        "bots": [{"bot": bot, "by_time": parse(bot, match.game).by_time} for bot in match.bots],
        "seed": match.seed,
        "digest": match_digest(match),
        "games": dataset.games,
        "failed_games": sum(file["failed"] for file in files),
        "rows": sum(file["rows"] for file in files),
        "bytes": sum(file["bytes"] for file in files),
        "file_games": dataset.file_games,
        "columns": columns,
        "files": [{key: file[key] for key in ("file", "first", "count", "rows")} for file in files],
    }


def page(card: dict[str, Any]) -> str:
    """The card as a Markdown page."""
    by_time = any(bot["by_time"] for bot in card["bots"])
    failed = card["failed_games"]
    return TEMPLATE.format(
        title=card["title"],
        games=f"{card['games']:,}",
        players=card["players"],
        rows=f"{card['rows']:,}",
        count=len(card["files"]),
        file_games=card["file_games"],
        size=f"{card['bytes'] / 1e6:,.2f} MB",
        version=card["polis"],
        rules_version=card["rules_version"],
        observation_version=card["observation_version"],
        command=card["command"],
        machine=" only on an equally fast machine, because bots play by time" if by_time else "",
        failed=f"{failed} games are left out, because a bot failed in them." if failed else "",
        bots="\n".join(f"| {seat} | `{one['bot']}` |" for seat, one in enumerate(card["bots"])),
        options=", ".join(f"{key}={value}" for key, value in card["options"].items()) or "none",
        components=card["components"] or "the game's own",
        digest=card["digest"],
        columns="\n".join(
            f"| `{name}` | `{column['type']}` | {column['meaning']} |"
            for name, column in card["columns"].items()
        ),
    ).replace(" \n", "\n")


def write(dataset: Dataset, files: list[dict[str, Any]], command: str) -> dict[str, Any]:
    """Write the card beside the files, as data and as a page."""
    card = data(dataset, files, command)
    text = json.dumps(card, indent=2, ensure_ascii=False) + "\n"
    log.write_text(dataset.folder / DATA, text)
    log.write_text(dataset.folder / PAGE, page(card))
    return card
