"""What every drawing of a table is made of: SVG elements, short numbers, fitting text, colours."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement

from polis.drawing.palette import PALETTE, variables

Point = tuple[float, float]

NAMESPACE = "http://www.w3.org/2000/svg"
PALE, INK = PALETTE["raised"][0], PALETTE["ink"][0]
LONGEST_NAME = 40

# The style of every drawing; @ is the class of the whole drawing.
THEME = (
    f"""
.@{{{variables(PALETTE)}--shadow:.3}}
@media(prefers-color-scheme:dark){{.@{{{variables(PALETTE, dark=True)}--shadow:.75}}}}
"""
    + """\
.@ text{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:var(--ink)}
.@ .@-surface{fill:var(--surface)}
.@ .@-panel{fill:var(--raised);stroke:var(--line)}
.@ .@-acts{stroke:var(--accent)}
.@ .@-quiet{fill:var(--quiet)}
.@ .@-strong{font-weight:600}
.@ .@-shadow{opacity:var(--shadow)}
"""
)


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float


def theme(name: str) -> str:
    """The style sheet all drawings share, for the drawing whose classes begin with this name."""
    return THEME.replace("@media", "\0").replace("@", name).replace("\0", "@media")


def number(value: float) -> str:
    """A coordinate as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def add(parent: Element, tag: str, text: str = "", /, **attributes: object) -> Element:
    """A new last child; `class_` stands for class, and underscores stand for dashes."""
    child = SubElement(parent, tag)
    child.text = text or None
    for name, value in attributes.items():
        plain = number(value) if isinstance(value, float) else str(value)
        child.set(name.rstrip("_").replace("_", "-"), plain)
    return child


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """The transform that puts the origin there, and perhaps grows everything."""
    move = f"translate({number(x)} {number(y)})"
    return move if scale == 1 else f"{move}scale({scale:.4f})"


def outline(points: list[Point]) -> str:
    """The closed path through these points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def blend(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def resize(element: Element, whole: Box) -> None:
    """Let an element be as large as the whole."""
    element.set("width", number(whole.width))
    element.set("height", number(whole.height))
    if element.tag == "svg":
        element.set("viewBox", f"0 0 {number(whole.width)} {number(whole.height)}")


def write(parent: Element, text: str, x: float, y: float, size: float, **more: object) -> Element:
    """A line of text."""
    return add(parent, "text", text, x=x, y=y, font_size=float(size), **more)


def width_of(text: str) -> float:
    """How wide a text surely is at most at size 1; guessed, for the font is not known."""
    return sum(0.33 if sign == " " else 1.0 if ord(sign) > 0x2E7F else 0.64 for sign in text)


def fitting(text: str, size: float, room: float) -> float:
    """The size at which a text surely fits."""
    return min(size, room / max(width_of(text), 1.0))


def wrapped(text: str, size: float, room: float) -> list[str]:
    """The text in lines that surely fit, as far as its words let."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and size * width_of(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def in_lines(text: str, size: float, room: float, most: int) -> tuple[float, list[str]]:
    """The size, not larger than this one, at which a text fits in so many lines; and the lines."""
    while size > 4 and len(wrapped(text, size, room)) > most:
        size -= 0.5
    lines = wrapped(text, size, room)
    return min(fitting(line, size, room) for line in lines), lines


def printable(name: str) -> str:
    """A name without the characters that no XML document may hold, and not too long to be drawn."""
    clean = "".join(sign if sign.isprintable() else " " for sign in name)
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
