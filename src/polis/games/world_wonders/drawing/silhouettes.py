"""A small drawing of each monument as data: its box, and areas by tone, painted in this order.

A cell of the map is 40 by 40, so a drawing of 80 by 40 covers two cells. Drawings that lie along
their footprint turn with it; all others stay upright and are made as large as the footprint lets.
"""

from __future__ import annotations

from typing import NamedTuple

from polis.drawing.shapes import arch, block, each

# The fill of each tone; the darkest are holes, joints and shadows.
TONES = {
    "stone": "#f0dfb8",
    "shade": "#cfb27c",
    "sand": "#dcb468",
    "brick": "#c98b52",
    "rose": "#d98d72",
    "blush": "#f0c4ac",
    "red": "#b5432b",
    "blue": "#2f62ad",
    "gold": "#efc64a",
    "green": "#5f9a57",
    "leaf": "#8fbf72",
    "rock": "#8d8a84",
    "grey": "#b9b5ab",
    "wood": "#a9713d",
    "water": "#5aa7d0",
    "foam": "#dff1f8",
    "white": "#fffaf0",
    "dark": "#43321f",
}
BARE = ("dark", "foam")  # tones that have no outline


class Silhouette(NamedTuple):
    """A drawing in a box from 0, 0 to `width`, `height`."""

    width: int
    height: int
    layers: tuple[tuple[str, str], ...]
    turns: bool = False  # whether it turns with its footprint


def _roof(x: float, y: float, width: float, height: float) -> str:
    """A roof with upturned eaves, its middle at x and its eaves at y."""
    half, top = width / 2, width / 5
    return (
        f"M{x - half:g} {y - 1.6:g}Q{x - half / 2:g} {y - 0.4:g} {x - top:g} {y - height:g}"
        f"H{x + top:g}Q{x + half / 2:g} {y - 0.4:g} {x + half:g} {y - 1.6:g}L{x + half - 2:g} {y:g}"
        f"H{x - half + 2:g}Z"
    )


def _lotus(x: float, foot: float, width: float, height: float) -> str:
    """A tower that swells and closes to a point like a bud."""
    half, top = width / 2, foot - height
    return (
        f"M{x - half * 0.8:g} {foot:g}C{x - half * 1.3:g} {foot - height * 0.45:g} "
        f"{x - half * 0.6:g} {foot - height * 0.8:g} {x:g} {top:g}C{x + half * 0.6:g} "
        f"{foot - height * 0.8:g} {x + half * 1.3:g} {foot - height * 0.45:g} "
        f"{x + half * 0.8:g} {foot:g}Z"
    )


def _battlements(x: float, y: float, width: float, height: float, teeth: int) -> str:
    """A wall whose top is notched."""
    step = width / (2 * teeth - 1)
    top = "".join(f"h{step:g}v4h{step:g}v-4" for _ in range(teeth - 1))
    return f"M{x:g} {y + height:g}V{y:g}{top}h{step:g}v{height:g}Z"


