"""Small plots as SVG: bars and dots on a light ground, readable in any page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

SURFACE, INK, QUIET, LINE, ACCENT, WARNING = (
    "#fffaf0", "#2b2622", "#6d645a", "#ddd3c2", "#1f6fb2", "#c4552d",
)  # fmt: skip
FONT = "system-ui, sans-serif"
COLOURS = (ACCENT, WARNING, "#2f9e6b", "#8a5bb0", "#b58a0c")
"""One for each seat."""


@dataclass(frozen=True)
class Dot:
    """A row of a dot plot: a value with the ends of its interval."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Bar:
    """A bar of a bar plot; `mark` is shown when the pointer is on it."""

    value: float
    colour: str
    mark: str


def _page(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="{FONT}" font-size="13">'
    )
    return "\n".join(
        [
            head,
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" rx="6" fill="{SURFACE}"/>',
            _text(16, 26, title, INK, "start", "600"),
            *parts,
            "</svg>\n",
        ]
    )


def _text(
    x: float, y: float, text: str, colour: str, anchor: str = "start", weight: str = "400"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers between two ends."""
    step = 1e-6
    for power in range(-6, 12):
        for factor in (1, 2, 5):
            step = factor * 10.0**power
            if (high - low) / step <= most:
                first = -(-low // step)
                return [(first + k) * step for k in range(int((high - first * step) / step) + 1)]
    return [low, high]


def dot_plot(title: str, dots: Sequence[Dot]) -> str:
    """Values on one scale, a row each, with their intervals as whiskers."""
    left, right, top, step = 24 + 7 * max((len(d.label) for d in dots), default=0), 70, 48, 28
    width, height = left + 420 + right, top + step * len(dots) + 34
    low, high = min(d.low for d in dots), max(d.high for d in dots)
    scale = 420 / ((high - low) or 1)
    bottom = top + step * len(dots)
    parts = []
    for tick in ticks(low, high):
        x = left + (tick - low) * scale
        parts += [
            _line(x, top - 6, x, bottom, LINE),
            _text(x, bottom + 18, f"{tick:g}", QUIET, "middle"),
        ]
    for row, dot in enumerate(dots):
        y = top + step * row + step / 2
        x = left + (dot.value - low) * scale
        ends = [left + (end - low) * scale for end in (dot.low, dot.high)]
        parts += [
            _text(left - 12, y + 4, dot.label, INK, "end"),
            _line(ends[0], y, ends[1], y, ACCENT, 3),
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{ACCENT}"/>',
            _text(width - 14, y + 4, f"{dot.value:.0f}", INK, "end"),
        ]
    return _page(width, height, title, parts)


def bar_plot(title: str, bars: Sequence[Bar], legend: Sequence[tuple[str, str]]) -> str:
    """Bars side by side from a common ground; `legend` names the colours."""
    left, top, tall = 60, 64, 180
    wide = max(3.0, min(14.0, 900 / max(1, len(bars))))
    width, height = int(max(420, left + wide * len(bars) + 24)), top + tall + 34
    high = max((bar.value for bar in bars), default=0.0) or 1.0
    bottom = top + tall
    parts = []
    x = float(left)
    for name, colour in legend:
        parts += [
            f'<rect x="{x:.1f}" y="38" width="11" height="11" fill="{colour}"/>',
            _text(x + 16, 48, name, INK),
        ]
        x += 32 + 7.5 * len(name)
    for tick in ticks(0.0, high, 5):
        y = bottom - tick / high * tall
        parts += [
            _line(left, y, width - 16, y, LINE),
            _text(left - 8, y + 4, f"{tick:g}", QUIET, "end"),
        ]
    for number, bar in enumerate(bars):
        size = max(0.0, bar.value) / high * tall
        parts.append(
            f'<rect x="{left + number * wide:.1f}" y="{bottom - size:.1f}" '
            f'width="{max(1.0, wide - 1):.1f}" height="{size:.1f}" fill="{bar.colour}">'
            f"<title>{escape(bar.mark)}</title></rect>"
        )
    return _page(width, height, title, parts)
