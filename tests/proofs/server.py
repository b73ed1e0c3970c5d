"""The server: nothing is lost when it is killed, and no message can harm it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.proofs import ROOT, RULE_FILES, Proof
from tests.server.support.clock_jumps import clean_up_through_jumps, think_through_jumps
from tests.server.support.floods import flood, judge
from tests.server.support.fuzz import send_nonsense, tell_nonsense
from tests.server.support.kills import kill_with_postgresql, kill_with_sqlite
from tests.server.support.races import race_for_rows
from tests.server.support.rude_clients import KINDS
from tests.server.support.studies import hinted_moves_are_good


def files(*patterns: str) -> tuple[Path, ...]:
    """The files that these patterns name, without tests."""
    found = {path for pattern in patterns for path in ROOT.glob(pattern)}
    return tuple(sorted(path for path in found if not path.name.startswith("test_")))


SOURCES = files(
    *("src/polis/server/**/*.py", "src/polis/core/**/*.py", "src/polis/luck.py"),
    "tests/server/**/*.py",
)
PLAYED = SOURCES + files(*(f"src/polis/games/*/{pattern}" for pattern in RULE_FILES))
"""With the rules of the games that are played."""

STUDIED = PLAYED + files(
    "src/polis/bots/*.py", "src/polis/arena/*.py", "src/polis/games/*/strategy/**/*.py"
)
"""With the bots that play, hint and analyse."""

UPLOADED = STUDIED + files(
    "src/polis/games/*/scorepad*/**/*.py",
    "src/polis/games/*/scorepad.py",
    "src/polis/games/*/components/**/*.py",
)
"""With what reads score pads and sets of components."""

PROOFS = [
    Proof(
        "Server, SQLite: killed under load, nothing acknowledged is lost, nothing half applied",
        total=60,
        unit="kills with SIGKILL",
        chunk=10,
        run=kill_with_sqlite,
        sources=PLAYED,
    ),
    Proof(
        "Server, PostgreSQL: killed under load, nothing acknowledged is lost, nothing half applied",
        total=60,
        unit="kills with SIGKILL",
        chunk=10,
        run=kill_with_postgresql,
        sources=PLAYED,
    ),
    Proof(
        "Server: a move that was hinted is the best one in the analysis, in all games",
        total=60,
        unit="games with hints",
        chunk=3,
        run=hinted_moves_are_good,
        sources=STUDIED,
    ),
    Proof(
        "Server: malformed messages change nothing, and the table goes on",
        total=100_000,
        unit="malformed WebSocket messages",
        chunk=20_000,
        run=tell_nonsense,
        sources=STUDIED,
    ),
    Proof(
        "Server: malformed bodies are refused, and none is a fault",
        total=100_000,
        unit="malformed HTTP bodies",
        chunk=10_000,
        run=send_nonsense,
        sources=UPLOADED,
    ),
    *(
        Proof(
            f"Server, flood of {kind}: 99 of 100 actions of strangers take less than 100 ms",
            total=20,
            unit="floods",
            chunk=5,
            run=partial(flood, kind=kind),
            sources=UPLOADED,
            judge=judge,
        )
        for kind in KINDS
    ),
    Proof(
        "Server, PostgreSQL, two processes: of two simultaneous inserts one succeeds",
        total=4000,
        unit="races",
        chunk=1000,
        run=race_for_rows,
    ),
    Proof(
        "Server: a wall clock that jumps in both directions takes no time from a player",
        total=20_000,
        unit="decisions with jumps",
        chunk=5000,
        run=think_through_jumps,
    ),
    Proof(
        "Server: a wall clock that jumps in both directions removes no room used in the last week",
        total=2000,
        unit="jumps with clean-ups",
        chunk=500,
        run=clean_up_through_jumps,
    ),
]
