"""A small scene for each card as data: areas by tone in a box of 80 by 50, in painting order."""

from __future__ import annotations

from polis.drawing.shapes import arch, beams, block, disc, each, oval, ring
from polis.games.machi_koro.drawing.motifs import (
    HEIGHT,
    WIDTH,
    Scene,
    awning,
    chair,
    ferris_wheel,
    indoors,
    outdoors,
    panes,
    pine,
    sheaf,
    waves,
    wheel,
)

STROKE = 0.9  # of the outlines

WHEAT_FIELD: Scene = (
    *outdoors(24, (8, 11), (33, 8)),
    ("gold", disc(66, 10, 5)),
    ("hill", "M0 24Q20 15 42 22T80 19V30H0Z"),
    ("straw", "M0 27Q40 22 80 27V50H0Z"),
    ("furrow", beams(1.3, (34, 26, 12, 50), (40, 26, 33, 50), (46, 26, 54, 50), (52, 26, 72, 50),
                   (27, 26, -6, 46), (58, 26, 86, 46))),
    *sheaf(62, 38, 0.8),
    *sheaf(20, 43, 1.05),
    *sheaf(43, 47, 1.2),
)  # fmt: skip

RANCH: Scene = (
    *outdoors(28, (4, 10), (56, 13)),
    ("hill", "M0 28Q18 19 40 27T80 24V33H0Z"),
    ("wood", each(block(0, 24, 80, 2.6), block(0, 31, 80, 2.6))),
    ("wood", each(*(block(x, 21, 3, 17) for x in (3, 70)))),
    ("ink", "M59 21q5 2 4 9l1.6 4h-3l-.4-4q.6-5-2.6-6.6Z"),
    ("white", "M25 20H56Q61 20 61 26V34Q61 36 58 36V45H53V37H36V45H31V37Q26 36 25 31Z"),
    ("coal", each("M41 20H52Q53 28 47 29T41 20Z", "M61 28V34Q61 36 58 36H53Q52 30 61 28Z",
                  "M28 37.2H30.5V30Q33 26 29 24L25 26V31Q26 36 28 37.2Z")),
    ("rose", "M41 37h8q-1 3.6-4 3.6t-4-3.6Z"),
    ("white", "M14 16.5H28V24Q28 31 21 31T14 24Z"),
    ("coal", each("M14 16.5H20V22Q17 25 14 23Z", "M8.5 16q4-1.5 6 2q-1 4-6-2Z",
                  "M33.5 16q-4-1.5-6 2q1 4 6-2Z")),
    ("cream", each("M14 17q-2.6-3-1-6q1.2 3.6 4 5.4Z", "M28 17q2.6-3 1-6q-1.2 3.6-4 5.4Z")),
    ("rose", oval(21, 28.4, 6, 4)),
    ("ink", each(disc(18.7, 28.2, 0.9), disc(23.3, 28.2, 0.9), disc(17.4, 20.6, 1.1),
                 disc(24.8, 20.6, 1.1))),
    ("leaf", "M0 50V44l3-3 2 4 3-5 2 5 4-3 1 3q10-2 16 1l3-4 2 4q14-2 22 0l3-4 3 4 4-5 3 5 4-3 5 3"
             "V50Z"),
)  # fmt: skip

BAKERY: Scene = (
    ("rose", block(0, 0, 80, 50)),
    ("shade", block(0, 44, 80, 6)),
    ("timber", block(7, 12, 66, 33)),
    ("pane", block(10, 14, 60, 28)),
    ("wood", each(block(10, 26.5, 60, 2), block(10, 40, 60, 2.5))),
    ("crust", each("M15 26.5q-2-6 5-6t5 6Z", "M29 26.5q-2-6 5-6t5 6Z", "M43 26.5q-2-6 5-6t5 6Z",
                   "M57 26.5q-2-6 5-6t5 6Z")),
    ("crust", "M13 40q-1-8 13-8t13 8Z"),
    ("ink", beams(1.1, (20, 34, 18, 37.5), (26, 33, 24, 37.5), (32, 34, 30, 37.5))),
    ("husk", each("M44 40l3-13.5q2-2 4 0L48 40Z", "M49.5 40l4.5-12.5q2.4-1.6 4 .6L53.5 40Z")),
    ("straw", each("M58 40q0-6 5-6t5 6Z")),
    ("ink", beams(0.9, (47, 31, 49.5, 31.8), (46, 35, 48.5, 35.8), (53.5, 31, 56, 32.2),
                  (52, 35, 54.5, 36.2), (63, 35.5, 63, 38))),
    *awning(4, 3, 72, 9, 9, "red"),
)  # fmt: skip

