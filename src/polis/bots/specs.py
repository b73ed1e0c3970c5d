"""How bots are named: one spec string, the same on the command line and in Python.

`random`, `greedy:noise=2`, `search:time=1.0`, a level such as `master`, a bot of one game such as
`ranch-list`, one of a family of such bots as `list:1+bakery:6`, `path/to/file.py:Name:key=value,…`,
or `program:./command with arguments`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from polis.bots import levels
from polis.bots.bot import Bot, MakeBot, parameters, user_code_errors
from polis.bots.fingerprints import FILE, PROGRAM
from polis.core.errors import UnknownBot
from polis.core.position import Action, Position
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.core.rules import Rules


@dataclass(frozen=True)
class Spec:
    """A bot as it is named on the command line and in Python."""

    text: str
    policy: int | None  # the number of a policy that runs inside kernels, if it is one
    make: MakeBot
    setting: float = 0.0  # what the policy takes, such as its noise
    by_time: bool = False  # whether it plays by the clock, so that results depend on the machine

    def sit_down(self, seed: int, seat: int = 0) -> Bot:
        """A player for one game; BotFailed if it cannot even be made."""
        with user_code_errors(self.text):
            return self.make(seed, seat)


def split(text: str) -> list[str]:
    """The specs of a list: commas part them, but neither in quotes nor between parameters.

    >>> split("search:time=1,threads=2,greedy")
    ['search:time=1,threads=2', 'greedy']
    """
    parts = re.findall(r"""(?:"[^"]*"|'[^']*'|[^,])+""", text)
    specs: list[str] = []
    for part in parts:
        if specs and re.match(r"\s*\w+=", part):
            specs[-1] += f",{part.rstrip()}"
        else:
            specs.append(part.strip())
    return specs


def names(game: str | None = None) -> list[str]:
    """The names that a spec may begin with, in this game or in any."""
    return ["random", "greedy", "search", *_level_names(), *_own(game)]


def parse(text: str, game: str | None = None) -> Spec:
    """The bot that a spec string names; UnknownBot if there is none, or none in this game.

    Without a game, levels and bots of one game wait for their first position to see which it is.
    """
    text = text.strip()
    if text.startswith(PROGRAM):
        from polis.bots.program_bots import program

        return Spec(text, None, program(text), by_time=True)
    if FILE in text:
        from polis.bots.file_bots import from_file

        return Spec(text, None, from_file(text))
    name, _, given = text.partition(":")
    if name in ("random", "greedy"):
        return _policy(text, name, parameters(text, given))
    if name == "search":
        from polis.bots.file_bots import maker
        from polis.bots.search import Search
        from polis.bots.strategies import record_of
        from polis.core import registry

        settings = parameters(text, given)
        make = maker(text, Search, settings)
        make(0)  # refuses values that are none
        if game is not None and "style" in settings:
            record_of(registry.rules(game), str(settings["style"]))
        return Spec(text, None, make, by_time="sims" not in settings)
    if given and (name in _level_names() or name in _own(None)):
        raise UnknownBot(Message("bot-parameters", bot=name, parameters=given))
    if name in _families():
        return _of_family(text, _families()[name], game)
    return _of_a_game(text, game)


def _of_a_game(name: str, game: str | None) -> Spec:
    from polis.core import registry

    if game is None:
        if name not in _level_names() and name not in _own(None):
            raise UnknownBot(Message("bot-unknown", bot=name, bots=names()))
        return Spec(name, None, lambda seed, seat=0: Waiting(name, seed))
    key = registry.find(game)
    spec = levels.spec_of(key, name)
    if spec is not None:
        return replace(parse(spec, key), text=name)
    if name in _own(key):
        from polis.bots.policies import OWN

        return _compiled(name, OWN + _own(key).index(name))
    homes = [r.sheet.title for r in registry.all_rules() if r.bots and name in r.bots.BOTS]
    if homes:
        title = registry.sheet(key).title
        raise UnknownBot(Message("bot-other-game", bot=name, games=homes, game=title))
    raise UnknownBot(Message("bot-unknown", bot=name, bots=names(key)))


def _of_family(text: str, home: Rules, game: str | None) -> Spec:
    """A bot of a family that a game has for itself, such as any shopping list."""
    from polis.bots.policies import OWN
    from polis.core import registry

    if game is not None and registry.find(game) != home.sheet.key:
        title = registry.sheet(game).title
        raise UnknownBot(Message("bot-other-game", bot=text, games=[home.sheet.title], game=title))
    number: int = home.bots.read(text)  # type: ignore[union-attr]
    if game is None:
        return Spec(text, None, lambda seed, seat=0: Waiting(text, seed))
    return _compiled(text, OWN + number)


def _families() -> dict[str, Rules]:
    """The games whose bots have a `FAMILY`, a name before a colon, by that name."""
    from polis.core import registry

    found = {getattr(rules.bots, "FAMILY", None): rules for rules in registry.all_rules()}
    return {name: rules for name, rules in found.items() if name is not None}


def _level_names() -> list[str]:
    return [*levels.NAMES, *(name + levels.TWIN for name in levels.NAMES)]


def _own(game: str | None) -> list[str]:
    """The bots that a game has for itself; those of all games if none is given."""
    from polis.core import registry

    games = registry.all_rules() if game is None else [registry.rules(game)]
    return [name for rules in games if rules.bots for name in rules.bots.BOTS]


def _policy(text: str, name: str, given: dict[str, Any]) -> Spec:
    from polis.bots.policies import GREEDY, LEAST_NOISE, NOISY, RANDOM

    if name == "greedy" and set(given) == {"noise"}:
        noise = given["noise"]
        if isinstance(noise, bool) or not isinstance(noise, (int, float)) or not noise > 0:
            raise UnknownBot(Message("bot-noise", bot=text, value=str(noise)))
        return _compiled(text, NOISY, max(float(noise), LEAST_NOISE))
    if given:
        shown = text.partition(":")[2]
        raise UnknownBot(Message("bot-parameters", bot=name, parameters=shown))
    return _compiled(text, GREEDY if name == "greedy" else RANDOM)


def _compiled(text: str, policy: int, setting: float = 0.0) -> Spec:
    from polis.bots.compiled_bots import CompiledBot, by_policy

    def make(seed: int, seat: int = 0) -> Bot:
        return CompiledBot(by_policy(policy, setting), seed)

    return Spec(text, policy, make, setting)


class Waiting:
    """A bot whose name means something else in each game, until it sees its first position."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._seed = seed
        self._bot: Bot | None = None

    def choose(self, position: Position, seconds: float) -> Action:
        """What the bot of this name plays in the position's game."""
        if self._bot is None:
            self._bot = parse(self._name, position.rules.sheet.key).make(self._seed)
        return self._bot.choose(position, seconds)
