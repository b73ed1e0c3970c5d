"""Machi Koro, put together."""

from __future__ import annotations

from polis.core.rules import Rules
from polis.games.machi_koro import text, view
from polis.games.machi_koro.advice import value
from polis.games.machi_koro.apply import apply
from polis.games.machi_koro.chance import chance, draw, event, odds
from polis.games.machi_koro.facts import SHEET
from polis.games.machi_koro.legal import legal
from polis.games.machi_koro.pieces import make_box
from polis.games.machi_koro.position import POSITION, setup, to_act
from polis.games.machi_koro.score import observe, score, shares

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=POSITION,
    kernels={
        "setup": setup,
        "to_act": to_act,
        "legal": legal,
        "chance": chance,
        "odds": odds,
        "draw": draw,
        "event": event,
        "apply": apply,
        "score": score,
        "shares": shares,
        "observe": observe,
        "value": value,
    },
    text=text,
    view=view,
)
