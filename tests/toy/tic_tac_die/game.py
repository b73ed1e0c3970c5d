"""Tic-Tac-Die, put together: the smallest game that Polis can play."""

from __future__ import annotations

from polis.games.tic_tac_die.rules import turn
from polis.games.tic_tac_die.sheet import SHEET
from polis.games.tic_tac_die.text import words

from polis.core.rules import Rules, gather, gather_text

RULES = Rules(SHEET, turn.POSITION, gather(turn), gather_text(words))
