"""Uploaded logs, as routes use them: read by a worker process within the quotas of an address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from polis.core.errors import BadLog
from polis.server.config import Config
from polis.server.gate.rate_limits import RateLimiter
from polis.server.protocol.encoding import decode_message
from polis.server.protocol.logs import AnalyseLog, ReviewLog
from polis.server.refusals import Busy, TooMany
from polis.server.rooms.analysis import LogPart
from polis.server.storage.rows import uploaded_text
from polis.server.uploads.logs import UploadedGame
from polis.server.workers import tasks
from polis.server.workers.worker_process import TooLong
from polis.text.message import Message

if TYPE_CHECKING:
    from pydantic import BaseModel

DAY = 24 * 3600
COMMAND = ("-m", "polis.server.uploads.worker")


class Uploads:
    """Reads logs in processes of their own, which a log that takes too long ends."""

    def __init__(self, config: Config, command: tuple[str, ...] = COMMAND) -> None:
        self._seconds = config.upload_seconds
        rate = config.upload_seconds_per_minute
        quotas = tasks.Quotas(
            seconds=config.upload_seconds,
            allowance=RateLimiter(rate / 60, rate),
            per_address=config.uploads_per_address,
            waiting=config.uploads_waiting,
        )
        self._tasks = tasks.Tasks(config.upload_workers, quotas, command)
        self._bytes = config.uploaded_bytes_per_day
        self._stored = RateLimiter(self._bytes / DAY, self._bytes)

    def start(self) -> None:
        """Be ready; the processes start with the first log."""
        self._tasks.start()

    async def close(self) -> None:
        """Stop everything."""
        await self._tasks.close()

    async def review(self, address: str, game: str | None, body: ReviewLog) -> bytes:
        """The moves of a log in words, as the JSON of `Review`."""
        return await self._run(address, game, "review", body)

    async def read_for_room(self, address: str, game: str | None, log: str) -> UploadedGame:
        """The game of a log that a room is to continue."""
        found = await self._run(address, game, "room", ReviewLog(log=log))
        return UploadedGame.model_validate_json(found)

    def may_store(self, address: str, game: UploadedGame) -> None:
        """Count the log of a room that is stored next; TooMany if the address has stored enough."""
        size = len(uploaded_text(game.moves))
        if self._stored.left(address) < size:
            raise TooMany(Message("upload-stored", most=self._bytes))
        self._stored.spend(address, size)

    async def read_for_analysis(self, address: str, game: str | None, body: AnalyseLog) -> LogPart:
        """The part of a log that is analysed next."""
        return LogPart.model_validate_json(await self._run(address, game, "analysis", body))

    async def _run(self, address: str, game: str | None, task: str, body: BaseModel) -> bytes:
        try:
            done = await self._tasks.run(address, game, task, body.model_dump())
        except tasks.OverQuota:
            raise TooMany(Message("http-too-many")) from None
        except tasks.Busy:
            raise Busy(Message("upload-busy")) from None
        except TooLong:
            raise BadLog(Message("upload-slow", seconds=self._seconds)) from None
        if done.refused:
            raise BadLog(decode_message(done.content))
        return done.content
