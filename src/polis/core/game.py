"""`Game`: options, seats and everything played so far; the thing that is saved and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from polis.core import registry
from polis.core.component_sets import with_set
from polis.core.contract import CHANCE, OVER
from polis.core.errors import BadLog, PolisError
from polis.core.position import Action, Position
from polis.core.rules import Rules
from polis.text.message import SEAT_LETTERS, Message


class Game:
    """One game from its beginning; `moves` hold decisions and chance outcomes in notation.

    With a seed, the dealer plays chance by itself; without one, outcomes are played like actions.
    `components` are another set as plain data; BadFile says what is wrong with it.
    """

    def __init__(
        self,
        rules: Rules | str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        rules_version: int | None = None,
        components: Any = None,
    ) -> None:
        found = registry.rules(rules) if isinstance(rules, str) else rules
        self.rules = found if components is None else with_set(found, components)
        sheet = self.rules.sheet
        self.rules_version = sheet.rules_version if rules_version is None else rules_version
        self.options = sheet.option_values(sheet.option_codes(options or {}))
        self.players = sheet.check_players(players)
        self.names = list(names or SEAT_LETTERS[:players])
        self.seed = seed
        self.luck: Mapping[str, Any] | None = None
        """What proves the outcomes of a finished game, as in its log; `polis.luck` checks it."""
        self.moves: list[str] = []
        self.position = self._start()
        self._deal()

    def __repr__(self) -> str:
        return (
            f"<Game of {self.rules.sheet.title}: {self.players} players, {len(self.moves)} moves>"
        )

    def __str__(self) -> str:
        from polis.core import log

        return log.write(self)

    @staticmethod
    def parse(text: str) -> Game:
        """The game that a log tells; BadLog names what is wrong with it."""
        from polis.core import log

        return log.read(text)

    def play(self, action: Action) -> Game:
        """Play an action, then what the dealer gives; a refused action changes nothing."""
        code = self.position.check(action)
        self.moves.append(self.position.write(code))
        self.position.play(code)
        self.luck = None
        self._deal()
        return self

    def undo(self) -> Game:
        """Take back the last decision and the chance that followed it."""
        decisions = [n for n, is_chance in enumerate(self._chance_moves()) if not is_chance]
        if not decisions:
            raise BadLog(Message("nothing-to-undo"))
        del self.moves[decisions[-1] :]
        self.luck = None
        self.position = self.at(len(self.moves))
        self._deal()
        return self

    def at(self, n: int) -> Position:
        """The position after the first n moves."""
        if not 0 <= n <= len(self.moves):
            raise BadLog(Message("log-place", place=str(n), moves=len(self.moves)))
        position = self._start()
        for number, move in enumerate(self.moves[:n], start=1):
            try:
                position.play(move)
            except PolisError as error:
                raise BadLog(
                    Message("log-move", number=number, move=move, reason=error.message)
                ) from error
        return position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.seat == OVER

    def _start(self) -> Position:
        return self.rules.new(self.players, rules_version=self.rules_version, **self.options)

    def _deal(self) -> None:
        while self.seed is not None and self.position.seat == CHANCE:
            self.moves.append(self.position.deal(self.seed))

    def _chance_moves(self) -> list[bool]:
        position = self._start()
        kinds = []
        for move in self.moves:
            kinds.append(position.seat == CHANCE)
            position.play(move)
        return kinds
