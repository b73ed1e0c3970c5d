"""The ladder: who meets whom with which luck, what is kept, and what is written."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from polis.arena.ladder import report
from polis.arena.ladder.plan import Ladder, Pairing, numbers, pairings, run, todo
from polis.arena.ladder.standings import standings
from polis.arena.runs.execution import Workers
from polis.arena.runs.state import State
from polis.arena.runs.tasks import Task, play
from tests.commands import Run

BOTS = ("random", "greedy", "bakery-list")


def plan(players: int = 2, games: int = 30, **changes: Any) -> Ladder:
    given = {"bots": BOTS, "seed": 5, "together": False, **changes}
    return Ladder("machi-koro", players, {}, games=games, slow_games=4, **given)


def played(ladder: Ladder, jobs: int = 1) -> State:
    state = ladder.new_state()
    run(ladder, state, Workers(jobs))
    return state


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    bots = [{k: v for k, v in bot.items() if k != "seconds"} for bot in data["bots"]]
    return {**data, "bots": bots}


def test_two_players_meet_once_in_each_order_and_themselves() -> None:
    assert [pairing.bots for pairing in pairings(plan())] == [
        ("random", "greedy"),
        ("random", "bakery-list"),
        ("greedy", "bakery-list"),
        ("random", "random"),
        ("greedy", "greedy"),
        ("bakery-list", "bakery-list"),
    ]


def test_of_more_players_each_is_the_one_against_the_other_in_all_seats() -> None:
    found = [pairing.bots for pairing in pairings(plan(players=3))]
    assert ("random", "greedy", "greedy") in found
    assert ("greedy", "random", "random") in found
    assert len(found) == 6 + 3


def test_a_champion_meets_each_of_the_others_and_of_two_players_itself() -> None:
    assert [pairing.bots for pairing in pairings(plan(champion="greedy"))] == [
        ("greedy", "random"),
        ("greedy", "bakery-list"),
        ("greedy", "greedy"),
    ]
    found = [pairing.bots for pairing in pairings(plan(players=3, champion="greedy"))]
    assert found == [("greedy", "random", "random"), ("greedy", "bakery-list", "bakery-list")]


@pytest.mark.parametrize(
    "bots", [("a", "b"), ("a", "b", "b"), ("a", "b", "b", "b"), ("a", "b", "c", "d")]
)
def test_everybody_sits_everywhere_with_the_same_luck(bots: tuple[str, ...]) -> None:
    for number in range(6):
        seatings = Pairing(bots).seatings(number)
        assert len(seatings) == len(bots)
        for seat in range(len(bots)):
            assert Counter(seats[seat] for seats in seatings) == Counter(bots)


def test_at_one_table_the_order_of_the_others_changes() -> None:
    pairing = Pairing(("a", "b", "c", "d"))
    assert len({pairing.seatings(number)[0] for number in range(6)}) == 6


def test_both_sides_of_a_pair_meet_the_same_luck() -> None:
    """With equal bots in both seatings the games of one number are the same game."""
    ladder = plan()
    match = ladder.match(("random", "greedy"))
    one, other = (play(Task(match, *part)).rows.tolist() for part in ((3, 2), (4, 1)))
    assert one[1] == other[0]
    assert one[0] != one[1]


def test_games_are_rounded_up_so_that_seats_are_equal() -> None:
    pairing = Pairing(("random", *["greedy"] * 3))
    assert numbers(plan(players=4, games=30), pairing) * 4 == 32


def test_bots_that_are_not_compiled_play_the_smaller_number(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("class First:\n    def choose(self, p, s):\n        return p.legal[0]\n")
    ladder = plan(bots=("random", f"{file}:First"))
    assert [numbers(ladder, pairing) for pairing in pairings(ladder)] == [2, 30, 4]


def test_what_has_been_played_is_not_played_again(tmp_path: Path) -> None:
    ladder = plan()
    path = tmp_path / "games.jsonl"
    whole = ladder.new_state(path)
    whole.begin(ladder.plan, resume=False)
    run(ladder, whole)
    lines = path.read_text().split()
    # Killed in the middle of writing a line.
    path.write_text(path.read_text()[: len(path.read_text()) * 2 // 3])
    halved = ladder.new_state(path)
    halved.begin(ladder.plan, resume=True)
    left = sum(task.count for task in todo(ladder, halved))
    assert 0 < left < sum(numbers(ladder, pairing) * pairing.turns for pairing in pairings(ladder))
    run(ladder, halved)
    assert without_times(standings(ladder, halved)) == without_times(standings(ladder, whole))
    again = ladder.new_state(path)
    again.begin(ladder.plan, resume=True)
    assert list(todo(ladder, again)) == []
    anew = ladder.new_state(path)
    anew.begin(ladder.plan, resume=False)
    assert anew.entries == []
    assert len(lines) > 1


def test_more_games_of_a_ladder_keep_the_first_ones() -> None:
    state = played(plan(games=10))
    missing = sum(task.count for task in todo(plan(games=16), state))
    assert missing == 3 * 6 + 3 * 6


def test_the_standings_do_not_depend_on_the_number_of_jobs() -> None:
    one, two = (standings(plan(), played(plan(), jobs)) for jobs in (1, 2))
    assert without_times(one) == without_times(two)


def test_the_figures_of_a_pair_are_those_of_its_games() -> None:
    ladder = plan(bots=("greedy", "random"))
    state = played(ladder)
    data = standings(ladder, state)
    pair = data["pairs"][0]
    mine = [row[4] for e in state.entries if e.seats == ("greedy", "random") for row in e.rows]
    mine += [row[5] for e in state.entries if e.seats == ("random", "greedy") for row in e.rows]
    assert pair["games"] == len(mine) == 30
    assert pair["wins"] == sum(mine) / 60
    assert pair["win_low"] < pair["win_rate"] < pair["win_high"] or pair["win_rate"] == 1
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    assert data["bots"][0]["rating"] > data["bots"][1]["rating"]
    assert all(bot["seconds"] > 0 for bot in data["bots"])
    assert [mirror["bot"] for mirror in data["mirrors"]] == ["greedy", "random"]


def test_one_table_for_all_counts_every_game_once() -> None:
    ladder = plan(players=3, games=30, together=True)
    data = standings(ladder, played(ladder))
    assert [bot["games"] for bot in data["bots"]] == [30, 30, 30]
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(30)
    assert data["pairs"] == data["mirrors"] == []


def test_alone_every_bot_meets_the_automaton_with_the_same_luck() -> None:
    ladder = Ladder("world-wonders", 1, {"solo_mode": "hard"}, ("random", "greedy"), 8, 4, 5)
    state = played(ladder)
    data = standings(ladder, state)
    assert [(bot["bot"], bot["games"], bot["rating"]) for bot in data["bots"]] == [
        ("random", 8, None),
        ("greedy", 8, None),
    ]
    assert data["bots"][0]["win_rate"] < data["bots"][1]["win_rate"]
    assert data["pairs"] == data["mirrors"] == []
    assert "## World Wonders · alone · solo_mode=hard\n" in report.section(data, "polis")


def test_a_bot_that_fails_is_named_and_the_ladder_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("class Lost:\n    def choose(self, p, s):\n        return 'castle'\n")
    ladder = plan(bots=("random", f"{file}:Lost"))
    data = standings(ladder, played(ladder))
    assert data["pairs"][0]["wins"] == 4
    assert [bot["failures"] for bot in data["bots"]] == [0, 8]
    assert "castle" in data["failures"][0]["reason"]


def test_another_question_keeps_its_games_elsewhere(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path))
    ladder = ("ladder", "machi-koro", "--games", 2)
    for changes in [
        ("--bots", "random,greedy"),
        ("--bots", "random,greedy", "--seed", 2),
        ("--bots", "random,greedy", "--players", 3),
        ("--bots", "random,greedy", "--option", "beginner"),
        ("--bots", "random,greedy", "--together"),
        ("--bots", "random,bakery-list"),
        ("--bots", "random,greedy", "--champion", "greedy"),
    ]:
        assert run(*ladder, *changes).code == 0
    assert len(list((tmp_path / "ladder").glob("*.jsonl"))) == 7
    again = run(*ladder, "--bots", "random,greedy", "--resume")
    assert again.code == 0
    assert len(list((tmp_path / "ladder").glob("*.jsonl"))) == 7


def test_nothing_is_told_of_a_bot_that_only_met_a_champion() -> None:
    ladder = plan(bots=("greedy", "random"), players=3, games=6, champion="greedy")
    text = report.section(standings(ladder, played(ladder)), "polis ladder")
    assert re.search(r"^\| `random` \| [^|]+ \| 0 \| – \| – \|", text, re.MULTILINE)
    assert re.search(r"^\| `greedy` \| [^|]+ \| 6 \| \d", text, re.MULTILINE)


def test_a_section_takes_the_place_of_its_older_one() -> None:
    page = report.replace("# Ladder\n", "## B · 2 players\n\nold\n")
    page = report.replace(page, "## A · 2 players\n\nolive\n")
    page = report.replace(page, "## B · 2 players\n\nnew\n")
    assert "old" not in page
    assert page.index("## A") < page.index("olive") < page.index("## B") < page.index("new")
    assert page.count("# Ladder") == 1
    assert report.replace(page, "## B · 2 players\n\nnew\n") == page


def test_plots_have_short_names_that_differ() -> None:
    bots = ["search:time=0.1", "search:time=01", "Search:time=0.1", "a", "b", "x" * 80]
    titles = [
        "Akropolis · 2 players",
        *(f"Akropolis · 2 players · {bot} against each" for bot in bots),
    ]
    names = [report.plot_name(title) for title in titles]
    assert names[0] == "akropolis-2-players.svg"
    assert len(set(names)) == len(titles)
    assert all(re.fullmatch(r"[a-z0-9-]{1,36}\.svg", name) for name in names)


def test_the_command_writes_its_page_and_goes_on(run: Run, tmp_path: Path) -> None:
    page, state = tmp_path / "docs" / "ladder.md", tmp_path / "games.jsonl"
    arguments = ("ladder", "machi-koro", "--bots", "random,greedy", "--games", 10, "--seed", 3)
    assert run(*arguments, "--champion", "greedy", "--out", page).code == 0
    assert "## Machi Koro · 2 players · greedy against each\n" in page.read_text()
    kept = ("--state", state, "--out", page)
    answer = run(*arguments, *kept, "--option", "beginner")
    assert answer.code == 0, answer.err
    assert "greedy" in answer.out
    text = page.read_text()
    assert "## Machi Koro · 2 players · beginner\n" in text
    command = "    polis ladder machi-koro --bots random,greedy --players 2 --games 10 "
    assert command in text
    assert "--option beginner" in text
    picture = page.parent / "plots" / "machi-koro-2-players-beginner.svg"
    assert f"](plots/{picture.name})" in text
    assert "greedy" in picture.read_text()
    before = state.read_text()
    data = json.loads(run(*arguments, *kept, "--option", "beginner", "--resume", "--json").out)
    assert state.read_text() == before
    assert data["pairs"][0]["games"] == 10


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["chess"], "chess"),
        (["machi-koro", "--bots", "greedy"], "greedy"),
        (["machi-koro", "--bots", "greedy,greedy"], "greedy,greedy"),
        (["machi-koro", "--bots", "greedy,castle"], "castle"),
        (["machi-koro", "--bots", "greedy,random", "--players", "9"], "9"),
        (["machi-koro", "--bots", "greedy,random", "--players", "3", "--together"], "3"),
        (["machi-koro", "--bots", "greedy,random", "--games", "0"], "0"),
        (["machi-koro", "--bots", "greedy,random", "--champion", "castle"], "castle"),
        (["world-wonders", "--players", "1", "--bots", "greedy", "--champion", "greedy"], "greedy"),
    ],
)
def test_what_makes_no_ladder_is_refused(arguments: list[str], quoted: str, run: Run) -> None:
    answer = run("ladder", *arguments)
    assert answer.code == 2
    assert quoted in answer.err
    assert len(answer.err.strip().splitlines()) == 1