CAFE: Scene = (
    *indoors(40),
    ("glass", each(block(5, 5, 17, 22), block(58, 5, 17, 22))),
    ("timber", each(ring(13, 31, 7, 5.4), ring(67, 31, 7, 5.4))),
    ("timber", beams(1.8, (7, 32, 6, 49), (19, 37, 20, 49), (73, 32, 74, 49), (61, 37, 60, 49))),
    ("red", each(oval(13, 38, 8, 2.2), oval(67, 38, 8, 2.2))),
    ("coal", each(block(38.5, 36, 3, 11), "M30 49q2-3 8-3.5h4q6 .5 8 3.5Z")),
    ("wood", each(oval(40, 35, 21, 3.6))),
    ("white", oval(38, 32.6, 14, 2.4)),
    ("white", each("M50 17.5h3a5.4 5.4 0 0 1 0 10.8h-4.4v-2.8h4a2.7 2.7 0 0 0 0-5.2h-2.6Z",
                   "M26 15.5h25q0 16-8 16.6H34q-8-.6-8-16.6Z")),
    ("timber", oval(38.5, 15.8, 12.4, 2.2)),
    ("shade", each("M33 11q-3.4-3 0-6t0-5h2.4q1 3-1.6 5.4t1.4 5.6Z",
                   "M42 11q-3.4-3 0-6t0-5h2.4q1 3-1.6 5.4t1.4 5.6Z")),
)  # fmt: skip

CONVENIENCE_STORE: Scene = (
    *outdoors(42, (2, 9), (60, 8), ground="path"),
    ("white", block(7, 12, 66, 32)),
    ("green", block(5, 10, 70, 4)),
    ("orange", block(5, 14, 70, 3)),
    ("red", block(5, 17, 70, 3)),
    ("pane", each(block(11, 23, 18, 17), block(51, 23, 18, 17))),
    ("glass", each(block(32, 23, 8, 21), block(40, 23, 8, 21))),
    ("ink", each(block(38, 32, 1, 5), block(41, 32, 1, 5), block(11, 31, 18, 0.9),
                 block(51, 31, 18, 0.9))),
    ("red", each(block(13, 26.6, 3, 4.4), block(58, 35, 4, 5))),
    ("blue", each(block(17, 25.4, 4, 5.6), block(53, 26.6, 3.4, 4.4))),
    ("gold", each(block(22, 27, 4, 4), block(63.4, 26, 4, 5), block(13, 36, 5, 4))),
    ("leaf", each(block(19.4, 35, 3, 5), block(58, 27, 4, 4), block(52.6, 36.4, 4, 3.6))),
    ("orange", each(disc(25.6, 37.8, 2), disc(65.6, 37.8, 2))),
    ("gold", disc(40, 7, 6)),
    ("violet", "M40.6 2.6a4.4 4.4 0 1 0 3.6 6.8a3.9 3.9 0 0 1-3.6-6.8Z"),
)  # fmt: skip

FOREST: Scene = (
    *outdoors(36, (5, 9), (58, 8)),
    ("hill", "M0 38Q14 25 30 33T58 29T80 32V42H0Z"),
    *pine(10, 41, 0.85, "pine"),
    *pine(70, 41, 0.85, "pine"),
    *pine(26, 44, 1.05, "green"),
    *pine(55, 44, 1.1, "green"),
    *pine(40, 48, 1.3, "pine"),
    ("cream", each(block(65, 43, 2.4, 4))),
    ("red", "M61.6 44q0-5 4.6-5t4.6 5Z"),
    ("timber", each("M14 48v-4.4h8V48Z")),
    ("cream", oval(18, 43.6, 4, 1.6)),
)  # fmt: skip

