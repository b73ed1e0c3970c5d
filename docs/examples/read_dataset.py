#!/usr/bin/env python3
"""Read a dataset of `polis dataset`: with polars, and in batches for PyTorch if it is installed.

polis dataset machi-koro --bots greedy:noise=1,search:sims=20 --games 100 --out games
python docs/examples/read_dataset.py games
"""

import importlib.util
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl


def decisions(folder: Path) -> pl.LazyFrame:
    """All decisions with the share of the win that their seat got in the end."""
    moves = pl.scan_parquet(folder / "*.parquet")
    return moves.filter(pl.col("seat") >= 0).with_columns(
        won=pl.col("shares").list.get(pl.col("seat"))
    )


def summary(folder: Path) -> pl.DataFrame:
    """For each seat: games, decisions, legal actions of a decision, share of wins."""
    return (
        decisions(folder)
        .group_by("seat")
        .agg(
            games=pl.col("game").n_unique(),
            decisions=pl.len(),
            legal=pl.col("legal").list.len().mean(),
            won=pl.col("won").mean(),
        )
        .sort("seat")
        .collect()
    )


def tensors(folder: Path, rows: int = 1024) -> Iterator[tuple[Any, Any]]:
    """Batches of features and of shares of the win, file by file, so any size fits in memory."""
    import pyarrow.parquet as pq
    import torch

    for path in sorted(folder.glob("*.parquet")):
        for batch in pq.ParquetFile(path).iter_batches(rows):
            frame = pl.from_arrow(batch).filter(pl.col("seat") >= 0)
            if frame.is_empty():
                continue
            seen = [name for name in frame.columns if name.startswith("seen_")]
            features = frame.select(pl.concat_list(seen).alias("seen"))["seen"].to_list()
            won = frame.select(pl.col("shares").list.get(pl.col("seat")))["shares"]
            yield torch.tensor(features, dtype=torch.float32), torch.tensor(won.to_list())


def main(folder: Path) -> None:
    """Say what a dataset holds."""
    card = json.loads((folder / "card.json").read_text())
    print(card["title"], card["games"], "games:", ", ".join(bot["bot"] for bot in card["bots"]))
    print(summary(folder))
    if importlib.util.find_spec("torch"):
        for features, won in tensors(folder):
            print(tuple(features.shape), float(won.mean()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
