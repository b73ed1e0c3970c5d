"""`why_not` beside an oracle: None exactly for what can be played, else a rule that is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any

from polis.core.position import Position
from polis.text.message import Message
from polis.text.translation import translation

Confirms = Callable[[int, Message], bool]
"""Whether the oracle finds that this code breaks the rule that the reason names."""


def check_reasons(
    position: Position, codes: Iterable[int], playable: Collection[int], confirms: Confirms
) -> Counter[str]:
    """Ask why not for each code; return how often each reason was given."""
    before = position.records.tobytes()
    given: Counter[str] = Counter()
    for code in codes:
        refused = position.why_not(code)
        assert (refused is None) == (code in playable), position.write(code)
        if refused is None:
            continue
        reason: Any = refused.args.get("reason", refused)
        assert confirms(code, reason), f"{position.write(code)}: {reason!r}"
        given[reason.key] += 1
        if given[reason.key] == 1:
            assert translation("en").format(refused)
    assert position.records.tobytes() == before, "asking must not change anything"
    return given
