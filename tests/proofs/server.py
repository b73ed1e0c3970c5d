"""The server: nothing is lost when it is killed, and no message can harm it."""

from __future__ import annotations

from tests.proofs import ROOT, Proof
from tests.server.support.fuzz import tell_nonsense
from tests.server.support.kills import kill_with_postgresql, kill_with_sqlite
from tests.server.support.races import race_for_rows

SOURCES = tuple(
    sorted(
        path
        for folder in ("src/polis/server", "src/polis/core", "tests/server")
        for path in (ROOT / folder).rglob("*.py")
        if not path.name.startswith("test_")
    )
)
PROOFS = [
    Proof(
        "Server, SQLite: killed under load, nothing acknowledged is lost, nothing half applied",
        total=60,
        unit="kills with SIGKILL",
        chunk=10,
        run=kill_with_sqlite,
    ),
    Proof(
        "Server, PostgreSQL: killed under load, nothing acknowledged is lost, nothing half applied",
        total=60,
        unit="kills with SIGKILL",
        chunk=10,
        run=kill_with_postgresql,
    ),
    Proof(
        "Server: malformed messages change nothing, and the table goes on",
        total=100_000,
        unit="malformed WebSocket messages",
        chunk=20_000,
        run=tell_nonsense,
    ),
    Proof(
        "Server, PostgreSQL, two processes: of two simultaneous inserts one succeeds",
        total=4000,
        unit="races",
        chunk=1000,
        run=race_for_rows,
    ),
]