STADIUM: Scene = (
    *outdoors(26, (2, 9), (62, 9), ground="path"),
    ("stone", "M3 20V36Q3 48 40 48T77 36V20Z"),
    ("steel", each(arch(9, 40.5, 5, 9), arch(18, 43, 5.4, 10), arch(28, 44.6, 5.6, 10.4),
                   arch(37.2, 45, 5.6, 10.6), arch(46.4, 44.6, 5.6, 10.4), arch(56.6, 43, 5.4, 10),
                   arch(66, 40.5, 5, 9))),
    ("white", oval(40, 20, 37, 12.4)),
    ("violet", oval(40, 20.4, 33, 10.4)),
    ("rose", oval(40, 21.4, 27, 7.8)),
    ("leaf", oval(40, 22.4, 20, 5.4)),
    ("chalk", each(oval(40, 22.4, 4, 2), oval(40, 22.4, 3.2, 1.4, hole=True),
                   block(39.6, 17.2, 0.8, 10.4))),
    ("line", beams(1, (12, 13, 12, 1), (68, 13, 68, 1))),
    ("red", each("M12.6 1.4h9l-2.6 2.6 2.6 2.6h-9Z", "M67.4 1.4h-9l2.6 2.6-2.6 2.6h9Z")),
)  # fmt: skip

TV_STATION: Scene = (
    *outdoors(42, (2, 11), (30, 8), ground="path"),
    ("stone", block(6, 23, 50, 23)),
    ("steel", block(4, 20.6, 54, 3.4)),
    ("coal", block(10, 27, 24, 15)),
    ("glass", block(11.6, 28.6, 20.8, 11.8)),
    ("orange", each("M18.6 30.4l9 4.2-9 4.2Z")),
    ("pane", each(panes(38, 27, 2, 2, 6.4, 5, 2))),
    ("steel", each("M15 20.6l3-6h3l3 6Z")),
    ("white", "M8.6 4.6Q10 17.6 23.6 17.4Z"),
    ("ink", each(beams(1, (15.6, 12, 22, 6)), disc(22.4, 5.8, 1.5))),
    ("red", each("M61 46l4-13h6l4 13Z", "M66.4 21l.8-11h1.6l.8 11Z")),
    ("white", each("M65 33l1.4-12h3.2l1.4 12Z", block(67.2, 1, 1.6, 9))),
    ("ink", each(block(61, 32.2, 14, 1.4), block(63.6, 20.4, 8.8, 1.2), disc(68, 2.6, 1.7))),
    ("line", waves(68, 6, 7, 11)),
)  # fmt: skip

BUSINESS_CENTRE: Scene = (
    *outdoors(44, (3, 11), (60, 10), ground="path"),
    ("steel", block(6, 22, 19, 24)),
    ("pane", panes(8.6, 25, 3, 4, 3.6, 3.4, 1.6)),
    ("stone", block(56, 18, 18, 28)),
    ("glass", panes(58.6, 21, 3, 5, 3.2, 3.2, 1.6)),
    ("glass", "M24 46V8L40 2V46Z"),
    ("blue", "M40 46V2L57 10V46Z"),
    ("ink", beams(0.8, (24, 15, 40, 10), (24, 21, 40, 17), (24, 27, 40, 24), (24, 33, 40, 31),
                  (24, 39, 40, 38), (29.4, 6, 29.4, 46), (34.8, 4, 34.8, 46), (40, 10, 57, 16.6),
                  (40, 17, 57, 22.4), (40, 24, 57, 28.2), (40, 31, 57, 34), (40, 38, 57, 40),
                  (45.6, 5, 45.6, 46), (51.2, 7.6, 51.2, 46))),
    ("cream", block(31, 39, 18, 7)),
    ("coal", each(block(34, 41, 5, 5), block(41, 41, 5, 5))),
    ("line", block(39.5, 0, 1, 3)),
)  # fmt: skip

CHEESE_FACTORY: Scene = (
    *indoors(43),
    ("wood", each(block(2, 17.6, 76, 2.6), block(2, 43, 76, 3))),
    ("timber", each(block(4, 3, 2.4, 47), block(73.6, 3, 2.4, 47))),
    ("gold", each("M10 8.6v6q0 3 8 3t8-3v-6Z", "M30 8.6v6q0 3 8 3t8-3v-6Z",
                  "M52 8.6v6q0 3 8 3t8-3v-6Z")),
    ("straw", each(oval(18, 8.6, 8, 2.8), oval(38, 8.6, 8, 2.8), oval(60, 8.6, 8, 2.8))),
    ("gold", "M12 29v10q0 5.6 21 5.6T54 39V29Z"),
    ("straw", oval(33, 29, 21, 6)),
    ("cream", "M33 29l10.6 5.2V44Q39 45 33 44.6Z"),
    ("cream", "M33 29V44.6Q27 44.8 23 44V34.3Z"),
    ("husk", each(disc(28, 37, 1.9), disc(30.6, 41.4, 1.2), disc(36.4, 35.6, 1.4),
                  disc(39.6, 40, 1.9), disc(25.4, 41.6, 1))),
    ("straw", "M52 39.6L76 33.6V36L58 43Z"),
    ("gold", "M52 39.6l6 3.2 18-7V41.4l-17.6 6.4-6.4-3Z"),
    ("husk", each(disc(63.6, 43, 1.7), disc(69.6, 40.8, 1.3), disc(55.2, 43, 1))),
)  # fmt: skip

