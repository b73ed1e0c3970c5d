"""What the scenes of several cards, or a large part of one, are made of."""

from __future__ import annotations

from math import cos, pi, sin

from polis.drawing.shapes import beams, block, disc, each, ring

WIDTH, HEIGHT = 80, 50  # the box of every scene

Layer = tuple[str, str]
Scene = tuple[Layer, ...]


def clouds(*places: tuple[float, float]) -> Layer:
    """Clouds, each by the left end of its flat lower side."""
    shape = "h15a3.4 3.4 0 0 0-2.4-5.8a4.6 4.6 0 0 0-8.6-1.2a3.6 3.6 0 0 0-4 7Z"
    return "cloud", "".join(f"M{x:g} {y:g}{shape}" for x, y in places)


def outdoors(horizon: float, *above: tuple[float, float], ground: str = "grass") -> Scene:
    """Sky with clouds above a ground."""
    below = block(0, horizon, WIDTH, HEIGHT - horizon)
    return ("sky", block(0, 0, WIDTH, HEIGHT)), clouds(*above), (ground, below)


def indoors(floor: float) -> Scene:
    """A wall above a floor."""
    return ("wall", block(0, 0, WIDTH, HEIGHT)), ("shade", block(0, floor, WIDTH, HEIGHT - floor))


def awning(x: float, y: float, width: float, height: float, stripes: int, tone: str) -> Scene:
    """A striped awning with a scalloped edge."""
    step = width / stripes

    def stripe(n: int) -> str:
        left = x + n * step
        return f"M{left:g} {y:g}h{step:g}v{height:g}a{step / 2:g} {step / 2:g} 0 0 1{-step:g} 0Z"

    return (
        (tone, each(*(stripe(n) for n in range(0, stripes, 2)))),
        ("white", each(*(stripe(n) for n in range(1, stripes, 2)))),
    )


def sheaf(x: float, foot: float, size: float) -> Scene:
    """A sheaf of wheat with its band."""
    s = size
    body = (
        f"M{x - 5 * s:g} {foot:g}Q{x - 1.6 * s:g} {foot - 8 * s:g} {x - 7 * s:g} {foot - 16 * s:g}"
        f"Q{x - 3 * s:g} {foot - 22 * s:g} {x:g} {foot - 19 * s:g}"
        f"Q{x + 3 * s:g} {foot - 22 * s:g} {x + 7 * s:g} {foot - 16 * s:g}"
        f"Q{x + 1.6 * s:g} {foot - 8 * s:g} {x + 5 * s:g} {foot:g}Z"
    )
    stalks = beams(
        0.9 * s,
        (x, foot - 11 * s, x, foot - 18 * s),
        (x - 1.2 * s, foot - 11 * s, x - 4 * s, foot - 17 * s),
        (x + 1.2 * s, foot - 11 * s, x + 4 * s, foot - 17 * s),
        (x - 0.8 * s, foot - 6 * s, x - 2 * s, foot - s),
        (x + 0.8 * s, foot - 6 * s, x + 2 * s, foot - s),
    )
    return (
        ("straw", body),
        ("ink", stalks),
        ("red", block(x - 3.4 * s, foot - 10 * s, 6.8 * s, 3 * s)),
    )


def pine(x: float, foot: float, size: float, tone: str) -> Scene:
    """A fir of three tiers."""
    tiers = "".join(
        f"M{x:g} {foot - top * size:g}L{x + half * size:g} {foot - low * size:g}"
        f"H{x - half * size:g}Z"
        for top, low, half in ((20, 4, 10), (27, 13, 8), (33, 21, 6))
    )
    return ("timber", block(x - 1.6 * size, foot - 5 * size, 3.2 * size, 5 * size)), (tone, tiers)


def wheel(x: float, y: float, radius: float) -> Scene:
    """A wheel with its hub."""
    return ("coal", disc(x, y, radius)), ("stone", disc(x, y, radius * 0.4))


def chair(x: float, foot: float) -> Scene:
    """A chair seen from the front, its middle at x."""
    posts = each(block(x - 7, foot - 25, 2.2, 25), block(x + 4.8, foot - 25, 2.2, 25))
    legs = each(block(x - 8, foot - 9, 2.4, 9), block(x + 5.6, foot - 9, 2.4, 9))
    rails = f"M{x - 7:g} {foot - 26:g}q7-3 14 0v3.6q-7-3-14 0Z"
    return (
        ("timber", posts),
        ("wood", each(rails, block(x - 4.8, foot - 18.6, 9.6, 2.4))),
        ("timber", each(block(x - 6, foot - 5.4, 12, 1.5))),
        ("wood", legs),
        ("red", f"M{x - 7:g} {foot - 13:g}h14l2 3.4q0 1.6-1.6 1.6h-14.8q-1.6 0-1.6-1.6Z"),
    )


def panes(x: float, y: float, columns: int, rows: int, width: float, height: float,
           gap: float) -> str:  # fmt: skip
    """A grid of windows."""
    return each(
        *(
            block(x + c * (width + gap), y + r * (height + gap), width, height)
            for r in range(rows)
            for c in range(columns)
        )
    )


def waves(x: float, y: float, *radii: float) -> str:
    """Arcs to the left and to the right of a point."""
    parts = []
    for radius in radii:
        inner, dx, dy = radius - 1.5, 0.82, 0.57
        for side, turn in ((1, 0), (-1, 1)):
            parts.append(
                f"M{x + side * dx * radius:.1f} {y - dy * radius:.1f}"
                f"A{radius:g} {radius:g} 0 0 {1 - turn} {x + side * dx * radius:.1f} "
                f"{y + dy * radius:.1f}L{x + side * dx * inner:.1f} {y + dy * inner:.1f}"
                f"A{inner:g} {inner:g} 0 0 {turn} {x + side * dx * inner:.1f} {y - dy * inner:.1f}Z"
            )
    return each(*parts)


def ferris_wheel(x: float, y: float, radius: float) -> Scene:
    """A big wheel with twelve spokes and as many cabins."""
    spots = [(x + radius * sin(k * pi / 6), y - radius * cos(k * pi / 6)) for k in range(12)]
    cabins = [f"M{a - 2.6:.1f} {b:.1f}h5.2v2.2a2.6 2.6 0 0 1-5.2 0Z" for a, b in spots]
    spokes = beams(0.8, *((x, y, round(a, 1), round(b, 1)) for a, b in spots))
    return (
        ("steel", beams(2.6, (x, y, x - 12, 47), (x, y, x + 12, 47))),
        ("line", spokes),
        ("white", ring(x, y, radius, radius - 1.9)),
        ("white", ring(x, y, radius * 0.55, radius * 0.55 - 1.3)),
        ("red", each(*cabins[::3])),
        ("gold", each(*cabins[1::3])),
        ("blue", each(*cabins[2::3])),
        ("red", disc(x, y, 3)),
    )
