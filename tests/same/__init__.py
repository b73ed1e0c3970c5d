"""The same calls everywhere: plain Python, native code, Numba, WebAssembly, another processor."""
