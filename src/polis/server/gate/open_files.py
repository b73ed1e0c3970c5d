"""The number of files that the system lets the process open; every connection is one."""

from __future__ import annotations

import logging
import sys

LOG = logging.getLogger("polis.server")

OTHER_FILES = 300
"""Files besides connections of clients: of the database, of bot workers, of push services."""


def allow_files(connections: int) -> None:
    """Raise the limit of the process as far as it may; log one line if that is not enough."""
    if sys.platform == "win32":
        return  # there is no such limit
    import resource

    needed = connections + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return
    most = max(soft, needed) if hard == resource.RLIM_INFINITY else hard
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS has another limit below an infinite one
        most = soft
    if most < needed:
        advice = "raise the limit of open files or lower POLIS_CONNECTIONS"
        LOG.warning(advice, extra={"allowed": most, "needed": needed})
