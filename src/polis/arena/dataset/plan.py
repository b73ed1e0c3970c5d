"""A dataset: which files it has, and writing those that are missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polis.arena.dataset.files import FileTask, arrow, check_about, read_about, write
from polis.arena.matches import Match
from polis.arena.runs.digests import match_digest
from polis.arena.runs.execution import ALONE, Workers, perform
from polis.arena.runs.shards import WHOLE, Shard
from polis.core.errors import BadFile
from polis.core.native.builds import require
from polis.text.message import Message


@dataclass(frozen=True)
class Dataset:
    """Games of one match in files of `file_games` games each."""

    match: Match
    games: int
    fields: tuple[str, ...]
    folder: Path
    file_games: int

    def tasks(self) -> list[FileTask]:
        """All files, in the order of their games."""
        stem, digest = self.match.game, match_digest(self.match)
        return [
            FileTask(
                self.match, first, min(self.file_games, self.games - first), self.fields,
                self.folder / f"{stem}-{first:08}.parquet", digest,
            )
            for first in range(0, self.games, self.file_games)
        ]  # fmt: skip


def begin(dataset: Dataset, resume: bool) -> None:
    """Check the folder: no files of another dataset, and none at all unless it is continued."""
    arrow()
    wanted = {task.path.name: task for task in dataset.tasks()}
    for path in sorted(dataset.folder.glob("*.parquet")):
        if not resume:
            raise BadFile(Message("dataset-folder", path=str(dataset.folder)))
        about = read_about(path)
        if path.name not in wanted:
            raise BadFile(Message("dataset-other", path=str(path)))
        check_about(wanted[path.name], about)


def todo(dataset: Dataset, shard: Shard = WHOLE) -> Iterator[FileTask]:
    """The files of a shard that are missing."""
    for number, task in enumerate(dataset.tasks()):
        if shard.has(number) and not task.path.exists():
            yield task


def run(
    dataset: Dataset,
    workers: Workers = ALONE,
    progress: Callable[[int], None] | None = None,
    shard: Shard = WHOLE,
) -> None:
    """Write the missing files of a shard; BadFile if a worker has other rules or bots."""
    require(dataset.match.game)
    wanted = {task.first: task for task in dataset.tasks()}
    for about in perform(write, todo(dataset, shard), workers):
        check_about(wanted[about["first"]], about)
        if progress:
            progress(int(about["count"]))


def contents(dataset: Dataset) -> list[dict[str, Any]] | None:
    """What each file holds; None if some are missing, BadFile if one is of another dataset."""
    tasks = dataset.tasks()
    if not all(task.path.exists() for task in tasks):
        return None
    found = [read_about(task.path) for task in tasks]
    for task, about in zip(tasks, found, strict=True):
        check_about(task, about)
    return [{"file": task.path.name, **about} for task, about in zip(tasks, found, strict=True)]
