"""What a bot outside the package is made of: a digest that changes when its files are edited."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from pathlib import Path

FILE, PROGRAM = ".py:", "program:"
"""What the spec of a user's file contains, and what that of a program begins with."""


def fingerprint(text: str) -> str:
    """A digest of the files that a spec names; empty for the bots of Polis and its games.

    For `path/to/file.py:Name:key=value,…` it is that file and every value that is the path of a
    file, for `program:…` every word of the command that is one. Files that these read or import are
    not part of it.
    """
    text = text.strip()
    if text.startswith(PROGRAM):
        from polis.bots.program_bots import parts

        files = [Path(word) for word in parts(text)[1]]
    elif FILE in text:
        head, _, tail = text.partition(FILE)
        values = [part.partition("=")[2] for part in tail.partition(":")[2].split(",")]
        files = [Path(f"{head}.py"), *(Path(value) for value in values if value)]
    else:
        return ""
    return digest_of(files)


def digest_of(files: Iterable[Path]) -> str:
    """A digest of what files hold; one that cannot be read counts as empty."""
    digest = hashlib.sha256()
    for file in files:
        with contextlib.suppress(OSError):  # loading or starting the bot says what is wrong
            digest.update(file.read_bytes())
        digest.update(b"\0")
    return digest.hexdigest()
