"""Building a package: the pages of the browser and the native libraries must be in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TAGS = {
    "linux-x86_64": "manylinux_2_17_x86_64",
    "linux-arm64": "manylinux_2_17_aarch64",
    "macos-x86_64": "macosx_11_0_x86_64",
    "macos-arm64": "macosx_11_0_arm64",
    "windows-x86_64": "win_amd64",
}
"""The tag of the wheel for a platform.

A library of Linux needs nothing of the system but memcpy and the like, which every libc has.
"""


class PackageHook(BuildHookInterface[Any]):
    """Refuses to pack Polis without its pages, and adds the native libraries to a wheel.

    The wheel is for this machine, or for the platform that POLIS_WHEEL names. Working from a
    checkout needs neither pages nor libraries: they are built when they are needed.
    """

    _folder = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, "src/polis/web_app/index.html").exists():
            raise SystemExit("The pages are not built yet: npm --prefix web run build")
        if self.target_name == "wheel":
            target = os.environ.get("POLIS_WHEEL") or self._this_machine()
            if target in TAGS:
                self._add_libraries(target, build_data)
            elif "POLIS_WHEEL" in os.environ:
                raise SystemExit(f"POLIS_WHEEL is {target!r}, not one of {', '.join(TAGS)}")

    def _this_machine(self) -> str:
        sys.path.insert(0, str(Path(self.root, "src")))
        from polis.core.native.store import MODERN, this_target

        return this_target().removesuffix(MODERN)

    def _add_libraries(self, target: str, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.mkdtemp()
        tool = str(Path(self.root, "tools/libraries.py"))
        subprocess.run([sys.executable, tool, self._folder, target], check=True)
        build_data["force_include"][self._folder] = "polis/libraries"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{TAGS[target]}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder:
            shutil.rmtree(self._folder)
