"""Victory points at the end of the game, and the measures of the public objectives."""

from __future__ import annotations

from .city import City, union


def points_for_population(track: dict, population: int) -> int:
    """One for each ring reached or passed."""
    return sum(space <= population for space in track["ring_spaces"])


def points_for_nature(city: City) -> int:
    """One for each visible natural resource that touches an object."""
    beside_objects = city.ground.around(city.occupied)
    return (city.uncovered(city.ground.nature) & beside_objects).bit_count()


# The measures of the objectives by category


def enclosed_area(city: City) -> int:
    """Cells of the largest area of free plain land that has no cell in an outer row or column."""
    areas = city.ground.groups(city.uncovered(city.ground.plain))
    return max((a.bit_count() for a in areas if not a & city.ground.outer), default=0)


def longest_road(city: City) -> int:
    """Cells of the largest connected group of road cells."""
    return max((g.bit_count() for g in city.ground.groups(city.all_roads())), default=0)


def buildings_touching(city: City, cells: int) -> int:
    return sum(bool(city.ground.around(b.cells) & cells) for b in city.buildings)


def largest_neighbourhood(city: City, kind: str) -> int:
    """Buildings in the largest group of adjacent buildings of a kind."""
    tiles = city.of_kind(kind)
    groups = city.ground.groups(union(tiles))
    return max((sum(bool(tile & group) for tile in tiles) for group in groups), default=0)


def buildings_on_edge(city: City) -> int:
    """The sidewalk does not count; a corner cell beside it still has a side on the map edge."""
    return sum(bool(b.cells & city.ground.edge) for b in city.buildings)


def measure(objective: dict, city: City, resources: dict[str, int]) -> int:
    """How far one player has come in an objective."""
    param = objective["param"]
    match objective["category"]:
        case 1:
            return enclosed_area(city)
        case 2:
            return longest_road(city)
        case 3:
            return len(city.monuments)
        case 4:
            return buildings_touching(city, city.uncovered(city.ground.nature))
        case 5:
            return buildings_touching(city, city.uncovered(city.ground.water))
        case 6:
            return len(city.of_kind(param))
        case 7:
            return resources[param]
        case 8:
            return largest_neighbourhood(city, param)
        case 9:
            return buildings_on_edge(city)
        case 10:
            return len({district.kind for district in city.districts()})
    raise ValueError(f"no objective of category {objective['category']}")


def points_for_objective(objective: dict, measures: list[int]) -> list[int]:
    """First and second place by measure; a measure of zero scores nothing (ruling)."""
    first, second = objective["vp_first"], objective["vp_second"]
    best, *lower = sorted({m for m in measures if m > 0}, reverse=True) or [0]
    points = dict.fromkeys(measures, 0)
    leaders = measures.count(best)
    if best > 0 and leaders > 1:
        points[best] = rounded_half_up(first + second, leaders)
    elif best > 0:
        points[best] = first
        for next_best in lower[:1]:
            points[next_best] = second if measures.count(next_best) == 1 else 1
    return [points[m] for m in measures]


def rounded_half_up(total: int, among: int) -> int:
    return (2 * total + among) // (2 * among)