SILHOUETTES = {
    "ziggurat": Silhouette(80, 80, (
        ("brick", each(block(5, 52, 70, 20), block(15, 35, 50, 17), block(25, 20, 30, 15))),
        ("sand", block(33, 9, 14, 11)),
        ("dark", each(arch(37, 20, 6, 8), *(block(x, 57, 2.5, 15) for x in (12, 20, 58, 66)),
                      *(block(x, 39, 2.5, 13) for x in (21, 56)))),
        ("stone", "M31 72L36 20H44L49 72Z"),
        ("dark", each(*(block(35.4 - k * 0.62, 25 + k * 6, 9.2 + k * 1.24, 1.3)
                        for k in range(8)))),
    )),
    "giza": Silhouette(80, 80, (
        ("stone", "M40 8L4 72H48Z"),
        ("sand", "M40 8L48 72H76Z"),
        ("dark", "M31 24H41.6V25.2H30.3ZM22 40H43.6V41.2H21.3ZM13 56H45.7V57.2H12.3Z"),
    )),
    "obelisks": Silhouette(40, 40, (
        ("shade", "M11 37V33H14V30H26V33H29V37Z"),
        ("rose", "M15.5 30L17 9H23L24.5 30Z"),
        ("gold", "M17 9L20 2L23 9Z"),
        ("dark", each(block(18.7, 12, 2.6, 1.4), block(18.7, 16, 2.6, 1.4),
                      block(18.7, 20, 2.6, 1.4), block(18.7, 24, 2.6, 1.4))),
    )),
    "trojan": Silhouette(46, 40, (
        ("wood", "M4 33V30H8L11 20C8 22 7 25 5 26C4 20 7 15 12 14H27L31 4L33 1L35 4L43 9L42 13"
                 "L36 12L34 20L36 30H42V33Z"),
        ("shade", "M11 30L13.5 22H31L33 30Z"),
        ("dark", each("M33.5 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z",
                      block(14, 16.4, 17, 1.2), block(17, 14, 1.2, 8), block(25, 14, 1.2, 8))),
        ("stone", "M7 34.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM30 34.5a4.5 4.5 0 1 0 9 0"
                  "a4.5 4.5 0 1 0-9 0Z"),
        ("dark", "M10.2 34.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM33.2 34.5a1.3 1.3 0 1 0 2.6 0"
                 "a1.3 1.3 0 1 0-2.6 0Z"),
    )),
    "ishtar": Silhouette(120, 40, (
        ("blue", each(_battlements(4, 14, 36, 23, 5), _battlements(80, 14, 36, 23, 5),
                      _battlements(50, 7, 20, 30, 3))),
        ("blue", each(_battlements(38, 3, 15, 34, 3), _battlements(67, 3, 15, 34, 3))),
        ("gold", each(block(4, 30, 34, 2.4), block(82, 30, 34, 2.4), block(41, 12, 9, 2),
                      block(70, 12, 9, 2), block(10, 22, 6, 4), block(24, 22, 6, 4),
                      block(90, 22, 6, 4), block(104, 22, 6, 4), arch(53.4, 37, 13.2, 21))),
        ("dark", arch(55, 37, 10, 18)),
    ), turns=True),
    "theater": Silhouette(80, 80, (
        ("stone", "M4 46A36 38 0 0 1 76 46L66 54A26 28 0 0 0 14 54Z"),
        ("shade", "M12 50A28 30 0 0 1 68 50L60 55A20 22 0 0 0 20 55Z"),
        ("stone", "M20 54A20 22 0 0 1 60 54L53 57A13 14 0 0 0 27 57Z"),
        ("sand", "M27 57A13 14 0 0 1 53 57Z"),
        ("dark", each("M39.3 8H40.7V43H39.3Z", "M14.5 19L15.6 18.1L32 46L31 46.8Z",
                      "M65.5 19L64.4 18.1L48 46L49 46.8Z")),
        ("blush", block(10, 60, 60, 14)),
        ("dark", each(*(arch(x, 74, 6, 10) for x in (15, 26, 37, 48, 59)))),
    )),
    "parthenon": Silhouette(120, 80, (
        ("stone", each("M60 6L114 27H6Z", block(8, 27, 104, 7))),
        ("shade", "M60 11L97 25H23Z"),
        ("dark", block(12, 34, 96, 31)),
        ("white", each(*(block(11 + 12.86 * k, 34, 8, 31) for k in range(8)))),
        ("stone", each(block(8, 65, 104, 5), block(3, 70, 114, 5))),
    )),
    "carthage": Silhouette(80, 80, (
        ("stone", "M3 40a37 37 0 1 0 74 0a37 37 0 1 0-74 0Z"),
        ("water", "M13 40a27 27 0 1 0 54 0a27 27 0 1 0-54 0ZM33 64H47V78H33Z"),
        ("shade", each(*(block(x, y, 4, 6) for x, y in ((38, 6), (25, 9), (51, 9))))),
        ("stone", "M25 40a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z"),
        ("red", "M31 40L40 31L49 40V47H31Z"),
        ("dark", each(arch(37, 47, 6, 6), *(block(x, y, 1.6, 7) for x, y in
                       ((8, 36), (8, 44), (70, 36), (70, 44), (12, 24), (66, 24),
                        (12, 54), (66, 54))))),
        ("wood", "M15 37C17 46 19 46 21 37ZM59 37C61 46 63 46 65 37Z"),
        ("white", "M17.6 22H18.4V37H17.6ZM18.4 23L22 30L18.4 34ZM61.6 22H62.4V37H61.6Z"
                  "M62.4 23L66 30L62.4 34Z"),
    )),
    "aqueduct": Silhouette(200, 40, (
        ("stone", "M3 5H197V37H3Z"),
        ("water", block(3, 5, 194, 3)),
        ("dark", each(block(3, 18.4, 194, 1.2),
                      *(arch(6.5 + 9.5 * k, 18, 6, 8) for k in range(20)),
                      *(arch(8 + 19 * k, 37.6, 13, 16) for k in range(10)))),
    ), turns=True),
    "petra": Silhouette(40, 74, (
        ("rose", "M2 72V14L7 4L15 2L25 3L33 2L38 12V72Z"),
        ("blush", each("M7 40H33V44H7Z", "M20 33L33 40H7Z", block(6, 66, 28, 4),
                       block(7, 29, 26, 3), "M7 22L14 18V22ZM33 22L26 18V22Z",
                       "M15.5 29V18C15.5 12 24.5 12 24.5 18V29Z")),
        ("dark", each(block(9, 44, 22, 22), block(8, 22, 6, 7), block(26, 22, 6, 7),
                      arch(18, 29, 4, 7))),
        ("blush", each(*(block(x, 44, 3, 22) for x in (8, 13.5, 23.5, 29)),
                       *(block(x, 22, 1.8, 7) for x in (8, 12, 26, 30)))),
        ("gold", "M18.4 9.4a1.6 2.4 0 1 0 3.2 0a1.6 2.4 0 1 0-3.2 0Z"),
    )),
    "lighthouse": Silhouette(80, 80, (
        ("water", "M4 62Q13 56 22 62T40 62T58 62T76 62V76H4Z"),
        ("rock", "M16 70L22 60H58L64 70Z"),
        ("stone", each("M28 62L31 36H49L52 62Z", "M33 36L34.5 22H45.5L47 36Z",
                       block(35.5, 14, 9, 8))),
        ("shade", each("M42 62V36H49L52 62Z", "M41 36V22H45.5L47 36Z", block(29, 34, 22, 3),
                       block(33, 21, 14, 2.4))),
        ("dark", each(arch(37.5, 62, 5, 9), block(38.6, 42, 2.8, 5), block(38.8, 27, 2.4, 4))),
        ("gold", "M32 11L6 4V18ZM48 11L74 4V18Z"),
        ("red", "M40 2C44 7 46 10 44 14H36C34 10 36 7 40 2Z"),
        ("foam", "M8 69q4-3 8 0t8 0v1.6q-4 3-8 0t-8 0ZM50 72q4-3 8 0t8 0v1.6q-4 3-8 0t-8 0Z"),
    )),
    "greatwall": Silhouette(80, 40, (
        ("green", "M0 36Q12 20 27 27T53 27T80 36V38H0Z"),
        ("grey", each(_battlements(1, 17, 30, 16, 5), _battlements(49, 17, 30, 16, 5))),
        ("grey", each(_battlements(27, 6, 26, 29, 4))),
        ("dark", each(arch(36, 35, 8, 13), block(31, 15, 4, 4), block(45, 15, 4, 4),
                      block(1, 25, 26, 1), block(53, 25, 26, 1))),
    ), turns=True),
    "bridge": Silhouette(160, 40, (
        ("water", "M8 32Q14 28 20 32T32 32T44 32T56 32T68 32T80 32T92 32T104 32T116 32T128 32"
                  "T140 32T152 32V38H8Z"),
        ("stone", "M2 22Q80-8 158 22V36H142A15 15 0 0 0 112 36H104A24 24 0 0 0 56 36H48"
                  "A15 15 0 0 0 18 36H2Z"),
        ("shade", "M2 17Q80-13 158 17V22Q80-8 2 22Z"),
        ("dark", each(block(51, 28, 2, 8), block(107, 28, 2, 8))),
    ), turns=True),
    "colosseum": Silhouette(120, 80, (
        ("shade", "M6 30C6 18 30 12 60 12C80 12 90 15 98 19V34L114 42V60C114 70 90 75 60 75"
                  "C30 75 6 70 6 60Z"),
        ("stone", "M6 30C12 38 34 42 60 42C74 42 86 41 94 39L98 42L114 44V60C114 70 90 75 60 75"
                  "C30 75 6 70 6 60Z"),
        ("sand", "M14 27C22 19 40 16 60 16C78 16 90 20 96 25C88 33 76 37 60 37C40 37 22 34 14 27Z"),
        ("dark", each(*(arch(x, y + 12, 6.4, 9.5) for x, y in
                        ((11, 34), (22, 37.5), (33, 39.5), (44, 40.5), (55, 41), (66, 40.6),
                         (77, 39.8), (88, 38.4))),
                      *(arch(x, y + 11, 6.8, 10) for x, y in
                        ((11, 51), (22, 55), (33, 57.4), (44, 58.6), (55, 59), (66, 58.6),
                         (77, 57.4), (88, 55.6), (99, 52))),
                      "M20 27C30 22 44 20 60 20C74 20 84 22 90 25.4C76 22.6 40 22 20 27Z")),
    )),
    "hippodrome": Silhouette(160, 80, (
        ("stone", "M6 6H118A34 34 0 0 1 118 74H6Z"),
        ("shade", "M12 12H118A28 28 0 0 1 118 68H12Z"),
        ("sand", "M18 19H118A21 21 0 0 1 118 61H18Z"),
        ("green", "M38 36H114A4 4 0 0 1 114 44H38A4 4 0 0 1 38 36Z"),
        ("rose", "M74 42L75 26H77L78 42ZM54 42L55 31H57L58 42ZM94 42L95 31H97L98 42Z"),
        ("dark", each(*(block(9, y, 5, 4) for y in (20, 29, 38, 47, 56)),
                      block(30, 24, 30, 1), block(88, 27, 30, 1), block(42, 52, 34, 1),
                      block(96, 50, 22, 1))),
        ("red", "M122 30h7v4h-7Z"),
        ("blue", "M64 50h7v4h-7Z"),
    ), turns=True),
    "castillo": Silhouette(80, 80, (
        ("grey", "M3 74V67H9V60H15V53H21V46H27V39H33V32H47V39H53V46H59V53H65V60H71V67H77V74Z"),
        ("dark", each(block(9, 66.4, 62, 1.1), block(15, 59.4, 50, 1.1),
                      block(21, 52.4, 38, 1.1), block(27, 45.4, 26, 1.1))),
        ("white", "M32 74L35 32H45L48 74Z"),
        ("dark", each(*(block(34.6 - k * 0.36, 36 + k * 5, 10.8 + k * 0.72, 1.1)
                        for k in range(8)))),
        ("stone", each(block(28, 17, 24, 15), block(26, 13, 28, 4.5))),
        ("dark", each(block(32, 21, 4, 11), block(38, 21, 4, 11), block(44, 21, 4, 11))),
    )),
    "shitennoji": Silhouette(44, 40, (
        ("shade", block(5, 35, 34, 3)),
        ("white", each(block(13, 29, 18, 6), block(14, 22, 16, 5), block(15, 15.5, 14, 4),
                       block(16, 9.5, 12, 3.5))),
        ("red", each(*(block(x, 29, 1.8, 6) for x in (13, 18, 24.2, 29.2)),
                     *(block(x, 22, 1.6, 5) for x in (14, 18.6, 23.8, 28.4)))),
        ("rock", each(_roof(22, 30, 40, 5.5), _roof(22, 23, 35, 5), _roof(22, 16.5, 30, 4.5),
                      _roof(22, 10.5, 26, 4.5))),
        ("gold", "M21.3 6.5V1H22.7V6.5Z"),
    )),
    "angkor": Silhouette(120, 104, (
        ("rock", each(_lotus(25, 66, 17, 34), _lotus(95, 66, 17, 34))),
        ("grey", each(_lotus(41, 60, 18, 38), _lotus(79, 60, 18, 38))),
        ("stone", _lotus(60, 58, 23, 54)),
        ("dark", each(*(block(60 - w, y, 2 * w, 1.2)
                        for y, w in ((22, 5), (31, 8), (40, 10), (49, 10.6))),
                      *(block(x - w, y, 2 * w, 1.1)
                        for x in (41, 79) for y, w in ((36, 5), (45, 8), (53, 8.6))))),
        ("shade", each(block(28, 57, 64, 13), block(14, 69, 92, 12))),
        ("stone", each(block(4, 81, 112, 9), "M50 81L60 70L70 81Z", block(51, 81, 18, 9))),
        ("dark", each(arch(57, 90, 6, 8), *(arch(x, 69, 4, 7) for x in (33, 42, 74, 83)),
                      *(arch(x, 81, 4, 7) for x in (18, 27, 36, 80, 89, 98)))),
        ("water", block(2, 92, 116, 8)),
    )),
    "moai": Silhouette(40, 40, (
        ("green", "M4 37Q20 31 36 37V38H4Z"),
        ("rock", "M12 36L13 25L11 20L12.5 6C13 3 16 2 20 2C24 2 27 3 27.5 6L29 20L27 25L28 36Z"),
        ("dark", each("M12.3 9.5H27.7L27.2 12.8H22.5L21.5 11.5H18.5L17.5 12.8H12.8Z",
                      "M16 26.2H24V28H16Z", "M10.2 11H11.6V20H10.2ZM28.4 11H29.8V20H28.4Z")),
        ("grey", "M18.6 12.5H21.4L23.2 22.5H16.8Z"),
    )),
    "machu": Silhouette(120, 80, (
        ("green", "M62 50L84 8C87 3 91 3 94 9L116 56V74H50Z"),
        ("leaf", "M84 8C87 3 91 3 94 9L100 22L90 17L86 27L78 20Z"),
        ("leaf", "M2 74V58L30 38L56 52L72 46L118 66V74Z"),
        ("stone", each(block(8, 56, 38, 4), block(8, 62, 48, 4), block(8, 68, 60, 4))),
        ("stone", each(block(20, 42, 14, 12), block(40, 45, 12, 10), block(76, 56, 14, 13),
                       block(96, 60, 12, 11))),
        ("wood", "M18 43L27 33L36 43ZM38 46L46 37.5L54 46Z"
                 "M74 57L83 48L92 57ZM94 61L102 53L110 61Z"),
        ("dark", each(block(25, 47, 4, 7), block(44.4, 49, 3.4, 6), block(81, 62, 4, 7),
                      block(100.4, 65, 3.4, 6))),
    )),
    "thienmu": Silhouette(40, 40, (
        ("shade", block(7, 36, 26, 2.4)),
        ("sand", each(*(block(12 + 0.9 * k, 31.5 - 4.4 * k, 16 - 1.8 * k, 4.6)
                        for k in range(7)))),
        ("red", each(*(block(10 + 0.9 * k, 31 - 4.4 * k, 20 - 1.8 * k, 1.5)
                       for k in range(7)))),
        ("gold", "M19.2 4.6L20 .6L20.8 4.6Z"),
        ("dark", each(arch(18.4, 36, 3.2, 3.6),
                      *(block(19.1, 28.9 - 4.4 * k, 1.8, 1.8) for k in range(5)))),
    )),
}  # fmt: skip

# For the monuments of another set of components.
OTHER = Silhouette(40, 40, (
    ("stone", each(block(7, 34, 26, 4), block(10, 30, 20, 4), block(9, 4, 22, 5))),
    ("white", block(13, 9, 14, 21)),
    ("dark", each(*(block(x, 9, 1.4, 21) for x in (16, 19.3, 22.6)))),
))  # fmt: skip


def silhouette(name: str) -> Silhouette:
    """The drawing of a monument."""
    return SILHOUETTES.get(name, OTHER)
