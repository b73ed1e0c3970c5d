"""Simple areas as SVG path data, for pictures that are written as data."""

from __future__ import annotations

from polis.drawing.svg import Point, number


def block(x: float, y: float, width: float, height: float) -> str:
    """A rectangle."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}Z"


def arch(x: float, foot: float, width: float, height: float) -> str:
    """An opening with a round top, its left foot at x."""
    half = width / 2
    return (
        f"M{x:g} {foot:g}v{half - height:g}a{half:g} {half:g} 0 0 1 {width:g} 0v{height - half:g}Z"
    )


def oval(x: float, y: float, across: float, down: float, hole: bool = False) -> str:
    """An ellipse around a point by its two radii; a hole if it lies in another area."""
    turn = 0 if hole else 1
    arc = f"a{across:g} {down:g} 0 1 {turn} "
    return f"M{x - across:g} {y:g}{arc}{2 * across:g} 0{arc}{-2 * across:g} 0Z"


def disc(x: float, y: float, radius: float) -> str:
    """A circle around a point."""
    return oval(x, y, radius, radius)


def ring(x: float, y: float, radius: float, inner: float) -> str:
    """A circle with a round hole."""
    return disc(x, y, radius) + oval(x, y, inner, inner, hole=True)


def beam(start: Point, end: Point, width: float) -> str:
    """A straight line as an area."""
    (ax, ay), (bx, by) = start, end
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    u, v = (by - ay) * width / length / 2, (ax - bx) * width / length / 2
    points = ((ax + u, ay + v), (bx + u, by + v), (bx - u, by - v), (ax - u, ay - v))
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def beams(width: float, *lines: tuple[float, float, float, float]) -> str:
    """Straight lines of one width, each from a point to another."""
    return "".join(beam((a, b), (c, d), width) for a, b, c, d in lines)


def each(*parts: str) -> str:
    """Several areas of one tone."""
    return "".join(parts)