FURNITURE_FACTORY: Scene = (
    *indoors(44),
    ("shade", each(*(block(x, 3, 1.6, 41) for x in (26, 52.4)), block(0, 3, 80, 2))),
    ("sky", each(*(block(x, 8, 17, 10) for x in (4, 31.6, 59)))),
    *chair(13, 35),
    *chair(40, 35),
    *chair(67, 35),
    ("coal", "M3 35H77a4.6 4.6 0 0 1 0 9.2H3a4.6 4.6 0 0 1 0-9.2Z"),
    ("stone", each(*(disc(x, 39.6, 2.7) for x in (5, 19, 33, 47, 61, 75)))),
    ("steel", each(block(10, 44.2, 4, 6), block(66, 44.2, 4, 6))),
)  # fmt: skip

MINE: Scene = (
    *outdoors(42, (1, 9), (64, 10), ground="path"),
    ("grey", "M-2 45L6 22L17 13L28 2L44 5L58 2L70 16L82 30V45Z"),
    ("stone", each("M17 13L28 2L30 9L20 19Z", "M58 2L70 16L63 18L55 8Z",
                   "M6 22L13 26L9 34L1 36Z", "M74 24L78 32L72 36L68 28Z")),
    ("ink", "M18 45V18H58V45Z"),
    ("wood", each("M14 46V14h6V46Z", "M56 46V14h6V46Z", "M10 8.6h56v6.4H10Z")),
    ("timber", beams(1.6, (22, 46.4, 54, 46.4), (16, 49.4, 60, 49.4))),
    ("steel", each("M29 45h2.6L24 50h-4Z", "M44.4 45h2.6L56 50h-4Z")),
    ("stone", "M25 28l4-5 4 2 4-5 5 4 4-3 6 7Z"),
    ("gold", each("M32 28l2.4-4 3 4Z", "M42 28l2-3.4 2.8 3.4Z")),
    ("blue", "M22.6 29H53.4L50 42H26Z"),
    ("steel", block(21.4, 27.4, 33.2, 3.2)),
    ("ink", each(block(31, 31, 1.1, 11), block(44, 31, 1.1, 11))),
    *wheel(30, 43.4, 3.5),
    *wheel(46, 43.4, 3.5),
)  # fmt: skip

FAMILY_RESTAURANT: Scene = (
    ("linen", block(0, 0, WIDTH, HEIGHT)),
    ("cloth", each(*(block(x, 0, 8, HEIGHT) for x in range(4, 80, 16)))),
    ("cloth", each(*(block(0, y, WIDTH, 8) for y in range(5, 50, 16)))),
    ("check", each(*(block(x, y, 8, 8) for x in range(4, 80, 16) for y in range(5, 50, 16)))),
    ("shade", each(oval(40, 27, 21.5, 20.6))),
    ("white", each(disc(40, 25, 20.4))),
    ("cream", each(disc(40, 25, 14))),
    ("crust", "M29 29q-1-10 9-12q12-2 14 6q1 8-8 10q-6 2-10 0q-4-1-5-4Z"),
    ("leaf", each("M33 35q4-5 9-2q-3 5-9 2Z", "M43 34.6q2-5.4 7.4-4.6q-1 5-7.4 4.6Z")),
    ("red", each(disc(31, 22, 2.8), disc(36, 15.6, 2.4))),
    ("ink", beams(1, (36, 21, 34, 28), (41, 20, 39, 28), (46, 20, 44, 27))),
    ("steel", each("M7 6h1.8v9h1.9V6h1.9v9h1.9V6h1.8v11q0 3-3 3.8V45h-3V20.8q-3.3-.8-3.3-3.8Z")),
    ("steel", "M67 6q6 2 6 14v7h-2.8V45H67Z"),
)  # fmt: skip

