"""`polis bench`: the speed table, on this machine, now."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any

import click

from polis.cli.console import err, out, print_json, print_table, speaker, with_json, with_language
from polis.cli.options import PositiveNumber, WholeNumber
from polis.text.translation import Translation, translation


def machine() -> str:
    """The processor, the number of cores, the versions that matter, and the load."""
    import numpy as np

    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    name = models[0] if models else platform.processor() or platform.machine()
    load = f", load average {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, "
        f"NumPy {np.__version__}{load}"
    )


def readable(row: dict[str, Any], words: Translation) -> str:
    """A rate of small things, or the time of a large one."""
    number = words.number
    if row["unit"] in ("calls/s", "copies/s", "scores/s"):
        micros = row["seconds"] * 1e6
        return f"{number(micros, 2)} µs" if micros >= 0.1 else f"{number(micros * 1000, 1)} ns"
    if row["unit"] == "starts/s":
        return f"{number(row['seconds'], 2)} s"
    rate = f"{number(row['per_second'])} {row['unit']}"
    return rate if row["share"] is None else f"{rate}, {words.percent(row['share'])}"


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]…")
@click.option(
    "--rounds",
    type=WholeNumber(min=1),
    default=5,
    show_default=True,
    help="How often each measurement runs.",
)
@click.option(
    "--scale",
    type=PositiveNumber(),
    default=1.0,
    show_default=True,
    help="Factor for the length of each run.",
)
@click.option(
    "--write", type=click.Path(path_type=Path), help="Markdown page to write the results into."
)
@with_json
@with_language
def bench(
    games: tuple[str, ...], rounds: int, scale: float, write: Path | None, as_json: bool
) -> None:
    """Measure the speed of all games, or of those named."""
    from polis.core import registry

    keys = [registry.find(game) for game in games] or [sheet.key for sheet in registry.sheets()]
    from polis.arena.bench import run

    with err().status("") as status:
        rows = run(keys, rounds, scale, status.update)
    if write:
        write.write_text(_markdown(rows, rounds), encoding="utf-8")
    if as_json:
        print_json({"machine": machine(), "rounds": rounds, "rows": rows})
        return
    from rich.table import Table

    words = speaker()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words.format("bench-what"))
    table.add_column(words.format("bench-value"), justify="right")
    table.add_column(words.format("bench-ratio"), justify="right")
    for row in rows:
        table.add_row(row["name"], readable(row, words), words.number(row["hashes"]))
    print_table(table)
    out().print(machine(), style="dim")


def _markdown(rows: list[dict[str, Any]], rounds: int) -> str:
    english = translation("en")
    lines = [
        "# Speed",
        "",
        "Written by `polis bench --write docs/generated/bench.md`; medians of "
        f"{rounds} interleaved rounds, CPU time (starts: wall time) of one core.",
        "",
        f"Machine: {machine()}.",
        "",
        "The last column is the cost of one game, decision, score, call, copy or start in hashes",
        "of a fixed chain (BLAKE2b) measured in the same round, because machines differ. A",
        "percentage compares with the line above in the same round.",
        "",
        "Times of a first start, from a clone and from a wheel, are measured by",
        "`benchmarks/first_start.py`.",
        "",
        "Board games of other libraries are measured where these are installed: OpenSpiel one game",
        "at a time through its Python interface, EnvPool in batches on one thread.",
        "",
        "| what | measured | hashes |",
        "|---|---:|---:|",
        *(
            f"| {r['name']} | {readable(r, english)} | {english.number(r['hashes'])} |"
            for r in rows
        ),
    ]
    return "\n".join(lines) + "\n"
