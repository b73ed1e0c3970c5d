"""The texts: every language says what English says, and English says what the code can ask for."""

from __future__ import annotations

import ast
import functools
import importlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from polis.core.sheet import Sheet
from polis.text.message import Message
from polis.text.translation import LANGUAGES, PACKAGE, Translation, translation

# The plural forms of whole numbers. Czech has a fourth one, for fractions only.
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 12, 22)  # every plural form of the three languages
FOREIGN_QUOTE = {"en": "„", "cs": "”", "pl": "“"}

FOLDERS = sorted({file.parent for file in PACKAGE.rglob("messages/*.ftl")})
PAGE_FOLDERS = sorted(
    {game.parent / "text" for game in PACKAGE.glob("games/*/game.py")}
    | {page.parent for page in PACKAGE.rglob("text/rules.*.md")}
)
MACHI_KORO = PACKAGE / "games" / "machi_koro"
WORLD_WONDERS = PACKAGE / "games" / "world_wonders"
GLOSSARY = PACKAGE.parent.parent / "docs" / "glossary.md"

WEB_FOLDERS = sorted({file.parent for file in PACKAGE.rglob("messages/web/**/*.ftl")})

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=[str(folder.relative_to(PACKAGE)) for folder in FOLDERS]
)
each_page_folder = pytest.mark.parametrize(
    "folder", PAGE_FOLDERS, ids=[folder.parent.name for folder in PAGE_FOLDERS]
)


# Reading the message files


class Parts(Visitor):
    """The variables, the references and the selections of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.numbers: set[str] = set()  # variables that a function such as NUMBER formats
        self.days: set[str] = set()
        self.selections: list[tuple[str | None, set[str | int]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        named = self.days if node.id.name == "DAY" else self.numbers
        named.update(v.id.name for v in given if isinstance(v, ftl.VariableReference))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        chooser = node.selector
        name = chooser.id.name if isinstance(chooser, ftl.VariableReference) else None
        keys: set[str | int] = {
            int(variant.key.value)
            if isinstance(variant.key, ftl.NumberLiteral)
            else variant.key.name
            for variant in node.variants
        }
        self.selections.append((name, keys))
        self.generic_visit(node)


@functools.cache
def entries(file: Path) -> tuple[ftl.EntryType, ...]:
    """What a message file contains; nothing if it is missing, for which one test fails."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return tuple(FluentParser().parse(text).body)


@functools.cache
def messages(file: Path) -> dict[str, Parts]:
    """The messages of one file by key."""
    found = {}
    for entry in entries(file):
        if isinstance(entry, ftl.Message):
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = parts
    return found


@functools.cache
def all_messages(language: str) -> dict[str, Parts]:
    """The messages of one language by key."""
    return {
        key: parts
        for folder in FOLDERS
        for key, parts in messages(folder / f"{language}.ftl").items()
    }


def arguments(language: str, key: str) -> set[str]:
    """The arguments a message needs, those of the messages it contains included."""
    parts = all_messages(language)[key]
    inner = (arguments(language, reference) for reference in parts.references)
    return parts.variables.union(*inner)


def samples(parts: Parts) -> Iterator[dict[str, Any]]:
    """Arguments that reach every variant of a message."""
    plain: dict[str, Any] = dict.fromkeys(parts.variables, "Anna")
    plain |= dict.fromkeys(parts.numbers, 1234.5) | dict.fromkeys(parts.days, "2026-11-17")
    choices: dict[str, set[str | int]] = {}
    for name, keys in parts.selections:
        if name is not None:
            is_number = any(isinstance(key, int) for key in keys) or keys & CATEGORIES
            choices.setdefault(name, set()).update(NUMBERS if is_number else keys)
    plain |= {name: min(values, key=str) for name, values in choices.items()}
    yield plain
    for name, values in choices.items():
        for value in sorted(values, key=str):
            yield plain | {name: value}


# Reading the code


@dataclass(frozen=True)
class Use:
    """A place in the code that names a message."""

    place: str
    key: str
    arguments: frozenset[str] | None  # None when the code passes on arguments of its own


@functools.cache
def modules() -> dict[Path, ast.Module]:
    return {
        file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.rglob("*.py"))
    }


def message_calls() -> Iterator[tuple[Path, ast.Call]]:
    """All calls of Message(…) and say(…) that have a first argument."""
    for file, module in modules().items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args:
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else None
                name = function.id if isinstance(function, ast.Name) else name
                if name in ("Message", "say", "format"):
                    yield file, node


