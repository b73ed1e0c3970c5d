"""The container and the systemd unit: what they name exists, and nothing builds at run time."""

from __future__ import annotations

import fnmatch
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from polis import __version__
from polis.cli.commands.serve import serve
from polis.server.config import Config
from polis.server.gate.open_files import OTHER_FILES

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
UNIT = (ROOT / "docs/examples/polis.service").read_text(encoding="utf-8")
BUILD_TOOLS = {"pip", "uv", "hatchling", "editables", "setuptools", "wheel", "numba", "llvmlite"}

SANDBOX = {
    "ProtectSystem": "strict",
    "ProtectProc": "invisible",
    "CapabilityBoundingSet": "",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "SystemCallArchitectures": "native",
    "SystemCallErrorNumber": "EPERM",
    "UMask": "0077",
    "StateDirectoryMode": "0700",
    "CacheDirectoryMode": "0700",
    **dict.fromkeys(
        (
            "LockPersonality",
            "NoNewPrivileges",
            "PrivateDevices",
            "PrivateTmp",
            "PrivateUsers",
            "ProtectClock",
            "ProtectControlGroups",
            "ProtectHome",
            "ProtectHostname",
            "ProtectKernelLogs",
            "ProtectKernelModules",
            "ProtectKernelTunables",
            "RestrictNamespaces",
            "RestrictRealtime",
            "RestrictSUIDSGID",
        ),
        "yes",
    ),
}
"""The settings of the unit that restrict the server."""


def stages() -> dict[str, list[list[str]]]:
    """The instructions of each stage of the Dockerfile, split into words."""
    text = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", DOCKERFILE))
    found: dict[str, list[list[str]]] = {"": []}
    for line in filter(str.strip, text.splitlines()):
        words = line.split()
        if words[0] == "FROM":
            found[words[3] if "AS" in words else "last"] = []
        list(found.values())[-1].append(words)
    return found


def is_sent(source: str) -> bool:
    """Whether .dockerignore leaves a file for the build; its last fitting line counts."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split():
        pattern = line.removeprefix("!").removeprefix("**/")
        if any(fnmatch.fnmatch(part, pattern) for part in (source, source.split("/")[0])):
            sent = line.startswith("!")
    return sent


def test_everything_that_is_copied_exists_and_is_sent() -> None:
    copied = [
        source
        for instructions in stages().values()
        for words in instructions
        if words[0] == "COPY" and not words[1].startswith("--from")
        for source in words[1:-1]
    ]
    assert "requirements-runtime.lock" in copied
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert [source for source in copied if not is_sent(source)] == []


def test_what_is_copied_between_stages_comes_from_earlier_ones() -> None:
    names = list(stages())
    for number, instructions in enumerate(stages().values()):
        for words in instructions:
            if words[1].startswith("--from="):
                assert names.index(words[1].removeprefix("--from=")) < number


@pytest.mark.parametrize("image", ["NODE", "PYTHON"])
def test_a_digest_pins_each_base_image(image: str) -> None:
    found = stages()
    assert ["ARG", f"{image}_DIGEST"] in found[""]
    bases = [words[1] for stage in found.values() for words in stage if words[0] == "FROM"]
    pinned = f"{image.lower()}:${{{image}_TAG}}${{{image}_DIGEST:+@${{{image}_DIGEST}}}}"
    assert pinned in bases
    assert all(re.match(r"(node|python):\$\{", base) for base in bases)


def test_the_last_stage_neither_builds_nor_keeps_tools() -> None:
    last = stages()["last"]
    assert [words[1:3] for words in last if words[0] == "COPY"] == [
        ["--from=packages", "/opt/polis"]
    ]
    commands = " ".join(" ".join(words) for words in last if words[0] == "RUN")
    assert not re.search(r"\b(apt|npm|uv|venv|install)\b", commands)
    assert "pip uninstall" in commands
    assert ["USER", "polis"] in last
    lock = (ROOT / "requirements-runtime.lock").read_text(encoding="utf-8")
    locked = set(re.findall(r"(?m)^([\w.-]+)==", lock))
    assert {"fastapi", "numpy"} <= locked
    assert not locked & BUILD_TOOLS


def test_the_locks_agree() -> None:
    runtime, install, kernels, dev = (
        set(re.findall(r"(?m)^[\w.-]+==[^ ]+", (ROOT / f"requirements{name}.lock").read_text()))
        for name in ("-runtime", "", "-kernels", "-dev")
    )
    assert runtime < install < kernels < dev


def settings() -> dict[str, str]:
    """The settings of the unit; of one given twice the last."""
    lines = (line.partition("=") for line in UNIT.splitlines() if re.match(r"\w+=", line))
    return {key: value for key, _, value in lines}


def test_the_unit_starts_a_server_that_can_be_started() -> None:
    program, command, *options = shlex.split(settings()["ExecStart"])
    assert (program, command) == ("/opt/polis/.venv/bin/polis", "serve")
    # An option that does not exist is found before --help is carried out.
    assert CliRunner().invoke(serve, [*options, "--help"]).exit_code == 0
    assert CliRunner().invoke(serve, ["--castle", "--help"]).exit_code != 0


def test_the_unit_forbids_what_the_server_does_not_need() -> None:
    found = settings()
    for name, value in SANDBOX.items():
        assert found[name] == value, name
    filters = re.findall(r"(?m)^SystemCallFilter=(.*)$", UNIT)
    assert filters == ["@system-service", "~@privileged"]
    # Native code needs memory that is first written and then executed.
    assert "MemoryDenyWriteExecute" not in found


def test_the_unit_allows_as_many_files_as_there_are_connections() -> None:
    needed = Config.model_fields["connections"].default + OTHER_FILES
    assert int(settings()["LimitNOFILE"]) >= needed


def test_all_places_name_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in citation
    assert project["version"] == __version__
