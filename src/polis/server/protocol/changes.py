"""Changes from one JSON value to another: what differs is sent instead of the whole.

{"put": value}                    the new value
{"within": {key: change, …}}      an object or list in which only these members change
{"at": 3, "cut": 1, "put": […]}   a list in which `cut` members from `at` on are replaced
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import JsonValue

from polis.server.protocol.parts import Part, Unchecked

# Produced by the engine; readers see plain JSON.
if TYPE_CHECKING:
    Value = Any
    Values = list[Any]
else:
    Value = Annotated[JsonValue, Unchecked()]
    Values = Annotated[list[JsonValue], Unchecked()]


@dataclass(slots=True)
class Put(Part):
    """The new value."""

    put: Value
    """The value."""


@dataclass(slots=True)
class Within(Part):
    """The members of an object, or of a list by index, that change; all others stay."""

    within: dict[str, Change]
    """The changes by key, or by index as text."""


@dataclass(slots=True)
class Splice(Part):
    """A list in which `cut` members from index `at` on are replaced by those of `put`."""

    at: int
    """The index of the first member that is replaced."""
    cut: int
    """How many members are replaced."""
    put: Values
    """The members that come there."""


Change = Put | Within | Splice


def difference(old: Any, new: Any) -> Change:
    """The change that makes `new` of `old`; nothing inside it may be changed later."""
    if type(old) is dict and type(new) is dict and old.keys() == new.keys():
        return Within(
            {
                key: difference(old[key], value)
                for key, value in new.items()
                if old[key] is not value and old[key] != value
            }
        )
    if type(old) is list and type(new) is list and old:
        return _of_lists(old, new)
    return Put(new)


def _of_lists(old: list[Any], new: list[Any]) -> Change:
    if len(old) == len(new):
        return Within(
            {
                str(place): difference(before, after)
                for place, (before, after) in enumerate(zip(old, new, strict=True))
                if before is not after and before != after
            }
        )
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return Splice(start, len(old) - end - start, new[start : len(new) - end])


def changed(old: Any, change: Any) -> Any:
    """The value that a change, as read from JSON, makes of an old value."""
    if "within" in change:
        new: Any = list(old) if isinstance(old, list) else dict(old)
        for key, inner in change["within"].items():
            place: Any = int(key) if isinstance(old, list) else key
            new[place] = changed(old[place], inner)
        return new
    if "cut" in change:
        at: int = change["at"]
        return [*old[:at], *change["put"], *old[at + change["cut"] :]]
    return change["put"]