@functools.cache
def uses() -> list[Use]:
    """The calls whose key stands in the code, also as one of two: Message("a" if … else "b")."""
    found = []
    for file, call in message_calls():
        given = [keyword.arg for keyword in call.keywords if keyword.arg != "names"]
        names = None if None in given else frozenset(name for name in given if name)
        first = call.args[0]
        for part in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                place = f"{file.relative_to(PACKAGE)}:{call.lineno}"
                found.append(Use(place, part.value, names))
    return found


def home(file: Path) -> Path:
    """The game or the package that a module belongs to."""
    parts = file.relative_to(PACKAGE).parts[:-1]
    return PACKAGE.joinpath(*parts[: 2 if parts[:1] == ("games",) else 1])


@functools.cache
def constants(folder: Path) -> set[str]:
    """Every string in the code of a game or a package and in its tables."""
    found = {
        node.value
        for file, module in modules().items()
        if home(file) == folder
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }

    def strings(data: Any) -> Iterator[str]:
        if isinstance(data, str):
            yield data
        elif isinstance(data, (list, dict)):
            for part in data.values() if isinstance(data, dict) else data:
                yield from strings(part)

    for file in folder.glob("*.json"):
        found.update(strings(json.loads(file.read_text(encoding="utf-8"))))
    return found


@functools.cache
def families() -> list[tuple[re.Pattern[str], set[str]]]:
    """Keys put together as f"card-{…}", each with the words of its home that may fill it."""
    found = {}
    for file, call in message_calls():
        if isinstance(call.args[0], ast.JoinedStr):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                for part in call.args[0].values
            )
            found[pattern, home(file)] = constants(home(file))
    return [(re.compile(pattern), vocabulary) for (pattern, _), vocabulary in found.items()]


def is_built(key: str) -> bool:
    """Whether some f-string in the code can make this key."""
    return any(
        all(word in vocabulary or word.isdecimal() for word in match.groups())
        for pattern, vocabulary in families()
        if (match := pattern.fullmatch(key))
    )


# The message files


@each_folder
def test_every_language_has_a_file(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)


@each_language
@each_folder
def test_every_line_of_a_file_can_be_read(folder: Path, language: str) -> None:
    junk = [e.content for e in entries(folder / f"{language}.ftl") if isinstance(e, ftl.Junk)]
    assert not junk


@each_language
def test_no_key_is_defined_twice(language: str) -> None:
    keys = Counter(
        entry.id.name
        for folder in FOLDERS
        for entry in entries(folder / f"{language}.ftl")
        if isinstance(entry, (ftl.Message, ftl.Term))
    )
    assert not [key for key, count in keys.items() if count > 1]


@each_language
@each_folder
def test_every_language_has_the_keys_of_english_in_their_order(folder: Path, language: str) -> None:
    assert list(messages(folder / f"{language}.ftl")) == list(messages(folder / "en.ftl"))


@each_language
def test_every_message_takes_the_arguments_of_english(language: str) -> None:
    differing = [
        key
        for key in all_messages("en").keys() & all_messages(language).keys()
        if arguments(language, key) != arguments("en", key)
    ]
    assert not differing


def attributes(file: Path) -> dict[str, set[str]]:
    """The other wordings of each message: for a reader's seat, the pages, or statistics."""
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries(file)
        if isinstance(entry, ftl.Message) and entry.attributes
    }


@each_language
@each_folder
def test_every_language_has_the_wordings_of_english(folder: Path, language: str) -> None:
    expected = attributes(folder / "en.ftl")
    assert attributes(folder / f"{language}.ftl") == expected
    for key, names in expected.items():
        assert names <= messages(folder / "en.ftl")[key].variables | {"page", "source"}


@each_language
def test_a_wording_for_a_seat_does_not_name_it(language: str) -> None:
    for folder in FOLDERS:
        for entry in entries(folder / f"{language}.ftl"):
            for attribute in entry.attributes if isinstance(entry, ftl.Message) else ():
                parts = Parts()
                parts.visit(attribute)
                assert attribute.id.name not in parts.variables, entry.id.name


@each_language
def test_the_score_pad_of_world_wonders_names_no_cells_and_stacks_on_a_page(language: str) -> None:
    codes = {"place", "cell", "cells", "stacks"}
    for entry in entries(WORLD_WONDERS / "text/messages" / f"{language}.ftl"):
        if not isinstance(entry, ftl.Message) or not entry.id.name.startswith("ww-pad-"):
            continue
        plain, page = Parts(), Parts()
        plain.visit(entry.value)
        for attribute in entry.attributes:
            page.visit(attribute)
        if plain.variables & (codes - {"place"}):
            assert entry.attributes, entry.id.name
            assert not page.variables & codes, entry.id.name


