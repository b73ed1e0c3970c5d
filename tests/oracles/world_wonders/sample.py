"""A set of components for trying the rules; the values are made up."""

from __future__ import annotations

# Rows are divided by slashes; # is a cell of a shape.
STACKS = """
P4 4p 4 ###/.#.      S1 main 2 ##         S2 main 3 ##/#.      S3 main 3 ###
S4 main 4 ###/#..    S5 main 4 ##/##      S6 main 5 ###/##.    P5 5p 5 ###/#../#..
"""

# id, pieces, what it must touch, rings, food, ceramics, gears, population
MONUMENTS = """
ziggurat LL/LL B,R 1 0 1 0 0            giza LL/LL,LL/LL,L T,R 2 0 1 0 1
obelisks L?L T,R 1 0 0 1 0              trojan LL H,R 1 0 0 1 0
ishtar LLL M,S 1 0 0 0 1                theater LL/LL B,H 1 0 0 0 1
parthenon LLL/LLL B,T 2 0 0 1 0         carthage WW/EE M,R 1 1 1 0 0
aqueduct LEEEL H,W 2 1 0 0 1            petra LL/L. M,N 1 0 1 0 0
lighthouse EE/EE B,R 1 0 0 1 0          greatwall LL,LL,LL F,TW 2 0 0 0 1
bridge LWWL F,R 1 0 0 0 1               colosseum LLL/LLL H,M,R 2 0 0 0 1
hippodrome LLLL/LLLL M,R 2 1 0 0 1      castillo LL/LL B,F 1 1 0 1 0
shitennoji LL T,R 1 0 1 0 0             angkor LLL/LLL/LLL T,W 2 1 1 1 0
moai L,L,L N,R 1 0 0 0 0                machu LLL/LLL F,F 2 1 0 0 0
thienmu L T,W 1 0 0 0 0
"""

LAKE = "N..N....N..N/............/.N........N./.....WW...../....WWWW..../N...WWWW...N"
LAKE += "/.....WW...../............/..N......N../............"

OBJECTIVES = "1 2 3 4 5 6:H 6:M 6:T 7:food 7:ceramics 7:gears 8:B 8:F 9 10"

SOLO = """
B:T:L F:H:R H:M:L M:B:R T:F:L LONG:SHORT:R SHORT:LONG:L TOWER:LONG:R TOWER,LONG:SHORT:L
LONG,SHORT:TOWER:R TOWER,SHORT:ANY:L ANY:LONG:R ANY:SHORT:L RESHUFFLE::
"""


def printed(shape: str) -> list[str]:
    return shape.replace("#", "X").split("/")


def in_rows_of(text: str, size: int) -> list[list[str]]:
    words = text.split()
    return [words[i : i + size] for i in range(0, len(words), size)]


def rivers() -> dict[str, list[str]]:
    """Five rivers two cells wide that shift to the right as they flow down."""
    maps = {}
    for number in range(1, 6):
        rows = [["."] * 12 for _ in range(10)]
        for r, row in enumerate(rows):
            row[(number + r // 3)] = row[(number + r // 3) + 1] = "W"
            row[11 if r % 2 == 0 else (number + 8 + r) % 12] = "N"
        maps[f"B{number}"] = ["".join(row) for row in rows]
    return maps


def tiles(stack: str, cost: int) -> list[dict]:
    """Two tiles of each type, with one symbol less than they cost; the cheapest are alike."""
    found = []
    for number in range(10):
        own = {"food": 0, "ceramics": 0, "gears": 0}
        for symbol in range(cost - 1):
            turn = number if cost > 2 else number // 2
            own[("food", "ceramics", "gears")[(turn + symbol) % 3]] += 1
        tile = {"id": f"{stack}-{number + 1:02}", "stack": stack, "type": "BFHMT"[number // 2]}
        found.append(tile | own)
    return found


def monument(row: list[str]) -> dict:
    numbers = dict(zip(("rings", "food", "ceramics", "gears", "population"), row[3:], strict=True))
    return {
        "id": row[0],
        "pieces": [piece.split("/") for piece in row[1].split(",")],
        "adjacent": row[2].split(","),
        **{key: int(number) for key, number in numbers.items()},
    }


def objective(word: str) -> dict:
    category, _, param = word.partition(":")
    return {"category": int(category), "param": param or None, "vp_first": 3, "vp_second": 1}


def card(word: str) -> dict:
    top, mid, arrow = word.split(":")
    split = [item.split(",") if item else [] for item in (top, mid)]
    return {"top": split[0], "mid": split[1], "arrow": arrow or None}


def track(symbols: list[int], rings: list[int]) -> dict:
    by_resource = dict.fromkeys(("food", "ceramics", "gears"), symbols)
    return {
        "resource_max": 15,
        "population_symbols": by_resource,
        "population_last": 13,
        "ring_spaces": rings,
    }


def components() -> dict:
    """A fresh set, in the layout that the project's components have."""
    stacks = [
        {"id": name, "board": board, "cost": int(cost), "shape": printed(shape)}
        for name, board, cost, shape in in_rows_of(STACKS, 4)
    ]
    return {
        "maps": {"A": LAKE.split("/")} | rivers(),
        "roads": {"long": ["XXXX"], "short_set": [["XX"], ["XX"], ["X"]]},
        "tower": {"shape": ["X"]},
        "stacks": stacks,
        "tiles": [tile for stack in stacks for tile in tiles(stack["id"], stack["cost"])],
        "monuments": [monument(row) for row in in_rows_of(MONUMENTS, 8)],
        "objectives": [objective(word) for word in OBJECTIVES.split()],
        "solo": [card(word) for word in SOLO.split()],
        "tracks": {
            "A": track([3, 6, 9, 11, 13, 15], [2, 4, 6, 8, 9, 10, 11, 12, 13]),
            "B": track([2, 4, 7, 10, 13, 15], [3, 5, 7, 8, 9, 10, 11, 12, 13]),
        },
    }
