"""The platforms that libraries are emitted for, in the words of LLVM.

The name of a platform is that of `polis.core.native.store.this_target`. This module needs neither
Numba nor LLVM.
"""

from __future__ import annotations

from dataclasses import dataclass

# What all browsers have had since 2021. Memory is copied and filled by instructions.
WASM_FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"


@dataclass(frozen=True)
class Platform:
    """A kind of processor and system."""

    triple: str
    cpu: str = ""
    features: str = ""
    relocation: str = "pic"
    vectorize: bool = True


PLATFORMS = {
    "linux-x86_64": Platform("x86_64-unknown-linux-gnu", "x86-64"),
    "linux-x86_64-v3": Platform("x86_64-unknown-linux-gnu", "x86-64-v3"),
    "linux-arm64": Platform("aarch64-unknown-linux-gnu", "generic"),
    "macos-x86_64": Platform("x86_64-apple-macosx11.0.0", "x86-64-v2"),
    "macos-arm64": Platform("arm64-apple-macosx11.0.0", "apple-m1"),
    "windows-x86_64": Platform("x86_64-pc-windows-msvc", "x86-64"),
    "web-wasm32": Platform("wasm32-unknown-unknown", "generic", WASM_FEATURES, "static", False),
}
