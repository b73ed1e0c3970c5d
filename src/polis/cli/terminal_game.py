"""A game at the terminal: show the table, ask the person, let the bots answer, keep the log."""

from __future__ import annotations

from pathlib import Path

import click

from polis.bots.bot import Bot, ask, close
from polis.bots.levels import STRONGEST, title
from polis.bots.specs import parse
from polis.cli.console import out, sentence, speaker
from polis.core import log
from polis.core.errors import PolisError, without_notation
from polis.core.game import Game
from polis.text.message import Message

PERSON = "me"
MENU = 30  # legal actions listed by number
EXAMPLES = 5  # where there are more, so many show how they are written


def is_person(seat: str) -> bool:
    """Whether a seat is taken by a person at this terminal."""
    return seat.partition(":")[0] == PERSON


class Leave(Exception):
    """The person gets up from the table."""


class TerminalGame:
    """One game at one terminal."""

    def __init__(self, game: Game, seats: list[str], path: Path) -> None:
        self.game = game
        self.path = path
        self.words = speaker()
        self.console = out()
        self.bots: list[Bot | None] = []
        names = []
        for number, seat in enumerate(seats):
            if is_person(seat):
                self.bots.append(None)
                names.append(
                    seat.partition(":")[2] or self.words.format("player", number=number + 1)
                )
            else:
                self.bots.append(parse(seat, game.rules.sheet.key).sit_down(game.seed or 0, number))
                names.append(seat)
        game.names = _distinct(names)

    def say(self, message: Message | str, **args: object) -> None:
        """Put a message in words on the console."""
        if isinstance(message, str):
            message = Message(message, **args)
        # Names are user input, so brackets are not mark-up.
        self.console.print(sentence(self.words, message, self.game.names), markup=False)

    def run(self) -> None:
        """Play to the end, or until the person leaves; the log is kept either way."""
        self.say("play-help")
        log.save(self.game, self.path)
        self._tell(0)
        try:
            while not self.game.over:
                self._turn()
        except (Leave, click.Abort, KeyboardInterrupt, EOFError):
            self.say("play-left", path=str(self.path))
            return
        finally:
            for bot in filter(None, self.bots):
                close(bot)
        self._finish()

    def _turn(self) -> None:
        game = self.game
        before = len(game.moves)
        bot = self.bots[game.position.seat]
        if bot is not None:
            name = game.names[game.position.seat]
            game.play(ask(bot, name, game.position, game=game))
        elif not self._ask():
            return
        log.save(game, self.path)
        self._tell(before)

    def _tell(self, first: int) -> None:
        """What happened from move number `first` on, with its payments."""
        position = self.game.at(first)
        for move in self.game.moves[first:]:
            self.say(position.tell(move))
            position.play(move)
            for message in position.news():
                self.say("news", news=message)

    def _ask(self) -> bool:
        """Let the person act; False if only something was looked at or taken back."""
        game = self.game
        self.console.print(game.rules.terminal.table(game.position, self.words, game.names))
        self.say(game.position.prompt())
        self._menu()
        while True:
            answer = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            try:
                if answer == "undo":
                    self._undo()
                    return False
                if not self._command(answer):
                    game.play(self._numbered(answer))
                    return True
            except PolisError as error:
                self.say(without_notation(error.message))

    def _numbered(self, answer: str) -> str | int:
        codes = self.game.position.legal.codes
        if answer.isdecimal() and 1 <= int(answer) <= len(codes):
            return int(codes[int(answer) - 1])
        return answer

    def _menu(self) -> None:
        legal = self.game.position.legal
        shown = len(legal) if len(legal) <= MENU else EXAMPLES
        for number, action in enumerate(legal[:shown], start=1):
            self.console.print(f"  [bold]{number:>{len(str(shown))}}[/]  {action}")
        if len(legal) > shown:
            self.say("play-more", count=len(legal) - shown)

    def _command(self, answer: str) -> bool:
        """Tell what was asked for; False if the answer is no such question."""
        game = self.game
        if answer in ("", "?", "help"):
            self.say("play-help")
        elif answer in ("quit", "exit"):
            raise Leave
        elif answer == "score":
            self._scores()
        elif answer == "all":
            self.console.print("  " + "\n  ".join(game.position.legal))
        elif answer == "hint":
            self._hint()
        else:
            return False
        return True

    def _hint(self) -> None:
        """What the strongest bot would do."""
        position = self.game.position
        bot = parse(STRONGEST, position.rules.sheet.key).make(0)
        code = ask(bot, STRONGEST, position, game=self.game)
        self.say("play-hint", bot=title(STRONGEST), action=position.write(code))

    def _undo(self) -> None:
        """Back to the person's decision before this one, over the bots' answers."""
        self.game.undo()
        while self.game.moves and self.bots[self.game.position.seat] is not None:
            self.game.undo()
        log.save(self.game, self.path)

    def _scores(self) -> None:
        position = self.game.position
        for seat, total in enumerate(position.scores):
            self.say("score-total", name=self.game.names[seat], points=total)
            for line in position.explain(seat):
                self.say("score-line", points=line.points, line=line.message)
                for part in line.parts:
                    self.say("score-part", worth=part.worth, part=part.message)

    def _finish(self) -> None:
        game = self.game
        self.console.print(game.rules.terminal.table(game.position, self.words, game.names))
        self._scores()
        self.say(game.position.prompt())
        self.say("play-saved", path=str(self.path))


def _distinct(names: list[str]) -> list[str]:
    """The names with a number behind those that occur twice."""
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
