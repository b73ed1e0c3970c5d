"""Options read and write; what is not one is refused in a sentence that quotes it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polis.core import registry
from polis.core.errors import BadOption
from polis.core.sheet import Sheet

SHEETS = registry.sheets()


@st.composite
def choices(draw: st.DrawFn) -> tuple[Sheet, dict[str, str]]:
    sheet = draw(st.sampled_from(SHEETS))
    chosen = {
        option.key: draw(st.sampled_from(option.values))
        for option in sheet.options
        if draw(st.booleans())
    }
    return sheet, chosen


@given(choices())
def test_every_option_set_reads_back_from_its_text(case: tuple[Sheet, dict[str, str]]) -> None:
    sheet, chosen = case
    values = sheet.option_values(sheet.option_codes(chosen))
    text = " ".join(f"{key}={value}" for key, value in chosen.items())
    assert sheet.read_options(text) == values
    assert sheet.option_codes(values) == sheet.option_codes(chosen)


@pytest.mark.parametrize("word", ["beginner", "beginner=yes", "beginner=On", "beginner=1"])
def test_a_flag_may_be_said_in_several_ways(word: str) -> None:
    assert registry.sheet("machi-koro").read_options(word)["beginner"] is True


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("colour=red", "colour"), ("supply=eleven", "eleven"), ("beginner=perhaps", "perhaps")],
)
def test_what_is_no_option_is_quoted(text: str, quoted: str) -> None:
    with pytest.raises(BadOption, match=quoted):
        registry.sheet("machi-koro").read_options(text)


@pytest.mark.parametrize("players", [-1, 0, 5, 99])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=str(players)):
        registry.sheet("machi-koro").check_players(players)
    assert registry.sheet("machi-koro").check_players(1) == 1
    with pytest.raises(BadOption):
        registry.sheet("machi-koro").check_players(1, study=False)
