"""A ladder as a section of a Markdown page, with its plot; other sections stay as they are."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from polis.bots import levels
from polis.core import log, registry
from polis.drawing.plots import Dot, dot_plot

PLOTS = "plots"
"""The folder of the plots, beside the page."""

LONGEST_NAME = 40
"""The longest file name of a plot, in characters."""

SHORT_DIGEST = 12
"""Characters of the digest of a set of components in a heading."""

HEAD = """# Ladder

Written by `polis ladder`; the command above each table makes it again. Every pair meets the same
luck in every seat: the games of one number are dealt from one seed, and the bots change seats.
Rates are shares of the win, with Wilson's 95 % interval; its unit is the deal, because games with
the same luck are not independent. Ratings are those of Bradley and Terry's
model, fitted to all games at once, with their 95 % interval: 400 points are ten times the odds, the
mean is 1500. In a mirror a bot plays itself: its rate is that of the first seat, which tells what
the seat is worth, and its score is that of self-play. Seconds are CPU seconds of one decision.
"""


def heading(data: dict[str, Any]) -> str:
    """The title of a section: the game, the players, and whatever is not the default."""
    sheet = registry.sheet(data["game"])
    chosen = other_options(sheet.key, data["options"])
    names = ", ".join(sorted(row["bot"] for row in data["bots"]))
    kind = [f"one table of {names}"] if data["together"] else []
    kind += [f"{data['champion']} against each"] if data["champion"] else []
    players = "alone" if data["players"] == 1 else f"{data['players']} players"
    box = [f"components {data['components'][:SHORT_DIGEST]}"] if data["components"] else []
    return " · ".join([sheet.title, players, *chosen, *box, *kind])


def other_options(game: str, options: Mapping[str, Any]) -> list[str]:
    """The options that are not the defaults, as they are written on the command line."""
    sheet = registry.sheet(game)
    usual = sheet.option_values(sheet.option_codes({}))
    return [
        key if value is True else f"{key}={value}"
        for key, value in options.items()
        if value != usual[key]
    ]


def plot_name(title: str) -> str:
    """The file name of a section's plot.

    It is the heading in lower case; if that is too long or drops characters, it is the words that
    fit and a digest of the heading.
    """
    words = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    plain = words == re.sub(r" · | ", "-", title.lower())
    if not plain or len(f"{words}.svg") > LONGEST_NAME:
        end = "-" + hashlib.sha256(title.encode()).hexdigest()[:8]
        room = LONGEST_NAME - len(f"{end}.svg")
        if len(words) > room:
            words = words[: room + 1].rpartition("-")[0] or words[:room]
        words += end
    return f"{words}.svg"


def plot(data: dict[str, Any]) -> str:
    """The ratings as SVG, or the win rates in percent if there are no ratings."""
    if data["bots"][0]["rating"] is None:
        dots = [
            Dot(b["bot"], 100 * b["win_rate"], 100 * b["win_low"], 100 * b["win_high"])
            for b in data["bots"]
        ]
        return dot_plot(f"{heading(data)}: won, %", dots)
    dots = [
        Dot(b["bot"], b["rating"], b["rating"] - b["error"], b["rating"] + b["error"])
        for b in data["bots"]
    ]
    return dot_plot(f"{heading(data)}: rating", dots)


def seconds(value: float | None) -> str:
    """Seconds with as many digits as are significant."""
    return "–" if value is None else f"{value:.2g}" if value >= 1e-4 else f"{value:.1e}"


def rate(row: dict[str, Any]) -> str:
    """A win rate with its interval; empty without games, as for a bot that only met a champion."""
    if not row["games"]:
        return "–"
    return f"{row['win_rate']:.1%} ({row['win_low']:.1%}–{row['win_high']:.1%})"


def score(row: dict[str, Any], key: str = "score_mean") -> str:
    """A mean score; empty without games."""
    return f"{row[key]:.2f}" if row["games"] else "–"


def section(data: dict[str, Any], command: str) -> str:
    """The Markdown of one ladder, from its heading on."""
    title = heading(data)
    parts = [
        f"## {title}\n",
        f"    {command}\n",
        f"![{title}]({PLOTS}/{plot_name(title)})\n",
    ]
    parts.append(
        _table(
            "| bot | rating | games | won | mean score | s a decision | lost by failure |",
            "|---|---:|---:|---:|---:|---:|---:|",
            [
                f"| `{b['bot']}` | "
                + ("–" if b["rating"] is None else f"{b['rating']:.0f} ± {b['error']:.0f}")
                + f" | {b['games']} | {rate(b)} | {score(b)} | {seconds(b['seconds'])}"
                f" | {b['failures']} |"
                for b in data["bots"]
            ],
        )
    )
    by_time = [row["bot"] for row in data["bots"] if row["by_time"]]
    if by_time:
        parts.append(by_time_note(by_time))
    if data["pairs"]:
        rest = "against" if data["players"] == 2 else "against, in all other seats"
        parts.append(
            _table(
                f"| bot | {rest} | games | won | mean score | the other's |",
                "|---|---|---:|---:|---:|---:|",
                [
                    f"| `{p['bot']}` | `{p['other']}` | {p['games']} | {rate(p)} | "
                    f"{score(p)} | {score(p, 'other_score_mean')} |"
                    for p in data["pairs"]
                ],
            )
        )
    if data["mirrors"]:
        parts.append(
            _table(
                "| mirror | games | the first seat won | even would be | mean score |",
                "|---|---:|---:|---:|---:|",
                [
                    f"| `{m['bot']}` | {m['games']} | {rate(m)} | {m['even']:.1%} | {score(m)} |"
                    for m in data["mirrors"]
                ],
            )
        )
    return "\n".join(parts)


def by_time_note(bots: Sequence[str]) -> str:
    """What a report says about bots that play by the clock."""
    twins = [f"`{bot}{levels.TWIN}`" for bot in bots if bot in levels.NAMES]
    note = f"Depends on the machine, because it plays by time: {', '.join(f'`{b}`' for b in bots)}."
    return note + (f" Twins by simulations: {', '.join(twins)}." if twins else "") + "\n"


def _table(head: str, rule: str, rows: list[str]) -> str:
    return "\n".join([head, rule, *rows]) + "\n"


def write(path: Path, data: dict[str, Any], command: str) -> None:
    """Write the section to the page, replacing an older one with the same heading."""
    page = log.read_text(path) if path.exists() else HEAD
    log.write_text(path, replace(page, section(data, command)))
    log.write_text(path.parent / PLOTS / plot_name(heading(data)), plot(data))


def replace(page: str, new: str) -> str:
    """The page with this section added; sections are sorted by heading, the top is unchanged."""
    sections = re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]
    title = new.splitlines()[0]
    kept = [text for text in sections if text.splitlines()[0] != title]
    ordered = sorted([*kept, new], key=lambda text: text.splitlines()[0])
    return "\n".join([HEAD, *(text.strip() + "\n" for text in ordered)])
