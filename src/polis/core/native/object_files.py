"""For which systems and processors object files are, by their first bytes.

LLVM ends the process when it has to load an object file of another system.
"""

from __future__ import annotations

from polis.core.native.store import MODERN

ELF, MACH_O = b"\x7fELF\x02\x01", b"\xcf\xfa\xed\xfe"

# Where in the file what must stand: the format, then the kind of file and of processor.
HEADERS: dict[str, tuple[tuple[int, bytes], ...]] = {
    "linux-x86_64": ((0, ELF), (16, b"\x01\x00\x3e\x00")),
    "linux-arm64": ((0, ELF), (16, b"\x01\x00\xb7\x00")),
    "macos-x86_64": ((0, MACH_O), (4, b"\x07\x00\x00\x01")),
    "macos-arm64": ((0, MACH_O), (4, b"\x0c\x00\x00\x01")),
    "windows-x86_64": ((0, b"\x64\x86"),),
    "web-wasm32": ((0, b"\x00asm"),),
}


def is_object_for(target: str, content: bytes) -> bool:
    """Whether this is an object file for a target; for an unknown one, whether it is anything."""
    header = HEADERS.get(target.removesuffix(MODERN), ((0, b""),))
    return bool(content) and all(content.startswith(part, at) for at, part in header)
