"""`polis bench`: the speed table, on this machine, now."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any

import click

from polis.cli.console import err, out, print_json, speaker, with_json, with_language


def machine() -> str:
    """The processor, the number of cores and the versions that matter."""
    import numba
    import numpy as np

    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    name = models[0] if models else platform.processor() or platform.machine()
    return (
        f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, "
        f"Numba {numba.__version__}, NumPy {np.__version__}"
    )


def readable(row: dict[str, Any]) -> str:
    """A rate of small things, or the time of a large one."""
    if row["unit"] in ("copies/s", "scores/s"):
        micros = row["seconds"] * 1e6
        return f"{micros:.2f} µs" if micros >= 0.1 else f"{micros * 1000:.1f} ns"
    if row["unit"] == "starts/s":
        return f"{row['seconds']:.2f} s"
    return f"{row['per_second']:,.0f} {row['unit']}"


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]…")
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=5,
    show_default=True,
    help="How often each measurement runs.",
)
@click.option(
    "--scale", type=float, default=1.0, show_default=True, help="Factor for the length of each run."
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

    say = speaker().format
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(say("bench-what"))
    table.add_column(say("bench-value"), justify="right")
    table.add_column(say("bench-ratio"), justify="right")
    for row in rows:
        table.add_row(row["name"], readable(row), f"{row['loop_steps']:,.0f}")
    out().print(table)
    out().print(machine(), style="dim")


def _markdown(rows: list[dict[str, Any]], rounds: int) -> str:
    lines = [
        "# Speed",
        "",
        "Written by `polis bench --write docs/generated/bench.md`; medians of "
        f"{rounds} interleaved rounds, CPU time (starts: wall time) of one core.",
        "",
        f"Machine: {machine()}.",
        "",
        "The last column is the cost of one game, decision, score, copy or start in steps of a",
        "fixed integer loop measured in the same round, because machines differ.",
        "",
        "| what | measured | loop steps |",
        "|---|---:|---:|",
        *(f"| {r['name']} | {readable(r)} | {r['loop_steps']:,.0f} |" for r in rows),
    ]
    return "\n".join(lines) + "\n"