@each_language
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    lacking = {
        key: missing
        for key, parts in all_messages(language).items()
        for _, forms in parts.selections
        if forms & (CATEGORIES - {"other"}) and (missing := PLURALS[language] - forms)
    }
    assert not lacking


@each_language
def test_every_plural_in_the_browser_has_the_forms_of_whole_numbers(language: str) -> None:
    numbers = PLURALS[language] - ({"other"} if language == "pl" else set())
    lacking = {
        key: missing
        for folder in WEB_FOLDERS
        for key, parts in messages(folder / f"{language}.ftl").items()
        for _, forms in parts.selections
        if forms & (CATEGORIES - {"other"}) and (missing := numbers - forms)
    }
    assert WEB_FOLDERS
    assert not lacking


@each_language
def test_every_message_can_be_said(language: str) -> None:
    for key, parts in all_messages(language).items():
        for sample in samples(parts):
            assert translation(language).format(Message(key, **sample)).strip(), key


@pytest.mark.parametrize(
    ("language", "number", "share", "things"),
    [
        ("en", "1,234.50", "12.3%", "a, b and c"),
        ("cs", "1\N{NO-BREAK SPACE}234,50", "12,3\N{NO-BREAK SPACE}%", "a, b a\N{NO-BREAK SPACE}c"),
        ("pl", "1\N{NO-BREAK SPACE}234,50", "12,3%", "a, b i c"),
    ],
)
def test_numbers_and_lists_are_written_as_the_language_does(
    language: str, number: str, share: str, things: str
) -> None:
    words = translation(language)
    assert words.number(1234.5, 2) == number
    assert words.percent(0.1234, 1) == share
    assert words.listed(["a", "b", "c"]) == things
    message = Message("game-unknown", game="x", games=["a", "b", "c"])
    assert things in words.format(message)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "After 7 Nov 2026: 12%, 1.5 secs, 300 kB, +0.7, −1,234.5, 0"),
        ("cs", "After 7. 11. 2026: 12 %, 1,5 s, 300 kB, +0,7, −1 234,5, 0"),
        ("pl", "After 7 lis 2026: 12%, 1,5 sek., 300 kB, +0,7, −1 234,5, 0"),
    ],
)
def test_messages_write_days_percentages_units_and_signs_as_the_language_does(
    language: str, said: str
) -> None:
    from fluent.runtime import FluentResource

    words = Translation(language)
    units = '{ UNIT(1.5, unit: "second") }, { UNIT($size, unit: "kilobyte") }'
    signed = "{ SIGNED(0.7) }, { SIGNED($change) }, { SIGNED(-0.001) }"
    source = f"x = After {{ DAY($day) }}: {{ PERCENT($share) }}, {units}, {signed}"
    words._bundle.add_resource(FluentResource(source))
    text = words.format("x", day="2026-11-07", share=12, size=300, change=-1234.5)
    assert " ".join(text.split()) == said


# The messages and the code


def test_every_message_in_the_code_exists_with_its_arguments() -> None:
    english = all_messages("en")
    wrong = [
        use
        for use in uses()
        if use.key not in english
        or (use.arguments is not None and use.arguments != arguments("en", use.key))
    ]
    assert not wrong


def test_every_message_is_used() -> None:
    literals = set().union(*(constants(folder) for folder in {home(file) for file in modules()}))
    inside = set().union(*(parts.references for parts in all_messages("en").values()))
    unused = [
        key
        for key in all_messages("en")
        if key not in literals and key not in inside and not is_built(key)
    ]
    assert not unused


# The cards of Machi Koro


def cards() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((MACHI_KORO / "cards.json").read_text(encoding="utf-8"))
    return table


def test_every_card_has_a_name() -> None:
    keys = {f"card-{card['key']}" for card in cards()["establishments"] + cards()["landmarks"]}
    assert keys == {key for key in all_messages("en") if key.startswith("card-")}