APPLE_ORCHARD: Scene = (
    *outdoors(33, (3, 10), (60, 9)),
    ("hill", "M0 35Q20 26 40 32T80 29V38H0Z"),
    ("timber", each("M34 46q3-8 1-18h8q-2 10 1 18Z")),
    ("leaf", "M26 32q-12-1-11-11q1-7 8-8q3-9 13-9q8-5 15 2q9 0 10 9q6 5 1 11q-3 6-10 5q-6 5-13 2"
             "q-7 3-13-1Z"),
    ("green", each("M22 29q9 4 15 0q8 4 14-1q7 1 10-5q2 6-9 8q-6 5-13 2q-7 3-13-1q-4 0-4-3Z")),
    ("red", each(*(disc(x, y, 2.7) for x, y in
                   ((24, 19), (33, 12), (32, 24), (43, 17), (52, 13), (49, 25), (57, 22))))),
    ("wood", beams(1.7, (60, 48, 53, 20), (69, 48, 60, 20), (58.6, 42.6, 67, 42.6),
                   (57.2, 36.6, 65, 36.6), (55.6, 30.6, 63, 30.6))),
    ("red", each(disc(11, 37.6, 3), disc(17, 37, 3), disc(22.6, 37.8, 2.8), disc(14, 34.6, 2.6),
                 disc(19.6, 34.6, 2.6))),
    ("wood", "M6 38.6H28L25.4 48H8.6Z"),
    ("ink", each(block(7.2, 41.4, 19.8, 0.9), block(8, 44.6, 18.2, 0.9))),
)  # fmt: skip

FRUIT_MARKET: Scene = (
    *outdoors(42, (1, 8), (64, 9), ground="path"),
    ("shade", block(10, 14, 60, 22)),
    ("timber", each(block(8, 12, 3, 36), block(69, 12, 3, 36))),
    ("gold", each("M15 20q-1 8 6 9l.6-1.6Q17 26 17.4 20Z",
                  "M19 19.6q-1.4 7 5 9l1-1.6q-4.4-2-3.6-7.4Z")),
    ("violet", each(*(disc(x, y, 1.7) for x, y in
                      ((57, 20), (60.4, 20), (58.6, 23), (62, 23), (60.2, 26))))),
    ("red", each(*(disc(x, y, 2.9) for x, y in ((15, 33), (20.6, 33), (26.2, 33), (17.8, 29.6),
                                               (23.4, 29.6))))),
    ("orange", each(*(disc(x, y, 2.9) for x, y in ((34, 33), (39.8, 33), (45.6, 33), (37, 29.6),
                                                  (42.8, 29.6))))),
    ("leaf", each(*(disc(x, y, 2.9) for x, y in ((53.6, 33), (59.4, 33), (65.2, 33), (56.4, 29.6),
                                                (62.2, 29.6))))),
    ("wood", each("M10 34h19.6l-1 13H11.4Z", "M30.4 34H49.4l-1 13H31.6Z",
                  "M50.4 34H70l-1.2 13H51.6Z")),
    ("ink", each(block(11, 38, 58, 0.9), block(11.6, 42.4, 57, 0.9))),
    *awning(5, 4, 70, 9, 7, "green"),
)  # fmt: skip

TRAIN_STATION: Scene = (
    *outdoors(42, (0, 8), (63, 7), ground="path"),
    ("cream", each(block(4, 20, 72, 25))),
    ("red", each("M2 21L8 15H72L78 21Z")),
    ("cream", "M20 45V21Q20 3 40 3T60 21V45Z"),
    ("glass", "M24 45V22Q24 7 40 7T56 22V45Z"),
    ("ink", beams(0.9, (40, 7, 40, 45), (32, 9, 32, 45), (48, 9, 48, 45), (24, 25, 56, 25))),
    ("glass", each(arch(8, 38, 7, 12), arch(65, 38, 7, 12))),
    ("white", disc(40, 16, 5.6)),
    ("ink", beams(1, (40, 16.4, 40, 12.2), (39.7, 16, 43, 17.6))),
    ("blue", "M29 45V31q0-4 4-4H47q4 0 4 4V45Z"),
    ("pane", "M32 36V31.6q0-1.6 1.6-1.6H46.4q1.6 0 1.6 1.6V36Z"),
    ("gold", each(disc(33.6, 40.6, 1.7), disc(46.4, 40.6, 1.7))),
    ("steel", each(block(28, 44, 24, 3))),
    ("ink", each("M30 47h3l-4 4h-4Z", "M47 47h3l5 4h-4Z")),
)  # fmt: skip

