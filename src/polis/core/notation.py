"""What every game's notation shares: seats are letters, words may be shortened while clear."""

from __future__ import annotations

from collections.abc import Iterable

from polis.core.errors import Ambiguous, NotAnAction
from polis.text.message import Message


def match(word: str, vocabulary: Iterable[str], text: str, form: str) -> str:
    """The word of the vocabulary that `word` is or clearly begins; `text` is quoted if none is.

    `form` says how the action is written, for the sentence that refuses it.
    """
    wanted = word.lower()
    known = list(vocabulary)
    found = [entry for entry in known if entry.lower() == wanted] or [
        entry for entry in known if entry.lower().startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(Message("action-ambiguous", text=text, word=word, choices=found))
    raise NotAnAction(Message("action-unknown", text=text, form=form))


def refuse(text: str, form: str) -> NotAnAction:
    """The error for a text that is no action at all."""
    return NotAnAction(Message("action-unknown", text=text, form=form))