@each_language
def test_the_rules_page_lists_every_card_with_roll_and_cost(language: str) -> None:
    page = (MACHI_KORO / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    for card in cards()["establishments"]:
        low, high = card["roll"]
        roll = f"{low}" if low == high else f"{low}–{high}"
        name = translation(language).format(f"card-{card['key']}")
        assert f"\n| {roll} | {name} | {card['cost']} | " in page
    for card in cards()["landmarks"]:
        name = translation(language).format(f"card-{card['key']}")
        assert f"\n| {name} | {card['cost']} | " in page


def test_the_cards_are_named_as_in_the_glossary() -> None:
    text = GLOSSARY.read_text(encoding="utf-8")
    for key in all_messages("en"):
        if key.startswith(("card-", "ww-monument-")):
            names = [translation(language).format(key) for language in LANGUAGES]
            assert f"\n| {' | '.join(names)} |" in text


# The components of World Wonders


def components() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(
        (WORLD_WONDERS / "components.json").read_text(encoding="utf-8")
    )
    return table


def symbols(row: dict[str, Any]) -> dict[str, int]:
    """The symbols on a tile or card, by resource."""
    return {key: row[key] for key in ("food", "ceramics", "gears") if row[key]}


@each_language
def test_the_rules_page_lists_every_stack_with_shape_cost_and_symbols(language: str) -> None:
    page = (WORLD_WONDERS / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    for stack in components()["stacks"]:
        tiles = [tile for tile in components()["tiles"] if tile["stack"] == stack["id"]]
        (gains,) = {sum(symbols(tile).values()) for tile in tiles}
        shape = "/".join(stack["shape"])
        players = {"main": "1–5", "4p": "4–5", "5p": "5"}[stack["board"]]
        assert f"\n| `{shape}` | {stack['cost']} | {gains} | {players} |" in page


@each_language
def test_the_rules_page_lists_every_monument_with_its_card(language: str) -> None:
    page = (WORLD_WONDERS / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    say = translation(language).format
    known = all_messages(language)
    for card in components()["monuments"]:
        pieces = ", ".join(f"`{'/'.join(piece)}`" for piece in card["pieces"])
        keys = [f"ww-touch-{letter}" for letter in card["adjacent"]]
        touched = [say(k if k in known else k.replace("touch", "type")) for k in keys]
        given = [say("ww-rings", rings=card["rings"])]
        for key, number in symbols(card).items():
            given.append(say("ww-gain", number=number, resource=say(f"ww-resource-{key}")))
        if card["population"]:
            given.append(say("ww-settlers", number=card["population"]))
        name = say(f"ww-monument-{card['id']}")
        assert f"\n| {name} | {pieces} | {', '.join(touched)} | {', '.join(given)} |" in page


@each_language
def test_the_rules_page_tells_where_the_symbols_on_the_tracks_are(language: str) -> None:
    page = (WORLD_WONDERS / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    sides = components()["tracks"]
    for resource in ("food", "ceramics", "gears"):
        name = translation(language).format(f"ww-resource-{resource}")
        spaces = [
            ", ".join(str(space) for space in sides[side]["population_symbols"][resource])
            for side in "AB"
        ]
        assert f": {name} | {' | '.join(spaces)} |\n" in page


# The rules pages


def headings(page: str) -> list[int]:
    """The levels of a page's headings in their order."""
    return [len(match) for match in re.findall(r"^(#+) ", page, re.MULTILINE)]


@each_language
@each_page_folder
def test_the_rules_are_told_under_the_same_headings(folder: Path, language: str) -> None:
    page = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    assert headings(page) == headings((folder / "rules.en.md").read_text(encoding="utf-8"))
    assert headings(page).count(1) == 1


@each_language
@each_page_folder
def test_the_rules_tell_every_option(folder: Path, language: str) -> None:
    page = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    sheet: Sheet = importlib.import_module(f"polis.games.{folder.parent.name}.sheet").SHEET
    for option in sheet.options:
        values = option.values
        for text in [option.key] if option.is_flag else [f"{option.key}={v}" for v in values]:
            assert f"`{text}`" in page


@each_language
def test_quotes_are_those_of_the_language_and_nobody_shouts(language: str) -> None:
    pages = [*PACKAGE.rglob(f"rules.{language}.md"), *PACKAGE.rglob(f"privacy.{language}.md")]
    spoken = [*PACKAGE.rglob(f"messages/**/{language}.ftl")]
    assert {file.parent for file in spoken} == {*FOLDERS, *WEB_FOLDERS}
    for file in [*spoken, *pages]:
        text = re.sub("<!--.*?-->", "", file.read_text(encoding="utf-8"))
        assert FOREIGN_QUOTE[language] not in text, file
        assert "!" not in text, file