SHOPPING_MALL: Scene = (
    *outdoors(43, (2, 9), (62, 9), ground="path"),
    ("stone", block(3, 18, 74, 28)),
    ("gold", block(1, 15.4, 78, 4)),
    ("glass", "M22 46V19Q22 4 40 4T58 19V46Z"),
    ("ink", beams(0.9, (22, 19, 58, 19), (31, 6.4, 31, 46), (49, 6.4, 49, 46), (22, 31, 58, 31))),
    ("pane", each(block(6, 30, 12, 15), block(62, 30, 12, 15))),
    *awning(5, 25, 14, 4, 5, "red"),
    *awning(61, 25, 14, 4, 5, "blue"),
    ("violet", each("M9 45l1-9h5l1 9Z")),
    ("orange", each("M65 45l1-9h5l1 9Z")),
    ("red", "M31 46l1.6-22H47.4L49 46Z"),
    ("white", "M35 26v-2a5 5 0 0 1 10 0v2h-1.8v-2a3.2 3.2 0 0 0-6.4 0v2Z"),
    ("gold", "M40 29.4l1.9 4 4.3.5-3.2 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.2-3 4.3-.5Z"),
)  # fmt: skip

AMUSEMENT_PARK: Scene = (
    *outdoors(42, (0, 10), (64, 8)),
    ("hill", "M0 42Q16 33 30 40T80 37V46H0Z"),
    *ferris_wheel(40, 23, 18.6),
    ("stone", each("M24 46h32l2 3.4H22Z")),
    *awning(3, 38, 15, 3, 5, "red"),
    ("red", "M2 38L10.5 31 19 38Z"),
    ("cream", block(5, 42.6, 11, 6)),
    *awning(62, 38, 15, 3, 5, "violet"),
    ("violet", "M61 38L69.5 31 78 38Z"),
    ("cream", block(64, 42.6, 11, 6)),
)

RADIO_TOWER: Scene = (
    *outdoors(43, (0, 30), (62, 33), ground="hill"),
    ("grass", "M0 46Q40 38 80 46V50H0Z"),
    ("ink", beams(1.2, (30.6, 40, 47, 29), (49.4, 40, 33, 29), (33.4, 29, 45.4, 21),
                  (46.6, 29, 34.6, 21))),
    ("red", each("M25 47L37.6 10h2l-9.6 37Z", "M55 47L42.4 10h-2l9.6 37Z")),
    ("red", each(block(29, 38, 22, 2.4), block(34.6, 20, 10.8, 2))),
    ("white", each("M31 27.4h18l-1.8 4.6H32.8Z")),
    ("glass", block(32.6, 28.6, 14.8, 2)),
    ("red", block(39.1, 2, 1.8, 9)),
    ("white", block(39.1, 5, 1.8, 3)),
    ("gold", disc(40, 3, 2.3)),
    ("line", waves(40, 8, 8.5, 13, 17.5)),
    ("stone", each(block(22, 46, 9, 3), block(49, 46, 9, 3))),
)  # fmt: skip

SCENES: dict[str, Scene] = {
    "wheat-field": WHEAT_FIELD,
    "ranch": RANCH,
    "bakery": BAKERY,
    "cafe": CAFE,
    "convenience-store": CONVENIENCE_STORE,
    "forest": FOREST,
    "stadium": STADIUM,
    "tv-station": TV_STATION,
    "business-centre": BUSINESS_CENTRE,
    "cheese-factory": CHEESE_FACTORY,
    "furniture-factory": FURNITURE_FACTORY,
    "mine": MINE,
    "family-restaurant": FAMILY_RESTAURANT,
    "apple-orchard": APPLE_ORCHARD,
    "fruit-market": FRUIT_MARKET,
    "train-station": TRAIN_STATION,
    "shopping-mall": SHOPPING_MALL,
    "amusement-park": AMUSEMENT_PARK,
    "radio-tower": RADIO_TOWER,
}
