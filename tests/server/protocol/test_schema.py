"""The OpenAPI schema holds: whatever is sent, right or wrong, the answer is one it tells of."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import requests
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, openapi
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from polis.server.app import make_app
from polis.server.config import Config
from tests.server.support.client import OPEN, bot, me, room_body
from tests.server.support.processes import Process

EXAMPLES = 25
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
OPERATIONS = {
    operation.ok().label: operation.ok()
    for operation in openapi.from_dict(make_app(Config()).openapi()).get_all_operations()
}


@pytest.fixture(scope="module")
def rooms(server: Process) -> list[str]:
    """Rooms that exist: an open one and one in which a game is played."""
    bodies = [
        room_body("machi-koro", me(), OPEN, OPEN, settings={"public": True}),
        room_body("akropolis", me(), bot("apprentice")),
    ]
    return [
        httpx.post(f"{server.address}/api/rooms", json=body, timeout=60.0).json()["room"]
        for body in bodies
    ]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_the_schema_tells(
    server: Process, rooms: list[str], label: str, mode: GenerationMode
) -> None:
    operation = OPERATIONS[label]
    parts = [*operation.iter_parameters(), *operation.body]
    if mode is GenerationMode.NEGATIVE and not parts:
        return  # nothing about it can be wrong

    with requests.Session() as session:

        @settings(
            max_examples=EXAMPLES,
            suppress_health_check=list(HealthCheck),
            report_multiple_bugs=False,
        )
        @given(case=operation.as_strategy(mode), data=st.data())
        def check(case: Case, data: st.DataObject) -> None:
            # An id made up is never that of a room; half of the time let it be one.
            if "room" in case.path_parameters and data.draw(st.booleans()):
                case.path_parameters["room"] = data.draw(st.sampled_from(rooms))
                checks = [check for check in CHECKS if check is not negative_data_rejection]
            else:
                checks = CHECKS
            answer = case.call(server.address, session=session)
            if answer.status_code != 413:  # which is told of, but not known to be a refusal
                case.validate_response(answer, checks=checks)

        check()


def test_no_operation_is_forgotten() -> None:
    assert len(OPERATIONS) >= 15
