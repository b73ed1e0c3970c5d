"""`log`, `exp` and `spread` for kernels, with the same bits on every machine.

The functions of a C library differ between systems in the last bit, and a search that compares two
nearly equal moves would then choose differently. These use only operations that IEEE 754 rounds in
one way: plain Python, native code and WebAssembly give equal results. Errors are below 1 ulp, the
distance between two neighbouring floats. `math.sqrt` is exact everywhere.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

import math

import numpy as np

from polis.core.kernel import bits_of, from_bits, inline_kernel, kernel

# ln 2 as a sum. The first part has 32 significant bits, so its product with an exponent is exact.
LN2_HIGH = float.fromhex("0x1.62e42feep-1")
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
LN2_INVERSE = 1.0 / math.log(2.0)

FRACTION_BITS = 52
ROOT_OF_HALF = bits_of(math.sqrt(0.5))
LEAST_NORMAL = 2.0**-1022
SUBNORMAL_BITS = 54

# Outside these, `exp` overflows to infinity or underflows to zero.
LARGEST_EXPONENT, SMALLEST_EXPONENT = 709.782712893384, -745.1332191019412
BIAS = 1023

# Coefficients from the highest power down: of (2 artanh(s) / s - 2) / s² in powers of s², and of
# (e^r - 1 - r) / r² in powers of r. The next terms are too small to count.
ARTANH = tuple(2.0 / (2 * n + 1) for n in range(11, 0, -1))
TAYLOR = tuple(1.0 / math.factorial(n) for n in range(14, 1, -1))


@kernel
def log(x):
    """The natural logarithm of x; -inf of 0, NaN of a negative number or NaN."""
    x = float(x)
    if not x > 0.0:
        return -math.inf if x == 0.0 else math.nan
    if x == math.inf:
        return x
    exponent = 0
    if x < LEAST_NORMAL:
        x *= 2.0**SUBNORMAL_BITS
        exponent = -SUBNORMAL_BITS
    # x = (1 + f) 2^exponent, with 1 + f between the root of 1/2 and the root of 2.
    word = bits_of(x)
    steps = (word - ROOT_OF_HALF) >> FRACTION_BITS
    f = from_bits(word - (steps << FRACTION_BITS)) - 1.0
    power = float(exponent + steps)
    # log(1 + f) = 2 artanh(s) = f - f²/2 + s (f²/2 + rest)
    s = f / (2.0 + f)
    square = s * s
    rest = 0.0
    for coefficient in ARTANH:
        rest = (rest + coefficient) * square
    half = 0.5 * f * f
    return s * (half + rest) + power * LN2_LOW - half + f + power * LN2_HIGH


@kernel
def exp(x):
    """e to the power of x."""
    x = float(x)
    if x != x:
        return x
    if x > LARGEST_EXPONENT:
        return math.inf
    if x < SMALLEST_EXPONENT:
        return 0.0
    # x = power ln 2 + r, and r as a sum: what is lost in rounding it is `lost`.
    power = int(x * LN2_INVERSE + (0.5 if x >= 0.0 else -0.5))
    high = x - power * LN2_HIGH
    low = power * LN2_LOW
    r = high - low
    lost = (high - r) - low
    rest = 0.0
    for coefficient in TAYLOR:
        rest = rest * r + coefficient
    result = 1.0 + (r + (lost + r * r * rest))
    # In two steps, because 2^power itself may be out of range.
    half = power >> 1
    return result * _power_of_two(half) * _power_of_two(power - half)


@kernel
def _power_of_two(exponent):
    return from_bits((exponent + BIAS) << FRACTION_BITS)


# Bits as bytes: how kernels write a board of bit rows as numbers, eight cells at once.

SPREAD = np.array(
    [sum((bits >> k & 1) << 8 * k for k in range(8)) for bits in range(256)], np.uint64
)
"""For each byte, a word that has its lowest bit in the lowest byte, and so on."""

BYTE = np.uint64(255)


@inline_kernel
def spread(word):
    """The lowest eight bits of a word as eight bytes of 0 or 1."""
    return SPREAD[word & BYTE]
